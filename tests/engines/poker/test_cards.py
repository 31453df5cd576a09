"""The 52-card pack: names outside, numbers inside."""

from __future__ import annotations

import pytest

from engines.poker.cards import NAMES, PACK, BadCard, name, numbers, parse, parse_all, rank, suit


def test_the_pack_has_52_cards_of_13_ranks_and_4_suits():
    assert len(set(PACK)) == len(set(NAMES)) == 52
    assert {(rank(card), suit(card)) for card in PACK} == {
        (number, colour) for number in range(13) for colour in range(4)
    }


def test_every_card_reads_back_as_it_is_written():
    assert [parse(name(card)) for card in PACK] == list(PACK)


def test_a_card_is_written_rank_first_in_one_letter_each():
    assert [name(card) for card in (PACK[0], PACK[33], PACK[51])] == ["2c", "Td", "As"]


def test_cards_sort_by_rank():
    assert [rank(card) for card in sorted(PACK)] == sorted(rank(card) for card in PACK)


@pytest.mark.parametrize("text", ["", "T", "1d", "10d", "td", "TD", "dT", "Td ", "*", None, 5, []])
def test_what_is_no_card_is_refused_by_name(text):
    with pytest.raises(BadCard, match="no such card"):
        parse(text)


def test_a_long_name_is_not_repeated_in_full():
    with pytest.raises(BadCard) as refused:
        parse("x" * 1000)

    assert len(str(refused.value)) < 60


def test_several_cards_keep_their_order():
    assert parse_all(["As", "2c", "Td"]) == (51, 0, 33)


def test_known_names_are_read_at_once():
    assert numbers(NAMES) == list(PACK)
    assert numbers(()) == []


def test_a_card_that_comes_twice_is_refused_by_name():
    with pytest.raises(BadCard, match="twice in one pack: Td"):
        parse_all(["Td", "2c", "Td"])
