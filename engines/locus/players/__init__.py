"""The computer opponents of Locus Poker: seven levels, each stronger than the one before."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engines.locus.actions import Place
from engines.locus.players.opponents import OPPONENTS
from engines.locus.view import LocusView

LEVELS: Final = tuple(OPPONENTS)
"""`1` to `7`, weakest first."""


def choose(view: LocusView, actions: Sequence[Place], level: str | int, dice: Random) -> Place:
    """The one of `actions` that the opponent of `level` takes.

    `view` is that of the seat to act, `actions` all that it may do; equal arguments give equal
    answers. Raises ValueError for a level that is none.
    """
    if (opponent := OPPONENTS.get(str(level))) is None:
        raise ValueError(f"no such level: {level}")
    return opponent(view, actions, dice)
