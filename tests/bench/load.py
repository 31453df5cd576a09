"""200 tables of four simulated people on one process of the bot: how soon a click is answered.

    python -m tests.bench.load [tables] [seconds]

The bot runs as it does on Discord, in a process of its own, against the loopback of this one: real
sockets, SQLite on disk, pictures painted, hands in DMs. People play Tichu as fast as people do.
Both processes, and whatever else the machine does, share its cores: how late the ticker of this
process is tells how much of a figure is the machine's.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Final, NamedTuple

from tests.bench.load_bot import tick
from tests.bench.loopback import Loopback
from tests.bench.people import Table

TABLES: Final = 200
SECONDS: Final = 60.0
APART: Final = 0.15
"""Seconds between the starts of two tables."""
SETTLES: Final = 20.0
"""Seconds until the last of them is in play."""
GOALS: Final = {"p50": 0.050, "p99": 0.250, "most": 1.0}


class Found(NamedTuple):
    """What was measured once all tables were in play."""

    seconds: float
    clicks: list[float]
    """The seconds that each waited for its answer, sorted."""
    lost: int
    lost_before: int
    """While they sat down."""
    actions: int
    requests: dict[str, int]
    """Of the bot, by kind."""
    busy: float
    """How many cores the bot took."""
    late: float
    """The 99th percentile of how late its event loop was, in seconds."""
    late_here: float
    """The same of the loopback's."""


async def started(port: int, folder: str) -> Process:
    """The bot in a process of its own."""
    url = f"sqlite+aiosqlite:///{Path(folder) / 'bench.sqlite3'}"
    call = (sys.executable, "-m", "tests.bench.load_bot", str(port), url)
    return await asyncio.create_subprocess_exec(*call, stdin=PIPE, stdout=PIPE)


async def state(bot: Process) -> dict[str, float]:
    """What the bot says of itself since it was asked last."""
    assert bot.stdin is not None
    assert bot.stdout is not None
    bot.stdin.write(b"\n")
    return json.loads(await bot.stdout.readline())


async def measured(count: int, seconds: float) -> Found:
    """Start the bot, let them play, and stop it."""
    with tempfile.TemporaryDirectory() as folder:
        async with Loopback(count) as discord:
            bot = await started(discord.port, folder)
            await discord.ready.wait()
            tables = [Table(discord, n, Random(n)) for n in range(count)]
            playing: list[asyncio.Task[None]] = []
            for table in tables:
                playing.append(asyncio.create_task(table.play()))
                await asyncio.sleep(APART)
            await asyncio.sleep(SETTLES)
            found = await watched(discord, bot, tables, seconds)
            for each in playing:
                each.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            bot.terminate()
            await bot.wait()
    return found


async def watched(discord: Loopback, bot: Process, tables: list[Table], seconds: float) -> Found:
    """Look on for so many seconds."""
    before, lost = await state(bot), sum(each.lost for each in tables)
    actions = sum(each.actions for each in tables)
    for each in tables:
        each.clicks.clear()
    discord.requests.clear()
    late: list[float] = []
    ticking = asyncio.create_task(tick(late))
    await asyncio.sleep(seconds)
    ticking.cancel()
    after = await state(bot)
    return Found(
        seconds,
        sorted(each for table in tables for each in table.clicks),
        sum(each.lost for each in tables) - lost,
        lost,
        sum(each.actions for each in tables) - actions,
        dict(discord.requests),
        (after["cpu"] - before["cpu"]) / seconds,
        after["lag"],
        quantiles(late, n=100)[98],
    )


def told(found: Found, count: int) -> bool:
    """Print what was found; returns whether the goals are met."""
    cuts = quantiles(found.clicks, n=100)
    had = {"p50": cuts[49], "p99": cuts[98], "most": found.clicks[-1]}
    parts = [f"{k} {v * 1000:.0f} ms (goal {GOALS[k] * 1000:.0f})" for k, v in had.items()]
    print(f"{count} tables, {len(found.clicks)} clicks in {found.seconds:.0f} s: ", end="")
    print(f"{', '.join(parts)}; {found.lost} lost (goal 0)")
    made = {kind: n / found.seconds for kind, n in sorted(found.requests.items())}
    print(f"  {found.actions / found.seconds:.1f} actions/s; the bot's requests a second: ", end="")
    print(", ".join(f"{kind} {n:.1f}" for kind, n in made.items()))
    each = found.busy * found.seconds / len(found.clicks)
    print(f"  the bot took {found.busy:.2f} cores, {each * 1000:.1f} ms a click;", end="")
    print(f" p99 of a 1 ms ticker: its {found.late * 1000:.0f} ms late,", end="")
    print(f" the load's {found.late_here * 1000:.0f};", end="")
    print(f" load average {os.getloadavg()[0]:.1f}; lost before: {found.lost_before}")
    return all(had[k] <= goal for k, goal in GOALS.items()) and not found.lost


def main() -> int:
    """Print the row; 1 where a goal is missed."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else SECONDS
    return not told(asyncio.run(measured(count, seconds)), count)


if __name__ == "__main__":
    sys.exit(main())
