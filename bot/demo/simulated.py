"""A simulated Discord that runs in real time, as the demo needs it.

simcord is made for tests: its clock stands still, it waits until a bot has nothing more to do, and
it keeps all that ever happened. Here clocks and timers are the real ones, an action is over as soon
as the bot has answered it, and what is old is forgotten. This leans on simcord's inside, which is
why its version is pinned.
"""

from __future__ import annotations

import asyncio
import struct
import time
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final, cast

import discord
import simcord
from simcord._clock import Clock  # pyright: ignore[reportPrivateUsage]  # the type to replace
from simcord.backend.cdn import CdnStore
from simcord.backend.models import Interaction

ANSWER: Final = 3.0
"""Seconds until an interaction has failed on Discord, answered or not."""
LOOK: Final = 0.01
"""Seconds between two looks for the bot's answer, and for what it does right after it."""
PNG: Final = b"\x89PNG\r\n\x1a\n"
KEPT: Final = 10.0
"""Seconds for which a picture is kept that no message shows any more: a page may ask for it yet."""
WHISPERS: Final = 20
"""How many ephemeral messages are kept: on Discord, too, they go after a while."""


class RealClock(Clock):
    """The simulation's clock, showing the time it really is."""

    def now(self) -> datetime:
        """The time now."""
        return datetime.now(UTC)


class Files(CdnStore):
    """The files of messages. As on Discord a picture's size is told, so that it is given room."""

    def __init__(self) -> None:
        super().__init__()
        self._unused: dict[str, float] = {}
        """Since when nothing shows a file."""

    def store_attachment(
        self,
        attachment_id: int,
        channel_id: int,
        filename: str,
        data: bytes,
        description: str | None,
    ) -> dict[str, Any]:
        """Keep a file; what messages say about it."""
        told = super().store_attachment(attachment_id, channel_id, filename, data, description)
        if data.startswith(PNG):
            told["width"], told["height"] = struct.unpack(">II", data[16:24])
        return told

    def keep_only(self, urls: set[str], now: float) -> None:
        """Drop all other files, once nothing has shown them for a while."""
        unused = self._blobs.keys() - urls
        self._unused = {url: self._unused.get(url, now) for url in unused}
        for url, since in [*self._unused.items()]:
            if now - since > KEPT:
                del self._blobs[url], self._unused[url]


class LiveDiscord(simcord.Env):
    """The simulated Discord around a running bot, whose tasks and timers are left alone."""

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, check_errors=False)
        self.backend.clock = RealClock()
        self.backend.cdn = self._files = Files()
        self.backend.bot_user.name = "Out of Turn"
        self.backend.subscribers.append(self._speak)
        self._asked: Interaction | None = None
        self._locales: dict[int, str] = {}

    async def start(self) -> None:
        """Log the bot in."""
        await super().start()
        await self.bot.wait_until_ready()

    def speaks(self, user: int, locale: str) -> None:
        """Let the Discord of `user` be set to `locale`."""
        self._locales[user] = locale

    def forget(self) -> None:
        """Drop what simcord keeps for assertions, and what on Discord is gone by now as well."""
        backend = self.backend
        backend.http_requests.clear()
        backend.transcript.clear()
        for messages in backend.messages.values():
            whispers = [each for each, message in messages.items() if message.is_ephemeral]
            for each in whispers[:-WHISPERS]:
                del messages[each]
        now = backend.now_iso()
        for old in [
            each for each in backend.interactions.values() if (each.expires_at or "") < now
        ]:
            del backend.interactions[old.id]
            backend.interaction_tokens.pop(old.token, None)
        everything = [m for each in backend.messages.values() for m in each.values()]
        shown = {str(f["url"]) for each in everything for f in each.attachments}
        self._files.keep_only(shown, time.monotonic())

    def _speak(self, event: str, payload: Mapping[str, Any]) -> None:
        # Called before the bot's own gateway: simcord sends every interaction as en-US.
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            spoken = self._locales.get(int(user["id"]), "en-US")
            cast("dict[str, Any]", payload)["locale"] = spoken

    def _notify_dispatch_observers(self, interaction: Interaction) -> None:
        self._asked = interaction
        super()._notify_dispatch_observers(interaction)

    def _capture_errors(self) -> None:
        # The bot answers for its errors itself; refusals among them are no failures of the page.
        pass

    @contextmanager
    def _bot_scope(self) -> Generator[None]:
        # Without simcord's claim on it the bot's work runs on the loop's own timers.
        with self.time_context():
            yield

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,
        idle: float = LOOK,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        asked, self._asked = self._asked, None
        over = asyncio.get_running_loop().time() + ANSWER
        while asked and not asked.responded and asyncio.get_running_loop().time() < over:
            await asyncio.sleep(LOOK)
        await asyncio.sleep(LOOK)
