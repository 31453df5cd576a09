"""The grids of Locus Poker: which cells there are, and which lie beside each other."""

from __future__ import annotations

from typing import Final, NewType

Cell = NewType("Cell", int)
"""A place in the grid, counted row by row from the top left."""

_STEPS: Final = tuple(
    (right, down) for down in (-1, 0, 1) for right in (-1, 0, 1) if (right, down) != (0, 0)
)
"""The ways to a neighbour, in reading order."""


class Grid:
    """One grid size, with everything about its cells worked out once."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.cells = tuple(Cell(number) for number in range(columns * rows))
        """All cells in reading order."""
        self.names = tuple(
            f"{chr(ord('A') + column)}{row + 1}" for row in range(rows) for column in range(columns)
        )
        """The name of each cell: column letter, row number."""
        self.index = {name: Cell(number) for number, name in enumerate(self.names)}
        """The cell of each name."""
        self.near = tuple(self._near(cell) for cell in self.cells)
        """For each cell its up to eight neighbours in reading order, each with the bonus that a
        chip there may give: 2 beside, 1 at a corner."""

    def _near(self, cell: Cell) -> tuple[tuple[Cell, int], ...]:
        row, column = divmod(cell, self.columns)
        places = ((column + right, row + down, 2 - abs(right * down)) for right, down in _STEPS)
        return tuple(
            (Cell(y * self.columns + x), bonus)
            for x, y, bonus in places
            if 0 <= x < self.columns and 0 <= y < self.rows
        )


GRIDS: Final = {
    "6x5": Grid(6, 5),
    "6x6": Grid(6, 6),
    "7x6": Grid(7, 6),
    "8x6": Grid(8, 6),
}
"""The grids on offer, by the option's value: columns x rows."""
