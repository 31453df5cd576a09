"""How the steps of games are stored: many at a time, each whole or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, bindparam, delete, insert, select, update

from data.engine import REFUSED, Bulk, lacks_value, upsert
from data.errors import Conflict
from data.ratings import add_results
from data.rows import DueRow, Finish, SeatRow
from data.tables import PLAYING, due, event, seat, session, snapshot


class Step(msgspec.Struct, frozen=True):
    """One step of one game, as `Sessions.append` was given it."""

    session: str
    first: int
    action: bytes | None
    events: Sequence[bytes]
    at: float
    due: Sequence[DueRow] | None
    seats: Sequence[SeatRow]
    snapshot: bytes | None
    finish: Finish | None

    def facts(self) -> Iterator[tuple[Any, ...]]:
        """The rows of the log."""
        action = None if self.action is None else self.action.decode()
        for seq, body in enumerate(self.events, self.first):
            yield (self.session, seq, body.decode(), action, self.at)
            action = None


# Where the session is not being played the value is missing, and the row is refused.
_PLAYED = (
    select(session.c.id).where(session.c.id == bindparam("of"), PLAYING).with_for_update(read=True)
)
_ADD_EVENTS = Bulk(
    insert(event)
    .inline()
    .values(
        session=_PLAYED.scalar_subquery(),
        seq=bindparam("seq"),
        body=bindparam("body"),
        action=bindparam("action"),
        at=bindparam("at"),
    ),
    *("of", "seq", "body", "action", "at"),
)
_ADD_DUE = Bulk(insert(due), "session", "deadline", "began", "at", "reminded")
_STOP_DUE = Bulk(delete(due).where(due.c.session == bindparam("of")), "of")
_ADD_SNAPSHOT = insert(snapshot)
_OLD_SNAPSHOTS = delete(snapshot).where(snapshot.c.session == bindparam("of"), snapshot.c.seq > 0)
_END = (
    update(session)
    .where(session.c.id == bindparam("of"))
    .values(status="over", touched=bindparam("at"), version=session.c.version + 1)
)


def append_steps(connection: Connection, steps: Sequence[Step]) -> None:
    """Store `steps`. Raises Conflict (`ended`, `seq`) where one of them cannot be."""
    if len({step.session for step in steps}) < len(steps):
        for step in steps:
            _append(connection, [step])
    else:
        _append(connection, steps)


def _append(connection: Connection, steps: Sequence[Step]) -> None:
    try:
        _ADD_EVENTS.run(connection, chain.from_iterable(step.facts() for step in steps))
    except REFUSED as error:
        raise Conflict("ended" if lacks_value(error) else "seq", str(error)) from error
    replace_due(connection, {s.session: s.due for s in steps if s.due is not None})
    put_rows(connection, seat, chain.from_iterable(s.seats for s in steps))
    _keep_snapshots(connection, [s for s in steps if s.snapshot is not None])
    for step in steps:
        if step.finish is not None:
            _finish(connection, step, step.finish)


def replace_due(connection: Connection, running: Mapping[str, Sequence[DueRow]]) -> None:
    """Make `running` all the deadlines of the sessions it names."""
    _STOP_DUE.run(connection, ((name,) for name in running))
    _ADD_DUE.run(
        connection,
        (
            (row.session, row.deadline, row.began, row.at, row.reminded)
            for rows in running.values()
            for row in rows
        ),
    )


def put_dues(connection: Connection, changes: Sequence[tuple[str, Sequence[DueRow]]]) -> None:
    """Replace the running deadlines of sessions."""
    replace_due(connection, dict(changes))


def put_seats(connection: Connection, changes: Sequence[Sequence[SeatRow]]) -> None:
    """Store seats that changed."""
    put_rows(connection, seat, chain.from_iterable(changes))


def put_rows(connection: Connection, table: Table, rows: Iterable[msgspec.Struct]) -> None:
    """Store `rows` in `table`, in place of those that have the same key."""
    values = [msgspec.structs.asdict(row) for row in rows]
    if values:
        connection.execute(upsert(connection.dialect.name, table), values)


def _keep_snapshots(connection: Connection, steps: Sequence[Step]) -> None:
    # The first state and the latest are all that anybody loads.
    if not steps:
        return
    latest = {step.session: step for step in steps}
    connection.execute(_OLD_SNAPSHOTS, [{"of": name} for name in latest])
    rows = [
        {"session": name, "seq": step.first + len(step.events) - 1, "body": step.snapshot}
        for name, step in latest.items()
    ]
    connection.execute(_ADD_SNAPSHOT, rows)


def _finish(connection: Connection, step: Step, finish: Finish) -> None:
    connection.execute(_END, {"of": step.session, "at": step.at})
    replace_due(connection, {step.session: ()})
    add_results(connection, finish)
