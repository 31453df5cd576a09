"""The pack."""

from __future__ import annotations

from engines.tichu.cards import PACK, POINTS, RANKS, order, rank, sorted_hand, suit
from tests.engines.tichu.laying import cards


def test_the_pack_is_13_ranks_in_four_suits_and_four_special_cards():
    assert len(set(PACK)) == 56
    assert {rank(card) for card in PACK} == {*RANKS, None}
    assert [suit(card) for card in PACK[:4]] == ["g", "k", "b", "r"]
    assert [rank(card) for card in PACK[-4:]] == [None] * 4


def test_cards_have_the_names_of_the_wire():
    assert {"Tg", "5r", "Ak", "mahjong", "dog", "phoenix", "dragon"} <= set(PACK)


def test_a_pack_counts_100():
    assert sum(POINTS.values()) == 100


def test_kings_tens_fives_the_dragon_and_the_phoenix_count():
    counting = {card: points for card, points in POINTS.items() if points}
    assert counting.pop("dragon") == 25
    assert counting.pop("phoenix") == -25
    assert {card[0]: points for card, points in counting.items()} == {"K": 10, "T": 10, "5": 5}
    assert len(counting) == 12


def test_cards_are_low_by_rank_then_green_black_blue_red_then_the_special_ones():
    mixed = cards("dr ph dog 1 3g Ar 2r 2b 2k 2g")
    assert sorted_hand(mixed) == cards("2g 2k 2b 2r 3g Ar 1 dog ph dr")
    assert [order(card) for card in PACK] == list(range(56))


def test_special_cards_have_neither_rank_nor_suit():
    assert [(rank(card), suit(card)) for card in cards("1 dog ph dr")] == [(None, None)] * 4
