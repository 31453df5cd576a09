"""The golden games are played again, and everything in them happens as it did."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from engines.kernel.game import apply
from engines.tichu.boosters import PACK
from engines.tichu.events.boosters import BoosterPlayed, BoosterResolved
from tests.engines.tichu.golden.games import CHOSEN, GAME, Golden, begin, done, in_short, read

GAMES: Final = read()


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: str(golden.number))
def test_a_golden_game_goes_as_it_went(golden: Golden):
    state = begin(golden).state
    for number, move in enumerate(golden.moves):
        step = apply(GAME, state, done(move))
        assert in_short(step.events).split() == move[2].split(), (number, move[:2])
        state = step.state
    assert state.over


def test_all_chosen_games_are_kept():
    assert tuple(golden.number for golden in GAMES) == CHOSEN


def test_every_booster_takes_effect_in_the_golden_games(record_property):
    played, effective = Counter[str](), Counter[str]()
    for golden in GAMES:
        state = begin(golden).state
        for move in golden.moves:
            step = apply(GAME, state, done(move))
            played.update(each.key for each in step.events if isinstance(each, BoosterPlayed))
            effective.update(each.key for each in step.events if isinstance(each, BoosterResolved))
            state = step.state
    for key in PACK:
        told = f"{key}: {played[key]} played, {effective[key]} effective"
        record_property(key, told)
        print(told)  # noqa: T201 (the counts are wanted: shown by -s, kept in a report)
    assert set(effective) == set(PACK)
