"""The three computer opponents: what they are called, and what people say of them."""

from __future__ import annotations

from typing import Final

from bot.words import mark

OPPONENTS: Final = {
    "easy": ("Mei", mark("easy: gets rid of low cards, and calls nothing")),
    "normal": ("Tao", mark("normal: keeps combinations together, and calls a good hand")),
    "hard": ("Lian", mark("hard: plans the whole hand, and helps the partner")),
}
"""Name and character by level, weakest first."""
