"""The pictures beside the rules of Tichu: every combination, and what the special cards do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from render.scene import WIDTH, Box, Item, Label, Scene, Shape, Sprite
from render.theme import DEFAULT

CARD: Final = (66, 90)
PITCH: Final = 72
"""From one card to the next."""
TOP: Final = 22
ROW: Final = 114
"""From one row of combinations to the next."""
NUMBER: Final = 22
COMBINATIONS: Final[tuple[tuple[int, int, str], ...]] = (
    (20, 0, "Ab"),
    (190, 0, "8g 8k"),
    (432, 0, "Jk Jb Jr"),
    (20, 1, "4g 4r 5k 5b 6g 6k"),
    (500, 1, "9g 9b 9r Kk Kr"),
    (20, 2, "mahjong|2r|3b|4g|phoenix 5|6k|7b"),
    (20, 3, "7g 7k 7b 7r"),
    (446, 3, "4r 5r 6r 7r 8r"),
)
"""Left edge, row and cards: single, pair, triple, run, full house, straight, and two bombs."""
BOMBS: Final = 6
"""How many of them are none; the last ones are bombs."""

FIGURE: Final = (104, 140)
FIGURES: Final = 218
"""From one special card to the next."""


def combinations(*, theme: str = DEFAULT) -> Scene:
    """Every kind of combination, numbered for the text beside it; bombs bear a bomb."""
    items: list[Item] = []
    for number, (x, row, text) in enumerate(COMBINATIONS):
        items += _combination(number, x, TOP + row * ROW, text)
    return Scene(WIDTH, TOP + 4 * ROW, tuple(items), theme)


def _combination(number: int, x: int, y: int, text: str) -> Iterator[Item]:
    yield Label(str(number + 1), x + 12, y + CARD[1] // 2, NUMBER, "muted", align="middle")
    x += 32
    if number >= BOMBS:
        yield Shape("bomb", x, y + 24, 42, 42, "mark")
        x += 54
    for at, card in enumerate(text.split("|" if "|" in text else " ")):
        yield Sprite("tichu", card, x + at * PITCH, y, *CARD, flat=True)


def specials(*, theme: str = DEFAULT) -> Scene:
    """The special cards with what they do, and what counts points.

    The Mah Jong begins and wishes, the Dog gives the lead to the partner, the Phoenix is half a
    step above what lies there, the Dragon above the ace.
    """
    items: list[Item] = []
    for at, card in enumerate(("mahjong", "dog", "phoenix", "dragon")):
        items.append(Sprite("tichu", card, 70 + at * FIGURES, 20, *FIGURE, flat=True))
    y = 196
    first, second, third, fourth = (70 + FIGURE[0] // 2 + at * FIGURES for at in range(4))
    items += [
        Shape("turn", first - 46, y - 15, 26, 30, "mark"),
        Shape("bubble", first - 6, y - 30, 56, 56, "paper"),
        Label("?", first + 22, y - 8, 28, "ink", "paper", "middle"),
        Sprite("member", "0", second - 64, y - 20, 40, 40),
        Shape("turn", second - 13, y - 15, 26, 30, "mark"),
        Sprite("member", "2", second + 24, y - 20, 40, 40),
        Label("+½", third, y, 34, "text", align="middle"),
        Label("> A", fourth, y, 34, "text", align="middle"),
    ]
    return Scene(WIDTH, 360, (*items, *_points()), theme)


def _points() -> Iterator[Item]:
    """Each card that counts, and for how much."""
    worth = (("5g", "5"), ("Tk", "10"), ("Kb", "10"), ("dragon", "25"), ("phoenix", "\u221225"))
    yield Box(20, 236, WIDTH - 40, 110, "panel", radius=12)
    for at, (card, points) in enumerate(worth):
        x = 44 + at * 168
        yield Sprite("tichu", card, x, 246, *CARD, "panel", True)
        yield Label(points, x + CARD[0] + 10, 291, 28, "text", "panel")
