"""The bot in the process that `tests.bench.load` measures; says how it is when it is asked."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from statistics import quantiles

from bot import runtime
from bot.app import OutOfTurn
from bot.running import serve
from bot.settings import Settings
from tests.bench.loopback import point

TICK = 0.001


async def tick(late: list[float]) -> None:
    """Note how late a ticker of 1 ms is."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - began - TICK)


async def tell(late: list[float]) -> None:
    """Answer each line with what has been since the last one."""
    while await asyncio.to_thread(sys.stdin.readline):
        lag = quantiles(late, n=100)[98] if len(late) > 1 else 0.0
        late.clear()
        told = {"cpu": time.process_time(), "lag": lag}
        print(json.dumps(told), flush=True)


async def main(port: int, url: str) -> None:
    """Run until killed."""
    point(port)
    late: list[float] = []
    bot = OutOfTurn(Settings(token="loopback", database=url, dm_budget=1_000_000))
    async with bot, asyncio.TaskGroup() as tasks:
        tasks.create_task(tick(late))
        tasks.create_task(tell(late))
        await serve(bot, "loopback")


if __name__ == "__main__":
    runtime.run(main(int(sys.argv[1]), sys.argv[2]))
