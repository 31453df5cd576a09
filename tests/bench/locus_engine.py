"""Measures the Locus Poker engine: random games, replay, views.

Run with `python -m tests.bench.locus_engine`. Each figure is the median of five runs.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from engines.kernel.game import Event, Seat, apply, legal_actions, replay
from engines.locus.game import Locus
from engines.locus.grid import GRIDS
from engines.locus.state import LocusState
from tests.bench.yardstick import yardstick

GAME = Locus()
GAMES = 100


def new(number: int, grid: str) -> LocusState:
    """A new game, its deal named by a number."""
    return GAME.new(GAME.config({"grid": grid}), 2, f"{number:064x}").state


def playout(number: int, grid: str) -> list[Event[Any]]:
    """The events of one random game, all legal actions being listed at every step."""
    dice, state = Random(number), new(number, grid)
    events: list[Event[Any]] = []
    while waited := GAME.waiting_on(state):
        (seat,) = waited
        action = dice.choice(list(legal_actions(GAME, state, seat)))
        step = apply(GAME, state, action)
        state = step.state
        events += step.events
    return events


def playouts(run: int, grid: str) -> int:
    """Actions taken in some random games that no earlier run has played."""
    return sum(len(playout(run * GAMES + number, grid)) for number in range(GAMES))


def replays(grid: str) -> Callable[[int], int]:
    """Folds one game many times; counts events."""
    first, events = new(0, grid), playout(0, grid)

    def fold(_: int) -> int:
        for _ in range(300):
            replay(first, events)
        return 300 * len(events)

    return fold


def views(grid: str) -> Callable[[int], int]:
    """Views of one game from its first chip to its last, for the seat to act; counts views."""
    states = [new(0, grid)]
    for event in playout(0, grid):
        states.append(event.evolve(states[-1]))

    def look(_: int) -> int:
        for state in states * 10:
            GAME.view(state, Seat(state.laid % 2))
        return 10 * len(states)

    return look


def rate(work: Callable[[int], int]) -> float:
    """How much of it is done in a second: the median of five runs."""
    rates: list[float] = []
    for run in range(5):
        start = perf_counter()
        done = work(run)
        rates.append(done / (perf_counter() - start))
    return median(rates)


def main() -> None:
    """Print one row a grid; goals: 3.5 times the yardstick's actions, 300,000 events a second."""
    measure = yardstick()
    print(f"yardstick: {measure:,.0f} actions/s of PokerKit hold'em, random, 3 seats")
    print(f"{'grid':6}{'actions/s':>12}{'yardsticks':>12}{'events/s':>12}{'views/s':>12}")
    for grid in GRIDS:
        played = rate(lambda run, grid=grid: playouts(run, grid))
        row = (rate(replays(grid)), rate(views(grid)))
        print(f"{grid:6}{played:>12,.0f}{played / measure:>12.2f}{row[0]:>12,.0f}{row[1]:>12,.0f}")


if __name__ == "__main__":
    main()
