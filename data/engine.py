"""The one place that knows which database it is: connecting, pragmas, upserts, its errors.

SQLite for now. Writing has one connection in a thread of its own, because there a statement costs
a call and not two thread hops; reading has a few asynchronous ones, which see all that is
committed. Both speak the same Core statements, so another database is another `Database`.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from functools import cache
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Dialect, Engine, Table, UpdateBase, create_engine, make_url
from sqlalchemy import event as hooks
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from data.errors import (
    Closed,
    Corrupt,
    Failed,
    Full,
    Locked,
    ReadOnly,
    StoreError,
    Unreachable,
)

T = TypeVar("T")

TROUBLE: Final = (SQLAlchemyError, sqlite3.Error)
"""Everything that the database, or what speaks with it, raises."""

REFUSED: Final = (IntegrityError, sqlite3.IntegrityError)
"""A row that breaks a rule of its table."""

_OF_THE_STATEMENT: Final = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.ProgrammingError,
)

READERS: Final = 4
"""Connections that read at the same time; further reads wait their turn."""

_KINDS: Final[dict[int, type[StoreError]]] = {
    sqlite3.SQLITE_BUSY: Locked,
    sqlite3.SQLITE_LOCKED: Locked,
    sqlite3.SQLITE_READONLY: ReadOnly,
    sqlite3.SQLITE_CANTOPEN: Unreachable,
    sqlite3.SQLITE_PERM: Unreachable,
    sqlite3.SQLITE_CORRUPT: Corrupt,
    sqlite3.SQLITE_NOTADB: Corrupt,
    sqlite3.SQLITE_FULL: Full,
}
_PRIMARY: Final = 0xFF
"""The part of an extended error code that says what kind it is."""

_INSERTS: Final[dict[str, Callable[[Table], Any]]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}


@cache
def upsert(dialect: str, table: Table) -> Any:
    """The statement that inserts rows of `table`, in place of those that have the same key."""
    insert = _INSERTS[dialect](table)
    keys = [column.name for column in table.primary_key]
    fields = {c.name: insert.excluded[c.name] for c in table.c if c.name not in keys}
    return insert.on_conflict_do_update(index_elements=keys, set_=fields)


class Bulk:
    """A statement for many rows, compiled once and handed to the driver.

    What Core does for each statement would cost more than the database does. A row has a value
    for each of `names`, in their order, which is that of the statement; values go to the
    database as they are, and no column's type is asked.
    """

    def __init__(self, statement: UpdateBase, *names: str) -> None:
        self._statement = statement
        self._names = names
        self._texts: dict[str, str] = {}

    def run(self, connection: Connection, rows: Iterable[tuple[Any, ...]]) -> None:
        """Carry it out for `rows`, if there are any. Errors are those of the driver."""
        if values := list(rows):
            with closing(connection.connection.cursor()) as cursor:
                cursor.executemany(self._text(connection.dialect), values)

    def _text(self, dialect: Dialect) -> str:
        text = self._texts.get(dialect.name)
        if text is None:
            compiled = self._statement.compile(dialect=dialect)
            assert tuple(compiled.positiontup or ()) == self._names
            text = self._texts[dialect.name] = str(compiled)
        return text


def trouble(error: Exception) -> StoreError:
    """What an error of the database means."""
    cause = _cause(error)
    kind = _KINDS.get(_code(cause) & _PRIMARY, Failed)
    return kind(str(cause))


def of_the_database(error: Exception) -> bool:
    """Whether the database is in trouble, and not only with what it was asked."""
    cause = _cause(error)
    return isinstance(cause, sqlite3.Error) and not isinstance(cause, _OF_THE_STATEMENT)


def lacks_value(error: Exception) -> bool:
    """Whether a row was refused for a value that must not be missing."""
    return _code(_cause(error)) == sqlite3.SQLITE_CONSTRAINT_NOTNULL


def _cause(error: Exception) -> BaseException:
    wrapped = error.orig if isinstance(error, DBAPIError) else None
    return error if wrapped is None else wrapped


def _code(cause: BaseException) -> int:
    return getattr(cause, "sqlite_errorcode", 0)


class Database:
    """An open SQLite file: one connection that writes, several that read."""

    def __init__(self, url: str, patience: float) -> None:
        """Know `url`; the first read or write connects. Raises Unreachable where it is none."""
        target = _parse(url)
        self._writing = _writing(target, patience)
        self._reading = _reading(target, patience)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._connection: Connection | None = None
        self._slots = asyncio.Semaphore(READERS)
        self._closed = False

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Call `work` in the writer's thread, with its connection; it begins and commits.

        Errors of the database come out as StoreError, others as they are.
        """
        if self._closed:
            raise Closed
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[AsyncConnection]:
        """A connection that reads what was committed when it began. Raises StoreError."""
        if self._closed:
            raise Closed
        try:
            async with self._slots, self._reading.connect() as connection:
                yield connection
        except TROUBLE as error:
            raise trouble(error) from error

    async def close(self) -> None:
        """Let go of the file, once all reads have ended. May be called twice."""
        if self._closed:
            return
        self._closed = True
        for _ in range(READERS):
            await self._slots.acquire()
        await self._reading.dispose()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _run(self, work: Callable[[Connection], T]) -> T:
        try:
            if self._connection is None:
                self._connection = self._writing.connect()
            return work(self._connection)
        except TROUBLE as error:
            # A commit that failed may have left its transaction open: the next begins afresh.
            self._disconnect()
            raise trouble(error) from error

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _parse(url: str) -> URL:
    try:
        target = make_url(url)
    except ArgumentError as error:
        raise Unreachable(str(error)) from error
    if target.drivername != "sqlite+aiosqlite" or target.database in (None, "", ":memory:"):
        raise Unreachable("the database is sqlite+aiosqlite:///, and a file")
    return target


def _writing(url: URL, patience: float) -> Engine:
    engine = create_engine(
        url.set(drivername="sqlite"),
        poolclass=NullPool,
        connect_args=_arguments(patience) | {"check_same_thread": False},
    )
    # WAL lets reads go on while a write does; FULL makes a commit survive a power cut.
    pragmas = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
    _prepare(engine, pragmas, "BEGIN IMMEDIATE")
    return engine


def _reading(url: URL, patience: float) -> AsyncEngine:
    engine = create_async_engine(
        url,
        pool_size=READERS,
        connect_args=_arguments(patience),
    )
    _prepare(engine.sync_engine, ("query_only = ON",), "BEGIN")
    return engine


def _arguments(patience: float) -> dict[str, Any]:
    # No isolation level: the driver begins nothing by itself, `_prepare` does.
    return {"timeout": patience, "isolation_level": None}


def _prepare(engine: Engine, pragmas: tuple[str, ...], begin: str) -> None:
    def connected(connection: Any, record: object) -> None:
        try:
            for pragma in pragmas:
                connection.execute(f"PRAGMA {pragma}").close()
        except BaseException:
            connection.close()
            raise

    def begun(connection: Connection) -> None:
        with closing(connection.connection.cursor()) as cursor:
            cursor.execute(begin)

    hooks.listen(engine, "connect", connected)
    hooks.listen(engine, "begin", begun)
