"""What silence means."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel.errors import Reason, Refused
from engines.kernel.game import Action, Expire, Seat, Turn, refusal
from engines.tichu.actions.plays import Pass, Play
from engines.tichu.cards import MAHJONG, RANKS, Card, order, rank
from engines.tichu.combinations import is_bomb, plays, read
from engines.tichu.effects import rules_for
from engines.tichu.flow import deadlines, silence
from engines.tichu.rules import Rules
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
    return next(deed for deed in _deeds(state, seat) if refusal(state, deed) is None)


def _deeds(state: TichuState, seat: Seat) -> Iterator[Action[TichuState]]:
    """What `seat` might do, the first of it that is allowed."""
    hand, top, rules = state.hands[seat], state.top, rules_for(state, seat)
    yield Pass(seat)
    if top is None:
        rising = sorted(hand, key=lambda card: (card != MAHJONG, order(card)))
        yield from (Play(seat, (card,)) for card in rising)
    every = plays(hand, top, rules)
    lower = [_of_lowest(each, hand, top, rules) for each in every]
    found = dict.fromkeys(each for each in (*lower, *every) if each is not None)
    yield from (Play.of(seat, each) for each in sorted(found, key=_height))


def _of_lowest(
    each: Combination, hand: tuple[Card, ...], top: Combination | None, rules: Rules
) -> Combination | None:
    """The same of the lowest cards in hand; None where these would be something else."""
    suits = {name: iter([card for card in hand if rank(card) == name]) for name in RANKS}
    cards = [card if (name := rank(card)) is None else next(suits[name]) for card in each.cards]
    phoenix = each.phoenix if len(cards) > 1 else None
    return read(tuple(cards), rules, top, phoenix, each.type)


def _height(each: Combination) -> tuple[bool, int, float, list[int]]:
    return is_bomb(each), len(each.cards), each.rank, sorted(map(order, each.cards))
