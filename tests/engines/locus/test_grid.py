"""The grids, their cells and what lies beside what."""

from __future__ import annotations

import pytest

from engines.locus.grid import GRIDS


@pytest.mark.parametrize(
    ("grid", "cells", "last"),
    [("6x5", 30, "F5"), ("6x6", 36, "F6"), ("7x6", 42, "G6"), ("8x6", 48, "H6")],
)
def test_cells_are_named_by_column_letter_and_row_number(grid, cells, last):
    names = GRIDS[grid].names

    assert len(names) == len(set(names)) == cells
    assert (names[0], names[1], names[GRIDS[grid].columns], names[-1]) == ("A1", "B1", "A2", last)


def near(cell: str, grid: str = "6x5") -> dict[str, int]:
    table = GRIDS[grid]
    return {table.names[beside]: bonus for beside, bonus in table.near[table.index[cell]]}


def test_a_cell_inside_has_eight_neighbours_of_which_four_share_a_side():
    sides = {"C2", "B3", "D3", "C4"}
    corners = {"B2", "D2", "B4", "D4"}

    assert near("C3") == dict.fromkeys(sides, 2) | dict.fromkeys(corners, 1)


def test_a_cell_at_an_edge_has_five_neighbours():
    assert near("F2") == {"E1": 1, "F1": 2, "E2": 2, "E3": 1, "F3": 2}


@pytest.mark.parametrize(
    ("corner", "neighbours"),
    [
        ("A1", {"B1": 2, "A2": 2, "B2": 1}),
        ("H1", {"G1": 2, "H2": 2, "G2": 1}),
        ("A6", {"B6": 2, "A5": 2, "B5": 1}),
        ("H6", {"G6": 2, "H5": 2, "G5": 1}),
    ],
)
def test_a_corner_has_three_neighbours(corner, neighbours):
    assert near(corner, "8x6") == neighbours
