"""How the blinds rise: by hands played, never by the clock."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Structure = Literal["standard", "turbo"]


class Level(NamedTuple):
    """What is posted in a hand."""

    small: int
    big: int
    ante: int
    """Every player pays it."""


LEVELS: Final = (
    Level(25, 50, 5),
    Level(50, 100, 10),
    Level(75, 150, 15),
    Level(125, 250, 25),
    Level(200, 400, 40),
    Level(300, 600, 60),
    Level(400, 800, 80),
    Level(500, 1000, 100),
    Level(750, 1500, 150),
    Level(1000, 2000, 200),
    Level(1500, 3000, 300),
)

_LASTING: Final[dict[Structure, int]] = {"standard": 4, "turbo": 2}
HEADS_UP: Final = 2


def lasting(structure: Structure, players: int) -> int:
    """How many hands a level lasts while so many players are in."""
    hands = _LASTING[structure]
    return hands * 3 // 2 if players == HEADS_UP else hands


def level_now(structure: Structure, players: int, level: int, played: int) -> tuple[int, int]:
    """The level that a new hand is played on, and how many hands it has seen before this one.

    `level` is the one so far, from 0, `played` how many hands it has seen.
    """
    if played < lasting(structure, players) or level == len(LEVELS) - 1:
        return level, played
    return level + 1, 0
