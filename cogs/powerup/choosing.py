"""What somebody has chosen and not done yet: a power without its cards, or a thing to confirm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from bot.faces import Moment
from engines.powerup.powers import POWERS
from engines.powerup.state import PowerKey
from engines.powerup.view import PowerUpView

FOLDING: Final = "fold"
"""The draft of somebody who has pressed Fold where checking is free."""
ALL_IN: Final = "all-in"
"""The draft of somebody who has pressed All-in."""
SURE: Final = "sure"
"""What a button says that does it all the same."""
NOT_NOW: Final = ("not-your-turn", "choice-pending")
"""Reasons that have nothing to do with the power."""


def in_turn(now: Moment[PowerUpView]) -> bool:
    """Whether the owner of this view is to bet or to play powers; not while a choice is open."""
    view = now.view
    return now.seat is not None and now.seat == view.to_act and not view.choosing


def asks_whether_to_fold(now: Moment[PowerUpView]) -> bool:
    """Whether the owner of this view wants to fold, and checking would be free."""
    return now.draft == FOLDING and now.view.legal.check


def asks_whether_to_go_all_in(now: Moment[PowerUpView]) -> bool:
    """Whether the owner of this view wants to put everything in."""
    return now.draft == ALL_IN and now.view.legal.raise_ is not None


def power_in_hand(now: Moment[PowerUpView]) -> PowerKey | None:
    """The power whose cards the owner of this view has still to name; None where there is none."""
    power = cast(PowerKey, now.draft)
    held = now.view.legal.powers
    return power if in_turn(now) and held.get(power, "") is None else None


def takes_cards(power: PowerKey) -> bool:
    """Whether a card has to be named when the power is played."""
    return POWERS[power].names[1] > 0


def targets(view: PowerUpView, power: PowerKey) -> tuple[str, ...]:
    """The cards that the owner of `view` may name when they play `power`; none for most powers."""
    return _TARGETS[power](view) if power in _TARGETS else ()


def _destructible(view: PowerUpView) -> tuple[str, ...]:
    new = [each for each in view.board if each.round == view.street and not each.shielded]
    return tuple(each.card for each in new)


_TARGETS: Final[dict[PowerKey, Callable[[PowerUpView], tuple[str, ...]]]] = {
    "disintegrate": _destructible,
    "reload": lambda view: view.hole,
}
