"""The computer players: what they do from their own view, by level."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from engines.kernel.game import Action
from engines.tichu.actions.answers import Decline, Gift, GrandCall
from engines.tichu.actions.exchange import Give
from engines.tichu.actions.plays import Pass, Play
from engines.tichu.cards import PACK, order
from engines.tichu.view import TichuView

LEVELS: Final = ("easy", "normal", "hard")
"""Weakest first."""

LAST: Final = len(PACK)
"""Above the place of every card."""


def choose(
    view: TichuView, actions: Sequence[Action[Any]], level: str, dice: Random
) -> Action[Any]:
    """What the player of `level` does whose view this is, out of its legal `actions`.

    It gives away and plays its lowest cards, many at once where it can, lets windows go by and
    calls nothing. Raises ValueError where there is no such level.
    """
    if level not in LEVELS:
        raise ValueError(level)
    return min(actions, key=lambda action: _reluctance(action, reacts=view.window is not None))


def _reluctance(action: Action[Any], reacts: bool) -> int:
    """The least is done; of equal ones the first that is offered."""
    match action:
        case Play(cards=cards) if not reacts:
            return max(map(order, cards)) - LAST * len(cards)
        case Pass() | Decline(round=False) | GrandCall(call=False) | Give() | Gift():
            return LAST
        case _:
            return 2 * LAST
