"""Brown boosters about people: hands, chairs, and what a team promises."""

from __future__ import annotations

import pytest

from engines.tichu.state import TichuState
from tests.engines.tichu.table import after, boost, declines, passes, play, refused, table

HANDS = ("2g Ag 3g", "9g 9k 9b", "Tg Tk Tb", "Jg Jk Jb")


def at_lead(*hands: str, held: dict[int, str]) -> TichuState:
    """Seat 0, who has just won a trick, is about to lead: brown boosters may be played."""
    return after(table(*(hands or HANDS), held=held), play(0, "Ag"), *passes(1, 2, 3))


def test_partners_swap_their_whole_hands():
    state = at_lead(held={0: "businessman"})
    before = state.hands
    state = after(state, boost(0, "businessman"))
    assert (state.hands[0], state.hands[2]) == (before[2], before[0])
    assert state.started == frozenset({0, 1, 2, 3})


def test_a_partner_who_is_out_has_no_hand_to_swap():
    state = table("2g Ag 3g", "9g 9k", "", "Jg Jk", held={0: "businessman"})
    state = after(state, play(0, "Ag"), *passes(1, 3))
    assert refused(state, boost(0, "businessman")) == "booster-not-now"


def test_two_swap_chairs_and_play_in_another_order():
    state = at_lead(held={0: "musical-chairs"})
    state = after(state, boost(0, "musical-chairs", a=1, b=2))
    assert state.order == (0, 2, 1, 3)
    state = after(state, play(0, "2g"))
    assert state.turn == 2


@pytest.mark.parametrize(("a", "b"), [(1, 1), (1, 9)])
def test_chairs_are_swapped_by_two_who_play(a, b):
    state = at_lead(held={0: "musical-chairs"})
    assert refused(state, boost(0, "musical-chairs", a=a, b=b)) == "bad-target"


def test_nobody_swaps_chairs_with_who_is_out():
    state = table("2g Ag 3g", "9g 9k", "", "Jg Jk", held={0: "musical-chairs"})
    state = after(state, play(0, "Ag"), *passes(1, 3))
    assert refused(state, boost(0, "musical-chairs", a=1, b=2)) == "bad-target"


def test_after_musical_chairs_the_dog_still_goes_to_the_partner():
    state = at_lead("dog Ag 3g", "9g 9k 9b", "Tg Tk Tb", "Jg Jk Jb", held={0: "musical-chairs"})
    state = after(state, boost(0, "musical-chairs", a=1, b=2), play(0, "dog"))
    assert state.turn == 2


def test_a_double_win_that_was_announced_brings_a_hundred_on_top():
    state = at_lead("2g Ag", "9g 9k 9b", "Tg", "Jg Jk Jb", held={0: "double-win"})
    state = after(state, boost(0, "double-win"), play(0, "2g"), *passes(1), play(2, "Tg"))
    assert state.scores == (300, 0)


@pytest.mark.parametrize(("doubles", "scores"), [((), (0, 10)), ((0,), (-100, 10))])
def test_a_double_win_that_fails_costs_a_hundred(doubles, scores):
    state = table("", "9g", "Tg 4g", "Jg", turn=1, doubles=doubles)
    state = after(state, play(1, "9g"), play(2, "Tg"), play(3, "Jg"))
    assert state.scores == scores


def test_once_somebody_is_out_a_double_win_cannot_be_announced():
    state = table("2g Ag 3g", "", "Tg Tk", "Jg Jk", held={0: "double-win"})
    state = after(state, play(0, "Ag"), *passes(2, 3))
    assert refused(state, boost(0, "double-win")) == "booster-not-now"


def test_in_the_window_before_a_lead_the_holder_may_decline():
    state = at_lead(held={0: "businessman"})
    state = after(state, *declines(0))
    assert state.turn == 0
