"""The grids of Locus Poker: which cells there are, and which lie beside each other."""

from __future__ import annotations

from typing import Final, NewType

Cell = NewType("Cell", int)
"""A place in the grid, counted row by row from the top left."""

_ORTHOGONAL: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))
_DIAGONAL: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))


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
        self.orthogonal = tuple(self._beside(cell, _ORTHOGONAL) for cell in self.cells)
        """For each cell the up to four that share a side with it."""
        self.diagonal = tuple(self._beside(cell, _DIAGONAL) for cell in self.cells)
        """For each cell the up to four that share a corner with it."""
        self.around = tuple(
            tuple(sorted(self.orthogonal[cell] + self.diagonal[cell])) for cell in self.cells
        )
        """For each cell its up to eight neighbours, in reading order."""

    def _beside(self, cell: Cell, steps: tuple[tuple[int, int], ...]) -> tuple[Cell, ...]:
        row, column = divmod(cell, self.columns)
        places = ((column + right, row + down) for right, down in steps)
        return tuple(
            Cell(y * self.columns + x)
            for x, y in places
            if 0 <= x < self.columns and 0 <= y < self.rows
        )


GRIDS: Final = {
    "6x5": Grid(6, 5),
    "6x6": Grid(6, 6),
    "7x6": Grid(7, 6),
    "8x6": Grid(8, 6),
}
"""The grids on offer, by the option's value: columns x rows."""
