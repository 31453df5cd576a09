"""The fixtures of the host without Discord."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.world import Passing, World, opened


@pytest.fixture
async def passed(monkeypatch: pytest.MonkeyPatch) -> Passing:
    """Makes time pass: `passed(60)`."""
    return Passing(monkeypatch)


@pytest.fixture
def database(tmp_path: Path, migrated: Path) -> Path:
    """Where the world keeps its tables."""
    return shutil.copy(migrated, tmp_path / "world.sqlite3")


@pytest.fixture
async def world(database: Path, passed: Passing) -> AsyncIterator[World]:
    """A process of the host."""
    async with opened(database, passed) as running:
        yield running
