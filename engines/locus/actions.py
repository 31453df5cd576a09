"""What people may ask for in Locus Poker, and what silence means."""

from __future__ import annotations

from typing import Final, get_args

from engines.kernel.errors import Reason, Refused
from engines.kernel.game import Action, Deadline, Expire, Seat, Turn
from engines.locus.events import Placed
from engines.locus.grid import GRIDS, Cell
from engines.locus.state import LocusState, bonus_at, hand_at
from engines.locus.view import Face

THINKING_TIME: Final = 60.0
"""Seconds for a turn, before the host scales them."""

FACES: Final[tuple[Face, ...]] = get_args(Face)


class LocusReason(Reason):
    """Why a chip may not be laid, beside what every game refuses."""

    NO_SUCH_CELL = "no-such-cell"
    CELL_TAKEN = "cell-taken"
    BAD_FACE = "bad-face"


class Place(Action[LocusState], frozen=True):
    """Lay a chip on the card in `cell` and play that card `up` or `down`."""

    cell: str
    face: str

    def forbidden(self, state: LocusState) -> Reason | None:
        if self.seat != (to_act := state.to_act):
            return Refused.GAME_OVER if to_act is None else Refused.NOT_YOUR_TURN
        if (cell := GRIDS[state.grid].index.get(self.cell)) is None:
            return LocusReason.NO_SUCH_CELL
        if state.chips[cell] is not None:
            return LocusReason.CELL_TAKEN
        return None if self.face in FACES else LocusReason.BAD_FACE

    def perform(self, turn: Turn[LocusState]) -> None:
        cell = GRIDS[turn.state.grid].index[self.cell]
        place(turn, self.seat, cell, "down" if self.face == "down" else "up")


class SilentTurn(Expire[LocusState], frozen=True):
    """The seat to act let its time run out: a chip is laid for it where it scores best."""

    def forbidden(self, state: LocusState) -> Reason | None:
        declared = {deadline.id for deadline in waits(state)}
        return None if self.deadline in declared else Refused.TOO_LATE

    def perform(self, turn: Turn[LocusState]) -> None:
        state, seat = turn.state, turn.state.to_act
        assert seat is not None, "a finished game declares no deadline"

        def worth(cell: Cell) -> int:
            return hand_at(state, cell, "up").points + bonus_at(state, cell, seat)

        free = [cell for cell in GRIDS[state.grid].cells if state.chips[cell] is None]
        # max keeps the first of equals, which is the first in reading order.
        place(turn, seat, max(free, key=worth), "up")


def waits(state: LocusState) -> tuple[Deadline, ...]:
    """The turn that is running, named by how many chips lie; none when the game is over."""
    if (seat := state.to_act) is None:
        return ()
    return (Deadline(f"turn-{state.laid + 1}", THINKING_TIME, frozenset({seat})),)


def place(turn: Turn[LocusState], seat: Seat, cell: Cell, face: Face) -> None:
    """Lay a chip and score it."""
    state = turn.state
    hand, bonus = hand_at(state, cell, face), bonus_at(state, cell, seat)
    turn.emit(
        Placed(
            seat=seat,
            cell=GRIDS[state.grid].names[cell],
            face=face,
            hand=hand.name,
            hand_points=hand.points,
            bonus_points=bonus,
            cards=hand.cards,
            total=state.totals[seat] + hand.points + bonus,
        )
    )
