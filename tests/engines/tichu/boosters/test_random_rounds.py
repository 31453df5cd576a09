"""Whatever boosters are played, a round counts what it should."""

from __future__ import annotations

from typing import Final

import pytest

from engines.tichu.events.boosters import BoosterPlayed
from engines.tichu.events.rounds import Round
from engines.tichu.state import TichuState
from tests.engines.playing import playout
from tests.engines.tichu.hidden import TICHU_BOOSTERS

GAMES: Final = 6

games: Final = pytest.mark.parametrize("number", range(GAMES))


def rounds(number: int) -> list[Round]:
    """Every round of a random game in which boosters are dealt out."""
    return [each for each in playout(TICHU_BOOSTERS, number).events if isinstance(each, Round)]


@games
def test_the_cards_of_a_round_count_a_hundred_and_a_double_victory_two_hundred(number):
    for each in rounds(number):
        one, two = each.parts
        if one.double or two.double:
            assert sorted((one.double, two.double)) == [0, 200]
            assert (one.cards, two.cards) == (0, 0)
        else:
            assert one.cards + two.cards == 100


@games
def test_a_round_brings_its_parts_and_nothing_else(number):
    total = [TICHU_BOOSTERS.options[number]["scores"][team] for team in (0, 1)]
    for each in rounds(number):
        assert each.points == tuple(part.total for part in each.parts)
        total = [before + more for before, more in zip(total, each.points, strict=True)]
        assert list(each.scores) == total


@games
def test_calls_bring_what_they_are_worth_or_cost(number):
    for move in playout(TICHU_BOOSTERS, number).moves:
        state = move.before
        for event in move.step.events:
            if isinstance(event, Round):
                assert [part.calls for part in event.parts] == called(state)
            state = event.evolve(state)


def called(state: TichuState) -> list[int]:
    """What the calls of a round that is over bring both teams."""
    points = [0, 0]
    for call in state.calls:
        points[call.seat % 2] += call.win if call.seat == state.places[0] else -call.loss
    return points


def test_random_games_play_most_boosters():
    played = {
        event.key
        for number in range(GAMES)
        for event in playout(TICHU_BOOSTERS, number).events
        if isinstance(event, BoosterPlayed)
    }
    assert len(played) > 30
