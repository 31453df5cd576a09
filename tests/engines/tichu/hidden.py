"""Tichu for the contract of every game: what is hidden from whom, said anew by the rules."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from engines.kernel.game import Action, Event, Seat, refusal
from engines.kernel.secret import Secret
from engines.kernel.waits import Answer, Wait
from engines.tichu.actions.answers import Decline, GrandCall, MoreTime
from engines.tichu.actions.boosters import PlayBooster
from engines.tichu.actions.calls import CallTichu
from engines.tichu.actions.exchange import Give, useful_gifts
from engines.tichu.actions.plays import Play, bombs_of
from engines.tichu.actions.silence import usual_deed
from engines.tichu.boosters import PACK as PILE
from engines.tichu.candidates import candidates
from engines.tichu.cards import MAHJONG, PACK, Card, sorted_hand
from engines.tichu.events import boosters, rounds, waiting
from engines.tichu.game import Tichu
from engines.tichu.moments import MOMENTS
from engines.tichu.pendings import Exchange, GrandCalls
from engines.tichu.state import SEATS, TichuState
from tests.engines.playing import Table, seed_of

TRIES = 20

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
)
"""What shows everybody something that was hidden."""


def unseen(state: TichuState, seat: Seat | None, dice: Random) -> TichuState:
    """Other hands, another deck, other answers for all but `seat`; the seed is hidden from all.

    What silence does in a turn shows cards: where somebody else is on turn it stays the same.
    """
    for _ in range(TRIES):
        other = _reshuffled(state, seat, dice)
        if _silent_alike(state, other, seat):
            return other
    return replace(state, seed=seed_of(dice.getrandbits(64)))


def _reshuffled(state: TichuState, seat: Seat | None, dice: Random) -> TichuState:
    pinned = {MAHJONG} if _leader_known(state) else set[Card]()
    known = {seat, *(each.owner for each in state.effects if each.booster == "ouvert")}
    kept = [
        tuple(card for card in hand if each in known or card in pinned)
        for each, hand in enumerate(state.hands)
    ]
    missing = [len(hand) - len(rest) for hand, rest in zip(state.hands, kept, strict=True)]
    held = {card for rest in kept for card in rest}
    pool = [card for row in (*state.hands, state.deck) for card in row if card not in held]
    dice.shuffle(pool)
    hands = tuple(
        sorted_hand((*rest, *(pool.pop() for _ in range(count))))
        for rest, count in zip(kept, missing, strict=True)
    )
    waits = tuple(_answered_else(wait, hands, seat, dice) for wait in state.waits)
    seed = seed_of(dice.getrandbits(64))
    pile = tuple(dice.sample(state.pile, len(state.pile)))
    return replace(state, hands=hands, deck=tuple(pool), waits=waits, pile=pile, seed=seed)


def _leader_known(state: TichuState) -> bool:
    """Whoever gets the first turn has shown that it holds the Mah Jong, or has taken it."""
    return state.turn is not None or bool(state.started) or state.leader is not None


def _answered_else(
    wait: Wait[Any], hands: tuple[tuple[Card, ...], ...], seat: Seat | None, dice: Random
) -> Wait[Any]:
    def turned(answer: Answer) -> Answer:
        if answer.seat == seat:
            return answer
        if isinstance(wait.pending, GrandCalls):
            value = (dice.choice(["yes", "no"]),)
        elif isinstance(wait.pending, Exchange):
            value = tuple(dice.sample(hands[answer.seat], 3))
        else:
            value = ("",)
        return replace(answer, given=Secret(value, frozenset({answer.seat})))

    return replace(wait, answers=tuple(map(turned, wait.answers)))


def _silent_alike(state: TichuState, other: TichuState, seat: Seat | None) -> bool:
    turn = state.turn
    if turn is None or turn == seat or state.waits:
        return True
    return usual_deed(state, turn) == usual_deed(other, turn)


def shows(event: Event[Any], seat: Seat | None) -> bool:
    """Own cards that are dealt; answers, once all are given; a last hand that is counted.

    And what boosters lay open: hands, counts, who holds the Mah Jong, the top of the pile.
    """
    dealt = isinstance(event, rounds.Dealt) and event.seat == seat
    return dealt or isinstance(event, SHOWING)


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
