"""The store: everything that outlives the process, opened once and handed to the host."""

from __future__ import annotations

from types import TracebackType

from sqlalchemy import Connection

from data.engine import Database
from data.messages import Messages
from data.migrate import upgrade
from data.results import Results
from data.sessions import Sessions
from data.settings import Settings
from data.writer import Writer


class Store:
    """One database. Writes are answered when they are safe on disk; reads see all of them.

    Methods of its parts raise StoreError where the database does not do what was asked: then
    nothing has changed, and the same may be asked again.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = Writer(database)
        self.sessions = Sessions(database, self.writer)
        self.messages = Messages(database, self.writer)
        self.settings = Settings(database, self.writer)
        self.results = Results(database, self.writer)

    @classmethod
    async def open(cls, url: str, *, patience: float = 5.0) -> Store:
        """Open `url` (`sqlite+aiosqlite:///file`), made and migrated where needed.

        `patience` is how many seconds a locked database is waited for. Raises StoreError: Locked,
        ReadOnly, Unreachable, TooNew, Corrupt.
        """
        database = Database(url, patience)
        try:
            await database.write(_migrate)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Write what was asked for, then let go of the file. May be called twice."""
        try:
            await self.writer.close()
        finally:
            await self.database.close()

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()


def _migrate(connection: Connection) -> None:
    with connection.begin():
        upgrade(connection)
