"""What somebody has chosen and is asked about before it is done."""

from __future__ import annotations

from typing import Any, Final

from bot.faces import Moment
from cogs.betting.stakes import Stakes, allows_all_in

FOLDING: Final = "fold"
"""The draft of somebody who has pressed Fold where checking is free."""
ALL_IN: Final = "all-in"
"""The draft of somebody who has pressed All-in."""
SURE: Final = "sure"
"""What a button says that does it all the same."""


def in_turn(now: Moment[Any], stakes: Stakes) -> bool:
    """Whether the owner of this view is to bet."""
    return now.seat is not None and now.seat == stakes.to_act and stakes.betting


def asks_whether_to_fold(now: Moment[Any], stakes: Stakes) -> bool:
    """Whether the owner of this view wants to fold, and checking would be free."""
    return now.draft == FOLDING and stakes.legal.check


def asks_whether_to_go_all_in(now: Moment[Any], stakes: Stakes) -> bool:
    """Whether the owner of this view wants to put everything in, and may."""
    return now.draft == ALL_IN and allows_all_in(stakes)


def question(now: Moment[Any], stakes: Stakes) -> list[str]:
    """What the owner of this view is asked about a bet; mostly nothing."""
    if asks_whether_to_fold(now, stakes):
        return [now.words.say("Checking costs nothing. Fold all the same?")]
    if asks_whether_to_go_all_in(now, stakes):
        return [now.words.say("Put in everything you have?")]
    return []
