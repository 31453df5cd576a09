"""The packs: how many of which cards there are, and what they are called."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.epochs.cards import pack_of, read_kinds
from engines.epochs.scale import KINDS

PACKS = {"1+3+4": range(1, 6), "2+3+4": range(6, 11), "full": range(1, 11)}

every_pack = pytest.mark.parametrize("key", PACKS)


def plain(key) -> list[str]:
    return [card for card in pack_of(key, 4) if "*" not in card and "jk" not in card]


@pytest.mark.parametrize(("key", "cards"), [("1+3+4", 80), ("2+3+4", 80), ("full", 160)])
def test_a_pack_has_sixteen_plain_cards_an_epoch(key, cards):
    assert len(plain(key)) == cards


@every_pack
def test_a_pack_has_the_highest_cards_of_its_epochs_and_of_all_suits(key):
    starred = [card for card in pack_of(key, 0) if "*" in card]
    assert starred == [*(f"{epoch}*" for epoch in PACKS[key]), "*y", "*s", "*h", "*m"]


@every_pack
def test_the_fewer_cards_of_a_suit_there_are_the_stronger_it_is(key):
    for epoch in PACKS[key]:
        counts = Counter(card[-2] for card in plain(key) if card[:-2] == str(epoch))
        assert counts == {"y": 2, "s": 3, "h": 5, "m": 6}


@pytest.mark.parametrize("jokers", range(5))
def test_a_pack_has_as_many_jokers_as_are_agreed(jokers):
    cards = [card for card in pack_of("full", jokers) if "jk" in card]
    assert cards == ["jk1", "jk2", "jk3", "jk4"][:jokers]


@every_pack
def test_no_card_comes_twice_and_every_name_is_read(key):
    cards = pack_of(key, 4)
    assert len(set(cards)) == len(cards) == len(read_kinds(cards, key))


def test_copies_are_of_one_kind():
    kinds = read_kinds(["7h1", "7h5", "10m6", "7*", "*m", "jk4"], "full")
    assert [KINDS[kind] for kind in kinds] == ["7h", "7h", "10m", "7*", "*m", "jk"]
