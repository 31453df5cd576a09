"""How an engine says no.

    Exception
    ├── IllegalAction(reason, detail)   an action the rules forbid, or that cannot be read
    └── BadConfig(field, why)           options no table can be started with

Engines hold no sentence for people: they give a code, and the host owns the words.
"""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """Why an action is refused. Empty, so that each game lists its own codes in a subclass."""


class Refused(Reason):
    """The codes that every game shares."""

    MALFORMED = "malformed"
    NO_SUCH_SEAT = "no-such-seat"
    NOT_YOUR_TURN = "not-your-turn"
    TOO_LATE = "too-late"
    GAME_OVER = "game-over"


class IllegalAction(Exception):
    """An action that is not allowed now, or that could not be read. Nothing has changed."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else str(reason))
        self.reason = reason
        """The code, for programs."""
        self.detail = detail
        """What the code is about, where the rules name it (a booster's key); else empty."""


class BadConfig(Exception):
    """Options that no table can be started with."""

    def __init__(self, field: str, why: str = "bad-value") -> None:
        super().__init__(f"{field}: {why}")
        self.field = field
        """The option that is wrong."""
        self.why = why
        """`unknown-option`, `bad-value`, or a code of the game's own."""
