"""The first tables: sessions and their logs, messages, settings, results, ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_NUMBER: sa.Double[float] = sa.Double()


def upgrade() -> None:
    """Make every table of the first version."""
    _sessions()
    _logs()
    _messages()
    _settings()
    _results()


def _sessions() -> None:
    op.create_table(
        "session",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("guild", sa.BigInteger()),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("config", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.String()),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", _NUMBER, nullable=False),
        sa.Column("touched", _NUMBER, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_session"),
    )
    live = sa.text("status IN ('lobby', 'playing')")
    op.create_index(
        "one_live_session_a_channel",
        "session",
        ["channel"],
        unique=True,
        sqlite_where=live,
        postgresql_where=live,
    )
    op.create_table(
        "seat",
        sa.Column("session", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user", sa.BigInteger()),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("level", sa.String()),
        sa.Column("misses", sa.Integer(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        _of_session("seat"),
        sa.PrimaryKeyConstraint("session", "seat", name="pk_seat"),
    )
    op.create_index("ix_seat_user", "seat", ["user"])


def _logs() -> None:
    op.create_table(
        "event",
        sa.Column("session", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("action", sa.Text()),
        sa.Column("at", _NUMBER, nullable=False),
        _of_session("event"),
        sa.PrimaryKeyConstraint("session", "seq", name="pk_event"),
    )
    op.create_table(
        "snapshot",
        sa.Column("session", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        _of_session("snapshot"),
        sa.PrimaryKeyConstraint("session", "seq", name="pk_snapshot"),
    )
    op.create_table(
        "due",
        sa.Column("session", sa.String(), nullable=False),
        sa.Column("deadline", sa.String(), nullable=False),
        sa.Column("began", _NUMBER, nullable=False),
        sa.Column("at", _NUMBER, nullable=False),
        sa.Column("reminded", sa.Boolean(), nullable=False),
        _of_session("due"),
        sa.PrimaryKeyConstraint("session", "deadline", name="pk_due"),
    )


def _messages() -> None:
    op.create_table(
        "message",
        sa.Column("session", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("sent", _NUMBER, nullable=False),
        _of_session("message"),
        sa.PrimaryKeyConstraint("session", "kind", name="pk_message"),
    )
    op.create_index("ix_message_message", "message", ["message"])


def _settings() -> None:
    op.create_table(
        "guild_settings",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String()),
        sa.Column("text_only", sa.Boolean(), nullable=False),
        sa.Column("extra", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild", name="pk_guild_settings"),
    )
    op.create_table(
        "user_settings",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String()),
        sa.Column("text_only", sa.Boolean(), nullable=False),
        sa.Column("hands", sa.String(), nullable=False),
        sa.Column("dm_closed_until", _NUMBER),
        sa.Column("extra", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_user_settings"),
    )


def _results() -> None:
    op.create_table(
        "result",
        sa.Column("session", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("user", sa.BigInteger()),
        sa.Column("level", sa.String()),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("guild", sa.BigInteger()),
        sa.Column("ended", _NUMBER, nullable=False),
        sa.PrimaryKeyConstraint("session", "seat", name="pk_result"),
    )
    op.create_index("ix_result_user_ended", "result", ["user", "ended"])
    op.create_index("ix_result_guild_game", "result", ["guild", "game"])
    op.create_table(
        "rating",
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("mu", _NUMBER, nullable=False),
        sa.Column("sigma", _NUMBER, nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", name="pk_rating"),
    )


def _of_session(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["session"], ["session.id"], name=f"fk_{table}_session")
