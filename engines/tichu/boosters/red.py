"""Red boosters: played as an answer to what somebody does."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engines.kernel.game import Seat, Turn
from engines.tichu.announcement import Effect
from engines.tichu.boosters.model import Booster, Colour, Steps
from engines.tichu.dealing import GRAND_VALUE
from engines.tichu.events.boosters import BoosterCancelled, CallChanged
from engines.tichu.pendings import Called, TakeEffect
from engines.tichu.state import Call, TichuState


def _call_of(state: TichuState, seat: Seat | None) -> Call:
    return next(call for call in state.calls if call.seat == seat)


def _insure(turn: Turn[TichuState], effect: Effect) -> Steps:
    """The call costs nothing if it fails."""
    call = _call_of(turn.state, effect.cause)
    turn.emit(CallChanged(call.seat, replace(call, loss=0)))
    return ()


INSURANCE: Final = Booster(
    "insurance",
    Colour.RED,
    answers=Called,
    cause_too=True,
    fits=lambda state, seat, called: _call_of(state, called.seat).loss > 0,
    play=_insure,
)


def _cancel(turn: Turn[TichuState], _effect: Effect) -> Steps:
    """The booster that it answers is discarded without effect."""
    answered = turn.state.announced[-1]
    turn.emit(BoosterCancelled(answered.owner, answered.booster))
    return ()


NJET: Final = Booster("njet", Colour.RED, answers=TakeEffect, play=_cancel)


def _raise(turn: Turn[TichuState], effect: Effect) -> Steps:
    """The call is worth as much as a grand one; what is insured stays insured."""
    call = _call_of(turn.state, effect.cause)
    loss = GRAND_VALUE if call.loss else 0
    turn.emit(CallChanged(call.seat, replace(call, win=GRAND_VALUE, loss=loss)))
    return ()


DELAY: Final = Booster(
    "delay",
    Colour.RED,
    answers=Called,
    cause_too=True,
    fits=lambda state, seat, called: _call_of(state, called.seat).win < GRAND_VALUE,
    play=_raise,
)
