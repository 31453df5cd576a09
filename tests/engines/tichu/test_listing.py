"""What is listed for the owner of a hand."""

from __future__ import annotations

import pytest

from engines.tichu.cards import PACK, sorted_hand
from engines.tichu.combinations import bombs, is_bomb, playable, plays, read
from engines.tichu.rules import BASE_RULES
from tests.engines.tichu.laying import hand, laid, lists, top


def test_everything_may_be_led():
    assert lists("4g 4k 9b") == ["4g", "9b", "4g 4k"]


def test_only_what_beats_may_follow():
    assert lists("4g 9b 9r Kk", top("8r")) == ["9b", "Kk"]
    assert lists("4g 9b 9r Kk", top("8r 8b")) == ["9b 9r"]
    assert lists("4g 9b 9r Kk", top("Tr Tb")) == []


def test_a_straight_is_followed_by_its_length_only():
    assert lists("3g 4b 5r 6g 7k 8b", top("2b 3r 4k 5g 6r")) == [
        "3g 4b 5r 6g 7k",
        "4b 5r 6g 7k 8b",
    ]


def test_bombs_are_among_what_may_follow():
    assert lists("2g 2k 2b 2r 7g", top("Ar")) == ["2g 2k 2b 2r"]
    assert lists("2g 2k 2b 2r 7g", top("3g 3k 3b 3r")) == []


def test_the_dog_is_only_led():
    assert "dog" in lists("dog 4g")
    assert lists("dog 4g", top("2g")) == ["4g"]


def test_singles_are_led_from_the_mah_jong_up_and_the_birds_last():
    assert lists("dr ph dog 1 4g")[:5] == ["1", "4g", "dog", "ph", "dr"]


def test_the_phoenix_is_listed_where_it_lies():
    (phoenix,) = plays(hand("ph"), top("Ag"), BASE_RULES)
    assert phoenix == laid("ph", top("Ag"))
    assert lists("ph", top("dr")) == []


def test_alike_plays_are_listed_once_with_the_lowest_cards():
    assert lists("4g 4k 4b 9r") == ["4g", "9r", "4g 4k", "4g 4k 4b"]


def test_the_phoenix_is_used_where_a_card_lacks_only():
    assert [each for each in lists("4g 4k 9r ph") if " " in each] == ["4g 4k", "9r ph", "4g 4k ph"]


def test_every_place_of_an_open_phoenix_is_listed():
    houses = [
        (each.phoenix, each.rank)
        for each in plays(hand("Ag Ak ph 9g 9k"), None, BASE_RULES)
        if each.type == "full-house"
    ]
    assert houses == [("9", 9), ("A", 14)]


def test_straight_flushes_are_left_whole_where_another_card_does():
    listed = lists("3g 4g 5g 6g 7g 7k 8b")
    assert listed.index("7k") < listed.index("7g")
    assert "3g 4g 5g 6g 7k" in listed
    assert "3g 4g 5g 6g 7k 8b" in listed


def test_a_row_that_could_only_be_a_bomb_is_no_straight():
    types = [each.type for each in plays(hand("3g 4g 5g 6g 7g"), None, BASE_RULES)]
    assert types == ["single"] * 5 + ["straight-flush"]


def test_a_flush_may_be_a_straight_with_the_phoenix():
    listed = lists("3g 4g 5g 6g 7g ph", top("2k 3k 4b 5r 6r"))
    assert listed == ["ph 4g 5g 6g 7g", "4g 5g 6g 7g ph", "3g 4g 5g 6g 7g"]


def test_all_bombs_are_found_the_weakest_first():
    found = bombs(hand("2g 2k 2b 2r 3g 4g 5g 6g 7g 9r"), BASE_RULES)
    assert [(each.length, each.rank) for each in found] == [(4, 2), (5, 6), (5, 7), (6, 7)]
    assert all(map(is_bomb, found))


def test_the_last_four_cards_may_be_a_bomb():
    assert [each.rank for each in bombs(hand("9g 9k 9b 9r"), BASE_RULES)] == [9]


@pytest.mark.parametrize("text", ["", "2g 2k 2b ph", "1 2g 3g 4g 5g", "2g 3g 4g 5g ph 7g"])
def test_the_special_cards_make_no_bomb(text):
    assert bombs(hand(text), BASE_RULES) == ()


def test_an_empty_hand_has_nothing_to_play():
    assert plays((), None, BASE_RULES) == ()
    assert playable((), None, BASE_RULES) == ()


RICH = hand("1 2g 3g 4g 5g 6g 7g 8g 9g Tg Jg Qg Kk ph")
SHARED = hand("9g 9k Tg Tk Jg Jk Qg Qk Kg Kk Ag Ak 2b ph")


@pytest.mark.parametrize("cards", [RICH, SHARED])
def test_a_menu_is_bounded_and_has_every_type(cards):
    everything = plays(cards, None, BASE_RULES)
    menu = playable(cards, None, BASE_RULES)
    assert len(everything) > 60 >= len(menu)
    assert {each.type for each in menu} == {each.type for each in everything}
    assert set(menu) <= set(everything)


def test_a_menu_is_grouped_by_type_the_lowest_first():
    menu = playable(hand("4g 4k 9b 9r Tk Tr 2b"), None, BASE_RULES)
    assert [(each.type, each.rank) for each in menu] == [
        *(("single", rank) for rank in (2, 4, 9, 10)),
        *(("pair", rank) for rank in (4, 9, 10)),
        ("run", 10),
    ]


def test_a_menu_that_is_cut_keeps_the_lowest_and_the_highest():
    straights = [each for each in plays(RICH, None, BASE_RULES) if each.type == "straight"]
    menu = [each for each in playable(RICH, None, BASE_RULES) if each.type == "straight"]
    assert len(menu) < len(straights)
    assert (menu[0].length, menu[0].rank) == (5, 5)
    assert menu[-1].length == max(each.length for each in straights)


@pytest.mark.parametrize("seat", range(4))
def test_what_is_listed_reads_back_as_itself(seat):
    cards = sorted_hand(PACK[seat::4])
    for on in (None, top("2r"), laid("ph", top("3g"))):
        for each in plays(cards, on, BASE_RULES):
            assert read(each.cards, BASE_RULES, on, each.phoenix) == each
