"""The seven computer opponents: what they are called, and what people say of them."""

from __future__ import annotations

from typing import Final

from bot.words import mark

OPPONENTS: Final = {
    "1": ("Pip", mark("lays chips wherever they fall")),
    "2": ("Dora", mark("sees a good card when it shines")),
    "3": ("Greta", mark("always takes the most points now")),
    "4": ("Otis", mark("takes points and hides yours")),
    "5": ("Vera", mark("thinks of your answer first")),
    "6": ("Magnus", mark("reads the grid several chips ahead")),
    "7": ("Sibyl", mark("has seen the last chip already")),
}
"""Name and character by level, weakest first."""
