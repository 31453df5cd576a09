"""Playing again with the same people, the other one first."""

from __future__ import annotations

import asyncio

import pytest

from bot.errors import House, NotSeated
from bot.sessions.session import Session
from data.errors import Locked
from tests.bot.test_host import finished, refused
from tests.bot.world import ANN, BEN, EVE


async def test_in_a_rematch_the_other_seat_begins(world):
    old = await finished(world, seconds=30.0)
    new = await world.host.rematch(old.id, BEN)
    assert [each.user for each in new.seats] == [BEN, ANN]
    assert (new.row.host, new.options, new.config) == (BEN, old.options, old.config)
    assert new.state.seed != old.state.seed


async def test_in_a_rematch_computers_stay_and_those_away_are_asked_again(world):
    session = await world.game(computers=["5"])
    await world.host.end(session.id)
    new = await world.host.rematch(session.id, ANN)
    assert [(each.user, each.level) for each in new.seats] == [(None, "5"), (ANN, None)]
    await world.quiet()
    assert new.length == 1


async def test_a_rematch_is_refused_while_the_channel_has_a_table(world):
    old = await finished(world)
    await world.lobby(EVE)
    await refused(House.CHANNEL_TAKEN, world.host.rematch(old.id, ANN))


async def test_of_two_who_want_a_rematch_one_opens_it(world):
    old = await finished(world)
    outcomes = await asyncio.gather(
        *(world.host.rematch(old.id, user) for user in (ANN, BEN)), return_exceptions=True
    )
    assert [isinstance(each, Session) for each in outcomes].count(True) == 1
    assert len(await world.store.sessions.live()) == 1


async def test_a_game_that_goes_on_has_no_rematch(world):
    session = await world.game()
    await refused(House.STARTED, world.host.rematch(session.id, ANN))
    with pytest.raises(NotSeated):
        await world.host.rematch(session.id, EVE)


async def test_a_rematch_that_cannot_be_dealt_leaves_the_channel_free(world, monkeypatch):
    old = await finished(world)

    async def refuse(*_args: object, **_named: object) -> None:
        raise Locked("x")

    with monkeypatch.context() as broken:
        broken.setattr(world.store.sessions, "begin", refuse)
        with pytest.raises(Locked):
            await world.host.rematch(old.id, ANN)
    assert await world.store.sessions.live() == ()
    assert isinstance(await world.host.rematch(old.id, ANN), Session)
