"""What boosters ask of somebody: what may be answered, and what comes of it."""

from __future__ import annotations

from typing import Final

from engines.kernel.game import Seat, Turn
from engines.kernel.waits import Answer
from engines.tichu.boosters import PACK
from engines.tichu.boosters.model import Steps
from engines.tichu.pendings import Choice
from engines.tichu.state import TichuState

CHOOSING_SECONDS: Final = 20.0

NONE: Final = ""
"""An answer that chooses nothing, where that is offered."""


def asked(_state: TichuState, choice: Choice) -> frozenset[Seat]:
    """Who has to choose."""
    return frozenset({choice.seat})


def options(state: TichuState, choice: Choice) -> tuple[str, ...]:
    """What may be answered; silence means the first."""
    return PACK[choice.effect.booster].options(state, choice)


def silence(state: TichuState, choice: Choice, _seat: Seat) -> tuple[str, ...]:
    """The first that may be answered."""
    return options(state, choice)[:1]


def chosen(turn: Turn[TichuState], choice: Choice, answers: tuple[Answer, ...]) -> Steps:
    """What the booster makes of the answer."""
    given = [each.given.value[0] for each in answers if each.given is not None]
    return PACK[choice.effect.booster].chosen(turn, choice, given[0])
