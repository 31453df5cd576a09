"""What the cards of Tichu look like: four suits of our own, four figures, and the back.

A plain card carries its suit as a shape, a colour and the letter it is written with; a special
card is gilt and carries its figure instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from render import masks
from render.shapes import SYMBOLS, TICHU_SUITS, Outline, regular
from render.stamps import Pen
from render.theme import Ink
from render.tichu_figures import FIGURES, Layer

SUIT_INKS: Final[dict[str, Ink]] = {"g": "green", "k": "ink", "b": "blue", "r": "red"}
RADIUS: Final = 0.1
"""Of a card's corners, in parts of its width."""
TEN: Final = 1.34
"""How wide `10` is, in parts of its height."""
HALF: Final = "½"
"""Ends the rank of a Phoenix that was played alone."""
HALF_RANK: Final = 0.7
"""How high such a rank is, in parts of the usual height."""
LEAST_LETTER: Final = 16
"""A suit's letter smaller than this could not be read, and is left out."""
FIGURED: Final = {**FIGURES, "sun": (Layer(SYMBOLS["sun"], "red", "gilt"),)}
"""The figures of special cards, and that of a card that is not there."""
ROSETTE: Final[Outline] = tuple(regular(4, turn=part / 16) for part in range(4))


class CardPlan(NamedTuple):
    """The parts of one size of card, in pixels."""

    rim: int
    """How thick the dark line around the card is."""
    edge: int
    """What stays free along the card's edge."""
    rank: int
    """The height of the rank, which stands at the top left."""
    suit: int
    """The side of the suit's square at the bottom right."""
    letter: int
    """The height of a capital where the suit's letter stands, at the bottom left."""
    figure: int
    """The side of the square of a figure below a rank."""


class FanPlan(NamedTuple):
    """The same for a card in a fan: all of it stands at the left, one under the other."""

    rim: int
    edge: int
    rank: int
    suit: int
    strip: int
    """How much of the left has to be seen."""


def plan(width: int, height: int) -> CardPlan:
    """Where things are on a card that lies free. It is higher than wide."""
    edge = max(3, round(width * 0.07))
    return CardPlan(
        rim=max(1, width // 50),
        edge=edge,
        rank=round(min(height * 0.4, width * 0.52)),
        suit=round(width * 0.52),
        letter=round(width * 0.2),
        figure=round(width * 0.6),
    )


def fan_plan(width: int, height: int) -> FanPlan:
    """Where things are on a card in a fan."""
    edge = max(2, round(width * 0.05))
    rank = round(min(height * 0.36, width * 0.37))
    suit = round(rank * TEN)
    return FanPlan(max(1, width // 50), edge, rank, suit, 2 * edge + suit)


def shown_rank(name: str) -> str:
    """The rank as people write it: `10` for the wire's `T`, nothing for most special cards.

    The Phoenix may be followed by the rank it stands for: `phoenix 8`. So may the sun, which stands
    for a card that is not there.
    """
    figure, _, rank = name.partition(" ")
    if figure in FIGURED:
        return {"mahjong": "1"}.get(figure, rank.replace("T", "10"))
    return "10" if name[0] == "T" else name[0]


def card(pen: Pen, name: str, on: Ink) -> None:
    """A card that lies free."""
    parts, figure = plan(pen.width, pen.height), name.partition(" ")[0]
    _body(pen, parts.rim, "gilt" if figure in FIGURED else "paper", on)
    if figure in FIGURED:
        _special(pen, parts, figure, shown_rank(name))
    else:
        _plain(pen, parts, name)


def _plain(pen: Pen, parts: CardPlan, name: str) -> None:
    ink, edge = SUIT_INKS[name[1]], parts.edge
    middle = edge + round(parts.rank * TEN * 0.4)
    _rank(pen, shown_rank(name), (edge, middle, edge), parts.rank, ink, "paper")
    corner = pen.width - edge - parts.suit, pen.height - edge - parts.suit
    pen.shape(TICHU_SUITS[name[1]], (*corner, parts.suit, parts.suit), ink, "paper")
    if parts.letter < LEAST_LETTER:
        return
    low = pen.height - edge - round(parts.letter * 0.85)
    pen.text(name[1], edge + parts.letter // 2, low, parts.letter, ink, "paper")


def _special(pen: Pen, parts: CardPlan, figure: str, rank: str) -> None:
    """The figure alone, as large as it goes, or below a rank."""
    if not rank:
        side = pen.width - 2 * parts.edge
        _figure(pen, figure, parts.edge, (pen.height - side) // 2, side)
        return
    edge, side = parts.edge, parts.figure
    middle = edge + round(parts.rank * TEN * 0.4)
    _rank(pen, rank, (edge, middle, edge), parts.rank, "ink", "gilt")
    _figure(pen, figure, pen.width - edge - side, pen.height - edge - side, side)


def fanned(pen: Pen, name: str, on: Ink) -> None:
    """A card that others may cover but for its left."""
    parts, figure = fan_plan(pen.width, pen.height), name.partition(" ")[0]
    special = figure in FIGURED
    ink, ground = ("ink", "gilt") if special else (SUIT_INKS[name[1]], "paper")
    _body(pen, parts.rim, ground, on)
    edge, middle = parts.edge, parts.edge + parts.suit // 2
    _rank(pen, shown_rank(name), (edge, middle, edge), parts.rank, ink, ground)
    below = 2 * edge + 4 + parts.rank
    if special:
        _figure(pen, figure, edge, below, parts.suit)
    else:
        pen.shape(TICHU_SUITS[name[1]], (edge, below, parts.suit, parts.suit), ink, ground)


def back(pen: Pen, _name: str, on: Ink) -> None:
    """The back of every card: a thin frame, and room for a number."""
    _body(pen, max(1, pen.width // 50), "back", on)
    outer = 3 + pen.width // 24
    _inset(pen, outer, "gilt", "back")
    _inset(pen, outer + 1, "back", "gilt")


def place(pen: Pen, name: str, on: Ink) -> None:
    """A medal with the place of who is out."""
    edge = max(2, pen.width // 16)
    inner = pen.width - 2 * edge
    pen.shape(ROSETTE, (0, 0, pen.width, pen.height), "rim", on)
    pen.shape(ROSETTE, (edge, edge, inner, inner), "gilt", "rim")
    pen.text(name, pen.width // 2, pen.height // 2, round(inner * 0.5), "ink", "gilt")


def _body(pen: Pen, rim: int, ink: Ink, on: Ink) -> None:
    """The card itself, with a dark line around it that shows where cards overlap."""
    pen.body(pen.width * RADIUS, "rim", on)
    _inset(pen, rim, ink, "rim")


def _inset(pen: Pen, edge: int, ink: Ink, on: Ink) -> None:
    """All of the card but for an edge."""
    radius = max(1, pen.width * RADIUS - edge)
    inner = masks.rounded(pen.width - 2 * edge, pen.height - 2 * edge, radius)
    pen.fill(inner, edge, edge, ink, on)


def _rank(pen: Pen, rank: str, place: tuple[int, int, int], size: int, ink: Ink, on: Ink) -> None:
    """A rank around the middle of its column; `place` is its top, that middle, its least left."""
    if not rank:
        return
    top, middle, least = place
    height = round(size * HALF_RANK) if HALF in rank else size
    pen.text(rank, middle, top + 2 + size // 2, height, ink, on, least=least)


def _figure(pen: Pen, name: str, x: int, y: int, side: int) -> None:
    for layer in FIGURED[name]:
        pen.shape(layer.outline, (x, y, side, side), layer.ink, layer.on)


FACES: Final[dict[str, Callable[[Pen, str, Ink], None]]] = {
    "tichu": card,
    "tichu-fan": fanned,
    "tichu-back": back,
    "place": place,
}
"""Their kinds of sprite by name."""
