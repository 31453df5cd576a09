"""A publisher of one session, on a Discord that fails where a test wants it to."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord

from bot.clock import Clock
from bot.errors import NoSuchTable
from bot.layout import Sending
from bot.painting import Painter
from bot.settings import Settings
from bot.surfaces import Surface
from bot.table.delivery import Delivery
from bot.table.mailbox import Mailbox
from bot.table.places import CALL, TABLE, Place, Shown, hand_of
from bot.table.publisher import Publisher
from data.rows import MessageRow
from engines.kernel.game import Seat
from tests.bot.world import ANN, CHANNEL, Passing

SESSION = "s1"
TABLE_PLACE = Place(SESSION, TABLE)
HAND = hand_of(Seat(0))
HAND_PLACE = Place(SESSION, HAND)
FIRST_MESSAGE = 1000
FIRST_DM = 501
"""The first channel of direct messages that is opened; the next is one more."""


def failure(kind: type[discord.HTTPException], status: int, code: int = 0) -> Exception:
    """What discord.py raises where Discord says no."""
    response: Any = SimpleNamespace(status=status, reason="x")
    return kind(response, {"code": code, "message": "x"})


GONE_MESSAGE = failure(discord.NotFound, 404, 10008)
GONE_CHANNEL = failure(discord.NotFound, 404, 10003)
CLOSED_DMS = failure(discord.Forbidden, 403, 50007)


class Channel:
    """A channel of Discord's: notes what is sent, and fails where it is told to."""

    def __init__(self) -> None:
        self.posted: list[str] = []
        self.edited: list[str] = []
        self.deleted: list[int] = []
        self.failures: list[Exception] = []
        self.keeping: Exception | None = None
        """Why no message can be deleted."""
        self.open = asyncio.Event()
        self.open.set()

    def get_partial_message(self, message: int) -> SimpleNamespace:
        async def edit(**sent: Any) -> None:
            await self._received()
            self.edited.append(text_of(sent["view"]))

        async def delete() -> None:
            if self.keeping is not None:
                raise self.keeping
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


class FakeDiscord:
    """The channels of Discord, those of direct messages too, which have to be opened."""

    def __init__(self) -> None:
        self.channels: dict[int, Channel] = {}
        self.opened: list[int] = []
        """Whose direct messages the bot has tried to open, in order."""
        self.failures: list[Exception] = []

    def get_partial_messageable(self, channel: int) -> Channel:
        return self.channels.setdefault(channel, Channel())

    async def create_dm(self, user: discord.Object) -> SimpleNamespace:
        self.opened.append(user.id)
        if self.failures:
            raise self.failures.pop(0)
        return SimpleNamespace(id=FIRST_DM + len(self.opened) - 1)


class Rows:
    """The store's memory of messages."""

    def __init__(self) -> None:
        self.known: dict[str, MessageRow] = {}

    async def get(self, session: str, kind: str) -> MessageRow | None:
        return self.known.get(session + kind)

    async def put(self, row: MessageRow) -> None:
        self.known[row.session + row.kind] = row

    async def delete(self, session: str, kind: str) -> None:
        self.known.pop(session + kind, None)


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


def hand(text: str, *, live: bool = True, user: int = ANN) -> Shown:
    """How a hand in a direct message looks."""
    return Shown(Surface(text), "h0-0", None, live, user=user)


def call(*people: str) -> Shown:
    """How a call for `people` looks: a line for each."""
    return Shown(Surface("\n".join(people)), "0", CHANNEL, live=True, fresh=True)


class Board:
    """A publisher of one session, whose looks the test decides."""

    def __init__(self, passed: Passing, **settings: Any) -> None:
        self.discord, self.rows = FakeDiscord(), Rows()
        self.channel = self.at(CHANNEL)
        self.text: str | Exception = "one"
        self.others: dict[str, Shown | Exception | None] = {}
        """What is to be seen beside the table, by kind."""
        self.live = True
        self.chapter = ""
        self.ended: list[str] = []
        self.unreached: list[str] = []
        self.by_answer: list[str] = []
        """What messages were edited to by the answer to a press."""
        self.spent: Exception | None = None
        """Why no answer can be edited any more."""
        self.painter = Painter()
        self.clock = Clock()
        self._passed = passed
        client: Any = self.discord
        store: Any = SimpleNamespace(messages=self.rows)
        chosen = Settings(**{"refresh": 1.0, **settings})
        self.people = FakePeople()
        people: Any = self.people
        mailbox = Mailbox(client, people, self.clock, chosen.dm_budget)
        delivery = Delivery(client, mailbox, self.painter)
        self.publisher = Publisher(delivery, store, chosen, self.clock, self)

    def at(self, channel: int = FIRST_DM) -> Channel:
        """A channel; the first of direct messages, unless it is said otherwise."""
        return self.discord.get_partial_messageable(channel)

    async def edit(self, sending: Sending) -> None:
        """Edits a message by the answer to a press."""
        if self.spent is not None:
            raise self.spent
        self.by_answer.append(text_of(sending.view))

    def shown(self) -> Shown:
        assert isinstance(self.text, str)
        surface = Surface(self.text, chapter=self.chapter)
        return Shown(surface, "0", CHANNEL, self.live)

    async def look(self, place: Place) -> Shown | None:
        if place.kind != TABLE:
            return _raised(self.others[place.kind])
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

    async def show_hand(self, shown: Shown | Exception | None, seconds: float = 2.0) -> None:
        """The hand looks different now; let some time pass."""
        await self._show_other(HAND, shown, seconds)

    async def call_for(self, shown: Shown | Exception | None, seconds: float = 2.0) -> None:
        """Others are called now, or nobody; let some time pass."""
        await self._show_other(CALL, shown, seconds)

    async def _show_other(self, kind: str, shown: Shown | Exception | None, seconds: float) -> None:
        self.others[kind] = shown
        self.publisher.mark(SESSION, (kind,))
        await self.later(seconds)

    async def later(self, seconds: float) -> None:
        self._passed(seconds)
        for _ in range(40):
            await asyncio.sleep(0)


def _raised(shown: Shown | Exception | None) -> Shown | None:
    if isinstance(shown, Exception):
        raise shown
    return shown
