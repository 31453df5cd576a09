"""Lays a game of Locus Poker out as a scene: the grid of cards, and both players beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

import msgspec

from engines.locus.view import CellView, Face, GridView, LocusView
from render.cards import plan
from render.locus_rules import example as example
from render.scene import WIDTH, Box, Item, Label, Scene, Shape, Sprite
from render.theme import DEFAULT, Ink

MARGIN: Final = 14
GUTTER: Final = 8
LEFT: Final = 46
"""Where the cards begin; row numbers stand before them."""
TOP: Final = 48
"""The same for column letters."""
WIDEST: Final = 104
"""From one column to the next, at most."""
PANEL: Final = 164
"""The least width of the players' panels."""
BLOCK: Final = 200
"""The height of one player's panel."""
INSIDE: Final = 16
"""What stays free along a panel's edge."""
SMALL: Final = (50, 54)
"""The size of a card beside the grid."""

COORDINATE: Final = 22
NAME: Final = 20
NUMBER: Final = 24
TOTAL: Final = 40


class Layout(msgspec.Struct, frozen=True):
    """Where things lie for one size of grid, in pixels of the picture."""

    columns: int
    rows: int
    height: int
    """Of the picture."""
    across: int
    """From one column to the next."""
    down: int
    """From one row to the next."""
    card: tuple[int, int]
    """Width and height of a card."""
    panel: int
    """The left edge of the panels."""
    panel_width: int

    def at(self, cell: str) -> tuple[int, int]:
        """The top left corner of a cell's card."""
        column, row = position(cell)
        return LEFT + column * self.across, TOP + row * self.down


@cache
def layout_of(columns: int, rows: int) -> Layout:
    """The layout of a grid: cards as large as the picture allows."""
    height = 600 if rows <= 5 else 640
    across = min(WIDEST, (WIDTH - LEFT - PANEL - 2 * MARGIN) // columns)
    down = (height - TOP - MARGIN + GUTTER) // rows
    panel = LEFT + columns * across - GUTTER + MARGIN + 4
    return Layout(
        columns=columns,
        rows=rows,
        height=height,
        across=across,
        down=down,
        card=(across - GUTTER, down - GUTTER),
        panel=panel,
        panel_width=WIDTH - MARGIN - panel,
    )


def position(cell: str) -> tuple[int, int]:
    """Column and row of a cell, from 0."""
    return ord(cell[0]) - ord("A"), int(cell[1:]) - 1


def around(grid: GridView, chosen: str) -> tuple[CellView, ...]:
    """The chosen cell and the up to eight beside it, dead or not."""
    column, row = position(chosen)
    places = ((cell, *position(cell.cell)) for cell in grid.cells)
    return tuple(cell for cell, x, y in places if abs(x - column) <= 1 and abs(y - row) <= 1)


def table(
    view: LocusView,
    names: Sequence[str],
    *,
    chosen: str | None = None,
    face: Face | None = None,
    theme: str = DEFAULT,
) -> Scene:
    """The table as `view` shows it, with the players' `names` by seat.

    `chosen` is a free cell that the seat to act thinks of: its scoring area is marked, and what
    it is worth either way where the view tells. `face` is how the seat would play it.
    """
    layout = layout_of(view.grid.columns, view.grid.rows)
    items: list[Item] = [*_coordinates(layout)]
    if chosen is not None:
        items += _scoring_area(layout, view.grid, chosen)
        items += _choice(layout, view, chosen, face)
    elif view.last is not None:
        items += _latest(layout, view)
    grounds = _grounds(view, chosen)
    for cell in view.grid.cells:
        shown = _tried(view, cell, face) if cell.cell == chosen else cell
        items += _card(layout, shown, grounds.get(cell.cell, "felt"))
    for seat, name in enumerate(names):
        items += _player(layout, view, seat, name)
    return Scene(WIDTH, layout.height, tuple(items), theme)


def _tried(view: LocusView, cell: CellView, face: Face | None) -> CellView:
    return msgspec.structs.replace(cell, seat=view.to_act, face=face)


def _grounds(view: LocusView, chosen: str | None) -> dict[str, Ink]:
    """What lies under the edge of each card that does not lie on the felt."""
    if chosen is None:
        return {} if view.last is None else {view.last.cell: "mark"}
    inside: dict[str, Ink] = {
        cell.cell: "mark" for cell in around(view.grid, chosen) if cell.face != "down"
    }
    return {**inside, chosen: "rim"}


def _coordinates(layout: Layout) -> Iterator[Item]:
    width, height = layout.card
    for column in range(layout.columns):
        x = LEFT + column * layout.across + width // 2
        yield Label(chr(ord("A") + column), x, TOP // 2, COORDINATE, "muted", align="middle")
    for row in range(layout.rows):
        y = TOP + row * layout.down + height // 2
        yield Label(str(row + 1), LEFT // 2, y, COORDINATE, "muted", align="middle")


def _around(layout: Layout, cell: str, wide: int, ink: Ink, on: Ink = "felt") -> Box:
    """A box that shows `wide` pixels of itself on each side of a card."""
    (x, y), (width, height) = layout.at(cell), layout.card
    size = width + 2 * wide, height + 2 * wide
    return Box(x - wide, y - wide, *size, ink, on, radius=width // 10 + wide // 2)


def _scoring_area(layout: Layout, grid: GridView, chosen: str) -> Iterator[Item]:
    """One frame around all that counts; what is dead is left out of it."""
    near = around(grid, chosen)
    (left, top), (right, bottom) = layout.at(near[0].cell), layout.at(near[-1].cell)
    width, height = layout.card
    size = right - left + width + 2 * GUTTER, bottom - top + height + 2 * GUTTER
    yield Box(left - GUTTER, top - GUTTER, *size, "mark", radius=14)
    for cell in near:
        if cell.face == "down":
            yield _hole(layout, cell.cell, near)
    yield _around(layout, chosen, GUTTER - 2, "rim", "mark")


def _hole(layout: Layout, cell: str, near: Sequence[CellView]) -> Box:
    """Felt under a dead card: half a gutter towards the area, all of it outwards."""
    (x, y), (width, height) = layout.at(cell), layout.card
    (left, top), (right, bottom) = layout.at(near[0].cell), layout.at(near[-1].cell)
    half = GUTTER // 2
    west, east = (GUTTER if x == left else half), (GUTTER if x == right else half)
    north, south = (GUTTER if y == top else half), (GUTTER if y == bottom else half)
    return Box(x - west, y - north, width + west + east, height + north + south, "felt")


def _card(layout: Layout, cell: CellView, on: Ink) -> Iterator[Item]:
    (x, y), (width, height) = layout.at(cell.cell), layout.card
    dead = cell.face == "down"
    yield Sprite("dead" if dead else "card", cell.card, x, y, width, height, on, True)
    if cell.seat is not None:
        left, top, side = plan(width, height).chip
        ground: Ink = "dead" if dead else "paper"
        yield Sprite("chip", str(cell.seat), x + left, y + top, side, side, ground)


def _player(layout: Layout, view: LocusView, seat: int, name: str) -> Iterator[Item]:
    """Who it is, the points so far, the chips left, and whether it is their turn."""
    x, width = layout.panel, layout.panel_width
    y = MARGIN if seat == 0 else layout.height - MARGIN - BLOCK
    won = view.to_act is None and view.totals[seat] == max(view.totals)
    on: Ink = "lit" if won or view.to_act == seat else "panel"
    if on == "lit":
        yield Box(x - 4, y - 4, width + 8, BLOCK + 8, "mark", radius=16)
    yield Box(x, y, width, BLOCK, on, "mark" if on == "lit" else "felt", radius=12)
    left, right = x + INSIDE, x + width - INSIDE
    yield Sprite("chip", str(seat), left, y + 18, 48, 48, on)
    yield Label(str(view.totals[seat]), right, y + 42, TOTAL, "text", on, "right")
    room = width - 2 * INSIDE
    yield Label(name, left, y + 110, NAME, "text", on, width=room, lines=2, weight="medium")
    yield Sprite("chip", str(seat), left, y + 154, 30, 30, on)
    yield Label(f"×{view.chips[seat]}", left + 38, y + 169, NAME, "text", on)
    if won:
        yield Shape("crown", right - 40, y + 152, 40, 34, "mark", on)
    elif on == "lit":
        yield Shape("turn", right - 24, y + 156, 24, 26, "mark", on)


def _middle(layout: Layout) -> tuple[int, int]:
    """The middle of what is free between the two players."""
    return layout.panel + layout.panel_width // 2, layout.height // 2


def _latest(layout: Layout, view: LocusView) -> Iterator[Item]:
    """The last move: its card framed, and shown again with its coordinate."""
    if view.last is None:
        return
    yield _around(layout, view.last.cell, GUTTER - 2, "mark")
    x, y = _middle(layout)
    width, height = SMALL
    kind = "dead" if view.last.face == "down" else "card"
    name = next(cell.card for cell in view.grid.cells if cell.cell == view.last.cell)
    yield Sprite(kind, name, x - width - 8, y - height // 2, width, height)
    yield Label(view.last.cell, x + 8, y, NUMBER, "text")


def _choice(layout: Layout, view: LocusView, chosen: str, face: Face | None) -> Iterator[Item]:
    """The chosen card either way, and the points for it where the view tells."""
    x, y = _middle(layout)
    yield Label(chosen, x, y - 54, NUMBER, "text", align="middle")
    name = next(cell.card for cell in view.grid.cells if cell.cell == chosen)
    worth = next((each for each in view.preview if each.cell == chosen), None)
    width, height = SMALL
    for way, kind, middle in (("up", "card", x - 38), ("down", "dead", x + 38)):
        on: Ink = "mark" if way == face else "felt"
        left, top = middle - width // 2, y - 30
        if way == face:
            yield Box(left - 6, top - 6, width + 12, height + 12, "mark", radius=10)
        yield Sprite(kind, name, left, top, width, height, on)
        if worth is not None:
            points = worth.up if way == "up" else worth.down
            yield Label(f"+{points}", middle, y + 50, NUMBER, "text", align="middle")
