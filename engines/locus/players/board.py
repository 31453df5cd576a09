"""The grid as the computer opponents search it: what a chip gains, in any position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engines.kernel.game import Seat
from engines.locus.grid import Cell, Grid
from engines.locus.hands import BIT, best
from engines.poker.cards import Card

Position = int
"""All that a search changes, as one whole number with a bit a cell: from the low end the free
cells, the dead ones, and those with a face-up chip of seat 0."""

POINT: Final = 16
"""Gains are counted in sixteenths of a point."""

NOTHING: Final = 0
"""The share of one who sees only the points of the turn."""

EVEN: Final = POINT // 2
"""The share that is true: each free cell may be taken by either."""


class Move(NamedTuple):
    """One way to lay a chip."""

    gain: int
    """What it brings the seat that lays it more than the other, in sixteenths of a point."""
    cell: Cell
    down: bool


_Both = tuple[Move, Move]


class Board:
    """One deal, as one opponent values it.

    A free cell beside a face-up chip is worth a bonus to the chip's owner, if the owner is the
    one to take it. So many sixteenths of that bonus as `share` says are counted as gained when
    the cell comes to lie beside the chip, and the rest when it is taken, or the share is lost
    when the other takes it. Over a whole game this changes no sum, but whoever looks only a few
    chips ahead sees what chips are good for. With the even share what a chip gains is the same
    for both, and it does not matter whose chips lie around.
    """

    def __init__(self, grid: Grid, cards: Sequence[Card], share: int) -> None:
        self._cells = cells = len(grid.cells)
        self._share = share
        self._bits = tuple(BIT[card] for card in cards)
        self._near = grid.near
        around = [sum(1 << beside for beside, _ in near) for near in grid.near]
        self._masks = [near | near << cells | near << 2 * cells for near in around]
        self._known: tuple[list[dict[Position, _Both]], ...] = tuple(
            [{} for _ in cards] for _ in (0, 1)
        )

    def position(self, free: int, dead: int, first: int) -> Position:
        """The position with these cells free, dead, and under a face-up chip of seat 0."""
        # Leaving out whose the chips are, where it does not matter, makes many positions one,
        # and what is known of it serves them all.
        owned = 0 if self._share == EVEN else first
        return free | dead << self._cells | owned << 2 * self._cells

    def after(self, position: Position, seat: Seat, move: Move) -> Position:
        """The position once `seat` has made `move`."""
        taken = position ^ 1 << move.cell
        if move.down:
            return taken | 1 << self._cells + move.cell
        if seat != 0 or self._share == EVEN:
            return taken
        return taken | 1 << 2 * self._cells + move.cell

    def moves(self, position: Position, seat: Seat) -> list[Move]:
        """Every way for `seat` to lay a chip, in reading order."""
        moves: list[Move] = []
        known = self._known[seat]
        for cell, mask in enumerate(self._masks):
            if position >> cell & 1:
                near = position & mask
                if (both := known[cell].get(near)) is None:
                    both = known[cell][near] = self._both(near, seat, Cell(cell))
                moves += both
        return moves

    def _both(self, near: Position, seat: Seat, cell: Cell) -> _Both:
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
        bonus = (POINT - self._share) * own + self._share * other
        up = POINT * best(living | self._bits[cell], False).points + self._share * room
        down = POINT * best(living, True).points
        return Move(up + bonus, cell, False), Move(down + bonus, cell, True)
