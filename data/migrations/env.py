"""What Alembic runs: the steps still missing, in the transaction that `data.migrate` began."""

from __future__ import annotations

from alembic import context

from data.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
context.run_migrations()
