"""The demo's page: simcord's preview of one channel, always up to date.

This leans on simcord's inside, which is why its version is pinned.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Literal, Self

import simcord
from simcord.preview import Preview
from simcord.preview import _markdown as markdown

# The type of one browser's view, for a signature: it has no public name.
from simcord.preview._pages import _Page  # pyright: ignore[reportPrivateUsage]

from bot.demo.controls import controls_of, found_again
from bot.demo.looks import Server
from bot.demo.simulated import LiveDiscord

PRESSES: Final = ("click", "select")
NEVER: Final = 0
"""A publication that there never was: what belongs to it is refused."""
TICK: Final = 2.0
"""Seconds until what has not changed is published again, for its countdowns."""
NO_MESSAGE: Final = "0"
"""What the list of messages, which is hidden here, is searched for: it costs as much as they do."""
Reason = Literal[
    "initial", "refresh", "snapshot", "navigation", "query", "presentation", "action", "capture"
]


class LivePage(Preview):
    """The page with a channel; whoever has its address acts as any of `viewers`."""

    def __init__(
        self,
        env: LiveDiscord,
        channel: simcord.ChannelHandle,
        viewers: Sequence[simcord.MemberActor],
        *,
        port: int,
        timezone: str,
    ) -> None:
        super().__init__(
            env,
            channel,
            tuple(viewers),
            layout="channel",
            display="responsive",
            width=1600,
            height=1400,
            locale="en-US",
            timezone=timezone,
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._server = Server(self, port)
        self._turn: Final = asyncio.Lock()
        self._shown: list[tuple[int, str | None]] = []
        self._due = 0.0

    async def __aenter__(self) -> Self:
        """Open the page. Raises OSError where its port is taken, OverflowError where it is none."""
        try:
            await super().__aenter__()
        except simcord.SetupError as error:
            if isinstance(error.__cause__, OSError):
                raise error.__cause__ from error
            raise
        if self._python is not None:  # those who come later see what was said last
            self._python.target_id = self._python.window_end_id = None
        return self

    async def refresh(self) -> None:
        """Show every open page what is true now."""
        async with self._turn:
            messages = self.env.backend.messages.get(self.channel.id, {}).values()
            there, now = [(m.id, m.edited_timestamp) for m in messages], time.monotonic()
            if self._closed or (there == self._shown and now < self._due):
                return
            self._shown, self._due = there, now + TICK
            self._advance_presentation_time()
            for page in [each for each in self._pages.values() if each is not self._python]:
                self._publish(page, reason="refresh")

    def _publish(self, page: _Page, *, reason: Reason = "action") -> None:
        page.navigation_query = NO_MESSAGE
        super()._publish(page, reason=reason)

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            page = self._get_page(context_id)
            return await super()._action(context_id, self._as_now(page, body))

    def _as_now(self, page: _Page, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """What somebody does, as if they had seen what is true now.

        simcord takes nothing that was not published last; here others act meanwhile. A press of
        what is gone, or has changed its meaning, is refused.
        """
        now = {**body, "published_revision": page.revision}
        if body.get("kind") not in PRESSES:
            return now
        target = str(body.get("target_id"))
        messages = self.env.backend.messages.get(page.channel_id, {})
        message = messages.get(int(target)) if target.isdecimal() else None
        there = {} if message is None else controls_of(message.id, message.components)
        key = found_again(str(body.get("custom_id")), body.get("values") or (), there)
        changed = {"published_revision": NEVER} if key is None else {"control_key": key}
        return {**now, **changed}


def remember_parsers() -> None:
    """Keep the parsers of simcord's page, which it would make anew for each text it shows."""
    make = markdown._markdown_parser  # pyright: ignore[reportPrivateUsage]  # nothing public makes them

    @lru_cache(maxsize=64)
    def parser(policy: str, context: str) -> Any:
        return make(json.loads(policy), json.loads(context))

    def remembered(policy: Mapping[str, Any], context: Mapping[str, Any]) -> Any:
        return parser(json.dumps(policy), json.dumps(context))

    markdown._markdown_parser = remembered  # pyright: ignore[reportPrivateUsage]  # as above
