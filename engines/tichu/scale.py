"""Where each rank stands: the places that straights follow, and the values that are compared.

Places are 1 for the Mah Jong and 2 to 14 for the ranks, and move when ranks are reordered. A
value is 2 to 14 by name and stays what it was, so that cards on the table keep theirs; a rank
that is moved up gets one between its new neighbours.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from engines.tichu.cards import MAHJONG, PACK, RANKS, SUITS, Card, Rank, rank
from engines.tichu.shapes import DRAGON_RANK, ONE

LOWEST: Final = 2
"""The place of the lowest rank."""
HIGHEST: Final = 14
"""The place of the highest rank."""

LANES: Final = (0, 16, 32, 48)
"""Where the bits of each suit begin in a number that tells which plain cards there are."""


class Scale(msgspec.Struct, frozen=True):
    """One order of the ranks."""

    order: tuple[Rank, ...]
    values: tuple[float, ...]
    """What is compared, by place; place 0 is nobody's."""
    places: dict[Card, int]
    """The place of each card, 0 for special ones other than the Mah Jong."""
    place_of: dict[Rank, int]
    """The place of each rank."""
    bits: dict[Card, int]
    """For each plain card bit `place` in the lane of its suit, 0 for others."""

    def name(self, place: int) -> Rank:
        """The rank at a place from 2 up."""
        return self.order[place - LOWEST]

    def place_at(self, value: float) -> int:
        """The place that has this value. Raises ValueError where none has."""
        return self.values.index(value)

    def above(self, value: float) -> float:
        """The next higher value there is; the Dragon's above the highest."""
        return min((each for each in self.values if each > value), default=DRAGON_RANK)


@lru_cache(maxsize=16)
def scale(order: tuple[Rank, ...]) -> Scale:
    """The scale of ranks that stand in this order, from the lowest up.

    A rank may be moved up, but the highest must stay where it is.
    """
    place_of: dict[Rank, int] = {name: place for place, name in enumerate(order, LOWEST)}
    places = {card: 0 if (of := rank(card)) is None else place_of[of] for card in PACK} | {
        MAHJONG: 1
    }
    bits = {card: 0 if rank(card) is None else 1 << places[card] + _lane(card) for card in PACK}
    values = [0.0, ONE]
    for number, name in enumerate(order):
        value = _usual(name)
        if value < values[-1]:
            value = (values[-1] + _usual(order[number + 1])) / 2
        values.append(value)
    return Scale(order, tuple(values), places, place_of, bits)


def _lane(card: Card) -> int:
    return LANES[SUITS.index(card[1])]


def _usual(name: Rank) -> float:
    return float(RANKS.index(name) + LOWEST)
