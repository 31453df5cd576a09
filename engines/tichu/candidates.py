"""What a seat might do now: all that is legal and useful, and a little more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from engines.kernel.game import Action, Seat
from engines.tichu.actions.answers import Decline, Gift, GrandCall, MoreTime
from engines.tichu.actions.boosters import Choose, Draft, PlayBooster, playable_now
from engines.tichu.actions.calls import CallTichu
from engines.tichu.actions.exchange import useful_gifts
from engines.tichu.actions.plays import Pass, Play
from engines.tichu.boosters import PACK
from engines.tichu.boosters.choices import options
from engines.tichu.cards import MAHJONG, RANKS
from engines.tichu.combinations import bombs, plays
from engines.tichu.effects import rules_for
from engines.tichu.pendings import Choice, DragonGift, Exchange, GrandCalls, Pick
from engines.tichu.state import TichuState, opponents_of
from engines.tichu.tricks import SMALLEST_BOMB


def candidates(state: TichuState, seat: Seat) -> Iterator[Action[TichuState]]:
    """What `seat` might do; nothing once the game is over."""
    if state.over:
        return iter(())
    calls: Iterable[Action[TichuState]] = () if seat in state.started else (CallTichu(seat),)
    if state.boosters:
        calls = chain(calls, _boosters(state, seat))
    if state.waits:
        return chain(calls, _answers(state, seat))
    if state.turn == seat:
        passes = (Pass(seat),) if state.trick else ()
        return chain(calls, passes, _plays(state, seat))
    return chain(calls, _bombs(state, seat))


def _answers(state: TichuState, seat: Seat) -> Iterable[Action[TichuState]]:
    pending = state.waits[-1].pending
    if isinstance(pending, GrandCalls):
        return (GrandCall(seat, False), GrandCall(seat, True))
    if isinstance(pending, Exchange):
        return useful_gifts(pending, seat, state.hands[seat])
    if isinstance(pending, DragonGift):
        return [Gift(seat, to) for to in opponents_of(state, seat)]
    if isinstance(pending, Pick):
        return [Draft(seat, key) for key in dict.fromkeys(state.faceup)]
    if isinstance(pending, Choice):
        every = [Choose.of(pending, option) for option in options(state, pending) if option]
        return (Decline(seat), *every) if pending.seat == seat else ()
    return (Decline(seat), Decline(seat, round=True), MoreTime(seat), *_bombs(state, seat))


def _boosters(state: TichuState, seat: Seat) -> Iterator[Action[TichuState]]:
    """Every booster that `seat` may play now, with some of what it may be played with."""
    for key in playable_now(state, seat):
        booster = PACK[key]
        for params in booster.offers(state, seat):
            if booster.joins is None:
                yield PlayBooster.of(seat, key, params)
            else:
                yield Play.joined(seat, key, params)


def _bombs(state: TichuState, seat: Seat) -> Iterable[Action[TichuState]]:
    if not state.trick or len(state.hands[seat]) < SMALLEST_BOMB:
        return ()
    held = bombs(state.hands[seat], rules_for(state, seat))
    return [Play(seat, bomb.cards) for bomb in held]


def _plays(state: TichuState, seat: Seat) -> Iterable[Action[TichuState]]:
    every = plays(state.hands[seat], state.top, rules_for(state, seat))
    wishes = [
        Play.of(seat, each, wish) for each in every if MAHJONG in each.cards for wish in RANKS
    ]
    return [*(Play.of(seat, each) for each in every), *wishes]
