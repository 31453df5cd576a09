"""What this machine does now: PokerKit's no-limit hold'em, three seats, at random.

Machines are shared and noisy, so the engines' speeds are quoted beside this one.
"""

from __future__ import annotations

import warnings
from random import Random
from statistics import median
from time import perf_counter

from pokerkit import Automation, NoLimitTexasHoldem

HANDS = 60
RUNS = 5


def hand(dice: Random) -> int:
    """Play one hand at random, what is legal listed at every step; how many actions it took."""
    state = NoLimitTexasHoldem.create_state(
        tuple(Automation), True, 0, (5, 10), 10, (1000, 1000, 1000), 3
    )
    actions = 0
    while state.status and state.actor_index is not None:
        legal = []
        if state.can_fold():
            legal.append(state.fold)
        if state.can_check_or_call():
            legal.append(state.check_or_call)
        if state.can_complete_bet_or_raise_to():
            low = state.min_completion_betting_or_raising_to_amount
            legal.append(lambda low=low: state.complete_bet_or_raise_to(low))
        dice.choice(legal)()
        actions += 1
    return actions


def yardstick() -> float:
    """PokerKit's actions a second, the median of some runs."""
    rates = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # folding where checking is free
        for run in range(RUNS):
            dice, began = Random(run), perf_counter()
            actions = sum(hand(dice) for _ in range(HANDS))
            rates.append(actions / (perf_counter() - began))
    return median(rates)


def main() -> None:
    print(f"PokerKit hold'em, 3 seats, random: {yardstick():,.0f} actions/s")


if __name__ == "__main__":
    main()
