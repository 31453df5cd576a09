"""What boosters bring the computer players: two who play them against two who do so by chance.

All four play their cards on the same level, and everybody is dealt boosters by chance. Each deal is
played twice with the seats swapped. Run with a number of rounds.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from engines.kernel.game import Action
from engines.tichu.actions.boosters import PlayBooster
from engines.tichu.actions.plays import Play
from engines.tichu.boosters import PACK
from tests.bench.tichu_players import PLAIN, Player, announced, level, match

ROUNDS = 300
HELD = 4
"""Boosters that everybody begins with."""
SELDOM = 0.15
"""How often one is played by chance where it may be."""


def with_boosters(number: int) -> dict[str, Any]:
    """Options with boosters dealt to all four, by the number of the deal."""
    keys = Random(f"held {number}").sample(list(PACK), 4 * HELD)
    held = [keys[HELD * seat : HELD * (seat + 1)] for seat in range(4)]
    return {**PLAIN, "boosters": True, "held": held}


def boosted(action: Action[Any]) -> bool:
    """Whether a booster is played."""
    return isinstance(action, PlayBooster) or (isinstance(action, Play) and bool(action.booster))


def without(player: Player) -> Player:
    """The same player, who never plays a booster."""
    return lambda view, actions, dice: player(
        view, [each for each in actions if not boosted(each)], dice
    )


def by_chance(player: Player) -> Player:
    """The same player, who plays boosters at any moment and in any way."""
    plain = without(player)

    def choose(view: Any, actions: list[Any], dice: Random) -> Any:
        offered = [each for each in actions if boosted(each)]
        if offered and dice.random() < SELDOM:
            return dice.choice(offered)
        return plain(view, actions, dice)

    return choose


OTHERS = {"without": without, "by chance": by_chance}
MATCHES = (
    ("hard", "without"),
    ("hard", "by chance"),
    ("normal", "by chance"),
    ("easy", "by chance"),
)


def main() -> int:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    worse = 0
    for name, how in MATCHES:
        player = level(name)
        tally = match(player, OTHERS[how](player), rounds, with_boosters)
        announced(f"{name:>6} with boosters v the same {how}", tally)
        worse += tally.mean < 2.58 * tally.error
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
