"""What the tests of the store, of the host and of the simulated Discord share."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from data.store import Store


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database with all its tables: copied, which is quicker than made."""
    file = tmp_path_factory.mktemp("migrated") / "store.sqlite3"

    async def make() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()

    asyncio.run(make())
    return file
