"""The picture beside the rules of Epochs Poker: the scale, and the order of single cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.epochs.view import SCALE, SIZES
from render.epochs_cards import COUNTS
from render.epochs_parts import card
from render.scene import WIDTH, Box, Item, Label, Scene, Sprite
from render.theme import DEFAULT

HEIGHT: Final = 500
MARGIN: Final = 12
CELL: Final = (284, 84)
PITCH: Final = (296, 92)
ROWS: Final = 4
SIDE: Final = 20
"""Of a suit's symbol."""
STEP: Final = 22
NUMBER: Final = 18
FRACTION: Final = 21
VALUE: Final = 18
SIGN: Final = 22

SINGLES: Final = ("jk1", "*y", "*s", "*h", "*m", "10*", "10y1", "10s1", "10h1", "10m1")
"""The order of single cards, the strongest first; other epochs follow the tenth."""
SINGLE: Final = (58, 81)
ACROSS: Final = 88
BOTTOM: Final = HEIGHT - MARGIN - SINGLE[1]

TWO: Final = (("s", 3), ("y", 2))
"""An example of two complete suits: the suits, and how many cards each has."""


def scale(*, theme: str = DEFAULT) -> Scene:
    """All combinations from the highest down, column by column; below, the order of cards."""
    items: list[Item] = [*_cell(0, [*TWO], "2")]
    for number, step in enumerate(reversed(SCALE), 1):
        k, suit = step[0]
        value = "1" if k == SIZES[suit] else f"{k / SIZES[suit]:.2f}"
        items += _cell(number, [(each, count) for count, each in step], value)
    return Scene(WIDTH, HEIGHT, (*items, *_singles()), theme)


def _cell(number: int, rows: list[tuple[str, int]], value: str) -> Iterator[Item]:
    """One step of the scale: the cards it takes of those there are, and what it is worth."""
    x = MARGIN + number // ROWS * PITCH[0]
    y = MARGIN + number % ROWS * PITCH[1]
    yield Box(x, y, *CELL, "panel", radius=10)
    for at, (suit, count) in enumerate(rows):
        middle = y + CELL[1] * (2 * at + 1) // (2 * len(rows)) + (3 - 6 * at) * (len(rows) - 1)
        yield from _held(suit, count, x + 34, middle)
    middle = y + CELL[1] // 2
    yield Label(str(number + 1), x + 18, middle, NUMBER, "muted", "panel", "middle")
    yield Label(value, x + CELL[0] - 10, middle, VALUE, "muted", "panel", "right")


def _held(suit: str, count: int, x: int, y: int) -> Iterator[Item]:
    width = 5 * STEP + SIDE
    yield Sprite("epoch-held", f"{suit} {count}", x, y - SIDE // 2, width, SIDE, "panel", True)
    fraction = f"{count}/{COUNTS[suit]}"
    yield Label(fraction, x + width + 8, y, FRACTION, "text", "panel")


def _singles() -> Iterator[Item]:
    for at, name in enumerate(SINGLES):
        x = MARGIN + 6 + at * ACROSS
        yield card(name, x, BOTTOM, SINGLE)
        if at:
            middle = BOTTOM + SINGLE[1] // 2
            yield Label(">", x - (ACROSS - SINGLE[0]) // 2, middle, SIGN, "text", align="middle")
