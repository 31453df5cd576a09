"""Brings a database to the tables of this version, step by step, or refuses a later one."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, false

from data.errors import TooNew
from data.tables import due


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the migrations still missing (up to version `to`), in the transaction of `connection`.

    Raises TooNew, and changes nothing, where it holds one that this version does not know; fails
    too where nothing is missing but nothing may be written.
    """
    folder = str(Path(__file__).parent / "migrations")
    config = Config()
    config.set_main_option("script_location", folder.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if found - known:
        raise TooNew(", ".join(sorted(found - known)))
    if found != set(scripts.get_heads()):
        config.attributes["connection"] = connection
        command.upgrade(config, to)
    # Touches no row, but is refused where nothing may be written: better now than in a game.
    connection.execute(delete(due).where(false()))
