"""The 52-card pack: small whole numbers inside the engines, names like `Td` outside.

A card is `4 * rank + suit`, so cards sort by rank; the deuce of clubs is 0, the ace of
spades 51.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NewType

Card = NewType("Card", int)
"""One of the 52, from 0 to 51."""

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"

PACK: Final[tuple[Card, ...]] = tuple(Card(number) for number in range(52))
"""The whole pack, deuces first: the order it has before shuffling, for ever."""

NAMES: Final[tuple[str, ...]] = tuple(rank + suit for rank in RANKS for suit in SUITS)
"""The wire name of each card, indexed by card."""

_BY_NAME: Final = {name: Card(number) for number, name in enumerate(NAMES)}


class BadCard(ValueError):
    """A name that is no card of the pack, or one that came twice."""


def rank(card: Card) -> int:
    """0 for a deuce to 12 for an ace."""
    return card >> 2


def suit(card: Card) -> int:
    """Clubs 0, diamonds 1, hearts 2, spades 3."""
    return card & 3


def name(card: Card) -> str:
    """The wire name: `Td`."""
    return NAMES[card]


def parse(text: str) -> Card:
    """The card that is written `text`. Raises BadCard where there is none."""
    try:
        return _BY_NAME[text]
    except (KeyError, TypeError):
        raise BadCard(f"no such card: {str(text)[:20]!r}") from None


def numbers(names: Iterable[str]) -> list[Card]:
    """The cards of these names, which are known to be some. Raises KeyError else."""
    return [_BY_NAME[name] for name in names]


def parse_all(texts: Iterable[str]) -> tuple[Card, ...]:
    """The cards of one pack that are written `texts`, in that order.

    Raises BadCard for a name that is no card, and for a card that comes twice.
    """
    cards: dict[Card, None] = {}
    for text in texts:
        card = parse(text)
        if card in cards:
            raise BadCard(f"twice in one pack: {text}")
        cards[card] = None
    return tuple(cards)
