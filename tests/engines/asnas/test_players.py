"""The computer players."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel.game import Seat, apply, legal_actions
from tests.engines.asnas.table import GAME, after, table

LEVELS = ("easy", "normal", "hard")
every_level = pytest.mark.parametrize("level", LEVELS)


def chosen(state, level: str, number: int = 0) -> str:
    """What the computer player to act does, as it is called on the wire."""
    seat = Seat(state.to_act)
    actions = list(legal_actions(GAME, state, seat))
    action = GAME.choose(GAME.view(state, seat), actions, level, Random(number))
    assert action in actions
    return type(action).__name__.lower()


def often(state, level: str) -> set[str]:
    """All that it does there in many tries."""
    return {chosen(state, level, number) for number in range(60)}


def test_there_are_three_levels_the_weakest_first():
    assert GAME.levels == LEVELS


def test_another_level_is_an_error():
    with pytest.raises(ValueError, match="expert"):
        chosen(table(), "expert")


@every_level
@pytest.mark.parametrize("deeds", ["look", "raise look", "raise raise raise look"])
def test_four_as_are_never_folded(level, deeds):
    state = table(dict.fromkeys([after(table(), deeds).to_act], "AAAAC"))
    assert "fold" not in often(after(state, deeds), level)


@every_level
@pytest.mark.parametrize("letters", ["AAAAC", "SSSSA"])
def test_a_certain_winner_raises_while_it_can(level, letters):
    assert often(after(table({1: letters}), "look"), level) == {"raise"}


@every_level
def test_nobody_folds_where_holding_is_free(level):
    state = after(table({0: "ASBZC"}), "look call look call look call look")
    assert "fold" not in often(state, level)


@every_level
@pytest.mark.parametrize("deeds", ["", "raise", "raise raise raise", "call call call"])
def test_nobody_folds_a_hand_unseen(level, deeds):
    assert "fold" not in often(after(table(), deeds), level)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_looking_costs_nothing_so_the_better_players_look_first(level):
    assert often(table(), level) == {"look"}


def test_the_easy_player_sometimes_acts_without_looking():
    assert often(table(), "easy") == {"look", "call", "raise"}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_poor_hand_is_folded_to_a_high_bet(level):
    state = after(table({0: "ASBZC"}), "look raise look raise look raise look")
    assert often(state, level) == {"fold"}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_full_house_is_raised(level):
    assert often(after(table({1: "AAASS"}), "look"), level) == {"raise"}


def test_hard_believes_in_bets_and_normal_does_not():
    seen = after(table({3: "AASSC"}), "look raise look raise look")
    assert often(seen, "normal") == {"raise"}
    assert often(seen, "hard") == {"fold"}


def test_hard_does_not_believe_who_bets_without_looking():
    blind = after(table({3: "AASSC"}), "raise raise look")
    assert "fold" not in often(blind, "hard")


@every_level
def test_equal_views_and_dice_lead_to_equal_choices(level):
    state = after(table(), "look call look")
    assert [chosen(state, level, n) for n in range(9)] == [
        chosen(state, level, n) for n in range(9)
    ]


@every_level
def test_the_cards_of_the_others_make_no_difference(level):
    one = after(table({2: "AASBC", 1: "SSSZZ"}), "look raise look")
    two = after(table({2: "AASBC", 3: "SSSZZ"}), "look raise look")
    assert one.hands != two.hands
    assert [chosen(one, level, n) for n in range(20)] == [chosen(two, level, n) for n in range(20)]


@every_level
def test_four_of_a_level_play_a_match_to_its_end(level):
    state, dice = table(deals=3), Random(5)
    while not state.over:
        seat = Seat(state.to_act)
        actions = list(legal_actions(GAME, state, seat))
        action = GAME.choose(GAME.view(state, seat), actions, level, dice)
        state = apply(GAME, state, action).state
    assert sum(state.totals) == 0
