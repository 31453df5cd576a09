"""The picture beside the rules of Locus Poker: scoring areas and bonus, in symbols and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from render.scene import WIDTH, Box, Item, Label, Scene, Shape, Sprite
from render.theme import DEFAULT, Ink

HEIGHT: Final = 264
FIGURES: Final = 5
FIGURE: Final = 178
"""From one figure to the next."""
GAP: Final = 5
"""Between the cards of a figure."""
PITCH: Final = 40
"""From one card of an area to the next."""
BONUS_PITCH: Final = 54
TOP: Final = 28
CAPTION: Final = 224
"""The middle of the numbers under the figures."""
NUMBER: Final = 26

Square = tuple[int, int]
"""Column and row of a card of a figure, from 0."""

SIDE: Final = 4
"""Cards to a side of a figure of an area."""
AREAS: Final[tuple[tuple[Square, frozenset[Square]], ...]] = (
    ((1, 1), frozenset()),
    ((1, 0), frozenset()),
    ((0, 0), frozenset()),
    ((1, 1), frozenset({(2, 0)})),
)
"""The chosen card and the dead ones of each figure: middle, edge, corner, and beside a dead one."""


def example(*, theme: str = DEFAULT) -> Scene:
    """What counts around a chip, and the bonus for the player's own chips beside it.

    Under each area is the number of its cards, under the bonus the most it can be.
    """
    items: list[Item] = []
    for number, (chosen, dead) in enumerate(AREAS):
        items += _area(_left(number, SIDE, PITCH), chosen, dead)
    items += _bonus(_left(FIGURES - 1, 3, BONUS_PITCH))
    return Scene(WIDTH, HEIGHT, tuple(items), theme)


def _left(figure: int, side: int, pitch: int) -> int:
    middle = (WIDTH - FIGURE * (FIGURES - 1)) // 2 + FIGURE * figure
    return middle - (side * pitch - GAP) // 2


def _area(left: int, chosen: Square, dead: frozenset[Square]) -> Iterator[Item]:
    """A grid with the area of one chip in it, and the number of its cards."""
    near = [square for square in _squares(SIDE) if _beside(square, chosen)]
    yield _frame(left, PITCH, near)
    for square in dead:
        yield _tile(left, PITCH, square, 1, "felt", "mark")
    yield _tile(left, PITCH, chosen, GAP - 1, "rim", "mark")
    for square in _squares(SIDE):
        if square in dead:
            yield _tile(left, PITCH, square, 0, "dead", "felt")
            yield _cross(left, square)
        else:
            yield _tile(left, PITCH, square, 0, "paper", "mark" if square in near else "felt")
    x, y = _corner(left, PITCH, chosen)
    yield Sprite("chip", "0", x + 5, y + 5, 25, 25, "paper")
    middle = left + (SIDE * PITCH - GAP) // 2
    yield Box(middle - 38, CAPTION - 17, 25, 34, "paper", radius=4)
    yield Label(f"×{len(near) - len(dead)}", middle - 4, CAPTION, NUMBER, "text")


def _cross(left: int, square: Square) -> Shape:
    x, y = _corner(left, PITCH, square)
    return Shape("cross", x + 7, y + 7, 21, 21, "dead_ink", "dead")


def _bonus(left: int) -> Iterator[Item]:
    """A chip and the cards around it, each with the bonus for a chip of one's own there."""
    middle = (1, 1)
    yield _frame(left, BONUS_PITCH, list(_squares(3)))
    yield _tile(left, BONUS_PITCH, middle, GAP - 1, "rim", "mark")
    for square in _squares(3):
        yield _tile(left, BONUS_PITCH, square, 0, "paper", "mark")
        x, y = _corner(left, BONUS_PITCH, square)
        if square == middle:
            yield Sprite("chip", "0", x + 6, y + 6, 37, 37, "paper")
        else:
            yield Sprite("chip", "0", x + 15, y + 4, 19, 19, "paper")
            points = 2 if 1 in square else 1
            yield Label(f"+{points}", x + 24, y + 36, 18, "ink", "paper", "middle")
    x = left + (3 * BONUS_PITCH - GAP) // 2
    yield Label("+12", x, CAPTION, NUMBER, "text", align="middle")


def _corner(left: int, pitch: int, square: Square) -> tuple[int, int]:
    return left + square[0] * pitch, TOP + square[1] * pitch


def _squares(side: int) -> Iterator[Square]:
    return ((column, row) for row in range(side) for column in range(side))


def _beside(square: Square, other: Square) -> bool:
    return max(abs(a - b) for a, b in zip(square, other, strict=True)) <= 1


def _frame(left: int, pitch: int, squares: Iterable[Square]) -> Box:
    first, *_, last = squares
    x, y = _corner(left, pitch, first)
    across, down = (last[axis] - first[axis] + 1 for axis in (0, 1))
    return Box(x - GAP, y - GAP, across * pitch + GAP, down * pitch + GAP, "mark", radius=8)


def _tile(left: int, pitch: int, square: Square, wide: int, ink: Ink, on: Ink) -> Box:
    x, y = _corner(left, pitch, square)
    side = pitch - GAP + 2 * wide
    return Box(x - wide, y - wide, side, side, ink, on, radius=5)
