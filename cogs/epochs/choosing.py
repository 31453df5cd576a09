"""What somebody has chosen and not done yet: a thing to confirm."""

from __future__ import annotations

from typing import Final

from bot.faces import Moment
from cogs.epochs.sums import allows_all_in
from engines.epochs.view import EpochsView

FOLDING: Final = "fold"
"""The draft of somebody who has pressed Fold where checking is free."""
ALL_IN: Final = "all-in"
"""The draft of somebody who has pressed All-in."""
SURE: Final = "sure"
"""What a button says that does it all the same."""


def in_turn(now: Moment[EpochsView]) -> bool:
    """Whether the owner of this view is to act."""
    return now.seat is not None and now.seat == now.view.to_act


def asks_whether_to_fold(now: Moment[EpochsView]) -> bool:
    """Whether the owner of this view wants to fold, and checking would be free."""
    return now.draft == FOLDING and now.view.legal.check


def asks_whether_to_go_all_in(now: Moment[EpochsView]) -> bool:
    """Whether the owner of this view wants to put everything in, and may."""
    return now.draft == ALL_IN and allows_all_in(now.view)
