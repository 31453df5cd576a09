"""The hands of Locus Poker: the most valuable one in a handful of cards, one perhaps wild.

Cards are gathered in one whole number, a bit a card and 13 bits a suit, so that finding a pair
or a straight is a few bit operations and a whole area is one key to remember its hand by.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, Literal, NamedTuple

import msgspec

from engines.poker.cards import NAMES, PACK, Card, rank, suit

HandName = Literal[
    "none",
    "pair",
    "two-pair",
    "trips",
    "straight",
    "flush",
    "full-house",
    "quads",
    "straight-flush",
]

WILD: Final = "*"
"""How the wild card is written among the cards of a hand."""

Cards = int
"""A set of cards, a bit each; see `BIT`."""

Ranks = int
"""A set of ranks, a bit each, from the deuce up."""

BIT: Final = tuple(1 << (13 * suit(card) + rank(card)) for card in PACK)
"""The bit of each card."""


class Hand(msgspec.Struct, frozen=True):
    """One hand: what it is, what it scores and which cards make it."""

    name: HandName
    points: int
    cards: tuple[str, ...]
    """As wire names; the wild one is `*`. Empty for no hand, four for two pair and quads."""


NONE: Final = Hand("none", 0, ())


def gather(cards: Iterable[Card]) -> Cards:
    """`cards`, all different, as one set."""
    return sum(BIT[card] for card in cards)


class _Spread(NamedTuple):
    """A set of cards, laid out by suit and by how many there are of each rank."""

    suits: tuple[Ranks, ...]
    at_least: tuple[Ranks, ...]
    """The ranks held at least 0, 1, 2, 3 and 4 times."""


_Found = tuple[str, ...]
_Find = Callable[[_Spread, int], "_Found | None"]

_EVERY_RANK: Final = 0x1FFF


def _spread(cards: Cards) -> _Spread:
    clubs, diamonds = cards & _EVERY_RANK, cards >> 13 & _EVERY_RANK
    hearts, spades = cards >> 26 & _EVERY_RANK, cards >> 39
    black, red = clubs | spades, diamonds | hearts
    two_black, two_red = clubs & spades, diamonds & hearts
    held = (
        _EVERY_RANK,
        black | red,
        two_black | two_red | black & red,
        two_black & red | two_red & black,
        two_black & two_red,
    )
    return _Spread((clubs, diamonds, hearts, spades), held)


def _top(ranks: Ranks) -> int:
    return ranks.bit_length() - 1


def _of_rank(spread: _Spread, number: int, count: int) -> _Found:
    """`count` cards of one rank, spades first."""
    held = [suit for suit in (3, 2, 1, 0) if spread.suits[suit] >> number & 1]
    return tuple(NAMES[4 * number + suit] for suit in held[:count])


_RUNS: Final = tuple(
    tuple(number % 13 for number in range(top, top - 5, -1)) for top in range(12, 2, -1)
)
"""The ranks of every straight, downwards, best first; the ace is below the deuce, too."""

_RUN_SETS: Final = tuple((sum(1 << number for number in run), run) for run in _RUNS)


def _run(ranks: Ranks, wilds: int) -> tuple[int, ...] | None:
    """The best straight that `ranks` and the wild card make."""
    for needed, run in _RUN_SETS:
        if (ranks & needed).bit_count() + wilds >= 5:
            return run
    return None


def _straight_flush(spread: _Spread, wilds: int) -> _Found | None:
    runs = [
        (run, suit)
        for suit, held in enumerate(spread.suits)
        if held.bit_count() + wilds >= 5 and (run := _run(held, wilds)) is not None
    ]
    if not runs:
        return None
    run, suit = max(runs)
    held = spread.suits[suit]
    return tuple(NAMES[4 * number + suit] if held >> number & 1 else WILD for number in run)


def _of_a_kind(spread: _Spread, size: int, wilds: int) -> _Found | None:
    ranks = spread.at_least[size - wilds]
    return _of_rank(spread, _top(ranks), size - wilds) + (WILD,) * wilds if ranks else None


def _quads(spread: _Spread, wilds: int) -> _Found | None:
    return _of_a_kind(spread, 4, wilds)


def _full_house(spread: _Spread, wilds: int) -> _Found | None:
    threes = spread.at_least[3 - wilds]
    pairs = spread.at_least[2] & ~(1 << _top(threes)) if threes else 0
    if not pairs:
        return None
    trips = _of_rank(spread, _top(threes), 3 - wilds) + (WILD,) * wilds
    return trips + _of_rank(spread, _top(pairs), 2)


def _flush(spread: _Spread, wilds: int) -> _Found | None:
    size = 5 - wilds
    full = [(held, suit) for suit, held in enumerate(spread.suits) if held.bit_count() >= size]
    if not full:
        return None
    held, suit = max(full)
    ranks = [number for number in range(12, -1, -1) if held >> number & 1]
    return tuple(NAMES[4 * number + suit] for number in ranks[:size]) + (WILD,) * wilds


def _straight(spread: _Spread, wilds: int) -> _Found | None:
    if (run := _run(spread.at_least[1], wilds)) is None:
        return None
    return tuple((_of_rank(spread, number, 1) or (WILD,))[0] for number in run)


def _trips(spread: _Spread, wilds: int) -> _Found | None:
    return _of_a_kind(spread, 3, wilds)


def _two_pair(spread: _Spread, _: int) -> _Found | None:
    # The wild card is no help here: it makes a full house of two pair, and trips of one.
    pairs = spread.at_least[2]
    high = _top(pairs)
    if not (others := pairs & ~(1 << high) if pairs else 0):
        return None
    return _of_rank(spread, high, 2) + _of_rank(spread, _top(others), 2)


def _pair(spread: _Spread, wilds: int) -> _Found | None:
    return _of_a_kind(spread, 2, wilds)


_HANDS: Final[tuple[tuple[HandName, int, _Find], ...]] = (
    ("straight-flush", 11, _straight_flush),
    ("quads", 10, _quads),
    ("full-house", 9, _full_house),
    ("flush", 8, _flush),
    ("straight", 7, _straight),
    ("trips", 5, _trips),
    ("two-pair", 4, _two_pair),
    ("pair", 2, _pair),
)
"""Every hand with its points and how it is found, best first."""


@lru_cache(maxsize=1 << 14)
def best(cards: Cards, wild: bool) -> Hand:
    """The most valuable hand in `cards`, with a wild card to help where `wild` is set.

    The wild card may stand for any card, one that is also in `cards` included; it is left out
    where the hand is worth as much without it. Of equal hands the one of the higher ranks.
    """
    spread = _spread(cards)
    for name, points, find in _HANDS:
        found = find(spread, 0)
        if found is None and wild:
            found = find(spread, 1)
        if found is not None:
            return Hand(name, points, found)
    return NONE
