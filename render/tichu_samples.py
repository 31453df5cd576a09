"""Made-up moments of Tichu, for the contact sheet, the tests and the benchmark of pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

from msgspec.structs import replace

from engines.kernel.game import Seat
from engines.tichu.view import (
    Call,
    Card,
    Combination,
    Laid,
    TichuView,
    TrickView,
    WindowView,
)
from render import tichu, tichu_hand, tichu_rules, tichu_trick
from render.scene import Scene, Sprite

Type = Literal["single", "pair", "triple", "straight", "full-house", "bomb", "straight-flush"]
Stood = Literal["6", "J"]
"""What the Phoenix stands for here."""

SEATS: Final = tuple(map(Seat, range(4)))
NAMES: Final = ("Ada", "Maximiliano Fernandes da Conceição", "Олександр Ґалаґан", "Їжачок")
HAND: Final = "mahjong 2g 3r 5b 5k 8g 9r Tb Tk Jg Kr Kb Ak phoenix"


def cards(text: str) -> tuple[Card, ...]:
    """`2g 3r` as cards."""
    return tuple(map(Card, text.split()))


def play(seat: int, kind: Type, text: str, rank: float, phoenix: Stood | None = None) -> Laid:
    """A combination of `seat` on the table. Nobody checks whether it is one."""
    laid = cards(text)
    return Laid(Seat(seat), Combination(kind, laid, rank, len(laid), phoenix))


QUIET: Final = TichuView(
    round=3,
    target=1000,
    scores=(345, -25),
    phase="play",
    order=SEATS,
    counts=(14, 9, 11, 3),
    trick=TrickView((), None, None),
    turn=Seat(0),
    waiting=SEATS[:1],
    wish=None,
    calls=(),
    places=(),
    faceup=(),
    pools=((),) * len(SEATS),
    in_force=(),
    window=None,
)
"""The first seat is to lead."""


def view(*plays: Laid, **other: Any) -> TichuView:
    """What everybody sees in the middle of a round, with `plays` on the table."""
    trick = TrickView(plays, plays[-1].seat, plays[-1].combination) if plays else QUIET.trick
    turn = other.get("turn", QUIET.turn)
    waiting = () if turn is None else (turn,)
    return replace(QUIET, **{"trick": trick, "waiting": waiting, **other})


SINGLES: Final = tuple(
    play(at % 4, "single", card, rank)
    for at, (card, rank) in enumerate(
        [("mahjong", 1), ("3g", 3), ("5k", 5), ("6b", 6), ("7r", 7), ("8k", 8), ("9g", 9),
         ("Tb", 10), ("Jk", 11), ("Qr", 12), ("Kg", 13)]
    )
)  # fmt: skip
PAIRS: Final = (play(3, "pair", "5g 5r", 5), play(0, "pair", "8k 8b", 8))
STRAIGHT: Final = play(1, "straight", "6k 7r 8b 9g Tk", 10)
LONGEST: Final = play(
    2, "straight", "mahjong 2g 3k 4b 5r phoenix 7g 8r 9b Tk Jg Qb Kr Ak", 14, phoenix="6"
)
FULL: Final = play(1, "full-house", "9g 9k phoenix Jb Jr", 11, phoenix="J")
BOMB: Final = play(3, "bomb", "7g 7k 7b 7r", 7)
FLUSH: Final = play(0, "straight-flush", "4r 5r 6r 7r 8r 9r", 9)
CALLS: Final = (Call(Seat(1), "grand", 200, -200), Call(Seat(0), "tichu", 100, -100))


def tables() -> dict[str, TichuView]:
    """Every kind of moment as everybody sees it."""
    closing = WindowView("w", "closing", SEATS[:3], SEATS[:2], 5.0)
    nobody = {"turn": None, "places": (Seat(1), Seat(2))}
    return {
        "grand": view(turn=None, phase="grand", waiting=SEATS[1:], counts=(8,) * 4),
        "exchange": view(turn=None, phase="exchange", waiting=SEATS[:2], calls=CALLS),
        "lead": view(scores=(0, 0), counts=(14,) * 4),
        "single": view(*SINGLES[:2], turn=Seat(2), wish="8"),
        "singles": view(*SINGLES, turn=Seat(3), calls=CALLS),
        "phoenix": view(SINGLES[6], play(0, "single", "phoenix", 9.5), turn=Seat(1)),
        "pairs": view(*PAIRS, turn=Seat(1), calls=CALLS),
        "straight": view(STRAIGHT, turn=Seat(2), wish="T", places=(Seat(3),), calls=CALLS),
        "long straight": view(LONGEST, turn=Seat(3), wish="6"),
        "full house": view(FULL, turn=Seat(2), calls=CALLS),
        "bomb": view(STRAIGHT, BOMB, turn=Seat(0), calls=CALLS),
        "closing": view(
            *PAIRS, BOMB, FLUSH, turn=None, waiting=SEATS[:2], window=closing, calls=CALLS
        ),
        "dragon": view(**nobody, phase="dragon", waiting=(Seat(3),), calls=CALLS),
        "over": view(turn=None, phase="over", scores=(1015, 985), places=SEATS[:3]),
    }


def hands() -> dict[str, TichuView]:
    """Every kind of moment as the first seat sees it."""
    hand = cards(HAND)
    pair = Combination("pair", cards("Tb Tk"), 10, 2)
    kings = Combination("pair", cards("Kr Kb"), 13, 2)
    phoenix = Combination("pair", cards("Ak phoenix"), 14, 2, "A")
    own = {"seat": Seat(0), "hand": hand}
    leads = tuple(Combination("single", (card,), 0, 1) for card in hand)
    given = tuple(map(Card, ("2g", "3r", "Ak")))
    bomb = Combination("bomb", cards("Qg Qk Qb Qr"), 12, 4)
    return {
        "pair to beat": view(*PAIRS[:1], **own, playable=(pair, kings, phoenix), calls=CALLS),
        "lead": view(**own, playable=leads),
        "bound by a wish": view(
            SINGLES[3],
            **own,
            playable=(Combination("single", cards("Jg"), 11, 1),),
            wish="J",
            must_wish=True,
        ),
        "wait": view(STRAIGHT, **own, turn=Seat(2), wish="9", places=(Seat(3),)),
        "long straight": view(LONGEST, **own, turn=Seat(3), wish="6"),
        "grand": view(
            seat=Seat(0), hand=hand[:8], turn=None, phase="grand", waiting=SEATS, counts=(8,) * 4
        ),
        "exchange": view(
            **own, given=given, turn=None, phase="exchange", waiting=SEATS[1:], counts=(14,) * 4
        ),
        "fifteen": view(BOMB, seat=Seat(0), hand=cards(f"{HAND} dragon"), counts=(15, 9, 11, 3)),
        "bomb": view(
            FULL,
            seat=Seat(0),
            hand=cards("dog 5b Qg Qk Qb Qr dragon"),
            turn=Seat(2),
            playable=(bomb,),
            counts=(7, 9, 11, 3),
        ),
        "last": view(SINGLES[3], seat=Seat(0), hand=cards("Tg"), counts=(1, 9, 11, 3)),
        "out": view(STRAIGHT, seat=Seat(0), hand=(), turn=Seat(2), places=(Seat(0),)),
    }


PACK: Final = (
    *(rank + suit for suit in "gkbr" for rank in "23456789TJQKA"),
    "mahjong",
    "dog",
    "phoenix",
    "dragon",
)
SIZES: Final = {
    "tichu": (
        tichu_trick.BIG,
        tichu_hand.CARD,
        tichu_rules.CARD,
        tichu_hand.SMALL,
        tichu_trick.SCALES[-1].card,
    ),
    "tichu-fan": (tichu_trick.FANNED, *(each.card for each in tichu_trick.SCALES)),
}
"""Every size in which each kind of card is drawn."""


def packs() -> Iterator[tuple[str, Scene]]:
    """All cards in every size."""
    for kind, sizes in SIZES.items():
        for size in sizes:
            yield f"{kind} {size}", _pack(kind, *size)


def _pack(kind: str, width: int, height: int) -> Scene:
    items = tuple(
        Sprite(kind, card, 8 + at % 13 * (width + 6), 8 + at // 13 * (height + 6), width, height)
        for at, card in enumerate(PACK)
    )
    return Scene(13 * (width + 6) + 10, 5 * (height + 6) + 10, items)


def scenes() -> Iterator[tuple[str, Scene]]:
    """All of them, with the own hand in every state of choosing."""
    for title, seen in tables().items():
        yield f"tichu {title}", tichu.table(seen, NAMES)
    for title, seen in hands().items():
        yield f"tichu hand, {title}", tichu.hand(seen, NAMES, Seat(0))
    chosen = cards("Kr Kb")
    seen = hands()["pair to beat"]
    yield "tichu hand, chosen", tichu.hand(seen, NAMES, Seat(0), chosen=chosen)
    yield "tichu combinations", tichu_rules.combinations()
    yield "tichu specials", tichu_rules.specials()
    yield "tichu night", tichu.table(tables()["closing"], NAMES, theme="night")
    yield "tichu hand, night", tichu.hand(seen, NAMES, Seat(0), theme="night")
