"""The door to all that is known about combinations: others import from here only."""

from __future__ import annotations

from engines.tichu.beating import allowed, beats, fulfils, is_bomb, strength
from engines.tichu.forcing import must_wish
from engines.tichu.holding import bombs
from engines.tichu.listing import playable, plays
from engines.tichu.reading import read, readings
from engines.tichu.shapes import Combination, Type

__all__ = [
    "Combination",
    "Type",
    "allowed",
    "beats",
    "bombs",
    "fulfils",
    "is_bomb",
    "must_wish",
    "playable",
    "plays",
    "read",
    "readings",
    "strength",
]
