"""The games. Pure rules: no clock, no input or output, no chance but the seed's."""

from __future__ import annotations

from typing import Final

from engines.asnas.game import AsNas
from engines.epochs.game import Epochs
from engines.kernel.game import AnyGame
from engines.locus.game import Locus
from engines.powerup.game import PowerUp
from engines.tichu.game import Tichu

GAMES: Final[tuple[AnyGame, ...]] = (Locus(), AsNas(), Tichu(), PowerUp(), Epochs())
"""Every game that is hosted, in the order people see them."""

_BY_KEY: Final = {each.key: each for each in GAMES}


def game(key: str) -> AnyGame:
    """The game named `key`. Raises KeyError where there is none."""
    return _BY_KEY[key]
