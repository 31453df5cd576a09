"""Pots, shares, totals and who wins the match."""

from __future__ import annotations

from fractions import Fraction

from engines.asnas.events import DealWon, MatchOver, Shown
from engines.kernel.game import Result
from tests.engines.asnas.table import GAME, after, hand, last_events, table

QUARTET = {1: "AAAAC", 2: "SSSBB", 3: "SBBZZ"}
TIE = {1: "AASBC", 2: "AASBC", 3: "SBBZC"}
THREE_ALIKE = {1: "ASBZC", 2: "ASBZC", 3: "ASBZC"}


def won(state, deeds: str) -> DealWon:
    (event,) = (each for each in last_events(state, deeds) if isinstance(each, DealWon))
    return event


def test_the_best_hand_takes_the_whole_pot():
    event = won(table(QUARTET), "raise call call call")
    assert event == DealWon((1,), "quartet", ("0", "8", "0", "0"), ("-2", "6", "-2", "-2"))


def test_the_pot_holds_the_bets_of_those_who_folded():
    event = won(table(QUARTET), "call raise raise fold call call")
    assert event.payouts == ("0", "10", "0", "0")
    assert event.scores == ("-1", "7", "-3", "-3")


def test_a_folded_hand_wins_nothing_however_good_it_is():
    event = won(table(QUARTET), "fold call call hold")
    assert event.winners == (2,)
    assert event.category == "full-house"


def test_who_is_left_alone_takes_the_pot_and_no_hand_is_named():
    event = won(table(QUARTET), "raise fold fold fold")
    assert event == DealWon((1,), None, ("0", "3", "0", "0"), ("-1", "1", "0", "0"))


def test_the_dealer_may_win_its_own_bet_back():
    event = won(table(QUARTET), "fold fold fold")
    assert event == DealWon((0,), None, ("1", "0", "0", "0"), ("0", "0", "0", "0"))


def test_identical_hands_share_the_pot():
    event = won(table(TIE), "call call fold fold")
    assert event.winners == (1, 2)
    assert event.payouts == ("0", "3/2", "3/2", "0")
    assert event.scores == ("-1", "1/2", "1/2", "0")


def test_thirds_stay_thirds():
    event = won(table(THREE_ALIKE), "raise call call fold")
    assert event.winners == (1, 2, 3)
    assert event.payouts == ("0", "7/3", "7/3", "7/3")
    assert event.scores == ("-1", "1/3", "1/3", "1/3")


def test_a_share_without_remainder_is_a_whole_number():
    event = won(table(TIE), "raise call raise fold call call")
    assert event.payouts == ("0", "5", "5", "0")
    assert event.scores == ("-1", "2", "2", "-3")


def test_totals_are_exact_and_may_be_negative():
    state = after(table(THREE_ALIKE), "raise call call fold")
    assert state.totals == (Fraction(-1), Fraction(1, 3), Fraction(1, 3), Fraction(1, 3))
    assert GAME.view(state, None).totals == ("-1", "1/3", "1/3", "1/3")


def test_totals_add_up_over_the_deals():
    state = after(table(QUARTET), "raise call call call")
    assert state.totals == (-2, 6, -2, -2)
    state = after(state, "raise fold fold fold")
    assert state.totals == (-2, 5, -1, -2)


def test_only_the_hands_of_those_who_remain_are_shown():
    events = last_events(table(QUARTET), "look raise fold look call fold")
    (shown,) = (each for each in events if isinstance(each, Shown))
    assert shown.hands == (None, hand("AAAAC"), None, hand("SBBZZ"))


def test_a_hand_that_was_never_looked_at_is_shown_like_any_other():
    state = table(QUARTET)
    (shown,) = (e for e in last_events(state, "raise call call call") if isinstance(e, Shown))
    assert shown.hands == state.hands


def test_the_match_ends_after_the_last_deal_and_the_highest_total_wins():
    events = last_events(table(QUARTET, deals=1), "raise call call call")
    assert events[-1] == MatchOver((1,), ("-2", "6", "-2", "-2"))


def test_a_match_has_as_many_deals_as_were_agreed():
    state = table(deals=12)
    for deal in range(1, 13):
        assert (state.deal, state.over) == (deal, False)
        state = after(state, "fold fold fold")
    assert state.over
    assert len(state.history) == 12


def test_equal_totals_share_the_win():
    state = after(table(TIE, deals=1), "raise call call fold")
    half = Fraction(3, 2)
    places = (frozenset({1, 2}), frozenset({0}), frozenset({3}))
    assert GAME.result(state) == Result(places, (Fraction(-1), half, half, Fraction(-2)))


def test_all_may_share_the_win():
    state = after(table(deals=1), "fold fold fold")
    assert GAME.result(state) == Result((frozenset({0, 1, 2, 3}),), (0, 0, 0, 0))


def test_there_is_no_result_before_the_end():
    assert GAME.result(after(table(deals=2), "fold fold fold")) is None


def test_a_new_match_starts_at_nothing():
    assert table().totals == (0, 0, 0, 0)
    assert table().history == ()
