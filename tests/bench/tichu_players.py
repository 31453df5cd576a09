"""How strong the computer players of Tichu are: rounds of two against two, seats swapped.

Run with a number of rounds: `python -m tests.bench.tichu_players 1000`. The players were tuned on
other deals than these. Their play of boosters is measured in `tichu_booster_players`.
"""

from __future__ import annotations

import math
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from engines.kernel.game import Seat, apply, legal_actions
from engines.tichu.events.rounds import Round
from engines.tichu.game import Tichu
from engines.tichu.state import TichuState
from tests.engines.playing import seed_of

ROUNDS = 600
FRESH = 800_000
"""The first deal: nobody has looked at this one or a later one while tuning."""
GAME = Tichu()
PLAIN = {"boosters": False, "target": 2000, "bomb_seconds": 5}

Player = Callable[[Any, list[Any], Random], Any]
"""From a view and the legal actions to one of them."""
Options = Callable[[int], dict[str, Any]]
"""The options of a deal, by its number."""


@dataclass
class Tally:
    """What one side did against another, round by round."""

    differences: list[float] = field(default_factory=list)
    """Points of one team less those of the other."""
    thoughts: list[float] = field(default_factory=list)
    """Seconds of CPU that each decision took."""
    called: int = 0
    """Calls of the first side."""
    made: int = 0

    @property
    def won(self) -> float:
        """The share of decided rounds."""
        decided = [each for each in self.differences if each]
        return sum(each > 0 for each in decided) / max(1, len(decided))

    @property
    def mean(self) -> float:
        """Points by which a round is won, on average."""
        return statistics.mean(self.differences)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return statistics.stdev(self.differences) / math.sqrt(len(self.differences))

    def __str__(self) -> str:
        made = f"{self.made / self.called:.0%} of {self.called}" if self.called else "none"
        return (
            f"wins {self.won:6.1%} of {len(self.differences)} rounds,"
            f" {self.mean:+.1f} ± {2.58 * self.error:.1f} points a round;"
            f" calls made {made};"
            f" a decision: median {statistics.median(self.thoughts) * 1e3:.2f} ms,"
            f" most {max(self.thoughts) * 1e3:.0f} ms"
        )


def level(name: str) -> Player:
    """The computer player of that level."""
    return lambda view, actions, dice: GAME.choose(view, actions, name, dice)


def play_round(
    number: int, players: tuple[Player, ...], options: dict[str, Any], thoughts: list[float]
) -> tuple[TichuState, Round]:
    """One round of the deal of that number: the table at its end, and what it brings."""
    state = GAME.new(GAME.config(options), 4, seed_of(number)).state
    dice = Random(number)
    while True:
        seat = Seat(min(GAME.waiting_on(state)))
        view, actions = GAME.view(state, seat), list(legal_actions(GAME, state, seat))
        began = time.process_time()
        action = players[seat](view, actions, dice)
        thoughts.append(time.process_time() - began)
        for event in apply(GAME, state, action).events:
            if isinstance(event, Round):
                return state, event
            state = event.evolve(state)


def match(one: Player, other: Player, rounds: int, options: Options) -> Tally:
    """Two of `one` against two of `other`, each deal twice with the seats swapped."""
    tally = Tally()
    for number in range(rounds):
        deal, swapped = FRESH + number // 2, number % 2
        players = (other, one, other, one) if swapped else (one, other, one, other)
        state, event = play_round(deal, players, options(deal), tally.thoughts)
        tally.differences.append(event.points[swapped] - event.points[1 - swapped])
        mine = [call for call in state.calls if call.seat % 2 == swapped]
        tally.called += len(mine)
        tally.made += sum(call.seat == state.places[0] for call in mine)
    return tally


def plain(_number: int) -> dict[str, Any]:
    """The plain game, whatever the deal is."""
    return PLAIN


def announced(what: str, tally: Tally) -> Tally:
    """The same, once it has been printed."""
    print(f"{what}: {tally}", flush=True)
    return tally


def main() -> int:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    hard, normal = (
        announced(f"{one:>6} v {other:<6}", match(level(one), level(other), rounds, plain))
        for one, other in (("hard", "normal"), ("normal", "easy"))
    )
    strong = hard.won > 0.55 and normal.won > 0.65
    return 0 if strong and hard.made >= 0.6 * hard.called else 1


if __name__ == "__main__":
    sys.exit(main())
