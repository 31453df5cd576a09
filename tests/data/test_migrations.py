"""The tables are made from nothing, and are those that the queries know."""

from __future__ import annotations

import sqlite3

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine
from sqlalchemy.dialects.postgresql import asyncpg
from sqlalchemy.schema import CreateIndex, CreateTable

from data import steps
from data.engine import upsert
from data.errors import Failed, TooNew
from data.migrate import upgrade
from data.store import Store
from data.tables import METADATA
from tests.data.making import lobby, result, seat


def tables(file):
    with sqlite3.connect(file) as database:
        rows = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    database.close()
    return {name for (name,) in rows}


def execute(file, text):
    with sqlite3.connect(file) as database:
        database.execute(text)
    database.close()


async def test_an_empty_file_gets_every_table(store, file):
    assert tables(file) == {*METADATA.tables, "alembic_version"}


async def test_the_migrations_make_the_tables_that_the_queries_know(store, file):
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        differences = compare_metadata(context, METADATA)
    engine.dispose()
    assert differences == []


async def test_the_migrations_make_the_rules_of_the_tables_too(store, file):
    made = create_engine("sqlite://")
    METADATA.create_all(made)
    query = "SELECT name, replace(sql, '\n', '') FROM sqlite_master WHERE type = 'index' ORDER BY 1"
    with made.connect() as connection:
        known = [tuple(row) for row in connection.exec_driver_sql(query)]
    made.dispose()
    database = sqlite3.connect(file)
    found = database.execute(query.replace("ORDER", "AND tbl_name != 'alembic_version' ORDER"))
    assert [row for row in found if row[1]] == [row for row in known if row[1]]
    database.close()


async def test_a_second_start_keeps_what_is_there(url):
    async with await Store.open(url) as store:
        await store.sessions.create(lobby("a"))
    async with await Store.open(url) as store:
        assert await store.sessions.get("a") == lobby("a")


async def test_what_the_first_version_stored_is_still_there(url, file):
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        upgrade(connection, to="0001")
    engine.dispose()
    execute(file, "INSERT INTO seat VALUES ('a', 0, 7, 'Ana', NULL, 0, FALSE)")
    for game in (
        "'a', 0, 'u:7', 7, NULL, 1, '7/2', 'locus'",
        "'b', 1, '', 7, NULL, 1, '', 'tichu'",
    ):
        execute(file, f"INSERT INTO result VALUES ({game}, 1, 200.0)")

    async with await Store.open(url) as store:
        assert await store.sessions.seats("a") == (seat(0),)
        assert await store.results.of_session("a") == (result(1),)
        assert [row.team for row in await store.results.of_session("b")] == [1]


async def test_a_database_of_a_later_version_is_refused_and_left_alone(url, file):
    await (await Store.open(url)).close()
    execute(file, "UPDATE alembic_version SET version_num = '9999'")
    before = file.read_bytes()

    with pytest.raises(TooNew) as refused:
        await Store.open(url)

    assert refused.value.code == "too-new"
    assert refused.value.detail == "9999"
    assert file.read_bytes() == before


async def test_a_migration_that_fails_leaves_nothing_behind(url, file):
    execute(file, "CREATE TABLE rating (unlike TEXT)")

    with pytest.raises(Failed):
        await Store.open(url)

    assert tables(file) == {"rating"}


def test_the_tables_and_upserts_are_understood_by_postgresql():
    dialect = asyncpg.dialect()
    for table in METADATA.sorted_tables:
        assert str(CreateTable(table).compile(dialect=dialect))
        assert "ON CONFLICT" in str(upsert("postgresql", table).compile(dialect=dialect))
        for index in table.indexes:
            assert str(CreateIndex(index).compile(dialect=dialect))


def test_the_statements_of_a_step_are_understood_by_postgresql():
    dialect = asyncpg.dialect()
    assert "FOR SHARE" in steps._ADD_EVENTS._text(dialect)
    assert "$5" in steps._ADD_DUE._text(dialect)
    assert "$1" in steps._STOP_DUE._text(dialect)
