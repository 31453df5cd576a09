"""The standard ranking of hold'em hands: the best five of any five to nine cards.

Speed matters here, since computer players compare hands by the ten thousand. All cards are
added up to one number that tells how many there are of each rank and of each suit; a table of
such numbers, which fills itself as hands come up, holds how strong each is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, get_args

from engines.poker.cards import PACK, Card, rank, suit

Category = Literal[
    "high-card",
    "pair",
    "two-pair",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "straight-flush",
]

CATEGORIES: Final[tuple[Category, ...]] = get_args(Category)
"""From the lowest up."""

HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH = range(9)

RANK_BITS: Final = 3
"""Bits that count the cards of one rank."""
SUIT_BITS: Final = 4
SUITS_FROM: Final = 13 * RANK_BITS

_OF_RANKS: Final = (1 << SUITS_FROM) - 1

_ADDEND: Final = tuple(
    (1 << RANK_BITS * rank(card)) + (1 << SUITS_FROM + SUIT_BITS * suit(card)) for card in PACK
)
"""By card: what it adds to the number of a hand."""

_NO_CARDS: Final = sum(3 << SUITS_FROM + SUIT_BITS * each for each in range(4))
"""Suits are counted from three, so that the fifth card of one sets the highest bit of four."""

_FLUSHES: Final = sum(8 << SUITS_FROM + SUIT_BITS * each for each in range(4))

_STRAIGHTS: Final = (*((top, 0b11111 << top - 4) for top in range(12, 3, -1)), (3, 0x100F))
"""The highest rank of each straight, and the ranks it is made of; the ace is low in the last."""

_TAKEN: Final = -1
"""Stands for the rank of a card that counts no more."""

_MOST: Final = 300_000
"""How many numbers the table may hold: more than the 270,270 there are of nine cards."""


def strength(cards: Sequence[Card]) -> int:
    """How good the best five of five to nine different cards are; equal strengths tie.

    The greater the better. Not checked: how many cards, and that they are different.
    """
    number = _NO_CARDS
    for card in cards:
        number += _ADDEND[card]
    if flush := number & _FLUSHES:
        return max(_of_suit(cards, _suit_of(flush)), _TABLE[number & _OF_RANKS])
    return _TABLE[number & _OF_RANKS]


def category(value: int) -> Category:
    """What a hand of that strength is called; a royal flush is a straight flush."""
    return CATEGORIES[value >> 20]


def ranks(value: int) -> tuple[int, ...]:
    """The ranks of the five cards of a hand of that strength, those that matter most first."""
    return tuple(value >> shift & 15 for shift in (16, 12, 8, 4, 0))


def best_five(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The five of `cards` that make its strength, those that matter most first.

    Where several cards of a rank would do, the first of them in `cards` is taken.
    """
    value, left = strength(cards), cards
    if value >> 20 in (FLUSH, STRAIGHT_FLUSH):
        suits = [suit(card) for card in cards]
        left = [card for card in cards if suits.count(suit(card)) >= 5]
    held = [rank(card) for card in left]
    found: list[Card] = []
    for wanted in ranks(value):
        place = held.index(wanted)
        found.append(left[place])
        held[place] = _TAKEN
    return tuple(found)


def _suit_of(flush: int) -> int:
    """The suit whose highest bit is set."""
    return (flush >> SUITS_FROM).bit_length() // SUIT_BITS - 1


def _of_suit(cards: Sequence[Card], suited: int) -> int:
    return _flush(sum([1 << (card >> 2) for card in cards if card & 3 == suited]))


@cache
def _flush(mask: int) -> int:
    """The value of a hand that has these ranks, five or more, in one suit."""
    top = _straight(mask)
    return _straight_value(STRAIGHT_FLUSH, top) if top else _value(FLUSH, _from_the_top(mask))


def _straight(mask: int) -> int:
    """The highest rank of the best straight among the ranks of `mask`; 0 where there is none."""
    return next((top for top, needed in _STRAIGHTS if mask & needed == needed), 0)


def _from_the_top(mask: int) -> list[int]:
    return [each for each in range(12, -1, -1) if mask >> each & 1]


def _value(kind: int, five: Sequence[int]) -> int:
    """Five ranks as a number: `kind` decides, then the first rank, then the second..."""
    a, b, c, d, e = five[:5]
    return kind << 20 | a << 16 | b << 12 | c << 8 | d << 4 | e


def _straight_value(kind: int, top: int) -> int:
    return _value(kind, [(top - down) % 13 for down in range(5)])


class _Table(dict[int, int]):
    """How strong hands are by their ranks alone; filled when a number is first asked for."""

    def __missing__(self, number: int) -> int:
        if len(self) >= _MOST:
            self.clear()
        value = self[number] = _by_ranks(number)
        return value


def _by_ranks(number: int) -> int:
    counts = [number >> RANK_BITS * each & 7 for each in range(13)]
    held = [each for each in range(12, -1, -1) if counts[each]]
    first = max(held, key=lambda each: (counts[each], each))
    if counts[first] == 4:
        return _value(FOUR, [first] * 4 + [each for each in held if each != first])
    pairs = [each for each in held if counts[each] >= 2 and each != first]
    if counts[first] == 3 and pairs:
        return _value(FULL_HOUSE, [first] * 3 + [pairs[0]] * 2)
    top = _straight(sum(1 << each for each in held))
    return _straight_value(STRAIGHT, top) if top else _by_groups(counts[first], first, pairs, held)


def _by_groups(most: int, first: int, pairs: list[int], held: list[int]) -> int:
    """The value of a hand that is neither a straight nor better."""
    others = [each for each in held if each != first]
    if most == 3:
        return _value(THREE, [first] * 3 + others)
    if most == 2 and pairs:
        kickers = [each for each in others if each != pairs[0]]
        return _value(TWO_PAIR, [first] * 2 + [pairs[0]] * 2 + kickers)
    return _value(PAIR, [first] * 2 + others) if most == 2 else _value(HIGH_CARD, held)


_TABLE: Final = _Table()
