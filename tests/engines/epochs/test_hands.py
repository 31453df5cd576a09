"""The ranking against a slow one that tries every use of every card.

`EPOCHS_HANDS=20000 pytest tests/engines/epochs/test_hands.py` looks at many more hands.
"""

from __future__ import annotations

import os
from itertools import pairwise
from random import Random

import pytest

from engines.epochs.cards import pack_of
from engines.epochs.hands import described, rank
from tests.engines.epochs import brute

HANDS = int(os.environ.get("EPOCHS_HANDS", "400"))
"""How many of each pack."""

every_pack = pytest.mark.parametrize("pack", ["1+3+4", "2+3+4", "full"])


def some_hands(pack: str, number: int) -> list[tuple[str, ...]]:
    """Sets of 2 to 11 cards, many of them with more wild cards and fewer epochs than usual."""
    dice, cards = Random(number), pack_of(pack, 4)
    wild = [card for card in cards if "*" in card or "jk" in card]
    return [_some_hand(dice, cards, wild) for _ in range(HANDS)]


def _some_hand(dice: Random, cards: tuple[str, ...], wild: list[str]) -> tuple[str, ...]:
    size = dice.randint(2, 11)
    if dice.random() < 0.3:
        return tuple(dice.sample(cards, size))
    epochs = dice.sample(sorted({card[:-2] for card in cards if card not in wild}), 2)
    near = [card for card in cards if card not in wild and card[:-2] in epochs]
    several = dice.randint(0, min(size, len(wild)))
    hand = dice.sample(wild, several) + dice.sample(near, size - several)
    return tuple(dice.sample(hand, size))


def read(cards: tuple[str, ...], pack: str):
    """What the described combinations are worth, in the words of the slow ranking."""
    hand = described(cards, pack)
    keys = [brute.key(each.epoch, tuple(each.suit), each.k) for each in hand.combinations]
    rest = [brute.strength(card if "*" in card else card[:-1]) for card in hand.rest]
    return tuple(keys), tuple(rest)


@every_pack
def test_no_use_of_the_cards_is_better_than_the_one_that_is_described(pack):
    for cards in some_hands(pack, 1):
        assert read(cards, pack) == brute.value(cards, pack), cards


@every_pack
def test_ranks_compare_as_the_rules_compare(pack):
    for one, other in pairwise(some_hands(pack, 2)):
        slow = brute.value(one, pack), brute.value(other, pack)
        quick = rank(one, pack), rank(other, pack)
        assert (quick[0] > quick[1], quick[0] == quick[1]) == (
            slow[0] > slow[1],
            slow[0] == slow[1],
        )


@every_pack
def test_the_cards_of_a_combination_may_all_stand_where_they_are_said_to(pack):
    for cards in some_hands(pack, 3):
        for each in described(cards, pack).combinations:
            kinds = {card if "*" in card else card[:-1] for card in each.cards}
            allowed = {f"{each.epoch}{suit}" for suit in each.suit} | {f"*{s}" for s in each.suit}
            assert kinds <= allowed | {f"{each.epoch}*", "jk"}
            assert each.k == len(each.cards) <= each.n


@every_pack
def test_the_order_of_the_cards_makes_no_difference(pack):
    dice = Random(4)
    for cards in some_hands(pack, 4):
        assert rank(dice.sample(cards, len(cards)), pack) == rank(cards, pack)
