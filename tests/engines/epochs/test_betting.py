"""Betting: what is allowed when, between the smallest bet and the largest."""

from __future__ import annotations

import pytest

from engines.epochs.events import BetReturned, Called, Checked, Folded, Raised
from engines.kernel.game import legal_actions
from tests.engines.epochs.table import GAME, after, calmly, last_events, refused, table, view


def legal(state):
    return view(state, state.to_act).legal


def test_checking_is_free_while_nothing_has_been_bet_in_the_round():
    assert legal(table()).check
    assert refused(after(table(), "raise 10"), "check") == "cannot-check"


def test_the_ante_is_no_bet():
    assert legal(table(ante=50)).call == 0
    assert refused(table(ante=50), "call") == "nothing-to-call"


def test_a_round_ends_when_all_have_checked():
    assert after(table(), "check, check, check").street == "flop"


def test_a_round_ends_when_all_have_matched_the_bet():
    state = after(table(), "raise 30, call, call")
    assert (state.street, state.round.stakes) == ("flop", (40, 40, 40))
    assert state.round.bets == (0, 0, 0)


def test_a_raise_makes_all_others_act_again():
    state = after(table(), "raise 30, raise 60, call")
    assert (state.street, state.to_act) == ("deal", 1)
    assert after(state, "call").street == "flop"


def test_a_bet_is_at_least_the_smallest_bet():
    assert refused(table(min_bet=20), "raise 19") == "bet-too-small"
    assert legal(table(min_bet=20)).raise_.min == 20


def test_a_raise_is_at_least_as_large_as_the_last_one():
    state = after(table(), "raise 30")
    assert refused(state, "raise 59") == "bet-too-small"
    assert legal(after(state, "raise 100")).raise_.min == 170


def test_every_round_begins_with_the_smallest_bet_again():
    assert legal(after(table(), "raise 300, call, call")).raise_.min == 10


def test_without_a_limit_a_player_may_bet_all_it_has():
    assert legal(table()).raise_.max == 990
    assert after(table(), "raise 990").round.stacks[1] == 0


def test_nobody_bets_more_than_it_has():
    assert refused(table(), "raise 991") == "not-enough-chips"


def test_each_bet_or_raise_adds_at_most_the_largest_bet():
    state = table(max_bet=50)
    assert refused(state, "raise 51") == "bet-too-large"
    state = after(state, "raise 50")
    assert refused(state, "raise 101") == "bet-too-large"
    assert legal(state).raise_.max == 100


def test_going_all_in_adds_no_more_than_the_largest_bet_either():
    assert refused(table(max_bet=50), "all-in") == "bet-too-large"
    assert after(table(stacks=(990, 50, 990), max_bet=50), "all-in").round.bets[1] == 50


def test_calling_all_in_is_never_too_large():
    state = after(table(stacks=(990, 990, 45), max_bet=50), "raise 50")
    assert after(state, "all-in").round.stacks[2] == 0


def test_smallest_and_largest_bet_may_be_the_same():
    state = table(min_bet=20, max_bet=20)
    assert (legal(state).raise_.min, legal(state).raise_.max) == (20, 20)
    assert legal(after(state, "raise 20")).raise_.min == 40


def test_with_less_than_the_smallest_bet_a_player_may_go_all_in():
    state = table(stacks=(990, 7, 990))
    assert refused(state, "raise 6") == "bet-too-small"
    assert after(state, "all-in").round.bet == 7


def test_a_short_all_in_does_not_open_the_betting_again():
    state = after(table(stacks=(150, 990, 990)), "raise 100, call, all-in")
    assert refused(state, "raise 400") == "raise-closed"
    assert refused(state, "all-in") == "raise-closed"
    assert after(state, "call, call").street == "flop"


def test_a_full_all_in_opens_it_again():
    state = after(table(stacks=(200, 990, 990)), "raise 100, call, all-in")
    assert legal(state).raise_.min == 300


def test_who_has_less_than_the_bet_calls_with_all_it_has():
    state = after(table(stacks=(990, 990, 40)), "raise 100")
    assert legal(state).call == 40
    assert legal(state).raise_ is None
    assert after(state, "call").round.stacks[2] == 0


def test_nobody_raises_against_opponents_who_are_all_in():
    state = after(table(stacks=(50, 990, 60)), "check, all-in, call")
    assert refused(state, "raise 200") == "raise-closed"


def test_when_all_others_are_all_in_nobody_is_asked_and_the_board_is_dealt():
    state = after(table(stacks=(50, 990, 50)), "check, all-in, call, call")
    assert state.hand == 2
    assert len(state.last_hand.board) == 5


def test_folding_is_allowed_even_where_checking_is_free():
    assert after(table(), "fold").round.folded == {1}


def test_who_has_folded_is_not_asked_again_and_may_do_nothing():
    state = after(table(), "fold, check, check, check, check")
    assert (state.street, state.to_act) == ("turn", 2)
    assert refused(state, "check", seat=1) == "not-your-turn"


def test_the_last_one_wins_at_once_and_takes_back_what_nobody_called():
    *_, returned, won, _ = last_events(table(), "raise 100, fold, fold")
    assert returned == BetReturned(1, 100)
    assert won.payouts == (0, 30, 0)


def test_nobody_acts_out_of_turn():
    for words in ("fold", "check", "raise 10", "all-in"):
        assert refused(table(), words, seat=0) == "not-your-turn"


@pytest.mark.parametrize(
    ("script", "kind"),
    [
        ("check", Checked),
        ("raise 10", Raised),
        ("raise 10, call", Called),
        ("raise 10, fold", Folded),
        ("all-in", Raised),
        ("raise 990, all-in", Called),
    ],
)
def test_what_was_done_is_told(script, kind):
    event = last_events(table(), script)[0]
    assert type(event) is kind


def test_a_raise_tells_what_has_to_be_matched():
    assert last_events(table(), "raise 30, raise 90")[0].to == 90


def test_raises_of_usual_sizes_are_offered_within_the_limits():
    for state in (table(), table(max_bet=25), after(table(max_bet=25), "raise 20")):
        limits = legal(state).raise_
        sums = [each.to for each in legal_actions(GAME, state, state.to_act) if hasattr(each, "to")]
        assert sums[0] == limits.min
        assert sums[-1] == limits.max
        assert sums == sorted(set(sums))


def test_betting_goes_on_after_the_river():
    state = after(calmly(table(), "river"), "raise 10, call, call")
    assert state.last_hand.payouts == (60, 0, 0)
