"""The computer players, and what they think their hands are worth."""

from __future__ import annotations

from random import Random

import pytest

from engines.epochs.odds import MOST_DEALS, believed, known, opponents, share
from engines.kernel.game import Seat, apply, legal_actions
from tests.engines.epochs.table import BOARD, GAME, HANDS, SEED, after, calmly, table, view

LEVELS = ("easy", "normal", "hard")
every_level = pytest.mark.parametrize("level", LEVELS)
better_levels = pytest.mark.parametrize("level", LEVELS[1:])

STRONG = ("5y1 5y2 5s1 5s2 5s3 4y1", "2m1 4h1 1h1 3h1 3s1 1m1", "2m2 4h2 1h2 3h2 3s2 1m2")
"""Seat 0 has two complete suits, the others have hardly anything."""
WEAK = (STRONG[1], STRONG[0], STRONG[2])


def chosen(state, level: str, number: int = 0) -> str:
    """What the computer player to act does, as it is called on the wire."""
    seat = Seat(state.to_act)
    actions = list(legal_actions(GAME, state, seat))
    action = GAME.choose(GAME.view(state, seat), actions, level, Random(number))
    assert action in actions
    return action.__struct_config__.tag


def often(state, level: str) -> set[str]:
    """All that it does there in some tries."""
    return {chosen(state, level, number) for number in range(12)}


def test_there_are_three_levels_the_weakest_first():
    assert GAME.levels == LEVELS


def test_another_level_is_an_error():
    with pytest.raises(ValueError, match="expert"):
        chosen(table(), "expert")


@better_levels
def test_two_complete_suits_are_bet_on(level):
    assert often(table(hands=STRONG, dealer=2), level) == {"raise"}


@every_level
def test_two_complete_suits_are_never_folded(level):
    state = after(table(hands=STRONG, dealer=0), "raise 300, call")
    assert state.to_act == 0
    assert "fold" not in often(state, level)


@better_levels
def test_next_to_nothing_is_folded_to_a_high_bet(level):
    state = after(calmly(table(hands=WEAK, dealer=0), "river"), "raise 900, fold")
    assert state.to_act == 0
    assert often(state, level) == {"fold"}


@every_level
def test_nobody_folds_where_checking_is_free(level):
    assert "fold" not in often(table(hands=WEAK, dealer=2), level)


def test_hard_believes_in_bets_and_normal_does_not():
    hands = ("5s1 5s2 3h1 2h1 1m1 4m1", "4y1 3s1 2s1 1s1 4h1 2m1")
    state = after(table(hands=hands, seats=2, board="1y1 2y1 3y1 4s2 1h1"), "raise 150")
    state = after(state, "call, raise 330")
    assert often(state, "normal") == {"call"}
    assert often(state, "hard") == {"fold"}


@every_level
def test_bets_keep_to_the_agreed_limits(level):
    state = table(hands=STRONG, dealer=2, max_bet=20)
    seat = Seat(0)
    actions = list(legal_actions(GAME, state, seat))
    for number in range(6):
        action = GAME.choose(GAME.view(state, seat), actions, level, Random(number))
        assert getattr(action, "to", 20) <= 20


@every_level
def test_equal_views_and_dice_lead_to_equal_choices(level):
    state = after(table(), "raise 40")
    assert [chosen(state, level, n) for n in range(4)] == [
        chosen(state, level, n) for n in range(4)
    ]


@every_level
def test_the_cards_of_the_others_make_no_difference(level):
    one = after(table(hands=HANDS[:3]), "raise 40")
    two = after(table(hands=(HANDS[1], HANDS[0], HANDS[2])), "raise 40")
    assert one.to_act == 2
    assert [chosen(one, level, n) for n in range(4)] == [chosen(two, level, n) for n in range(4)]


@every_level
def test_four_of_a_level_play_a_match_to_its_end(level):
    state = GAME.new(GAME.config({"hands": 2, "stack": 200}), 4, SEED).state
    dice = Random(5)
    while (seat := state.to_act) is not None:
        actions = list(legal_actions(GAME, state, seat))
        action = GAME.choose(GAME.view(state, seat), actions, level, dice)
        state = apply(GAME, state, action).state
    assert sum(state.round.stacks) == 800


@pytest.mark.parametrize("level", LEVELS)
def test_eight_of_a_level_find_something_to_do(level):
    state = GAME.new(GAME.config({"jokers": 0}), 8, SEED).state
    assert chosen(state, level) in {"check", "raise", "all-in"}


# What a hand is worth


def test_a_player_knows_its_own_cards_and_the_board_and_no_other():
    cards = known(view(calmly(table(), "flop"), 0))
    assert (len(cards.own), len(cards.board), len(cards.unseen)) == (6, 3, 91 - 9)
    assert cards.top == 5


def test_who_has_folded_or_is_out_is_no_opponent():
    assert opponents(view(after(table(), "fold"), 2), Seat(2)) == (0,)
    assert opponents(view(table(), 0), Seat(0)) == (1, 2)


def test_a_sure_winner_wins_all_of_the_pot():
    cards = known(view(calmly(table(hands=STRONG, board="1m6 2m6 3m6 4m6 1h5"), "river"), 0))
    assert share(cards, [1, 1], 30, Random(1)) > 0.95


def test_a_hand_that_all_share_wins_its_part():
    cards = known(view(calmly(table(board=BOARD), "river"), 2))
    one, two = (share(cards, [1] * others, 200, Random(2)) for others in (1, 3))
    assert 0 < two < one < 1


def test_the_more_an_opponent_has_bet_the_better_a_hand_it_is_thought_to_hold():
    thought = [
        believed(view(after(table(), script), 2), Seat(1))
        for script in ("check", "raise 20", "raise 100", "raise 900")
    ]
    assert thought == sorted(thought)
    assert (thought[0], thought[-1]) == (1, MOST_DEALS)


def test_against_better_hands_one_wins_less():
    cards = known(view(table(), 1))
    weak, strong = (share(cards, [several], 150, Random(3)) for several in (1, MOST_DEALS))
    assert strong < weak
