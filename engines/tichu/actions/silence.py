"""What silence means."""

from __future__ import annotations

from engines.kernel.errors import Reason, Refused
from engines.kernel.game import Action, Expire, Seat, Turn, refusal
from engines.tichu.actions.plays import Pass, Play
from engines.tichu.cards import MAHJONG, order
from engines.tichu.combinations import is_bomb, plays
from engines.tichu.effects import rules_for
from engines.tichu.flow import deadlines, silence
from engines.tichu.shapes import Combination
from engines.tichu.state import TichuState


class Silence(Expire[TichuState], frozen=True):
    """A wait has gone by: the usual answers are given, or the usual turn is taken."""

    def forbidden(self, state: TichuState) -> Reason | None:
        declared = {deadline.id for deadline in deadlines(state)}
        return None if self.deadline in declared else Refused.TOO_LATE

    def perform(self, turn: Turn[TichuState]) -> None:
        state = turn.state
        if state.waits:
            silence(turn)
            return
        assert state.turn is not None, "a game that is over declares no deadline"
        usual_deed(state, state.turn).perform(turn)


def usual_deed(state: TichuState, seat: Seat) -> Action[TichuState]:
    """Pass where that is allowed, else the lowest play; to a lead the lowest single."""
    rules = rules_for(state, seat)
    deeds: list[Action[TichuState]] = [Pass(seat)]
    if not state.trick:
        rising = sorted(state.hands[seat], key=lambda card: (card != MAHJONG, order(card)))
        deeds += [Play(seat, (card,)) for card in rising]
    by_height = sorted(plays(state.hands[seat], state.top, rules), key=_height)
    deeds += [Play.of(seat, each) for each in by_height]
    return next(deed for deed in deeds if refusal(state, deed) is None)


def _height(each: Combination) -> tuple[bool, int, float, list[int]]:
    return is_bomb(each), len(each.cards), each.rank, sorted(map(order, each.cards))
