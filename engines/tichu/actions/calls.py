"""Calling Tichu: at any moment from the fourteenth card to the own first play."""

from __future__ import annotations

from engines.kernel.errors import Reason
from engines.kernel.game import Action, Turn
from engines.tichu.actions.reasons import TichuReason, shut_out
from engines.tichu.events.rounds import Tichu
from engines.tichu.pendings import Exchange
from engines.tichu.state import TichuState

TICHU_VALUE = 100


class CallTichu(Action[TichuState], frozen=True, tag="tichu"):
    """Say that one will go out first."""

    def forbidden(self, state: TichuState) -> Reason | None:
        if (reason := shut_out(state, self.seat)) is not None:
            return reason
        if any(call.seat == self.seat for call in state.calls):
            return TichuReason.ALREADY_CALLED
        late = self.seat in state.started or state.deck or _exchanging(state)
        return TichuReason.TOO_LATE_TO_CALL if late else None

    def perform(self, turn: Turn[TichuState]) -> None:
        turn.emit(Tichu(self.seat, TICHU_VALUE))


def _exchanging(state: TichuState) -> bool:
    """Whether some have given their cards and others have not."""
    wait = state.wait
    return wait is not None and isinstance(wait.pending, Exchange) and bool(wait.answers)
