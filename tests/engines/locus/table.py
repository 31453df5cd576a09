"""Lays tables of Locus Poker for tests: `played(laid({"A1": "As"}), "A1 up", "B2 down")`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from engines.kernel.errors import IllegalAction
from engines.kernel.game import Seat, apply, legal_actions
from engines.locus.actions import Place
from engines.locus.events import Placed
from engines.locus.game import Locus
from engines.locus.grid import GRIDS
from engines.locus.state import LocusState
from engines.poker.cards import NAMES

GAME = Locus()
GRID_NAMES = tuple(GRIDS)
ME, OTHER = Seat(0), Seat(1)
SEED = "5e" * 32


def start(**options: Any) -> LocusState:
    """A new game with these options."""
    return GAME.new(GAME.config(options), 2, SEED).state


def laid(cards: Mapping[str, str], grid: str = "6x5") -> LocusState:
    """A new game with `cards` in the cells they are named for, and others in the rest."""
    others = iter([name for name in NAMES if name not in cards.values()])
    return start(grid=grid, deck=[cards.get(cell) or next(others) for cell in GRIDS[grid].names])


def place(state: LocusState, move: str) -> Placed:
    """What happens when the seat to act makes `move`: `C4 up`."""
    assert state.to_act is not None
    (event,) = apply(GAME, state, Place(state.to_act, *move.split())).events
    assert isinstance(event, Placed)
    return event


def played(state: LocusState, *moves: str) -> LocusState:
    """The game after `moves`, made by both seats in turn."""
    for move in moves:
        state = place(state, move).evolve(state)
    return state


def refused(state: LocusState, seat: Seat, raw: dict[str, Any]) -> str:
    """The code with which `raw` is refused."""
    try:
        apply(GAME, state, GAME.action(seat, raw))
    except IllegalAction as error:
        return error.reason
    raise AssertionError(f"{raw} was not refused")


def random_game(number: int, grid: str = "6x5") -> Iterator[LocusState]:
    """Every state of one random game, the end included; its cards hang on `number` too."""
    dice = Random(number)
    state = GAME.new(GAME.config({"grid": grid}), 2, f"{number:064x}").state
    yield state
    while state.to_act is not None:
        action = dice.choice(list(legal_actions(GAME, state, state.to_act)))
        state = apply(GAME, state, action).state
        yield state


def ended() -> LocusState:
    """A finished game."""
    return list(random_game(1))[-1]
