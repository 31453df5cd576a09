"""What a game was worth to those who played it, and who left a game before its end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns; for games that have ended nobody knows it any more."""
    op.add_column("seat", sa.Column("left_by", sa.BigInteger()))
    op.add_column("result", sa.Column("before", sa.Double()))
    op.add_column("result", sa.Column("after", sa.Double()))
