"""What the pictures of Epochs Poker share: cards, frames around combinations, their notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engines.epochs.view import Combination
from render.epochs_cards import NUMERALS, face_of
from render.scene import Box, Item, Label, Sprite
from render.text import line
from render.theme import Ink

Size = tuple[int, int]
"""Width and height of a card."""

GAP: Final = 4
"""Between cards of one row."""
EDGE: Final = 4
"""How far a frame reaches beyond its cards."""
TAB: Final = 26
"""How high the top of a frame is, where a combination is written."""
WRITTEN: Final = 18
"""The height of what is written there."""


def card(name: str, x: int, y: int, size: Size, on: Ink = "felt", *, dim: bool = False) -> Sprite:
    """One card by its wire name; dim where it is outside all that counts."""
    return Sprite("epoch-dim" if dim else "epoch", face_of(name), x, y, *size, on, True)


def breadth(count: int, size: Size) -> int:
    """How wide so many cards lie side by side."""
    return count * (size[0] + GAP) - GAP


def fraction(combination: Combination) -> str:
    """How much of its suit it is: `2/3`."""
    return f"{combination.k}/{combination.n}"


def notation(
    combination: Combination, x: int, y: int, height: int, ink: Ink, on: Ink, *, epoch: bool = True
) -> tuple[list[Item], int]:
    """A combination written from `x` on around `y`: epoch, suit or suits, fraction; its width."""
    items: list[Item] = []
    left, space = x, max(3, height // 4)
    if epoch:
        numeral = NUMERALS[combination.epoch]
        items.append(Label(numeral, left, y, height, ink, on))
        left += line(numeral, "bold", height).width + space
    side = round(height * 1.25)
    for suit in combination.suit:
        items.append(
            Sprite("epoch-suit", f"{suit} {ink}", left, y - side // 2, side, side, on, True)
        )
        left += side + space
    items.append(Label(fraction(combination), left, y, height, ink, on))
    return items, left + line(fraction(combination), "bold", height).width - x


def centred(
    combination: Combination, middle: int, y: int, height: int, ink: Ink, on: Ink, room: int
) -> list[Item]:
    """The same around `middle`; without the epoch where it needs more than `room`."""
    _, width = notation(combination, 0, y, height, ink, on)
    whole = width <= room
    if not whole:
        _, width = notation(combination, 0, y, height, ink, on, epoch=False)
    return notation(combination, middle - width // 2, y, height, ink, on, epoch=whole)[0]


def group(combination: Combination, x: int, y: int, size: Size, on: Ink) -> Iterator[Item]:
    """The cards of a combination in one frame, with what it is above them.

    `y` is where the cards begin; the frame begins a tab and an edge before.
    """
    width = breadth(len(combination.cards), size)
    top = y - TAB
    yield Box(x - EDGE, top, width + 2 * EDGE, TAB + size[1] + EDGE, "mark", on, radius=8)
    middle, room = x + width // 2, width + 2 * EDGE - 4
    yield from centred(combination, middle, y - TAB // 2, WRITTEN, "rim", "mark", room)
    yield from row(combination.cards, x, y, size, "mark")


def row(
    cards: Sequence[str], x: int, y: int, size: Size, on: Ink = "felt", *, dim: bool = False
) -> Iterator[Item]:
    """Cards side by side."""
    for at, name in enumerate(cards):
        yield card(name, x + at * (size[0] + GAP), y, size, on, dim=dim)
