"""How strong the computer players of Tichu are: rounds of two against two, seats swapped."""

from __future__ import annotations

import math
import statistics
import sys
import time
from random import Random

from engines.kernel.game import Seat, apply, legal_actions
from engines.tichu.events.rounds import Round
from engines.tichu.game import Tichu
from tests.engines.playing import seed_of

ROUNDS = 500
GAME = Tichu()


def play_round(number: int, levels: tuple[str, str, str, str], thoughts: list[float]):
    """One round: what it brings each team, and the state before it was counted."""
    config = GAME.config({"boosters": False, "target": 2000, "bomb_seconds": 5})
    state = GAME.new(config, 4, seed_of(number)).state
    dice = Random(number)
    while True:
        seat = min(GAME.waiting_on(state))
        actions = list(legal_actions(GAME, state, Seat(seat)))
        began = time.process_time()
        action = GAME.choose(GAME.view(state, Seat(seat)), actions, levels[seat], dice)
        thoughts.append(time.process_time() - began)
        step = apply(GAME, state, action)
        for event in step.events:
            if isinstance(event, Round):
                return event, step
        state = step.state


def match(one: str, other: str, rounds: int) -> tuple[float, float, float]:
    """The share of decided rounds that `one` wins, the mean difference, its standard error."""
    differences: list[float] = []
    thoughts: list[float] = []
    made = called = 0
    for number in range(rounds):
        swapped = number % 2
        levels = (other, one, other, one) if swapped else (one, other, one, other)
        event, _ = play_round(number // 2, levels, thoughts)
        mine, theirs = (event.points[1], event.points[0]) if swapped else event.points
        differences.append(mine - theirs)
        calls = event.parts[swapped].calls
        made += calls > 0
        called += calls != 0
    won = sum(d > 0 for d in differences) / max(1, sum(d != 0 for d in differences))
    error = statistics.stdev(differences) / math.sqrt(rounds)
    mean = statistics.mean(differences)
    print(
        f"{one:>6} v {other:<6}: wins {won:6.1%} of {rounds} rounds,"
        f" {mean:+.1f} ± {2.58 * error:.1f} points a round;"
        f" teams that called {called}, right {made / max(1, called):.0%};"
        f" a decision: median {statistics.median(thoughts) * 1e3:.2f} ms,"
        f" most {max(thoughts) * 1e3:.0f} ms",
        flush=True,
    )
    return won, mean, error


def main() -> int:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    hard, _, _ = match("hard", "normal", rounds)
    normal, _, _ = match("normal", "easy", rounds)
    return 0 if hard > 0.55 and normal > 0.65 else 1


if __name__ == "__main__":
    sys.exit(main())
