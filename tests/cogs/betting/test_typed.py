"""Sums as people type them, and what is offered meanwhile."""

from __future__ import annotations

import pytest

from bot.words import words_in
from cogs.betting.stakes import Stakes
from cogs.betting.suggestions import suggestions
from cogs.betting.typed import BEYOND, read_sum
from tests.cogs.betting.made import stakes, waiting


def read(text: str) -> int | None:
    """What somebody types who may raise to 100 to 1495, the pot being 190."""
    return read_sum(text, stakes())


def offered(now: Stakes, text: str = "") -> list[tuple[str, str]]:
    """What is offered to whoever has typed so much."""
    return suggestions(now, words_in("en"), text)


@pytest.mark.parametrize(
    ("text", "sum_"),
    [
        ("300", 300),
        (" 300 ", 300),
        ("1 200", 1200),
        (" 1 200 ", 1200),
        ("1,200", 1200),
        ("1.200", 1200),
        ("1'200", 1200),
        ("1\u00a0200", 1200),
        ("12 345 678", 12_345_678),
        ("007", 7),
        ("0", 0),
        ("-50", -50),
        ("\N{MINUS SIGN}50", -50),
        ("٣٠٠", 300),
    ],
)
def test_whole_numbers_are_read_however_they_are_written(text, sum_):
    assert read(text) == sum_


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "lots",
        "12.5",
        "1 2",
        "1,20",
        "1e3",
        "0x10",
        "½ 3",
        "²",
        "NaN",
        "inf",
        "3 0 0",
        "--1",
    ],
)
def test_what_is_no_whole_number_is_not_read(text):
    assert read(text) is None


def test_absurd_numbers_are_more_than_anybody_has():
    assert read("9" * 400) == BEYOND
    assert read("-" + "9" * 400) == -BEYOND


@pytest.mark.parametrize(
    ("size", "texts"),
    [
        (100, ["min", "MIN", "mínimo", "мін"]),
        (120, ["half", "1/2", "½", "metade", "пів", "пів банку"]),
        (190, ["pot", "Pot", "pote", "банк"]),
        (1495, ["max", "máximo", "макс"]),
        (1495, ["all-in", "ALL IN", "allin", "tudo", "ва-банк"]),
    ],
)
def test_the_usual_sizes_are_read_in_every_language(size, texts):
    assert [read(text) for text in texts] == [size] * len(texts)


def test_a_size_beyond_the_own_chips_is_all_in():
    assert read_sum("pot", stakes(chips=150)) == 150


def test_a_size_below_the_least_is_the_least():
    assert read_sum("half", stakes(bet=0, pot=15, least=50)) == 50


def test_half_the_pot_is_what_is_raised_once_the_bet_is_called():
    assert read_sum("half", stakes(bet=100, pot=265)) == 100 + (265 + 100) // 2


def test_the_most_is_what_the_table_allows_and_all_in_is_all():
    limited = stakes(most=200)
    assert (read_sum("max", limited), read_sum("all-in", limited)) == (250, 1495)


def test_who_cannot_raise_names_no_size():
    assert [read_sum(text, stakes(chips=50)) for text in ("pot", "max", "all-in")] == [0, 0, 0]
    assert read_sum("pot", waiting()) == 0


# Suggestions


def test_the_usual_sizes_are_offered():
    assert offered(stakes()) == [
        ("100 · the least", "100"),
        ("120 · half the pot", "120"),
        ("190 · the pot", "190"),
        ("1495 · all-in", "1495"),
    ]


def test_what_is_typed_narrows_them_down():
    assert [value for _, value in offered(stakes(), "1")] == ["100", "120", "190", "1495"]
    assert [value for _, value in offered(stakes(), "POT")] == ["120", "190"]
    assert offered(stakes(), "700") == []


def test_a_largest_bet_is_offered_as_the_most():
    assert offered(stakes(most=100))[-1] == ("150 · the most", "150")


def test_sizes_that_are_the_same_are_offered_once():
    assert offered(stakes(chips=100)) == [("100 · all-in", "100")]
    assert offered(stakes(bet=0, pot=100, least=50))[0] == ("50 · the least", "50")
    assert len(offered(stakes(bet=0, pot=100, least=50))) == 3


def test_who_cannot_raise_is_offered_nothing():
    assert offered(stakes(chips=50)) == offered(waiting()) == []
