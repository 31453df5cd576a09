"""Brings a database to the tables of this version, step by step, or refuses a later one."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from data.errors import TooNew


def upgrade(connection: Connection) -> None:
    """Run the migrations still missing, in the transaction of `connection`.

    Raises TooNew, and changes nothing, where it holds one that this version does not know.
    """
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if found - known:
        raise TooNew(", ".join(sorted(found - known)))
    if found == set(scripts.get_heads()):
        return
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
