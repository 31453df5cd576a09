"""Sends tables to their channels: the latest state wins, and nothing unchanged is sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from typing import Final

import aiohttp
import discord
import msgspec

from bot.clock import Clock
from bot.errors import NoSuchTable
from bot.layout import Sending, message
from bot.painting import Painter
from bot.settings import Settings
from bot.surfaces import Surface
from data.errors import StoreError
from data.rows import MessageRow
from data.store import Store

log: Final = logging.getLogger(__name__)

TABLE: Final = "table"
UNKNOWN_CHANNEL: Final = 10003
TOO_MANY: Final = 429
SERVERS_FAULT: Final = 500
AGAIN: Final = 5.0
"""Seconds until a message is tried again that Discord did not take."""


class Shown(msgspec.Struct, frozen=True):
    """What a session's message shows: equal values look the same."""

    surface: Surface
    anchor: str
    channel: int
    live: bool
    """Whether more is to come."""


class _Board:
    """One message and what is known of it."""

    def __init__(self) -> None:
        self.dirty = False
        self.anew = False
        self.held = 0
        self.free = asyncio.Event()
        self.free.set()
        self.sent_at = float("-inf")
        self.shown: Shown | None = None
        self.row: MessageRow | None = None
        self.known = False
        self.task: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None


class Publisher:
    """One message a session, and one task a message that is out of date."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        settings: Settings,
        clock: Clock,
        painter: Painter,
        look: Callable[[str], Awaitable[Shown]],
        gone: Callable[[str], Awaitable[object]],
    ) -> None:
        self._client = client
        self._store = store
        self._settings = settings
        self._clock = clock
        self._painter = painter
        self._look = look
        """What a session's message should show now."""
        self._gone = gone
        """Told that a session's channel does not exist any more."""
        self._boards: dict[str, _Board] = {}
        self._closed = False

    def mark(self, session: str) -> None:
        """What the session's message shows may be out of date."""
        board = self._boards.setdefault(session, _Board())
        board.dirty = True
        self._rouse(session, board)

    def repost(self, session: str) -> None:
        """Post the session's message anew, at the bottom of its channel."""
        self._boards.setdefault(session, _Board()).anew = True
        self.mark(session)

    @contextmanager
    def holding(self, session: str) -> Generator[None]:
        """Send nothing of `session` meanwhile: a press is being answered by its message itself."""
        board = self._boards.setdefault(session, _Board())
        board.held += 1
        board.free.clear()
        try:
            yield
        finally:
            board.held -= 1
            if not board.held:
                board.free.set()
                self._let_go(session, board)

    async def sending(self, session: str, shown: Shown) -> Sending:
        """`shown` as a message, its picture painted."""
        scene = shown.surface.scene
        picture = None if scene is None else await self._painter.paint(scene)
        return message(shown.surface, picture, session, shown.anchor)

    def answered(self, session: str, shown: Shown, message_id: int) -> None:
        """A press was answered by its message, which shows `shown` now."""
        board = self._boards.setdefault(session, _Board())
        if board.row is None or board.row.message == message_id:
            board.shown, board.sent_at = shown, self._clock.now()

    async def posted(self, session: str, shown: Shown, message_id: int) -> None:
        """A command was answered with a message that is the session's from now on."""
        board = self._boards.setdefault(session, _Board())
        previous = await self._row(session, board)
        board.shown, board.sent_at, board.anew = shown, self._clock.now(), False
        await self._remember(session, board, shown.channel, message_id)
        if previous is not None:
            await self._remove(previous)

    async def close(self) -> None:
        """Send nothing more."""
        self._closed = True
        for board in self._boards.values():
            if board.alarm is not None:
                board.alarm.cancel()
        tasks = [each.task for each in self._boards.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _rouse(self, session: str, board: _Board) -> None:
        """See to a message that is out of date, as soon as it may be edited again."""
        if self._closed or board.task is not None or board.alarm is not None:
            return
        wait = board.sent_at + self._settings.refresh - self._clock.now()
        if wait > 0:
            loop = asyncio.get_running_loop()
            board.alarm = loop.call_later(wait, self._begin, session, board)
        else:
            self._begin(session, board)

    def _begin(self, session: str, board: _Board) -> None:
        board.alarm = None
        board.task = asyncio.ensure_future(self._keep_up(session, board))

    async def _keep_up(self, session: str, board: _Board) -> None:
        try:
            await board.free.wait()
            board.dirty = False
            await self._bring_up_to_date(session, board)
        finally:
            board.task = None
        if board.dirty:
            self._rouse(session, board)
        else:
            self._let_go(session, board)

    def _let_go(self, session: str, board: _Board) -> None:
        """Keep nothing in memory of a table at which nothing more is to come."""
        more = board.dirty or board.held or board.task is not None
        if not more and (board.shown is None or not board.shown.live):
            self._boards.pop(session, None)

    async def _bring_up_to_date(self, session: str, board: _Board) -> None:
        try:
            shown = await self._look(session)
            if board.anew or shown != board.shown:
                await self._send(session, board, shown)
        except NoSuchTable:
            board.shown = None
        except (discord.HTTPException, StoreError, OSError, aiohttp.ClientError) as error:
            log.warning("the table of %s was not shown: %s", session, error)
            if _passing(error):
                board.sent_at = self._clock.now() + AGAIN
                board.dirty = True
        except Exception:
            log.exception("the table of %s cannot be shown", session)

    async def _send(self, session: str, board: _Board, shown: Shown) -> None:
        row = await self._row(session, board)
        if row is None and not shown.live:
            return  # nobody has seen it, and it is over
        now, before = self._clock.now(), board.shown
        old = row is not None and now - row.sent > self._settings.old
        if row is None or board.anew or old:
            await self._post(session, board, shown)
        else:
            try:
                await self._edit(row, await self.sending(session, shown))
            except discord.NotFound as error:
                if error.code == UNKNOWN_CHANNEL:
                    await self._gone(session)
                    return
                await self._post(session, board, shown)
        overtaken = board.shown is not before
        if overtaken:  # by the answer to a press: nobody knows which of both came last
            board.dirty = True
        board.shown, board.sent_at = None if overtaken else shown, self._clock.now()

    async def _edit(self, row: MessageRow, sending: Sending) -> None:
        target = self._client.get_partial_messageable(row.channel)
        await target.get_partial_message(row.message).edit(
            view=sending.view, attachments=sending.files, allowed_mentions=sending.mentions
        )

    async def _post(self, session: str, board: _Board, shown: Shown) -> None:
        previous = board.row
        sending = await self.sending(session, shown)
        channel = self._client.get_partial_messageable(shown.channel)
        try:
            sent = await channel.send(
                view=sending.view, files=sending.files, allowed_mentions=sending.mentions
            )
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            await self._gone(session)
            return
        board.anew = False
        await self._remember(session, board, shown.channel, sent.id)
        if previous is not None:
            await self._remove(previous)

    async def _remove(self, row: MessageRow) -> None:
        target = self._client.get_partial_messageable(row.channel)
        try:
            await target.get_partial_message(row.message).delete()
        except discord.HTTPException as error:
            log.debug("the old message of %s stays: %s", row.session, error)

    async def _row(self, session: str, board: _Board) -> MessageRow | None:
        if not board.known:
            board.row = await self._store.messages.get(session, TABLE)
            board.known = True
        return board.row

    async def _remember(self, session: str, board: _Board, channel: int, message_id: int) -> None:
        board.row = MessageRow(
            session=session, kind=TABLE, channel=channel, message=message_id, sent=self._clock.now()
        )
        board.known = True
        await self._store.messages.put(board.row)


def _passing(error: Exception) -> bool:
    """Whether the same request may succeed in a moment: what Discord refuses, it will again."""
    if isinstance(error, discord.HTTPException):
        return error.status == TOO_MANY or error.status >= SERVERS_FAULT
    return True
