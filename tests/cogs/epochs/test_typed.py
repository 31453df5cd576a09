"""Amounts as people type them."""

from __future__ import annotations

import pytest

from cogs.epochs.suggestions import suggestions
from cogs.epochs.typed import BEYOND, read_sum
from tests.cogs.epochs.board import moment

BET = "check, check, check, raise 40"


def read(text: str, **laid):
    return read_sum(text, moment(BET, seat=2, **laid).view)


@pytest.mark.parametrize(
    ("text", "to"),
    [
        ("300", 300),
        (" 1 200 ", 1200),
        ("1,200", 1200),
        ("-5", -5),
        ("min", 80),
        ("half", 95),
        ("пів", 95),
        ("POT", 150),
        ("tudo", 990),
        ("max", 990),
        ("9" * 30, BEYOND),
    ],
)
def test_amounts_are_read(text, to):
    assert read(text) == to


@pytest.mark.parametrize("text", ["", "a lot", "12.5", "1e3", "²", "1 2"])
def test_what_is_no_amount_is_none(text):
    assert read(text) is None


def test_the_most_is_what_the_table_allows_and_all_in_is_all():
    assert (read("max", max_bet=50), read("all-in", max_bet=50)) == (90, 990)


def test_out_of_turn_a_size_is_nothing():
    assert read_sum("pot", moment(BET, seat=1).view) == 0


def test_the_usual_sizes_are_suggested():
    now = moment(BET, seat=2)
    values = [value for _, value in suggestions(now, "")]
    assert values == ["80", "95", "150", "990"]
    assert suggestions(now, "9") == [("95 · half the pot", "95"), ("990 · all-in", "990")]
    assert suggestions(now, "POT")[-1] == ("150 · the pot", "150")


def test_a_largest_bet_is_suggested_as_the_most():
    now = moment(BET, seat=2, max_bet=50)
    assert suggestions(now, "")[-1] == ("90 · the most", "90")


def test_out_of_turn_nothing_is_suggested():
    assert suggestions(moment(BET, seat=1), "") == []
