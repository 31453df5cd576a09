"""Opens the channels of direct messages: few at a time, and never where they are not wanted."""

from __future__ import annotations

from collections import deque
from typing import Final

import discord

from bot.clock import Clock
from bot.people import People

CLOSED: Final = frozenset({50007, 50278, 40003})
"""Discord's codes for: this person takes no DMs from you, or you open too many."""
WINDOW: Final = 600.0
"""Seconds over which newly opened channels are counted."""


class Undeliverable(Exception):
    """A direct message cannot be sent: closed, or the budget is spent. The game goes on."""


class Mailbox:
    """The DM channels of people.

    A bot that opens many DM channels in a short time is taken for a spammer: at most `budget` new
    ones are opened in ten minutes. A channel once opened is remembered and costs nothing.
    """

    def __init__(self, client: discord.Client, people: People, clock: Clock, budget: int) -> None:
        self._client = client
        self._people = people
        self._clock = clock
        self._budget = budget
        self._opened: deque[float] = deque()

    async def channel(self, user: int) -> int:
        """The DM channel of `user`, opened if need be. Raises Undeliverable, HTTPException."""
        if not await self._people.takes_dms(user):
            raise Undeliverable
        known = await self._people.dm_channel(user)
        if known is not None:
            return known
        self._spend()
        try:
            opened = await self._client.create_dm(discord.Object(user))
        except discord.HTTPException as error:
            await self.failed(user, error)
            raise
        await self._people.set_dm_channel(user, opened.id)
        return opened.id

    async def failed(self, user: int, error: discord.HTTPException) -> None:
        """A message to `user` was refused. Raises Undeliverable if that is how things are."""
        if error.code in CLOSED:
            await self._people.dms_closed(user)
            raise Undeliverable from error

    async def lost(self, user: int) -> None:
        """The channel that was known does not exist any more."""
        await self._people.set_dm_channel(user, None)

    def _spend(self) -> None:
        now = self._clock.now()
        while self._opened and self._opened[0] <= now - WINDOW:
            self._opened.popleft()
        if len(self._opened) >= self._budget:
            raise Undeliverable
        self._opened.append(now)
