"""People who let their time run out: who is away, who plays for them, and how they come back."""

from __future__ import annotations

from engines.kernel.game import Seat
from tests.bot.world import ANN, BEN, World, place

FIRST, SECOND = Seat(0), Seat(1)


async def miss(world: World, times: int):
    """A game in which ann has missed that many turns; ben always moves."""
    session = await world.game(seconds=60.0)
    for _ in range(times):
        await world.later(61)
        cell = session.rules.view(session.state, SECOND).preview[0].cell
        await world.host.act(session.id, BEN, place(cell), None)
        await world.quiet()
    return session


async def test_two_missed_turns_are_counted(world):
    session = await miss(world, 2)
    seat = (await world.stored(session.id)).seats[0]
    assert (seat.misses, seat.away) == (2, False)


async def test_a_move_makes_up_for_missed_turns(world):
    session = await miss(world, 2)
    cell = session.rules.view(session.state, FIRST).preview[0].cell
    await world.host.act(session.id, ANN, place(cell), None)
    assert (await world.stored(session.id)).seats[0].misses == 0


async def test_after_three_in_a_row_the_computer_plays(world):
    session = await miss(world, 3)
    seat = (await world.stored(session.id)).seats[0]
    assert (seat.user, seat.away, seat.level) == (ANN, True, "4")
    await world.quiet()
    assert session.state.to_act == SECOND
    assert world.computers.asked == ["4"]


async def test_who_comes_back_plays_again(world):
    world.computers.may_answer.clear()
    session = await miss(world, 3)
    await world.host.come_back(session.id, ANN)
    world.computers.may_answer.set()
    await world.quiet()
    seat = (await world.stored(session.id)).seats[0]
    assert (seat.away, seat.misses, seat.level) == (False, 0, None)
    assert session.state.to_act == FIRST


async def test_who_is_away_and_moves_is_back(world):
    session = await miss(world, 3)
    world.computers.may_answer.clear()
    cell = session.rules.view(session.state, SECOND).preview[0].cell
    await world.host.act(session.id, BEN, place(cell), None)
    cell = session.rules.view(session.state, FIRST).preview[0].cell
    await world.host.act(session.id, ANN, place(cell), None)
    assert not session.seats[0].away


async def test_a_table_to_which_somebody_came_back_goes_on(world):
    session = await miss(world, 3)
    world.computers.may_answer.clear()
    await world.host.leave(session.id, BEN)
    await world.later(300)
    await world.host.come_back(session.id, ANN)
    await world.later(301)
    assert (await world.stored(session.id)).session.status == "playing"
