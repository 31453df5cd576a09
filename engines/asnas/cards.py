"""The pack of As-Nas: five identities, four copies of each. They are no suits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal, get_args

from engines.kernel.errors import BadConfig

Card = Literal["as", "shah", "bibi", "sarbaz", "couli"]

IDENTITIES: Final[tuple[Card, ...]] = get_args(Card)
"""From the highest down."""

COPIES: Final = 4
HAND: Final = 5
"""Cards a player is dealt; four hands are the whole pack."""

PACK: Final[tuple[Card, ...]] = tuple(card for card in IDENTITIES for _ in range(COPIES))

Hand = tuple[Card, ...]


def check_deck(deck: Sequence[Card]) -> None:
    """Refuse a stacked deck that is not the whole pack, as BadConfig."""
    if Counter(deck) != Counter(PACK):
        raise BadConfig("deck")


def deal(deck: Sequence[Card], first: int, seats: int) -> tuple[Hand, ...]:
    """The hands by seat: one card at a time from the top of `deck`, the first to seat `first`."""
    return tuple(tuple(deck[(seat - first) % seats :: seats]) for seat in range(seats))
