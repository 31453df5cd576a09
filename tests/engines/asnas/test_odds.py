"""What a hand wins: counted exactly."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import pytest

from engines.asnas.cards import PACK as CARDS
from engines.asnas.odds import (
    KINDS,
    PACK,
    QUANTILE,
    STRENGTH,
    counts_of,
    left_by,
    share,
    unbeatable,
    ways,
)
from engines.asnas.ranking import rank
from tests.engines.asnas.table import hand

ANY = 1.0


def counted(letters: str) -> tuple[int, ...]:
    return counts_of(hand(letters))


def test_there_are_121_kinds_of_hand_and_they_make_up_all_hands():
    assert len(KINDS) == 121
    assert sum(ways(kind, PACK) for kind in KINDS) == 15_504
    drawn = Counter(map(counts_of, combinations(CARDS, 5)))
    assert drawn == {kind: ways(kind, PACK) for kind in KINDS}


def test_strength_orders_hands_as_the_ranking_does():
    hands = [tuple(Random(number).sample(CARDS, 5)) for number in range(200)]
    by_rank = sorted(hands, key=rank)
    assert [STRENGTH[counts_of(each)] for each in by_rank] == sorted(
        STRENGTH[counts_of(each)] for each in hands
    )


def test_a_quantile_tells_how_many_hands_are_better():
    assert QUANTILE[counted("AAAAS")] == 0
    assert QUANTILE[counted("ASBZC")] == pytest.approx(1 - 1_024 / 15_504)


def test_against_one_opponent_it_is_the_hands_that_are_worse_and_half_of_those_that_tie():
    own = hand("AASBC")
    rest = list((Counter(CARDS) - Counter(own)).elements())
    won = 0.0
    for theirs in combinations(rest, 5):
        won += 1 if rank(theirs) < rank(own) else 0.5 if rank(theirs) == rank(own) else 0
    assert share(counts_of(own), (ANY,)) == pytest.approx(won / comb(15, 5))


def test_against_three_it_is_what_dealing_often_leads_to():
    own, dice = hand("AASSC"), Random(1)
    rest = list((Counter(CARDS) - Counter(own)).elements())
    won, deals = 0.0, 4_000
    for _ in range(deals):
        dice.shuffle(rest)
        best = [rank(rest[place : place + 5]) for place in (0, 5, 10)]
        if rank(own) >= max(best):
            won += 1 / (1 + best.count(rank(own)))
    assert share(counts_of(own), (ANY, ANY, ANY)) == pytest.approx(won / deals, abs=0.03)


def test_four_equals_win_a_quarter_each():
    mean = sum(share(kind, (ANY, ANY, ANY)) * ways(kind, PACK) for kind in KINDS) / 15_504
    assert mean == pytest.approx(0.25)


def test_better_hands_of_the_others_leave_less():
    own = counted("AASBC")
    assert share(own, (ANY,)) > share(own, (0.5,)) > share(own, (0.1,)) == 0


def test_more_others_leave_less():
    own = counted("AAASB")
    assert share(own, ()) == 1 > share(own, (ANY,)) > share(own, (ANY, ANY))


def test_others_who_cannot_hold_what_they_claim_leave_an_equal_share():
    assert share(counted("AAAAS"), (0.0,)) == 0.5


def test_what_one_holds_the_others_do_not():
    assert left_by(counted("AAAAS")) == (0, 3, 4, 4, 4)


@pytest.mark.parametrize("letters", ["AAAAS", "AAAAC", "SSSSA"])
def test_a_quartet_that_leaves_no_better_one_is_unbeatable(letters):
    assert unbeatable(counted(letters))
    assert share(counted(letters), (0.1, 0.1, ANY)) == 1


@pytest.mark.parametrize("letters", ["SSSSB", "BBBBA", "AAASS", "ASBZC"])
def test_what_can_be_beaten_is_not(letters):
    assert not unbeatable(counted(letters))
