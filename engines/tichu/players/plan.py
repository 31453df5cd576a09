"""How a hand is best played off, and how often its owner has to give the lead away by that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from engines.tichu.cards import BIRDS, DOG, DRAGON, PHOENIX, RANKS, Card, rank, sorted_hand
from engines.tichu.combinations import Combination, is_bomb, plays
from engines.tichu.rules import BASE_RULES, Rules

Plan: TypeAlias = tuple[Combination, ...]

RARE: Final = ("rainbow", "hockey", "highways", "flowers", "hole")
"""What few are able to beat, because few hold its like."""

QUEEN, KING, ACE = 12.0, 13.0, 14.0
FULL: Final = 28
"""The cards of two players who have played none."""
BEATEN: Final = 0.19
"""How likely a given higher card beats a single, while both opponents hold all their cards."""
SMALLEST_BOMB: Final = 4


class Odds(NamedTuple):
    """What is known of the opponents; by default nothing but that there are two."""

    rivals: tuple[int, ...] = (FULL // 2, FULL // 2)
    """How many cards each of them who is in holds."""
    above: tuple[int, ...] = ()
    """How many higher cards others may hold, by the rank of a single; empty: not counted."""
    rules: Rules = BASE_RULES


UNKNOWN: Final = Odds()


def odds_of(hand: Sequence[Card], rivals: Iterable[int], rules: Rules) -> Odds:
    """What the owner of `hand` knows, whose opponents hold so many cards."""
    ranks = [rank(card) for card in hand]
    birds = len(BIRDS) - sum(bird in hand for bird in BIRDS)
    others = [4 - ranks.count(each) for each in RANKS]
    above = [birds + sum(others[max(place - 1, 0) :]) for place in range(len(RANKS) + 3)]
    return Odds(tuple(sorted(rivals)), tuple(above), rules)


def height(card: Card) -> float:
    """How high a card is alone; what is lower than a king does not count."""
    return 2.0 if card in BIRDS else {"A": 1.0, "K": 0.3}.get(rank(card) or "", 0.0)


def control(laid: Combination, odds: Odds = UNKNOWN) -> float:
    """How likely nobody beats it, roughly: 0 is a sure loser of the lead, 1 keeps it."""
    if is_bomb(laid) or laid.cards == (DRAGON,):
        return 1.0
    if laid.cards == (DOG,):
        return 0.0
    able = sum(count for count in odds.rivals if count >= laid.length)
    if not able:
        return 1.0 if max(odds.rivals, default=0) < SMALLEST_BOMB else 0.95
    if laid.cards == (PHOENIX,):
        return 0.7
    fewer = (able / FULL) ** 0.5
    if laid.type == "single" and odds.above:
        return (1.0 - BEATEN * min(1.0, fewer)) ** odds.above[int(laid.rank)]
    return 1.0 - (1.0 - _usual_control(laid)) * min(1.0, fewer)


def _usual_control(laid: Combination) -> float:
    if laid.type == "single":
        return {ACE: 0.65, KING: 0.25, QUEEN: 0.1}.get(laid.rank, 0.0)
    if laid.type in RARE:
        return 0.6
    high = max(0.0, (laid.rank - 7) / 7)
    return min(0.9, high * (0.75 if laid.length < 5 else 0.9) + (0.15 if laid.length > 5 else 0.0))


def losers(hand: Iterable[Card], odds: Odds = UNKNOWN) -> float:
    """How many times the owner of a hand will have to give the lead away, at best."""
    return _best(sorted_hand(hand), odds)[0]


def best_plan(hand: Iterable[Card], odds: Odds = UNKNOWN) -> Plan:
    """The combinations that a hand is best played off in."""
    return _best(sorted_hand(hand), odds)[1]


@lru_cache(maxsize=1 << 15)
def _best(hand: tuple[Card, ...], odds: Odds) -> tuple[float, Plan]:
    """Every hand has to get rid of its first card: by what that is done best, and all the rest."""
    if not hand:
        return 0.0, ()
    best: tuple[float, Plan] = (float(len(hand) + 1), ())
    for each in plays(hand, None, odds.rules):
        if hand[0] in each.cards:
            cost, rest = _best(tuple(card for card in hand if card not in each.cards), odds)
            cost += 1.0 - control(each, odds)
            if cost < best[0]:
                best = cost, (each, *rest)
    return best
