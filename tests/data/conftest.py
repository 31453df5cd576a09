"""A store in a folder of its own, open and empty."""

from __future__ import annotations

import shutil

import pytest

from data.store import Store


@pytest.fixture
def file(tmp_path):
    return tmp_path / "store.sqlite3"


@pytest.fixture
def url(file):
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
async def store(url, file, migrated):
    shutil.copyfile(migrated, file)
    async with await Store.open(url, patience=0.02) as store:
        yield store
