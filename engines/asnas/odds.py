"""How much of a pot a hand is worth, counted exactly over all hands the others may hold.

The pack is small: there are 121 kinds of hand (how many of each identity), and what one player
holds the others do not. So nothing is sampled, and what was counted once is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import product
from math import comb, prod
from typing import Final, TypeAlias

from engines.asnas.cards import COPIES, HAND, IDENTITIES, Card
from engines.asnas.ranking import rank

Counts: TypeAlias = tuple[int, ...]
"""How many cards of each identity, the highest first."""

Ranges: TypeAlias = tuple[float, ...]
"""For each opponent how much of all hands, the best first, it may hold: 1.0 is any hand."""

ANY: Final = 1.0
PACK: Final[Counts] = (COPIES,) * len(IDENTITIES)
KINDS: Final[tuple[Counts, ...]] = tuple(
    counts for counts in product(range(COPIES + 1), repeat=len(IDENTITIES)) if sum(counts) == HAND
)


def counts_of(hand: Iterable[Card]) -> Counts:
    """How many of each identity are in `hand`."""
    cards = tuple(hand)
    return tuple(cards.count(identity) for identity in IDENTITIES)


def ways(held: Counts, rest: Counts) -> int:
    """How many different cards of `rest` make up `held`; 0 where it has not enough."""
    return prod(map(comb, rest, held))


def _strengths() -> dict[Counts, int]:
    """From 0, the worst; equal kinds have equal strength."""
    ranks = {
        kind: rank(card for card, many in zip(IDENTITIES, kind, strict=True) for _ in range(many))
        for kind in KINDS
    }
    order = {each: place for place, each in enumerate(sorted(set(ranks.values())))}
    return {kind: order[each] for kind, each in ranks.items()}


STRENGTH: Final = _strengths()


def _quantiles() -> dict[Counts, float]:
    """How much of all hands is better: 0.0 for the best."""
    total, better = comb(sum(PACK), HAND), 0
    quantiles: dict[Counts, float] = {}
    for kind in sorted(KINDS, key=STRENGTH.__getitem__, reverse=True):
        quantiles[kind] = better / total
        better += ways(kind, PACK)
    return quantiles


QUANTILE: Final = _quantiles()


def left_by(taken: Counts, rest: Counts = PACK) -> Counts:
    """What is left of `rest` without `taken`."""
    return tuple(have - gone for have, gone in zip(rest, taken, strict=True))


@cache
def _holdings(rest: Counts, best: float) -> tuple[tuple[Counts, int, int], ...]:
    """What one opponent may hold of `rest`: the kind, its strength, in how many ways."""
    found = ((kind, STRENGTH[kind], ways(kind, rest)) for kind in KINDS if QUANTILE[kind] < best)
    return tuple(each for each in found if each[2])


@cache
def _against_one(rest: Counts, best: float, strength: int) -> tuple[int, int, int]:
    """In how many ways the last opponent holds something worse, equal, better."""
    worse = equal = better = 0
    for _, theirs, many in _holdings(rest, best):
        if theirs < strength:
            worse += many
        elif theirs == strength:
            equal += many
        else:
            better += many
    return worse, equal, better


def _outcomes(
    rest: Counts, ranges: Ranges, strength: int, ties: int, beaten: bool
) -> Iterator[tuple[int, float]]:
    """Weighted shares of the pot over all that the opponents may hold."""
    if len(ranges) == 1:
        worse, equal, better = _against_one(rest, ranges[0], strength)
        yield worse + equal + better, 0.0
        if not beaten:
            yield 0, worse / (ties + 1) + equal / (ties + 2)
        return
    for kind, theirs, many in _holdings(rest, ranges[0]):
        inner = _outcomes(
            left_by(kind, rest),
            ranges[1:],
            strength,
            ties + (theirs == strength),
            beaten or theirs > strength,
        )
        for total, won in inner:
            yield total * many, won * many


@lru_cache(maxsize=50_000)
def share(own: Counts, ranges: Ranges) -> float:
    """The part of the pot that `own` wins on average, 0.0 to 1.0, ties shared.

    `ranges` has one entry an opponent and is sorted, so that equal questions are asked once.
    """
    if not ranges:
        return 1.0
    total, won = 0, 0.0
    for many, taken in _outcomes(left_by(own), ranges, STRENGTH[own], 0, False):
        total += many
        won += taken
    return won / total if total else 1.0 / (len(ranges) + 1)


@cache
def unbeatable(own: Counts) -> bool:
    """Whether nobody can hold more than `own`, whatever is dealt."""
    return not any(theirs > STRENGTH[own] for _, theirs, _ in _holdings(left_by(own), ANY))
