"""The scale of combinations and the strength of cards, line by line of the rules."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from engines.epochs.hands import described, rank
from engines.poker.cards import BadCard

MAZES = ["m1", "m2", "m3", "m4", "m5", "m6"]
HANDS = ["h1", "h2", "h3", "h4", "h5"]
SKULLS = ["s1", "s2", "s3"]
YIN_YANG = ["y1", "y2"]

SCALE = (
    MAZES[:2],
    HANDS[:2],
    MAZES[:3],
    HANDS[:3],
    SKULLS[:2],
    MAZES[:4],
    HANDS[:4],
    MAZES[:5],
    YIN_YANG,
    SKULLS,
    HANDS,
    MAZES,
    YIN_YANG + SKULLS,
    YIN_YANG + HANDS,
    YIN_YANG + MAZES,
    SKULLS + HANDS,
    SKULLS + MAZES,
    HANDS + MAZES,
)
"""Low to high within one epoch; 2/3 and 4/6 are the same on the scale, so more cards decide."""

EQUAL = 14, 15
"""Where in it the two lie that have 8 cards each."""


def of(epoch: int, marks: list[str]) -> list[str]:
    return [f"{epoch}{mark}" for mark in marks]


def worth(cards: str, pack: str = "full"):
    return rank(cards.split(), pack)


def fractions(cards: str, pack: str = "full") -> list[str]:
    """What the cards make: `V 2/3 s`."""
    return [
        f"{each.epoch} {each.k}/{each.n} {''.join(each.suit)}"
        for each in described(cards.split(), pack).combinations
    ]


@pytest.mark.parametrize("epoch", range(1, 11))
def test_the_scale_runs_from_two_mazes_to_two_complete_suits(epoch):
    for number, (low, high) in enumerate(pairwise(SCALE)):
        one, other = rank(of(epoch, low), "full"), rank(of(epoch, high), "full")
        assert one == other if (number, number + 1) == EQUAL else one < other


def test_yin_yang_with_maze_and_skull_with_hand_are_equal():
    one, other = (rank(of(7, SCALE[number]), "full") for number in EQUAL)
    assert one == other


@pytest.mark.parametrize(
    ("marks", "value"),
    [
        (MAZES[:2], 0.33),
        (HANDS[:2], 0.4),
        (MAZES[:3], 0.5),
        (HANDS[:3], 0.6),
        (SKULLS[:2], 0.67),
        (MAZES[:4], 0.67),
        (HANDS[:4], 0.8),
        (MAZES[:5], 0.83),
        (YIN_YANG, 1),
        (SKULLS, 1),
        (HANDS, 1),
        (MAZES, 1),
        (SKULLS + MAZES, 2),
    ],
)
def test_a_combination_has_the_value_of_its_fraction_to_two_places(marks, value):
    (combination,) = described(of(3, marks), "full").combinations
    assert combination.value == value


def test_a_step_of_the_scale_counts_more_than_any_epoch():
    steps = [SCALE[number] for number in (0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12)]
    for low, high in pairwise(steps):
        assert rank(of(10, low), "full") < rank(of(1, high), "full")


@pytest.mark.parametrize("marks", SCALE, ids=" ".join)
def test_equal_on_the_scale_the_higher_epoch_wins(marks):
    for low, high in pairwise(range(1, 11)):
        assert rank(of(low, marks), "full") < rank(of(high, marks), "full")


def test_two_thirds_of_a_higher_epoch_beat_four_sixths_of_a_lower_one():
    assert worth("4s1 4s2") > worth("3m1 3m2 3m3 3m4")
    assert worth("3s1 3s2") < worth("4m1 4m2 4m3 4m4")


def test_two_small_suits_of_a_higher_epoch_beat_two_large_ones_of_a_lower_one():
    large = of(3, HANDS + MAZES)
    assert worth("4y1 4y2 4s1 4s2 4s3") > rank(large, "full")


def test_one_card_is_no_combination():
    for card in ("5y1", "5*", "*y", "jk1"):
        assert fractions(card) == []


def test_cards_of_two_epochs_or_two_suits_are_no_combination():
    assert fractions("5y1 4y1 3y1") == []
    assert fractions("5y1 5s1 5h1 5m1") == []


def test_two_suits_count_together_only_when_both_are_complete():
    assert fractions("5y1 5y2 5s1 5s2") == ["5 2/2 y", "5 2/3 s"]
    assert fractions("5y1 5y2 5s1 5s2 5s3") == ["5 5/5 ys"]


def test_no_three_suits_are_one_combination():
    cards = "5y1 5y2 5s1 5s2 5s3 5h1 5h2 5h3 5h4 5h5"
    assert fractions(cards) == ["5 8/8 sh", "5 2/2 y"]


# Wild cards


def test_the_highest_card_of_an_epoch_stands_for_every_suit_of_it():
    assert fractions("5* 5m1") == ["5 2/6 m"]
    assert fractions("5* 5y1") == ["5 2/2 y"]
    assert fractions("5* 4y1") == []


def test_the_highest_card_of_a_suit_stands_for_it_in_every_epoch():
    assert fractions("*s 5s1 5s2") == ["5 3/3 s"]
    assert fractions("*s 2s1") == ["2 2/3 s"]
    assert fractions("*s 2h1") == []


def test_a_joker_stands_for_any_card():
    assert fractions("jk1 2h1 2h2") == ["2 3/5 h"]
    assert fractions("jk1 2y1") == ["2 2/2 y"]


def test_the_highest_cards_of_an_epoch_and_of_a_suit_are_two_cards_of_that_suit():
    assert fractions("5* *m") == ["5 2/6 m"]
    assert fractions("5* *y") == ["5 2/2 y"]


def test_wild_cards_alone_are_a_combination_of_the_highest_epoch_of_the_pack():
    assert fractions("jk1 jk2", "1+3+4") == ["5 2/2 y"]
    assert fractions("jk1 jk2", "2+3+4") == ["10 2/2 y"]
    assert fractions("jk1 *s", "1+3+4") == ["5 2/3 s"]
    assert fractions("jk1 jk2 jk3 jk4 *y") == ["10 5/5 ys"]


def test_two_highest_cards_of_suits_are_no_combination():
    assert fractions("*y *s *h *m") == []
    assert fractions("1* 2* 3*") == []


def test_a_combination_holds_no_more_cards_than_the_suit_has():
    assert fractions("5y1 5y2 5*") == ["5 2/2 y"]
    assert described(["5y1", "5y2", "5*"], "full").rest == ("5*",)


def test_one_wild_card_serves_once():
    assert fractions("5* 5y1 5s1 5s2") == ["5 3/3 s"]


def test_wild_cards_go_to_the_first_combination_first():
    assert fractions("jk1 5m1 5m2 5m3 5m4 5m5 4y1") == ["5 6/6 m"]
    assert fractions("*h 5h1 5h2 4h1 4h2") == ["5 3/5 h", "4 2/5 h"]


def test_of_equal_uses_that_counts_which_makes_the_second_combination_better():
    assert fractions("5* *y 5y1 4y1") == ["5 2/2 y", "4 2/2 y"]
    assert fractions("5* *y 5y1 5s1") == ["5 2/2 y", "5 2/3 s"]


def test_of_equal_uses_that_counts_which_leaves_the_best_rest():
    assert described(["5y1", "5*", "*y"], "full").rest == ("*y",)


def test_in_the_rest_a_wild_card_may_stand_where_an_earlier_combination_is_full():
    assert fractions("5y1 5y2 jk1 jk2", "1+3+4") == ["5 2/2 y", "5 2/2 y"]
    assert fractions("5y1 5y2 5* *y", "1+3+4") == ["5 2/2 y", "5 2/2 y"]


# Ties


def test_equal_first_combinations_the_second_one_decides():
    assert worth("5s1 5s2 4m1 4m2") < worth("5s1 5s2 4h1 4h2") < worth("5s1 5s2 5h1 5h2")


def test_one_more_combination_wins_over_stronger_cards():
    assert worth("5s1 5s2 1m1 1m2") > worth("5s1 5s2 10* 9y1")


def test_all_combinations_equal_the_strongest_card_outside_them_decides():
    assert worth("5s1 5s2 4m1 1m1") < worth("5s1 5s2 4m1 2m1") < worth("5s1 5s2 4h1 1m1")


def test_without_combinations_the_cards_decide_down_to_the_last():
    assert worth("5y1 4s1 3h1") > worth("5y1 4s1 3m1") > worth("5y1 4h1 3y1")


def test_cards_of_one_suit_in_one_epoch_are_equal():
    assert worth("5m1 4h1 3s1") == worth("5m6 4h5 3s3")
    assert worth("jk1 5m1") == worth("jk2 5m2")


def test_combinations_decide_before_any_card():
    assert worth("1m1 1m2") > worth("*y *s 10h1 9m1")


SINGLES = ["jk1", "*y", "*s", "*h", "*m"] + [
    f"{epoch}{mark}" for epoch in range(10, 0, -1) for mark in ("*", "y1", "s1", "h1", "m1")
]
"""Strongest first."""


def test_single_cards_have_the_order_of_the_rules():
    for high, low in pairwise(SINGLES):
        assert rank([high], "full") > rank([low], "full")


def test_the_highest_card_of_an_epoch_is_weaker_than_a_maze_of_the_next():
    assert worth("4*") < worth("5m1")


def test_unused_semi_jokers_keep_their_own_strength():
    assert worth("5y1 5y2 *s 1m1") > worth("5y1 5y2 5* 1m1") > worth("5y1 5y2 4y1 1m1")


def test_equal_as_far_as_both_go_more_cards_are_higher():
    assert worth("5y1 4s1") < worth("5y1 4s1 1m1")
    assert worth("5m1 5m2") < worth("5m1 5m2 1m1")
    assert worth("") < worth("1m1")


# What is no set of cards


@pytest.mark.parametrize(
    "cards",
    ["6y1", "1y3", "1s4", "1h6", "1m7", "11y1", "0*", "jk0", "jk5", "jk", "*x", "y*", "1y", ""],
)
def test_what_is_no_card_of_the_pack_is_refused(cards):
    with pytest.raises(BadCard):
        rank([cards], "1+3+4")


def test_a_card_that_comes_twice_is_refused():
    with pytest.raises(BadCard):
        rank(["1y1", "1y1"], "1+3+4")


def test_a_pack_that_there_is_not_is_refused():
    with pytest.raises(ValueError, match="1\\+2"):
        rank(["1y1"], "1+2")


def test_the_cards_of_a_combination_are_named_the_plain_ones_first():
    (combination,) = described(["jk1", "5*", "5h2", "5h1", "*h"], "full").combinations
    assert combination.cards == ("5h2", "5h1", "5*", "*h", "jk1")
    assert (combination.suit, combination.epoch) == ("h", 5)


def test_no_card_is_in_two_combinations():
    cards = ["5*", "*y", "jk1", "jk2", "5y1", "4y1", "3h1", "3h2", "2m1", "2m2", "1s1"]
    hand = described(cards, "1+3+4")
    named = [card for each in hand.combinations for card in each.cards] + [*hand.rest]
    assert sorted(named) == sorted(cards)
    for one, other in combinations(hand.combinations, 2):
        assert not set(one.cards) & set(other.cards)
