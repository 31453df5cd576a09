"""A database in trouble: it is said which, nothing changes, and it goes on when that is over."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest
from sqlalchemy import event as hooks

from data.errors import Corrupt, Failed, Full, Locked, ReadOnly, Unreachable
from data.rows import GuildSettings, MessageRow, UserSettings
from data.store import Store
from tests.data.making import (
    bodies,
    due,
    finish,
    finished,
    lobby,
    playing,
    pragma,
    rate,
    result,
    seat,
    step,
)

WRITES = {
    "create": lambda store: store.sessions.create(lobby("z")),
    "change": lambda store: store.sessions.change(lobby("open", touched=120.0), [seat(0)]),
    "begin": lambda store: store.sessions.begin(lobby("open"), [], state=b"{}", due=()),
    "append": lambda store: step(store, 1, due=[due("turn:1")], snapshot=b"{}"),
    "finish": lambda store: step(store, 1, finish=finish(result(1))),
    "close": lambda store: store.sessions.close("a", at=110.0),
    "set_seats": lambda store: store.sessions.set_seats([seat(0, 7, misses=1)]),
    "set_due": lambda store: store.sessions.set_due("a", [due("turn:9")]),
    "message": lambda store: store.messages.put(
        MessageRow(session="a", kind="table", channel=1, message=9, sent=1.0)
    ),
    "unmessage": lambda store: store.messages.delete("a", "table"),
    "guild": lambda store: store.settings.put_guild(GuildSettings(guild=1, text_only=True)),
    "user": lambda store: store.settings.put_user(UserSettings(user=7, text_only=True)),
    "forget": lambda store: store.settings.forget_user(7),
    "rebuild": lambda store: store.results.rebuild(lambda results, before: ()),
}


@pytest.fixture
async def filled(store):
    """A store that holds one of everything."""
    await playing(store, deadlines=[due("turn:0")])
    await store.sessions.create(lobby("open"))
    await store.messages.put(MessageRow(session="a", kind="table", channel=1, message=5, sent=1.0))
    await store.settings.put_guild(GuildSettings(guild=1, language="en"))
    await store.settings.put_user(UserSettings(user=7, language="en"))
    await finished(store, "done", result(1), at=200.0)
    return store


def contents(file):
    """Every row of every table, through a connection of its own."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        return list(database.iterdump())


@pytest.mark.parametrize("name", WRITES)
async def test_a_read_only_database_stays_as_it_was_until_that_is_over(filled, file, name):
    before = contents(file)
    await pragma(filled, "query_only = ON")

    with pytest.raises(ReadOnly) as refused:
        await WRITES[name](filled)

    assert refused.value.code == "read-only"
    assert contents(file) == before
    await pragma(filled, "query_only = OFF")
    await WRITES[name](filled)
    assert contents(file) != before


async def test_a_locked_database_stays_as_it_was_until_that_is_over(filled, file):
    before = contents(file)

    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for write in WRITES.values():
            with pytest.raises(Locked) as refused:
                await write(filled)
            assert refused.value.code == "locked"
            assert contents(file) == before

    await step(filled, 1)
    assert await bodies(filled) == [b'{"n":1}']


async def test_trouble_is_told_to_everybody_who_waits(filled):
    await pragma(filled, "query_only = ON")
    outcomes = await asyncio.gather(
        *(filled.sessions.create(lobby(name)) for name in "xyz"), return_exceptions=True
    )
    assert [type(each) for each in outcomes] == [ReadOnly] * 3
    assert len({id(each) for each in outcomes}) == 3


async def test_a_locked_database_may_still_be_read(filled, file):
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert (await filled.sessions.load("a")).due == (due("turn:0"),)


async def test_a_short_lock_is_waited_for(url, file):
    async with await Store.open(url, patience=30.0) as store:
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            asked = asyncio.create_task(store.sessions.create(lobby("a")))
            await asyncio.sleep(0)
            assert await store.sessions.get("a") is None
            other.execute("ROLLBACK")
        await asked
        assert await store.sessions.get("a") == lobby("a")


async def test_a_full_disk_is_said_to_be_full_and_keeps_the_whole_step_out(filled, file):
    before = contents(file)
    await pragma(filled, "max_page_count = 1")

    with pytest.raises(Full) as refused:
        await step(filled, 1, events=(b"1" * 50_000, b"2"), due=[due("turn:1")])

    assert refused.value.code == "full"
    assert contents(file) == before
    await pragma(filled, "max_page_count = 1000000")
    await step(filled, 1)
    assert await bodies(filled) == [b'{"n":1}']


async def test_a_commit_that_fails_fails_all_who_shared_it(filled, file):
    before = contents(file)

    def fail(connection):
        raise sqlite3.OperationalError("disk I/O error")

    engine = filled.database._writing
    hooks.listen(engine, "commit", fail)
    outcomes = await asyncio.gather(
        step(filled, 1), filled.sessions.create(lobby("z")), return_exceptions=True
    )
    hooks.remove(engine, "commit", fail)

    assert [type(each) for each in outcomes] == [Failed, Failed]
    assert contents(file) == before
    await step(filled, 1)
    assert await bodies(filled) == [b'{"n":1}']


@pytest.mark.parametrize(
    "url",
    [
        "sqlite+aiosqlite:////nowhere/at/all/store.sqlite3",
        "sqlite+aiosqlite://",
        "sqlite+aiosqlite:///:memory:",
        "mysql://somewhere/else",
        "no address",
    ],
)
async def test_what_cannot_be_reached_is_said_to_be(url):
    with pytest.raises(Unreachable) as refused:
        await Store.open(url, patience=0.02)
    assert refused.value.code == "unreachable"


async def test_a_folder_is_no_database(tmp_path):
    with pytest.raises(Unreachable):
        await Store.open(f"sqlite+aiosqlite:///{tmp_path}")


async def test_a_locked_database_is_not_opened(url, file):
    await (await Store.open(url)).close()
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Locked):
            await Store.open(url, patience=0.02)


async def test_a_read_only_database_is_not_opened(url, file):
    await (await Store.open(url)).close()
    with pytest.raises(ReadOnly):
        await Store.open(f"sqlite+aiosqlite:///file:{file}?mode=ro&uri=true")


async def test_a_file_that_is_no_database_is_said_to_be_corrupt_and_kept(url, file):
    file.write_bytes(b"Dear diary, today we played cards.\n" * 200)
    before = file.read_bytes()

    with pytest.raises(Corrupt) as refused:
        await Store.open(url)

    assert refused.value.code == "corrupt"
    assert file.read_bytes() == before


async def test_a_damaged_page_is_said_to_be_corrupt_when_it_is_met(url, file):
    async with await Store.open(url) as store:
        await playing(store)
        await step(store, 1)
    with closing(sqlite3.connect(file)) as database:
        (page,) = database.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'event'"
        ).fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(b"\xff" * size)

    async with await Store.open(url) as store:
        with pytest.raises(Corrupt):
            await store.sessions.load("a")
        with pytest.raises(Corrupt):
            await step(store, 2)
        assert (await store.sessions.get("a")).status == "playing"


async def test_ratings_may_be_worked_out_again_after_trouble(filled):
    await pragma(filled, "query_only = ON")
    with pytest.raises(ReadOnly):
        await filled.results.rebuild(rate)
    await pragma(filled, "query_only = OFF")
    await filled.results.rebuild(rate)
    assert [row.played for row in await filled.results.ratings_of("u:7")] == [1]
