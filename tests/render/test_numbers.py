"""Numbers in pictures, as people write them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from render.numbers import signed, written
from render.text import drawable


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("0", "0"),
        ("12", "12"),
        ("-4", "−4"),
        ("7/3", "2⅓"),
        ("-2/3", "−⅔"),
        ("13/4", "3¼"),
        ("5/6", "⅚"),
        ("29/12", "2 5/12"),
        ("-1/12", "−1/12"),
    ],
)
def test_numbers_are_exact_and_have_no_decimals(value, expected):
    assert written(value) == written(Fraction(value)) == expected


@pytest.mark.parametrize(("value", "expected"), [("7/3", "+2⅓"), ("0", "0"), ("-1", "−1")])
def test_what_is_won_has_a_plus(value, expected):
    assert signed(value) == expected


def test_the_fonts_have_every_sign():
    for twelfths in range(-13, 14):
        assert all(map(drawable, signed(Fraction(twelfths, 12))))
