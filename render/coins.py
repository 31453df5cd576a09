"""What stacks and heaps of coins look like, for bets and pots."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from render.enamel import Piece, enamel
from render.shapes import ring
from render.stamps import Pen
from render.theme import Ink

THICK: Final = 0.24
"""Of a coin, in parts of its width."""
FLAT: Final = 0.42
"""The height of its face, seen from the side, in parts of its width."""

HEAP: Final = ((0.26, 0.8, 3), (0.74, 0.8, 4), (0.5, 1.0, 2))
"""The stacks of a heap from the back: their middle, their foot, and how many coins they are."""


def height(width: int, count: int) -> int:
    """How high a stack of so many coins of a width is, in pixels."""
    return round(width * (FLAT + THICK * count)) + 2


def coins(pen: Pen, name: str, on: Ink) -> None:
    """So many coins on one another as `name` says, on the field's lower edge; an empty ring for 0.

    The field is as high as `height` says.
    """
    line = _line(pen.width)
    if name == "0":
        pen.shape((ring(0.5, 0.5, 0.46, 0.38),), (0, 0, pen.width, pen.height), "muted", on)
        return
    pieces = _stack(pen.width / 2, pen.height - line, pen.width - 2 * line, int(name))
    enamel(pen, pieces, line, on)


def heap(pen: Pen, name: str, on: Ink) -> None:
    """Three stacks together, for a pot of any size; `name` says nothing."""
    line = _line(pen.width / 2)
    pieces: list[Piece] = []
    for middle, foot, count in HEAP:
        floor = pen.height * foot - line
        pieces += _stack(pen.width * middle, floor, pen.width / 2 - 2 * line, count)
    enamel(pen, pieces, line, on)


def _line(width: float) -> float:
    return max(1.2, width / 30)


def _stack(x: float, floor: float, width: float, count: int) -> list[Piece]:
    """Coins on one another whose lowest point is at `floor`."""
    across, flat, thick = width / 2, width / 2 * FLAT, width * THICK
    arc = [(x + across * cos(turn), flat * sin(turn)) for turn in (pi * s / 24 for s in range(49))]
    pieces: list[Piece] = []
    for number in range(count):
        low = floor - flat - number * thick
        top = low - thick
        edge = [(px, low + y) for px, y in arc[:25]]
        body = ((x + across, top), *edge, (x - across, top))
        face = tuple((px, top + y) for px, y in arc)
        pieces += [Piece("saffron", (body,)), Piece("saffron", (face,))]
    return pieces
