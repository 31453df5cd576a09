"""How fast the store writes, against one commit an action; `python -m tests.bench.store`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import aiosqlite

from data.rows import DueRow, SeatRow, SessionRow
from data.store import Store

ROUNDS = 9
ACTIONS = 3_000
USUAL_ACTIONS = 600
SESSIONS = 1_000
BODY = b'{"type":"combo-played","seat":2,"cards":[' + b'"jade-10",' * 15 + b'"jade-11"]}'
ACTION = b'{"type":"play","cards":["jade-10","jade-11"]}'

Append = Callable[[str, int], Awaitable[None]]


def opened(number: int) -> SessionRow:
    """The lobby of one table."""
    return SessionRow(
        id=f"s{number}",
        game="tichu",
        guild=1,
        channel=number,
        host=number,
        language="en",
        config=b'{"target":1000}',
        created=float(number),
        touched=float(number),
    )


def deadlines(session: str, step: int) -> tuple[DueRow, ...]:
    """What runs after a step: a turn and a window."""
    names = (f"turn:{step}", f"window:{step}")
    return tuple(DueRow(session=session, deadline=name, began=1.0, at=2.0) for name in names)


async def filled(file: Path, sessions: int) -> Store:
    """A store in which games of four go on."""
    store = await Store.open(f"sqlite+aiosqlite:///{file}")

    async def start(number: int) -> None:
        row = opened(number)
        seats = [
            SeatRow(session=row.id, seat=seat, user=4 * number + seat, name="Ana")
            for seat in range(4)
        ]
        await store.sessions.create(row, seats)
        due = deadlines(row.id, 0)
        await store.sessions.begin(row, seats, state=b"{}" + b" " * 5_000, due=due)

    await asyncio.gather(*(start(number) for number in range(sessions)))
    return store


async def rate(append: Append, tasks: int, actions: int) -> float:
    """Actions a second, appended by `tasks` games at once, one after the other in each."""

    async def play(session: str) -> None:
        for seq in range(1, actions // tasks + 1):
            await append(session, seq)

    before = time.perf_counter()
    await asyncio.gather(*(play(f"s{number}") for number in range(tasks)))
    return actions / (time.perf_counter() - before)


async def one_by_one(file: Path, tasks: int, *, due: bool) -> float:
    """The usual way: a connection, a lock, a commit for every action; the same tables and rows."""
    await (await filled(file, tasks)).close()
    lock = asyncio.Lock()
    async with aiosqlite.connect(file) as database:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            await database.execute(f"PRAGMA {pragma}")

        async def append(session: str, seq: int) -> None:
            async with lock:
                row = (session, seq, BODY.decode(), ACTION.decode(), 1.0)
                await database.execute("INSERT INTO event VALUES (?, ?, ?, ?, ?)", row)
                if due:
                    rows = [
                        (session, each.deadline, each.began, each.at, each.reminded)
                        for each in deadlines(session, seq)
                    ]
                    await database.execute("DELETE FROM due WHERE session = ?", (session,))
                    await database.executemany("INSERT INTO due VALUES (?, ?, ?, ?, ?)", rows)
                await database.commit()

        return await rate(append, tasks, USUAL_ACTIONS)


async def gathered(file: Path, tasks: int, *, due: bool) -> float:
    """The store."""
    async with await filled(file, tasks) as store:

        async def append(session: str, seq: int) -> None:
            running = deadlines(session, seq) if due else None
            await store.sessions.append(session, seq, ACTION, [BODY], at=1.0, due=running)

        return await rate(append, tasks, ACTIONS)


def compare(tasks: int, *, due: bool) -> str:
    """One row of the table: actions a second in both ways, and how many times as many."""
    usual: list[float] = []
    ours: list[float] = []
    for _ in range(ROUNDS):
        with TemporaryDirectory() as folder:
            usual.append(asyncio.run(one_by_one(Path(folder, "usual"), tasks, due=due)))
            ours.append(asyncio.run(gathered(Path(folder, "ours"), tasks, due=due)))
    times = median(new / old for new, old in zip(ours, usual, strict=True))
    what = "event and deadlines" if due else "event only"
    return (
        f"store, {tasks:3} tasks, {what:19}  {median(ours):8,.0f}/s"
        f"  one by one {median(usual):6,.0f}/s  {times:5.1f} times"
    )


async def questions() -> list[str]:
    """How long a start and the questions take with many games going on."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "store")
        await (await filled(file, SESSIONS)).close()
        before = time.perf_counter()
        async with await Store.open(f"sqlite+aiosqlite:///{file}") as store:
            table = [f"store, open with {SESSIONS:,} games  {_since(before)}"]
            for name, ask in (
                ("live()", store.sessions.live),
                ("due()", store.sessions.due),
                ("load()", lambda: store.sessions.load("s7")),
                ("in_channel()", lambda: store.sessions.in_channel(7)),
                ("of_user()", lambda: store.sessions.of_user(30)),
            ):
                taken: list[float] = []
                for _ in range(ROUNDS + 1):
                    before = time.perf_counter()
                    await ask()
                    taken.append(time.perf_counter() - before)
                table.append(f"store, {name:12}  {median(taken[1:]) * 1000:6.2f} ms")
    return table


def _since(before: float) -> str:
    return f"{(time.perf_counter() - before) * 1000:.2f} ms"


def main() -> None:
    """Print the figures."""
    for due in (True, False):
        for tasks in (10, 100):
            print(compare(tasks, due=due))
    print("\n".join(asyncio.run(questions())))


if __name__ == "__main__":
    main()
