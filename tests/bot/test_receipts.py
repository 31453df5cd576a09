"""Presses whose answers take longer than Discord waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import pytest

from bot.table.receipts import IN_TIME, NOTHING_SHOWN
from tests.bot.parlour import Parlour, Pressing
from tests.bot.test_hand_screen import game
from tests.bot.world import ANN, World


@pytest.fixture
async def parlour(world: World):
    made = Parlour(world)
    yield made
    await made.close()


@asynccontextmanager
async def held_up(parlour: Parlour, session, pressing: Pressing, seconds: float) -> AsyncIterator:
    """`pressing` arrives, and for so many seconds nothing can be stored of its game."""
    async with session._lock:
        arriving = asyncio.create_task(parlour.desk.pressed(pressing))
        await parlour.world.later(0)
        await parlour.world.later(seconds)
        yield
    await arriving
    await parlour.quiet()


async def late(parlour: Parlour, *, after: float = IN_TIME, seen: str = "", plus: int = 0):
    """Whom the table waits for calls in their DM, or who sits so many seats further.

    Nothing is stored for so many seconds. Returns the press, and what had come of it by then.
    """
    session = await game(parlour.world)
    await parlour.quiet()
    seat = (session.state.to_act + plus) % len(session.seats)
    pressing = parlour.pressing(session, session.seats[seat].user, "call", where="dm", seen=seen)
    async with held_up(parlour, session, pressing, after):
        had = pressing.type
    return pressing, had


async def test_a_press_that_takes_long_is_acknowledged_and_answered_later(parlour):
    pressing, had = await late(parlour)
    assert had is NOTHING_SHOWN
    assert len(pressing.redrawn) == 1
    assert pressing.told == []


async def test_a_press_that_takes_a_moment_is_answered_and_not_acknowledged_as_well(parlour):
    pressing, had = await late(parlour, after=0)
    assert had is None
    await parlour.world.later(IN_TIME)
    assert pressing.type is discord.InteractionResponseType.message_update


async def test_a_refusal_that_takes_long_is_told_all_the_same(parlour):
    pressing, had = await late(parlour, plus=1)
    assert had is NOTHING_SHOWN
    assert len(pressing.told) == 1


async def test_a_press_of_an_old_control_that_takes_long_shows_the_present_one(parlour):
    pressing, had = await late(parlour, seen="h77")
    assert had is NOTHING_SHOWN
    assert len(pressing.redrawn) == 1
    assert pressing.told == []


async def test_an_answer_that_is_ready_waits_for_a_receipt_on_its_way(parlour):
    session = await game(parlour.world)
    await parlour.quiet()
    pressing = parlour.pressing(session, ANN, "@hand")
    arrived = asyncio.Event()

    async def defer() -> None:
        await arrived.wait()
        pressing._answer(NOTHING_SHOWN)

    pressing.defer = defer
    async with parlour.world.host._lock(session.id):
        parlour.world.host._tables.pop(session.id)
        arriving = asyncio.create_task(parlour.desk.pressed(pressing))
        await parlour.world.later(0)
        await parlour.world.later(IN_TIME)
    await asyncio.sleep(0.05)
    assert pressing.told == []
    arrived.set()
    await arriving
    assert "face down" in pressing.told[0]
