"""Sessions as they are found in the database: what may be asked about them."""

from __future__ import annotations

from typing import Any, TypeVar

from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.engine import Database
from data.rows import (
    DueRow,
    EventRow,
    History,
    Loaded,
    ResultRow,
    SeatRow,
    SessionRow,
    Snapshot,
)
from data.tables import LIVE, PLAYING, due, event, result, seat, session, snapshot

R = TypeVar("R")


async def rows(
    connection: AsyncConnection, kind: type[R], query: Select[*tuple[Any, ...]]
) -> tuple[R, ...]:
    """Everything that `query` finds, each as a `kind`."""
    found = await connection.execute(query)
    return tuple(kind(**row) for row in found.mappings())


async def one(
    connection: AsyncConnection, kind: type[R], query: Select[*tuple[Any, ...]]
) -> R | None:
    """The only row that `query` finds, as a `kind`, if there is one."""
    row = (await connection.execute(query)).mappings().one_or_none()
    return None if row is None else kind(**row)


class StoredSessions:
    """The questions: each sees all that was committed before it was asked."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, session_id: str) -> SessionRow | None:
        """The row of a session, live or ended."""
        async with self._database.read() as connection:
            return await _session(connection, session_id)

    async def load(self, session_id: str) -> Loaded | None:
        """All that is needed to go on with a session: its latest snapshot and what came after."""
        async with self._database.read() as connection:
            row = await _session(connection, session_id)
            if row is None:
                return None
            latest = await one(connection, Snapshot, _latest_snapshot(session_id))
            ended = row.status == "over"
            return Loaded(
                session=row,
                seats=await rows(connection, SeatRow, _seats(session_id)),
                snapshot=latest,
                events=await rows(connection, EventRow, _log(session_id, latest)),
                due=await rows(connection, DueRow, select(due).where(due.c.session == session_id)),
                results=await rows(connection, ResultRow, _results(session_id)) if ended else (),
            )

    async def history(self, session_id: str) -> History | None:
        """A whole game, from the state it began with: for verifying it, or telling it."""
        async with self._database.read() as connection:
            row = await _session(connection, session_id)
            if row is None:
                return None
            first = select(snapshot.c.body).where(
                snapshot.c.session == session_id, snapshot.c.seq == 0
            )
            return History(
                session=row,
                seats=await rows(connection, SeatRow, _seats(session_id)),
                start=await connection.scalar(first),
                events=await rows(connection, EventRow, _log(session_id, None)),
                results=await rows(connection, ResultRow, _results(session_id)),
            )

    async def live(self) -> tuple[SessionRow, ...]:
        """Every lobby and every game that goes on, oldest first."""
        async with self._database.read() as connection:
            return await rows(connection, SessionRow, _live())

    async def in_channel(self, channel: int) -> SessionRow | None:
        """The live session of a channel: there is at most one."""
        async with self._database.read() as connection:
            query = _live().where(session.c.channel == channel)
            return await one(connection, SessionRow, query)

    async def of_user(self, user: int) -> tuple[SessionRow, ...]:
        """The live sessions that a user has a seat in, oldest first."""
        seated = select(seat.c.session).where(seat.c.user == user)
        async with self._database.read() as connection:
            return await rows(connection, SessionRow, _live().where(session.c.id.in_(seated)))

    async def seats(self, session_id: str) -> tuple[SeatRow, ...]:
        """The seats of a session, in order."""
        async with self._database.read() as connection:
            return await rows(connection, SeatRow, _seats(session_id))

    async def seat_of(self, session_id: str, user: int) -> SeatRow | None:
        """The seat a user has in a session."""
        async with self._database.read() as connection:
            query = _seats(session_id).where(seat.c.user == user).limit(1)
            return await one(connection, SeatRow, query)

    async def due(self) -> tuple[DueRow, ...]:
        """Every running deadline of every game that goes on, the nearest first."""
        running = select(due).join(session).where(PLAYING).order_by(due.c.at, due.c.session)
        async with self._database.read() as connection:
            return await rows(connection, DueRow, running)


def _live() -> Select[*tuple[Any, ...]]:
    return select(session).where(LIVE).order_by(session.c.created, session.c.id)


def _seats(session_id: str) -> Select[*tuple[Any, ...]]:
    return select(seat).where(seat.c.session == session_id).order_by(seat.c.seat)


def _results(session_id: str) -> Select[*tuple[Any, ...]]:
    return select(result).where(result.c.session == session_id).order_by(result.c.seat)


def _latest_snapshot(session_id: str) -> Select[*tuple[Any, ...]]:
    of_it = snapshot.c.session == session_id
    newest = select(snapshot.c.seq, snapshot.c.body).where(of_it)
    return newest.order_by(snapshot.c.seq.desc()).limit(1)


def _log(session_id: str, after: Snapshot | None) -> Select[*tuple[Any, ...]]:
    log = select(event).where(event.c.session == session_id).order_by(event.c.seq)
    return log if after is None else log.where(event.c.seq > after.seq)


async def _session(connection: AsyncConnection, session_id: str) -> SessionRow | None:
    return await one(connection, SessionRow, select(session).where(session.c.id == session_id))
