"""What beats what in the plain game."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engines.tichu.combinations import allowed, beats
from engines.tichu.rules import BASE_RULES
from tests.engines.tichu.laying import goes, laid, top


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("8g", "7r"),
        ("2g", "1"),
        ("dr", "Ag"),
        ("8g 8r", "7g 7k"),
        ("8g 8r 8b", "7g 7k 7b"),
        ("8g 8r 9b 9g", "7g 7k 8k 8b"),
        ("8g 8r 8b 2g 2k", "7g 7k 7b Ag Ak"),
        ("6g 7g 8g 9g Tr", "5g 6r 7b 8k 9k"),
        ("2g 3r 4b 5k 6k", "1 2r 3g 4g 5g"),
    ],
)
def test_the_same_in_a_higher_rank_beats(new, old):
    assert goes(new, old)
    assert not goes(old, new)


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("8g 8r", "7r"),
        ("8g", "7g 7k"),
        ("8g 8r 8b", "7g 7k"),
        ("8g 8r 9b 9g", "7g 7k"),
        ("8g 8r 9b 9g Tg Tr", "7g 7k 8k 8b"),
        ("8g 8r 8b 9g 9k", "5g 6r 7b 8k 9r"),
        ("6g 7g 8g 9g Tr Jr", "5g 6r 7b 8k 9k"),
        ("dr", "7g 7k"),
        ("ph", "7g 7k"),
    ],
)
def test_another_type_or_number_of_cards_does_not_beat(new, old):
    assert not goes(new, old)


@pytest.mark.parametrize("text", ["7g|7r", "7g 7k|7b 7r", "5g 6r 7b 8k 9k|5k 6g 7r 8r 9r"])
def test_equal_ranks_do_not_beat(text):
    new, old = text.split("|")
    assert not goes(new, old)


def test_a_full_house_is_as_high_as_its_triple():
    assert goes("3g 3r 3b 2g 2k", "2b 2r ph Ag Ak") is False  # the aces may be three as well
    assert goes("8g 8r 8b 2g 2k", "7g 7k 7b Ag Ak")
    assert not goes("7g 7k 7b Ag Ak", "8g 8r 8b 2g 2k")


BOMBS = ["2g 2k 2b 2r", "Ag Ak Ab Ar", "2g 3g 4g 5g 6g", "Tk Jk Qk Kk Ak", "2r 3r 4r 5r 6r 7r"]


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(BOMBS)))
def test_more_cards_then_a_higher_rank_make_a_stronger_bomb(lower, higher):
    assert goes(higher, lower)
    assert not goes(lower, higher)


@pytest.mark.parametrize(
    "old",
    ["Ar", "dr", "ph", "7g 7k", "7g 7k 8k 8b", "7g 7k 7b", "8g 8r 8b Ag Ak", "Tg Jr Qb Kk Ag"],
)
def test_a_bomb_beats_everything_else(old):
    for bomb in ("2g 2k 2b 2r", "2g 3g 4g 5g 6g"):
        assert goes(bomb, old)
        assert not goes(old, bomb)


def test_a_straight_flush_beats_a_straight_that_is_higher():
    assert goes("2k 3k 4k 5k 6k", "Tg Jr Qb Kk Ag")


@pytest.mark.parametrize(
    ("old", "rank"), [("2g", 2.5), ("Tg", 10.5), ("Ag", 14.5), ("1", 1.5), ("dog", 0.5)]
)
def test_the_phoenix_is_half_a_step_above_what_it_is_played_on(old, rank):
    assert laid("ph", top(old)).rank == rank


def test_on_the_phoenix_goes_what_is_higher_than_the_card_below_it():
    phoenix = laid("ph", top("7g"))
    assert goes("8g", phoenix)
    assert not goes("7r", phoenix)
    assert goes("dr", laid("ph", top("Ag")))
    assert not goes("Ar", laid("ph", top("Ag")))


def test_the_phoenix_never_beats_the_dragon():
    assert not goes("ph", "dr")


def test_a_phoenix_that_is_led_is_one_and_a_half():
    assert goes("2g", "ph")
    assert not goes("1", "ph")


def test_the_dragon_is_the_highest_single():
    assert goes("dr", "ph")
    assert not any(goes(card, "dr") for card in ("Ag", "ph", "1", "2g"))


def test_an_open_phoenix_is_where_it_beats():
    assert laid("5g 6r 7b 8k ph", top("4g 5r 6g 7g 8r")).rank == 9
    assert laid("9g 9k ph Ag Ak", top("Kg Kk Kb 2g 2k")).phoenix == "A"


def test_where_both_places_beat_the_phoenix_is_at_the_higher():
    house = laid("9g 9k ph Ag Ak", top("8g 8k 8b 2g 2k"))
    assert (house.phoenix, house.rank) == ("A", 14)
    named = laid("9g 9k ph Ag Ak", top("8g 8k 8b 2g 2k"), phoenix="9")
    assert (named.phoenix, named.rank) == ("9", 9)


def test_a_phoenix_named_too_low_does_not_beat():
    assert laid("5g 6r 7b 8k ph", top("4g 5r 6g 7g 8r"), phoenix="4") is None
    assert laid("9g 9k ph Ag Ak", top("Kg Kk Kb 2g 2k"), phoenix="9") is None


def test_nothing_is_restricted_in_the_plain_game():
    for text in ("7g", "2r 3r 4r 5r 6r 7r", "2g 2k 2b 2r"):
        assert allowed(top(text), leads=True, rules=BASE_RULES)


def test_cards_that_do_not_beat_are_still_what_they_are():
    assert not beats(top("7g 7k"), top("9g 9k"), BASE_RULES)
