"""What the button and the command say that explain boosters."""

from __future__ import annotations

import pytest

from bot.layout import MOST_TEXT
from bot.words import LANGUAGES
from cogs.tichu.boosters.overview import overview
from cogs.tichu.boosters.wording import GROUP_OF, booster_text, hint
from engines.kernel.game import Seat
from engines.tichu.announcement import Effect
from tests.cogs.tichu.board import middle, seen
from tests.engines.tichu.table import table

SKAT = Effect("skat", Seat(2))


def test_whoever_asks_is_told_what_lies_open_does():
    state = middle(held={0: "njet", 2: "spy"}, faceup=("solo",), effects=(SKAT,))
    told = overview(seen(state))
    words = seen(state).words
    assert told.startswith("### Boosters\n**In force**\n- Skat (cat): ")
    assert "**ann**\n- **🔺 Njet!**: " in told
    assert "**Face-up boosters**\n- **🟫 Solo Initiative**: " in told
    for key in ("skat", "njet", "spy", "solo"):
        assert booster_text(key, words) in told
    assert told.endswith("-# What does a booster do? Ask with `/boosters`.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_many_it_tells_as_much_as_fits(language):
    keys = list(GROUP_OF)
    state = table(
        "2g 3g", "2k 3k", "2b 3b", "2r 3r", held={n: " ".join(keys[n::4][:6]) for n in range(4)}
    )
    now = seen(state, language=language)
    told = overview(now)
    assert len(told) <= MOST_TEXT
    assert all(hint(key, now.words) in told for n in range(4) for key in keys[n::4][:6])


def test_of_very_many_it_tells_the_names():
    keys = list(GROUP_OF)
    state = middle(held={0: " ".join(keys), 1: " ".join(keys)})
    told = overview(seen(state))
    assert "**🔺 Njet!**\n" in told
    assert len(told) <= MOST_TEXT


def test_where_there_are_none_that_is_said():
    assert "No boosters lie open at this table." in overview(seen(middle()))
