"""What people see of a game of Locus Poker: everything, since nothing in it is hidden."""

from __future__ import annotations

from typing import Literal

import msgspec

from engines.kernel.game import Seat, View

Face = Literal["up", "down"]


class CellView(msgspec.Struct, frozen=True):
    """One cell of the grid, and the chip on it."""

    cell: str
    """Column letter and row number: `A1` is the top left."""
    card: str
    """Rank and suit: `Td`."""
    seat: Seat | None = None
    """Whose chip lies there."""
    face: Face | None = None
    """How it was played; a card played `down` is dead."""


class GridView(msgspec.Struct, frozen=True):
    """The grid, row by row from the top left."""

    columns: int
    rows: int
    cells: tuple[CellView, ...]


class LastView(msgspec.Struct, frozen=True):
    """The latest chip."""

    cell: str
    seat: Seat
    face: Face


class Preview(msgspec.Struct, frozen=True):
    """What a free cell is worth to the seat to act: hand and bonus together, either way."""

    cell: str
    up: int
    down: int


class LocusView(View, frozen=True):
    """The same for every seat and for spectators, but for `preview`."""

    grid: GridView
    totals: tuple[int, ...]
    """Points so far, by seat."""
    chips: tuple[int, ...]
    """Chips left, by seat."""
    to_act: Seat | None
    """None when the game is over."""
    last: LastView | None
    preview: tuple[Preview, ...] = ()
    """One entry a free cell for the seat to act; empty for everybody else."""
