"""How fast the Power Up engine and the hold'em ranking are, and how strong its players.

`python -m tests.bench.powerup [games]`: 1,000 sit and gos a pairing without an argument; 0 leaves
them out. Times are ratios to PokerKit and phevaluator in the same run, medians of five.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import combinations
from math import sqrt
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from engines.kernel.game import Action, Event, Seat, apply, legal_actions, replay
from engines.poker.cards import PACK
from engines.poker.hands import strength
from engines.powerup.actions import AllIn, Raise
from engines.powerup.game import PowerUp
from engines.powerup.state import PowerUpState
from tests.bench.yardstick import yardstick

GAME = PowerUp()
GAMES = 1_000
RUNS = 5
RAISES = (Raise, AllIn)
STEPS = 400
"""Actions of one random game that are played at most."""
SURE = 2.576
"""Standard errors within which 99 of 100 means lie."""


def started(number: int) -> PowerUpState:
    """Sit and go `number` of three, just dealt."""
    return GAME.new(GAME.config({}), 3, f"{number:064x}").state


# Engine


def at_random(actions: list[Action[Any]], dice: Random) -> Action[Any]:
    """As the yardstick chooses: of all raises only the least; powers like any other action."""
    raises = [place for place, action in enumerate(actions) if type(action) in RAISES]
    if raises:
        del actions[raises[0] + 1 : raises[-1] + 1]
    return dice.choice(actions)


def playout(number: int) -> list[Event[Any]]:
    """The events of one random game, what is legal listed at every step; with its actions."""
    dice, state = Random(number), started(number)
    events: list[Event[Any]] = []
    for _ in range(STEPS):
        if (seat := state.to_act) is None:
            break
        step = apply(GAME, state, at_random(list(legal_actions(GAME, state, seat)), dice))
        state = step.state
        events += step.events
    return events


def actions_of(events: list[Event[Any]]) -> int:
    """How many of the events are an action of their own."""
    acts = {"Folded", "Checked", "Called", "Raised", "PowerPlayed", "ChoiceMade"}
    return sum(type(event).__name__ in acts for event in events)


def playouts(run: int) -> int:
    """Actions taken in some random games that no earlier run has played."""
    return sum(actions_of(playout(run * 20 + number)) for number in range(20))


def folding() -> Callable[[int], int]:
    """Folds one game many times; counts events."""
    first, events = started(0), playout(0)

    def fold(_: int) -> int:
        for _ in range(20):
            replay(first, events)
        return 20 * len(events)

    return fold


def looking(_: int) -> int:
    """Views of the first turn, for the seat to act; counts views."""
    state = started(1)
    for _ in range(2_000):
        GAME.view(state, state.to_act)
    return 2_000


def rate(work: Callable[[int], int]) -> float:
    """How much of it is done in a second: the median of some runs."""
    rates: list[float] = []
    for run in range(RUNS):
        begun = perf_counter()
        done = work(run)
        rates.append(done / (perf_counter() - begun))
    return median(rates)


def engine() -> Iterator[str]:
    """The engine beside PokerKit, measured in turns since machines are shared."""
    ratios, speeds = [], []
    playouts(RUNS)
    for run in range(RUNS):
        measure = yardstick()
        begun = perf_counter()
        speeds.append(playouts(run) / (perf_counter() - begun))
        ratios.append(speeds[-1] / measure)
    yield row("random playouts", f"{median(speeds):,.0f} actions/s")
    yield row("  to PokerKit, 3 seats, random", f"{median(ratios):.1f} times (goal 10)")
    yield row("replay", f"{rate(folding()):,.0f} events/s (goal 300,000)")
    yield row("views", f"{rate(looking):,.0f} views/s")


# Ranking


def hands(size: int, count: int = 100_000) -> list[tuple[Any, ...]]:
    """Random sets of cards."""
    dice = Random(size)
    return [tuple(dice.sample(PACK, size)) for _ in range(count)]


def ranking() -> Iterator[str]:
    """The ranking of seven and of nine cards, beside phevaluator."""
    sets = {size: hands(size) for size in (7, 9)}
    speeds = {size: rate(lambda _, size=size: ranked(sets[size])) for size in sets}
    yield row("ranking, 7 cards", f"{speeds[7]:,.0f} hands/s")
    try:
        from phevaluator import evaluate_cards
    except ImportError:
        yield row("  to phevaluator", "not installed")
    else:
        theirs = rate(lambda _: sum(bool(evaluate_cards(*cards)) for cards in sets[7]))
        yield row("  to phevaluator", f"{speeds[7] / theirs:.2f} times (goal 1)")
        yield row("  same order", str(same_order(evaluate_cards)))
    yield row("ranking, 9 cards", f"{speeds[9]:,.0f} hands/s")
    yield row("  time to 7 cards", f"{speeds[7] / speeds[9]:.2f} times (goal at most 3)")


def ranked(sets: list[tuple[Any, ...]]) -> int:
    """Rank all; how many."""
    return sum(bool(strength(cards)) for cards in sets)


def same_order(evaluate: Callable[..., int]) -> str:
    """Whether a million sets of seven cards are ordered alike; and some of nine, by all fives."""
    seen: dict[int, int] = {}
    for cards in hands(7, 1_000_000):
        if seen.setdefault(evaluate(*cards), strength(cards)) != strength(cards):
            return "no"
    nines = all(
        strength(cards) == max(map(strength, combinations(cards, 5))) for cards in hands(9, 2_000)
    )
    falling = [seen[each] for each in sorted(seen)]
    alike = falling == sorted(falling, reverse=True) and nines
    return f"{'yes' if alike else 'no'}, on a million hands"


# Strength


def winner(number: int, one: str, others: str, times: list[float]) -> bool:
    """Whether `one` wins sit and go `number` against two of `others`."""
    dice, state, mine = Random(number), started(number), number % 3
    while (seat := state.to_act) is not None:
        level = one if seat == mine else others
        actions, view = list(legal_actions(GAME, state, seat)), GAME.view(state, Seat(seat))
        begun = process_time()
        action = GAME.choose(view, actions, level, dice)
        if level == one:
            times.append(1000 * (process_time() - begun))
        state = apply(GAME, state, action).state
    result = GAME.result(state)
    assert result is not None
    return mine in result.ranking[0]


def pairing(one: str, others: str, games: int) -> str:
    """One line of the table: how often it wins, and how sure that is."""
    times: list[float] = []
    part = sum(winner(number, one, others, times) for number in range(games)) / games
    error = SURE * sqrt(part * (1 - part) / games)
    thought = f"CPU a decision median {median(times):.1f} ms, longest {max(times):.0f} ms"
    return row(
        f"{one} against two {others}",
        f"{100 * part:.1f} ± {100 * error:.1f} % of {games:,} games (goal 40); {thought}",
    )


def row(what: str, figure: str) -> str:
    """One line of the table."""
    return f"{what:<34} {figure}"


def lines(games: int) -> Iterator[str]:
    """The table."""
    yield from engine()
    yield from ranking()
    if games:
        yield pairing("hard", "normal", games)
        yield pairing("normal", "easy", games)


if __name__ == "__main__":
    for line in lines(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES):
        print(line, flush=True)
