"""What a game of Tichu costs on Discord: requests to its API an action, hands in DMs.

    python -m tests.bench.requests [points to play to]

Discord lets a bot make 50 requests a second in all. Answers to presses, and edits that go by the
address of such an answer, are not counted by it: they are told apart here.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Iterable
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import simcord

from bot.app import OutOfTurn
from bot.settings import Settings
from tests.e2e.harness import House
from tests.e2e.test_tichu_boosters import act_with_boosters
from tests.e2e.tichu_parlour import NAMES, Parlour, act

TARGET: Final = 300
LONGER: Final = 2
"""How many times as far slow people play: most of their game is to come after `OPEN`."""
GOAL: Final = 1.2
QUICK: Final = (0.0, 0.0)
SLOW: Final = (6.0, 15.0)
"""From how many to how many seconds a person takes to act."""
OPEN: Final = timedelta(minutes=15)
"""How long the answer to a press can be edited."""
TOO_OFTEN: Final = 20
ENOUGH: Final = 50
"""Actions after `OPEN` from which its cost is told."""


class Cost(NamedTuple):
    """What one game took."""

    acts: int
    rounds: int
    minutes: float
    requests: Counter[str]
    """By what they were for."""
    late: float | None
    """Requests that count, an action, after the first quarter of an hour; None: it was over."""

    def an_act(self, kind: str) -> float:
        """How many requests of that kind an action cost."""
        return self.requests[kind] / self.acts

    @property
    def counted(self) -> float:
        """Requests an action that count against the limit of the bot."""
        return counted(self.requests) / self.acts


def counted(kinds: Counter[str]) -> int:
    """How many requests count against the limit of the bot."""
    return kinds["table"] + kinds["hands"]


def kinds_of(paths: Iterable[str], channel: int) -> Counter[str]:
    """What requests were for."""
    return Counter(kind_of(path, channel) for path in paths)


def kind_of(path: str, channel: int) -> str:
    """What a request was for."""
    if path.startswith("/webhooks/"):
        return "free edits"
    if path.startswith("/interactions/"):
        return "answers"
    return "table" if path.startswith(f"/channels/{channel}/") else "hands"


async def seated(house: House, **options: object) -> Parlour:
    """Four people have just begun a game of their own."""
    people = [house.person(name) for name in NAMES]
    await house.command(people[0], "tichu start", **options)
    for person in people[1:]:
        await house.click(person, house.table(), "@join")
    await house.click(people[0], house.table(), "@start")
    return Parlour(house, people)


async def done(deed: Awaitable[None]) -> bool:
    """Do something; returns whether there was time. simcord's deadlines pass in real time too."""
    try:
        await deed
    except (AssertionError, TimeoutError) as late:
        print(f"somebody was too slow: {str(late)[:60]}", file=sys.stderr)
        return False
    return True


async def played(house: House, boosters: bool, pace: tuple[float, float], target: int) -> Cost:
    """A whole game; everybody takes a time out of `pace` to act."""
    parlour, dice = await seated(house, boosters=boosters, target=target), Random(1)
    deed = act_with_boosters if boosters else act
    env, channel = house.env, house.channel.id
    began, sent, acts = env.now(), len(env.http_requests), 0
    late, missed = (sent, 0), 0
    while not parlour.over:
        for person in await parlour.waiting():
            await env.advance_time(dice.uniform(*pace))
            if env.now() - began < OPEN:
                late = (len(env.http_requests), acts)
            if person in await parlour.waiting():
                in_time = await done(deed(parlour, person))
                acts, missed = acts + in_time, missed + (not in_time)
                assert missed < TOO_OFTEN, "nobody can act any more"
    paths = [request.path for request in env.http_requests]
    after = counted(kinds_of(paths[late[0] :], channel))
    minutes, state = (env.now() - began).total_seconds() / 60, await parlour.state()
    return Cost(
        acts,
        state.round,
        minutes,
        kinds_of(paths[sent:], channel),
        after / (acts - late[1]) if acts - late[1] > ENOUGH else None,
    )


async def measured(boosters: bool, pace: tuple[float, float], target: int) -> Cost:
    """The same with a bot of its own, as it really is set."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'bench.sqlite3'}"
        bot = OutOfTurn(Settings(database=url, think=0, refresh=0))
        async with simcord.run(bot) as env:
            await bot.tree.sync()
            cost = await played(House(env), boosters, pace, target)
            with env._bot_scope():
                await bot.close()
    return cost


def main() -> int:
    """Print the table; 1 where the goal is missed."""
    target = int(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    missed = 0
    for name, boosters in (("plain", False), ("boosters", True)):
        for people, pace in (("quick", QUICK), ("slow", SLOW)):
            points = target * (LONGER if pace is SLOW else 1)
            cost = asyncio.run(measured(boosters, pace, points))
            missed += cost.counted > GOAL
            late = "" if cost.late is None else f" (after 15 minutes {cost.late:.2f})"
            print(
                f"{name:>8}, {people:<5} people: {cost.counted:.2f} requests an action{late}"
                f" (goal: at most {GOAL}): table {cost.an_act('table'):.2f},"
                f" hands {cost.an_act('hands'):.2f};"
                f" not counted: answers {cost.an_act('answers'):.2f},"
                f" edits by them {cost.an_act('free edits'):.2f};"
                f" {cost.acts} actions, {cost.rounds} rounds, {cost.minutes:.0f} min",
                flush=True,
            )
    return missed > 0


if __name__ == "__main__":
    sys.exit(main())
