"""What happens in a game of Power Up."""

from __future__ import annotations

from typing import Final

from engines.kernel.game import Event
from engines.powerup.events import betting, hand, powers
from engines.powerup.state import PowerUpState

EVENTS: Final[tuple[type[Event[PowerUpState]], ...]] = (
    hand.PowersDealt,
    hand.HandDealt,
    betting.Folded,
    betting.Checked,
    betting.Called,
    betting.Raised,
    betting.BoardShielded,
    betting.StreetDealt,
    powers.PowerPlayed,
    powers.PowerCopied,
    powers.EffectBegan,
    powers.EffectsEnded,
    powers.CardsShown,
    powers.CardsSeen,
    powers.TopSeen,
    powers.CardsDrawn,
    powers.CardsDiscarded,
    powers.CardDestroyed,
    powers.CardDeployed,
    powers.TurnedUp,
    powers.ChoiceBegan,
    powers.ChoiceMade,
    powers.CardsKept,
    hand.BetReturned,
    hand.HandsShown,
    hand.HandWon,
    hand.Eliminated,
    hand.GameWon,
)
"""All that is stored of a game."""
