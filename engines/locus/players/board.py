"""The grid as the computer opponents search it: what a chip gains, in any position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.kernel.game import Seat
from engines.locus.grid import Cell, Grid
from engines.locus.hands import BIT, best
from engines.poker.cards import Card

Position = int
"""All that a search changes, as one whole number with a bit a cell: from the low end the free
cells, the dead ones, and those with a face-up chip of seat 0."""


class Move(NamedTuple):
    """One way to lay a chip."""

    gain: int
    """What it brings the seat that lays it, in the units of the board's `Sight`."""
    cell: Cell
    down: bool


class Sight(NamedTuple):
    """How an opponent values a chip laid now: a weight for each kind of points it sees."""

    hand: int
    """A point of the hand."""
    own: int
    """A point of bonus, from a chip of one's own."""
    other: int = 0
    """A point of bonus that the other would have had there."""
    room: int = 0
    """A point of bonus that a chip laid face up may bring its owner later, a neighbour each."""


class Board:
    """One deal, as one opponent sees it."""

    def __init__(self, grid: Grid, cards: Sequence[Card], sight: Sight) -> None:
        self._cells = cells = len(grid.cells)
        self._sight = sight
        self._bits = tuple(BIT[card] for card in cards)
        self._near = tuple(
            (*((cell, 2) for cell in sides), *((cell, 1) for cell in corners))
            for sides, corners in zip(grid.orthogonal, grid.diagonal, strict=True)
        )
        around = (sum(1 << beside for beside in near) for near in grid.around)
        masks = [near | near << cells | near << 2 * cells for near in around]
        self._lookups = tuple(
            tuple[tuple[Cell, Position, Position, dict[Position, tuple[Move, Move]]], ...](
                (cell, 1 << cell, masks[cell], {}) for cell in grid.cells
            )
            for _ in range(2)
        )
        # Where chips of either are worth the same, whose they are is left out of the position:
        # many positions become one, and what is known of it serves them all.
        self._owned = sight.own != sight.other

    def position(self, free: Position, dead: Position, first: Position) -> Position:
        """The position with these cells free, dead, and under a face-up chip of seat 0."""
        owned = first << 2 * self._cells if self._owned else 0
        return free | dead << self._cells | owned

    def after(self, position: Position, seat: Seat, move: Move) -> Position:
        """The position once `seat` has made `move`."""
        taken = position ^ 1 << move.cell
        if move.down:
            return taken | 1 << self._cells + move.cell
        owned = self._owned and seat == 0
        return taken | 1 << 2 * self._cells + move.cell if owned else taken

    def moves(self, position: Position, seat: Seat) -> list[Move]:
        """Every way for `seat` to lay a chip, in reading order."""
        moves: list[Move] = []
        for cell, bit, mask, known in self._lookups[seat]:
            if position & bit:
                near = position & mask
                if (both := known.get(near)) is None:
                    both = known[near] = self._both(near, seat, cell)
                moves += both
        return moves

    def _both(self, near: Position, seat: Seat, cell: Cell) -> tuple[Move, Move]:
        """The two moves on `cell`; `near` is the position as far as it touches the cell."""
        living = own = other = room = 0
        for beside, points in self._near[cell]:
            if near >> self._cells + beside & 1:
                continue
            living |= self._bits[beside]
            if near >> beside & 1:
                room += points
            elif (near >> 2 * self._cells + beside & 1) == (seat == 0):
                own += points
            else:
                other += points
        sight = self._sight
        bonus = sight.own * own + sight.other * other
        up = sight.hand * best(living | self._bits[cell], False).points + sight.room * room
        down = sight.hand * best(living, True).points
        return Move(up + bonus, cell, False), Move(down + bonus, cell, True)
