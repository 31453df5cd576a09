"""What one click costs, and how long the event loop waits for pictures."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace

import discord

from bot import runtime
from bot.app import OutOfTurn
from bot.painting import Painter
from bot.sessions.options import TableOptions
from bot.settings import Settings
from data.rows import GuildSettings
from engines.kernel.game import legal_actions
from render import locus
from render.sheet import view

GAMES = 12
PICTURES = 300


class Answer:
    """Takes the place of Discord: every answer is taken at once."""

    type = None

    def is_done(self) -> bool:
        return False

    async def edit_message(self, **_: object) -> None:
        """Nothing more to do."""


def press(user: int, custom_id: str) -> SimpleNamespace:
    """A press of a button, as the desk reads it."""
    return SimpleNamespace(
        data={"custom_id": custom_id},
        user=SimpleNamespace(id=user, display_name=f"user {user}"),
        locale=discord.Locale.american_english,
        message=None,
        extras={},
        response=Answer(),
    )


async def clicks() -> tuple[float, int]:
    """Median CPU seconds of one action read, decided, stored and answered, without a picture."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'bench.sqlite3'}"
        bot = OutOfTurn(Settings(database=url, think=0, refresh=0))
        await bot.setup_hook()
        await bot.publisher.close()
        await bot.store.settings.put_guild(GuildSettings(guild=1, text_only=True))
        costs = [cost for _ in range(GAMES) for cost in await game(bot)]
        await bot.close()
    return statistics.median(costs), len(costs)


async def game(bot: OutOfTurn) -> list[float]:
    """Play one game; the CPU seconds of each click, all threads of the process counted."""
    host = bot.host
    lobby = await host.open(
        "locus", guild=1, channel=1, host=1, language="en", config={}, options=TableOptions()
    )
    for user in (1, 2):
        await host.change(lobby.row.id, lambda now, user=user: now.join(user, f"user {user}"))
    session = await host.begin(lobby.row.id, 1)
    costs = []
    while session.result is None:
        seat = session.state.to_act
        action = next(iter(legal_actions(session.rules, session.state, seat)))
        custom_id = f"v1:{session.id}:{session.anchor}:place:{action.cell}.{action.face}"
        before = time.process_time()
        await bot.desk.pressed(press(seat + 1, custom_id))
        costs.append(time.process_time() - before)
    return costs


async def lag() -> float:
    """The 99th percentile of how late a 1 ms ticker is while pictures are painted, in seconds."""
    painter, late, done = Painter(), [], asyncio.Event()

    async def tick() -> None:
        while not done.is_set():
            began = time.perf_counter()
            await asyncio.sleep(0.001)
            late.append(time.perf_counter() - began - 0.001)

    ticker = asyncio.create_task(tick())
    scenes = [locus.table(view(6, 5, chips), ("Ann", "Ben")) for chips in range(30)]
    for n in range(PICTURES):
        await painter.paint(scenes[n % len(scenes)])
    done.set()
    await ticker
    painter.close()
    return statistics.quantiles(late, n=100)[98]


def main() -> None:
    runtime.keep_steady()
    median, n = runtime.run(clicks())
    print(f"one click: {median * 1000:.2f} ms CPU, median of {n} (goal: at most 3)")
    print(f"event loop while painting: p99 {runtime.run(lag()) * 1000:.2f} ms late (goal: below 5)")


if __name__ == "__main__":
    main()
