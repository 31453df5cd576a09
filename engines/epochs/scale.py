"""The one table of what decides: suits, packs, the scale of combinations, the strength of cards.

A correction of the rules is one line here; all code reads it.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Suit = Literal["y", "s", "h", "m"]
"""Yin-Yang, Skull, Hand, Maze."""

SUITS: Final[tuple[Suit, ...]] = get_args(Suit)
"""Strongest first."""

SIZES: Final[dict[Suit, int]] = {"y": 2, "s": 3, "h": 5, "m": 6}
"""How many cards of a suit there are in each epoch."""

EPOCHS: Final = range(1, 11)
"""Weakest first."""

PackKey = Literal["1+3+4", "2+3+4", "full"]

PACKS: Final[dict[PackKey, range]] = {
    "1+3+4": range(1, 6),
    "2+3+4": range(6, 11),
    "full": EPOCHS,
}
"""The epochs of each pack; with them go their highest cards, those of suit, and the jokers."""

MOST_JOKERS: Final = 4

HAND: Final = 6
BOARD: Final = 5

LEAST: Final = 2
"""Cards it takes to make a combination."""

SCALE: Final[tuple[tuple[tuple[int, Suit], ...], ...]] = (
    ((2, "m"),),
    ((2, "h"),),
    ((3, "m"),),
    ((3, "h"),),
    ((2, "s"), (4, "m")),
    ((4, "h"),),
    ((5, "m"),),
    ((2, "y"),),
    ((3, "s"),),
    ((5, "h"),),
    ((6, "m"),),
)
"""Low to high: so many cards of a suit. Those of one step are equal on the scale."""

TWO_SUITS: Final = len(SCALE)
"""The step above all others: two complete suits of the same epoch, whatever suits they are."""

COMPLETE: Final = min(step for step, row in enumerate(SCALE) for k, suit in row if k == SIZES[suit])
"""The lowest step of a complete suit; all steps above it are complete too."""


def worth(step: int, epoch: int, cards: int) -> int:
    """What a combination is worth: the scale decides, then the epoch, then how many cards."""
    return step << 8 | epoch << 4 | cards


def step_of(value: int) -> int:
    """The step of the scale of a combination that is worth so much."""
    return value >> 8


def cards_of(value: int) -> int:
    """How many cards it has."""
    return value & 15


WITHIN_EPOCH: Final = ("m", "h", "s", "y", "*")
"""Weakest first; the star is the highest card of the epoch."""

JOKER: Final = "jk"

KINDS: Final[tuple[str, ...]] = (
    *(f"{epoch}{mark}" for epoch in EPOCHS for mark in WITHIN_EPOCH),
    *("*m", "*h", "*s", "*y"),
    JOKER,
)
"""What single cards there are, weakest first: `7h` is a Hand of epoch VII, `7*` its highest card,
`*y` the highest Yin-Yang. Cards of one kind are equal in strength."""
