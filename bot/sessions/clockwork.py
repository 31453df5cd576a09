"""What happens at a table by itself: deadlines, computer players, tables that nobody is at."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Final

from bot.clock import Due, Timers
from bot.errors import Unable
from bot.sessions.lobby import Lobby
from bot.sessions.session import Session, by_computer
from data.errors import StoreError
from data.rows import DueRow, SessionRow
from engines.kernel.errors import IllegalAction
from engines.kernel.game import Seat, legal_actions

if TYPE_CHECKING:
    from bot.sessions.host import Host

log: Final = logging.getLogger(__name__)

DEADLINE: Final = "deadline"
REMINDER: Final = "reminder"
COMPUTER: Final = "computer"
LOBBY: Final = "lobby"
DESERTED: Final = "deserted"
WORTH_A_REMINDER: Final = 20.0
"""Nobody is reminded of a wait that is shorter, in seconds."""
RETRY: Final = 5.0
"""Seconds until something is tried again that the store refused."""


class Clockwork:
    """Keeps the alarm of every table, and does what is due."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.timers: Final = Timers(host.clock, self._ring)
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def expect(self, due: DueRow, grace_until: float) -> None:
        """Set the alarm for a deadline that was running when the last process stopped."""
        at = max(due.at, grace_until)
        self.timers.put(Due(due.session, DEADLINE, due.deadline), at)
        if not due.reminded and due.at - due.began >= WORTH_A_REMINDER:
            now, half = self._host.clock.now(), _half_time(due)
            half = half if half > now else now + (at - now) / 2
            self.timers.put(Due(due.session, REMINDER, due.deadline), half)

    def resume(self, row: SessionRow) -> None:
        """Set the alarm for a table found in the store: its lobby's end, or its computers' turn."""
        now = self._host.clock.now()
        if row.status == "lobby":
            self.timers.put(Due(row.id, LOBBY), row.touched + self._host.settings.lobby)
        elif row.status == "playing":
            self.timers.put(Due(row.id, COMPUTER), now + self._host.settings.think)

    async def after(self, session: Session) -> None:
        """Something happened at a table: set its alarm anew, and have it shown."""
        host = self._host
        self.timers.drop(Due(session.id, LOBBY))
        if session.result is not None or session.row.status != "playing":
            self.timers.clear(session.id)
            host.retire(session)
        else:
            self.timers.replace(session.id, DEADLINE, {k: v.at for k, v in session.due.items()})
            self.timers.replace(session.id, REMINDER, _reminders(session))
            self._wake_computer(session)
            self._watch_for_people(session)
        host.screen.mark(session.id)

    async def close(self) -> None:
        """Do nothing more; wait for what is being done."""
        self.timers.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _wake_computer(self, session: Session) -> None:
        due = Due(session.id, COMPUTER)
        if session.computers:
            self.timers.put(due, self._host.clock.now() + self._host.settings.think)
        else:
            self.timers.drop(due)

    def _watch_for_people(self, session: Session) -> None:
        due = Due(session.id, DESERTED)
        if session.people:
            self.timers.drop(due)
        elif self.timers.when(due) is None:
            self.timers.put(due, self._host.clock.now() + self._host.settings.deserted)

    def _ring(self, due: Due) -> None:
        task = asyncio.ensure_future(self._do(due))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, due: Due) -> None:
        doing = {
            DEADLINE: self._expire,
            REMINDER: self._remind,
            COMPUTER: self._let_computer_play,
            LOBBY: self._close_lobby,
            DESERTED: self._close_deserted,
        }[due.kind]
        try:
            await doing(due)
        except StoreError as error:
            log.warning("%s of %s was not stored (%s); trying again", due.kind, due.session, error)
            self.timers.put(due, self._host.clock.now() + RETRY)
        except Unable:
            log.debug("%s of %s came too late", due.kind, due.session)
        except Exception:
            log.exception("%s of %s went wrong", due.kind, due.session)

    async def _expire(self, due: Due) -> None:
        session = await self._host.session(due.session)
        try:
            await session.submit(session.rules.expire(due.id))
        except IllegalAction:
            log.debug("deadline %s of %s came too late", due.id, due.session)
        await self.after(session)

    async def _remind(self, due: Due) -> None:
        session = await self._host.session(due.session)
        await session.remind(due.id)
        self._host.screen.call(session.id)

    async def _let_computer_play(self, due: Due) -> None:
        host = self._host
        session = await host.session(due.session)
        if session.row.status != "playing" or not session.computers:
            return
        row = session.computers[0]
        seat, seen = Seat(row.seat), session.anchor
        actions = tuple(legal_actions(session.rules, session.state, seat))
        view = session.rules.view(session.state, seat)
        level = row.level or session.rules.levels[0]
        action = await host.computers.choose(
            session.rules.key, view, actions, level, secrets.token_hex(8)
        )
        if not by_computer(session.seats[seat]):
            return  # the person came back while it was thinking
        await session.submit(action, seen)
        await self.after(session)

    async def _close_lobby(self, due: Due) -> None:
        if isinstance(await self._host.table(due.session), Lobby):
            await self._host.end(due.session)

    async def _close_deserted(self, due: Due) -> None:
        session = await self._host.session(due.session)
        if not session.people:
            await self._host.end(due.session)


def _half_time(due: DueRow) -> float:
    return due.began + (due.at - due.began) / 2


def _reminders(session: Session) -> dict[str, float]:
    """When whom the table waits for is to be reminded: at half time, where people are asked."""
    people = {each.seat for each in session.people}
    asked = {
        each.id
        for each in session.rules.deadlines(session.state)
        if each.seconds * session.pace >= WORTH_A_REMINDER
        and each.seats & people & session.rules.waiting_on(session.state)
    }
    return {
        each.deadline: _half_time(each)
        for each in session.due.values()
        if each.deadline in asked and not each.reminded
    }
