"""How fast the Tichu engine is; `python -m tests.bench.tichu`. Figures are medians of runs.

The goal is 20 times RLCard's dou dizhu, which does 790 actions/s where PokerKit does 5,700.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from engines.kernel.game import Event, Seat, apply, legal_actions, replay
from engines.tichu.game import Tichu
from engines.tichu.state import TichuState
from tests.bench.yardstick import yardstick

GAME = Tichu()
ONE_ROUND = GAME.config({"boosters": False, "target": 100, "scores": [5000, 0]})
RUNS = 7
ROUNDS = 20
GOAL = 20 * 790 / 5_700
"""In yardsticks."""


def started(number: int) -> TichuState:
    """A game of one round, its deal named by a number."""
    return GAME.new(ONE_ROUND, 4, f"{number:064x}").state


def played(number: int) -> tuple[int, list[Event[Any]]]:
    """One random round: how many actions it takes, and its events.

    All that all seats waited on may do is listed at every step.
    """
    dice, state, actions = Random(number), started(number), 0
    events: list[Event[Any]] = []
    while waited := GAME.waiting_on(state):
        legal = [each for seat in sorted(waited) for each in legal_actions(GAME, state, seat)]
        step = apply(GAME, state, dice.choice(legal))
        state, actions = step.state, actions + 1
        events += step.events
    return actions, events


def playouts(run: int) -> int:
    """Actions taken in some rounds that no earlier run has played."""
    return sum(played(run * ROUNDS + number)[0] for number in range(ROUNDS))


def folding(_: int) -> int:
    """Fold one round many times; counts events."""
    first, (_, events) = started(0), played(0)
    for _ in range(100):
        replay(first, events)
    return 100 * len(events)


def looking(_: int) -> int:
    """Views of one round, for every seat in turn; counts views."""
    states = [started(1)]
    for event in played(1)[1]:
        states.append(event.evolve(states[-1]))
    for number, state in enumerate(states):
        GAME.view(state, Seat(number % 4))
    return len(states)


def rate(work: Callable[[int], int], run: int) -> float:
    """How much of it is done in a second."""
    begun = perf_counter()
    done = work(run)
    return done / (perf_counter() - begun)


def lines() -> Iterator[str]:
    """The table; engine and yardstick in turns, since machines are shared."""
    playouts(RUNS)
    speeds, ratios = [], []
    for run in range(RUNS):
        speeds.append(rate(playouts, run))
        ratios.append(speeds[-1] / yardstick())
    yield f"{'random rounds':<34} {median(speeds):,.0f} actions/s"
    yield f"{'  to PokerKit, 3 seats, random':<34} {median(ratios):.2f} times (goal {GOAL:.2f})"
    for what, work, goal in (
        ("replay", folding, "events/s (goal 300,000)"),
        ("views", looking, "views/s"),
    ):
        yield f"{what:<34} {median(rate(work, run) for run in range(RUNS)):,.0f} {goal}"


def main() -> None:
    """Print the table."""
    for line in lines():
        print(line, flush=True)


if __name__ == "__main__":
    main()
