"""Who may play which booster when: in a window, in turn, or at any moment.

All of this hangs on what everybody knows, because it settles who is asked.
"""

from __future__ import annotations

from typing import Any, Final

from engines.kernel.game import Seat
from engines.tichu.boosters import PACK
from engines.tichu.boosters.model import Booster, Colour
from engines.tichu.effects import rules_for
from engines.tichu.pendings import (
    AnyPending,
    Called,
    Choice,
    DragonGift,
    FirstLead,
    Landed,
    Lead,
    Stop,
    TakeEffect,
)
from engines.tichu.scoring import is_decided
from engines.tichu.state import NOBODY, TichuState, in_play

BETWEEN: Final = (Lead, FirstLead)
"""Before these brown boosters may be played, and green ones with them."""

QUESTIONS: Final = (DragonGift, Choice)
"""Green boosters may be played while these are waited for."""


def asked(state: TichuState, pending: AnyPending) -> frozenset[Seat]:
    """Who holds a booster that may be played before `pending` happens, and wants to be asked."""
    if not state.boosters:
        return NOBODY
    return frozenset(
        seat
        for seat in in_play(state)
        if seat not in state.no_windows
        and rules_for(state, seat).boosters_allowed
        and any(fits(PACK[key], state, seat, pending) for key in state.pools[seat])
    )


def is_recalled(state: TichuState, seat: Seat, key: str) -> bool:
    """Whether `seat` has played that booster in this round, and another has called it back."""
    return any((each.owner, each.booster) == (seat, key) for each in state.recalled)


def fits(booster: Booster, state: TichuState, seat: Seat, pending: AnyPending) -> bool:
    """Whether `seat` might play `booster` in a window before `pending` happens."""
    if booster.colour is Colour.RED:
        here = booster.answers is type(pending)
        here = here and (booster.cause_too or cause(pending) != seat)
    elif booster.colour is Colour.BLUE:
        here = isinstance(pending, Stop) and pending.step in booster.steps
    else:
        here = booster.colour is not Colour.YELLOW and isinstance(pending, BETWEEN)
    here = here and not is_recalled(state, seat, booster.key)
    here = here and not any(PACK[each.booster].about & booster.not_beside for each in state.effects)
    return here and booster.fits(state, seat, pending)


def freely(booster: Booster, state: TichuState, seat: Seat) -> bool:
    """Whether `seat` might play `booster` now, while no window is open."""
    if is_decided(state) or not (state.turn is not None or state.started):
        return False
    if state.waits and not isinstance(state.waits[-1].pending, QUESTIONS):
        return False
    return _at_this_moment(booster, state, seat) and booster.fits(state, seat, None)


def _at_this_moment(booster: Booster, state: TichuState, seat: Seat) -> bool:
    match booster.colour:
        case Colour.GREEN:
            return True
        case Colour.YELLOW:
            return state.turn == seat and not state.waits
        case Colour.BROWN:
            # who does not want to be asked between tricks may still play it there
            leads = state.turn is not None and not state.trick and not state.waits
            return leads and seat in state.no_windows
        case _:
            return booster.freely(state, seat)


def cause(pending: Any) -> Seat | None:
    """Who has caused what may be answered; answers are taken in playing order after that seat."""
    match pending:
        case Landed(seat=seat) | Called(seat=seat) | Lead(seat=seat):
            return seat
        case TakeEffect(effect=effect):
            return effect.owner
        case _:
            return getattr(pending, "owner", None)
