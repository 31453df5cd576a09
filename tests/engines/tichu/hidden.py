"""Tichu for the contract of every game: what is hidden from whom, said anew by the rules."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any, Final

from engines.kernel.game import Action, Event, Seat, refusal
from engines.tichu.actions.answers import Decline, GrandCall, MoreTime
from engines.tichu.actions.boosters import PlayBooster
from engines.tichu.actions.calls import CallTichu
from engines.tichu.actions.exchange import Give, useful_gifts
from engines.tichu.actions.plays import Play, bombs_of
from engines.tichu.boosters import PACK as PILE
from engines.tichu.candidates import candidates
from engines.tichu.cards import PACK, sorted_hand
from engines.tichu.events import boosters, reactions, rounds, waiting
from engines.tichu.game import Tichu
from engines.tichu.moments import MOMENTS
from engines.tichu.pendings import Exchange
from engines.tichu.state import SEATS, TichuState
from tests.engines.playing import Table
from tests.engines.tichu.unseen import unseen

SHARE: Final = 6
"""How many boosters a seat holds at the start, where they are dealt out."""

SHOWING: Final = (
    waiting.WaitEnded,
    rounds.Round,
    boosters.Spied,
    boosters.HandOpened,
    boosters.MahjongTaken,
    boosters.BoostersTurnedUp,
    boosters.CardSwapped,
    reactions.PlayReturned,
)
"""What shows everybody something that was hidden."""


def shows(event: Event[Any], seat: Seat | None) -> bool:
    """Own cards that are dealt; answers, once all are given; a last hand that is counted.

    And what boosters lay open: hands, counts, who holds the Mah Jong, the top of the pile; that
    somebody who is out has a red card.
    """
    dealt = isinstance(event, rounds.Dealt) and event.seat == seat
    swapped = isinstance(event, boosters.HandsSwapped) and seat in (event.one, event.other)
    gone = isinstance(event, boosters.BoosterReturned) and event.key == "red-card"
    return dealt or swapped or gone or isinstance(event, SHOWING)


def disguised(state: TichuState, action: Action[Any], dice: Random) -> Action[Any]:
    """Other answers: nobody sees a call, a gift or a bomb before all have answered."""
    seat = action.seat
    match action:
        case GrandCall():
            return GrandCall(seat, dice.random() < 0.5)
        case Give():
            exchange = state.waits[-1].pending
            assert isinstance(exchange, Exchange)
            return dice.choice(list(useful_gifts(exchange, seat, state.hands[seat])))
        case Play() | PlayBooster() if in_window(state):
            return Decline(seat)
        case Decline(round=False) if in_window(state):
            bombs = [Play(seat, bomb.cards) for bomb in bombs_of(state, seat)]
            answers = [each for each in candidates(state, seat) if isinstance(each, PlayBooster)]
            fitting = [each for each in answers if refusal(state, each) is None]
            return dice.choice([action, *bombs, *fitting])
        case _:
            return action


def in_window(state: TichuState) -> bool:
    """Whether a pause is going on in which answers are hidden until it ends."""
    return bool(state.waits) and MOMENTS[type(state.waits[-1].pending)].window


def conserved(state: TichuState) -> None:
    """The pack is whole, who is out holds nothing, calls are one a player."""
    rows = (*state.hands, *state.won, state.deck, state.table, state.removed)
    assert sorted(card for row in rows for card in row) == sorted(PACK)
    assert all(sorted_hand(hand) == hand for hand in state.hands)
    assert not any(state.hands[seat] for seat in state.places)
    assert len({call.seat for call in state.calls}) == len(state.calls)
    assert len(set(state.places)) == len(state.places) <= len(SEATS)


def boosters_conserved(state: TichuState) -> None:
    """So is the pack of boosters."""
    conserved(state)
    played = [each.booster for each in (*state.announced, *state.effects)]
    rows = (state.pile, state.faceup, state.discards, *state.pools, played)
    assert sorted(key for row in rows for key in row) == sorted(PILE)


def is_call(action: Action[Any]) -> bool:
    """Random players call far too much, and their scores would sink for ever."""
    return isinstance(action, CallTichu) or (isinstance(action, GrandCall) and action.call)


TICHU: Final = Table(
    Tichu(),
    seats=(4,),
    longest=8_000,
    options=(
        {"boosters": False, "target": 100, "scores": [70, 80]},
        {"boosters": False, "target": 100, "scores": [95, 95], "bomb_seconds": 0},
        {"boosters": False, "target": 500, "scores": [480, 300]},
    ),
    bad_options=(
        ("boosters", 1),
        ("target", 99),
        ("bomb_seconds", -1),
        ("react_seconds", 0),
        ("ai_level", "expert"),
        ("scores", [1]),
        ("hands", [list(PACK[:14])] * 4),
        ("booster_pile", "njet"),
        ("held", [[]]),
    ),
    shuffled_unseen=unseen,
    shows=shows,
    disguised=disguised,
    conserved=conserved,
    seldom=is_call,
    seeds=3,
)


def dealt_out(number: int) -> tuple[list[str], ...]:
    """For each seat a share of all the boosters, another one for every `number`."""
    keys = Random(number).sample(list(PILE), len(PILE))
    return tuple(keys[seat * SHARE : (seat + 1) * SHARE] for seat in SEATS)


def is_dull(action: Action[Any]) -> bool:
    """Who does not want to be asked plays few boosters; who asks for time plays none."""
    return is_call(action) or isinstance(action, MoreTime) or action_of_round(action)


def action_of_round(action: Action[Any]) -> bool:
    """Whether it declines for the whole round."""
    return isinstance(action, Decline) and action.round


TICHU_BOOSTERS: Final = dataclasses.replace(
    TICHU,
    name="tichu-boosters",
    options=tuple(
        {"target": 100, "scores": [-60, -90], "held": dealt_out(number)} for number in range(12)
    ),
    conserved=boosters_conserved,
    seldom=is_dull,
    seeds=4,
)
