"""Made-up moments of Epochs Poker, for the contact sheet, the tests and the benchmark."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from engines.epochs.view import (
    BoardCard,
    Combination,
    EpochsView,
    Finished,
    HoleCard,
    LegalView,
    Pot,
    RaiseView,
    SeatView,
)
from engines.kernel.game import Seat
from render import epochs, epochs_hand, epochs_scale, epochs_showdown
from render.epochs_cards import NUMERALS
from render.epochs_seats import BACK
from render.scene import Scene, Sprite

NAMES: Final = (
    "Ada",
    "Maximiliano Fernandes da Conceição",
    "Олександр Ґалаґан",
    "Їжачок",
    "WWWWWWWWWWWWWWWW",
    "João",
    "🎉 日本語の名前",
    "Соломія-Вікторія Щур",
)
BOARD: Final = "5h2 8s1 *m 3y1 10h5"
HOLE: Final = "5h1 5h4 5* 8s2 jk1 2m6"


def made(text: str) -> tuple[Combination, ...]:
    """`5 4/5 h: 5h1 5h4 5* 5h2; ...` as combinations. Nobody checks whether they are."""
    return tuple(map(_combination, filter(None, text.split("; "))))


def _combination(text: str) -> Combination:
    what, cards = text.split(": ")
    epoch, fraction, suits = what.split()
    k, n = map(int, fraction.split("/"))
    suit: Any = suits if len(suits) == 1 else (suits[0], suits[1])
    return Combination(suit, int(epoch), k, n, round(k / n, 2), tuple(cards.split()))


HINT: Final = made("5 5/5 h: 5h1 5h4 5h2 5* jk1; 8 2/3 s: 8s1 8s2; 2 2/6 m: 2m6 *m")


def seat(number: int, chips: int, bet: int = 0, stake: int = 10, **other: Any) -> SeatView:
    """A seat in the hand, as others see it."""
    shown = {"folded": False, "all_in": False, "out": False, **other}
    cards = () if shown["out"] else (HoleCard(None),) * 6
    return SeatView(Seat(number), chips, bet, stake + bet, cards, **shown)


def view(seats: Sequence[SeatView], board: str = "", **other: Any) -> EpochsView:
    """What everybody sees in the middle of a hand."""
    cards = tuple(BoardCard(card, "flop") for card in board.split())
    inside = tuple(each.seat for each in seats if not each.folded)
    shown: dict[str, Any] = {
        "hand": 7,
        "hands": 20,
        "pack": "full",
        "jokers": 2,
        "min_bet": 10,
        "max_bet": None,
        "ante": 10,
        "seats": tuple(seats),
        "hole": (),
        "hint": (),
        "board": cards,
        "pots": (Pot(sum(each.stake - each.bet for each in seats), inside),),
        "deck": 120,
        "button": Seat(0),
        "street": "flop",
        "to_act": Seat(1),
        "legal": LegalView(),
        "last_hand": None,
    }
    return EpochsView(**{**shown, **other})


EIGHT: Final = (
    seat(0, 1240, 120, 40),
    seat(1, 85, 60, 40),
    seat(2, 990, 0, 40, folded=True),
    seat(3, 0, 460, 40, all_in=True),
    seat(4, 0, 0, 0, out=True, folded=True),
    seat(5, 2105, 460, 40),
    seat(6, 12_500, 0, 40, folded=True),
    seat(7, 730, 5, 40),
)
THREE: Final = (seat(0, 960, 0, 40), seat(1, 920, 40, 40), seat(2, 1020, 0, 10, folded=True))

OVER: Final = (
    Combination("h", 5, 5, 5, 1.0, ("5h1", "5h4", "5h2", "5*", "jk1")),
    Combination("s", 8, 2, 3, 0.67, ("8s1", "8s2")),
)
HANDS: Final = (
    (
        "5h1 5h4 5* 8s2 jk1 2m6",
        "5 5/5 h: 5h1 5h4 5h2 5* jk1; 8 2/3 s: 8s1 8s2; 3 2/6 m: *m 2m6",
        "10h5 3y1",
    ),
    (
        "3y2 10h1 10h2 6s1 1m1 1m2",
        "3 2/2 y: 3y1 3y2; 10 3/5 h: 10h5 10h1 10h2; 1 3/6 m: 1m1 1m2 *m",
        "8s1 6s1 5h2",
    ),
    (
        "10h3 10h4 9y1 7m1 4s1 1h1",
        "10 3/5 h: 10h5 10h3 10h4; 7 2/6 m: 7m1 *m",
        "9y1 8s1 5h2 4s1 3y1 1h1",
    ),
    (
        "9m1 7s1 6h1 4y1 2h1 1s1",
        "9 2/6 m: 9m1 *m",
        "10h5 8s1 7s1 6h1 5h2 4y1 3y1 2h1 1s1",
    ),
    (
        "8s3 8* 8y1 8y2 6m1 4h1",
        "8 5/5 ys: 8y1 8y2 8s1 8s3 8*; 6 2/6 m: 6m1 *m",
        "10h5 5h2 4h1 3y1",
    ),
    (
        "9s1 9s2 7y1 5m1 2s1 1y1",
        "9 2/3 s: 9s1 9s2; 5 2/6 m: 5m1 *m",
        "10h5 8s1 7y1 5h2 3y1 2s1 1y1",
    ),
    (
        "9h1 9h2 7h1 4m1 2y1 1m3",
        "9 2/5 h: 9h1 9h2; 4 2/6 m: 4m1 *m",
        "10h5 8s1 7h1 5h2 3y1 2y1 1m3",
    ),
    (
        "10s1 7m2 6y1 4m2 3h1 2s2",
        "7 2/6 m: 7m2 *m",
        "10s1 10h5 8s1 6y1 5h2 4m2 3y1 3h1 2s2",
    ),
)
"""Hole cards, what they make with the board, and the rest."""


def shown(seats: Sequence[int], players: int, payouts: dict[int, int]) -> Finished:
    """A showdown of some of the hands above."""
    rows = [HANDS[each] if each in seats else None for each in range(players)]
    return Finished(
        hand=6,
        board=tuple(BOARD.split()),
        shown=tuple(tuple(each[0].split()) if each else None for each in rows),
        combinations=tuple(made(each[1]) if each else None for each in rows),
        rest=tuple(tuple(each[2].split()) if each else None for each in rows),
        winners=tuple(map(Seat, sorted(payouts))),
        payouts=tuple(payouts.get(each, 0) for each in range(players)),
        pots=(),
    )


def _dealt(players: int) -> tuple[SeatView, ...]:
    return tuple(seat(each, 1000 + 35 * each) for each in range(players))


def tables() -> dict[str, EpochsView]:
    """Every kind of moment as everybody sees it."""
    sides = (Pot(280, (Seat(0), Seat(1), Seat(3), Seat(5))), Pot(125, (Seat(0), Seat(5))))
    over = tuple(replace(each, stake=0) for each in _dealt(3))
    return {
        "deal": view(_dealt(4), street="deal", button=Seat(3), to_act=Seat(0), pack="1+3+4"),
        "flop, three": view(THREE, "5h2 8s1 *m", max_bet=80),
        "river, eight": view(EIGHT, BOARD, pots=sides, to_act=Seat(7), button=Seat(5)),
        "turn, two": view(_dealt(2), "5h2 8s1 *m jk2", street="turn", pack="2+3+4"),
        "over": view(over, to_act=None, pots=()),
        "showdown, two": _after((0, 1), 2, {0: 640}),
        "showdown, three": _after((0, 2, 1), 3, {0: 640, 1: 120}),
        "showdown, four": _after((0, 1, 2, 4), 6, {4: 940}),
        "showdown, eight": _after(range(8), 8, {4: 640, 0: 300}),
        "showdown, over": replace(_after((0, 1, 2), 3, {2: 3000}), to_act=None),
    }


def _after(seats: Sequence[int], players: int, payouts: dict[int, int]) -> EpochsView:
    """The next hand has been dealt, nobody has acted yet."""
    last = shown(seats, players, payouts)
    return view(_dealt(players), street="deal", last_hand=last)


def hands() -> dict[str, EpochsView]:
    """Every kind of moment as the second seat sees it."""
    hole = tuple(HOLE.split())
    gone = (EIGHT[0], seat(1, 85, folded=True), *EIGHT[2:])
    may = LegalView(False, 460, RaiseView(900, 2105))
    early = made("5 2/2 y: 5* jk1; 5 2/5 h: 5h1 5h4")
    late = made("8 3/3 s: 8s1 8s2 jk1; 5 3/5 h: 5h1 5h4 5*; 2 2/6 m: 2m6 *m")
    five = made(
        "5 2/2 y: 5* jk1; 8 2/3 s: 8s1 8s2; 5 2/5 h: 5h1 5h4; 3 2/2 y: 3y1 *m; 10 2/6 m: 10h5 2m6"
    )
    return {
        "deal": view(_dealt(4), street="deal", hole=hole, hint=early, legal=LegalView(True)),
        "flop": view(THREE, "8s1 *m 3y1", hole=hole, hint=late, to_act=Seat(0)),
        "river": view(EIGHT, BOARD, hole=hole, hint=HINT, legal=may),
        "five": view(EIGHT, BOARD, hole=hole, hint=five, legal=may),
        "folded": view(gone, BOARD, hole=hole, hint=HINT, to_act=Seat(5)),
        "nothing": view(THREE, "8s1 10h5 3y1", hole=("5h1", "4s1", "9m1", "2m6", "1y1", "7s1")),
        "between": view(THREE, to_act=None),
    }


PACK: Final = (
    *(f"{epoch}{mark}" for epoch in range(1, len(NUMERALS)) for mark in ("y", "s", "h", "m", "*")),
    *("*y", "*s", "*h", "*m", "jk"),
)
SIZES: Final = (
    epochs_hand.OWN,
    epochs.CARD,
    epochs_hand.BOARD,
    epochs_showdown.FEW.card,
    epochs_scale.SINGLE,
    epochs_showdown.SOME.card,
)
"""Every size in which cards are drawn."""


def packs() -> Iterator[tuple[str, Scene]]:
    """All cards in every size, and the backs."""
    for size in SIZES:
        for kind in ("epoch", "epoch-dim"):
            yield f"{kind} {size}", _pack(kind, PACK, *size)
    yield "epoch-back", _pack("epoch-back", ("", "dead"), *BACK)


def _pack(kind: str, names: Sequence[str], width: int, height: int) -> Scene:
    items = tuple(
        Sprite(kind, name, 8 + at % 11 * (width + 6), 8 + at // 11 * (height + 6), width, height)
        for at, name in enumerate(names)
    )
    return Scene(11 * (width + 6) + 10, 5 * (height + 6) + 10, items)


def scenes() -> Iterator[tuple[str, Scene]]:
    """All of them."""
    for title, seen in tables().items():
        yield f"epochs {title}", epochs.table(seen, NAMES[: len(seen.seats)])
    for title, seen in hands().items():
        yield f"epochs hand, {title}", epochs.hand(seen, NAMES, Seat(1))
    for title in ("deal", "folded", "nothing"):
        quiet = epochs.hand(hands()[title], NAMES, Seat(1), quiet=True)
        yield f"epochs quiet hand, {title}", quiet
    yield "epochs scale", epochs.scale()
    river = tables()["river, eight"]
    yield "epochs night", epochs.table(river, NAMES, theme="night")
    last = tables()["showdown, four"]
    yield "epochs showdown, night", epochs.table(last, NAMES[:6], theme="night")
    yield "epochs hand, night", epochs.hand(hands()["river"], NAMES, Seat(1), theme="night")
