"""When boosters that are in force are over: used up, at the end of a trick, of a round."""

from __future__ import annotations

from engines.kernel.game import Seat, Turn
from engines.kernel.waits import Answer
from engines.tichu import ending, tricks
from engines.tichu.boosters import PACK
from engines.tichu.boosters.model import Lasts, Steps
from engines.tichu.events.boosters import EffectChanged, EffectsEnded
from engines.tichu.pendings import Drafting, Gather, Landed, NextTurn, RoundBegins, RoundEnds
from engines.tichu.state import TichuState


def landed(turn: Turn[TichuState], pending: Landed, answers: tuple[Answer, ...]) -> Steps:
    """A play stands: what hung on a lead is used up, and the game goes on.

    A play that was taken back uses up nothing, but whoever has led the Dog has led.
    """
    state = turn.state
    if state.effects and (state.after_dog or state.last_play):
        _end(turn, Lasts.TURN)
        if state.after_dog or state.last_play == state.trick:
            _led(turn, pending.seat)
    return tricks.landed(turn, pending, answers)


def next_turn(turn: Turn[TichuState], pending: NextTurn, answers: tuple[Answer, ...]) -> Steps:
    """Somebody has played or passed, and what was in force for that is over."""
    if turn.state.effects:
        _end(turn, Lasts.TURN)
    return tricks.next_turn(turn, pending, answers)


def gather(turn: Turn[TichuState], pending: Gather, answers: tuple[Answer, ...]) -> Steps:
    """A trick is gathered, and what was in force for it is over."""
    steps = tricks.gather(turn, pending, answers)
    if turn.state.effects:
        _end(turn, Lasts.TRICK)
    return steps


def round_ends(turn: Turn[TichuState], pending: RoundEnds, answers: tuple[Answer, ...]) -> Steps:
    """Count the round, discard what was in force, and draft before the next begins."""
    steps = ending.round_ends(turn, pending, answers)
    if turn.state.effects:
        turn.emit(EffectsEnded(turn.state.effects))
    if turn.state.boosters and steps == (RoundBegins(),):
        return (Drafting("tichu"), *steps)
    return steps


def _end(turn: Turn[TichuState], lasts: Lasts) -> None:
    over = tuple(each for each in turn.state.effects if PACK[each.booster].lasts is lasts)
    if over:
        turn.emit(EffectsEnded(over))


def _led(turn: Turn[TichuState], leader: Seat) -> None:
    for effect in turn.state.effects:
        left = PACK[effect.booster].led(effect, leader)
        if left is None:
            turn.emit(EffectsEnded((effect,)))
        elif left != effect:
            turn.emit(EffectChanged(effect, left))
