"""Group commit: what gathers is written together, and each is answered for itself."""

from __future__ import annotations

import asyncio
import gc
import threading

import pytest
from sqlalchemy import event as hooks

from data.errors import Closed, Conflict
from data.store import Store
from tests.data.making import bodies, lobby, playing, step


async def started(coroutine):
    """A task that has run as far as it can by itself."""
    task = asyncio.create_task(coroutine)
    await asyncio.sleep(0)
    return task


@pytest.fixture
def held(store):
    """A writer that is stopped in the middle of a commit, until it is let go."""
    reached, go = threading.Event(), threading.Event()

    def wait(connection):
        reached.set()
        go.wait()

    engine = store.database._writing
    hooks.listen(engine, "commit", wait)
    yield reached, go
    go.set()
    hooks.remove(engine, "commit", wait)


async def reach(reached):
    await asyncio.get_running_loop().run_in_executor(None, reached.wait)


async def test_what_is_asked_for_at_once_shares_one_commit(store):
    names = [f"s{number}" for number in range(50)]
    await asyncio.gather(*(playing(store, name, channel=i) for i, name in enumerate(names)))
    before = store.writer.commits

    await asyncio.gather(*(step(store, 1, name) for name in names))

    assert store.writer.commits - before == 1
    assert [await bodies(store, name) for name in names] == [[b'{"n":1}']] * 50


async def test_what_gathers_during_a_commit_shares_the_next(store, held):
    reached, go = held
    first = await started(store.sessions.create(lobby("a")))
    await reach(reached)
    others = [await started(store.sessions.create(lobby(name))) for name in "bcd"]
    before = store.writer.commits

    go.set()
    await asyncio.gather(first, *others)

    assert store.writer.commits - before == 1
    assert [row.id for row in await store.sessions.live()] == ["a", "b", "c", "d"]


async def test_nobody_is_answered_before_the_commit(store, held):
    reached, go = held
    asked = await started(store.sessions.create(lobby("a")))
    await reach(reached)

    answered_early = asked.done()
    seen_early = await store.sessions.get("a")
    go.set()
    await asked

    assert (answered_early, seen_early) == (False, None)
    assert await store.sessions.get("a") == lobby("a")


async def test_a_commit_survives_a_power_cut_and_lets_others_read(store):
    def settings(connection):
        names = ("synchronous", "journal_mode", "foreign_keys")
        driver = connection.connection.driver_connection
        return [driver.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    full = 2
    assert await store.database.write(settings) == [full, "wal", 1]


async def test_things_of_many_kinds_are_written_in_the_order_they_were_asked_for(store):
    await asyncio.gather(
        store.sessions.create(lobby("a", channel=5)),
        store.sessions.close("a", at=110.0),
        store.sessions.create(lobby("b", channel=5)),
    )
    assert (await store.sessions.in_channel(5)).id == "b"


async def test_one_that_fails_takes_no_other_with_it(store):
    await store.sessions.create(lobby("a", channel=5))

    outcomes = await asyncio.gather(
        store.sessions.create(lobby("b", channel=6)),
        store.sessions.create(lobby("c", channel=5)),
        store.sessions.close("z", at=110.0),
        store.sessions.create(lobby("d", channel=7)),
        return_exceptions=True,
    )

    assert [type(each) for each in outcomes] == [type(None), Conflict, Conflict, type(None)]
    assert [row.id for row in await store.sessions.live()] == ["a", "b", "d"]


async def test_a_number_that_is_too_large_fails_for_its_caller_only(store):
    outcomes = await asyncio.gather(
        store.sessions.create(lobby("a", host=2**70)),
        store.sessions.create(lobby("b")),
        return_exceptions=True,
    )
    assert [type(each) for each in outcomes] == [OverflowError, type(None)]
    assert [row.id for row in await store.sessions.live()] == ["b"]


async def test_a_caller_who_goes_away_before_the_commit_has_still_written(store):
    await playing(store)
    leaving = await started(step(store, 1))
    staying = await started(store.sessions.create(lobby("b")))

    leaving.cancel()
    await asyncio.gather(leaving, staying, return_exceptions=True)

    assert leaving.cancelled()
    assert await bodies(store) == [b'{"n":1}']
    assert (await store.sessions.get("b")).id == "b"


async def test_a_caller_who_goes_away_during_the_commit_has_still_written(store, held):
    await_reached, go = held
    leaving = await started(store.sessions.create(lobby("a")))
    await reach(await_reached)
    staying = await started(store.sessions.create(lobby("b")))

    leaving.cancel()
    go.set()
    await staying

    assert [row.id for row in await store.sessions.live()] == ["a", "b"]


async def test_a_caller_who_went_away_from_a_refused_write_troubles_nobody(store):
    await playing(store)
    await step(store, 1)
    leaving = await started(step(store, 1))
    leaving.cancel()

    await step(store, 2, events=(b'{"n":2}',))

    assert await bodies(store) == [b'{"n":1}', b'{"n":2}']


async def test_a_reader_who_goes_away_leaves_the_connections_in_order(store):
    await playing(store)
    for moment in range(0, 600, 20):
        reading = asyncio.create_task(store.sessions.load("a"))
        for _ in range(moment):
            await asyncio.sleep(0)
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)

    gc.collect()
    loaded = await asyncio.gather(*(store.sessions.load("a") for _ in range(10)))
    assert {each.session.id for each in loaded} == {"a"}


async def test_many_may_read_at_once(store):
    await playing(store)
    loaded = await asyncio.gather(*(store.sessions.load("a") for _ in range(30)))
    assert all(each == loaded[0] for each in loaded)


async def test_closing_writes_what_was_asked_for(url):
    store = await Store.open(url)
    asked = [await started(store.sessions.create(lobby(name))) for name in "abc"]

    await store.close()

    await asyncio.gather(*asked)
    async with await Store.open(url) as store:
        assert [row.id for row in await store.sessions.live()] == ["a", "b", "c"]


async def test_closing_waits_for_those_who_read(url):
    store = await Store.open(url)
    await playing(store)
    reading = [await started(store.sessions.load("a")) for _ in range(10)]

    await store.close()

    assert {each.session.id for each in await asyncio.gather(*reading)} == {"a"}


async def test_a_closed_store_says_so(url):
    store = await Store.open(url)
    await store.close()
    await store.close()

    with pytest.raises(Closed) as refused:
        await store.sessions.create(lobby("a"))
    assert refused.value.code == "closed"
    with pytest.raises(Closed):
        await store.sessions.live()


async def test_closing_leaves_no_thread_and_no_file_but_the_database(url, file):
    before = threading.active_count()
    store = await Store.open(url)
    await asyncio.gather(store.sessions.create(lobby("a")), store.sessions.live())

    await store.close()

    assert threading.active_count() == before
    assert [each.name for each in file.parent.iterdir()] == [file.name]


def test_a_loop_that_shuts_down_lets_the_callers_go(url):
    async def interrupted():
        store = await Store.open(url)
        try:
            await started(store.sessions.create(lobby("a")))
        finally:
            await store.close()

    asyncio.run(interrupted())

    async def found():
        async with await Store.open(url) as store:
            return [row.id for row in await store.sessions.live()]

    assert asyncio.run(found()) == ["a"]
