"""Which hand is better."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import combinations, pairwise, permutations

import pytest

from engines.asnas.cards import PACK
from engines.asnas.ranking import CATEGORIES, category, rank
from tests.engines.asnas.table import hand

ALL_HANDS = list(combinations(PACK, 5))


def test_every_hand_of_five_is_counted_in_its_category():
    assert Counter(map(category, ALL_HANDS)) == {
        "quartet": 80,
        "full-house": 480,
        "three": 1_920,
        "two-pair": 4_320,
        "pair": 7_680,
        "high-card": 1_024,
    }
    assert len(ALL_HANDS) == 15_504


def test_categories_are_named_as_on_the_wire_from_the_highest_down():
    assert CATEGORIES == ("quartet", "full-house", "three", "two-pair", "pair", "high-card")


def test_any_hand_of_a_higher_category_is_better():
    best, worst = {}, {}
    for each in set(ALL_HANDS):
        best[category(each)] = max(best.get(category(each), rank(each)), rank(each))
        worst[category(each)] = min(worst.get(category(each), rank(each)), rank(each))
    for higher, lower in pairwise(CATEGORIES):
        assert worst[higher] > best[lower]


@pytest.mark.parametrize(
    ("letters", "expected"),
    [
        ("CCCCZ", "quartet"),
        ("CCCZZ", "full-house"),
        ("CCCAS", "three"),
        ("CCZZA", "two-pair"),
        ("CCASB", "pair"),
        ("ASBZC", "high-card"),
    ],
)
def test_a_hand_is_called_by_its_groups(letters, expected):
    assert category(hand(letters)) == expected


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("AAAAC", "SSSSA"),
        ("SSSSC", "BBBBA"),
        ("BBBBC", "ZZZZA"),
        ("ZZZZC", "CCCCA"),
        ("CCCCA", "CCCCS"),
        ("CCCCA", "AAASS"),
        ("AAACC", "SSSAA"),
        ("CCCAA", "CCCSS"),
        ("CCCZZ", "AAASB"),
        ("AAAZC", "SSSAB"),
        ("AAASC", "AAABZ"),
        ("AAASZ", "AAASC"),
        ("CCCBZ", "AASSB"),
        ("AACCZ", "SSBBA"),
        ("AASSC", "AABBS"),
        ("SSCCA", "SSCCB"),
        ("ZZCCB", "AASBZ"),
        ("AABZC", "SSABZ"),
        ("AASZC", "AABZC"),
        ("AASBC", "AASZC"),
        ("AASBZ", "AASBC"),
        ("CCSBZ", "ASBZC"),
    ],
)
def test_the_better_hand_is_decided_by_the_first_difference(better, worse):
    assert rank(hand(better)) > rank(hand(worse))


def test_identical_hands_tie_whatever_their_order():
    assert len({rank(order) for order in permutations(hand("AASBC"))}) == 1


def test_only_identical_hands_tie():
    assert len({rank(each) for each in ALL_HANDS}) == len({tuple(sorted(e)) for e in ALL_HANDS})


def test_the_whole_ranking_stays_as_it_was():
    order = sorted({tuple(sorted(each)) for each in ALL_HANDS}, key=rank, reverse=True)
    written = "\n".join(" ".join(each) for each in order)
    assert sha256(written.encode()).hexdigest() == FINGERPRINT


FINGERPRINT = "46b5f52ec0a975c8b50a50fdf1fd4806766e898d945cf19c8f84430c9aac9237"
