"""The alarm: one timer of the loop, whatever is due."""

from __future__ import annotations

import asyncio

import pytest

from bot.clock import Clock, Due, Timers
from tests.bot.world import Passing

ONE, TWO = Due("s", "deadline", "one"), Due("s", "deadline", "two")
OTHER = Due("t", "computer")


class Alarm:
    """Timers, and what they rang for."""

    def __init__(self, passed: Passing) -> None:
        self.clock = Clock()
        self.rung: list[Due] = []
        self.timers = Timers(self.clock, self.rung.append)
        self._passed = passed

    def put(self, due: Due, after: float) -> None:
        self.timers.put(due, self.clock.now() + after)

    async def later(self, seconds: float) -> list[Due]:
        """What rings within the next `seconds`."""
        self.rung.clear()
        self._passed(seconds)
        for _ in range(4):
            await asyncio.sleep(0)
        return list(self.rung)


@pytest.fixture
async def alarm(passed: Passing) -> Alarm:
    return Alarm(passed)


async def test_each_rings_once_when_it_is_due(alarm):
    alarm.put(ONE, 10)
    alarm.put(OTHER, 20)
    assert await alarm.later(9) == []
    assert await alarm.later(2) == [ONE]
    assert await alarm.later(100) == [OTHER]


async def test_what_is_long_overdue_rings_at_once(alarm):
    alarm.put(ONE, -100)
    assert await alarm.later(0) == [ONE]


async def test_the_last_time_that_was_set_counts(alarm):
    alarm.put(ONE, 10)
    alarm.put(ONE, 30)
    assert await alarm.later(20) == []
    alarm.put(ONE, 1)
    assert await alarm.later(2) == [ONE]
    assert await alarm.later(60) == []


async def test_what_was_dropped_does_not_ring(alarm):
    alarm.put(ONE, 10)
    alarm.put(TWO, 11)
    alarm.timers.drop(ONE)
    alarm.timers.drop(OTHER)
    assert await alarm.later(20) == [TWO]


async def test_all_of_one_kind_are_replaced_and_others_stay(alarm):
    computer = Due("s", "computer")
    alarm.put(ONE, 10)
    alarm.put(computer, 10)
    alarm.timers.replace("s", "deadline", {"two": alarm.clock.now() + 5})
    assert set(await alarm.later(20)) == {TWO, computer}


async def test_a_session_without_deadlines_keeps_nothing(alarm):
    alarm.put(ONE, 10)
    alarm.timers.replace("s", "deadline", {})
    assert alarm.timers.when(ONE) is None
    assert await alarm.later(20) == []


async def test_a_session_is_cleared_as_a_whole(alarm):
    alarm.put(ONE, 10)
    alarm.put(OTHER, 10)
    alarm.timers.clear("s")
    assert await alarm.later(20) == [OTHER]


async def test_after_closing_nothing_rings(alarm):
    alarm.put(ONE, 10)
    alarm.timers.close()
    assert await alarm.later(20) == []


async def test_it_says_when_something_will_ring(alarm):
    at = alarm.clock.now() + 10
    alarm.timers.put(ONE, at)
    assert alarm.timers.when(ONE) == at
    assert alarm.timers.when(TWO) is None


async def test_a_thousand_deadlines_are_one_timer_and_no_task(alarm, monkeypatch):
    loop = asyncio.get_running_loop()
    handles: list[asyncio.TimerHandle] = []
    call_at = loop.call_at

    def counted(*args, **kwargs):
        handles.append(call_at(*args, **kwargs))
        return handles[-1]

    monkeypatch.setattr(loop, "call_at", counted)
    tasks = len(asyncio.all_tasks())
    for n in range(1000):
        alarm.put(Due(str(n), "deadline"), 1000 - n)
    assert sum(not each.cancelled() for each in handles) == 1
    assert len(asyncio.all_tasks()) == tasks


async def test_what_a_ring_sets_is_kept(alarm):
    def ring(due: Due) -> None:
        alarm.rung.append(due)
        if due == ONE:
            alarm.put(TWO, 5)

    alarm.timers = Timers(alarm.clock, ring)
    alarm.put(ONE, 10)
    assert await alarm.later(10) == [ONE]
    assert await alarm.later(5) == [TWO]


async def test_the_clock_is_that_of_the_loop(alarm):
    before = alarm.clock.now()
    await alarm.later(3600)
    assert 3600 <= alarm.clock.now() - before < 3601
