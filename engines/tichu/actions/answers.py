"""Short answers to what somebody is asked: Grand Tichu, a window, the Dragon's gift."""

from __future__ import annotations

from engines.kernel.errors import Reason, Refused
from engines.kernel.game import Action, Seat, Turn
from engines.kernel.waits import Wait
from engines.tichu.actions.reasons import TichuReason, is_asked, shut_out
from engines.tichu.boosters import choices
from engines.tichu.dealing import NO, YES
from engines.tichu.events.waiting import Extended, Quieted
from engines.tichu.flow import answer
from engines.tichu.moments import MOMENTS
from engines.tichu.pendings import AnyPending, Choice, DragonGift, GrandCalls
from engines.tichu.state import TichuState, opponents_of
from engines.tichu.tricks import NO_BOMB


class GrandCall(Action[TichuState], frozen=True, tag="grand"):
    """Call Grand Tichu, or do not."""

    call: bool

    def forbidden(self, state: TichuState) -> Reason | None:
        if (reason := shut_out(state, self.seat)) is not None:
            return reason
        if any(call.seat == self.seat for call in state.calls):
            return TichuReason.ALREADY_CALLED
        asked = is_asked(state, self.seat, GrandCalls)
        return None if asked else TichuReason.TOO_LATE_TO_CALL

    def perform(self, turn: Turn[TichuState]) -> None:
        answer(turn, self.seat, (YES if self.call else NO,))


class Gift(Action[TichuState], frozen=True, tag="dragon"):
    """Name the opponent who gets the trick that the Dragon has won."""

    to: int

    def forbidden(self, state: TichuState) -> Reason | None:
        if state.over:
            return Refused.GAME_OVER
        if not is_asked(state, self.seat, DragonGift):
            return Refused.NOT_YOUR_TURN
        return None if self.to in opponents_of(state, self.seat) else TichuReason.BAD_TARGET

    def perform(self, turn: Turn[TichuState]) -> None:
        answer(turn, self.seat, (str(self.to),))


class Decline(Action[TichuState], frozen=True):
    """Let a window go by, or give nothing where that is a choice."""

    round: bool = False
    """Whether one does not want to be asked again in this round."""

    def forbidden(self, state: TichuState) -> Reason | None:
        reason = shut_out(state, self.seat)
        if reason is not None or (not self.round and _may_give_nothing(state, self.seat)):
            return reason
        return _no_say(state, self.seat)

    def perform(self, turn: Turn[TichuState]) -> None:
        if self.round:
            turn.emit(Quieted(self.seat))
        answer(turn, self.seat, NO_BOMB)


class MoreTime(Action[TichuState], frozen=True, tag="wait"):
    """Say "Wait!": the open window stays twice as long. Once a window."""

    def forbidden(self, state: TichuState) -> Reason | None:
        if (reason := shut_out(state, self.seat) or _no_say(state, self.seat)) is not None:
            return reason
        said = self.seat in state.waits[-1].extended_by
        return TichuReason.NOT_ELIGIBLE if said else None

    def perform(self, turn: Turn[TichuState]) -> None:
        turn.emit(Extended(self.seat, 2 * turn.state.waits[-1].seconds))


def is_window(wait: Wait[AnyPending] | None) -> bool:
    """Whether what is waited for is a window that one may let go by."""
    return wait is not None and MOMENTS[type(wait.pending)].window


def _no_say(state: TichuState, seat: Seat) -> Reason | None:
    if not is_window(state.wait):
        return TichuReason.NO_WINDOW
    return None if seat in state.waits[-1].open_to else TichuReason.NOT_ELIGIBLE


def _may_give_nothing(state: TichuState, seat: Seat) -> bool:
    if not is_asked(state, seat, Choice):
        return False
    choice = state.waits[-1].pending
    return isinstance(choice, Choice) and choices.NONE in choices.options(state, choice)
