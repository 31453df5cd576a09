"""Boosters on their way: announced, answered, effective, the last one first.

There is no list of what is on its way but `announced`: each announced booster has its
`TakeEffect` waiting, and one that has been cancelled is no longer announced when that comes.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engines.kernel.errors import Reason
from engines.kernel.game import Turn
from engines.kernel.waits import Answer
from engines.tichu.announcement import Effect
from engines.tichu.boosters import PACK
from engines.tichu.boosters.joining import lay_joined, still_fits
from engines.tichu.boosters.model import Booster, Lasts, Steps
from engines.tichu.boosters.windows import cause, fits
from engines.tichu.events.boosters import BoosterPlayed, BoosterResolved, BoosterReturned
from engines.tichu.pendings import AnyPending, TakeEffect
from engines.tichu.reasons import TichuReason
from engines.tichu.state import TichuState, in_play, rotation

BOOSTER = "{"
"""What an answer begins with that is a booster."""


def announce(turn: Turn[TichuState], effect: Effect) -> Steps:
    """Say that a booster is played; what follows."""
    said = BoosterPlayed(
        effect.owner, effect.booster, effect.params, effect.cause, effect.face_down
    )
    turn.emit(said)
    return (TakeEffect(effect),)


def written(effect: Effect) -> str:
    """A booster as an answer to what is waited for."""
    return msgspec.json.encode(effect).decode()


def first_answer(
    state: TichuState, pending: AnyPending, answers: Sequence[Answer]
) -> Effect | None:
    """The booster that is played of those answered: the first in playing order after the cause.

    An answer does not count where it has been overtaken since, by a call in between: the booster
    was stolen, or cannot be played any more.
    """
    given = {each.seat: each.given.value[0] for each in answers if each.given and each.given.value}
    seat = cause(pending)
    for each in rotation(state.order, state.order[-1] if seat is None else seat):
        if (said := given.get(each, "")).startswith(BOOSTER):
            effect = msgspec.json.decode(said, type=Effect)
            if _still_there(state, pending, effect):
                return effect
    return None


def _still_there(state: TichuState, pending: AnyPending, effect: Effect) -> bool:
    held = effect.booster in state.pools[effect.owner]
    return held and fits(PACK[effect.booster], state, effect.owner, pending)


def impossible(booster: Booster, state: TichuState, effect: Effect) -> Reason | None:
    """What stands against a booster with these parameters. Who is out is not touched by any."""
    said = effect.params
    named = {seat for seat in (said.to, said.from_, said.a, said.b) if seat is not None}
    if not named <= set(in_play(state)):
        return TichuReason.BAD_TARGET
    return booster.refused(state, effect)


def take_effect(turn: Turn[TichuState], pending: TakeEffect, _answers: Sequence[Answer]) -> Steps:
    """Let an announced booster do what it does, or return it where that is no longer possible."""
    effect, state = pending.effect, turn.state
    if state.announced[-1:] != (effect,):
        return ()
    booster = PACK[effect.booster]
    gives_way = any(PACK[each.booster].about & booster.gives_way_to for each in state.effects)
    lies = booster.joins is None or still_fits(booster, state, effect)
    if gives_way or not lies or impossible(booster, state, effect) is not None:
        recalled = gives_way or booster.tried_once
        turn.emit(BoosterReturned(effect.owner, effect.booster, recalled=recalled))
        return ()
    _recall(turn, booster.recalls)
    turn.emit(BoosterResolved(effect.owner, booster.key, booster.lasts is not Lasts.ONCE))
    steps = booster.play(turn, effect)
    return steps if booster.joins is None else (*steps, *lay_joined(turn, booster, effect))


def _recall(turn: Turn[TichuState], topics: frozenset[str]) -> None:
    """Return to their owners what is in force about these."""
    for each in turn.state.effects:
        if PACK[each.booster].about & topics:
            turn.emit(BoosterReturned(each.owner, each.booster, was_in_force=True, recalled=True))
