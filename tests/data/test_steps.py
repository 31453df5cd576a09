"""Steps of games: each is stored whole, once, and after the one before it."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from data.errors import Conflict
from data.rows import EventRow
from tests.data.making import bodies, due, finish, lobby, playing, result, seat, step


async def test_a_step_is_read_back_with_its_action_on_its_first_event(store):
    await playing(store)

    await step(store, 1, events=(b'{"n":1}', b'{"n":2}'), at=150.0)

    loaded = await store.sessions.load("a")
    assert loaded.events == (
        EventRow(session="a", seq=1, body=b'{"n":1}', action=b'{"type":"pass"}', at=150.0),
        EventRow(session="a", seq=2, body=b'{"n":2}', action=None, at=150.0),
    )
    assert loaded.length == 2


async def test_text_of_all_the_world_comes_back_as_it_was(store):
    await playing(store)
    body = '{"name":"Zoë ♥ Їжак 🂡\\u0000"}'.encode()
    await step(store, 1, events=(body,))
    assert await bodies(store) == [body]


async def test_the_deadlines_of_a_step_replace_the_old_ones(store):
    await playing(store, deadlines=[due("turn:0"), due("window:0")])
    await step(store, 1, due=[due("window:0", 140.0, reminded=True), due("turn:1")])
    loaded = await store.sessions.load("a")
    assert set(loaded.due) == {due("window:0", 140.0, reminded=True), due("turn:1")}


async def test_a_step_may_leave_the_deadlines_as_they_are(store):
    await playing(store, deadlines=[due("turn:0")])
    await step(store, 1, due=None)
    assert (await store.sessions.load("a")).due == (due("turn:0"),)


async def test_a_step_changes_the_seats_it_names(store):
    await playing(store)
    await step(store, 1, seats=[seat(1, 8, misses=2)])
    assert (await store.sessions.load("a")).seats == (seat(0, 7), seat(1, 8, misses=2))


async def test_a_step_that_is_there_already_is_refused_whole(store):
    await playing(store, deadlines=[due("turn:0")])
    await step(store, 1, due=[due("turn:1")])

    with pytest.raises(Conflict) as refused:
        await step(
            store,
            1,
            events=(b'{"n":"late"}', b'{"n":"later"}'),
            due=[due("turn:9")],
            seats=[seat(0, 7, misses=1)],
            snapshot=b'{"round":9}',
        )

    loaded = await store.sessions.load("a")
    assert refused.value.code == "seq"
    assert await bodies(store) == [b'{"n":1}']
    assert loaded.due == (due("turn:1"),)
    assert loaded.seats == (seat(0, 7), seat(1, 8))
    assert loaded.snapshot.seq == 0


async def test_a_step_that_overlaps_another_is_refused_whole(store):
    await playing(store)
    await step(store, 2, events=(b'{"n":2}',))

    with pytest.raises(Conflict):
        await step(store, 1, events=(b'{"n":1}', b'{"n":"late"}'))

    assert await bodies(store) == [b'{"n":2}']


async def test_of_two_writers_of_one_step_one_fails_and_the_other_tables_go_on(store):
    for name in "abc":
        await playing(store, name)
    before = store.writer.commits

    outcomes = await asyncio.gather(
        step(store, 1, "a", events=(b'{"n":"first"}',)),
        step(store, 1, "b"),
        step(store, 1, "a", events=(b'{"n":"second"}',)),
        step(store, 1, "c"),
        return_exceptions=True,
    )

    assert store.writer.commits - before == 1
    assert [getattr(each, "code", None) for each in outcomes] == [None, None, "seq", None]
    assert await bodies(store, "a") == [b'{"n":"first"}']
    assert await bodies(store, "b") == await bodies(store, "c") == [b'{"n":1}']


async def test_steps_of_one_game_handed_over_together_are_stored_in_order(store):
    await playing(store)
    await asyncio.gather(
        step(store, 1, events=(b'{"n":1}',), due=[due("turn:1")]),
        step(store, 2, events=(b'{"n":2}',), due=[due("turn:2")]),
        step(store, 3, events=(b'{"n":3}',), due=[due("turn:3")]),
    )
    assert await bodies(store) == [b'{"n":1}', b'{"n":2}', b'{"n":3}']
    assert (await store.sessions.load("a")).due == (due("turn:3"),)


async def test_a_game_is_loaded_from_its_latest_state(store):
    await playing(store)
    await step(store, 1, events=(b'{"n":1}', b'{"n":2}'), snapshot=b'{"round":2}')
    await step(store, 3, events=(b'{"n":3}',), snapshot=b'{"round":3}')
    await step(store, 4, events=(b'{"n":4}',))

    loaded = await store.sessions.load("a")

    assert (loaded.snapshot.seq, loaded.snapshot.body) == (3, b'{"round":3}')
    assert [event.seq for event in loaded.events] == [4]
    assert loaded.length == 4


async def test_the_length_is_known_where_nothing_came_after_the_latest_state(store):
    await playing(store)
    await step(store, 1, events=(b"1", b"2"), snapshot=b'{"round":2}')
    assert (await store.sessions.load("a")).length == 2


async def test_a_history_goes_back_to_the_beginning(store):
    await playing(store)
    await step(store, 1, snapshot=b'{"round":2}')
    await step(store, 2, snapshot=b'{"round":3}')

    history = await store.sessions.history("a")

    assert history.start == b'{"round":1}'
    assert [event.seq for event in history.events] == [1, 2]


async def test_the_last_step_ends_the_session_with_its_results(store):
    row = await playing(store, deadlines=[due("turn:0")])
    outcome = (result(1, "u:7"), result(2, "u:8"))

    await step(store, 1, at=170.0, due=[due("turn:1")], finish=finish(*outcome))

    history = await store.sessions.history("a")
    assert history.session == replace(row, status="over", touched=170.0, version=2)
    assert [replace(row, before=None, after=None) for row in history.results] == list(outcome)
    assert await store.sessions.due() == ()
    assert await store.sessions.in_channel(row.channel) is None


@pytest.mark.parametrize("ended", ["over", "closed"])
async def test_a_game_that_has_ended_takes_no_step(store, ended):
    await playing(store)
    await store.sessions.close("a", ended, at=160.0)

    with pytest.raises(Conflict) as refused:
        await step(store, 1, due=[due("turn:1")])

    assert refused.value.code == "ended"
    assert await bodies(store) == []
    assert (await store.sessions.load("a")).due == ()


async def test_a_step_handed_over_together_with_the_end_is_refused(store):
    await playing(store)

    outcomes = await asyncio.gather(
        step(store, 1, finish=finish(result(1))), step(store, 2), return_exceptions=True
    )

    assert [getattr(each, "code", None) for each in outcomes] == [None, "ended"]
    assert await bodies(store) == [b'{"n":1}']


@pytest.mark.parametrize("opened", [False, True])
async def test_a_game_that_has_not_begun_takes_no_step(store, opened):
    if opened:
        await store.sessions.create(lobby("a"))

    with pytest.raises(Conflict) as refused:
        await step(store, 1)

    assert refused.value.code == "ended"


async def test_seats_change_between_steps(store):
    await playing(store)
    await store.sessions.set_seats([seat(1, 8, level="easy", away=True)])
    assert await store.sessions.seats("a") == (seat(0, 7), seat(1, 8, level="easy", away=True))


async def test_deadlines_move_between_steps(store):
    await playing(store, deadlines=[due("turn:0", 130.0)])
    await store.sessions.set_due("a", [due("turn:0", 145.0, reminded=True)])
    assert await store.sessions.due() == (due("turn:0", 145.0, reminded=True),)
