"""Who gets the chips: showdowns, shared pots, side pots, odd chips, and the end of the match."""

from __future__ import annotations

from msgspec.structs import replace

from engines.epochs.events import Eliminated, HandsShown, HandWon, MatchOver
from engines.kernel.codec import plain
from engines.kernel.game import Result
from tests.engines.epochs.table import (
    GAME,
    HANDS,
    after,
    calmly,
    finish,
    finished,
    last_events,
    step,
    table,
)

ALIKE = ("3y1 3s1 2h1 2m1 1h1 1m1", "3y2 3s2 2h2 2m2 1h2 1m2", "3h1 3m1 2s1 2y1 1s1 1y1")
"""Two hands of equal strength and a worse one."""
OPEN = "5m1 5m2 5m3 4m1 4m2"

LAST_HAND = replace(table(), most_hands=1)


def shown(state) -> HandsShown:
    """What the showdown of the running hand tells, once everybody has checked or called."""
    state = calmly(state, "river")
    for words in ("check",) * (len(state.round.live) - 1):
        state = step(state, words).state
    return next(each for each in step(state, "check").events if isinstance(each, HandsShown))


def test_the_higher_combination_takes_the_pot():
    last = finished(table())
    assert last.winners == (0,)
    assert last.payouts == (30, 0, 0)


def test_a_combination_of_hand_and_board_counts_in_any_mix():
    hands = ("5m1 4s1 3h1 2h1 1h1 1y1", "4y1 4m1 3s1 2s1 1s1 1h2", "3m1 3h2 2m1 2y1 1m1 4h1")
    last = finished(table(hands=hands, board="5m2 5m3 5m4 5m5 5m6"))
    assert [row[0].k for row in last.combinations] == [6, 5, 5]
    assert last.winners == (0,)


def test_the_combination_may_lie_on_the_board_alone():
    last = finished(table(hands=ALIKE, board="5h2 5h3 5h4 4s1 4s2"))
    assert [row[0].cards for row in last.combinations[:2]] == [("4s1", "4s2")] * 2


def test_equal_hands_share_the_pot():
    last = finished(table(hands=ALIKE, board=OPEN))
    assert last.winners == (0, 1)
    assert last.payouts == (15, 15, 0)


def test_equal_first_combinations_additional_ones_decide():
    hands = (ALIKE[0], "3y2 3s2 2h2 2m2 2m4 1m2", ALIKE[2])
    last = finished(table(hands=hands, board=OPEN))
    assert last.winners == (1,)


def test_all_combinations_equal_the_cards_outside_decide():
    hands = (ALIKE[0], "3y2 3s2 2s2 2m2 1h2 1m2", ALIKE[2])
    last = finished(table(hands=hands, board=OPEN))
    assert last.winners == (1,)


def test_an_odd_chip_goes_to_the_first_winner_left_of_the_dealer():
    for dealer, paid in ((0, (22, 23, 0)), (1, (23, 22, 0)), (2, (23, 22, 0))):
        last = finished(table(hands=ALIKE, board=OPEN, dealer=dealer, ante=15))
        assert last.payouts == paid


def test_side_pots_go_to_the_best_hand_that_has_paid_for_them():
    state = table(stacks=(40, 90, 200))
    last = after(state, "raise 90, raise 200, all-in").last_hand
    assert last.payouts == (150, 100, 0)
    assert [(pot.amount, pot.seats) for pot in last.pots] == [(150, (0, 1, 2)), (100, (1, 2))]


def test_a_bet_that_nobody_could_match_comes_back():
    state = after(table(stacks=(40, 90, 200)), "raise 90, raise 200, all-in")
    assert state.round.stacks[2] + state.round.stakes[2] == 110


def test_folded_chips_are_won_and_the_hand_that_folded_is_not():
    last = finished(after(table(), "raise 50, call, fold"))
    assert last.payouts == (0, 130, 0)
    assert last.shown[0] is None
    assert last.combinations[0] is None


def test_all_hands_still_in_are_shown():
    event = shown(table())
    assert event.hands == tuple(tuple(hand.split()) for hand in HANDS[:3])


def test_a_showdown_names_the_combinations_of_each_hand_in_order():
    event = plain(shown(table()))
    assert event["combinations"][0] == (
        {"suit": "y", "epoch": 5, "k": 2, "n": 2, "value": 1.0, "cards": ("5y1", "5y2")},
        {"suit": "s", "epoch": 1, "k": 2, "n": 3, "value": 0.67, "cards": ("1s1", "1s2")},
        {"suit": "m", "epoch": 4, "k": 2, "n": 6, "value": 0.33, "cards": ("4m1", "4m6")},
    )
    assert event["rest"][0] == ("3h1", "3m6", "2s1", "2h5", "1m1")


def test_two_suits_are_named_together():
    hands = ("5y1 5y2 5s1 5s2 5s3 1m1", *HANDS[1:3])
    (first, *_) = plain(shown(table(hands=hands)))["combinations"][0]
    assert first["suit"] == ("y", "s")
    assert (first["k"], first["n"], first["value"]) == (5, 5, 2)


def test_who_wins_without_a_showdown_shows_nothing():
    events = last_events(table(), "raise 20, fold, fold")
    assert not [each for each in events if isinstance(each, HandsShown)]
    state = after(table(), "raise 20, fold, fold")
    assert state.last_hand.shown == (None,) * 3
    assert state.last_hand.winners == (1,)


def test_where_nobody_has_put_in_anything_the_best_hand_wins_nothing():
    last = finished(table(ante=0))
    assert (last.winners, last.payouts, last.pots) == ((0,), (0, 0, 0), ())


def test_and_so_does_who_is_left_alone():
    last = after(table(ante=0), "fold, fold").last_hand
    assert (last.winners, last.payouts) == ((0,), (0, 0, 0))


def test_the_next_hand_follows_in_the_same_step_and_the_last_one_can_still_be_seen():
    state = finish(table())
    assert (state.hand, state.last_hand.hand) == (2, 1)
    assert state.last_hand.board == ("1s1", "2h5", "3m6", "4m6", "1s2")
    assert state.board == ()


# The end of the match


def test_a_match_has_twenty_hands_unless_it_is_said_otherwise():
    state = table(ante=0)
    for hand in range(1, 21):
        assert (state.hand, state.over) == (hand, False)
        state = finish(state)
    assert state.over


def test_after_the_last_hand_most_chips_win():
    events = last_events(calmly(LAST_HAND, "river"), "check, check, check")
    assert events[-1] == MatchOver((0,), (1020, 990, 990))


def test_places_go_by_chips_and_equal_chips_share_one():
    assert GAME.result(LAST_HAND) is None
    places = frozenset({0}), frozenset({1, 2})
    assert GAME.result(finish(LAST_HAND)) == Result(places, (1020, 990, 990))


def test_equal_chips_share_the_win():
    state = replace(table(hands=ALIKE, board=OPEN), most_hands=1)
    places = frozenset({0, 1}), frozenset({2})
    assert GAME.result(finish(state)) == Result(places, (1005, 1005, 990))


def test_who_has_all_the_chips_has_won():
    events = last_events(table(seats=2), "all-in, call")
    assert events[-2:] == (Eliminated((1,)), MatchOver((0,), (2000, 0)))


def test_those_who_lose_their_last_chip_share_the_last_place():
    state = after(table(), "all-in, call, call")
    assert state.over
    assert GAME.result(state) == Result((frozenset({0}), frozenset({1, 2})), (3000, 0, 0))


def test_the_end_is_told_after_the_pots_are_paid():
    kinds = [type(each) for each in last_events(table(seats=2), "all-in, call")]
    assert kinds[-4:] == [HandsShown, HandWon, Eliminated, MatchOver]
