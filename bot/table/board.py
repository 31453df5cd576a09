"""What the publisher knows of one message."""

from __future__ import annotations

import asyncio
from hashlib import blake2b

import msgspec

from bot.table.places import Shown
from bot.table.whispers import Byway, Whisper
from data.rows import MessageRow


class Seen(msgspec.Struct, frozen=True):
    """What is remembered of what a message shows: the whole of it would weigh tens of KB."""

    mark: bytes
    """Equal where two messages look the same."""
    gist: str
    live: bool
    call: str = ""
    """The text of a message that pings people."""
    chapter: str = ""


def seen(shown: Shown) -> Seen:
    """What is to be remembered of `shown`."""
    mark = blake2b(msgspec.msgpack.encode(shown), digest_size=16).digest()
    call = shown.surface.text if shown.fresh else ""
    return Seen(mark, shown.surface.gist, shown.live, call, shown.surface.chapter)


class Board:
    """One message and what is known of it."""

    def __init__(self) -> None:
        self.dirty = False
        self.anew = False
        self.held = 0
        self.free = asyncio.Event()
        self.free.set()
        self.sent_at = float("-inf")
        self.shown: Seen | None = None
        self.row: MessageRow | None = None
        self.known = False
        self.whisper: Whisper | None = None
        self.byway: Byway | None = None
        self.task: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.behind: float | None = None
        """Since when it has been out of date in what is not urgent."""

    @property
    def busy(self) -> bool:
        """Whether anything is still to be done with it."""
        return self.dirty or self.held > 0 or self.task is not None or self.alarm is not None

    def put_away(self) -> None:
        """Whoever had this open alone has closed it, or it cannot be edited any more."""
        self.whisper = self.shown = None
        self.dirty = False

    def wake(self) -> None:
        """Wait no longer: what has changed now may be urgent."""
        if self.behind is not None and self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def is_shown(self, shown: Shown, now: float) -> None:
        """It has just come to show this."""
        self.wake()
        self.shown, self.sent_at, self.behind = seen(shown), now, None

    def byway_to(self, message: int, now: float) -> Byway | None:
        """The way to edit `message` without its channel, while it works."""
        way = self.byway
        return way if way is not None and way.message == message and now < way.until else None
