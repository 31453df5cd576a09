"""What a game was worth to those who played it, and who left a game before its end.

An index goes that no question needs.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns; for games that have ended nobody knows it any more."""
    op.drop_index("ix_message_message", "message")
    op.add_column("seat", sa.Column("left_by", sa.BigInteger()))
    op.add_column("result", sa.Column("team", sa.Integer()))
    op.execute("UPDATE result SET team = seat % 2 WHERE game = 'tichu'")
    op.add_column("result", sa.Column("before", sa.Double()))
    op.add_column("result", sa.Column("after", sa.Double()))
