"""One player at a table of Power Up: who it is, cards, chips, energy, powers, how it stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from render import stacks
from render.cards import plan
from render.powerup_cards import backs_width
from render.powerup_deal import Held, Player
from render.scene import Box, Item, Label, Shape, Sprite
from render.text import line
from render.theme import Ink

INSIDE: Final = 12
"""What stays free along a panel's edge."""
GAP: Final = 4
"""Between cards."""
FRAME: Final = 3
"""How far the frame of a card reaches beyond it."""
COIN: Final = 28
"""The width of a chip of a bet."""
BET_ROW: Final = 36
"""The height of the row in which bet and discs lie."""
BET_FLOOR: Final = 15
"""How far below the middle of that row its chips stand."""
BET, LONG_BET = 20, 18
"""The height of its figures, and of more than five of them."""
DISC: Final = 34
SIGN: Final = (46, 32)
"""The sign of a player who is all-in."""


class Size(msgspec.Struct, frozen=True):
    """The measures of a panel; heights of rows are those of their middle."""

    width: int
    height: int
    head: int
    """How far down the name is,"""
    top: int
    """where the cards begin,"""
    stack: int
    """how far down the chips are,"""
    foot: int
    """and energy and powers."""
    card: tuple[int, int]
    chip: int
    """The side of the sign of the seat."""
    name: int
    """The heights of letters: of the name,"""
    chips: int
    number: int
    """of the other numbers."""
    power: tuple[int, int]
    """A power from behind."""

    @property
    def block(self) -> int:
        """How far to the right chips, energy and powers begin."""
        return INSIDE + 2 * self.card[0] + GAP + 12


LARGE: Final = Size(
    width=356,
    height=132,
    head=27,
    top=50,
    stack=70,
    foot=106,
    card=(58, 72),
    chip=34,
    name=19,
    chips=30,
    number=22,
    power=(19, 27),
)
"""Of up to four players."""
SMALL: Final = Size(
    width=284,
    height=120,
    head=24,
    top=46,
    stack=63,
    foot=96,
    card=(50, 64),
    chip=32,
    name=18,
    chips=26,
    number=20,
    power=(17, 24),
)
"""Of five or six."""


class Place(msgspec.Struct, frozen=True):
    """Where a player sits."""

    player: Player
    name: str
    x: int
    y: int
    """The panel's top left corner."""
    size: Size

    @property
    def on(self) -> Ink:
        """The ground of the panel."""
        return "lit" if self.player.acting or self.player.crowned else "panel"

    @property
    def ink(self) -> Ink:
        """What name and numbers are written in: dim where it cannot win the hand any more."""
        dim = self.player.folded or self.player.out
        return "muted" if dim and self.on == "panel" else "text"

    @property
    def left(self) -> int:
        """Where the panel's rows begin."""
        return self.x + INSIDE

    @property
    def right(self) -> int:
        """Where they end."""
        return self.x + self.size.width - INSIDE

    @property
    def block(self) -> int:
        """Where those beside the cards begin."""
        return self.x + self.size.block


def panel(place: Place) -> Iterator[Item]:
    """All of a player but what lies on the table before it."""
    x, y, on = place.x, place.y, place.on
    width, height = place.size.width, place.size.height
    if on == "lit":
        yield Box(x - 4, y - 4, width + 8, height + 8, "mark", radius=16)
    yield Box(x, y, width, height, on, "mark" if on == "lit" else "felt", radius=12)
    yield from _head(place)
    yield from _cards(place)
    if place.player.place is None:
        yield from _stack(place)
        yield from _foot(place)
    else:
        yield from _place(place, place.player.place)


def _head(place: Place) -> Iterator[Item]:
    """Chip and name; whose turn it is, who has won the game."""
    side, middle, right = place.size.chip, place.y + place.size.head, place.right
    yield Sprite(
        "chip", str(place.player.seat), place.left, middle - side // 2, side, side, place.on
    )
    if place.player.crowned:
        right -= 40
        yield Shape("crown", right, middle - 17, 40, 34, "mark", place.on)
    elif place.player.acting:
        right -= 26
        yield Shape("turn", right, middle - 15, 26, 30, "mark", place.on)
    start, size = place.left + side + 9, place.size.name
    room = right - start - 8
    yield Label(place.name, start, middle, size, place.ink, place.on, width=room, weight="medium")


def _cards(place: Place) -> Iterator[Item]:
    """The hole cards, those that one sees on top; framed where they have won."""
    cards, y = place.player.cards, place.y + place.size.top
    width, height = place.size.card
    step = width + GAP if len(cards) < 3 else (width + GAP) // 2
    places = [(held, place.left + number * step) for number, held in enumerate(cards)]
    for held, x in places:
        if held.won:
            around = width + 2 * FRAME, height + 2 * FRAME
            yield Box(x - FRAME, y - FRAME, *around, "mark", place.on, radius=8)
    for held, x in reversed(places):
        yield from _card(held, x, y, place)


def _card(held: Held, x: int, y: int, place: Place) -> Iterator[Item]:
    """One hole card; dark where its owner has folded."""
    on: Ink = "mark" if held.won else place.on
    folded, size = place.player.folded, place.size.card
    if held.card is None:
        yield Sprite("hole-back", "dead" if folded else "", x, y, *size, on)
        return
    yield Sprite("dead" if folded else "card", held.card, x, y, *size, on)
    if held.known and not folded:
        yield eye(x, y, size)


def eye(x: int, y: int, size: tuple[int, int]) -> Shape:
    """The mark of a card at a place that others know."""
    left, top, side = plan(*size).chip
    high = side * 5 // 6
    return Shape("eye", x + left, y + top + (side - high) // 2, side, high, "ink", "paper")


def _stack(place: Place) -> Iterator[Item]:
    """The chips that are left, and whether all are in or it has folded."""
    middle, right = place.y + place.size.stack, place.right
    chips = str(place.player.now.chips)
    yield Label(chips, place.block, middle, place.size.chips, place.ink, place.on)
    if place.player.now.all_in:
        yield from all_in(right - SIGN[0], middle - SIGN[1] // 2, place.on)
    elif place.player.folded:
        yield Shape("cross", right - 28, middle - 14, 28, 28, "muted", place.on)


def all_in(x: int, y: int, on: Ink) -> Iterator[Item]:
    """The sign of a player whose chips are all in."""
    yield Box(x, y, *SIGN, "mark", on, radius=8)
    yield Shape("push", x + 8, y + 5, SIGN[0] - 16, SIGN[1] - 10, "rim", "mark")


def _foot(place: Place) -> Iterator[Item]:
    """Energy, how many powers are held, and whether it sees the top of the deck."""
    x, middle, now = place.block, place.y + place.size.foot, place.player.now
    number, (wide, high) = place.size.number, place.size.power
    yield Sprite("energy", "", x, middle - number * 2 // 3, number, number * 4 // 3, place.on)
    yield Label(str(now.energy), x + number + 4, middle, number, place.ink, place.on)
    x += number * 3 - 4
    if now.powers:
        span = backs_width(wide, now.powers)
        yield Sprite("power-backs", str(now.powers), x, middle - high // 2, span, high, place.on)
    if now.intel:
        width = number * 4 // 3
        yield Shape("eye", place.right - width, middle - 12, width, 24, place.ink, place.on)


def _place(place: Place, number: int) -> Iterator[Item]:
    """The place at which it is out of the game."""
    middle, size = (place.y + (place.size.stack + place.size.foot) // 2), place.size.chips
    yield Shape("cross", place.right - 80, middle - 16, 32, 32, "muted", place.on)
    yield Label(str(number), place.right - 16, middle, size + 4, place.ink, place.on, "middle")


def before(place: Place, middle: int, *, right: bool = False) -> Iterator[Item]:
    """Discs and bet, or what was won, on the felt before a player, `right`: at its right end.

    `middle` is that of the row in which they lie.
    """
    player = place.player
    chips = player.paid or player.bet
    text = "" if not chips else f"+{chips}" if player.paid else str(chips)
    size = BET if len(text) < 6 else LONG_BET
    x = place.left
    if right:
        wide = COIN + 8 + line(text, "bold", size).width if text else -6
        x = place.right - wide - len(player.discs) * (DISC + 6)
    for letters in player.discs:
        yield Sprite("disc", letters, x, middle - DISC // 2, DISC, DISC)
        x += DISC + 6
    if text:
        name = stacks.letters(chips)
        high = stacks.height(COIN, len(name))
        yield Sprite("stack", name, x, middle + BET_FLOOR - high, COIN, high)
        yield Label(text, x + COIN + 8, middle, size, "text")
