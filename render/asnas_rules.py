"""The picture beside the rules of As-Nas: the cards and the hands, from the highest down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from render.asnas_cards import LETTERS
from render.scene import WIDTH, Box, Item, Label, Scene, Sprite
from render.theme import DEFAULT, Ink

EXAMPLES: Final = (
    (("as", "as", "as", "as", "couli"), (4,)),
    (("shah", "shah", "shah", "bibi", "bibi"), (3, 2)),
    (("bibi", "bibi", "bibi", "shah", "sarbaz"), (3,)),
    (("as", "as", "sarbaz", "sarbaz", "shah"), (2, 2)),
    (("couli", "couli", "as", "bibi", "sarbaz"), (2,)),
    (("as", "shah", "bibi", "sarbaz", "couli"), ()),
)
"""A hand of each category, the highest first, and how many cards each of its groups has."""

HEIGHT: Final = 560
SINGLE: Final = (84, 132)
"""A card of the row that shows the cards' order,"""
CARD: Final = (66, 104)
"""and one of an example."""
PITCH: Final = 71
FRAME: Final = 5
"""How far the frame of a group reaches beyond its cards."""
COLUMNS: Final = (54, 510)
"""Where the examples begin; the number of each stands before it."""
FIRST: Final = 184
DOWN: Final = 124
NUMBER: Final = 28


def ranking(*, theme: str = DEFAULT) -> Scene:
    """The cards in their order, and an example of each category of hands, numbered from the top."""
    items: list[Item] = [*_order()]
    for number, (cards, groups) in enumerate(EXAMPLES):
        x = COLUMNS[number // 3]
        y = FIRST + number % 3 * DOWN
        middle = y + CARD[1] // 2
        items.append(Label(str(number + 1), x - 26, middle, NUMBER, "muted", align="middle"))
        items += _example(x, y, cards, groups)
    return Scene(WIDTH, HEIGHT, tuple(items), theme)


def _order() -> Iterator[Item]:
    """The five cards, with a sign between them that points to the lower one."""
    across = WIDTH // 6
    for place, card in enumerate(LETTERS):
        x = across * (place + 1) - SINGLE[0] // 2
        yield Sprite("court", card, x, 20, *SINGLE, flat=True)
        if place:
            middle = across * place + across // 2
            yield Label(">", middle, 20 + SINGLE[1] // 2, NUMBER, "text", align="middle")


def _example(x: int, y: int, cards: tuple[str, ...], groups: tuple[int, ...]) -> Iterator[Item]:
    """Five cards; those that count together in one frame."""
    rest = list(cards)
    for count in groups:
        width = (count - 1) * PITCH + CARD[0] + 2 * FRAME
        yield Box(x - FRAME, y - FRAME, width, CARD[1] + 2 * FRAME, "mark", radius=9)
        yield from _row(x, y, rest[:count], "mark")
        rest = rest[count:]
        x += count * PITCH + 2 * FRAME
    yield from _row(x, y, rest, "felt")


def _row(x: int, y: int, cards: Sequence[str], on: Ink) -> Iterator[Item]:
    for place, card in enumerate(cards):
        yield Sprite("court", card, x + place * PITCH, y, *CARD, on, flat=True)
