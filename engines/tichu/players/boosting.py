"""When a computer player drafts, plays and answers boosters: by a stated value of each."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from engines.kernel.game import Action
from engines.tichu.actions.boosters import Draft, PlayBooster
from engines.tichu.state import partner_of
from engines.tichu.view import TichuView

VALUES: Final[dict[str, int]] = {
    "njet": 9, "theft": 8, "extend": 8, "defuse": 7, "insurance": 7, "businessman": 6,
    "mulligan": 6, "courage": 7, "scarecrow": 6, "skat": 4, "equality": 4, "red-card": 4,
}  # fmt: skip
"""What a booster is worth to its owner, from 1; those not named are worth `USUAL`."""
USUAL: Final = 5

LIKELY: Final[dict[str, float]] = {
    "njet": 0.4, "insurance": 0.9, "theft": 1.0, "extend": 0.3, "defuse": 0.5, "delay": 0.1,
    "scarecrow": 0.4, "basta": 0.05, "red-alert": 0.1, "content": 0.1, "roots": 0.1,
}  # fmt: skip
"""How often it is played where it may be; those not named as `SELDOM`."""
SELDOM: Final = 0.15


def booster_deed(
    view: TichuView, actions: Sequence[Action[Any]], dice: Random
) -> Action[Any] | None:
    """A booster to draft or to play now, or None."""
    drafts = [each for each in actions if isinstance(each, Draft)]
    if drafts:
        return max(drafts, key=lambda each: VALUES.get(each.key, USUAL))
    offered = [each for each in actions if isinstance(each, PlayBooster) and _helps(view, each)]
    wanted = [
        each
        for each in offered
        if dice.random() < LIKELY.get(each.key, SELDOM) / _ways(offered, each)
    ]
    return dice.choice(wanted) if wanted else None


def _ways(offered: list[PlayBooster], deed: PlayBooster) -> int:
    """In how many ways the same booster is offered."""
    return sum(each.key == deed.key for each in offered)


def _helps(view: TichuView, deed: PlayBooster) -> bool:
    """Nobody answers the partner's booster, or raises and insures an opponent's call."""
    if view.seat is None:
        return False
    friends = (view.seat, partner_of(view.seat))
    if view.announced:
        return view.announced[-1].owner not in friends
    if view.window is not None and view.window.trigger == "called":
        return bool(view.calls) and view.calls[-1].seat in friends
    if view.window is not None and view.window.trigger == "played":
        return view.trick.owner not in friends
    return True
