"""Pots, side pots, odd chips, and what nobody called."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engines.poker.betting import around
from engines.poker.pots import Pot, Share, payouts, pots, split, uncalled
from tests.engines.kernel.rubbish import patient


def paid(stakes, strengths, folded=(), first=0):
    """What each seat takes from all pots; odd chips go to `first` before others."""
    return payouts(split(stakes, set(folded), strengths, around(len(stakes), first)))


# Pots


def test_equal_stakes_make_one_pot():
    assert pots((100, 100, 100), set()) == (Pot(300, (0, 1, 2)),)


def test_a_short_stake_makes_a_side_pot():
    assert pots((50, 100, 100), set()) == (Pot(150, (0, 1, 2)), Pot(100, (1, 2)))


def test_every_short_stake_makes_one():
    assert pots((25, 50, 100, 100), set()) == (
        Pot(100, (0, 1, 2, 3)),
        Pot(75, (1, 2, 3)),
        Pot(100, (2, 3)),
    )


def test_folded_chips_stay_in_the_pot_they_reach():
    assert pots((70, 50, 100, 100), {0}) == (Pot(200, (1, 2, 3)), Pot(120, (2, 3)))


def test_slices_with_the_same_seats_are_one_pot():
    assert pots((30, 60, 100, 100), {0, 1}) == (Pot(290, (2, 3)),)


def test_what_only_folded_seats_have_covered_goes_down():
    assert pots((200, 50, 100, 100), {0}) == (Pot(200, (1, 2, 3)), Pot(250, (2, 3)))


def test_what_only_folded_seats_have_put_in_first_goes_over():
    assert pots((100, 0, 0, 100), {0}) == (Pot(200, (3,)),)


def test_nothing_put_in_makes_no_pot():
    assert pots((0, 0, 0), set()) == ()


# What nobody called


def test_a_bet_that_nobody_matched_goes_back():
    assert uncalled((300, 100, 50), set()) == (200, 0, 0)


def test_a_bet_is_matched_by_who_has_folded_since():
    assert uncalled((300, 250, 50), {1, 2}) == (50, 0, 0)


def test_a_matched_bet_stays():
    assert uncalled((300, 300, 50), {2}) == (0, 0, 0)


def test_who_has_folded_takes_nothing_back():
    assert uncalled((300, 100, 100), {0}) == (0, 0, 0)


# Paying out


def test_the_strongest_takes_the_pot():
    assert paid((100, 100, 100), (3, 9, 5)) == (0, 300, 0)


def test_equal_hands_share():
    assert paid((100, 100, 100), (9, 9, 5)) == (150, 150, 0)


def test_odd_chips_go_one_each_to_the_first_winners_from_the_left_of_the_button():
    assert paid((67, 67, 67), (9, 9, 5), first=1) == (100, 101, 0)
    assert paid((50, 50, 50, 1), (9, 9, 9, 0), folded={3}, first=2) == (50, 50, 51, 0)
    assert paid((51, 51, 51, 2), (9, 9, 9, 0), folded={3}, first=2) == (52, 51, 52, 0)


def test_every_side_pot_gives_its_own_odd_chips():
    shares = split((25, 50, 51, 51), set(), (9, 8, 8, 8), around(4, 3))
    assert [share.amount for share in shares] == [100, 75, 2]
    assert shares[1].payouts == (0, 25, 25, 25)
    assert shares[2].payouts == (0, 0, 1, 1)


def test_who_has_less_wins_no_more_than_it_can():
    assert paid((50, 100, 100), (9, 5, 7)) == (150, 0, 100)


def test_folded_hands_win_nothing():
    assert paid((100, 100, 100), (9, 3, 5), folded={0}) == (0, 0, 300)


def test_a_share_tells_who_could_win_and_who_did():
    (share,) = split((100, 100, 100), {2}, (7, 7, 9), around(3))
    assert share == Share(300, (0, 1), (0, 1), (150, 150, 0))


rows = st.lists(
    st.tuples(st.integers(1, 60), st.booleans(), st.integers(0, 4)), min_size=2, max_size=6
)


@patient
@given(rows, st.integers(0, 5))
def test_nothing_is_lost_or_made(table, first):
    stakes = [stake for stake, _, _ in table]
    folded = {seat for seat, (_, out, _) in enumerate(table) if out and seat}
    back = uncalled(stakes, folded)
    left = [stake - returned for stake, returned in zip(stakes, back, strict=True)]
    strengths = [strength for _, _, strength in table]
    order = around(len(table), first % len(table))
    shares = split(left, folded, strengths, order)
    assert sum(payouts(shares)) + sum(back) == sum(stakes)
    assert len({share.seats for share in shares}) == len(shares)
    for share in shares:
        assert folded.isdisjoint(share.seats)
        best = max(strengths[seat] for seat in share.seats)
        assert {strengths[seat] for seat in share.winners} == {best}
        won = [share.payouts[seat] for seat in share.winners]
        assert max(won) - min(won) <= 1


@patient
@given(rows)
def test_nobody_wins_more_from_each_than_it_has_put_in(table):
    stakes = [stake for stake, _, _ in table]
    won = paid(stakes, [strength for _, _, strength in table])
    for seat, stake in enumerate(stakes):
        assert won[seat] <= sum(min(stake, other) for other in stakes) + len(stakes)
