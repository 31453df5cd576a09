"""What a combination is: the kinds there are, and one laid on the table."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from engines.tichu.cards import Card, Rank

Type: TypeAlias = Literal[
    "single",
    "pair",
    "triple",
    "run",
    "full-house",
    "straight",
    "bomb",
    "straight-flush",
    "super-full-house",
    "rainbow",
    "hockey",
    "highways",
    "flowers",
    "hole",
]
"""`run` is two or more consecutive pairs, `bomb` four of a kind, `hole` a straight with a gap."""

BASIC: Final[tuple[Type, ...]] = ("single", "pair", "triple", "run", "full-house", "straight")
BOMBS: Final[tuple[Type, ...]] = ("bomb", "straight-flush")
EXTRA: Final[tuple[Type, ...]] = (
    "super-full-house",
    "rainbow",
    "hockey",
    "highways",
    "flowers",
    "hole",
)

DOG_RANK: Final = 0.0
ONE: Final = 1.0
LED_PHOENIX: Final = 1.5
DRAGON_RANK: Final = 15.0


class Combination(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """Cards that are laid together, and what they are."""

    type: Type
    cards: tuple[Card, ...]
    """As laid."""
    rank: float
    """What is compared: 2 to 14 (an ace), 1 for the Mah Jong, 15 for the Dragon, 0 for the Dog.

    Of a full house that of the triple, of straights, runs and highways that of the highest card,
    of rainbows and teams that of the lowest, of flowers that of the blossom. A single Phoenix is
    half a step above what it lies on; a ten that ranks below the ace has 13.5.
    """
    length: int
    """How many cards it counts as: those laid, a stand-in, and those it was laid upon."""
    phoenix: Rank | None = None
    """The rank for which the Phoenix stands; None without it, and as a single."""
    pair: float = 0.0
    """The rank of the pair in a full house."""
    gap: int = 0
    """How many cards of a straight lie below its gap; 0 without one."""
    under: tuple[Card, ...] = ()
    """Cards of another that lay there and became part of it: the blossom below a stem."""
    stand_in: Rank | None = None
    """The rank of a card that is not there and counts as if it were."""

    @property
    def whole(self) -> tuple[Card, ...]:
        """All cards that belong to it, also those that lay there before."""
        return (*self.under, *self.cards)
