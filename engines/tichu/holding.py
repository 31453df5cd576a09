"""A hand sorted for looking things up, and the bombs in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from engines.tichu.beating import allowed
from engines.tichu.cards import DOG, DRAGON, PHOENIX, SUITS, Card, Rank
from engines.tichu.patterns import SHORTEST_STRAIGHT
from engines.tichu.rows import places, rows
from engines.tichu.rules import Rules
from engines.tichu.scale import LANES, Scale, scale
from engines.tichu.shapes import Combination

STAND_IN: Final = Card("stand-in")
"""Held where one card may be missing; never part of a combination that is given out."""

QUAD: Final = 4
ALL_RANKS: Final = 0b111_1111_1111_1100
"""The mask of all places but the Mah Jong's."""
ONE_BIT: Final = 0b10
"""The Mah Jong's."""


class Holding(msgspec.Struct, frozen=True, gc=False):
    """What is in a hand, by place. Masks have bit `place` set."""

    at: tuple[tuple[Card, ...], ...]
    """The cards at each place. Those come first that no straight flush needs, then the lowest."""
    suits: tuple[int, ...]
    """For each suit the mask of its cards."""
    one: int
    """Where there is at least one card."""
    two: int
    """Where there are at least two."""
    three: int
    """Where there are at least three."""
    four: int
    """Where there is four of a kind."""
    flushes: bool
    """Whether there is a straight flush."""
    missing: int
    """The place of the card that may be missing; 0 where none may."""
    phoenix: bool
    dog: bool
    dragon: bool
    ranks: Scale

    def of_suit(self, suit: int, place: int) -> Card:
        """The card of that suit at that place."""
        return Card(self.ranks.name(place) + SUITS[suit])


@lru_cache(maxsize=4096)
def holding(hand: tuple[Card, ...], order: tuple[Rank, ...], stand_in: Rank | None) -> Holding:
    """`hand` sorted by an order of ranks; with a card more where one may be missing."""
    ranks = scale(order)
    at: list[tuple[Card, ...]] = [()] * len(ranks.values)
    for card in hand:
        at[ranks.places[card]] += (card,)
    bits = sum(map(ranks.bits.__getitem__, hand))
    flushes = bits & bits >> 1 & bits >> 2 & bits >> 3 & bits >> 4 != 0
    suits = tuple([bits >> lane & ALL_RANKS for lane in LANES])
    if flushes:
        _spare_flushes(at, suits)
    one, two, three, four = _levels(*suits)
    if at[1]:
        one |= ONE_BIT
    missing = 0 if stand_in is None else ranks.place_of[stand_in]
    if missing:
        at[missing] = (STAND_IN, *at[missing])
        more = 1 << missing
        one, two, three = one | more, two | one & more, three | two & more
    special = at[0]
    return Holding(
        tuple(at), suits, one, two, three, four, flushes, missing,
        PHOENIX in special, DOG in special, DRAGON in special, ranks,
    )  # fmt: skip


def bombs(hand: tuple[Card, ...], rules: Rules) -> tuple[Combination, ...]:
    """Every bomb in `hand` that may be played, the weakest first, whatever lies on the table."""
    return _bombs(hand, rules)


@lru_cache(maxsize=4096)
def _bombs(hand: tuple[Card, ...], rules: Rules) -> tuple[Combination, ...]:
    if not rules.bombs or rules.stand_in is not None or len(hand) < QUAD:
        return ()
    held = holding(hand, rules.order, None)
    if not (held.four or held.flushes):
        return ()
    found = (*_quads(held), *_flushes(held))
    return tuple(each for each in found if allowed(each, leads=False, rules=rules))


def _levels(green: int, black: int, blue: int, red: int) -> tuple[int, int, int, int]:
    """Where there are at least one, two, three, and four cards."""
    either, both = green | black, green & black
    other, others = blue | red, blue & red
    two = both | others | either & other
    return either | other, two, both & other | either & others, both & others


def _quads(held: Holding) -> Iterator[Combination]:
    for place in places(held.four):
        yield Combination("bomb", held.at[place], held.ranks.values[place], QUAD)


def _flushes(held: Holding) -> list[Combination]:
    found: list[Combination] = []
    for suit, mask in enumerate(held.suits):
        for size, low, _ in rows(mask, 0, SHORTEST_STRAIGHT):
            cards = tuple(held.of_suit(suit, place) for place in range(low, low + size))
            rank = held.ranks.values[low + size - 1]
            found.append(Combination("straight-flush", cards, rank, size))
    found.sort(key=lambda each: (each.length, each.rank))
    return found


def _spare_flushes(at: list[tuple[Card, ...]], suits: tuple[int, ...]) -> None:
    """Put the cards of straight flushes last at their places."""
    for suit, mask in enumerate(suits):
        row = {place for size, low, _ in rows(mask, 0, 5, 5) for place in range(low, low + size)}
        for place in row:
            at[place] = tuple(sorted(at[place], key=lambda card: card[1] == SUITS[suit]))
