"""An opponent that looks ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

import msgspec

from engines.kernel.game import Seat
from engines.locus.actions import Place
from engines.locus.grid import GRIDS, Grid
from engines.locus.players.board import Board, Move, Position
from engines.locus.players.search import Search, Spent
from engines.locus.view import GridView, LocusView
from engines.poker.cards import parse

PATIENCE: Final = 6_000
"""How many positions an opponent looks at for one chip at most: this bounds its time."""


class Thinker(msgspec.Struct, frozen=True):
    """Looks ahead, each time a chip further, and takes what came out best the last time."""

    depth: int
    """How many chips it looks ahead, the one it is about to lay included."""
    width: int
    """How many ways of laying a chip it follows up: those that gain most."""
    share: int
    """What it sees in the free cells beside a chip; see `Board`."""
    ending: int = 0
    """With so many free cells or fewer it follows up every way there is."""

    def __call__(self, view: LocusView, actions: Sequence[Place], dice: Random) -> Place:
        """The action it takes; between equally good ones the dice decide."""
        seat, grid = actions[0].seat, GRIDS[f"{view.grid.columns}x{view.grid.rows}"]
        board = Board(grid, [parse(each.card) for each in view.grid.cells], self.share)
        position = _position(board, view.grid)
        offered = {(action.cell, action.face): action for action in actions}
        moves = [move for move in board.moves(position, seat) if _named(grid, move) in offered]
        dice.shuffle(moves)
        moves.sort(key=lambda move: move.gain, reverse=True)
        return offered[_named(grid, self._best(board, position, seat, moves))]

    def _best(self, board: Board, position: Position, seat: Seat, moves: list[Move]) -> Move:
        """The best of `moves`, which come in the order of their gain."""
        free = len({move.cell for move in moves})
        width = len(moves) if free <= self.ending else self.width
        search, moves = Search(board, width, PATIENCE), moves[:width]
        try:
            for depth in range(1, min(self.depth, free) + 1):
                moves = search.best_first(position, seat, moves, depth)
        except Spent:
            pass
        return moves[0]


def _position(board: Board, grid: GridView) -> Position:
    """What lies in the grid, as `board` writes it."""
    free = _bits(each.seat is None for each in grid.cells)
    dead = _bits(each.face == "down" for each in grid.cells)
    return board.position(
        free, dead, _bits(each.seat == 0 and each.face == "up" for each in grid.cells)
    )


def _bits(cells: Iterable[bool]) -> int:
    """The cells that are so, a bit each."""
    return sum(1 << cell for cell, so in enumerate(cells) if so)


def _named(grid: Grid, move: Move) -> tuple[str, str]:
    """How an action names what `move` does."""
    return grid.names[move.cell], "down" if move.down else "up"
