"""The cards of Epochs Poker by name, and the packs they make up."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, TypeAlias

from engines.epochs.scale import JOKER, KINDS, MOST_JOKERS, PACKS, SIZES, SUITS, PackKey
from engines.poker.cards import BadCard

CardName: TypeAlias = str
"""A card as it is written: `7h3`, `7*`, `*y`, `jk1`."""

Kind: TypeAlias = int
"""What a card is, whichever copy: a place in `scale.KINDS`, and so its strength."""

NUMBER: Final[dict[str, Kind]] = {name: number for number, name in enumerate(KINDS)}
"""The kind that is called so."""


@cache
def pack_of(key: PackKey, jokers: int) -> tuple[CardName, ...]:
    """All cards of a pack with so many jokers, in the order they have before shuffling."""
    return (
        *(
            f"{epoch}{suit}{copy}"
            for epoch in PACKS[key]
            for suit in SUITS
            for copy in range(1, SIZES[suit] + 1)
        ),
        *(f"{epoch}*" for epoch in PACKS[key]),
        *(f"*{suit}" for suit in SUITS),
        *(f"{JOKER}{number}" for number in range(1, jokers + 1)),
    )


@cache
def kinds_of(key: PackKey) -> dict[CardName, Kind]:
    """The kind of each card of a pack, as many jokers as there may be among them."""
    return {name: _kind(name) for name in pack_of(key, MOST_JOKERS)}


def _kind(name: CardName) -> Kind:
    """The copy is no part of the kind; the highest cards have none."""
    return NUMBER[name] if name in NUMBER else NUMBER[name[:-1]]


def read_kinds(cards: Iterable[CardName], key: PackKey) -> list[Kind]:
    """The kinds of different cards of one pack, in their order.

    Raises BadCard for a card that is not of the pack, and for one that comes twice; ValueError
    where there is no such pack.
    """
    if key not in PACKS:
        raise ValueError(f"no such pack: {str(key)[:20]!r}")
    names = tuple(cards)
    try:
        kinds = list(map(kinds_of(key).__getitem__, names))
    except (KeyError, TypeError):
        raise BadCard(f"not all cards of {key}: {str(names)[:80]}") from None
    if len(set(names)) < len(names):
        raise BadCard(f"twice in one pack: {str(names)[:80]}")
    return kinds
