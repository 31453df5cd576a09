"""The pictures beside the rules of Power Up: the ten powers, and an example of a side pot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.powerup.view import POWERS
from render import stacks
from render.scene import WIDTH, Box, Item, Label, Scene, Shape, Sprite
from render.theme import DEFAULT

CARD: Final = (130, 178)
ACROSS: Final = 176
DOWN: Final = 198
LEFT: Final = 42
TOP: Final = 18
ROW: Final = 5
NUMBER: Final = 22

STAKES: Final = (200, 500, 500)
"""What each of three players has put in: the first one is all-in."""
COIN: Final = 84
FLOOR: Final = 196
"""Where the stacks stand."""
SMALL: Final = 56
PILE: Final = (62, 52)
POT: Final = 36


def powers(*, theme: str = DEFAULT) -> Scene:
    """All powers with what they cost, numbered for the text beside them in the rules' order."""
    items: list[Item] = []
    for number, (key, power) in enumerate(POWERS.items()):
        x, y = LEFT + number % ROW * ACROSS, TOP + number // ROW * DOWN
        items += [
            Label(str(number + 1), x - 18, y + 14, NUMBER, "muted", align="middle"),
            Sprite("power", f"{key} {power.cost}", x, y, *CARD, flat=True),
        ]
    return Scene(WIDTH, 2 * TOP + CARD[1] + DOWN, tuple(items), theme)


def side_pots(*, theme: str = DEFAULT) -> Scene:
    """What three players have put in, and the two pots it makes: the all-in one's, and the rest."""
    items: list[Item] = []
    for seat, stake in enumerate(STAKES):
        items += _stake(seat, stake, 24 + seat * (COIN + 26))
    items.append(Shape("turn", 372, 110, 40, 48, "mark"))
    least, most = min(STAKES), max(STAKES)
    items += _pot(24, least, range(len(STAKES)))
    items += _pot(146, most - least, range(1, len(STAKES)))
    return Scene(WIDTH, 272, tuple(items), theme)


def _stake(seat: int, stake: int, x: int) -> Iterator[Item]:
    """A player's chips, the amount under them, the all-in one marked."""
    name = "c" * (stake // 100)
    high = stacks.height(COIN, len(name))
    yield Sprite("stack", name, x, FLOOR - high, COIN, high)
    if stake < max(STAKES):
        yield Box(x + 14, FLOOR - high - 50, 56, 38, "mark", radius=9)
        yield Shape("push", x + 24, FLOOR - high - 44, 36, 26, "rim", "mark")
    yield Sprite("chip", str(seat), x, FLOOR + 16, 36, 36)
    yield Label(str(stake), x + 44, FLOOR + 34, 24, "text")


def _pot(y: int, each: int, seats: range) -> Iterator[Item]:
    """One pot: the same from everybody who plays for it."""
    x, middle = 444, y + 51
    yield Box(x, y, WIDTH - 24 - x, 102, "panel", radius=12)
    name = "c" * (each // 100)
    high = stacks.height(SMALL, len(name))
    for seat in seats:
        left = x + 18 + seat * (SMALL + 12)
        yield Sprite("stack", name, left, middle - high // 2 - 12, SMALL, high, "panel")
        yield Sprite("chip", str(seat), left + 15, middle + 20, 26, 26, "panel")
    yield Sprite("pile", "", WIDTH - 190, middle - 28, *PILE, "panel")
    yield Label(str(each * len(seats)), WIDTH - 44, middle, POT, "text", "panel", "right")
