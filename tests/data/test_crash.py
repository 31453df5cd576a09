"""A process that is killed: what it was answered is there, and no step is there by half."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

from data.store import Store
from tests.data.making import due, seat

ROOT = Path(__file__).parents[2]

KILLED = """
import asyncio, os, signal, sys
from data.store import Store
from tests.data.making import due, playing, seat, step

async def main():
    store = await Store.open(sys.argv[1])
    names = [f"s{number}" for number in range(8)]
    await asyncio.gather(*(playing(store, name, channel=i) for i, name in enumerate(names)))

    async def play(name):
        for first in range(1, 400, 2):
            late = {"due": [due(f"turn:{first}", session=name)], "seats": [seat(0, first, name)]}
            await step(store, first, name, events=(b"1", b"2"), **late)
            print(name, first, flush=True)
            if name == "s5" and first == 41:
                os.kill(os.getpid(), signal.SIGKILL)

    await asyncio.gather(*(play(name) for name in names))

asyncio.run(main())
"""


async def test_what_was_answered_before_a_kill_is_there_after_it(url):
    killed = subprocess.run(
        [sys.executable, "-c", KILLED, url], cwd=ROOT, capture_output=True, text=True, check=False
    )
    answered = {}
    for line in killed.stdout.splitlines():
        name, first = line.split()
        answered[name] = int(first)

    assert killed.returncode == -signal.SIGKILL, killed.stderr
    assert len(answered) == 8
    async with await Store.open(url) as store:
        for name, first in answered.items():
            loaded = await store.sessions.load(name)
            assert loaded.length >= first + 1
            assert [event.seq for event in loaded.events] == list(range(1, loaded.length + 1))
            assert loaded.due == (due(f"turn:{loaded.length - 1}", session=name),)
            assert loaded.seats[0] == seat(0, loaded.length - 1, name)
