"""Made-up moments of As-Nas, for the contact sheet, the tests and the benchmark of pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from engines.asnas.view import AsNasView, Finished, Hand
from engines.kernel.game import Seat
from render import asnas, asnas_hand, asnas_rules, asnas_seat
from render.asnas_cards import BACK, DARK, LETTERS
from render.scene import Scene, Sprite
from render.theme import THEMES

NAMES: Final = ("Ada", "Maximiliano Fernandes da Conceição", "Олександр Ґалаґан", "Їжачок 🎉")
HAND: Final[Hand] = ("couli", "as", "bibi", "as", "shah")

NONE: Final = (None,) * 4
START: Final = AsNasView(
    deal=1,
    deals=12,
    dealer=Seat(0),
    bets=(1, 0, 0, 0),
    pot=1,
    highest=1,
    folded=(),
    looked=(),
    hand=None,
    shown=None,
    totals=("0", "0", "0", "0"),
    history=(),
    to_act=Seat(1),
    may=(),
)

SHOWN: Final[tuple[Hand | None, ...]] = (
    ("shah", "bibi", "shah", "as", "shah"),
    ("as", "couli", "sarbaz", "as", "couli"),
    None,
    ("bibi", "sarbaz", "couli", "sarbaz", "bibi"),
)
SHOWDOWN: Final = Finished(
    winners=(Seat(0),),
    category="three",
    payouts=("10", "0", "0", "0"),
    scores=("7", "-3", "-1", "-3"),
    shown=SHOWN,
)
ALIKE: Final[Hand] = ("as", "shah", "bibi", "sarbaz", "couli")
TIED: Final = Finished(
    winners=(Seat(0), Seat(1), Seat(3)),
    category="high-card",
    payouts=("13/3", "13/3", "0", "13/3"),
    scores=("1/3", "1/3", "-1", "1/3"),
    shown=(ALIKE, ALIKE, None, ALIKE),
)
ALONE: Final = Finished(
    winners=(Seat(2),),
    category=None,
    payouts=("0", "0", "5", "0"),
    scores=("-1", "-2", "3", "0"),
    shown=NONE,
)


def view(bets: tuple[int, ...] = START.bets, **changes: Any) -> AsNasView:
    """The start of a match but for `bets` and other `changes`."""
    return replace(START, bets=bets, pot=sum(bets), highest=max(bets), **changes)


def after(end: Finished, bets: tuple[int, ...] = (0, 1, 0, 0), **changes: Any) -> AsNasView:
    """The deal after one that ended so."""
    known = {"history": (end,), "shown": end.shown, "totals": end.scores}
    return view(bets, **{"deal": 2, "dealer": Seat(1), "to_act": Seat(2), **known, **changes})


def tables() -> dict[str, AsNasView]:
    """Every kind of moment as everybody sees it."""
    seats = tuple(map(Seat, range(4)))
    return {
        "start": START,
        "betting": view((4, 3, 1, 4), looked=seats[1:], folded=seats[2:3], to_act=seats[1]),
        "showdown": after(SHOWDOWN),
        "tie": after(TIED),
        "alone": after(ALONE),
        "next deal": after(SHOWDOWN, (0, 1, 2, 0), looked=seats[2:], to_act=seats[3]),
        "after a tie": after(TIED, (0, 1, 1, 0), folded=seats[3:], to_act=seats[0]),
        "twelfths": after(TIED, (2, 1, 2, 3), totals=("-149/12", "31/3", "-1/4", "7/3")),
        "over": after(SHOWDOWN, (3, 3, 1, 3), deals=1, deal=1, dealer=seats[0], to_act=None),
    }


def hands() -> dict[str, AsNasView]:
    """Every kind of moment as the second seat sees it."""
    mine = (Seat(1),)
    return {
        "unseen": START,
        "seen": view((2, 1, 0, 0), looked=mine, hand=HAND),
        "called": view((4, 4, 4, 3), looked=mine, hand=ALIKE, to_act=Seat(3)),
        "folded": view((2, 0, 0, 0), looked=mine, folded=mine, hand=HAND, to_act=Seat(2)),
        "folded unseen": view((2, 0, 0, 0), folded=mine, to_act=Seat(2)),
    }


def scenes() -> Iterator[tuple[str, Scene]]:
    """All of them, and the rules."""
    for title, seen in tables().items():
        yield f"as-nas {title}", asnas.table(seen, NAMES)
    for title, seen in hands().items():
        yield f"as-nas hand, {title}", asnas.hand(seen, NAMES, Seat(1))
    yield "as-nas ranking", asnas.ranking()
    yield "as-nas night", asnas.table(tables()["next deal"], NAMES, theme="night")
    yield "as-nas hand, night", asnas.hand(hands()["seen"], NAMES, Seat(1), theme="night")


SIZES: Final = (asnas_hand.CARD, asnas_rules.SINGLE, asnas_rules.CARD, asnas_seat.CARD)
"""Every size that cards are drawn in."""


def packs() -> Iterator[tuple[str, Scene]]:
    """All cards in every size: live, folded, face down."""
    for theme in THEMES:
        for width, height in SIZES:
            yield f"court {width}x{height}, {theme}", _pack(width, height, theme)


def _pack(width: int, height: int, theme: str) -> Scene:
    faces = [*(("court", card) for card in LETTERS), BACK]
    dark = [*(("court-folded", card) for card in LETTERS), DARK]
    items = tuple(
        Sprite(kind, name, 8 + at % 6 * (width + 6), 8 + at // 6 * (height + 6), width, height)
        for at, (kind, name) in enumerate((*faces, *dark))
    )
    return Scene(6 * (width + 6) + 10, 2 * (height + 6) + 10, items, theme)
