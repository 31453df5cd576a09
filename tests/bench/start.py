"""How long the bot takes to start with 1,000 unfinished games, and what a live game weighs."""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
import tracemalloc
from pathlib import Path

import simcord

from bot.app import OutOfTurn
from bot.sessions.options import TableOptions
from bot.settings import Settings

GAMES = 1000
LIVE = 200


async def prepare(url: str) -> list[str]:
    """Store unfinished games; their ids."""
    bot = OutOfTurn(Settings(database=url, think=3600, refresh=3600))
    async with simcord.run(bot, strict_sync=False) as env:
        with env._bot_scope():
            await bot.publisher.close()  # there are no such channels to show the tables in
            ids = [await begin(bot, channel) for channel in range(1, GAMES + 1)]
            await bot.close()
    return ids


async def begin(bot: OutOfTurn, channel: int) -> str:
    lobby = await bot.host.open(
        "locus",
        guild=None,
        channel=channel,
        host=1,
        language="en",
        config={},
        options=TableOptions(),
    )
    for user in (1, 2):
        await bot.host.change(lobby.row.id, lambda now, user=user: now.join(user, f"user {user}"))
    await bot.host.begin(lobby.row.id, 1)
    return lobby.row.id


async def start(url: str, ids: list[str]) -> tuple[float, float]:
    """Seconds from making the bot to ready, and bytes a live session beyond the first."""
    began = time.perf_counter()
    bot = OutOfTurn(Settings(database=url, think=3600, refresh=3600))
    async with simcord.run(bot, strict_sync=False) as env:
        ready = time.perf_counter() - began
        with env._bot_scope():
            await bot.host.session(ids[0])
            gc.collect()
            tracemalloc.start()
            for each in ids[1 : LIVE + 1]:
                await bot.host.session(each)
            gc.collect()
            size = tracemalloc.get_traced_memory()[0] / LIVE
            tracemalloc.stop()
            await bot.close()
    return ready, size


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'bench.sqlite3'}"
        ids = asyncio.run(prepare(url))
        ready, size = asyncio.run(start(url, ids))
    print(f"start to ready with {GAMES} unfinished games: {ready:.2f} s (goal: at most 3)")
    print(f"each live session beyond the first: {size / 1024:.1f} KB (goal: at most 60)")


if __name__ == "__main__":
    main()
