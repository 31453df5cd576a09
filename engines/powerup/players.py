"""The computer players of Power Up: they know their own view and what they may do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from engines.kernel.game import Action
from engines.powerup import answering, staking, tactics
from engines.powerup.actions import Choosing, PlayPower
from engines.powerup.view import PowerUpView

Actions: TypeAlias = Sequence[Action[Any]]


def choose(view: PowerUpView, actions: Actions, level: str, dice: Random) -> Action[Any]:
    """What the player of `level` does whose view this is, out of its legal `actions`.

    Raises ValueError where there is no such level.
    """
    if level not in STYLES:
        raise ValueError(level)
    if isinstance(actions[0], Choosing):
        return answering.answer(view, actions, level, dice)
    power, bet = STYLES[level]
    playable = [action for action in actions if isinstance(action, PlayPower)]
    played = power(view, playable, dice) if playable else None
    return played or bet(view, actions, dice)


Bets: TypeAlias = Callable[[PowerUpView, Actions, Random], Action[Any]]
Plays: TypeAlias = Callable[[PowerUpView, list[PlayPower], Random], PlayPower | None]

STYLES: Final[dict[str, tuple[Plays, Bets]]] = {
    "easy": (tactics.whim, staking.loose),
    "normal": (tactics.habit, staking.sound),
    "hard": (tactics.worth, staking.sharp),
}

LEVELS: Final = tuple(STYLES)
"""Weakest first."""
