"""What may be asked about sessions: after a restart, by channel, by person."""

from __future__ import annotations

from tests.data.making import due, lobby, playing, seat


async def test_nothing_is_known_of_a_session_that_never_was(store):
    assert await store.sessions.get("z") is None
    assert await store.sessions.load("z") is None
    assert await store.sessions.history("z") is None
    assert await store.sessions.seats("z") == ()


async def test_a_lobby_is_loaded_without_state(store):
    await store.sessions.create(lobby("a"), [seat(0)])
    loaded = await store.sessions.load("a")
    assert (loaded.session, loaded.seats) == (lobby("a"), (seat(0),))
    assert (loaded.snapshot, loaded.events, loaded.due, loaded.length) == (None, (), (), 0)


async def test_a_lobby_has_no_beginning_to_tell_of(store):
    await store.sessions.create(lobby("a"))
    assert (await store.sessions.history("a")).start is None


async def test_live_sessions_are_listed_oldest_first(store):
    await store.sessions.create(lobby("young", created=300.0))
    await playing(store, "old", created=100.0)
    await store.sessions.create(lobby("ended", created=200.0))
    await store.sessions.close("ended", at=210.0)

    assert [row.id for row in await store.sessions.live()] == ["old", "young"]


async def test_a_channel_is_asked_for_its_session(store):
    await store.sessions.create(lobby("a", channel=5))
    assert (await store.sessions.in_channel(5)).id == "a"
    assert await store.sessions.in_channel(6) is None


async def test_a_person_is_asked_for_the_tables_they_sit_at(store):
    for name, user in (("a", 7), ("b", 7), ("c", 9), ("d", 7)):
        await store.sessions.create(lobby(name), [seat(0, user, name), seat(1, 8, name)])
    await store.sessions.close("d", at=110.0)

    assert [row.id for row in await store.sessions.of_user(7)] == ["a", "b"]
    assert await store.sessions.of_user(10) == ()


async def test_a_person_is_asked_for_their_seat(store):
    await store.sessions.create(lobby("a"), [seat(0, 7), seat(1, 8)])
    assert await store.sessions.seat_of("a", 8) == seat(1, 8)
    assert await store.sessions.seat_of("a", 9) is None


async def test_deadlines_are_listed_the_nearest_first(store):
    await playing(store, "a", deadlines=[due("turn:0", 180.0)])
    await playing(store, "b", deadlines=[due("x", 170.0, "b"), due("y", 190.0, "b")])

    listed = await store.sessions.due()

    assert [(each.session, each.deadline) for each in listed] == [
        ("b", "x"),
        ("a", "turn:0"),
        ("b", "y"),
    ]


async def test_ids_of_discord_fit(store):
    largest = 2**63 - 1
    row = lobby("a", guild=largest, channel=largest, host=largest)
    await store.sessions.create(row, [seat(0, largest)])
    assert await store.sessions.in_channel(largest) == row
    assert await store.sessions.of_user(largest) == (row,)


async def test_a_table_in_a_direct_message_has_no_server(store):
    await store.sessions.create(lobby("a", guild=None))
    assert (await store.sessions.get("a")).guild is None
