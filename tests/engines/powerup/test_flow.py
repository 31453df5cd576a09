"""How hands go on and end: streets, showdown, pots, elimination, the end of the game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.kernel.game import Deadline, Result, Seat
from engines.powerup.events.betting import BoardShielded, Called, Checked, Folded, Raised
from engines.powerup.events.hand import BetReturned, Eliminated, GameWon, HandsShown, HandWon
from tests.engines.powerup.table import (
    GAME,
    after,
    board,
    chips,
    events,
    finish,
    refused,
    rich,
    silence,
    step,
    table,
    to_flop,
    to_river,
    to_turn,
    view,
    with_stacks,
)

TIED = ("As Kd", "Ac Kh", "Qs Qd")
"""Two hands of equal worth, and a weaker one on an ace-high board."""

TIED_BOARD = "Ad 7d 8h Jc 4s"

ALL = (HandsShown, HandWon)


def kinds(happened):
    """What sort of events happened, in order."""
    return [type(event) for event in happened]


def showdown(state):
    """Everybody checks to the end; what the last check makes happen."""
    state = to_river(state)
    state = after(state, "check, check")
    return step(state, "check").events


# Streets


def test_flop_turn_and_river_come_from_the_top_of_the_deck():
    assert board(to_flop(table())) == "2c 7d 8h"
    assert board(to_turn(table())) == "2c 7d 8h Jc"
    assert board(to_river(table())) == "2c 7d 8h Jc 4s"


def test_moves_are_told():
    state = table()
    assert kinds(events(state, "call"))[:1] == [Called]
    assert kinds(events(state, "fold")) == [Folded]
    assert kinds(events(state, "raise 200")) == [Raised]
    assert kinds(events(to_flop(state), "check")) == [Checked]
    assert events(state, "raise 200")[0].to == 200


def test_an_all_in_shields_only_where_something_lies():
    assert BoardShielded not in kinds(events(table(), "all-in"))
    assert kinds(events(to_flop(table()), "all-in")) == [Raised, BoardShielded]


def test_the_board_runs_out_when_no_betting_is_possible():
    state = after(table(stacks=(1495, 1470, 1445)), "all-in, all-in")
    happened = step(state, "fold").events
    assert HandsShown in kinds(happened)
    assert step(state, "fold").state.last_hand.board == ("2c", "7d", "8h", "Jc", "4s")


# Codes of betting


def test_betting_is_refused_with_the_codes_of_the_rules():
    state = table()
    assert refused(state, "check") == "cannot-check"
    assert refused(state, "raise 99") == "bet-too-small"
    assert refused(state, "raise 1496") == "not-enough-chips"
    assert refused(to_flop(state), "call") == "nothing-to-call"
    assert refused(state, "call", seat=1) == "not-your-turn"


def test_raising_is_closed_by_a_short_all_in():
    state = after(table(stacks=(1495, 1470, 90)), "raise 100, call, all-in")
    assert refused(state, "raise 500") == "raise-closed"
    assert refused(state, "all-in") == "raise-closed"
    assert after(state, "call").to_act == 1


def test_an_all_in_that_is_a_call_is_legal_where_raising_is_closed():
    state = after(table(stacks=(120, 1470, 90)), "raise 100, call, all-in")
    assert after(state, "all-in").round.stacks[0] == 0


# The end of a hand


def test_who_is_left_alone_wins_and_shows_nothing():
    happened = events(table(), "fold, fold")
    assert kinds(happened)[:3] == [Folded, BetReturned, HandWon]
    state = after(table(), "fold, fold")
    assert state.last_hand.payouts == (0, 0, 65)
    assert (state.last_hand.category, state.last_hand.winners) == (None, (2,))
    assert state.last_hand.shown == state.last_hand.best == (None,) * 3
    assert (state.last_hand.hand, state.last_hand.board) == (1, ())


def test_an_uncalled_bet_goes_back():
    happened = events(table(), "raise 300, fold, fold")
    returned = next(event for event in happened if isinstance(event, BetReturned))
    assert (returned.seat, returned.chips) == (0, 250)
    won = next(event for event in happened if isinstance(event, HandWon))
    assert won.payouts == (140, 0, 0)


def test_at_a_showdown_all_hands_still_in_are_shown():
    shown, won = (event for event in showdown(table()) if isinstance(event, ALL))
    assert shown.hands == (("As", "Ad"), ("Ks", "Kd"), ("Qs", "Qd"))
    assert won.winners == (0,)
    assert won.best == (("As", "Ad", "Jc", "8h", "7d"), None, None)
    assert won.category == "pair"


def test_the_best_five_of_hole_cards_and_the_whole_board_win():
    state = rich("deploy deploy", deck="2c 7d 8h Jc 4s Kc Kh")
    state = finish(after(state, "deploy, deploy"))
    assert state.last_hand.board == ("2c", "7d", "8h", "Jc", "4s", "Kc", "Kh")
    assert state.last_hand.winners == (1,)
    assert state.last_hand.best[1] == ("Ks", "Kd", "Kc", "Kh", "Jc")


def test_three_board_cards_are_enough():
    state = to_flop(rich("", "disintegrate disintegrate"))
    state = finish(after(state, "disintegrate 2c, disintegrate 7d"))
    assert state.last_hand.board == ("8h", "Jc", "4s")
    assert state.last_hand.best[0] == ("As", "Ad", "Jc", "8h", "4s")


def test_a_destroyed_board_may_turn_the_winner():
    state = to_flop(rich("", "disintegrate", deck="Kh 7d 8h Jc 4s"))
    assert finish(state).last_hand.winners == (1,)
    assert finish(after(state, "disintegrate Kh")).last_hand.winners == (0,)


def test_equal_hands_share_and_the_odd_chip_goes_left_of_the_button():
    state = table(hands=TIED, deck=TIED_BOARD, button=2, stacks=(1470, 1445, 1495))
    state = after(state, "fold, call, check, check, check, check, check, check, check")
    assert state.last_hand.payouts == (58, 57, 0)
    assert state.last_hand.winners == (0, 1)


def test_side_pots_go_to_who_could_win_them():
    hands = ("Qs Qd", "As Ad", "Ks Kd")
    state = with_stacks(table(hands=hands), (1000, 200, 600))
    state = after(state, "all-in, all-in, all-in")
    last = state.last_hand
    assert [(pot.amount, pot.seats, pot.winners) for pot in last.pots] == [
        (690, (0, 1, 2), (1,)),
        (850, (0, 2), (2,)),
    ]
    assert last.payouts == (0, 690, 850)


def test_the_next_hand_is_dealt_in_the_same_step():
    state = finish(table())
    assert (state.hand, state.button, state.street) == (2, 1, "preflop")
    assert view(state, None).last_hand.hand == 1
    assert sum(chips(state)) + sum(state.round.stakes) == 4500


def test_nothing_of_the_old_hand_is_left_in_the_new_one():
    state = to_flop(rich("x-ray engineer intel", "clone"))
    state = replace(state, powers=((), ("x-ray", "engineer", "intel"), ()))
    state = finish(after(state, "x-ray, engineer, pick Jc, intel"))
    assert (state.board, state.gone, state.played, state.effects) == ((), (), (), ())
    assert (state.seen, state.open, state.face_up) == (frozenset(),) * 3


# Out


def broke(hands, *stacks):
    """All go all-in with so many chips left, and hold these hands."""
    state = with_stacks(table(hands=hands), stacks)
    return step(after(state, "all-in, all-in"), "all-in")


def test_who_has_no_chips_left_is_out():
    done = broke(("As Ad", "Ks Kd", "Qs Qd"), 900, 200, 850)
    assert kinds(done.events)[-2:] == [Eliminated, GameWon]
    assert done.state.eliminated == ((1, 2),)


def test_the_last_one_wins_and_the_game_is_over():
    state = broke(("As Ad", "Ks Kd", "Qs Qd"), 900, 200, 850).state
    assert state.over
    assert GAME.result(state) == Result((frozenset({0}), frozenset({1, 2})), (1, 0, 0))
    assert (GAME.waiting_on(state), GAME.deadlines(state)) == (frozenset(), ())
    for seat in range(3):
        assert refused(state, "fold", seat=seat) == "game-over"


def test_losers_are_ranked_by_the_order_they_went_out_in():
    state = broke(("Ks Kd", "Qs Qd", "As Ad"), 900, 200, 400).state
    assert (state.eliminated, state.over) == (((1,),), False)
    winner = replace(state, eliminated=((Seat(1),), (Seat(0),)), over=True)
    assert GAME.result(winner) == Result(
        (frozenset({2}), frozenset({0}), frozenset({1})), (0, 0, 1)
    )


def test_who_is_out_is_told_and_dealt_nothing():
    seen = view(broke(("Ks Kd", "Qs Qd", "As Ad"), 900, 200, 400).state, None)
    assert [seat.out for seat in seen.seats] == [False, True, False]
    assert (seen.seats[1].cards, seen.seats[1].folded) == ((), True)
    assert not seen.seats[1].all_in
    assert seen.eliminated == ((1,),)


def test_a_finished_game_shows_its_last_hand():
    seen = view(broke(("As Ad", "Ks Kd", "Qs Qd"), 900, 200, 850).state, 1)
    assert seen.last_hand.shown[2] == ("Qs", "Qd")
    assert (seen.to_act, seen.hole, seen.board) == (None, (), ())
    assert seen.seats[0].chips == 900 + 200 + 850 + 90


# Time


def test_a_turn_has_a_wait_of_its_own():
    state = table()
    assert GAME.deadlines(state) == (Deadline("turn-1", 45.0, frozenset({Seat(0)})),)
    assert GAME.deadlines(after(state, "call"))[0].id == "turn-2"


def test_a_power_without_a_choice_leaves_the_wait_running():
    state = rich("emp")
    assert GAME.deadlines(after(state, "emp")) == GAME.deadlines(state)


def test_a_choice_has_its_own_wait_and_the_turn_begins_anew_after_it():
    state = after(rich("engineer"), "engineer")
    assert GAME.deadlines(state) == (Deadline("choice-1", 20.0, frozenset({Seat(0)})),)
    assert GAME.deadlines(after(state, "pick 2c"))[0].id == "turn-2"


def test_silence_checks_where_it_is_free():
    state = silence(to_flop(table()))
    assert kinds(state.events) == [Checked]


def test_silence_folds_where_it_is_not():
    assert kinds(silence(table()).events) == [Folded]


@pytest.mark.parametrize("power", ["engineer", "scanner", "upgrade"])
def test_after_the_silence_of_a_choice_there_is_still_a_poker_action(power):
    state = silence(after(rich(power), power)).state
    assert state.to_act == 0
    assert after(state, "call").to_act == 1
