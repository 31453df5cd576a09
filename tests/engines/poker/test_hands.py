"""The standard ranking: what each hand is called, and which of two is better."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import combinations
from random import Random

import pytest

from engines.poker.cards import NAMES, PACK, parse_all, rank, suit
from engines.poker.hands import CATEGORIES, best_five, category, ranks, strength

COUNTS = {
    "straight-flush": 40,
    "four-of-a-kind": 624,
    "full-house": 3_744,
    "flush": 5_108,
    "straight": 10_200,
    "three-of-a-kind": 54_912,
    "two-pair": 123_552,
    "pair": 1_098_240,
    "high-card": 1_302_540,
}
"""Of the 2,598,960 hands of five."""

RANKING = "910100b4"
"""The first digits of a fingerprint of all hands of five in ranked order."""


def value(text):
    """How strong the cards are."""
    return strength(parse_all(text.split()))


def five(text):
    """The five cards that make the hand, as text."""
    return " ".join(NAMES[card] for card in best_five(parse_all(text.split())))


def slowly(cards):
    """The ranking once more, of five cards, in the plainest words: category, then ranks."""
    counts = Counter(rank(card) for card in cards)
    groups = sorted(((count, each) for each, count in counts.items()), reverse=True)
    order = [each for _, each in groups]
    sizes = [count for count, _ in groups]
    flush = len({suit(card) for card in cards}) == 1
    if sorted(order) == [0, 1, 2, 3, 12]:
        order = [3, 2, 1, 0, -1]
    straight = len(order) == 5 and order[0] - order[4] == 4
    kinds = {
        8: straight and flush,
        7: sizes == [4, 1],
        6: sizes == [3, 2],
        5: flush,
        4: straight,
        3: sizes == [3, 1, 1],
        2: sizes == [2, 2, 1],
        1: sizes == [2, 1, 1, 1],
        0: True,
    }
    return next(kind for kind, true in kinds.items() if true), order


def deals(count, size, seed):
    """Random sets of cards."""
    dice = Random(seed)
    return [tuple(dice.sample(PACK, size)) for _ in range(count)]


# Names


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("As Ks Qs Js Ts", "straight-flush"),
        ("5h 4h 3h 2h Ah", "straight-flush"),
        ("9s 9d 9h 9c 2s", "four-of-a-kind"),
        ("9s 9d 9h 2c 2s", "full-house"),
        ("As Js 9s 4s 2s", "flush"),
        ("As Kd Qs Js Ts", "straight"),
        ("5h 4h 3h 2h As", "straight"),
        ("9s 9d 9h 3c 2s", "three-of-a-kind"),
        ("9s 9d 3h 3c 2s", "two-pair"),
        ("9s 9d 4h 3c 2s", "pair"),
        ("Qs 9d 4h 3c 2s", "high-card"),
        ("Ks Ad 2h 3c 4s", "high-card"),
    ],
)
def test_each_hand_has_its_name(cards, name):
    assert category(value(cards)) == name


def test_the_names_go_from_the_lowest_up():
    assert list(reversed(CATEGORIES)) == list(COUNTS)


def test_every_hand_of_five_is_what_it_should_be_as_often_as_it_should_be():
    sample = deals(20_000, 5, 1)
    for cards in sample:
        kind, order = slowly(cards)
        assert category(strength(cards)) == CATEGORIES[kind]
        assert ranks(strength(cards))[0] == order[0]


def test_all_hands_of_five_are_counted_and_ranked():
    values = Counter(map(strength, combinations(PACK, 5)))
    counts: Counter[str] = Counter()
    for each, count in values.items():
        counts[category(each)] += count
    assert counts == COUNTS
    assert len(values) == 7_462
    text = ",".join(str(each) for each in sorted(values)).encode()
    assert sha256(text).hexdigest()[:8] == RANKING


# Order


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("6h 5h 4h 3h 2h", "5s 4s 3s 2s As"),
        ("6h 5d 4h 3h 2h", "5s 4d 3s 2s As"),
        ("Ts Td 9h 9c 4s", "Ts Td 8h 8c As"),
        ("Ts Td 9h 9c 4s", "Ts Td 9h 9c 3s"),
        ("3s 3d 3h 2c 2s", "2s 2d 2h Ac As"),
        ("As Qs 9s 4s 2s", "As Js Ts 9s 8s"),
        ("2s 2d 2h 2c 4s", "As Ad Ah Kc Ks"),
    ],
)
def test_the_better_hand_wins(better, worse):
    assert value(better) > value(worse)


def test_suits_do_not_matter():
    assert value("As Kd 9h 4c 2s") == value("Ah Kc 9d 4s 2d")


def test_two_hands_are_ordered_as_in_the_plainest_words():
    sample = deals(3_000, 5, 2)
    quick = sorted(range(3_000), key=lambda each: strength(sample[each]))
    slow = [slowly(sample[each]) for each in quick]
    assert slow == sorted(slow)


# More than five cards


@pytest.mark.parametrize(
    ("cards", "best"),
    [
        ("As Ad 7h 7c 2s 2d Kc", "As Ad 7h 7c Kc"),
        ("As Ad Ah 7c 7s 7d Kc", "As Ad Ah 7c 7s"),
        ("As 2d 3h 4c 5s 6d Kc", "6d 5s 4c 3h 2d"),
        ("As 2d 3h 4c 5s Kd Kc", "5s 4c 3h 2d As"),
        ("As 2s 9s 4s 5s Ks Kc", "As Ks 9s 5s 4s"),
        ("7s 8s 9s Ts Js Ad Ac Ah", "Js Ts 9s 8s 7s"),
        ("2s 4s 6s 8s Ts Td Tc Th", "Ts Td Tc Th 8s"),
        ("2s 4s 6s 8s Ts Td Tc 8h 3d", "Ts Td Tc 8s 8h"),
        ("9s 9d 9h 9c 8s 8d 8h 8c 2s", "9s 9d 9h 9c 8s"),
        ("As Ad Kh Kc Qs Qd Jh Jc 2s", "As Ad Kh Kc Qs"),
    ],
)
def test_the_best_five_are_found(cards, best):
    assert five(cards) == best


def test_of_equal_cards_the_first_are_taken():
    assert five("7h 2c As 7s Ad 7d Kc") == "7h 7s 7d As Ad"
    assert five("7h 2c As 7s Ad Td Kc")[-2:] == "Kc"


@pytest.mark.parametrize("size", [6, 7, 8, 9])
def test_more_cards_are_as_strong_as_their_best_five(size):
    for cards in deals(150, size, size):
        best = max(map(strength, combinations(cards, 5)))
        assert strength(cards) == best
        assert strength(best_five(cards)) == best
        assert set(best_five(cards)) <= set(cards)


@pytest.mark.parametrize("size", [8, 9])
def test_flushes_with_pairs_beside_them_are_ranked_right(size):
    dice = Random(size)
    for _ in range(150):
        spades = [card for card in PACK if suit(card) == 3]
        cards = dice.sample(spades, 5)
        alike = [card for card in PACK if rank(card) in map(rank, cards[:2]) and suit(card) != 3]
        cards += dice.sample(alike, size - 5)
        assert strength(cards) == max(map(strength, combinations(cards, 5)))


@pytest.mark.parametrize("size", [5, 6, 7])
def test_the_order_is_that_of_phevaluator(size):
    evaluate = pytest.importorskip("phevaluator").evaluate_cards
    ours: dict[int, int] = {}
    for cards in deals(20_000, size, size):
        assert ours.setdefault(evaluate(*cards), strength(cards)) == strength(cards)
    theirs = sorted(ours)  # theirs count down: 1 is the best
    assert [ours[each] for each in theirs] == sorted(ours.values(), reverse=True)


def test_the_order_of_cards_makes_no_difference():
    for cards in deals(100, 7, 7):
        assert strength(cards) == strength(tuple(reversed(cards)))
