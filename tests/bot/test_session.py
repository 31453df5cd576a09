"""A running game: decide, store, swap; nothing is true that is not stored."""

from __future__ import annotations

import asyncio

import pytest

from bot.errors import NoSuchTable, Stale
from bot.sessions.session import Session
from data.errors import Failed, Locked
from engines.kernel.errors import IllegalAction, Refused
from engines.kernel.game import Seat
from tests.bot.world import ANN, BEN, EVE, World, place

FIRST, SECOND = Seat(0), Seat(1)


def act(session: Session, seat: Seat, cell: str, seen: str | None = None):
    """`seat` lays a chip on `cell`, as a button of `seen` asks for."""
    return session.submit(session.rules.action(seat, place(cell)), seen)


async def other_process(world: World, session: Session) -> Session:
    """The same game as another process has it in memory."""
    twin = Session(
        await world.stored(session.id),
        world.store,
        world.host.clock,
        turn_seconds=60,
        grace_until=0,
    )
    assert twin.length == session.length
    return twin


async def test_a_move_is_stored_and_true_at_once(world):
    session = await world.game()
    step = await act(session, FIRST, "A1", session.anchor)
    stored = await world.stored(session.id)
    assert session.state == step.state
    assert session.length == stored.length == 1
    assert (session.anchor, session.tail[-1]) == ("1", step.events[-1])


@pytest.mark.parametrize("error", [Locked("x"), Failed("x"), RuntimeError("a bug")])
async def test_a_move_that_cannot_be_stored_did_not_happen(world, monkeypatch, error):
    session = await world.game()
    before = (session.state, session.length, session.due, session.seats, list(session.tail))

    async def refuse(*_args: object, **_named: object) -> None:
        raise error

    with monkeypatch.context() as broken:
        broken.setattr(world.store.sessions, "append", refuse)
        with pytest.raises(type(error)):
            await act(session, FIRST, "A1")
    after = (session.state, session.length, session.due, session.seats, list(session.tail))
    assert after == before
    await act(session, FIRST, "A1")
    assert session.length == 1


@pytest.mark.parametrize(
    ("seat", "cell", "reason"),
    [(SECOND, "A1", Refused.NOT_YOUR_TURN), (FIRST, "Z9", "no-such-cell")],
)
async def test_a_move_against_the_rules_changes_and_stores_nothing(world, seat, cell, reason):
    session = await world.game()
    before, stored = session.state, await world.stored(session.id)
    with pytest.raises(IllegalAction) as refused:
        await act(session, seat, cell)
    assert refused.value.reason == reason
    assert session.state is before
    assert await world.stored(session.id) == stored


# Two at once


async def test_of_two_presses_of_one_button_one_acts(world):
    session = await world.game()
    presses = [act(session, FIRST, "A1", session.anchor) for _ in range(2)]
    done, stale = await asyncio.gather(*presses, return_exceptions=True)
    assert done.state.laid == 1
    assert isinstance(stale, Stale)
    assert session.length == 1


async def test_of_many_at_once_each_is_asked_in_turn(world):
    session = await world.game()
    moves = [
        act(session, Seat(n % 2), cell) for n, cell in enumerate(["A1", "B1", "C1", "D1", "E1"])
    ]
    await asyncio.gather(*moves)
    assert session.length == session.state.laid == 5


async def test_an_answer_to_a_wait_counts_while_it_is_declared(world):
    session = await world.game()
    await act(session, FIRST, "A1", "turn-1")
    with pytest.raises(Stale):
        await act(session, SECOND, "B1", "turn-1")


# Two processes


async def test_a_second_writer_reads_again_and_asks_the_rules_again(world):
    session = await world.game()
    twin = await other_process(world, session)
    await act(session, FIRST, "A1")
    with pytest.raises(IllegalAction) as refused:
        await act(twin, FIRST, "B1")
    assert refused.value.reason == Refused.NOT_YOUR_TURN
    assert twin.state == session.state


async def test_a_second_writer_may_still_be_right(world):
    session = await world.game()
    twin = await other_process(world, session)
    await act(session, FIRST, "A1")
    await act(session, SECOND, "B1")
    await act(twin, FIRST, "C1")
    assert (await world.stored(session.id)).length == twin.length == 3
    assert twin.state.laid == 3


async def test_a_process_that_is_behind_refuses_nothing_that_is_allowed(world):
    session = await world.game()
    twin = await other_process(world, session)
    await act(session, FIRST, "A1")
    await act(twin, SECOND, "B1")


async def test_a_press_of_what_the_other_process_has_changed_is_stale(world):
    session = await world.game()
    twin = await other_process(world, session)
    await act(session, FIRST, "A1")
    with pytest.raises(Stale):
        await act(twin, FIRST, "B1", "0")


async def test_a_writer_that_always_comes_second_gives_up(world, monkeypatch):
    session = await world.game()
    twin = await other_process(world, session)
    cells = iter(each.cell for each in session.rules.view(session.state, None).grid.cells)
    load = world.store.sessions.load

    async def two_moves() -> None:
        await act(session, FIRST, next(cells))
        await act(session, SECOND, next(cells))

    async def overtaken(session_id: str):
        loaded = await load(session_id)
        await two_moves()
        return loaded

    monkeypatch.setattr(world.store.sessions, "load", overtaken)
    await two_moves()
    with pytest.raises(Stale):
        await act(twin, FIRST, "F5")


async def test_a_game_that_another_process_ended_takes_no_move(world):
    session = await world.game()
    twin = await other_process(world, session)
    await world.host.end(session.id)
    with pytest.raises(NoSuchTable):
        await act(twin, FIRST, "A1")


# What is forgotten, and what is found again


async def test_a_game_reads_back_as_it_was(world):
    session = await world.game()
    await act(session, FIRST, "A1")
    await act(session, SECOND, "B1")
    twin = await other_process(world, session)
    assert twin.state == session.state
    assert list(twin.tail) == list(session.tail)
    assert twin.due == session.due


async def test_a_snapshot_is_kept_now_and_then(world, monkeypatch):
    monkeypatch.setattr("bot.sessions.session.SNAPSHOT_EVERY", 3)
    session = await world.game()
    for n, cell in enumerate(["A1", "B1", "C1", "D1"]):
        await act(session, Seat(n % 2), cell)
    stored = await world.stored(session.id)
    assert (stored.snapshot.seq, len(stored.events)) == (3, 1)
    assert (await other_process(world, session)).state == session.state


async def test_a_choice_holds_until_the_game_moves_on(world):
    session = await world.game()
    session.set_draft(FIRST, "C4")
    assert session.draft(FIRST) == "C4"
    assert session.draft(SECOND) == session.draft(None) == ""
    await act(session, FIRST, "A1")
    assert session.draft(FIRST) == ""


async def test_everybody_finds_their_seat(world):
    session = await world.game()
    seats = [session.seat_of(user) for user in (ANN, BEN, EVE)]
    assert seats == [FIRST, SECOND, None]
