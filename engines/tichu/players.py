"""The computer players: what they do from their own view, by level."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from engines.kernel.game import Action
from engines.tichu.actions.answers import Decline, Gift, GrandCall
from engines.tichu.actions.exchange import Give
from engines.tichu.actions.plays import Pass, Play
from engines.tichu.cards import order
from engines.tichu.view import TichuView

LEVELS: Final = ("easy", "normal", "hard")
"""Weakest first."""


def choose(
    view: TichuView, actions: Sequence[Action[Any]], level: str, dice: Random
) -> Action[Any]:
    """What the player of `level` does whose view this is, out of its legal `actions`.

    It gives away and plays its lowest cards, many at once when it leads, and calls nothing.
    Raises ValueError where there is no such level.
    """
    if level not in LEVELS:
        raise ValueError(level)
    return min(actions, key=_reluctance)


def _reluctance(action: Action[Any]) -> tuple[int, float, float]:
    """The least is done; equal ones in the order in which they are offered."""
    match action:
        case Play(cards=cards):
            return 0, max(map(order, cards)) - 4 * len(cards), 0
        case Pass() | Decline(round=False) | GrandCall(call=False) | Give() | Gift():
            return 1, 0, 0
        case _:
            return 2, 0, 0
