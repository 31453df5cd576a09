"""What people may ask for in Tichu, and what silence means."""

from __future__ import annotations

from typing import Final

from engines.kernel.game import Action
from engines.tichu.actions.answers import Decline, Gift, GrandCall, MoreTime
from engines.tichu.actions.boosters import Choose, Draft, PlayBooster
from engines.tichu.actions.calls import CallTichu
from engines.tichu.actions.exchange import Give
from engines.tichu.actions.plays import Pass, Play
from engines.tichu.state import TichuState

KINDS: Final[tuple[type[Action[TichuState]], ...]] = (
    GrandCall,
    CallTichu,
    Give,
    Play,
    Pass,
    Gift,
    Decline,
    MoreTime,
    PlayBooster,
    Draft,
    Choose,
)
"""All that can be asked for."""
