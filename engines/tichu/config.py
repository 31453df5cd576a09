"""The options of a table of Tichu."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from engines.kernel.errors import BadConfig
from engines.kernel.game import Config
from engines.tichu.cards import PACK, Card

Level = Literal["easy", "normal", "hard"]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=120)]
Keys: TypeAlias = tuple[str, ...]

HAND = 14
"""Cards a player holds when all are dealt; four hands are the whole pack."""


class TichuConfig(Config, frozen=True, kw_only=True):
    """The options of a table. Raises BadConfig for hands that are not the whole pack."""

    boosters: bool = True
    """Whether the pack of boosters is in play."""
    target: Annotated[int, msgspec.Meta(ge=100, le=2000)] = 1000
    """The game ends with the round in which a team reaches so many points."""
    bomb_seconds: Seconds = 5.0
    """How long a finished trick may still be bombed; 0: not at all."""
    react_seconds: Annotated[float, msgspec.Meta(gt=0, le=120)] = 12.0
    """How long those who hold a booster that answers something are given for it."""
    ai_level: Level = "normal"
    """How well the computer plays on the seats that no person takes."""
    hands: tuple[tuple[Card, ...], ...] | None = None
    """What is dealt in the first round, by seat, the first eight first; None to shuffle."""
    scores: tuple[int, int] = (0, 0)
    """What the teams of seats 0 and 2, and 1 and 3, start with."""
    booster_pile: Keys | None = None
    """The pile of boosters from the top, the first four face up; None to shuffle."""
    held: tuple[Keys, Keys, Keys, Keys] | None = None
    """The boosters that each seat holds at the start; None: nobody holds any."""

    def __post_init__(self) -> None:
        if self.hands is not None:
            check_hands(self.hands)


def check_hands(hands: tuple[tuple[Card, ...], ...]) -> None:
    """Refuse hands that are not four of 14 cards from one pack, as BadConfig."""
    if [len(hand) for hand in hands] != [HAND] * 4:
        raise BadConfig("hands")
    if sorted(card for hand in hands for card in hand) != sorted(PACK):
        raise BadConfig("hands")
