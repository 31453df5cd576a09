"""What cards are together."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.tichu.cards import PACK, RANKS
from engines.tichu.combinations import Combination, is_bomb, read, readings
from engines.tichu.rules import BASE_RULES
from tests.engines.tichu import oracle
from tests.engines.tichu.laying import cards, kind, led, top


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("7g", "single"),
        ("1", "single"),
        ("dog", "single"),
        ("ph", "single"),
        ("dr", "single"),
        ("7g 7r", "pair"),
        ("7g 7r 8k 8b", "run"),
        ("2g 2r 3k 3b 4g 4k 5g 5k 6g 6k 7b 7r 8k 8b", "run"),
        ("7g 7r 7b", "triple"),
        ("7g 7r 7b 2g 2k", "full-house"),
        ("2g 2r 2b Ag Ak", "full-house"),
        ("5g 6r 7b 8k 9g", "straight"),
        ("5g 6r 7b 8k 9g Tg", "straight"),
        ("1 2g 3r 4b 5k", "straight"),
        ("Tg Jr Qb Kk Ag", "straight"),
        ("1 2g 3g 4g 5g 6g 7g 8g 9g Tg Jg Qg Kg Ar", "straight"),
        ("7g 7k 7b 7r", "bomb"),
        ("5k 6k 7k 8k 9k", "straight-flush"),
        ("2r 3r 4r 5r 6r 7r 8r 9r Tr Jr Qr Kr Ar", "straight-flush"),
    ],
)
def test_cards_are_read_as_what_they_are(text, expected):
    assert kind(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "7g 8g",
        "7g 7k 9b 9r",
        "7g 7k 8b",
        "7g 7k 7b 8g 8k 8b",
        "7g 7k 7b 7r 2g",
        "7g 7k 7b 7r ph",
        "7g 7k 7b 2g",
        "5g 6r 7b 8k",
        "5g 6r 7b 8k Tk",
        "Jg Qr Kb Ak 2g",
        "Qg Kr Ab 2k 3g",
        "Ag 2r 3b 4k 5g",
        "1 3g 4r 5b 6k",
        "Kg Kk Ag Ak 2b 2r",
    ],
)
def test_other_cards_are_no_combination(text):
    assert kind(text) is None


@pytest.mark.parametrize("special", ["dog", "dr"])
def test_dog_and_dragon_are_played_alone(special):
    for text in ("7g", "ph", "1", "5g 6k 7b 8r", "7g 7k", "1 2g 3k 4b", "7g 7k 2g 2k"):
        assert kind(f"{text} {special}") is None


def test_the_mah_jong_is_only_a_single_or_the_one_below_the_two():
    assert kind("1 ph") is None
    assert kind("1 2g") is None
    assert kind("1 ph 3g 4k 5b") == "straight"
    assert kind("1 Ag Kk Qb Jr") is None


@pytest.mark.parametrize(
    ("text", "expected", "named", "rank"),
    [
        ("7g ph", "pair", "7", 7),
        ("7g 7k ph", "triple", "7", 7),
        ("7g 7k 8b ph", "run", "8", 8),
        ("7g 7k 7b 2r ph", "full-house", "2", 7),
        ("5g 6r 8k 9g ph", "straight", "7", 9),
        ("1 2g 3r 4b ph", "straight", "5", 5),
        ("1 3r 4b 5g ph", "straight", "2", 5),
    ],
)
def test_the_phoenix_takes_the_place_that_lacks(text, expected, named, rank):
    combination = top(text)
    assert (combination.type, combination.phoenix, combination.rank) == (expected, named, rank)


@pytest.mark.parametrize(
    ("text", "named"),
    [("Ag Ak ph 9g 9k", "A"), ("5g 6r 7b 8k ph", "9"), ("Jg Qr Kb Ak ph", "T")],
)
def test_where_the_place_of_the_phoenix_is_open_it_is_the_higher(text, named):
    assert top(text).phoenix == named


def test_the_player_may_name_the_place_of_the_phoenix():
    assert led("Ag Ak ph 9g 9k", phoenix="9").rank == 9
    assert led("5g 6r 7b 8k ph", phoenix="4").rank == 8
    assert led("7g 7k ph", phoenix="7").type == "triple"


def test_the_phoenix_cannot_be_named_what_it_is_not():
    assert led("Ag Ak ph 9g 9k", phoenix="8") is None
    assert led("7g ph", phoenix="8") is None
    assert led("ph", phoenix="8") is None


def test_the_phoenix_is_never_the_one():
    assert top("2g 3r 4b 5k ph").rank == 6
    assert [each.phoenix for each in readings(cards("2g 3r 4b 5k ph"), BASE_RULES)] == ["6"]


def test_there_is_neither_phoenix_nor_mah_jong_in_a_bomb():
    assert kind("7g 7k 7b ph") is None
    assert kind("5k 6k 7k 8k ph") == "straight"
    assert kind("1 2k 3k 4k 5k") == "straight"
    assert kind("5k 6k 7k 9k Tk ph") == "straight"


def test_a_straight_flush_is_always_a_bomb():
    assert [each.type for each in readings(cards("5k 6k 7k 8k 9k"), BASE_RULES)] == [
        "straight-flush"
    ]
    assert led("5k 6k 7k 8k 9k", as_="straight") is None


def test_bombs_are_known():
    assert is_bomb(top("7g 7k 7b 7r"))
    assert is_bomb(top("5k 6k 7k 8k 9k"))
    assert not is_bomb(top("7g 7k 7b"))
    assert not is_bomb(top("5k 6k 7k 8k 9g"))
    assert not is_bomb(top("dr"))


def test_a_type_may_be_asked_for():
    assert led("7g 7k", as_="pair").type == "pair"
    assert led("7g 7k", as_="single") is None


@pytest.mark.parametrize(
    ("text", "rank"),
    [("2g", 2), ("Tg", 10), ("Ag", 14), ("1", 1), ("dog", 0), ("ph", 1.5), ("dr", 15)],
)
def test_singles_have_the_rank_of_their_card(text, rank):
    assert top(text).rank == rank


def test_a_combination_keeps_its_cards_as_they_were_laid():
    assert top("9g 5g 6r 8k 7b").cards == cards("9g 5g 6r 8k 7b")


def test_a_full_house_knows_its_triple_and_its_pair():
    house = top("7g 7r 7b 2g 2k")
    assert (house.rank, house.pair, house.length) == (7, 2, 5)


@pytest.mark.parametrize("text", ["7g", "ph", "Ag Ak ph 9g 9k", "1 2g 3r 4b ph", "5k 5g 5r 5b"])
def test_a_combination_is_the_same_when_it_has_been_stored(text):
    stored = msgspec.json.encode(top(text))
    again = msgspec.json.decode(stored, type=Combination)
    assert again == top(text)
    assert msgspec.json.encode(again) == stored


def test_no_cards_are_no_combination():
    assert read((), BASE_RULES) is None


laid = st.lists(st.sampled_from(PACK), min_size=1, max_size=6, unique=True).map(tuple)
alike = st.integers(0, 9).flatmap(
    lambda low: st.lists(
        st.sampled_from([card for card in PACK if card[0] in {*RANKS[low : low + 4], "p", "m"}]),
        min_size=2,
        max_size=8,
        unique=True,
    ).map(tuple)
)


@given(laid | alike)
def test_every_reading_is_one_by_the_rules_and_none_lacks(chosen):
    found = {oracle.meaning_of(each)[:6] for each in readings(chosen, BASE_RULES)}
    assert found == {each[:6] for each in oracle.meanings(chosen, BASE_RULES)}
