"""The whole truth about one game of Locus Poker, and what a cell of it is worth."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from engines.kernel.errors import BadConfig
from engines.kernel.game import Config, GameState, Seat
from engines.locus.grid import GRIDS, Cell
from engines.locus.hands import BIT, Hand, best
from engines.locus.view import Face
from engines.poker.cards import BadCard, Card, parse_all

SEATS: Final = (Seat(0), Seat(1))

GridName = Literal["6x5", "6x6", "7x6", "8x6"]


class LocusConfig(Config, frozen=True, kw_only=True):
    """The options of a table. Raises BadConfig for a grid or a deck no game can start with."""

    grid: GridName = "6x5"
    """Columns x rows."""
    deck: tuple[str, ...] | None = None
    """The cards of the grid, row by row; None to shuffle. What is left over is ignored."""

    def __post_init__(self) -> None:
        if self.grid not in tuple(GRIDS):  # which, unlike the dict, takes an unhashable value
            raise BadConfig("grid")
        if self.deck is not None:
            self.stacked()

    def stacked(self) -> tuple[Card, ...]:
        """The cards of `deck` that come to lie in the grid, row by row."""
        needed = len(GRIDS[self.grid].cells)
        try:
            cards = parse_all((self.deck or ())[:needed])
        except (BadCard, TypeError):
            raise BadConfig("deck") from None
        if len(cards) < needed:
            raise BadConfig("deck")
        return cards


class Chip(msgspec.Struct, frozen=True):
    """A chip that lies on a card, for good."""

    seat: Seat
    face: Face
    """How the card was played; one played `down` is dead."""


class LocusState(GameState, frozen=True, kw_only=True):
    """One game. Only `Event.evolve` makes a new one."""

    grid: GridName
    cards: tuple[Card, ...]
    """The card in each cell, row by row."""
    chips: tuple[Chip | None, ...]
    """The chip on each cell."""
    totals: tuple[int, ...]
    """Points so far, by seat."""
    laid: int = 0
    """How many chips lie in the grid."""
    last: Cell | None = None
    """Where the latest chip was laid."""

    @property
    def over(self) -> bool:
        """Whether both have laid all their chips."""
        return self.laid == len(self.cards)

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is: seat 0 begins, and they alternate."""
        return None if self.laid == len(self.cards) else SEATS[self.laid % 2]

    def chips_left(self, seat: Seat) -> int:
        """How many chips `seat` has still to lay."""
        return len(self.cards) // 2 - (self.laid + 1 - seat) // 2


def hand_at(state: LocusState, cell: Cell, face: Face) -> Hand:
    """The hand of a chip laid on `cell` now, with the card played `face`."""
    living, cards, chips = 0, state.cards, state.chips
    for beside, _ in GRIDS[state.grid].near[cell]:
        chip = chips[beside]
        if chip is None or chip.face == "up":
            living |= BIT[cards[beside]]
    if face == "down":
        return best(living, True)
    return best(living | BIT[cards[cell]], False)


def bonus_at(state: LocusState, cell: Cell, seat: Seat) -> int:
    """What the chips of `seat` on face-up cards around `cell` add, 0 to 12: either way."""
    chips, own = state.chips, Chip(seat, "up")
    return sum([bonus for beside, bonus in GRIDS[state.grid].near[cell] if chips[beside] == own])
