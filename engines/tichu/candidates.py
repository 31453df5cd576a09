"""What a seat might do now: all that is legal and useful, and a little more."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel.game import Action, Seat
from engines.tichu.actions.answers import Decline, Gift, GrandCall, MoreTime
from engines.tichu.actions.calls import CallTichu
from engines.tichu.actions.exchange import useful_gifts
from engines.tichu.actions.plays import Pass, Play
from engines.tichu.cards import MAHJONG, RANKS
from engines.tichu.combinations import bombs, plays
from engines.tichu.effects import rules_for
from engines.tichu.pendings import DragonGift, Exchange, GrandCalls, TrickEnds
from engines.tichu.state import TichuState, opponents_of
from engines.tichu.tricks import SMALLEST_BOMB


def candidates(state: TichuState, seat: Seat) -> Iterator[Action[TichuState]]:
    """What `seat` might do; nothing once the game is over or `seat` is out."""
    if state.over:
        return
    if seat not in state.started:
        yield CallTichu(seat)
    if state.waits:
        yield from _answers(state, seat)
    elif state.turn == seat:
        if state.trick:
            yield Pass(seat)
        yield from _plays(state, seat)
    elif state.trick:
        yield from _bombs(state, seat)


def _answers(state: TichuState, seat: Seat) -> Iterator[Action[TichuState]]:
    pending = state.waits[-1].pending
    if isinstance(pending, GrandCalls):
        yield GrandCall(seat, False)
        yield GrandCall(seat, True)
    elif isinstance(pending, Exchange):
        yield from useful_gifts(pending, seat, state.hands[seat])
    elif isinstance(pending, TrickEnds):
        yield Decline(seat)
        yield Decline(seat, round=True)
        yield MoreTime(seat)
        yield from _bombs(state, seat)
    elif isinstance(pending, DragonGift):
        yield from (Gift(seat, to) for to in opponents_of(state, seat))


def _bombs(state: TichuState, seat: Seat) -> Iterator[Action[TichuState]]:
    if len(state.hands[seat]) >= SMALLEST_BOMB:
        for bomb in bombs(state.hands[seat], rules_for(state, seat)):
            yield Play(seat, bomb.cards)


def _plays(state: TichuState, seat: Seat) -> Iterator[Action[TichuState]]:
    for each in plays(state.hands[seat], state.top, rules_for(state, seat)):
        yield Play(seat, each.cards, each.phoenix)
        if MAHJONG in each.cards:
            yield from (Play(seat, each.cards, each.phoenix, wish) for wish in RANKS)
