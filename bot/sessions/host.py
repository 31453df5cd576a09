"""All tables: opens them, finds them again after a restart, and takes what people do."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

import engines
from bot.clock import Clock
from bot.errors import House, NoSuchTable, NotSeated, Unable, Unwelcome
from bot.faces import Faces
from bot.sessions.clockwork import Clockwork
from bot.sessions.computers import Computers
from bot.sessions.lobby import Lobby
from bot.sessions.options import TableOptions
from bot.sessions.ports import Screen
from bot.sessions.session import Session, stand_in
from bot.settings import Settings
from data.errors import Conflict, StoreError
from data.rows import DueRow, Loaded, SeatRow, SessionRow
from data.store import Store
from engines.kernel.codec import encode
from engines.kernel.dice import dice
from engines.kernel.game import Seat

KEPT: Final = 64
"""How many finished tables stay in memory, for those who look at them once more."""

Table = Lobby | Session


class Host:
    """The tables of this process. Each is read from the store when it is first touched."""

    def __init__(self, store: Store, settings: Settings, faces: Faces, screen: Screen) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.faces: Final = faces
        self.screen: Final = screen
        self.clock: Final = Clock()
        self.computers: Final = Computers()
        self.clockwork: Final = Clockwork(self)
        self._began: Final = self.clock.now()
        self._tables: Final[dict[str, Table]] = {}
        self._ended: Final[OrderedDict[str, Session]] = OrderedDict()
        self._locks: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    async def resume(self) -> None:
        """Set the alarm for everything that was running when the last process stopped."""
        for due in await self.store.sessions.due():
            self.clockwork.expect(due, self.grace_until)
        for row in await self.store.sessions.live():
            self.clockwork.resume(row)

    async def close(self) -> None:
        """Stop everything that happens by itself. Nothing is lost: all of it is stored."""
        await self.clockwork.close()
        self.computers.close()

    @property
    def grace_until(self) -> float:
        """Before this time nobody's deadline passes: a restart costs nobody a turn."""
        return self._began + self.settings.grace

    # Finding

    async def table(self, session: str) -> Table:
        """The table with this id, live or finished. Raises NoSuchTable."""
        known = self.known(session)
        if known is not None:
            return known
        async with self._lock(session):
            if session in self._tables:
                return self._tables[session]
            loaded = await self.store.sessions.load(session)
            if loaded is None:
                raise NoSuchTable
            return self._keep(self._read(loaded))

    def known(self, session: str) -> Table | None:
        """The table with this id if it is in memory, as it is whenever something happens at it."""
        return self._tables.get(session) or self._ended.get(session)

    async def session(self, session: str) -> Session:
        """The running or finished game with this id. Raises NoSuchTable."""
        table = await self.table(session)
        if isinstance(table, Lobby):
            raise Unwelcome(House.NOT_STARTED)
        return table

    async def in_channel(self, channel: int) -> Table:
        """The live table of a channel. Raises NoSuchTable."""
        row = await self.store.sessions.in_channel(channel)
        if row is None:
            raise NoSuchTable
        return await self.table(row.id)

    # Before the deal

    async def open(
        self,
        game: str,
        *,
        guild: int | None,
        channel: int,
        host: int,
        language: str,
        config: dict[str, Any],
        options: TableOptions,
    ) -> Lobby:
        """Open a table. Raises Unwelcome where the channel has one, BadConfig for bad options."""
        now = self.clock.now()
        options = msgspec.structs.replace(options, teams=self.faces.of(game).teams)
        row = SessionRow(
            id=secrets.token_hex(5),
            game=game,
            guild=guild,
            channel=channel,
            host=host,
            language=language,
            config=encode(engines.game(game).config(config)),
            options=encode(options),
            created=now,
            touched=now,
        )
        try:
            await self.store.sessions.create(row)
        except Conflict as conflict:
            raise Unwelcome(House.CHANNEL_TAKEN) from conflict
        lobby = Lobby(row, ())
        self._keep(lobby)
        self.clockwork.resume(row)
        return lobby

    async def change(self, session: str, change: Callable[[Lobby], Lobby]) -> Lobby:
        """Change a lobby. Raises what `change` raises, Unwelcome where it is no lobby any more."""
        async with self._lock(session):
            for _ in range(3):
                changed = change(await self._lobby(session))
                touched = msgspec.structs.replace(changed.row, touched=self.clock.now())
                try:
                    row = await self.store.sessions.change(touched, changed.seats)
                except Conflict:
                    await self._forget(session)
                    continue
                lobby = Lobby(row, changed.seats)
                self._keep(lobby)
                self.clockwork.resume(row)
                self.screen.mark(session)
                return lobby
        raise Unwelcome(House.STARTED)

    async def begin(self, session: str, user: int) -> Session:
        """Deal the cards. Anybody who sits there may. Raises Unwelcome, NotSeated, BadConfig."""
        async with self._lock(session):
            lobby = await self._lobby(session)
            if user not in lobby.people:
                raise NotSeated
            if not lobby.ready:
                raise Unwelcome(House.NOT_ENOUGH)
            begun = await self._deal(lobby.filled())
        await self.clockwork.after(begun)
        return begun

    # In play

    async def act(self, session: str, user: int, raw: dict[str, Any], seen: str | None) -> Session:
        """Carry out what `user` asks for, in the wire form of the rules.

        Raises NotSeated, Stale, IllegalAction, StoreError; nothing has changed then.
        """
        table = await self.session(session)
        seat = table.seat_of(user)
        if seat is None:
            raise NotSeated
        if table.seats[seat].away:
            await self.come_back(session, user)
        await table.submit(table.rules.action(seat, raw), seen)
        await self.clockwork.after(table)
        return table

    async def leave(self, session: str, user: int) -> Table:
        """Let `user` go: out of a lobby, or out of a game, where the computer plays on."""
        table = await self.table(session)
        if isinstance(table, Lobby):
            lobby = await self.change(session, lambda now: now.leave(user))
            return lobby if lobby.people else await self.end(session)
        seat = table.seat_of(user)
        if seat is None or table.row.status != "playing":
            raise NotSeated
        row = table.seats[seat]
        level = row.level or stand_in(table.rules)
        left = msgspec.structs.replace(row, user=None, left_by=user, level=level, away=False)
        await table.set_seats(left)
        await self.clockwork.after(table)
        return table

    async def come_back(self, session: str, user: int) -> Session:
        """Give `user` the seat back that the computer has been playing. Raises NotSeated."""
        table = await self.session(session)
        seat = table.seat_of(user)
        if seat is None:
            raise NotSeated
        if table.seats[seat].away:
            row = msgspec.structs.replace(table.seats[seat], away=False, misses=0, level=None)
            await table.set_seats(row)
            await self.clockwork.after(table)
        return table

    async def end(self, session: str) -> Table:
        """End a table early; whoever may do that was asked before. Raises NoSuchTable."""
        async with self._lock(session):
            try:
                await self.store.sessions.close(session, at=self.clock.now())
            except Conflict as conflict:
                await self._forget(session)
                raise NoSuchTable from conflict
            loaded = await self.store.sessions.load(session)
            if loaded is None:
                raise NoSuchTable
            self.clockwork.timers.clear(session)
            await self._forget(session)
            table = self._keep(self._read(loaded))
        self.screen.mark(session)
        return table

    async def lose_channel(self, channel: int) -> None:
        """End the table of a channel that the bot sees no more."""
        row = await self.store.sessions.in_channel(channel)
        if row is not None:
            await self._lose(row)

    async def lose_server(self, guild: int) -> None:
        """End all tables of a server that the bot sees no more."""
        for row in await self.store.sessions.live():
            if row.guild == guild:
                await self._lose(row)

    async def _lose(self, row: SessionRow) -> None:
        with suppress(NoSuchTable):
            await self.end(row.id)

    async def rematch(self, session: str, user: int) -> Session:
        """Play again at once, everybody one seat further, so that another one begins.

        Raises NotSeated, Unwelcome where the game is not over or the channel has a table.
        """
        old = await self.session(session)
        if user not in [each.user for each in old.seats]:
            raise NotSeated
        if old.row.status == "playing":
            raise Unwelcome(House.STARTED)
        lobby = await self.open(
            old.row.game,
            guild=old.row.guild,
            channel=old.row.channel,
            host=user,
            language=old.row.language,
            config=msgspec.json.decode(old.row.config),
            options=msgspec.structs.replace(old.options, drawn=False),
        )
        moved = [*old.seats[1:], old.seats[0]]
        seats = _seated_anew(moved, lobby.row.id)
        try:
            async with self._lock(lobby.row.id):
                begun = await self._deal(Lobby(lobby.row, seats))
        except StoreError:
            with suppress(Unable, StoreError):  # the channel shall be free to try again
                await self.end(lobby.row.id)
            raise
        await self.clockwork.after(begun)
        return begun

    async def show_anew(self, guild: int) -> None:
        """Have every table of a server shown again: it has chosen another language or look."""
        for row in await self.store.sessions.live():
            if row.guild == guild:
                self.screen.mark(row.id)

    async def show_hands_anew(self, user: int) -> None:
        """Have every table in memory at which `user` plays shown again: they chose another way."""
        for table in self._tables.values():
            if isinstance(table, Session) and table.seat_of(user) is not None:
                self.screen.mark(table.id)

    # Within

    async def _deal(self, lobby: Lobby) -> Session:
        rules, seed = lobby.rules, secrets.token_hex(32)
        if lobby.options.drawn:
            lobby = lobby.shuffled(dice(seed, 0, "seats"))
        config = lobby.config
        first = rules.new(config, len(lobby.seats), seed).state
        now = self.clock.now()
        options = msgspec.structs.replace(lobby.options, seconds=lobby.time)
        row = msgspec.structs.replace(
            lobby.row, seed=seed, config=encode(config), options=encode(options), touched=now
        )
        pace = lobby.time / self.faces.of(rules.key).turn_seconds
        due = [
            DueRow(session=row.id, deadline=each.id, began=now, at=now + each.seconds * pace)
            for each in rules.deadlines(first)
        ]
        try:
            await self.store.sessions.begin(row, lobby.seats, state=encode(first), due=due)
        except Conflict as conflict:
            await self._forget(row.id)
            raise Unwelcome(House.STARTED) from conflict
        loaded = await self.store.sessions.load(row.id)
        assert loaded is not None
        session = self._keep(self._read(loaded))
        assert isinstance(session, Session)
        return session

    async def _lobby(self, session: str) -> Lobby:
        table = self._tables.get(session)
        if table is None:
            loaded = await self.store.sessions.load(session)
            if loaded is None:
                raise NoSuchTable
            table = self._keep(self._read(loaded))
        if not isinstance(table, Lobby):
            raise Unwelcome(House.STARTED)
        if table.row.status != "lobby":
            raise NoSuchTable
        return table

    def _read(self, loaded: Loaded) -> Table:
        if loaded.snapshot is None:
            return Lobby(loaded.session, loaded.seats)
        return Session(
            loaded,
            self.store,
            self.clock,
            turn_seconds=self.faces.of(loaded.session.game).turn_seconds,
            grace_until=self.grace_until,
        )

    def _keep(self, table: Table) -> Table:
        if table.row.status in ("lobby", "playing"):
            self._tables[table.row.id] = table
        elif isinstance(table, Session):
            self.retire(table)
        return table

    def retire(self, session: Session) -> None:
        """Keep a finished game in memory only as long as there is room."""
        self._tables.pop(session.id, None)
        self._ended[session.id] = session
        while len(self._ended) > KEPT:
            self._ended.popitem(last=False)

    async def _forget(self, session: str) -> None:
        self._tables.pop(session, None)
        self._ended.pop(session, None)

    def _lock(self, session: str) -> asyncio.Lock:
        return self._locks.setdefault(session, asyncio.Lock())


def _seated_anew(seats: Sequence[SeatRow], session: str) -> tuple[SeatRow, ...]:
    """The same people and computers at a new table; who was away is given the seat back."""
    return tuple(
        SeatRow(
            session=session,
            seat=Seat(n),
            user=each.user,
            name=each.name if each.user is not None else "",
            level=each.level if each.user is None else None,
        )
        for n, each in enumerate(seats)
    )
