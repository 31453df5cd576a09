"""What is known of persons: their language, where they want their hands, whether DMs reach them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from bot.clock import Clock
from bot.words import Words, language_of, words_in
from data.rows import Hands, UserSettings
from data.settings import Settings

CLOSED_FOR: Final = 86_400.0
"""Seconds for which closed DMs are remembered, and none is tried."""


class Known(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the host notes about a person beside what they chose, as JSON in their settings."""

    locale: str | None = None
    """As their Discord was set when they last pressed something."""
    dm_channel: int | None = None
    """The channel of their direct messages, once it was opened."""


class People:
    """Persons by their Discord id. Methods raise StoreError."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._settings = settings
        self._clock = clock
        self._locks: Final[WeakValueDictionary[int, asyncio.Lock]] = WeakValueDictionary()

    async def met(self, user: int, locale: str) -> Words:
        """Somebody pressed or typed something, in a Discord set to `locale`: their words."""
        now = await self._settings.user(user)
        if _known(now).locale != locale:
            await self._note(user, locale=locale)
        return words_in(now.language or language_of(locale))

    async def words(self, user: int, otherwise: str) -> Words:
        """The words of somebody one writes to; in the language `otherwise` if nothing is known."""
        now = await self._settings.user(user)
        locale = _known(now).locale
        by_discord = otherwise if locale is None else language_of(locale)
        return words_in(now.language or by_discord)

    async def hands(self, user: int) -> Hands:
        """Where somebody wants their hands."""
        return (await self._settings.user(user)).hands

    async def text_only(self, user: int) -> bool:
        """Whether somebody reads their hands as text instead of looking at pictures."""
        return (await self._settings.user(user)).text_only

    async def wants_here(self, user: int) -> bool:
        """Whether somebody who acts at the table wants to see their hand there too."""
        return await self.hands(user) != "dm" or not await self.takes_dms(user)

    async def forget(self, user: int) -> None:
        """Drop what a person has chosen and what was noted about them, as they asked."""
        await self._settings.forget_user(user)

    async def choose(
        self,
        user: int,
        *,
        language: str | None = None,
        hands: str | None = None,
        text_only: bool | None = None,
    ) -> None:
        """Store what a person chose; None leaves it. An empty language: as in Discord.

        `hands` is one of `dm`, `ephemeral`, `both`; anything else is a ValidationError. Who asks
        for DMs has probably just opened them: they are tried again at once.
        """
        chosen: dict[str, Any] = {}
        if language is not None:
            chosen["language"] = language or None
        if hands is not None:
            chosen |= {"hands": msgspec.convert(hands, Hands), "dm_closed_until": None}
        if text_only is not None:
            chosen["text_only"] = text_only
        await self._change(user, lambda now: msgspec.structs.replace(now, **chosen))

    async def takes_dms(self, user: int) -> bool:
        """Whether DMs to somebody may be tried."""
        until = (await self._settings.user(user)).dm_closed_until
        return until is None or until <= self._clock.now()

    async def dms_closed(self, user: int) -> None:
        """A DM was refused: try none for a day."""
        until = self._clock.now() + CLOSED_FOR
        await self._change(user, lambda now: msgspec.structs.replace(now, dm_closed_until=until))

    async def dm_channel(self, user: int) -> int | None:
        """The channel of somebody's DMs, if it was ever opened."""
        return _known(await self._settings.user(user)).dm_channel

    async def set_dm_channel(self, user: int, channel: int | None) -> None:
        """Note where somebody's DMs are; None forgets it."""
        await self._note(user, dm_channel=channel)

    async def _note(self, user: int, **noted: str | int | None) -> None:
        def change(now: UserSettings) -> UserSettings:
            known = msgspec.structs.replace(_known(now), **noted)
            return msgspec.structs.replace(now, extra=msgspec.json.encode(known))

        await self._change(user, change)

    async def _change(self, user: int, change: Callable[[UserSettings], UserSettings]) -> None:
        """Store what `change` makes of what is known: of two changes at once none is lost."""
        async with self._locks.setdefault(user, asyncio.Lock()):
            await self._settings.put_user(change(await self._settings.user(user)))


def _known(settings: UserSettings) -> Known:
    return msgspec.json.decode(settings.extra, type=Known)
