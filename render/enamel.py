"""Draws figures as enamel on metal: flat pieces of colour, and a dark line around each.

A piece shows only inside its line, so every edge is that of a colour on the line's one ink, and
whatever is drawn costs the palette no more than one blend a colour.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, floor
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw

from render.masks import FINE, Mask
from render.shapes import Outline
from render.stamps import Pen
from render.theme import Ink

LINE: Final[Ink] = "ink"
"""What the lines are drawn in, and whatever is black."""


class Piece(NamedTuple):
    """A field of one colour. Later pieces lie over earlier ones."""

    ink: Ink
    outline: Outline
    """In a square that `placed` lays into the picture; then in pixels."""
    lined: bool = True
    """Whether it has a line of its own around it; what is black needs none."""
    swell: float = 0
    """Pixels by which it reaches beyond its outline."""


def placed(pieces: Iterable[Piece], x: float, y: float, scale: float) -> list[Piece]:
    """`pieces` with their origin at a place and their unit `scale` pixels long."""
    return [
        piece._replace(
            outline=tuple(
                tuple((x + px * scale, y + py * scale) for px, py in polygon)
                for polygon in piece.outline
            )
        )
        for piece in pieces
    ]


class _Field(NamedTuple):
    """What shows of a piece inside its line."""

    ink: Ink
    mask: Mask
    x: int
    y: int
    """Where the mask's top left corner is, in pixels."""


def enamel(pen: Pen, pieces: Sequence[Piece], line: float, on: Ink) -> None:
    """Draw `pieces`, in pixels, with lines of a thickness, on one colour."""
    fields, covered = _fields(pen, pieces, line)
    pen.fill(covered.reduce(FINE), 0, 0, LINE, on)
    for ink, mask, x, y in fields:
        pen.fill(mask.reduce(FINE), x, y, ink, LINE)


def engraved(pen: Pen, pieces: Sequence[Piece], line: float, ink: Ink, on: Ink) -> None:
    """The same in one colour, with lines of what they lie on."""
    every = Image.new("L", (pen.width * FINE, pen.height * FINE))
    for _, mask, x, y in _fields(pen, pieces, line)[0]:
        every.paste(255, (x * FINE, y * FINE), mask)
    pen.fill(every.reduce(FINE), 0, 0, ink, on)


def _fields(pen: Pen, pieces: Sequence[Piece], line: float) -> tuple[list[_Field], Mask]:
    """The fields of all pieces but black ones, and all that pieces and lines cover; both fine."""
    covered = Image.new("L", (pen.width * FINE, pen.height * FINE))
    fields: list[_Field] = []
    for piece in reversed(pieces):
        reach = piece.swell + line if piece.lined else piece.swell
        left, top, right, bottom = _around(piece.outline, reach, pen)
        if left >= right or top >= bottom:
            continue
        area = (left * FINE, top * FINE, right * FINE, bottom * FINE)
        under = covered.crop(area)
        if piece.ink != LINE:
            mask = ImageChops.subtract(_filled(piece.outline, area, piece.swell), under)
            fields.append(_Field(piece.ink, mask, left, top))
        grown = _filled(piece.outline, area, reach)
        covered.paste(ImageChops.lighter(under, grown), area)
    return fields[::-1], covered


def _around(outline: Outline, reach: float, pen: Pen) -> tuple[int, int, int, int]:
    """The whole pixels of the pen's field that an outline reaches."""
    across = [x for polygon in outline for x, _ in polygon]
    down = [y for polygon in outline for _, y in polygon]
    return (
        max(0, floor(min(across) - reach) - 1),
        max(0, floor(min(down) - reach) - 1),
        min(pen.width, ceil(max(across) + reach) + 1),
        min(pen.height, ceil(max(down) + reach) + 1),
    )


def _filled(outline: Outline, area: tuple[int, int, int, int], grown: float) -> Mask:
    """What polygons cover of an area that have grown by so many pixels on all sides."""
    left, top, right, bottom = area
    mask = Image.new("L", (right - left, bottom - top))
    draw = ImageDraw.Draw(mask)
    for polygon in outline:
        fine = [(x * FINE - left, y * FINE - top) for x, y in polygon]
        draw.polygon(fine, fill=255)
        if grown:
            around = (*fine, *fine[:2])
            draw.line(around, fill=255, width=round(2 * grown * FINE), joint="curve")
    return mask
