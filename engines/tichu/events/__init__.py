"""What happens in Tichu: the only code that changes a state."""

from __future__ import annotations

from typing import Any, Final

from engines.kernel.game import Event
from engines.tichu.events import boosters, rounds, tricks, waiting

EVENTS: Final[tuple[type[Event[Any]], ...]] = (
    rounds.RoundBegan,
    rounds.Dealt,
    rounds.Grand,
    rounds.Tichu,
    rounds.Foreseen,
    rounds.Exchanged,
    rounds.Out,
    rounds.Round,
    rounds.GameOver,
    tricks.TurnMoved,
    tricks.Played,
    tricks.Bombed,
    tricks.Passed,
    tricks.Wished,
    tricks.WishDone,
    tricks.Trick,
    tricks.Dragon,
    waiting.Asked,
    waiting.Window,
    waiting.Answered,
    waiting.Quieted,
    waiting.Extended,
    waiting.Resumed,
    waiting.WaitEnded,
    waiting.Planned,
    boosters.BoosterDrafted,
    boosters.BoostersTurnedUp,
    boosters.BoosterPlayed,
    boosters.BoosterResolved,
    boosters.BoosterCancelled,
    boosters.BoosterReturned,
    boosters.BoosterPassed,
    boosters.BoosterRecycled,
    boosters.CallChanged,
    boosters.Spied,
    boosters.LeaderNamed,
    boosters.MahjongTaken,
    boosters.HandOpened,
    boosters.EffectChanged,
    boosters.EffectsEnded,
    boosters.CardSwapped,
    boosters.HandsSwapped,
    boosters.ChairsMoved,
    boosters.DoubleAnnounced,
    boosters.CardLaid,
    boosters.CardReturned,
    boosters.SpecialsRemoved,
    boosters.HandRedrawn,
)
"""Every event there is: what a stored log reads back as."""
