"""The loopback that `make bench` loads the bot with: it answers as Discord does."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import OutOfTurn
from bot.settings import Settings
from tests.bench.loopback import Loopback, point
from tests.bench.people import Table

AT_ONCE = (0.0, 0.0)
ENOUGH = 12
"""Clicks: four people sit down and say no to Grand Tichu, and one gives cards away."""


@pytest.fixture
async def discord(monkeypatch, tmp_path):
    """The loopback, with one channel, and the bot connected to it."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    async with Loopback(1) as loopback:
        point(loopback.port)
        url = f"sqlite+aiosqlite:///{tmp_path / 'outofturn.sqlite3'}"
        async with OutOfTurn(Settings(database=url, think=0, refresh=0)) as bot:
            running = asyncio.create_task(bot.start("loopback"))
            await loopback.ready.wait()
            yield loopback
        await running


async def test_four_people_play_over_real_sockets(discord):
    table = Table(discord, 0, Random(1), thinks=AT_ONCE, moves=AT_ONCE)
    playing = asyncio.create_task(table.play())
    while len(table.clicks) < ENOUGH:
        await asyncio.sleep(0.01)
        assert not playing.done()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    hands = [discord.last(person.home) for person in table.people]
    assert table.lost == 0
    assert all("Card Club" in hand.text for hand in hands)
    assert discord.requests["edits by answers"]
