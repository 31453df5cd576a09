"""What somebody has chosen and not done yet: a power without its cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from bot.faces import Moment
from cogs.betting.choosing import in_turn
from cogs.powerup.stakes import stakes_of
from engines.powerup.powers import POWERS
from engines.powerup.state import PowerKey
from engines.powerup.view import PowerUpView

NOT_NOW: Final = ("not-your-turn", "choice-pending")
"""Reasons that have nothing to do with the power."""


def power_in_hand(now: Moment[PowerUpView]) -> PowerKey | None:
    """The power whose cards the owner of this view has still to name; None where there is none."""
    power = cast(PowerKey, now.draft)
    held = now.view.legal.powers
    acts = in_turn(now, stakes_of(now.view))
    return power if acts and held.get(power, "") is None else None


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
