"""Where a session is shown: the table, each hand in its DM, and the call for people."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from bot.surfaces import Surface
from engines.kernel.game import Seat

TABLE: Final = "table"
CALL: Final = "call"
"""A short message at the table that pings people, and goes once it has served."""

WHISPER: Final = "whisper"


def hand_of(seat: Seat) -> str:
    """The kind of message that a seat's hand is."""
    return f"hand:{seat}"


def whisper_of(seat: Seat) -> str:
    """The kind of message that a seat's hand is where its owner alone sees it at the table."""
    return f"{WHISPER}:{seat}"


class Place(NamedTuple):
    """One message of a session."""

    session: str
    kind: str


class Shown(msgspec.Struct, frozen=True):
    """What one message shows: equal values look the same."""

    surface: Surface
    anchor: str
    channel: int | None
    """Where it stands; None for a direct message."""
    live: bool
    """Whether more is to come."""
    user: int | None = None
    """Whom a direct message is for."""
    fresh: bool = False
    """Posted anew instead of edited where it says more than before, so that it pings."""
