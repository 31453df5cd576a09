"""The computer opponents of Locus Poker, by level."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

LEVELS: Final = ("1", "2", "3", "4", "5", "6", "7")


def choose(view: Any, actions: Sequence[Any], level: str | int, dice: Random) -> Any:
    if str(level) not in LEVELS:
        raise ValueError(level)
    return dice.choice(actions)
