"""The choices that powers leave to their player: what is on offer, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engines.kernel.errors import Reason
from engines.kernel.game import Seat, Turn
from engines.kernel.waits import Wait
from engines.powerup.events.powers import CardsDiscarded, CardsKept, ChoiceBegan, ChoiceMade
from engines.powerup.knowledge import face
from engines.powerup.reasons import PowerUpReason
from engines.powerup.state import CardName, Choice, DropOne, KeepOrDrop, PickTop, PowerUpState

CHOOSING_TIME: Final = 20.0
"""Seconds for a choice, before the host scales them; the turn begins anew after it."""

SHOWN: Final = 3
"""How many cards all see, one of which is picked."""
SCANNED: Final = 2
"""How many cards are kept or discarded together."""


@dataclass(frozen=True)
class Question:
    """What one kind of choice means."""

    asks: str
    """What the answer is called on the wire."""
    offers: Callable[[PowerUpState, Seat], tuple[CardName, ...]]
    """The cards that it is about, as its player sees them."""
    silent: Callable[[Turn[PowerUpState], Seat], None]
    """What its player's silence means."""


def ask(turn: Turn[PowerUpState], seat: Seat, choice: Choice) -> None:
    """Let `seat` choose before it goes on."""
    name = f"choice-{turn.state.turns}"
    turn.emit(ChoiceBegan(Wait(name, choice, frozenset({seat}), CHOOSING_TIME)))


def offered(state: PowerUpState, seat: Seat) -> tuple[CardName, ...]:
    """The cards that the pending choice of `seat` is about."""
    return question(state).offers(state, seat)


def question(state: PowerUpState) -> Question:
    """What the choice that is pending means. Not checked: that one is."""
    assert state.wait is not None
    return QUESTIONS[type(state.wait.pending)]


def amiss(
    state: PowerUpState, seat: Seat, kind: type[Choice], card: CardName | None
) -> Reason | None:
    """Why `seat`, whose turn it is, may not choose `card` (None: no card is named) in `kind`."""
    if state.wait is None or type(state.wait.pending) is not kind:
        return PowerUpReason.NO_TARGET if state.wait is None else PowerUpReason.CHOICE_PENDING
    if card is None or card in QUESTIONS[kind].offers(state, seat):
        return None
    return PowerUpReason.NO_TARGET


def pick(turn: Turn[PowerUpState], seat: Seat, card: CardName) -> None:
    """`card` becomes the next card, the others that were shown go."""
    others = [each for each in _shown(turn.state, seat) if each != card]
    turn.emit(ChoiceMade(seat))
    turn.emit(CardsKept(seat, card))
    turn.emit(CardsDiscarded(seat, tuple(others), held=False))


def keep(turn: Turn[PowerUpState], seat: Seat, kept: bool) -> None:
    """The cards that `seat` has seen stay, or go together."""
    cards = _scanned(turn.state, seat)
    turn.emit(ChoiceMade(seat))
    if kept:
        turn.emit(CardsKept(seat))
    else:
        faces = tuple(face(turn.state, card) for card in cards)
        turn.emit(CardsDiscarded(seat, faces, held=False))


def drop(turn: Turn[PowerUpState], seat: Seat, card: CardName) -> None:
    """One of the hole cards goes."""
    turn.emit(ChoiceMade(seat))
    turn.emit(CardsDiscarded(seat, (face(turn.state, card),), held=True))


def _shown(state: PowerUpState, _seat: Seat) -> tuple[CardName, ...]:
    return state.deck[:SHOWN]


def _scanned(state: PowerUpState, _seat: Seat) -> tuple[CardName, ...]:
    return state.deck[:SCANNED]


def _held(state: PowerUpState, seat: Seat) -> tuple[CardName, ...]:
    return state.hands[seat]


QUESTIONS: Final[dict[type[Choice], Question]] = {
    PickTop: Question(
        "engineer-pick", _shown, lambda turn, seat: pick(turn, seat, turn.state.deck[0])
    ),
    KeepOrDrop: Question("scanner-choice", _scanned, lambda turn, seat: keep(turn, seat, True)),
    DropOne: Question(
        "upgrade-discard", _held, lambda turn, seat: drop(turn, seat, turn.state.hands[seat][-1])
    ),
}
