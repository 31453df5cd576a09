"""What is said somebody may raise to."""

from __future__ import annotations

import pytest

from bot.words import words_in
from cogs.betting.ways import bounds, with_ways
from tests.cogs.betting.made import stakes


@pytest.mark.parametrize(
    ("now", "said"),
    [
        (stakes(), "raise to 100 at least, 1495 at most"),
        (stakes(most=100), "raise to 100 at least, 150 at most"),
        (stakes(chips=80), "raise all-in, to 80"),
        (stakes(most=50), "raise to 100, no more and no less"),
    ],
)
def test_the_bounds_of_a_raise_are_told(now, said):
    assert bounds(now, now.legal.raise_, words_in("en")) == said


def test_a_refusal_goes_on_with_what_can_be_done():
    words = words_in("en")
    assert with_ways("No.", ["fold", "check"], words) == "No. Now you can: fold, check."
    assert with_ways("No.", [], words) == "No."
