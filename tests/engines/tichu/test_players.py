"""The computer players."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel.game import apply, legal_actions
from tests.engines.tichu.table import GAME, SEED, dealt, may, play, table, view


@pytest.mark.parametrize("level", GAME.levels)
def test_four_of_them_play_a_game_to_its_end(level):
    state = GAME.new(GAME.config({"boosters": False, "target": 100}), 4, SEED).state
    while waiting := GAME.waiting_on(state):
        seat = min(waiting)
        actions = list(legal_actions(GAME, state, seat))
        action = GAME.choose(GAME.view(state, seat), actions, level, Random(1))
        state = apply(GAME, state, action).state
    assert GAME.result(state) is not None


def test_there_are_three_levels_and_no_others():
    assert GAME.levels == ("easy", "normal", "hard")
    with pytest.raises(ValueError, match="expert"):
        GAME.choose(view(dealt(), 0), may(dealt(), 0), "expert", Random(1))


def test_a_lead_of_low_cards_comes_before_a_lead_of_high_ones():
    state = table("3g 3k Ag", "4k", "5b", "6r")
    assert GAME.choose(view(state, 0), may(state, 0), "easy", Random(1)) == play(0, "3g 3k")
