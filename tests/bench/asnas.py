"""How strong the computer players of As-Nas are, and how fast the engine: prints one table.

`python -m tests.bench.asnas [deals]`: 20,000 deals a pairing without an argument.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from hashlib import sha256
from math import sqrt
from random import Random
from statistics import fmean, median, pstdev
from time import perf_counter, process_time
from typing import Any

from engines.asnas.game import AsNas
from engines.asnas.state import AsNasState
from engines.kernel.game import Action, Event, Seat, apply, legal_actions, replay

GAME = AsNas()
DEALS = 20_000
MATCH = 100
SURE = 2.576
"""Standard errors within which 99 of 100 means lie."""

Player = Callable[[Any, Sequence[Action[Any]], Random], Action[Any]]


def level(name: str) -> Player:
    """The computer player of that level."""
    return lambda view, actions, dice: GAME.choose(view, actions, name, dice)


def always(deed: str) -> Player:
    """Somebody who never looks, and raises (or calls) whenever it can."""

    def play(view: Any, actions: Sequence[Action[Any]], dice: Random) -> Action[Any]:
        may = dict(zip(view.may, actions, strict=True))
        return next(may[each] for each in (deed, "call", "hold") if each in may)

    return play


def started(number: int) -> AsNasState:
    """Match `number`, just dealt."""
    seed = sha256(f"bench {number}".encode()).hexdigest()
    return GAME.new(GAME.config({"deals": MATCH}), 4, seed).state


def scores(one: Player, others: Player, matches: int) -> Iterator[float]:
    """What `one` wins in each deal against three of `others`; its seat changes every match."""
    for number in range(matches):
        dice, state, mine = Random(number), started(number), number % 4
        while (seat := state.to_act) is not None:
            player = one if seat == mine else others
            actions = list(legal_actions(GAME, state, seat))
            state = apply(GAME, state, player(GAME.view(state, seat), actions, dice)).state
        yield from (float(Fraction(deal.scores[mine])) for deal in state.history)


def pairing(what: str, one: Player, others: Player, deals: int) -> str:
    """One line of the table: points a deal, and how sure that is."""
    won = list(scores(one, others, deals // MATCH))
    error = SURE * pstdev(won) / sqrt(len(won))
    return f"{what:<34} {fmean(won):+.3f} ± {error:.3f} points a deal ({len(won):,} deals)"


def random_match(number: int) -> tuple[int, list[Event[AsNasState]]]:
    """How many actions a random match takes, listing the legal ones at each, and its events."""
    dice, state, actions = Random(number), started(number), 0
    happened: list[Event[AsNasState]] = []
    while (seat := state.to_act) is not None:
        step = apply(GAME, state, dice.choice(list(legal_actions(GAME, state, seat))))
        state, actions = step.state, actions + 1
        happened += step.events
    return actions, happened


def playouts() -> str:
    """Actions a second in random matches, the median of seven runs."""
    speeds: list[float] = []
    for run in range(7):
        begun = process_time()
        actions = sum(random_match(number)[0] for number in range(run * 10, run * 10 + 10))
        speeds.append(actions / (process_time() - begun))
    return f"{'random playouts':<34} {median(speeds):,.0f} actions/s"


def folding() -> str:
    """Events a second in replay, the median of seven runs."""
    first, (_, events) = started(1), random_match(1)
    speeds: list[float] = []
    for _ in range(7):
        begun = process_time()
        for _ in range(20):
            replay(first, events)
        speeds.append(20 * len(events) / (process_time() - begun))
    return f"{'replay':<34} {median(speeds):,.0f} events/s"


def thinking() -> str:
    """The time of one decision of `hard`, nothing counted beforehand."""
    times: list[float] = []
    for number in range(4):
        dice, state = Random(number), started(number)
        while (seat := state.to_act) is not None:
            actions, view = list(legal_actions(GAME, state, seat)), GAME.view(state, Seat(seat))
            begun = perf_counter()
            action = GAME.choose(view, actions, "hard", dice)
            times.append(1000 * (perf_counter() - begun))
            state = apply(GAME, state, action).state
    return (
        f"{'one decision of hard':<34} median {median(times):.2f} ms, longest {max(times):.0f} ms"
    )


def lines(deals: int) -> Iterator[str]:
    """The table."""
    yield thinking()
    yield playouts()
    yield folding()
    yield pairing("hard against three normal", level("hard"), level("normal"), deals)
    yield pairing("normal against three easy", level("normal"), level("easy"), deals)
    yield pairing("hard against three easy", level("hard"), level("easy"), deals)
    for name in reversed(GAME.levels):
        yield pairing(f"always raising against three {name}", always("raise"), level(name), deals)
        yield pairing(f"always calling against three {name}", always("call"), level(name), deals)


if __name__ == "__main__":
    for line in lines(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS):
        print(line, flush=True)
