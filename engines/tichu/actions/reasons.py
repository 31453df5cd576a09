"""What stands against everything alike."""

from __future__ import annotations

from engines.kernel.errors import Reason, Refused
from engines.kernel.game import Seat
from engines.tichu.pendings import AnyPending
from engines.tichu.reasons import TichuReason
from engines.tichu.state import TichuState

__all__ = ["TichuReason", "is_asked", "shut_out"]


def shut_out(state: TichuState, seat: Seat) -> Reason | None:
    """Why `seat` may do nothing at all now: the game is over for all, or the round for it."""
    if state.over:
        return Refused.GAME_OVER
    return TichuReason.YOU_ARE_OUT if seat in state.places else None


def is_asked(state: TichuState, seat: Seat, about: type[AnyPending]) -> bool:
    """Whether an answer to a pending of that kind is waited for from `seat`."""
    wait = state.wait
    return wait is not None and isinstance(wait.pending, about) and seat in wait.open_to
