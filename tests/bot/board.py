"""A publisher of one table, on a Discord that fails where a test wants it to."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord

from bot.clock import Clock
from bot.errors import NoSuchTable
from bot.painting import Painter
from bot.settings import Settings
from bot.surfaces import Surface
from bot.table.delivery import Delivery
from bot.table.mailbox import Mailbox
from bot.table.places import TABLE, Place, Shown
from bot.table.publisher import Publisher
from data.rows import MessageRow
from tests.bot.world import CHANNEL, Passing

SESSION = "s1"
TABLE_PLACE = Place(SESSION, TABLE)
FIRST_MESSAGE = 1000


def failure(kind: type[discord.HTTPException], status: int, code: int = 0) -> Exception:
    """What discord.py raises where Discord says no."""
    response: Any = SimpleNamespace(status=status, reason="x")
    return kind(response, {"code": code, "message": "x"})


GONE_MESSAGE = failure(discord.NotFound, 404, 10008)
GONE_CHANNEL = failure(discord.NotFound, 404, 10003)


class Channel:
    """A channel of Discord's: notes what is sent, and fails where it is told to."""

    def __init__(self) -> None:
        self.posted: list[str] = []
        self.edited: list[str] = []
        self.deleted: list[int] = []
        self.failures: list[Exception] = []
        self.open = asyncio.Event()
        self.open.set()

    def get_partial_messageable(self, channel: int) -> Channel:
        assert channel == CHANNEL
        return self

    def get_partial_message(self, message: int) -> SimpleNamespace:
        async def edit(**sent: Any) -> None:
            await self._received()
            self.edited.append(text_of(sent["view"]))

        async def delete() -> None:
            self.deleted.append(message)

        return SimpleNamespace(edit=edit, delete=delete)

    async def send(self, **sent: Any) -> SimpleNamespace:
        await self._received()
        self.posted.append(text_of(sent["view"]))
        return SimpleNamespace(id=FIRST_MESSAGE + len(self.posted) - 1)

    async def _received(self) -> None:
        await self.open.wait()
        if self.failures:
            raise self.failures.pop(0)


def text_of(view: discord.ui.LayoutView) -> str:
    return view.children[0].content


class Rows:
    """The store's memory of messages."""

    def __init__(self) -> None:
        self.known: dict[str, MessageRow] = {}

    async def get(self, session: str, kind: str) -> MessageRow | None:
        return self.known.get(session + kind)

    async def put(self, row: MessageRow) -> None:
        self.known[row.session + row.kind] = row


class FakePeople:
    """Where people's direct messages are, and whether they take any."""

    def __init__(self) -> None:
        self.channels: dict[int, int | None] = {}
        self.closed: list[int] = []

    async def takes_dms(self, user: int) -> bool:
        return user not in self.closed

    async def dm_channel(self, user: int) -> int | None:
        return self.channels.get(user)

    async def set_dm_channel(self, user: int, channel: int | None) -> None:
        self.channels[user] = channel

    async def dms_closed(self, user: int) -> None:
        self.closed.append(user)


class Board:
    """A publisher of one table, whose looks the test decides."""

    def __init__(self, passed: Passing, **settings: Any) -> None:
        self.channel, self.rows = Channel(), Rows()
        self.text: str | Exception = "one"
        self.live = True
        self.ended: list[str] = []
        self.unreached: list[str] = []
        self.painter = Painter()
        self.clock = Clock()
        self._passed = passed
        client: Any = self.channel
        store: Any = SimpleNamespace(messages=self.rows)
        chosen = Settings(**{"refresh": 1.0, **settings})
        self.people = FakePeople()
        people: Any = self.people
        mailbox = Mailbox(client, people, self.clock, chosen.dm_budget)
        delivery = Delivery(client, mailbox, self.painter)
        self.publisher = Publisher(delivery, store, chosen, self.clock, self)

    def shown(self) -> Shown:
        assert isinstance(self.text, str)
        return Shown(Surface(self.text), "0", CHANNEL, self.live)

    async def look(self, place: Place) -> Shown | None:
        if isinstance(self.text, Exception):
            raise self.text
        return self.shown()

    async def gone(self, session: str) -> None:
        self.ended.append(session)
        self.text = NoSuchTable()

    async def undelivered(self, place: Place) -> None:
        self.unreached.append(place.kind)

    async def show(self, text: str | Exception, seconds: float = 2.0) -> None:
        """The table looks different now; let some time pass."""
        self.text = text
        self.publisher.mark(SESSION)
        await self.later(seconds)

    async def later(self, seconds: float) -> None:
        self._passed(seconds)
        for _ in range(12):
            await asyncio.sleep(0)
