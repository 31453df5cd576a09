"""Locus Poker as the host sees it: all that may be asked of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from engines.kernel.codec import read_action, read_config
from engines.kernel.dice import dice
from engines.kernel.game import (
    HOST,
    Action,
    Deadline,
    Result,
    Seat,
    Step,
    Turn,
    check_seat,
    check_table,
)
from engines.locus import players
from engines.locus.actions import FACES, Place, SilentTurn, waits
from engines.locus.events import Placed
from engines.locus.grid import GRIDS, Cell
from engines.locus.state import SEATS, LocusConfig, LocusState, bonus_at, hand_at
from engines.locus.view import CellView, GridView, LastView, LocusView, Preview
from engines.poker.cards import NAMES, PACK, Card


class Locus:
    """A grid of open cards for two: lay a chip, score the best hand around it."""

    key = "locus"
    seats = range(2, 3)
    levels = players.LEVELS
    state_type = LocusState
    event_types = (Placed,)

    def config(self, raw: dict[str, Any]) -> LocusConfig:
        """The options of a table: `grid`, and for tests a stacked `deck`. Raises BadConfig."""
        return read_config(LocusConfig, raw)

    def new(self, config: LocusConfig, seats: int, seed: str) -> Step[LocusState]:
        """Lay out the grid. No event: all of it is in the state. Raises BadConfig."""
        check_table(self, seats, seed)
        cells = len(GRIDS[config.grid].cells)
        state = LocusState(
            seats=seats,
            seed=seed,
            grid=config.grid,
            cards=_shuffled(seed)[:cells] if config.deck is None else config.stacked(),
            chips=(None,) * cells,
            totals=(0,) * seats,
        )
        return Step(state, ())

    def action(self, seat: Seat, raw: dict[str, Any] | bytes) -> Action[LocusState]:
        """Read `{"type": "place", "cell": "C4", "face": "up"}`. Raises IllegalAction."""
        return read_action((Place,), self.seats, seat, raw)

    def turn(self, state: LocusState) -> Turn[LocusState]:
        """What an action is carried out in."""
        return Turn(state)

    def waiting_on(self, state: LocusState) -> frozenset[Seat]:
        """The seat to act; nobody when the game is over."""
        return frozenset() if state.to_act is None else frozenset({state.to_act})

    def candidates(self, state: LocusState, seat: Seat) -> Iterator[Action[LocusState]]:
        """Each free card, up and down, in reading order."""
        for chip, both in zip(state.chips, _places(state.grid, seat), strict=True):
            if chip is None:
                yield from both

    def deadlines(self, state: LocusState) -> tuple[Deadline, ...]:
        """The turn that is running."""
        return waits(state)

    def expire(self, deadline: str) -> Action[LocusState]:
        """Silence: the best-scoring free card is played face up."""
        return SilentTurn(HOST, deadline)

    def view(self, state: LocusState, seat: Seat | None) -> LocusView:
        """What `seat` sees: everything, and for the seat to act what each card would score."""
        check_seat(state, seat)
        return LocusView(
            grid=_grid(state),
            totals=state.totals,
            chips=tuple(state.chips_left(each) for each in SEATS),
            to_act=state.to_act,
            last=_last(state),
            preview=_preview(state, seat) if seat is not None and seat == state.to_act else (),
        )

    def result(self, state: LocusState) -> Result | None:
        """Who has more points; equal points are a draw."""
        if not state.over:
            return None
        first, second = state.totals
        if first == second:
            return Result((frozenset(SEATS),), state.totals)
        ranking = SEATS if first > second else SEATS[::-1]
        return Result(tuple(frozenset({seat}) for seat in ranking), state.totals)

    def choose(
        self, view: Any, actions: Sequence[Action[LocusState]], level: str, dice: Random
    ) -> Action[LocusState]:
        """What the computer player of `level` does. Raises ValueError for an unknown level."""
        places = [action for action in actions if isinstance(action, Place)]
        return players.choose(view, places, level, dice)


def _shuffled(seed: str) -> tuple[Card, ...]:
    pack = list(PACK)
    dice(seed, 0, "grid").shuffle(pack)
    return tuple(pack)


@cache
def _places(grid: str, seat: Seat) -> tuple[tuple[Place, ...], ...]:
    """What `seat` may ask for, cell by cell: made once, since playouts list it at every step."""
    return tuple(tuple(Place(seat, cell, face) for face in FACES) for cell in GRIDS[grid].names)


def _grid(state: LocusState) -> GridView:
    grid = GRIDS[state.grid]
    cells = tuple(
        CellView(name, NAMES[card], chip and chip.seat, chip and chip.face)
        for name, card, chip in zip(grid.names, state.cards, state.chips, strict=True)
    )
    return GridView(grid.columns, grid.rows, cells)


def _last(state: LocusState) -> LastView | None:
    if state.last is None or (chip := state.chips[state.last]) is None:
        return None
    return LastView(GRIDS[state.grid].names[state.last], chip.seat, chip.face)


def _preview(state: LocusState, seat: Seat) -> tuple[Preview, ...]:
    free = (cell for cell, chip in enumerate(state.chips) if chip is None)
    return tuple(_worth(state, seat, Cell(cell)) for cell in free)


def _worth(state: LocusState, seat: Seat, cell: Cell) -> Preview:
    up, down = hand_at(state, cell, "up"), hand_at(state, cell, "down")
    bonus = bonus_at(state, cell, seat)
    return Preview(GRIDS[state.grid].names[cell], up.points + bonus, down.points + bonus)
