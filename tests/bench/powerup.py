"""How fast the Power Up engine and the hold'em ranking are, and how strong its players.

Two policies play at random, both with all powers listed at every step: one bets exactly as the
yardstick does and leaves powers alone, the other plays them like any other action.

`python -m tests.bench.powerup [games]`: 1,000 sit and gos a pairing without an argument; 0 leaves
them out. Speeds are of CPU time, and as ratios to PokerKit and phevaluator in the same run;
medians of seven.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import combinations
from math import sqrt
from random import Random
from statistics import median
from time import process_time
from typing import Any

from engines.kernel.game import Action, Event, Seat, apply, legal_actions, replay
from engines.poker.cards import PACK
from engines.poker.hands import strength
from engines.powerup.actions import AllIn, Raise
from engines.powerup.game import PowerUp
from engines.powerup.state import PowerUpState
from tests.bench.yardstick import HANDS, hand

GAME = PowerUp()
CONFIG = GAME.config({})
GAMES = 1_000
RUNS = 7
RAISES = (Raise, AllIn)
STEPS = 400
"""Actions of one random game that are played at most."""
SURE = 2.576
"""Standard errors within which 99 of 100 means lie."""


def started(number: int) -> PowerUpState:
    """Sit and go `number` of three, just dealt; its seed is none that players were tuned on."""
    return GAME.new(CONFIG, 3, sha256(f"bench {number}".encode()).hexdigest()).state


# Engine


Actions = list[Action[Any]]
Policy = Callable[[Actions, Random], Action[Any]]


def betting(actions: Actions, dice: Random) -> Action[Any]:
    """As the yardstick plays: fold, check or call, or the least raise; powers stay unused."""
    may_raise = len(actions) > 2 and type(actions[2]) in RAISES
    return dice.choice(actions[: 2 + may_raise])


def with_powers(actions: Actions, dice: Random) -> Action[Any]:
    """The same, and powers and choices like any other action."""
    raises = [place for place, action in enumerate(actions) if type(action) in RAISES]
    if raises:
        del actions[raises[0] + 1 : raises[-1] + 1]
    return dice.choice(actions)


def playout(number: int, policy: Policy) -> tuple[int, list[Event[Any]]]:
    """One random game, what is legal listed at every step: how many actions, and the events."""
    dice, state = Random(number), started(number)
    events: list[Event[Any]] = []
    for taken in range(STEPS):
        if (seat := state.to_act) is None:
            return taken, events
        step = apply(GAME, state, policy(list(legal_actions(GAME, state, seat)), dice))
        state = step.state
        events += step.events
    return STEPS, events


def playouts(run: int, policy: Policy) -> int:
    """Actions taken in some random games that no earlier run has played."""
    return sum(playout(run * 20 + number, policy)[0] for number in range(20))


def folding() -> Callable[[int], int]:
    """Folds one game many times; counts events."""
    first, (_, events) = started(0), playout(0, with_powers)

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
    return median([once(work, run) for run in range(RUNS)])


def once(work: Callable[[int], int], run: int) -> float:
    """How much of it one run does in a second of CPU time: others may be at work as well."""
    begun = process_time()
    return work(run) / (process_time() - begun)


def pokerkit(run: int) -> int:
    """Plays the yardstick's hands; counts actions."""
    dice = Random(run)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # folding where checking is free
        return sum([hand(dice) for _ in range(HANDS)])


def beside_pokerkit(what: str, policy: Policy) -> Iterator[str]:
    """How fast random games are; measured in turns with PokerKit, since machines are shared."""
    ratios: list[float] = []
    speeds: list[float] = []
    playouts(RUNS, policy)
    for run in range(RUNS):
        theirs = once(pokerkit, run)
        speeds.append(once(lambda run: playouts(run, policy), run))
        ratios.append(speeds[-1] / theirs)
    yield row(what, f"{median(speeds):,.0f} actions/s")
    yield row("  to PokerKit", f"{median(ratios):.1f} times (goal 10)")


def engine() -> Iterator[str]:
    """The engine beside PokerKit, both with three seats and at random."""
    yield from beside_pokerkit("playouts, bets as PokerKit", betting)
    yield from beside_pokerkit("playouts, powers too", with_powers)
    yield row("replay", f"{rate(folding()):,.0f} events/s (goal 300,000)")
    yield row("views", f"{rate(looking):,.0f} views/s")


# Ranking


def hands(size: int, count: int = 100_000) -> list[tuple[Any, ...]]:
    """Random sets of cards."""
    dice = Random(size)
    return [tuple(dice.sample(PACK, size)) for _ in range(count)]


def ranking() -> Iterator[str]:
    """The ranking of seven and of nine cards, in turns with phevaluator."""
    sevens, nines = hands(7), hands(9)
    seven, nine = rate(lambda _: ranked(sevens)), rate(lambda _: ranked(nines))
    yield row("ranking, 7 cards", f"{seven:,.0f} hands/s")
    try:
        from phevaluator import evaluate_cards
    except ImportError:
        yield row("  to phevaluator", "not installed")
    else:
        evaluate: Callable[..., int] = evaluate_cards
        ratios = [
            once(lambda _: ranked(sevens), run)
            / once(lambda _: sum([evaluate(*cards) > 0 for cards in sevens]), run)
            for run in range(RUNS)
        ]
        yield row("  to phevaluator", f"{median(ratios):.2f} times (goal 1)")
        yield row("  same order", same_order(evaluate_cards))
    yield row("ranking, 9 cards", f"{nine:,.0f} hands/s")
    yield row("  time to 7 cards", f"{seven / nine:.2f} times (goal at most 3)")


def ranked(sets: list[tuple[Any, ...]]) -> int:
    """Rank all; how many."""
    return sum([strength(cards) > 0 for cards in sets])


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
    dice, state, mine = Random(f"players {number}"), started(number), number % 3
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
