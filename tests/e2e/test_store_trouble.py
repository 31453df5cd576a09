"""A database that does not do what it is asked: people are told, and nothing has changed."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from typing import NoReturn

import pytest

from bot.words.sentences import UNSAVED
from data.errors import Failed, Full, Locked, ReadOnly, StoreError
from data.store import Store
from tests.e2e.tables import choose, said, started, truth


def refusing(error: type[StoreError]) -> Callable[..., Awaitable[NoReturn]]:
    """A method of the store that always fails."""

    async def refuse(*_args: object, **_named: object) -> NoReturn:
        raise error("told so by the test")

    return refuse


def impatient(store: Store) -> None:
    """Let the store give up at once where somebody else keeps the database locked."""
    connection = store.database._connection
    assert connection is not None
    connection.connection.execute("PRAGMA busy_timeout = 0").close()


@pytest.mark.parametrize(
    ("error", "locale"),
    [(Locked, "en-US"), (ReadOnly, "pt-BR"), (Full, "uk"), (Failed, "en-US")],
)
async def test_a_move_that_cannot_be_stored_did_not_happen(house, monkeypatch, error, locale):
    ann, _, table = await started(house, locale)
    await choose(house, ann, table, "C4")
    before = await truth(house, table)
    with monkeypatch.context() as broken:
        broken.setattr(house.env.bot.store.sessions, "append", refusing(error))
        answer = await house.click(ann, table, "place", "C4.up")
    assert answer.message.text == said(locale, UNSAVED)
    assert await truth(house, table) == before


async def test_the_same_press_works_once_the_database_does(house, monkeypatch):
    ann, _, table = await started(house)
    await choose(house, ann, table, "C4")
    with monkeypatch.context() as broken:
        broken.setattr(house.env.bot.store.sessions, "append", refusing(Locked))
        await house.click(ann, table, "place", "C4.up")
    await house.click(ann, table, "place", "C4.up")
    assert "ann: C4 face up" in table.text


async def test_another_program_that_locks_the_database_costs_nobody_a_move(house, tmp_path):
    ann, _, table = await started(house)
    await choose(house, ann, table, "C4")
    impatient(house.env.bot.store)
    other = sqlite3.connect(tmp_path / "outofturn.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answer = await house.click(ann, table, "place", "C4.up")
    other.execute("ROLLBACK")
    other.close()
    assert answer.message.text == said("en-US", UNSAVED)
    await house.click(ann, table, "place", "C4.up")
    assert "ann: C4 face up" in table.text


async def test_a_person_whose_settings_cannot_be_read_is_answered_too(house, monkeypatch):
    _, _, table = await started(house)
    eve = house.person("eve", "uk")
    monkeypatch.setattr(house.env.bot.store.settings, "user", refusing(Locked))
    answer = await house.click(eve, table, "As text")
    assert answer.message.text == said("uk", UNSAVED)
