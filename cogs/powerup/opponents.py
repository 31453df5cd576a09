"""The three computer opponents: what they are called, and what people say of them."""

from __future__ import annotations

from typing import Final

from bot.words import mark

OPPONENTS: Final = {
    "easy": ("Dusty", mark("easy: calls to see what you hold, and plays powers on a whim")),
    "normal": ("Marge", mark("normal: counts the odds, and believes nobody's bets")),
    "hard": ("Viktor", mark("hard: reads your bets, and saves energy for the big pots")),
}
"""Name and character by level, weakest first."""
