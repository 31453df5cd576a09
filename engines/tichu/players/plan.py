"""How a hand can be played off in few combinations, and how many of these lose the lead."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from engines.tichu.cards import DOG, DRAGON, PHOENIX, Card, sorted_hand
from engines.tichu.combinations import Combination, is_bomb, plays
from engines.tichu.rules import BASE_RULES

Plan: TypeAlias = tuple[Combination, ...]
Taste: TypeAlias = Callable[[Combination], tuple[float, ...]]

ROWS: Final = ("straight", "run")
SETS: Final = ("full-house", "triple", "pair")

TASTES: Final[tuple[Taste, ...]] = (
    lambda each: (each.length, -each.rank),
    lambda each: (is_bomb(each), each.type in ROWS, each.length, -each.rank),
    lambda each: (is_bomb(each), each.type in SETS, each.length, -each.rank),
    lambda each: (is_bomb(each), each.type == "run", each.type in SETS, each.length, -each.rank),
)
"""What is taken out of a hand first, in several ways: the best of these plans counts."""

QUEEN, KING, ACE = 12.0, 13.0, 14.0


def control(laid: Combination) -> float:
    """How likely nobody beats it, roughly: 0 is a sure loser of the lead, 1 keeps it."""
    if is_bomb(laid) or laid.cards == (DRAGON,):
        return 1.0
    if laid.cards == (DOG,):
        return 0.0
    if laid.cards == (PHOENIX,):
        return 0.7
    if laid.type == "single":
        return {ACE: 0.65, KING: 0.25, QUEEN: 0.1}.get(laid.rank, 0.0)
    high = max(0.0, (laid.rank - 7) / 7)
    return min(0.9, high * (0.75 if laid.length < 5 else 0.9) + (0.15 if laid.length > 5 else 0.0))


def losers(hand: Iterable[Card]) -> float:
    """How many times the owner of a hand will have to give the lead away, at best."""
    return _losers(sorted_hand(tuple(hand)))


def best_plan(hand: Iterable[Card]) -> Plan:
    """Combinations that a hand is best played off in."""
    return _best_plan(sorted_hand(tuple(hand)))


@lru_cache(maxsize=8192)
def _losers(hand: tuple[Card, ...]) -> float:
    return _cost(_best_plan(hand))


def _cost(plan: Plan) -> float:
    return sum(1.0 - control(each) for each in plan)


@lru_cache(maxsize=8192)
def _best_plan(hand: tuple[Card, ...]) -> Plan:
    return min((_greedy(hand, taste) for taste in TASTES), key=_cost)


def _greedy(hand: tuple[Card, ...], taste: Taste) -> Plan:
    """Take out what tastes best, until nothing is left."""
    plan: list[Combination] = []
    while hand:
        taken = max(plays(hand, None, BASE_RULES), key=taste)
        plan.append(taken)
        hand = tuple(card for card in hand if card not in taken.cards)
    return tuple(plan)
