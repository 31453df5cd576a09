"""Why something is refused in Tichu, and what stands against everything alike."""

from __future__ import annotations

from engines.kernel.errors import Reason, Refused
from engines.kernel.game import Seat
from engines.tichu.pendings import AnyPending
from engines.tichu.state import TichuState


class TichuReason(Reason):
    """Why something is refused, beside what every game refuses."""

    YOU_ARE_OUT = "you-are-out"
    NOT_IN_HAND = "not-in-hand"
    NO_COMBINATION = "no-combination"
    DOES_NOT_BEAT = "does-not-beat"
    WISH_BINDS = "wish-binds"
    CANNOT_PASS_LEAD = "cannot-pass-lead"
    NOT_A_BOMB = "not-a-bomb"
    NO_BOMB_ON_DOG = "no-bomb-on-dog"
    TOO_LATE_TO_CALL = "too-late-to-call"
    ALREADY_CALLED = "already-called"
    BAD_EXCHANGE = "bad-exchange"
    BAD_TARGET = "bad-target"
    NO_WINDOW = "no-window"
    NOT_ELIGIBLE = "not-eligible"


def shut_out(state: TichuState, seat: Seat) -> Reason | None:
    """Why `seat` may do nothing at all now: the game is over for all, or the round for it."""
    if state.over:
        return Refused.GAME_OVER
    return TichuReason.YOU_ARE_OUT if seat in state.places else None


def is_asked(state: TichuState, seat: Seat, about: type[AnyPending]) -> bool:
    """Whether an answer to a pending of that kind is waited for from `seat`."""
    wait = state.wait
    return wait is not None and isinstance(wait.pending, about) and seat in wait.open_to
