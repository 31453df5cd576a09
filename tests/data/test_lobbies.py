"""Lobbies: opened, changed by several people at once, begun, and closed."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from data.errors import Conflict
from tests.data.making import due, lobby, playing, seat


def codes(outcomes):
    return [getattr(each, "code", None) for each in outcomes]


async def test_a_new_lobby_is_found_with_its_seats(store):
    await store.sessions.create(lobby("a", options=b'{"pace":"slow"}'), [seat(0), seat(1, None)])

    assert await store.sessions.get("a") == lobby("a", options=b'{"pace":"slow"}')
    assert await store.sessions.seats("a") == (seat(0), seat(1, None))


async def test_a_channel_holds_one_live_session(store):
    await store.sessions.create(lobby("a", channel=5))

    with pytest.raises(Conflict) as refused:
        await store.sessions.create(lobby("b", channel=5), [seat(0, session="b")])

    assert refused.value.code == "channel-taken"
    assert await store.sessions.get("b") is None
    assert await store.sessions.seats("b") == ()


async def test_of_two_lobbies_at_once_in_a_channel_one_is_opened(store):
    outcomes = await asyncio.gather(
        *(store.sessions.create(lobby(name, channel=5)) for name in "abc"), return_exceptions=True
    )

    assert codes(outcomes) == [None, "channel-taken", "channel-taken"]
    assert [row.id for row in await store.sessions.live()] == ["a"]


@pytest.mark.parametrize("status", ["over", "closed"])
async def test_a_channel_is_free_again_when_its_session_has_ended(store, status):
    await store.sessions.create(lobby("a", channel=5))
    await store.sessions.close("a", status, at=110.0)

    await store.sessions.create(lobby("b", channel=5))

    assert (await store.sessions.in_channel(5)).id == "b"


async def test_an_id_is_used_once(store):
    await store.sessions.create(lobby("a", channel=5))

    with pytest.raises(Conflict) as refused:
        await store.sessions.create(lobby("a", channel=6))

    assert refused.value.code == "session-taken"


async def test_a_change_replaces_the_row_and_all_seats(store):
    await store.sessions.create(lobby("a"), [seat(0, 7), seat(1, 8)])

    changed = await store.sessions.change(lobby("a", config=b'{"grid":5}'), [seat(0, 9)])

    assert changed == lobby("a", config=b'{"grid":5}', version=1)
    assert await store.sessions.get("a") == changed
    assert await store.sessions.seats("a") == (seat(0, 9),)


async def test_a_change_without_seats_leaves_them(store):
    await store.sessions.create(lobby("a"), [seat(0, 7)])
    await store.sessions.change(lobby("a", touched=120.0))
    assert await store.sessions.seats("a") == (seat(0, 7),)


async def test_of_two_who_join_at_once_the_second_is_told_to_look_again(store):
    await store.sessions.create(lobby("a"), [seat(0, 7)])

    outcomes = await asyncio.gather(
        store.sessions.change(lobby("a"), [seat(0, 7), seat(1, 8)]),
        store.sessions.change(lobby("a"), [seat(0, 7), seat(1, 9)]),
        return_exceptions=True,
    )

    assert codes(outcomes) == [None, "version"]
    assert await store.sessions.seats("a") == (seat(0, 7), seat(1, 8))


async def test_a_lobby_cannot_move_to_a_channel_that_is_taken(store):
    await store.sessions.create(lobby("a", channel=5))
    await store.sessions.create(lobby("b", channel=6))

    with pytest.raises(Conflict) as refused:
        await store.sessions.change(lobby("b", channel=5))

    assert refused.value.code == "channel-taken"


async def test_a_begun_game_has_its_seed_its_first_state_and_its_deadlines(store):
    row = await playing(store, deadlines=[due("turn:0")])

    loaded = await store.sessions.load("a")

    assert (row.status, row.version, row.seed) == ("playing", 1, "ab" * 32)
    assert loaded.session == row
    assert loaded.seats == (seat(0, 7), seat(1, 8))
    assert (loaded.snapshot.seq, loaded.snapshot.body) == (0, b'{"round":1}')
    assert loaded.due == (due("turn:0"),)
    assert loaded.length == 0


async def test_a_game_begins_once(store):
    await playing(store)

    with pytest.raises(Conflict) as refused:
        await store.sessions.begin(lobby("a", version=1), [], state=b"{}", due=())

    assert refused.value.code == "version"
    assert (await store.sessions.load("a")).snapshot.body == b'{"round":1}'


async def test_a_lobby_that_changed_is_not_begun_with_the_old_seats(store):
    await store.sessions.create(lobby("a"), [seat(0, 7)])
    await store.sessions.change(lobby("a"), [seat(0, 7), seat(1, 8)])

    with pytest.raises(Conflict) as refused:
        await store.sessions.begin(lobby("a"), [seat(0, 7)], state=b"{}", due=[due("turn:0")])

    loaded = await store.sessions.load("a")
    assert refused.value.code == "version"
    assert (loaded.session.status, loaded.snapshot, loaded.due) == ("lobby", None, ())
    assert loaded.seats == (seat(0, 7), seat(1, 8))


async def test_a_closed_game_stops_its_deadlines(store):
    row = await playing(store, deadlines=[due("turn:0")])

    await store.sessions.close("a", at=160.0)

    loaded = await store.sessions.load("a")
    assert loaded.session == replace(row, status="closed", touched=160.0, version=2)
    assert loaded.due == ()


async def test_a_session_ends_once(store):
    await store.sessions.create(lobby("a"))
    await store.sessions.close("a", at=110.0)

    with pytest.raises(Conflict) as refused:
        await store.sessions.close("a", at=120.0)

    assert refused.value.code == "ended"
    assert (await store.sessions.get("a")).touched == 110.0


async def test_a_lobby_that_somebody_joined_does_not_expire(store):
    await store.sessions.create(lobby("a"))
    await store.sessions.change(lobby("a"), [seat(0)])

    with pytest.raises(Conflict) as refused:
        await store.sessions.close("a", at=110.0, version=0)

    assert refused.value.code == "version"
    assert (await store.sessions.get("a")).status == "lobby"


async def test_a_lobby_that_nobody_touched_expires(store):
    await store.sessions.create(lobby("a"))
    await store.sessions.close("a", at=110.0, version=0)
    assert (await store.sessions.get("a")).status == "closed"
