"""What a power is: one value with a few hooks. Nothing anywhere asks for a power's name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

import msgspec

from engines.kernel.errors import Reason
from engines.kernel.game import Seat, Turn
from engines.powerup.state import CardName, Effect, PowerKey, PowerUpState

Cards: TypeAlias = tuple[CardName, ...]
"""The cards that are named when a power is played."""


class Rules(msgspec.Struct, frozen=True):
    """What powers that go on working can bend: recomputed from them, never undone."""

    powers_allowed: bool = True
    """Whether anybody may play a power."""
    sees_top: frozenset[Seat] = frozenset()
    """Who sees the next card of the deck, whichever it is."""


class Lasts(Enum):
    """How long a power works on."""

    ONCE = auto()
    ROUND = auto()
    """To the end of the betting round."""
    HAND = auto()
    """To the end of the hand, or until its owner folds."""


def _no_cards(_state: PowerUpState, _seat: Seat) -> Iterable[Cards]:
    return ()


def _nothing(_turn: Turn[PowerUpState], _seat: Seat, _cards: Cards) -> None:
    pass


def _unbent(rules: Rules, _effect: Effect) -> Rules:
    return rules


@dataclass(frozen=True)
class Power:
    """One of the ten: what it costs, when it is refused, and what it does."""

    key: PowerKey
    cost: int
    lasts: Lasts = Lasts.ONCE
    per_hand: int | None = None
    """How often the whole table may play it in a hand; None: without end."""
    changes_deal: bool = False
    """It changes the board or what comes to it: refused by `strict_all_in`."""
    takes: int = 0
    """Cards that it takes off the deck, beside one for every card that is named."""
    names: tuple[int, int] = (0, 0)
    """How few and how many cards are named when it is played."""
    replaces: bool = False
    """For every card that is named one is taken off the deck."""
    offers: Callable[[PowerUpState, Seat], Iterable[Cards]] = _no_cards
    """The ways to name cards that are worth a try; none where it names nothing."""
    refused: Callable[[PowerUpState, Seat, Cards], Reason | None] | None = None
    """What of its own stands against it, if anything can."""
    play: Callable[[Turn[PowerUpState], Seat, Cards], None] = _nothing
    """What happens once, when it is paid."""
    modify: Callable[[Rules, Effect], Rules] = _unbent
    """How the rules are while it works on."""

    def off_the_deck(self, cards: Cards) -> int:
        """How many cards it takes off the deck when `cards` are named."""
        return self.takes + (len(cards) if self.replaces else 0)
