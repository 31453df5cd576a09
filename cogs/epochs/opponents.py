"""The three computer opponents: what they are called, and what people say of them."""

from __future__ import annotations

from typing import Final

from bot.words import mark

OPPONENTS: Final = {
    "easy": ("Pebble", mark("easy: collects what looks nice, and pays to see the next card")),
    "normal": ("Galatea", mark("normal: knows the scale by heart, and bets what she has")),
    "hard": ("Kronos", mark("hard: counts the cards of every epoch, and waits for you to err")),
}
"""Name and character by level, weakest first."""
