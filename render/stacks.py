"""What stacks of poker chips look like, for bets and pots."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from render.enamel import Piece, enamel
from render.shapes import Polygon
from render.stamps import Pen
from render.theme import Ink

CHIPS: Final[tuple[tuple[int, str, Ink, Ink], ...]] = (
    (1000, "m", "saffron", "madder"),
    (500, "d", "lapis", "paper"),
    (100, "c", "madder", "paper"),
    (25, "q", "turquoise", "paper"),
    (5, "v", "paper", "lapis"),
)
"""What each chip is worth, its letter in names, its colour and that of its marks."""

MOST: Final = 3
"""A stack shows so many chips, those of most worth."""
THICK: Final = 0.2
"""Of a chip, in parts of its width."""
FLAT: Final = 0.4
"""The height of its face, seen from the side, in parts of its width."""
MARKS: Final = ((22, 48), (77, 103), (132, 158))
"""The marks on a chip's edge, in degrees from its right end to its left one."""
PILE: Final = ((0.28, 0.8, "ccc"), (0.74, 0.78, "dddd"), (0.5, 1.0, "qm"))
"""The stacks of a pile from the back: their middle, their foot, and their chips."""


def letters(chips: int) -> str:
    """The chips of a stack from below, as a sprite's name: the most worth of what makes `chips`."""
    name, rest = "", chips
    for worth, letter, *_ in CHIPS:
        count, rest = divmod(rest, worth)
        name += letter * count
    return name[:MOST] or CHIPS[-1][1] * bool(chips)


def height(width: int, count: int) -> int:
    """How high a stack of so many chips of a width is, in pixels."""
    return round(width * (FLAT + THICK * count)) + 2


def stack(pen: Pen, name: str, on: Ink) -> None:
    """Chips on one another on the field's lower edge; `name` are their letters from below."""
    line = _line(pen.width)
    pieces = _stack(pen.width / 2, pen.height - line, pen.width - 2 * line, name)
    enamel(pen, pieces, line, on)


def pile(pen: Pen, _name: str, on: Ink) -> None:
    """Three stacks together, for a pot of any size."""
    line = _line(pen.width / 2)
    pieces: list[Piece] = []
    for middle, foot, chips in PILE:
        floor = pen.height * foot - line
        pieces += _stack(pen.width * middle, floor, pen.width / 2 - 2 * line, chips)
    enamel(pen, pieces, line, on)


def _line(width: float) -> float:
    return max(1.0, width / 30)


def _stack(x: float, floor: float, width: float, name: str) -> list[Piece]:
    """Chips on one another whose lowest point is at `floor`."""
    pieces: list[Piece] = []
    for number, letter in enumerate(name):
        _, _, ink, marks = next(chip for chip in CHIPS if chip[1] == letter)
        low = floor - width * (FLAT / 2 + number * THICK)
        pieces += _chip(x, low, width, ink, marks)
    return pieces


def _chip(x: float, low: float, width: float, ink: Ink, marks: Ink) -> list[Piece]:
    """One chip; `low` is the middle of its lower face."""
    across, down, thick = width / 2, width / 2 * FLAT, width * THICK
    top = low - thick
    edge = _arc(x, low, across, down, 0, 180)
    body = ((x + across, top), *edge, (x - across, top))
    spots = tuple(
        (*_arc(x, low, across, down, start, end), *_arc(x, top, across, down, end, start))
        for start, end in MARKS
    )
    return [
        Piece(ink, (body,)),
        Piece(marks, spots, lined=False),
        Piece(ink, (_arc(x, top, across, down, 0, 360),)),
        Piece(marks, (_arc(x, top, across * 0.6, down * 0.6, 0, 360),), lined=False),
        Piece(ink, (_arc(x, top, across * 0.42, down * 0.42, 0, 360),), lined=False),
    ]


def _arc(x: float, y: float, across: float, down: float, start: float, end: float) -> Polygon:
    """A part of an ellipse, in degrees from its right end downwards."""
    turns = [pi * (start + (end - start) * step / 24) / 180 for step in range(25)]
    return tuple((x + across * cos(turn), y + down * sin(turn)) for turn in turns)


FACES: Final[dict[str, Callable[[Pen, str, Ink], None]]] = {"stack": stack, "pile": pile}
"""The kinds of sprite that chips are."""
