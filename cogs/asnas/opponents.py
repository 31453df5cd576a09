"""The three computer opponents: what they are called, and what people say of them."""

from __future__ import annotations

from typing import Final

from bot.words import mark

OPPONENTS: Final = {
    "easy": ("Nilu", mark("easy: likes a pretty hand, and sometimes bets without a look")),
    "normal": ("Kian", mark("normal: knows what a hand is worth")),
    "hard": ("Shirin", mark("hard: reads your hand in your bets")),
}
"""Name and character by level, weakest first."""
