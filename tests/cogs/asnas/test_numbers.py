"""Points as people write them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cogs.asnas.numbers import MINUS, written


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("0", "0"),
        ("5", "5"),
        ("-4", f"{MINUS}4"),
        ("7/3", "2⅓"),
        ("-2/3", f"{MINUS}⅔"),
        ("1/2", "½"),
        ("13/4", "3¼"),
        ("-11/4", f"{MINUS}2¾"),
        ("7/6", "1⅙"),
        ("5/6", "⅚"),
        ("29/12", "2 5/12"),
        ("-1/12", f"{MINUS}1/12"),
    ],
)
def test_points_are_written_exactly_and_without_decimals(value, expected):
    assert written(value) == written(Fraction(value)) == expected


def test_no_two_totals_are_written_alike():
    totals = {Fraction(twelfths, 12) for twelfths in range(-60, 61)}
    assert len({written(each) for each in totals}) == len(totals)
