"""What happens in a game of Locus Poker: chips are laid, and nothing else."""

from __future__ import annotations

from msgspec.structs import replace

from engines.kernel.game import Event, Seat
from engines.locus.grid import GRIDS
from engines.locus.hands import HandName
from engines.locus.state import Chip, LocusState
from engines.locus.view import Face


class Placed(Event[LocusState], frozen=True):
    """A chip was laid on a card, and scored."""

    seat: Seat
    cell: str
    face: Face
    hand: HandName
    hand_points: int
    bonus_points: int
    cards: tuple[str, ...]
    """The cards that make the hand, the wild one as `*`."""
    total: int
    """The points of `seat` so far, these included."""

    def evolve(self, state: LocusState) -> LocusState:
        cell, chips, totals = GRIDS[state.grid].index[self.cell], state.chips, state.totals
        return replace(
            state,
            chips=(*chips[:cell], Chip(self.seat, self.face), *chips[cell + 1 :]),
            totals=(*totals[: self.seat], self.total, *totals[self.seat + 1 :]),
            laid=state.laid + 1,
            last=cell,
        )
