"""How sessions are opened, changed, begun and ended: the rows that two people may race for."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from data.engine import REFUSED
from data.errors import Conflict
from data.rows import DueRow, SeatRow, SessionRow, Status
from data.steps import put_rows, replace_due
from data.tables import LIVE, due, seat, session, snapshot


class Opening(msgspec.Struct, frozen=True):
    """A new session, with the seats it has from the start."""

    session: SessionRow
    seats: Sequence[SeatRow]


class Change(msgspec.Struct, frozen=True):
    """A lobby as it shall be; `session.version` is the one it is known to have."""

    session: SessionRow
    seats: Sequence[SeatRow] | None
    state: bytes | None = None
    """What the game begins with, where the change begins one."""
    due: Sequence[DueRow] = ()


class Ending(msgspec.Struct, frozen=True):
    """A session that ends before its game does."""

    session: str
    status: Status
    at: float
    version: int | None


_BY_ID = session.c.id == bindparam("of")
_LOBBY = session.c.status == "lobby"


def create_sessions(connection: Connection, openings: Sequence[Opening]) -> None:
    """Open sessions. Raises Conflict: `session-taken`, `channel-taken`."""
    for opening in openings:
        row = opening.session
        if connection.scalar(select(session.c.id).where(_BY_ID), {"of": row.id}) is not None:
            raise Conflict("session-taken", row.id)
        try:
            connection.execute(insert(session), msgspec.structs.asdict(row))
        except REFUSED as error:
            raise Conflict("channel-taken", str(error)) from error
        put_rows(connection, seat, opening.seats)


def change_lobbies(connection: Connection, changes: Sequence[Change]) -> None:
    """Change lobbies, or begin their games. Raises Conflict: `version`, `channel-taken`."""
    for change in changes:
        row = change.session
        _replace(connection, row)
        if change.seats is not None:
            connection.execute(delete(seat).where(seat.c.session == row.id))
            put_rows(connection, seat, change.seats)
        if change.state is not None:
            first = {"session": row.id, "seq": 0, "body": change.state}
            connection.execute(insert(snapshot), first)
            replace_due(connection, {row.id: change.due})


def _replace(connection: Connection, row: SessionRow) -> None:
    values = msgspec.structs.asdict(row) | {"version": row.version + 1}
    known = update(session).where(_BY_ID, _LOBBY, session.c.version == bindparam("known"))
    try:
        changed = connection.execute(
            known.values(values), {"of": row.id, "known": row.version}
        ).rowcount
    except REFUSED as error:
        raise Conflict("channel-taken", str(error)) from error
    if not changed:
        raise Conflict("version", row.id)


def end_sessions(connection: Connection, endings: Sequence[Ending]) -> None:
    """End live sessions and stop their deadlines. Raises Conflict: `ended`, `version`."""
    for ending in endings:
        live = select(session.c.version).where(_BY_ID, LIVE)
        version = connection.scalar(live, {"of": ending.session})
        if version is None:
            raise Conflict("ended", ending.session)
        if ending.version not in (None, version):
            raise Conflict("version", ending.session)
        values = {"status": ending.status, "touched": ending.at, "version": version + 1}
        connection.execute(update(session).where(_BY_ID).values(values), {"of": ending.session})
        connection.execute(delete(due).where(due.c.session == ending.session))
