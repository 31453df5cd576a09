"""The easy player: its lowest cards, whenever it can, and as many at once as it can."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engines.kernel.game import Action
from engines.tichu.actions.answers import Decline, Gift, GrandCall
from engines.tichu.actions.exchange import Give
from engines.tichu.actions.plays import Pass, Play
from engines.tichu.cards import PACK, order
from engines.tichu.view import TichuView

LAST: Final = len(PACK)
"""Above the place of every card."""


def easy_deed(view: TichuView, actions: Sequence[Action[Any]]) -> Action[Any]:
    """Gives away and plays the lowest cards, lets windows go by and calls nothing."""
    return min(actions, key=lambda action: _reluctance(action, reacts=view.window is not None))


def _reluctance(action: Action[Any], reacts: bool) -> int:
    """The least is done; of equal ones the first that is offered."""
    match action:
        case Play(cards=cards, booster=None) if not reacts:
            return max(map(order, cards)) - LAST * len(cards)
        case Pass() | Decline(round=False) | GrandCall(call=False) | Give() | Gift():
            return LAST
        case _:
            return 2 * LAST
