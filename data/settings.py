"""What servers and people have chosen, kept in memory once read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, Generic, TypeVar

from sqlalchemy import Connection, delete, select

from data.engine import Database
from data.rows import GuildSettings, UserSettings
from data.steps import put_rows
from data.stored import one
from data.tables import guild_settings, user_settings
from data.writer import Writer

V = TypeVar("V")

REMEMBERED: Final = 10_000
"""How many servers, and how many people, are kept in memory."""


class Memory(Generic[V]):
    """Values by id; the oldest are dropped when there are too many."""

    def __init__(self, room: int = REMEMBERED) -> None:
        self._room = room
        self._values: dict[int, V] = {}

    def get(self, key: int) -> V | None:
        """The value of `key`, if it is remembered."""
        return self._values.get(key)

    def learn(self, key: int, value: V) -> V:
        """Remember what was read, unless a later write is remembered already."""
        if key not in self._values:
            self.put(key, value)
        return self._values[key]

    def put(self, key: int, value: V) -> None:
        """Remember what was written."""
        self._values.pop(key, None)
        self._values[key] = value
        if len(self._values) > self._room:
            del self._values[next(iter(self._values))]


class Settings:
    """Settings of servers and people; who never chose has the defaults. Raises StoreError."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer
        self._guilds: Memory[GuildSettings] = Memory()
        self._users: Memory[UserSettings] = Memory()

    async def guild(self, guild: int) -> GuildSettings:
        """What a server has chosen."""
        if (known := self._guilds.get(guild)) is not None:
            return known
        query = select(guild_settings).where(guild_settings.c.guild == guild)
        async with self._database.read() as connection:
            found = await one(connection, GuildSettings, query)
        return self._guilds.learn(guild, found or GuildSettings(guild=guild))

    async def user(self, user: int) -> UserSettings:
        """What a person has chosen."""
        if (known := self._users.get(user)) is not None:
            return known
        query = select(user_settings).where(user_settings.c.user == user)
        async with self._database.read() as connection:
            found = await one(connection, UserSettings, query)
        return self._users.learn(user, found or UserSettings(user=user))

    async def put_guild(self, settings: GuildSettings) -> None:
        """Replace what a server has chosen."""
        # Remembered by the writer, not here: a caller who is cancelled has still written.
        written = partial(self._guilds.put, settings.guild, settings)
        await self._writer.write(_put_guilds, settings, written)

    async def put_user(self, settings: UserSettings) -> None:
        """Replace what a person has chosen."""
        written = partial(self._users.put, settings.user, settings)
        await self._writer.write(_put_users, settings, written)

    async def forget_user(self, user: int) -> None:
        """Drop what a person has chosen, as they asked: back to the defaults."""
        forgotten = partial(self._users.put, user, UserSettings(user=user))
        await self._writer.write(_forget_users, user, forgotten)


def _put_guilds(connection: Connection, settings: Sequence[GuildSettings]) -> None:
    put_rows(connection, guild_settings, settings)


def _put_users(connection: Connection, settings: Sequence[UserSettings]) -> None:
    put_rows(connection, user_settings, settings)


def _forget_users(connection: Connection, users: Sequence[int]) -> None:
    connection.execute(delete(user_settings).where(user_settings.c.user.in_(users)))
