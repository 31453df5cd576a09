"""Drafting: where a Tichu was called everybody takes a booster, and new ones are turned up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.kernel.dice import dice
from engines.kernel.game import Seat, Turn
from engines.kernel.secret import Secret
from engines.kernel.waits import Answer
from engines.tichu.boosters.model import Steps
from engines.tichu.events.boosters import BoosterDrafted, BoostersTurnedUp
from engines.tichu.pendings import Drafting, Pick, TurnUp
from engines.tichu.state import NOBODY, SEATS, TichuState, rotation

FACE_UP: Final = 4
DRAFT_SECONDS: Final = 30.0


def shuffled(seed: str, step: int, keys: Iterable[str]) -> tuple[str, ...]:
    """`keys` in an order of chance."""
    pile = list(keys)
    dice(seed, step, "boosters").shuffle(pile)
    return tuple(pile)


def drafting(turn: Turn[TichuState], pending: Drafting, _answers: tuple[Answer, ...]) -> Steps:
    """The first who called picks first, then the others in playing order. Once a round.

    Boosters that have been used since the pile ran out are turned up before.
    """
    state = turn.state
    callers = [call.caller for call in state.calls if call.kind == pending.kind]
    if state.drafted or not callers:
        return ()
    first = callers[0]
    return (TurnUp(), *(Pick(seat) for seat in (first, *rotation(SEATS, first)[:-1])), TurnUp())


def may_pick(state: TichuState, pending: Pick) -> frozenset[Seat]:
    """The seat whose pick it is, while there is something to pick."""
    return frozenset({pending.seat}) if state.faceup else NOBODY


def pick(turn: Turn[TichuState], pending: Pick, answers: tuple[Answer, ...]) -> Steps:
    """The booster that was named goes into the pool."""
    for answer in answers:
        if answer.given is not None:
            turn.emit(BoosterDrafted(pending.seat, answer.given.value[0]))
    return ()


def turn_up(turn: Turn[TichuState], _pending: TurnUp, _answers: tuple[Answer, ...]) -> Steps:
    """Lay boosters face up until there are four; where the pile runs out, discarded ones."""
    state = turn.state
    missing = FACE_UP - len(state.faceup)
    keys, pile, reshuffled = state.pile[:missing], state.pile[missing:], False
    if len(keys) < missing and state.discards:
        reshuffled = True
        pile = shuffled(state.seed, state.round, state.discards)
        more = missing - len(keys)
        keys, pile = (*keys, *pile[:more]), pile[more:]
    if keys:
        turn.emit(BoostersTurnedUp(keys, Secret(pile, NOBODY), reshuffled))
    return ()
