"""The pack of Tichu: 52 plain cards in four suits, and four special ones."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NewType, TypeAlias, get_args

Card = NewType("Card", str)
"""By its wire name: `Tg` is the ten of Jade, `mahjong` has no suit and no rank."""

Rank: TypeAlias = Literal["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]

RANKS: Final[tuple[Rank, ...]] = get_args(Rank)
"""From the lowest up."""

SUITS: Final = "gkbr"
"""Jade is green, Sword black, Pagoda blue, Star red."""

MAHJONG: Final = Card("mahjong")
DOG: Final = Card("dog")
PHOENIX: Final = Card("phoenix")
DRAGON: Final = Card("dragon")
SPECIALS: Final = (MAHJONG, DOG, PHOENIX, DRAGON)
BIRDS: Final = (PHOENIX, DRAGON)

PACK: Final[tuple[Card, ...]] = (
    *(Card(rank + suit) for rank in RANKS for suit in SUITS),
    *SPECIALS,
)
"""The whole pack, in the order in which cards are low: for whoever does not choose."""

POINTS: Final[dict[Card, int]] = {
    card: {"5": 5, "T": 10, "K": 10}.get(card[0], 0) for card in PACK[: -len(SPECIALS)]
} | {MAHJONG: 0, DOG: 0, PHOENIX: -25, DRAGON: 25}
"""What each card counts; 100 in all."""

_PLACES: Final = {card: place for place, card in enumerate(PACK)}
_RANK_OF: Final[dict[str, Rank]] = {rank + suit: rank for rank in RANKS for suit in SUITS}


def rank(card: Card) -> Rank | None:
    """`2` to `A`; None for a special card."""
    return _RANK_OF.get(card)


def suit(card: Card) -> str | None:
    """`g`, `k`, `b` or `r`; None for a special card."""
    return card[1] if len(card) == 2 else None


def order(card: Card) -> int:
    """The place of `card` in PACK. Raises KeyError for what is no card."""
    return _PLACES[card]


def sorted_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """`cards` as they stand in PACK, the lowest first."""
    return tuple(sorted(cards, key=_PLACES.__getitem__))
