"""Brown boosters: played between two tricks, and before the first."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from msgspec.structs import replace

from engines.kernel.errors import Reason
from engines.kernel.game import Seat, Turn
from engines.tichu.announcement import Effect, Params
from engines.tichu.boosters.model import Booster, Colour, Lasts, Steps
from engines.tichu.effects import rules_for
from engines.tichu.events.boosters import (
    ChairsMoved,
    DoubleAnnounced,
    HandOpened,
    HandsSwapped,
)
from engines.tichu.reasons import TichuReason
from engines.tichu.rules import Rules
from engines.tichu.state import TichuState, in_play, partner_of

MOST_CARDS: Final = 5

BASTA: Final = Booster(
    "basta",
    Colour.BROWN,
    Lasts.ROUND,
    modify=lambda rules, effect, seat: replace(rules, boosters_allowed=False),
)


def _next_lead(rules: Rules, effect: Effect, seat: Seat) -> Rules:
    """All are bound until there is a lead, and the owner until its own."""
    bound = effect.stage == 0 or seat == effect.owner
    return replace(rules, lead_single=True) if bound else rules


def _one_lead_less(effect: Effect, leader: Seat) -> Effect | None:
    """The owner's own lead is the last; another one frees all others."""
    return None if leader == effect.owner else replace(effect, stage=1)


SOLO: Final = Booster("solo", Colour.BROWN, Lasts.ROUND, modify=_next_lead, led=_one_lead_less)

SMALL: Final = Booster(
    "small",
    Colour.BROWN,
    Lasts.ROUND,
    modify=lambda rules, effect, seat: replace(rules, most_cards=MOST_CARDS),
)

RED_ALERT: Final = Booster(
    "red-alert",
    Colour.BROWN,
    Lasts.ROUND,
    modify=lambda rules, effect, seat: replace(rules, bombs=False),
)


def _swap_hands(turn: Turn[TichuState], effect: Effect) -> Steps:
    """Whoever plays with an open hand lays open what it holds now."""
    both = (effect.owner, partner_of(effect.owner))
    turn.emit(HandsSwapped(*both))
    for seat in both:
        if rules_for(turn.state, seat).open_hand:
            turn.emit(HandOpened(seat, turn.state.hands[seat]))
    return ()


BUSINESSMAN: Final = Booster(
    "businessman",
    Colour.BROWN,
    fits=lambda state, seat, pending: partner_of(seat) not in state.places,
    play=_swap_hands,
)


def _two_who_are_in(state: TichuState, effect: Effect) -> Reason | None:
    named = {effect.params.a, effect.params.b}
    fits = len(named) == 2 and named <= set(in_play(state))
    return None if fits else TichuReason.BAD_TARGET


def _swap_chairs(turn: Turn[TichuState], effect: Effect) -> Steps:
    """Only who plays after whom changes: all else goes with the person."""
    one, other = Seat(effect.params.a or 0), Seat(effect.params.b or 0)
    moved = {one: other, other: one}
    turn.emit(ChairsMoved(tuple(moved.get(seat, seat) for seat in turn.state.order)))
    return ()


MUSICAL_CHAIRS: Final = Booster(
    "musical-chairs",
    Colour.BROWN,
    Lasts.ROUND,
    needs=("a", "b"),
    fits=lambda state, seat, pending: len(in_play(state)) > 1,
    offers=lambda state, seat: [
        Params(a=one, b=other) for one, other in combinations(sorted(in_play(state)), 2)
    ],
    refused=_two_who_are_in,
    play=_swap_chairs,
)


def _announce(turn: Turn[TichuState], effect: Effect) -> Steps:
    turn.emit(DoubleAnnounced(effect.owner))
    return ()


DOUBLE_WIN: Final = Booster(
    "double-win",
    Colour.BROWN,
    Lasts.ROUND,
    fits=lambda state, seat, pending: not state.places,
    play=_announce,
)
