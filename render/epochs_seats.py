"""The players around a table of Epochs Poker: who they are, their chips, and how they stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.epochs.view import EpochsView, SeatView
from engines.kernel.game import Seat
from render import stacks
from render.scene import WIDTH, Box, Item, Label, Shape, Sprite
from render.theme import Ink

MARGIN: Final = 14
WIDE: Final = (274, 208)
"""How wide a panel is at most, and where there are four beside one another."""
HIGH: Final = 104
INSIDE: Final = 12
"""What stays free along the edge."""

CHIP: Final = 40
BACK: Final = (26, 36)
FANNED: Final = 11
"""From one of the backs of a hand to the next; there are three, for any number of cards."""
STACK: Final = 40
"""The width of a stack of chips."""

NAME: Final = 18
CHIPS: Final = 26
BET: Final = 24


def places(seats: int, height: int) -> list[tuple[int, int]]:
    """The top left corner of each seat's panel: clockwise from the lower right corner."""
    low = (seats + 1) // 2
    lower = _row(low, height - MARGIN - HIGH)
    return [*reversed(lower), *_row(seats - low, MARGIN)]


def _row(count: int, y: int) -> list[tuple[int, int]]:
    slot = (WIDTH - 2 * MARGIN) // count
    return [(MARGIN + at * slot + (slot - breadth(count)) // 2, y) for at in range(count)]


def breadth(count: int) -> int:
    """How wide each panel of a row of so many is."""
    return WIDE[count > 3]


class _Panel:
    """One seat's panel: where it is, and what it lies on."""

    def __init__(self, view: EpochsView, seat: Seat, x: int, y: int, width: int) -> None:
        self.seat: SeatView = view.seats[seat]
        self.x, self.y, self.width = x, y, width
        self.acting = view.to_act == seat
        self.dealing = view.button == seat
        self.crowned = view.to_act is None and self.seat.chips == max(
            each.chips for each in view.seats
        )
        self.on: Ink = "lit" if self.acting or self.crowned else "panel"

    @property
    def quiet(self) -> Ink:
        """What is written of somebody who has no part in the hand."""
        gone = self.seat.out or self.seat.folded
        return "muted" if gone and self.on == "panel" else "text"


def panel(view: EpochsView, seat: Seat, name: str, place: tuple[int, int], wide: int) -> list[Item]:
    """A seat with its chips, and whether it is in the hand, deals, is to act or has won."""
    it = _Panel(view, seat, *place, wide)
    return [*_ground(it), *_head(it, name), *_foot(it)]


def _ground(it: _Panel) -> Iterator[Item]:
    if it.on == "lit":
        yield Box(it.x - 4, it.y - 4, it.width + 8, HIGH + 8, "mark", radius=16)
    yield Box(it.x, it.y, it.width, HIGH, it.on, "mark" if it.on == "lit" else "felt", radius=12)


def _head(it: _Panel, name: str) -> Iterator[Item]:
    """Chip and name."""
    middle, left = it.y + 34, it.x + INSIDE
    yield Sprite("chip", str(it.seat.seat), left, middle - CHIP // 2, CHIP, CHIP, it.on)
    start = left + CHIP + 10
    room = it.x + it.width - INSIDE - start
    yield Label(name, start, middle, NAME, it.quiet, it.on, width=room, lines=2, weight="medium")


def _foot(it: _Panel) -> Iterator[Item]:
    """Chips, cards and marks."""
    y, right = it.y + 80, it.x + it.width - INSIDE
    yield Label(str(it.seat.chips), it.x + INSIDE, y, CHIPS, it.quiet, it.on)
    if it.seat.out:
        yield Shape("cross", right - 30, y - 14, 28, 28, "muted", it.on)
        return
    if it.crowned:
        yield Shape("crown", right - 40, y - 16, 40, 34, "mark", it.on)
        return
    if it.seat.cards:
        for at in (2, 1, 0):
            x = right - BACK[0] - at * FANNED
            back = "dead" if it.seat.folded else ""
            yield Sprite("epoch-back", back, x, y - BACK[1] // 2, *BACK, "rim" if at < 2 else it.on)
    right -= BACK[0] + 2 * FANNED + 10
    if it.dealing:
        yield Shape("pack", right - 24, y - 15, 26, 30, "text", it.on)
        right -= 36
    if it.acting:
        yield Shape("turn", right - 22, y - 13, 22, 26, "mark", it.on)
    elif it.seat.all_in:
        yield Shape("top", right - 22, y - 13, 24, 26, "mark", it.on)


def bet(view: EpochsView, seat: Seat, place: tuple[int, int], wide: int) -> Iterator[Item]:
    """What a seat has bet in this round, on the felt before its panel."""
    chips = view.seats[seat].bet
    if not chips:
        return
    middle, upper = place[0] + wide // 2, place[1] == MARGIN
    name = stacks.letters(chips)
    high = stacks.height(STACK, len(name))
    floor = MARGIN + HIGH + 62 if upper else place[1] - 10
    yield Sprite("stack", name, middle - STACK - 4, floor - high, STACK, high)
    yield Label(str(chips), middle + 8, floor - 22, BET, "text")
