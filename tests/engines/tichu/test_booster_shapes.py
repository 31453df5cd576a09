"""The extra combinations that boosters allow."""

from __future__ import annotations

import pytest

from engines.tichu.combinations import is_bomb, readings
from engines.tichu.rules import BASE_RULES, Rules
from tests.engines.tichu.laying import cards, goes, kind, laid, led, lists, top

RAINBOW = Rules(extra=("rainbow",))
HOCKEY = Rules(extra=("hockey",))
HIGHWAYS = Rules(extra=("highways",))
FLOWERS = Rules(extra=("flowers",))
SUPER = Rules(extra=("super-full-house",))
HOLE = Rules(gaps=True)


# Rainbow


def test_a_rainbow_is_four_cards_one_of_each_colour():
    assert kind("2g 9k Jb 4r", RAINBOW) == "rainbow"
    assert kind("2g 9g Jb 4r", RAINBOW) is None
    assert kind("2g 9k Jb", RAINBOW) is None
    assert kind("2g 9k Jb 4r") is None


def test_a_rainbow_with_a_higher_lowest_card_beats():
    assert goes("3g 4k 4b 5r", "2g Ak Ab Ar", RAINBOW)
    assert not goes("2k Ag Jb Jr", "2g 9k Tb 4r", RAINBOW)
    assert not goes("2g Ak Ab Ar", "3g 4k 4b 5r", RAINBOW)


def test_the_phoenix_in_a_rainbow_is_the_highest_unless_named():
    assert top("7g 9k Jb ph", RAINBOW).rank == 7
    assert led("7g 9k Jb ph", RAINBOW, phoenix="3").rank == 3
    assert kind("7g 7k 7b ph", RAINBOW) == "rainbow"


def test_four_of_a_kind_stays_a_bomb_and_is_no_rainbow():
    assert [each.type for each in readings(cards("7g 7k 7b 7r"), RAINBOW)] == ["bomb"]


@pytest.mark.parametrize("special", ["1", "dog", "dr"])
def test_no_other_special_card_is_in_a_rainbow(special):
    assert kind(f"2g 9k Jb {special}", RAINBOW) is None


def test_a_run_of_four_colours_is_led_as_a_run_unless_it_is_named_a_rainbow():
    assert kind("5g 5k 6b 6r", RAINBOW) == "run"
    assert kind("5g 5k 6b 6r", RAINBOW, as_="rainbow") == "rainbow"


def test_on_a_trick_cards_are_what_beats_it():
    assert laid("5g 5k 6b 6r", top("2g 9k Jb 4r", RAINBOW), RAINBOW).type == "rainbow"
    assert laid("5g 5k 6b 6r", top("4g 4k 5b 5r"), RAINBOW).type == "run"


# Ice Hockey Team


def test_a_team_is_five_or_six_cards_of_a_colour():
    assert kind("2g 4g 7g Jg Ag", HOCKEY) == "hockey"
    assert kind("2g 4g 7g Jg Ag Kg", HOCKEY) == "hockey"
    assert kind("2g 4g 7g Jg", HOCKEY) is None
    assert kind("2g 4g 7g Jg Ag Kg 9g", HOCKEY) is None
    assert kind("2g 4g 7g Jg Ak", HOCKEY) is None
    assert kind("1 4g 7g Jg Ag", HOCKEY) is None
    assert kind("2g 4g 7g Jg Ag") is None


def test_a_team_with_a_higher_lowest_card_beats_whatever_its_length():
    assert goes("3k 4k 7k Jk Ak", "2g 4g 7g Jg Ag Kg", HOCKEY)
    assert goes("3k 4k 7k Jk Ak Qk", "2g 4g 7g Jg Ag", HOCKEY)
    assert not goes("2k 4k 7k Jk Ak Qk", "2g 4g 7g Jg Ag", HOCKEY)


def test_a_natural_row_is_a_bomb_and_no_team():
    assert [each.type for each in readings(cards("5g 6g 7g 8g 9g"), HOCKEY)] == ["straight-flush"]
    assert led("5g 6g 7g 8g 9g Tg", HOCKEY, as_="hockey") is None


def test_six_of_a_colour_with_five_in_a_row_are_a_team():
    assert kind("5g 6g 7g 8g 9g Jg", HOCKEY) == "hockey"


def test_the_phoenix_may_be_one_of_the_team():
    assert top("5g 6g Tg Jg ph", HOCKEY).rank == 5
    assert kind("5g 6g 7g 8g ph", HOCKEY) == "straight"
    assert kind("5g 6g 7g 8g ph", HOCKEY, as_="hockey") == "hockey"


# Highways


@pytest.mark.parametrize(
    "text",
    ["2g 4k 6b 8r", "Tg Qk Ab 8r", "1 3g 5k 7b", "7g 9k Jb Kr", "2g 4k 6b 8r Tg Qk Ab"],
)
def test_a_highway_is_four_or_more_even_or_odd_cards_that_follow_each_other(text):
    assert kind(text, HIGHWAYS) == "highways"
    assert kind(text) is None


@pytest.mark.parametrize("text", ["2g 4k 6b", "2g 4k 6b Tr", "Jg Kk 2b 4r", "2g 4k 5b 7r"])
def test_other_cards_are_no_highway(text):
    assert kind(text, HIGHWAYS) is None


def test_a_highway_of_the_same_length_with_a_higher_top_beats():
    assert goes("3g 5k 7b 9r", "2g 4k 6b 8r", HIGHWAYS)
    assert not goes("1 3k 5b 7r", "2g 4k 6b 8r", HIGHWAYS)
    assert not goes("3g 5k 7b 9r Jg", "2g 4k 6b 8r", HIGHWAYS)


def test_the_phoenix_on_a_highway_is_the_highest_unless_named():
    assert top("4k 6b 8r ph", HIGHWAYS).rank == 10
    assert led("4k 6b 8r ph", HIGHWAYS, phoenix="2").rank == 8
    assert top("4k 6b Tr ph", HIGHWAYS).phoenix == "8"
    assert kind("ph 3g 5k 7b", HIGHWAYS) == "highways"
    assert top("ph 3g 5k 7b", HIGHWAYS).phoenix == "9"


# Flowers


@pytest.mark.parametrize(
    ("text", "rank"),
    [("6g 7k 7b", 7), ("6g 7g 7b", 7), ("6g 7k 7b 7r", 7), ("6g 7k ph", 7), ("Kg Ak Ab", 14)],
)
def test_flowers_are_a_pair_or_triple_with_the_green_card_below(text, rank):
    assert (top(text, FLOWERS).type, top(text, FLOWERS).rank) == ("flowers", rank)
    assert kind(text) is None


@pytest.mark.parametrize(
    "text", ["6k 7k 7b", "8g 7k 7b", "5g 7k 7b", "ph 7k 7b 2g", "1 2g 2k", "6g 7k"]
)
def test_other_cards_are_no_flowers(text):
    assert kind(text, FLOWERS) is None


def test_the_phoenix_is_no_stem():
    assert led("ph 7k 7b", FLOWERS, as_="flowers") is None
    assert kind("6g 7k 7b ph", FLOWERS) == "run"
    assert led("6g 7k 7b ph", FLOWERS, as_="flowers").phoenix == "7"


def test_higher_flowers_beat_whatever_their_length():
    assert goes("7g 8k 8b", "6g 7k 7b 7r", FLOWERS)
    assert not goes("6g 7k 7b 7r", "7g 8k 8b", FLOWERS)


@pytest.mark.parametrize(("blossom", "length"), [("7k 7b", 3), ("7k 7b 7r", 4), ("7k ph", 3)])
def test_a_stem_alone_takes_over_what_lies_on_the_table(blossom, length):
    below = top(blossom, FLOWERS)
    flowers = laid("6g", below, FLOWERS)
    assert (flowers.type, flowers.rank, flowers.length) == ("flowers", 7, length)
    assert flowers.cards == cards("6g")
    assert flowers.under == below.cards
    assert flowers.whole == below.cards + cards("6g")


@pytest.mark.parametrize("text", ["6k", "5g", "8g", "Ag", "ph", "dr", "1"])
def test_other_cards_are_no_stem(text):
    assert not goes(text, "7k 7b", FLOWERS)


def test_a_stem_belongs_on_pairs_and_triples_only():
    assert laid("6g", top("7k"), FLOWERS) is None
    assert laid("6g", top("7k 7b 7r 7g"), FLOWERS) is None
    assert laid("6g", top("6k 7k 7b 6b"), FLOWERS) is None
    assert laid("6g", top("7k 7b")) is None


def test_on_a_flower_that_was_taken_over_go_higher_flowers():
    below = laid("6g", top("7k 7b 7r"), FLOWERS)
    assert goes("7g 8k 8b", below, FLOWERS)
    assert not goes("8k 8b 8r", below, FLOWERS)
    assert not goes("5g 6k 6b", below, FLOWERS)


# Super Full Houses


def test_a_triple_with_an_adjacent_pair_is_a_super_full_house():
    for text in ("4g 4k 4b 5r 5g", "Qg Qk Qb Jr Jg"):
        assert kind(text, SUPER, as_="super-full-house") == "super-full-house"
    assert led("4g 4k 4b 6r 6g", SUPER, as_="super-full-house") is None
    assert led("Ag Ak Ab 2r 2g", SUPER, as_="super-full-house") is None
    assert led("4g 4k 4b 5r 5g", BASE_RULES, as_="super-full-house") is None


def test_it_is_led_as_a_normal_one_unless_it_is_named():
    assert kind("4g 4k 4b 5r 5g", SUPER) == "full-house"


def test_it_beats_normal_full_houses_and_two_consecutive_pairs():
    assert laid("4g 4k 4b 5r 5g", top("Ag Ak Ab 2r 2k"), SUPER).type == "super-full-house"
    assert laid("4g 4k 4b 5r 5g", top("Ag Ak Kb Kr"), SUPER).type == "super-full-house"
    assert laid("4g 4k 4b 5r 5g", top("Ag Ak Kb Kr Qg Qk"), SUPER) is None
    assert laid("4g 4k 4b 5r 5g", top("2g 2k"), SUPER) is None


def test_it_is_a_normal_one_where_that_is_enough():
    assert laid("4g 4k 4b 5r 5g", top("3g 3k 3b Ar Ag"), SUPER).type == "full-house"


def test_only_a_higher_one_or_a_bomb_beats_it():
    below = top("4g 4k 4b 5r 5g", SUPER, as_="super-full-house")
    assert goes("6g 6k 6b 7r 7g", below, SUPER)
    assert not goes("3g 3k 3b 2r 2g", below, SUPER)
    assert not goes("Ag Ak Ab 2r 2k", below, SUPER)
    assert goes("2g 2k 2b 2r", below, SUPER)


# Hole


@pytest.mark.parametrize(
    ("text", "rank", "gap"),
    [("4g 5k 6b 8r 9g", 9, 3), ("1 3k 4b 5r 6g", 6, 1), ("4g 5k 6b 7r 8g Tk", 10, 5)],
)
def test_a_hole_is_a_straight_that_lacks_one_card_inside(text, rank, gap):
    hole = top(text, HOLE)
    assert (hole.type, hole.rank, hole.gap) == ("hole", rank, gap)
    assert kind(text) is None


@pytest.mark.parametrize("text", ["4g 5k 7b 8r", "4g 5k 6b 9r Tg", "4g 5k 7b 9r Tg"])
def test_other_cards_are_no_hole(text):
    assert kind(text, HOLE) is None


def test_a_hole_is_beaten_by_a_higher_one_with_the_gap_at_the_same_place():
    hole = top("4g 5k 6b 8r 9g", HOLE)
    assert goes("6g 7k 8b Tr Jg", hole, HOLE)
    assert not goes("6g 7k 9b Tr Jg", hole, HOLE)
    assert not goes("3g 4k 5b 7r 8g", hole, HOLE)
    assert not goes("6g 7k 8b Tr Jg Qk", hole, HOLE)
    assert not goes("6g 7k 8b 9r Tg", hole, HOLE)
    assert goes("2g 2k 2b 2r", hole, HOLE)


def test_anyone_may_answer_a_hole_in_its_trick():
    hole = top("4g 5k 6b 8r 9g", HOLE)
    assert laid("6g 7k 8b Tr Jg", hole).type == "hole"
    assert lists("6g 7k 8b Tr Jg", hole) == ["6g 7k 8b Tr Jg"]


def test_the_phoenix_may_be_in_a_hole():
    assert laid("6g 7k ph Tr Jg", top("4g 5k 6b 8r 9g", HOLE)).phoenix == "8"
    assert led("4g 5k 6b 8r ph", HOLE, as_="hole").rank == 9
    assert kind("4g 5k 6b 8r ph", HOLE) == "straight"


def test_a_hole_of_one_colour_is_no_bomb():
    assert not is_bomb(top("4g 5g 6g 8g 9g", HOLE))


# All of them


@pytest.mark.parametrize("extra", ["rainbow", "hockey", "highways", "flowers"])
def test_an_extra_combination_is_beaten_by_its_own_kind_or_a_bomb(extra):
    rules = Rules(extra=(extra,))
    own = {"rainbow": "2g 9k Jb 4r", "hockey": "2g 4g 7g Jg Ag", "highways": "2g 4k 6b 8r"}
    below = top(own.get(extra, "6g 7k 7b"), rules)
    for text in ("Ag Ak", "Ag Ak Ab", "Kg Kk Ag Ar", "Kg Kk Kb Ar Ag", "Tg Jk Qb Kk Ab", "dr"):
        assert not goes(text, below, rules)
    assert goes("2g 2k 2b 2r", below, rules)
    assert not is_bomb(below)
