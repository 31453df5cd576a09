"""The controls of a table of Tichu: the same for all, whatever they hold."""

from __future__ import annotations

import pytest

from bot.words import LANGUAGES
from engines.tichu.cards import PACK
from tests.cogs.tichu.board import FACE, exchanged, labels, menus, middle, played, seen, verbs
from tests.engines.tichu.table import (
    after,
    dealt,
    first_step,
    passes,
    play,
    table,
    tichu,
    wish_grand,
)

TURN = ["choose", "pass", "bomb"]
WINDOW = ["bomb", "nobomb", "nobomb", "wait"]


def rows(state, seat=None, **more):
    """The controls of the table."""
    return FACE.table(seen(state, seat, **more)).rows


def closing(**changes):
    """Ann has played a pair, and all others have passed."""
    state = middle(bomb_seconds=5.0, **changes)
    return after(state, play(0, "8k 8b"), *passes(1, 2, 3))


def test_in_a_round_there_are_play_pass_and_bomb():
    assert verbs(rows(middle())) == TURN
    assert labels(rows(middle())) == ["Play cards", "Pass", "Bomb!"]


def test_the_bomb_is_there_whatever_anybody_holds_and_whatever_lies_there():
    poor = table("2g 3g", "2k 3k", "2b 3b", "2r 3r")
    for state in (poor, played(poor, (0, "2g")), middle(), played(middle(), (0, "8k 8b"))):
        assert "bomb" in verbs(rows(state))


def test_tichu_is_there_as_long_as_anybody_may_call_it():
    state = exchanged()
    assert verbs(rows(state)) == [*TURN, "tichu"]
    state = after(state, *(tichu(seat) for seat in range(4)))
    assert verbs(rows(state)) == TURN
    assert "tichu" not in verbs(rows(middle()))


def test_before_the_first_lead_everything_is_done_in_the_hand():
    assert rows(first_step().state) == ()
    assert rows(dealt()) == ()


def test_after_the_last_pass_those_asked_may_bomb_decline_or_ask_for_time():
    assert verbs(rows(closing())) == WINDOW
    assert labels(rows(closing())) == ["Bomb!", "No bomb", "No bombs this round", "Wait!"]


def test_the_trick_of_the_dragon_goes_to_one_of_two():
    state = table("2g 3g", "2k 3k", "2b 3b", "Ar dragon", turn=3)
    state = after(state, play(3, "dragon"), *passes(0, 1, 2))
    assert labels(rows(state)) == ["To ann", "To cat"]


def test_a_game_that_is_over_has_no_controls():
    state = table("2g", "2k 3k", "", "2r 3r", turn=0, scores=(990, 0), places=(2,))
    assert rows(played(state, (0, "2g"))) == ()


@pytest.mark.parametrize("seat", range(4))
def test_the_controls_are_the_same_whoever_looks(seat):
    for state in (first_step().state, dealt(), exchanged(), middle(), closing()):
        assert rows(state, seat) == rows(state)


def test_the_controls_are_for_all_who_play():
    picture = FACE.table(seen(middle()))
    assert picture.for_all
    assert menus(picture.rows) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short_in_every_language(language):
    for state in (exchanged(), closing()):
        shown = rows(state, language=language)
        assert all(len(each) <= 28 for each in labels(shown))
        assert all(len(row) <= 5 for row in shown)


def test_no_button_names_a_card():
    for state in (first_step().state, exchanged(), middle(), closing()):
        shown = " ".join(labels(rows(state)))
        assert not [card for card in PACK if card in shown]


def test_who_has_called_grand_tichu_calls_nothing_more():
    state = after(first_step().state, *(wish_grand(seat, True) for seat in range(4)))
    assert len(state.calls) == 4
