"""Deadlines, computers, lobbies and deserted tables: what happens without anybody."""

from __future__ import annotations

import msgspec
import pytest

from bot.clock import Due
from bot.errors import NoSuchTable
from bot.sessions.clockwork import DEADLINE
from data.errors import Locked
from engines.kernel.errors import IllegalAction, Refused
from engines.kernel.game import Seat
from tests.bot.test_host import finished
from tests.bot.world import ANN, BEN, World, opened, place

FIRST, SECOND = Seat(0), Seat(1)


def alarm(world: World, session, deadline: str) -> float | None:
    """When a deadline will ring."""
    return world.host.clockwork.timers.when(Due(session.id, DEADLINE, deadline))


# Deadlines


async def test_a_turn_that_begins_sets_its_deadline_and_stores_it(world):
    session = await world.game(seconds=30.0)
    (due,) = (await world.stored(session.id)).due
    assert (due.deadline, due.at - due.began) == ("turn-1", 30)
    assert alarm(world, session, "turn-1") == due.at


async def test_a_move_takes_its_deadline_away_and_sets_the_next(world):
    session = await world.game()
    await world.host.act(session.id, ANN, place("A1"), None)
    (due,) = (await world.stored(session.id)).due
    assert due.deadline == "turn-2"
    assert alarm(world, session, "turn-1") is None
    assert alarm(world, session, "turn-2") == due.at


async def test_silence_plays_the_default_when_time_is_up(world):
    session = await world.game(seconds=60.0)
    await world.later(59)
    assert session.length == 0
    await world.later(2)
    assert session.length == 1
    assert session.state.to_act == SECOND
    assert world.screen.marked[-1] == session.id


async def test_an_expiry_that_comes_late_is_refused(world):
    session = await world.game()
    late = session.rules.expire("turn-1")
    await world.host.act(session.id, ANN, place("A1"), None)
    before = session.state
    with pytest.raises(IllegalAction) as refused:
        await session.submit(late)
    assert refused.value.reason == Refused.TOO_LATE
    assert session.state is before


async def test_the_end_takes_every_alarm_away(world):
    session = await world.game()
    await world.host.end(session.id)
    await world.later(3600)
    assert (await world.stored(session.id)).length == 0
    assert (await world.stored(session.id)).due == ()


async def test_a_game_that_was_played_to_its_end_rings_no_more(world):
    session = await finished(world)
    assert alarm(world, session, "turn-30") is None
    assert (await world.stored(session.id)).due == ()


class Window(msgspec.Struct, frozen=True):
    """Rules that declare what a test wants of them."""

    rules: object
    declared: tuple

    def __getattr__(self, name: str) -> object:
        return getattr(self.rules, name)

    def deadlines(self, _state: object) -> tuple:
        return self.declared


async def test_a_deadline_that_goes_on_keeps_its_time(world):
    session = await world.game(seconds=60.0)
    (turn,) = session.rules.deadlines(session.state)
    began = session.due["turn-1"]
    session.rules = Window(session.rules, (turn,))
    await world.later(20)
    await world.host.act(session.id, ANN, place("A1"), None)
    assert session.due["turn-1"] == began


@pytest.mark.parametrize("seconds", [90.0, 40.0])
async def test_a_deadline_with_other_seconds_is_counted_from_when_it_began(world, seconds):
    session = await world.game(seconds=60.0)
    (turn,) = session.rules.deadlines(session.state)
    began = session.due["turn-1"].began
    session.rules = Window(session.rules, (msgspec.structs.replace(turn, seconds=seconds),))
    await world.later(20)
    await world.host.act(session.id, ANN, place("A1"), None)
    (due,) = (await world.stored(session.id)).due
    assert (due.began, due.at) == (began, began + seconds)
    assert alarm(world, session, "turn-1") == due.at


async def test_a_slow_table_stretches_every_deadline_alike(world):
    session = await world.game(seconds=600.0)
    (turn,) = session.rules.deadlines(session.state)
    short = msgspec.structs.replace(turn, id="window-1", seconds=6.0)
    session.rules = Window(session.rules, (turn, short))
    await world.host.act(session.id, ANN, place("A1"), None)
    assert session.due["window-1"].at - session.due["window-1"].began == 60


async def test_an_expiry_that_cannot_be_stored_is_tried_again(world, monkeypatch):
    session = await world.game(seconds=60.0)

    async def refuse(*_args: object, **_named: object) -> None:
        raise Locked("x")

    with monkeypatch.context() as broken:
        broken.setattr(world.store.sessions, "append", refuse)
        await world.later(61)
    assert session.length == 0
    await world.later(6)
    assert session.length == 1


# Computers


async def test_a_computer_answers_by_itself(world):
    session = await world.game(computers=["3"])
    await world.host.act(session.id, ANN, place("C4"), None)
    await world.quiet()
    assert session.length == 2
    assert world.computers.asked == ["3"]


async def test_a_computer_waits_as_long_as_is_set(database, passed):
    async with opened(database, passed, think=1.5) as world:
        session = await world.game(computers=["3"])
        await world.host.act(session.id, ANN, place("C4"), None)
        await world.later(1.4)
        assert session.length == 1
        await world.later(0.2)
        assert session.length == 2


async def test_a_computer_that_answers_after_the_game_moved_on_is_not_heard(world):
    session = await world.game(computers=["3"])
    world.computers.may_answer.clear()
    await world.host.act(session.id, ANN, place("C4"), None)
    free = session.rules.view(session.state, SECOND).preview
    by_silence = max(free, key=lambda each: each.up).cell
    old, world.computers.will_do = ("F5", -1) if by_silence == "A1" else ("A1", 0)
    await world.quiet()
    await world.later(601)
    world.computers.will_do = 6
    left = [e.cell for e in session.rules.view(session.state, FIRST).preview if e.cell != old]
    await world.host.act(session.id, ANN, place(left[-2]), None)
    await world.quiet()
    world.computers.may_answer.set()
    await world.quiet()
    assert session.length == 4
    assert session.tail[-1].cell != old


async def test_a_computer_is_told_no_more_than_its_seat_may_know(world, monkeypatch):
    session = await world.game(computers=["3"])
    seen = []
    choose = world.computers.choose

    async def noted(key, view, *rest):
        seen.append((key, view))
        return await choose(key, view, *rest)

    monkeypatch.setattr(world.computers, "choose", noted)
    await world.host.act(session.id, ANN, place("C4"), None)
    expected = session.rules.view(session.state, SECOND)
    await world.quiet()
    assert seen == [("locus", expected)]


# Tables without people


async def test_a_lobby_closes_after_a_quarter_of_an_hour(world):
    lobby = await world.lobby(ANN)
    await world.later(899)
    assert (await world.host.table(lobby.row.id)).row.status == "lobby"
    await world.later(2)
    assert (await world.host.table(lobby.row.id)).row.status == "closed"


async def test_a_game_does_not_close_with_its_lobby(world):
    session = await world.game(seconds=86400.0)
    await world.later(901)
    assert (await world.stored(session.id)).session.status == "playing"


async def test_a_table_that_everybody_left_closes(world):
    world.computers.may_answer.clear()
    session = await world.game(seconds=86400.0)
    await world.host.leave(session.id, ANN)
    await world.host.leave(session.id, BEN)
    await world.later(599)
    assert (await world.stored(session.id)).session.status == "playing"
    await world.later(2)
    assert (await world.stored(session.id)).session.status == "closed"


async def test_what_rings_for_a_table_that_is_gone_does_no_harm(world, caplog):
    for kind in ("deadline", "computer", "lobby", "deserted"):
        world.host.clockwork.timers.put(Due("gone", kind, "x"), 0)
    await world.later(0)
    assert not [each for each in caplog.records if each.levelname == "ERROR"]
    with pytest.raises(NoSuchTable):
        await world.host.table("gone")


# After a restart


async def test_deadlines_are_set_again_without_reading_the_games(database, passed):
    async with opened(database, passed) as world:
        session = await world.game(seconds=60.0)
    async with opened(database, passed, think=5) as world:
        await world.host.resume()
        assert alarm(world, session, "turn-1") is not None
        assert not world.host._tables


async def test_a_deadline_that_is_due_waits_until_people_can_be_there(database, passed):
    async with opened(database, passed) as world:
        session = await world.game(seconds=60.0)
    passed(3600)
    async with opened(database, passed) as world:
        await world.host.resume()
        await world.later(14)
        assert (await world.stored(session.id)).length == 0
        await world.later(2)
        assert (await world.stored(session.id)).length == 1


async def test_the_grace_holds_for_a_wait_that_goes_on(database, passed):
    async with opened(database, passed) as world:
        session = await world.game(seconds=60.0)
    passed(3600)
    async with opened(database, passed) as world:
        await world.host.resume()
        session = await world.host.session(session.id)
        session.rules = Window(session.rules, session.rules.deadlines(session.state))
        await world.host.act(session.id, ANN, place("A1"), None)
        assert session.due["turn-1"].at >= world.host.grace_until
