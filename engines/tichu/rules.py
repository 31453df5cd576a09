"""What may be played and what beats what, as far as it can be bent: one seat's rules now.

Every field holds the rule of the plain game by default. Rules are never undone: whoever bends
them makes a changed copy.
"""

from __future__ import annotations

from typing import Final

import msgspec

from engines.tichu.cards import RANKS, Rank
from engines.tichu.shapes import Type


class Rules(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """The rules about combinations that hold for one seat at one moment."""

    order: tuple[Rank, ...] = RANKS
    """The ranks from the lowest up; straights and runs follow it too."""
    extra: tuple[Type, ...] = ()
    """What may be played beside the basic combinations: EXTRA of `shapes`."""
    bombs: bool = True
    """Otherwise four of a kind is a triple, and a straight flush a straight."""
    most_cards: int | None = None
    """How many cards a combination may have; None: any number."""
    lead_single: bool = False
    """Whether a lead must be a single card."""
    equal_beats: bool = False
    """Whether an equal rank beats too."""
    includes_beat: bool = False
    """Whether a larger combination also beats one whose ranks it includes."""
    pair_first: bool = False
    """Whether the pair decides between full houses, and the triple only where it is equal."""
    gaps: bool = False
    """Whether a straight that lacks one card inside may be led."""
    stand_in: Rank | None = None
    """A rank, `2` to `8`: every combination is read with one more card of it that is not there."""
    one_beats_high: bool = False
    """Whether the Mah Jong as a single beats the Dragon, the Phoenix and aces."""
    birds: bool = True
    """Whether the Phoenix and the Dragon may be played."""
    wish_binds: bool = True
    """Whether a wish has to be fulfilled."""
    boosters_allowed: bool = True
    """Whether boosters may be played."""
    open_hand: bool = False
    """Whether the hand lies open for all to see."""


BASE_RULES: Final = Rules()
"""The plain game."""
