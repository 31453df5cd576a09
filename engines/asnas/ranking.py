"""Which hand is better. No straights, no flushes: only how many are alike, and of what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Final, Literal, TypeAlias, get_args

from engines.asnas.cards import IDENTITIES, Card

Category = Literal["quartet", "full-house", "three", "two-pair", "pair", "high-card"]

CATEGORIES: Final[tuple[Category, ...]] = get_args(Category)
"""From the highest down."""

Rank: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""How good a hand is: the sizes of its groups, then their worth. The greater is the better."""

_BY_SIZES: Final[dict[tuple[int, ...], Category]] = {
    (4, 1): "quartet",
    (3, 2): "full-house",
    (3, 1, 1): "three",
    (2, 2, 1): "two-pair",
    (2, 1, 1, 1): "pair",
    (1, 1, 1, 1, 1): "high-card",
}
_WORTH: Final = {card: len(IDENTITIES) - place for place, card in enumerate(IDENTITIES)}


def rank(hand: Iterable[Card]) -> Rank:
    """How good five cards are; equal ranks tie."""
    return _ranked(tuple(sorted(hand)))


def category(hand: Iterable[Card]) -> Category:
    """What five cards are called."""
    return _BY_SIZES[rank(hand)[0]]


@cache
def _ranked(hand: tuple[Card, ...]) -> Rank:
    groups = sorted(((size, _WORTH[card]) for card, size in Counter(hand).items()), reverse=True)
    return tuple(size for size, _ in groups), tuple(worth for _, worth in groups)
