"""Sums as people type them."""

from __future__ import annotations

import pytest

from cogs.powerup.suggestions import suggestions
from cogs.powerup.typed import BEYOND, read_sum
from tests.cogs.powerup.board import seen
from tests.engines.powerup.table import after, table, view


def read(text: str) -> int | None:
    """What somebody types who may raise to 100 to 1495, the pot being 190."""
    return read_sum(text, view(table(), 0))


@pytest.mark.parametrize(
    ("text", "sum_"),
    [
        ("300", 300),
        (" 300 ", 300),
        ("1 200", 1200),
        ("1,200", 1200),
        ("1.200", 1200),
        ("1'200", 1200),
        ("1\u00a0200", 1200),
        ("12 345 678", 12_345_678),
        ("007", 7),
        ("0", 0),
        ("-50", -50),
        ("\N{MINUS SIGN}50", -50),
    ],
)
def test_whole_numbers_are_read_however_they_are_grouped(text, sum_):
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


def test_numbers_in_other_digits_are_read():
    assert read("٣٠٠") == 300


def test_absurd_numbers_are_more_than_anybody_has():
    assert read("9" * 400) == BEYOND
    assert read("-" + "9" * 400) == -BEYOND


@pytest.mark.parametrize(
    ("size", "texts"),
    [
        (100, ["min", "MIN", "mínimo", "мін"]),
        (120, ["half", "1/2", "½", "metade", "пів банку"]),
        (190, ["pot", "Pot", "pote", "банк"]),
        (1495, ["all-in", "ALL IN", "allin", "tudo", "ва-банк"]),
    ],
)
def test_the_usual_sizes_are_read_in_every_language(size, texts):
    assert [read(text) for text in texts] == [size] * len(texts)


def test_a_size_beyond_the_own_chips_is_all_in():
    assert read_sum("pot", view(table(stacks=(150, 900, 900)), 0)) == 150


def test_half_the_pot_is_what_is_raised_once_the_bet_is_called():
    state = after(table(), "call, call, check, raise 100")
    assert read_sum("half", view(state, state.to_act)) == 100 + (265 + 100) // 2


def test_who_cannot_raise_names_no_size():
    state = after(table(stacks=(1000, 105, 1000)), "raise 400")
    assert read_sum("pot", view(state, 1)) == 0


# Suggestions


def test_the_usual_sizes_are_offered():
    assert suggestions(seen(table(), 0), "") == [
        ("100 · the least", "100"),
        ("120 · half the pot", "120"),
        ("190 · the pot", "190"),
        ("1495 · all-in", "1495"),
    ]


def test_what_is_typed_narrows_them_down():
    assert [value for _, value in suggestions(seen(table(), 0), "1")] == [
        "100",
        "120",
        "190",
        "1495",
    ]
    assert [value for _, value in suggestions(seen(table(), 0), "pot")] == ["120", "190"]
    assert suggestions(seen(table(), 0), "700") == []


def test_out_of_turn_nothing_is_offered():
    assert suggestions(seen(table(), 1), "") == []
    assert suggestions(seen(table()), "") == []
