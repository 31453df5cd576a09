"""All tables: opened, found again, left, ended, played once more."""

from __future__ import annotations

import asyncio
import gc

import pytest

from bot.errors import House, NoSuchTable, NotSeated, Stale, Unwelcome
from bot.sessions.lobby import Lobby
from bot.sessions.options import TableOptions
from bot.sessions.session import Session
from data.errors import Locked
from engines.kernel.errors import BadConfig, IllegalAction
from tests.bot.world import ANN, BEN, CHANNEL, EVE, GUILD, World, opened, place


async def refused(code: House, awaitable) -> None:
    """The house says no, for that reason."""
    with pytest.raises(Unwelcome) as no:
        await awaitable
    assert no.value.code == code


async def finished(world: World, **options) -> Session:
    """A game that ann and ben have played to its end."""
    session = await world.game(**options)
    while session.result is None:
        seat = session.state.to_act
        cell = session.rules.view(session.state, seat).preview[0].cell
        await world.host.act(session.id, session.seats[seat].user, place(cell), None)
    return session


# Opening and finding


async def test_a_channel_holds_one_table(world):
    await world.lobby(ANN)
    await refused(House.CHANNEL_TAKEN, world.lobby(BEN))
    await world.lobby(BEN, channel=CHANNEL + 1)


async def test_bad_options_open_no_table(world):
    with pytest.raises(BadConfig):
        await world.host.open(
            "locus",
            guild=GUILD,
            channel=CHANNEL,
            host=ANN,
            language="en",
            config={"grid": "9x9"},
            options=TableOptions(),
        )
    assert await world.store.sessions.live() == ()


async def test_a_table_is_found_by_its_channel(world):
    session = await world.game()
    assert await world.host.in_channel(CHANNEL) is session
    with pytest.raises(NoSuchTable):
        await world.host.in_channel(CHANNEL + 1)


async def test_a_table_is_read_when_it_is_touched(database, passed):
    async with opened(database, passed) as world:
        session = await world.game()
        await world.host.act(session.id, ANN, place("A1"), None)
    async with opened(database, passed) as world:
        again = await world.host.session(session.id)
        assert again.state == session.state
        assert await world.host.session(session.id) is again


async def test_a_table_is_read_once_however_many_ask(database, passed):
    async with opened(database, passed) as world:
        session = await world.game()
    async with opened(database, passed) as world:
        found = await asyncio.gather(*(world.host.session(session.id) for _ in range(5)))
        assert len({id(each) for each in found}) == 1


async def test_what_never_was_leaves_nothing_in_memory(world):
    for n in range(20):
        with pytest.raises(NoSuchTable):
            await world.host.table(f"gone{n}")
    gc.collect()
    assert not world.host._tables
    assert not world.host._locks


async def test_a_finished_game_can_be_looked_at_but_is_not_kept_for_ever(world, monkeypatch):
    monkeypatch.setattr("bot.sessions.host.KEPT", 1)
    first = await world.game()
    await world.host.end(first.id)
    second = await world.game()
    await world.host.end(second.id)
    assert list(world.host._ended) == [second.id]
    assert (await world.host.session(first.id)).row.status == "closed"


# Before the deal


async def test_two_who_join_at_once_both_sit(world):
    lobby = await world.lobby()
    joins = [
        world.host.change(lobby.row.id, lambda now, user=user: now.join(user, "x"))
        for user in (ANN, BEN)
    ]
    await asyncio.gather(*joins)
    assert len((await world.stored(lobby.row.id)).seats) == 2


async def test_a_lobby_that_another_process_changed_is_read_again(world, database, passed):
    lobby = await world.lobby(ANN)
    async with opened(database, passed) as other:
        await other.host.change(lobby.row.id, lambda now: now.join(BEN, "ben"))
    changed = await world.host.change(lobby.row.id, lambda now: now.set_time(30))
    assert changed.people == (ANN, BEN)
    assert changed.time == 30


async def test_a_lobby_that_cannot_be_stored_stays_as_it_was(world, monkeypatch):
    lobby = await world.lobby(ANN)

    async def refuse(*_args: object) -> None:
        raise Locked("x")

    monkeypatch.setattr(world.store.sessions, "change", refuse)
    with pytest.raises(Locked):
        await world.host.change(lobby.row.id, lambda now: now.join(BEN, "ben"))
    assert await world.host.table(lobby.row.id) is not None
    assert (await world.host.table(lobby.row.id)).people == (ANN,)


async def test_a_game_that_has_begun_is_no_lobby(world):
    session = await world.game()
    await refused(House.STARTED, world.host.change(session.id, lambda now: now.join(EVE, "eve")))
    await refused(House.STARTED, world.host.begin(session.id, ANN))


async def test_the_deal_waits_for_enough_people(world):
    lobby = await world.lobby(ANN)
    await refused(House.NOT_ENOUGH, world.host.begin(lobby.row.id, ANN))
    with pytest.raises(NotSeated):
        await world.host.begin(lobby.row.id, EVE)


async def test_of_two_who_start_at_once_one_deals(world):
    lobby = await world.lobby(ANN, BEN)
    first, second = await asyncio.gather(
        *(world.host.begin(lobby.row.id, user) for user in (ANN, BEN)), return_exceptions=True
    )
    assert isinstance(first, Session)
    assert isinstance(second, Unwelcome)


async def test_seeds_differ_from_game_to_game(world):
    seeds = {(await world.game(channel=n)).state.seed for n in range(3)}
    assert len(seeds) == 3


# In play


async def test_who_does_not_play_cannot_act(world):
    session = await world.game()
    with pytest.raises(NotSeated):
        await world.host.act(session.id, EVE, place("A1"), None)


@pytest.mark.parametrize(
    "raw", [{}, {"type": "x"}, {"type": "place"}, {**place("A1"), "seat": 1}, {"type": None}]
)
async def test_what_cannot_be_read_changes_nothing(world, raw):
    session = await world.game()
    with pytest.raises(IllegalAction):
        await world.host.act(session.id, ANN, raw, None)
    assert session.length == 0


async def test_an_old_press_changes_nothing(world):
    session = await world.game()
    await world.host.act(session.id, ANN, place("A1"), "0")
    await world.host.act(session.id, BEN, place("B1"), "1")
    with pytest.raises(Stale):
        await world.host.act(session.id, ANN, place("C1"), "1")


async def test_before_the_deal_nobody_acts(world):
    lobby = await world.lobby(ANN)
    await refused(House.NOT_STARTED, world.host.act(lobby.row.id, ANN, place("A1"), None))


async def test_the_end_is_stored_with_results_and_ratings(world):
    session = await finished(world)
    results = await world.store.results.of_session(session.id)
    assert sorted(each.place for each in results) in ([1, 1], [1, 2])
    assert {each.player for each in results} == {f"u:{ANN}", f"u:{BEN}"}
    assert (await world.stored(session.id)).session.status == "over"
    ratings = await world.store.results.ratings("locus", [f"u:{ANN}", f"u:{BEN}"])
    assert {each.played for each in ratings.values()} == {1}


async def test_a_finished_game_takes_no_move(world):
    session = await finished(world)
    with pytest.raises(IllegalAction):
        await world.host.act(session.id, ANN, place("A1"), None)
    with pytest.raises(NotSeated):
        await world.host.leave(session.id, ANN)


async def test_a_table_ends_once(world):
    session = await world.game()
    await world.host.end(session.id)
    with pytest.raises(NoSuchTable):
        await world.host.end(session.id)
    with pytest.raises(NoSuchTable):
        await world.host.act(session.id, ANN, place("A1"), None)


async def test_a_lobby_ends_when_its_last_person_leaves(world):
    lobby = await world.lobby(ANN, BEN)
    left = await world.host.leave(lobby.row.id, ANN)
    assert (left.row.status, left.row.host) == ("lobby", BEN)
    closed = await world.host.leave(lobby.row.id, BEN)
    assert closed.row.status == "closed"


# Shown anew


async def test_a_server_that_chooses_anew_has_all_its_tables_shown(world):
    session = await world.game()
    lobby: Lobby = await world.lobby(EVE, channel=CHANNEL + 1)
    world.screen.marked.clear()
    await world.host.show_anew(GUILD)
    await world.host.show_anew(GUILD + 1)
    assert sorted(world.screen.marked) == sorted([session.id, lobby.row.id])
