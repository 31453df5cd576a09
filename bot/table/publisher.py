"""Keeps the messages of sessions true: the latest state wins, and nothing unchanged is sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Generator, Iterable, Mapping
from contextlib import contextmanager
from typing import Final, Protocol

import aiohttp
import discord

from bot.clock import Clock
from bot.errors import NoSuchTable
from bot.settings import Settings
from bot.table.board import Board, Seen, seen
from bot.table.delivery import Delivery, Gone
from bot.table.mailbox import Undeliverable
from bot.table.places import TABLE, Place, Shown
from bot.table.whispers import OPEN_FOR, Aside, Byway, Edit, Whisper
from data.errors import StoreError
from data.rows import MessageRow
from data.store import Store

log: Final = logging.getLogger(__name__)

TOO_MANY: Final = 429
SERVERS_FAULT: Final = 500
AGAIN: Final = 5.0
"""Seconds until a message is tried again that Discord did not take."""
ONCE_MORE: Final = 2
"""How often a message is posted whose place has just gone."""


class Source(Protocol):
    """What the publisher asks, and tells what it finds out."""

    async def look(self, place: Place) -> Shown | None:
        """What a message should show now; None: it should not be there. Raises NoSuchTable."""
        ...

    async def undelivered(self, place: Place) -> None:
        """A DM did not reach its reader."""
        ...

    async def gone(self, session: str) -> None:
        """A session's channel does not exist any more."""
        ...


class Publisher:
    """One board a message, and one task a message that is out of date."""

    def __init__(
        self, delivery: Delivery, store: Store, settings: Settings, clock: Clock, source: Source
    ) -> None:
        self.delivery: Final = delivery
        self._store = store
        self._settings = settings
        self._clock = clock
        self._source = source
        self._boards: dict[str, dict[str, Board]] = {}
        self._closed = False

    def mark(self, session: str, kinds: Iterable[str] = (TABLE,)) -> None:
        """What these messages of the session show may be out of date, and all its whispers."""
        open_now = [k for k, b in self._boards.get(session, {}).items() if b.whisper is not None]
        for kind in (*kinds, *open_now):
            place = Place(session, kind)
            board = self._board(place)
            board.dirty = True
            board.wake()
            self._rouse(place, board)

    def repost(self, session: str) -> None:
        """Post the session's table anew, at the bottom of its channel."""
        self._board(Place(session, TABLE)).anew = True
        self.mark(session)

    @contextmanager
    def holding(self, place: Place) -> Generator[None]:
        """Send nothing of `place` meanwhile: a press is being answered by its message itself."""
        board = self._board(place)
        board.held += 1
        board.free.clear()
        try:
            yield
        finally:
            board.held -= 1
            if not board.held:
                board.free.set()
                self._let_go(place.session)

    def answered(self, place: Place, shown: Shown, message_id: int, edit: Edit) -> None:
        """A press was answered by its message, which shows `shown` now and can be edited so."""
        board = self._board(place)
        if board.row is None or board.row.message == message_id:
            now, before = self._clock.now(), board.shown
            board.is_shown(shown, now)
            board.byway = Byway(message_id, edit, now + OPEN_FOR)
            if _is_next_chapter(shown, before):
                self.repost(place.session)

    def whispered(self, place: Place, shown: Shown, aside: Aside) -> None:
        """A person was shown `shown` alone; it is kept true as long as it can be edited."""
        board = self._board(place)
        now = self._clock.now()
        board.is_shown(shown, now)
        board.whisper = Whisper(*aside, now + OPEN_FOR)

    async def opened(self, place: Place, shown: Shown, aside: Aside) -> None:
        """The same in a message of its own: the one before goes, as nobody would keep it true."""
        board = self._board(place)
        before = board.whisper
        self.whispered(place, shown, aside)
        board.dirty = True  # it may have changed while it was on its way
        self._rouse(place, board)
        if before is None or before.until <= self._clock.now():
            return
        try:
            await before.remove()
        except (discord.HTTPException, OSError, aiohttp.ClientError) as error:
            log.debug("a hand of %s stays where it was: %s", place.session, error)

    async def posted(self, session: str, shown: Shown, message_id: int, edit: Edit) -> None:
        """A command was answered with a message that is the session's table from now on."""
        assert shown.channel is not None
        place = Place(session, TABLE)
        board = self._board(place)
        previous = await self._row(place, board)
        now = self._clock.now()
        board.shown, board.sent_at, board.anew = seen(shown), now, False
        board.byway = Byway(message_id, edit, now + OPEN_FOR)
        await self._remember(place, board, shown.channel, message_id)
        if previous is not None:
            await self.delivery.remove(previous)

    async def close(self) -> None:
        """Send nothing more."""
        self._closed = True
        boards = [board for each in self._boards.values() for board in each.values()]
        for board in boards:
            if board.alarm is not None:
                board.alarm.cancel()
        tasks = [each.task for each in boards if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _board(self, place: Place) -> Board:
        return self._boards.setdefault(place.session, {}).setdefault(place.kind, Board())

    def _rouse(self, place: Place, board: Board) -> None:
        """See to a message that is out of date, as soon as it may be edited again."""
        if self._closed or board.task is not None or board.alarm is not None:
            return
        wait = board.sent_at + self._settings.refresh - self._clock.now()
        if wait > 0:
            loop = asyncio.get_running_loop()
            board.alarm = loop.call_later(wait, self._begin, place, board)
        else:
            self._begin(place, board)

    def _begin(self, place: Place, board: Board) -> None:
        board.alarm = None
        board.task = asyncio.ensure_future(self._keep_up(place, board))

    async def _keep_up(self, place: Place, board: Board) -> None:
        try:
            await self._turn_of(board)
            board.dirty = False
            await self._bring_up_to_date(place, board)
        finally:
            board.task = None
        if board.dirty:
            board.wake()
            self._rouse(place, board)
        else:
            self._let_go(place.session)

    async def _turn_of(self, board: Board) -> None:
        """Wait until no press of it is being answered, and nothing before it is to be drawn."""
        await self.delivery.turns.take()
        while board.held:
            await board.free.wait()
            await self.delivery.turns.take()

    def _let_go(self, session: str) -> None:
        """Keep nothing in memory of a session that is not shown any more, or has ended."""
        boards = self._boards.get(session, {})
        if not _goes_on(boards) and not any(board.busy for board in boards.values()):
            self._boards.pop(session, None)

    async def _bring_up_to_date(self, place: Place, board: Board) -> None:
        try:
            await self._compare(place, board, await self._source.look(place))
        except NoSuchTable:
            board.shown = None
        except Undeliverable:
            board.shown = None
            await self._source.undelivered(place)
        except (discord.HTTPException, StoreError, OSError, aiohttp.ClientError) as error:
            log.warning("the %s of %s was not shown: %s", place.kind, place.session, error)
            if _passing(error):
                board.sent_at = self._clock.now() + AGAIN
                board.dirty = True
        except Exception:
            log.exception("the %s of %s cannot be shown", place.kind, place.session)

    async def _compare(self, place: Place, board: Board, shown: Shown | None) -> None:
        """Do what it takes to make the message what it should be."""
        if board.whisper is not None:
            await self._whisper(place, board, board.whisper, shown)
        elif shown is None:
            await self._take_down(place, board)
        elif not board.anew and seen(shown) == board.shown:
            board.behind = None
        elif (leisure := self._leisure(board, shown)) > 0:
            loop = asyncio.get_running_loop()
            board.alarm = loop.call_later(leisure, self._begin, place, board)
        else:
            board.behind = None
            await self._send(place, board, shown)

    def _leisure(self, board: Board, shown: Shown) -> float:
        """How many seconds the message may stay as it is, although it should show `shown`."""
        before = board.shown
        if before is None or board.anew or not shown.live or not shown.surface.gist:
            return 0.0
        if before.gist != shown.surface.gist:
            return 0.0
        now = self._clock.now()
        if board.behind is None:
            board.behind = now
        return board.behind + self._settings.patience - now

    async def _whisper(
        self, place: Place, board: Board, whisper: Whisper, shown: Shown | None
    ) -> None:
        if shown is None or whisper.until <= self._clock.now():
            board.put_away()
        elif seen(shown) != board.shown:
            there = await self._edit_whisper(place, whisper, shown)
            if board.whisper is not whisper:  # opened anew meanwhile, or pressed
                board.shown, board.dirty = None, True
            elif there:
                board.shown, board.sent_at = seen(shown), self._clock.now()
            else:
                board.put_away()

    async def _edit_whisper(self, place: Place, whisper: Whisper, shown: Shown) -> bool:
        try:
            await whisper.edit(await self.delivery.unasked(place.session, shown))
        except discord.HTTPException as error:
            log.debug("a hand of %s was put away: %s", place.session, error)
            return False
        return True

    async def _take_down(self, place: Place, board: Board) -> None:
        row = await self._row(place, board)
        board.shown = None
        if row is not None:
            await self.delivery.remove(row)
            board.row = None
            await self._store.messages.delete(place.session, place.kind)

    async def _send(self, place: Place, board: Board, shown: Shown) -> None:
        row = await self._row(place, board)
        if row is None and not shown.live:
            return  # nobody has seen it, and it is over
        now, before = self._clock.now(), board.shown
        old = row is not None and now - row.sent > self._settings.old
        try:
            anew = board.anew or old or _calls(shown, before) or _is_next_chapter(shown, before)
            if row is None or anew:
                await self._post(place, board, shown)
            else:
                await self._edit(place, board, row, shown)
        except Gone:
            await self._source.gone(place.session)
            return
        overtaken = board.shown is not before
        if overtaken:  # by the answer to a press: nobody knows which of both came last
            board.dirty = True
        board.shown, board.sent_at = None if overtaken else seen(shown), self._clock.now()

    async def _edit(self, place: Place, board: Board, row: MessageRow, shown: Shown) -> None:
        if await self._edit_by_answer(board, row, shown):
            return
        try:
            await self.delivery.edit(row, shown)
        except Gone as gone:
            if gone.channel:
                raise
            await self._post(place, board, shown)

    async def _edit_by_answer(self, board: Board, row: MessageRow, shown: Shown) -> bool:
        """Edit the message by the answer to a press; returns whether there was a way."""
        byway = board.byway_to(row.message, self._clock.now())
        if byway is None:
            return False
        try:
            await byway.edit(await self.delivery.unasked(row.session, shown))
        except discord.HTTPException as error:
            log.debug("an answer at %s cannot be edited: %s", row.session, error)
            if board.byway is byway:
                board.byway = None
            return False
        return True

    async def _post(self, place: Place, board: Board, shown: Shown) -> None:
        previous = board.row
        for _ in range(ONCE_MORE):
            try:
                channel, message_id = await self.delivery.post(place.session, shown)
            except Gone as gone:
                if gone.channel:
                    raise
                continue  # a DM channel that was known has gone: it is opened anew
            board.anew = False
            await self._remember(place, board, channel, message_id)
            if previous is not None:
                await self.delivery.remove(previous)
            return
        raise Undeliverable

    async def _row(self, place: Place, board: Board) -> MessageRow | None:
        if not board.known:
            board.row = await self._store.messages.get(place.session, place.kind)
            board.known = True
        return board.row

    async def _remember(self, place: Place, board: Board, channel: int, message_id: int) -> None:
        board.row = MessageRow(
            session=place.session,
            kind=place.kind,
            channel=channel,
            message=message_id,
            sent=self._clock.now(),
        )
        board.known = True
        await self._store.messages.put(board.row)


def _is_next_chapter(shown: Shown, before: Seen | None) -> bool:
    """Whether another part of the game has begun since the message was sent."""
    if before is None or not before.chapter or not shown.live:
        return False
    return before.chapter != shown.surface.chapter


def _goes_on(boards: Mapping[str, Board]) -> bool:
    """Whether more is to come of a session, as its messages say."""
    table = boards.get(TABLE)
    known = boards.values() if table is None or table.shown is None else [table]
    return any(board.shown is not None and board.shown.live for board in known)


def _calls(shown: Shown, before: Seen | None) -> bool:
    """Whether a call says more than before: an edit would ping nobody, a new message pings all."""
    said = "" if before is None else before.call
    return shown.fresh and not set(shown.surface.text.splitlines()) <= set(said.splitlines())


def _passing(error: Exception) -> bool:
    """Whether the same request may succeed in a moment: what Discord refuses, it will again."""
    if isinstance(error, discord.HTTPException):
        return error.status == TOO_MANY or error.status >= SERVERS_FAULT
    return True
