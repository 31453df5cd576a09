"""The tables, as SQLAlchemy Core knows them. `migrations/` makes them; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    literal_column,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


class Json(TypeDecorator[bytes]):
    """JSON kept as text, so that people can read it, and handed over as the bytes it is."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: bytes | None, dialect: Dialect) -> str | None:
        return None if value is None else value.decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> bytes | None:
        return None if value is None else value.encode()


def _of_session() -> Column[str]:
    return Column("session", String, ForeignKey("session.id"), primary_key=True)


def _word(text: str) -> ColumnElement[str]:
    # Written out rather than bound: an index on some rows serves only queries that say the same.
    return literal_column(f"'{text}'", String())


session = Table(
    "session",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False),
    Column("guild", BigInteger),
    Column("channel", BigInteger, nullable=False),
    Column("host", BigInteger, nullable=False),
    Column("language", String, nullable=False),
    Column("config", Json, nullable=False),
    Column("options", Json, nullable=False),
    Column("seed", String),
    Column("version", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
)

LIVE = session.c.status.in_((_word("lobby"), _word("playing")))
PLAYING = session.c.status == _word("playing")

Index(
    "one_live_session_a_channel",
    session.c.channel,
    unique=True,
    sqlite_where=LIVE,
    postgresql_where=LIVE,
)

seat = Table(
    "seat",
    METADATA,
    _of_session(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user", BigInteger, index=True),
    Column("name", String, nullable=False),
    Column("level", String),
    Column("misses", Integer, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("left_by", BigInteger),
)

# Append-only. The key makes a second writer of the same step fail loudly.
event = Table(
    "event",
    METADATA,
    _of_session(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", Json, nullable=False),
    Column("action", Json),
    Column("at", Double, nullable=False),
)

snapshot = Table(
    "snapshot",
    METADATA,
    _of_session(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", Json, nullable=False),
)

due = Table(
    "due",
    METADATA,
    _of_session(),
    Column("deadline", String, primary_key=True),
    Column("began", Double, nullable=False),
    Column("at", Double, nullable=False),
    Column("reminded", Boolean, nullable=False),
)

message = Table(
    "message",
    METADATA,
    _of_session(),
    Column("kind", String, primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
    Column("sent", Double, nullable=False),
)

guild_settings = Table(
    "guild_settings",
    METADATA,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String),
    Column("text_only", Boolean, nullable=False),
    Column("extra", Json, nullable=False),
)

user_settings = Table(
    "user_settings",
    METADATA,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String),
    Column("text_only", Boolean, nullable=False),
    Column("hands", String, nullable=False),
    Column("dm_closed_until", Double),
    Column("extra", Json, nullable=False),
)

# A result outlives its session's rows, so it refers to none.
result = Table(
    "result",
    METADATA,
    Column("session", String, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String, nullable=False),
    Column("user", BigInteger),
    Column("level", String),
    Column("place", Integer, nullable=False),
    Column("points", String, nullable=False),
    Column("game", String, nullable=False),
    Column("guild", BigInteger),
    Column("ended", Double, nullable=False),
    Column("team", Integer),
    Column("before", Double),
    Column("after", Double),
    Index(None, "user", "ended"),
    Index(None, "guild", "game"),
)

rating = Table(
    "rating",
    METADATA,
    Column("player", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
)
