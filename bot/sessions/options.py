"""What a table decides besides the game's own options."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.words import Words

SOLO: Final = 600.0
USUAL: Final = 60.0
TIMES: Final = (30.0, 60.0, 180.0, 600.0, 86400.0)
"""The times per move on offer, in seconds."""
SEATED: Final = "seated"
DRAWN: Final = "drawn"
"""How teams come about, as the lobby's menu says it."""


class TableOptions(msgspec.Struct, frozen=True, kw_only=True):
    """Kept with the session, out of the game's sight."""

    seconds: float | None = None
    """Time per move; None, until the cards are dealt, takes what suits the people there."""
    invited: int | None = None
    """The only user who may join, where somebody was challenged."""
    teams: tuple[tuple[int, ...], ...] = ()
    """Who plays with whom, by seat; empty where everybody plays for themselves."""
    drawn: bool = False
    """Whether the seats, and so the teams, are drawn by lot at the start."""


def time_in_words(seconds: float, words: Words) -> str:
    """`180` as people say it: 3 minutes."""
    if seconds < 60:
        return words.count("{n} second", "{n} seconds", int(seconds))
    if seconds < 3600:
        return words.count("{n} minute", "{n} minutes", int(seconds // 60))
    return words.count("{n} hour", "{n} hours", int(seconds // 3600))
