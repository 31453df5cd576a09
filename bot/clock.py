"""The one clock, and the one alarm: what is due when, and a call for the nearest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

import discord


class Clock:
    """Seconds since 1970, driven by the event loop's clock so that both never part."""

    def __init__(self) -> None:
        self._loop: Final = asyncio.get_running_loop()
        self._offset: Final = discord.utils.utcnow().timestamp() - self._loop.time()

    def now(self) -> float:
        """The time now, in seconds since 1970."""
        return self._loop.time() + self._offset

    def on_loop(self, when: float) -> float:
        """`when` as the event loop counts time."""
        return when - self._offset


class Due(NamedTuple):
    """Something that will be due: a session's deadline, or one of the host's own."""

    session: str
    kind: str
    id: str = ""


class Timers:
    """Calls `ring` for each thing when it is due. One loop timer, for the nearest."""

    def __init__(self, clock: Clock, ring: Callable[[Due], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._at: dict[str, dict[Due, float]] = {}
        self._handle: asyncio.TimerHandle | None = None
        self._armed: float | None = None

    def put(self, due: Due, at: float) -> None:
        """Ring for `due` at `at`; what was set for it before no longer counts."""
        self._at.setdefault(due.session, {})[due] = at
        self._arm()

    def drop(self, due: Due) -> None:
        """Do not ring for `due`."""
        of_session = self._at.get(due.session, {})
        of_session.pop(due, None)
        if not of_session:
            self._at.pop(due.session, None)
        self._arm()

    def replace(self, session: str, kind: str, at: Mapping[str, float]) -> None:
        """Make `at` (by id) all that a session has of one kind."""
        kept = {d: t for d, t in self._at.get(session, {}).items() if d.kind != kind}
        kept |= {Due(session, kind, each): t for each, t in at.items()}
        self._at[session] = kept
        if not kept:
            del self._at[session]
        self._arm()

    def clear(self, session: str) -> None:
        """Ring for nothing of `session` any more."""
        self._at.pop(session, None)
        self._arm()

    def when(self, due: Due) -> float | None:
        """When `due` will ring, in seconds since 1970, or None."""
        return self._at.get(due.session, {}).get(due)

    def close(self) -> None:
        """Ring no more."""
        self._at.clear()
        self._arm()

    def _arm(self) -> None:
        nearest = min((t for each in self._at.values() for t in each.values()), default=None)
        if nearest == self._armed:
            return
        if self._handle is not None:
            self._handle.cancel()
        self._armed = nearest
        self._handle = None
        if nearest is not None:
            loop = asyncio.get_running_loop()
            self._handle = loop.call_at(self._clock.on_loop(nearest), self._fire)

    def _fire(self) -> None:
        self._armed = self._handle = None
        now = self._clock.now() + 0.001
        late = [d for each in self._at.values() for d, t in each.items() if t <= now]
        for due in late:
            self.drop(due)
            self._ring(due)
        self._arm()
