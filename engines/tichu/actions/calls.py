"""Calling Tichu: at any moment from the fourteenth card to the own first play."""

from __future__ import annotations

from engines.kernel.errors import Reason
from engines.kernel.game import Action, Turn
from engines.tichu.actions.reasons import TichuReason, shut_out
from engines.tichu.events.rounds import Tichu
from engines.tichu.flow import interrupt
from engines.tichu.moments import MOMENTS
from engines.tichu.pendings import Called, Exchange
from engines.tichu.scoring import is_decided
from engines.tichu.state import TichuState

TICHU_VALUE = 100


class CallTichu(Action[TichuState], frozen=True, tag="tichu"):
    """Say that one will go out first."""

    def forbidden(self, state: TichuState) -> Reason | None:
        if (reason := shut_out(state, self.seat)) is not None:
            return reason
        if any(self.seat in (call.seat, call.called_by) for call in state.calls):
            return TichuReason.ALREADY_CALLED
        if self.seat in state.started or state.deck or _exchanging(state) or is_decided(state):
            return TichuReason.TOO_LATE_TO_CALL
        wait = state.wait
        meanwhile = wait is None or MOMENTS[type(wait.pending)].calls
        return None if meanwhile else TichuReason.NOT_ELIGIBLE

    def perform(self, turn: Turn[TichuState]) -> None:
        turn.emit(Tichu(self.seat, TICHU_VALUE))
        interrupt(turn, (Called(self.seat, "tichu"),))


def _exchanging(state: TichuState) -> bool:
    """Whether some have given their cards and others have not."""
    wait = state.wait
    if wait is None or not isinstance(wait.pending, Exchange):
        return False
    return bool(wait.answers or wait.pending.committed)
