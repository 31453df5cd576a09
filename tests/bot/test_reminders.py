"""Whom a table waits for is reminded once, at half time; short waits remind nobody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bot.clock import Due
from bot.sessions.clockwork import REMINDER
from data.errors import Locked
from engines.kernel.game import Deadline, Seat
from tests.bot.world import ANN, BEN, World, opened, place

FIRST, SECOND = Seat(0), Seat(1)


class Waits:
    """The rules of a session, with its waits as a test wants them."""

    def __init__(self, rules: Any, change: Callable[[Deadline], Deadline]) -> None:
        self._rules = rules
        self._change = change

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def deadlines(self, state: Any) -> tuple[Deadline, ...]:
        return tuple(self._change(each) for each in self._rules.deadlines(state))


def lasting(session: Any, seconds: float) -> None:
    """Every wait of the session lasts so long from now on, as its engine proposes."""
    session.rules = Waits(
        session.rules, lambda each: msgspec.structs.replace(each, seconds=seconds)
    )


def of_both(session: Any) -> None:
    """Every wait of the session is for both seats from now on."""
    rules = Waits(
        session.rules,
        lambda each: msgspec.structs.replace(each, seats=frozenset({FIRST, SECOND})),
    )
    rules.waiting_on = lambda _: frozenset({FIRST, SECOND})
    session.rules = rules


def reminder(world: World, session: Any, deadline: str) -> float | None:
    """When those are reminded whom a deadline waits for."""
    return world.host.clockwork.timers.when(Due(session.id, REMINDER, deadline))


async def lay(world: World, session: Any, user: int) -> None:
    """`user` plays the first card that is free."""
    seat = session.seat_of(user)
    cell = session.rules.view(session.state, seat).preview[0].cell
    await world.host.act(session.id, user, place(cell), None)


async def miss(world: World, session: Any, times: int) -> None:
    """Ann lets her time run out that often; ben always moves."""
    for _ in range(times):
        await world.later(61)
        await lay(world, session, BEN)


# When


async def test_at_half_time_those_are_called_whom_the_table_waits_for(world):
    session = await world.game(seconds=60.0)
    await world.later(29)
    assert (world.screen.called, session.late) == ([], frozenset())
    await world.later(2)
    assert (world.screen.called, session.late) == ([session.id], {FIRST})


async def test_half_time_is_that_of_the_table(world):
    session = await world.game(seconds=600.0)
    assert reminder(world, session, "turn-1") == session.due["turn-1"].began + 300


async def test_nobody_is_called_twice_in_one_wait(world):
    session = await world.game(seconds=60.0)
    await world.later(31)
    await world.later(20)
    assert world.screen.called == [session.id]


async def test_a_wait_that_goes_on_after_others_acted_calls_nobody_again(world):
    session = await world.game(seconds=60.0)
    of_both(session)
    (turn,) = session.rules.deadlines(session.state)
    session.rules.deadlines = lambda _: (turn,)
    await world.later(31)
    await lay(world, session, ANN)
    assert session.due["turn-1"].reminded
    assert reminder(world, session, "turn-1") is None
    await world.later(20)
    assert world.screen.called == [session.id]


async def test_who_acts_in_time_is_not_called(world):
    session = await world.game(seconds=60.0)
    await world.later(29)
    await lay(world, session, ANN)
    await world.later(20)
    assert (world.screen.called, session.late) == ([], frozenset())


async def test_who_acts_after_the_call_is_not_late_any_more(world):
    session = await world.game(seconds=60.0)
    await world.later(31)
    await lay(world, session, ANN)
    assert session.late == frozenset()
    assert reminder(world, session, "turn-2") == session.due["turn-2"].began + 30


async def test_a_call_marks_nothing_else(world):
    await world.game(seconds=60.0)
    world.screen.marked.clear()
    await world.later(31)
    assert world.screen.marked == []


async def test_at_a_table_that_was_ended_nobody_is_called(world):
    session = await world.game(seconds=60.0)
    await world.host.end(session.id)
    await world.later(31)
    assert world.screen.called == []


async def test_that_somebody_was_reminded_is_stored(world):
    session = await world.game(seconds=60.0)
    before = session.due["turn-1"]
    await world.later(31)
    (due,) = (await world.stored(session.id)).due
    assert due == msgspec.structs.replace(before, reminded=True)


async def test_a_reminder_that_cannot_be_stored_is_given_a_little_later(world, monkeypatch):
    session = await world.game(seconds=60.0)

    async def refuse(*_args: object, **_named: object) -> None:
        raise Locked("x")

    with monkeypatch.context() as broken:
        broken.setattr(world.store.sessions, "set_due", refuse)
        await world.later(31)
    assert (world.screen.called, session.late) == ([], frozenset())
    await world.later(6)
    assert (world.screen.called, session.late) == ([session.id], {FIRST})


async def test_a_reminder_of_a_wait_that_is_over_changes_nothing(world):
    session = await world.game(seconds=60.0)
    await lay(world, session, ANN)
    before = session.due
    await session.remind("turn-1")
    assert session.due == before
    assert (await world.stored(session.id)).due == tuple(before.values())


# Short waits


@pytest.mark.parametrize(("seconds", "after"), [(6.0, None), (19.9, None), (20.0, 10.0)])
async def test_a_wait_of_less_than_twenty_seconds_calls_nobody(world, seconds, after):
    session = await world.game(seconds=60.0)
    lasting(session, seconds)
    await lay(world, session, ANN)
    expected = None if after is None else session.due["turn-2"].began + after
    assert reminder(world, session, "turn-2") == expected


async def test_a_short_wait_is_long_at_a_slow_table(world):
    session = await world.game(seconds=600.0)
    lasting(session, 6.0)
    await lay(world, session, ANN)
    assert reminder(world, session, "turn-2") == session.due["turn-2"].began + 30


@pytest.mark.parametrize(("seconds", "misses"), [(6.0, 0), (19.9, 0), (20.0, 1)])
async def test_letting_a_short_wait_go_by_is_no_absence(world, seconds, misses):
    session = await world.game(seconds=60.0)
    lasting(session, seconds)
    await lay(world, session, ANN)
    await world.later(seconds + 1)
    assert session.length == 2
    assert session.seats[SECOND].misses == misses


async def test_a_slow_table_makes_a_short_wait_no_test_of_presence(world):
    session = await world.game(seconds=600.0)
    lasting(session, 6.0)
    await lay(world, session, ANN)
    await world.later(61)
    assert (session.length, session.seats[SECOND].misses) == (2, 0)


async def test_a_short_wait_forgives_no_turn_that_was_missed(world):
    session = await world.game(seconds=60.0)
    await miss(world, session, 1)
    lasting(session, 6.0)
    await world.later(61)
    assert (session.length, session.seats[FIRST].misses) == (3, 1)


# Who


async def test_a_computers_turn_calls_nobody(world):
    world.computers.may_answer.clear()
    session = await world.game(computers=["3"], seconds=60.0)
    await lay(world, session, ANN)
    assert session.state.to_act == SECOND
    await world.later(31)
    assert world.screen.called == []


async def test_who_is_away_is_not_called(world):
    session = await world.game(seconds=60.0)
    world.computers.may_answer.clear()
    await miss(world, session, 3)
    world.screen.called.clear()
    assert (session.seats[FIRST].away, session.state.to_act) == (True, FIRST)
    await world.later(31)
    assert world.screen.called == []


async def test_who_left_is_not_called(world):
    world.computers.may_answer.clear()
    session = await world.game(seconds=60.0)
    await world.host.leave(session.id, ANN)
    await world.later(31)
    assert world.screen.called == []


async def test_who_is_back_is_called_again(world):
    session = await world.game(seconds=60.0)
    world.computers.may_answer.clear()
    await miss(world, session, 3)
    world.screen.called.clear()
    await world.host.come_back(session.id, ANN)
    await world.later(31)
    assert (world.screen.called, session.late) == ([session.id], {FIRST})


async def test_of_several_who_are_waited_for_the_person_is_called(world):
    world.computers.may_answer.clear()
    session = await world.game(computers=["3"], seconds=60.0)
    of_both(session)
    await lay(world, session, ANN)
    await world.later(31)
    assert world.screen.called == [session.id]


# After a restart


async def test_who_was_called_before_a_restart_is_not_called_again(database, passed):
    async with opened(database, passed) as world:
        await world.game(seconds=60.0)
        await world.later(31)
    async with opened(database, passed) as world:
        await world.host.resume()
        await world.later(25)
        assert world.screen.called == []


@pytest.mark.parametrize(("gone_by", "after"), [(10, 20), (50, 7.5), (3600, 7.5)])
async def test_after_a_restart_half_time_is_what_it_was_or_halfway_through_the_rest(
    database, passed, gone_by, after
):
    async with opened(database, passed) as world:
        session = await world.game(seconds=60.0)
    passed(gone_by)
    async with opened(database, passed) as world:
        await world.host.resume()
        await world.later(after - 1)
        assert world.screen.called == []
        await world.later(2)
        assert world.screen.called == [session.id]


async def test_a_short_wait_calls_nobody_after_a_restart_either(database, passed):
    async with opened(database, passed) as world:
        session = await world.game(seconds=60.0)
        lasting(session, 6.0)
        await lay(world, session, ANN)
    passed(3600)
    async with opened(database, passed) as world:
        await world.host.resume()
        await world.later(14)
        assert world.screen.called == []


async def test_a_short_wait_that_a_restart_drew_out_is_still_short(database, passed):
    async with opened(database, passed) as world:
        session = await world.game(seconds=60.0)
        lasting(session, 6.0)
        await lay(world, session, ANN)
    passed(3600)
    async with opened(database, passed) as world:
        await world.host.resume()
        session = await world.host.session(session.id)
        lasting(session, 6.0)
        await world.host.leave(session.id, ANN)  # so that the alarms are set anew
        await world.later(14)
        assert world.screen.called == []
