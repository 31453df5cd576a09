"""The messages that show sessions: which to edit, and what a clicked one belongs to."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select

from data.engine import Database
from data.rows import MessageRow
from data.steps import put_rows
from data.stored import one, rows
from data.tables import message as table
from data.writer import Writer


class Messages:
    """One message a session and kind (`table`, `hand:0`). Methods raise StoreError."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def put(self, message: MessageRow) -> None:
        """Remember a message in place of the last one of its session and kind."""
        await self._writer.write(_put, message)

    async def delete(self, session_id: str, kind: str) -> None:
        """Forget a message; does nothing where there is none."""
        await self._writer.write(_delete, (session_id, kind))

    async def get(self, session_id: str, kind: str) -> MessageRow | None:
        """The message of one kind that shows a session."""
        query = select(table).where(table.c.session == session_id, table.c.kind == kind)
        async with self._database.read() as connection:
            return await one(connection, MessageRow, query)

    async def of_session(self, session_id: str) -> tuple[MessageRow, ...]:
        """All messages that show a session, by kind."""
        query = select(table).where(table.c.session == session_id).order_by(table.c.kind)
        async with self._database.read() as connection:
            return await rows(connection, MessageRow, query)


def _put(connection: Connection, messages: Sequence[MessageRow]) -> None:
    put_rows(connection, table, messages)


def _delete(connection: Connection, names: Sequence[tuple[str, str]]) -> None:
    for session_id, kind in names:
        connection.execute(delete(table).where(table.c.session == session_id, table.c.kind == kind))
