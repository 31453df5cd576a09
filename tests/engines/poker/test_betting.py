"""One betting round: who may do what, and when it is over."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel.codec import encode
from engines.poker.betting import (
    Limit,
    Move,
    Options,
    Round,
    act,
    around,
    cleared,
    first_of_next,
    first_to_act,
    opened,
    options,
    others,
    outcome,
    raise_closed,
    refusal,
)

FOLD, CHECK, CALL, ALL_IN = Move("fold"), Move("check"), Move("call"), Move("all-in")


def to(sum_):
    """A raise to that sum."""
    return Move("raise", sum_)


def laid(*stacks, first=0, limit=None, bets=None, blind=0, folded=()):
    """A round with so many chips behind; no limit, smallest bet 100."""
    stakes = bets or (0,) * len(stacks)
    return opened(limit or Limit(100), stacks, stakes, folded, first, bets=bets, blind=blind)


def preflop(*stacks):
    """Blinds 50 and 100 posted by seats 1 and 2; their stacks are what is left."""
    return laid(*stacks, first=3 % len(stacks), bets=(0, 50, 100, 0)[: len(stacks)], blind=100)


def after(now, *moves):
    """The round after these moves, each made by whoever is to act and not refused."""
    for move in moves:
        assert refusal(now, now.to_act, move) is None, (now.to_act, move)
        now = act(now, now.to_act, move)
    return now


def why(now, move):
    """The code for which the seat to act may not make a move."""
    return refusal(now, now.to_act, move)


def may(now):
    """The options of the seat to act."""
    return options(now, now.to_act)


# Turns


def test_the_first_seat_begins_and_the_others_follow_clockwise():
    now = laid(1000, 1000, 1000, first=1)
    assert now.to_act == 1
    assert after(now, CHECK).to_act == 2
    assert after(now, CHECK, CHECK).to_act == 0


def test_a_round_is_over_when_all_have_checked():
    assert after(laid(1000, 1000, 1000), CHECK, CHECK, CHECK).to_act is None


def test_a_bet_asks_all_others_again():
    now = after(laid(1000, 1000, 1000), CHECK, to(100), CALL)
    assert now.to_act == 0
    assert after(now, CALL).to_act is None


def test_the_big_blind_may_still_raise_when_all_have_called():
    now = after(preflop(1000, 950, 900), CALL, CALL)
    assert (now.to_act, may(now)) == (2, Options(True, 0, 200, 1000))
    assert after(now, CHECK).to_act is None


def test_who_folds_is_not_asked_again():
    now = after(laid(1000, 1000, 1000), FOLD, to(100), to(300))
    assert now.to_act == 1
    assert now.live == (1, 2)


def test_a_round_is_over_when_one_is_left():
    now = after(laid(1000, 1000, 1000), FOLD, FOLD)
    assert (now.to_act, now.live) == (None, (2,))


def test_who_is_all_in_is_not_asked_again():
    now = after(laid(1000, 200, 1000), to(100), ALL_IN, to(500))
    assert (now.to_act, now.all_in) == (0, (1,))
    assert after(now, CALL).to_act is None


def test_seats_without_cards_are_passed_over():
    now = laid(1000, 0, 1000, folded=(1,))
    assert after(now, CHECK).to_act == 2
    assert options(now, 1) == Options(False, 0, 0, 0)


def test_the_next_round_begins_with_nothing_bet():
    now = cleared(after(preflop(1000, 950, 900), CALL, CALL, CHECK), to_act=1)
    assert (now.bets, now.bet, now.last_raise, now.raises) == ((0, 0, 0), 0, 100, 0)
    assert now.stakes == (100, 100, 100)
    assert first_to_act(now, 1) == 1


def test_all_seats_around_a_table():
    assert around(3) == (0, 1, 2)
    assert around(3, 2) == (2, 0, 1)


def test_all_others_around_a_table():
    assert others(3, 0) == (1, 2)
    assert others(4, 2) == (3, 0, 1)


def test_the_next_round_begins_with_the_first_from_the_left_who_can_bet():
    now = after(laid(0, 500, 1000, 1000, first=1), CHECK, FOLD, CHECK)
    assert [first_of_next(now, first) for first in (0, 1, 2, 3)] == [1, 1, 3, 3]


def test_nobody_begins_the_next_round_where_one_alone_can_bet():
    assert first_of_next(after(laid(500, 0, 1000), ALL_IN, CALL), 0) is None


# Who is not asked


def test_who_could_only_check_because_nobody_else_can_bet_is_not_asked():
    assert laid(1000, 0, 0).to_act is None
    assert laid(0, 0, 1000, first=1).to_act is None


def test_the_big_blind_is_not_asked_when_the_only_other_is_all_in_for_less():
    assert laid(0, 900, bets=(60, 100), blind=100).to_act is None


def test_the_small_blind_is_asked_when_it_has_to_match_an_all_in():
    now = laid(950, 0, bets=(50, 100), blind=100)
    assert (now.to_act, may(now)) == (0, Options(False, 50, 0, 0))


def test_the_small_blind_is_not_asked_when_it_covers_the_all_in_blind():
    assert laid(950, 0, bets=(50, 30), blind=100).to_act is None


def test_an_all_in_asks_who_has_not_matched_it():
    now = after(laid(1000, 300, 1000, first=1), ALL_IN, FOLD)
    assert (now.to_act, may(now)) == (0, Options(False, 300, 0, 0))


def test_all_are_asked_while_two_can_bet():
    assert laid(1000, 0, 1000).to_act == 0
    assert after(laid(1000, 0, 1000), CHECK).to_act == 2


# Folding, checking, calling


@pytest.mark.parametrize("now", [laid(1000, 1000), after(laid(1000, 1000), to(100))])
def test_fold_is_always_legal(now):
    assert why(now, FOLD) is None


def test_check_is_refused_before_a_bet():
    assert why(after(laid(1000, 1000), to(100)), CHECK) == "cannot-check"


def test_call_is_refused_where_nothing_was_bet():
    assert why(laid(1000, 1000), CALL) == "nothing-to-call"


def test_a_call_costs_what_is_missing():
    now = after(preflop(1000, 950, 900), to(300))
    assert may(now).call == 250
    called = after(now, CALL)
    assert (called.stacks[1], called.bets[1], called.stakes[1]) == (700, 300, 300)


def test_who_has_less_calls_all_in():
    now = after(laid(1000, 300), to(500))
    assert may(now) == Options(False, 300, 0, 0)
    assert after(now, CALL).bets == (500, 300)
    assert after(now, ALL_IN) == after(now, CALL)


def test_a_blind_posted_short_counts_as_a_full_one():
    now = laid(1000, 950, 0, bets=(0, 50, 30), blind=100)
    assert (now.to_act, may(now)) == (0, Options(False, 100, 200, 1000))


# How much may be raised


def test_the_smallest_bet_is_the_limit():
    now = laid(1000, 1000)
    assert may(now) == Options(True, 0, 100, 1000)
    assert why(now, to(99)) == "bet-too-small"
    assert after(now, to(100)).bet == 100


def test_a_raise_is_at_least_as_big_as_the_last_one():
    now = after(laid(9000, 9000), to(300))
    assert why(now, to(599)) == "bet-too-small"
    now = after(now, to(800))
    assert may(now).least == 1300
    assert why(now, to(1299)) == "bet-too-small"


def test_a_raise_that_is_none_is_too_small():
    now = after(laid(9000, 9000), to(300))
    assert why(now, to(300)) == why(now, to(0)) == why(now, to(-100)) == "bet-too-small"


def test_nobody_bets_more_than_all_it_has():
    assert why(laid(1000, 1000), to(1001)) == "not-enough-chips"
    assert after(laid(1000, 1000), to(1000)).all_in == (0,)


def test_who_has_less_than_a_full_raise_may_put_in_all_of_it():
    now = after(laid(1000, 450), to(300))
    assert may(now) == Options(False, 300, 450, 450)
    assert why(now, to(449)) == "bet-too-small"
    assert after(now, to(450)) == after(now, ALL_IN)


def test_who_cannot_pay_more_than_the_bet_cannot_raise():
    now = after(laid(1000, 300), to(300))
    assert may(now) == Options(False, 300, 0, 0)
    assert why(now, to(301)) == "not-enough-chips"


def test_a_short_all_in_does_not_make_the_next_raise_smaller():
    now = after(laid(9000, 350, 9000), to(300), ALL_IN)
    assert may(now).least == 650


def test_a_short_all_in_bet_is_raised_by_a_full_bet():
    now = after(laid(40, 9000, 9000), ALL_IN)
    assert may(now).least == 140


# Who may raise again


def test_a_full_raise_reopens_the_betting():
    now = after(laid(9000, 9000, 9000), to(100), CALL, to(200))
    assert not raise_closed(now, 0)
    assert may(now).least == 300


def test_a_short_all_in_does_not_reopen_it_for_who_has_acted():
    now = after(laid(9000, 9000, 150), to(100), CALL, ALL_IN)
    assert may(now) == Options(False, 50, 0, 0)
    assert why(now, to(500)) == "raise-closed"
    assert why(now, ALL_IN) == "raise-closed"
    assert why(after(now, CALL), to(500)) == "raise-closed"


def test_who_has_not_acted_may_raise_over_a_short_all_in():
    now = after(laid(9000, 150, 9000), to(100), ALL_IN)
    assert may(now) == Options(False, 150, 250, 9000)


def test_several_short_all_ins_add_up_to_a_full_raise():
    now = after(laid(9000, 150, 200, 9000), to(100), ALL_IN, ALL_IN, CALL)
    assert (now.to_act, may(now)) == (0, Options(False, 100, 300, 9000))


def test_several_short_all_ins_that_are_less_do_not():
    now = after(laid(9000, 150, 199, 9000), to(100), ALL_IN, ALL_IN, CALL)
    assert (now.to_act, may(now)) == (0, Options(False, 99, 0, 0))


def test_what_counts_is_how_far_the_bet_has_risen_since_one_has_acted_oneself():
    now = laid(9000, 150, 9000, 200)
    now = after(now, to(100), ALL_IN, CALL, ALL_IN)
    assert may(now).most == 9000
    now = after(now, CALL)
    assert (now.to_act, may(now)) == (2, Options(False, 50, 0, 0))


def test_a_short_bet_does_not_let_who_has_checked_raise():
    now = after(laid(9000, 40, 9000), CHECK, ALL_IN, CALL)
    assert may(now) == Options(False, 40, 0, 0)


def test_nobody_raises_when_all_opponents_are_all_in():
    now = after(laid(9000, 500, 300), CHECK, ALL_IN, ALL_IN)
    assert may(now) == Options(False, 500, 0, 0)
    assert why(now, to(1000)) == "raise-closed"


def test_an_all_in_that_only_calls_is_never_closed():
    now = after(laid(120, 9000, 150), to(100), CALL, ALL_IN)
    assert may(now) == Options(False, 20, 0, 0)
    assert after(now, ALL_IN).stacks[0] == 0


# Limits


def test_a_bet_adds_at_most_the_maximum():
    now = laid(9000, 9000, limit=Limit(10, 50))
    assert may(now) == Options(True, 0, 10, 50)
    assert why(now, to(51)) == "bet-too-large"
    now = after(now, to(50))
    assert may(now) == Options(False, 50, 100, 100)
    assert why(now, to(101)) == "bet-too-large"


def test_the_maximum_binds_all_in_too():
    now = laid(80, 9000, limit=Limit(10, 50))
    assert why(now, ALL_IN) == "bet-too-large"
    assert after(laid(45, 9000, limit=Limit(10, 50)), ALL_IN).bet == 45


def test_a_fixed_limit_has_one_size():
    now = laid(9000, 9000, limit=Limit(20, 20))
    assert may(now) == Options(True, 0, 20, 20)
    assert may(after(now, to(20))) == Options(False, 20, 40, 40)


def test_a_cap_ends_the_raising():
    now = after(laid(9000, 9000, limit=Limit(20, 20, 3)), to(20), to(40), to(60))
    assert may(now) == Options(False, 20, 0, 0)
    assert why(now, to(80)) == "raise-closed"
    assert may(cleared(after(now, CALL), to_act=0)).most == 20


# At random


def legal_moves(now):
    """All kinds of moves of the seat to act, of raises some."""
    options_now = may(now)
    moves = [FOLD, CHECK if options_now.check else CALL]
    if options_now.most:
        middle = (options_now.least + options_now.most) // 2
        moves += [to(options_now.least), to(middle), to(options_now.most), ALL_IN]
    return [move for move in moves if refusal(now, now.to_act, move) is None]


@pytest.mark.parametrize("number", range(60))
def test_random_rounds_end_and_keep_their_chips(number):
    dice = Random(number)
    stacks = [dice.choice([0, 40, 150, 1000, 5000]) for _ in range(dice.randint(2, 6))]
    most = dice.choice([None, None, 100, 300])
    now, turns = laid(*stacks, limit=Limit(100, most)), 0
    while now.to_act is not None:
        moves = legal_moves(now)
        assert {"check", "call"} & {move.kind for move in moves}
        seat, move = now.to_act, dice.choice(moves)
        told = outcome(now, seat, move)
        now = act(now, seat, move)
        assert told.to_act == now.to_act
        turns += 1
        check_round(now, stacks)
    assert turns < 400
    matched = {now.bets[seat] for seat in now.able}
    assert len(matched) <= 1
    for first in around(len(stacks)):
        assert first_of_next(now, first) == first_to_act(cleared(now), first)


def check_round(now: Round, stacks):
    """Assert what holds after every move."""
    assert [sum(pair) for pair in zip(now.stacks, now.bets, strict=True)] == stacks
    assert now.able == {seat for seat in now.live if now.stacks[seat]}
    assert now.bet == max(now.bets)
    assert now.to_act is None or now.to_act in now.able
    assert encode(now)
