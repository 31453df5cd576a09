"""Outlines of suits, chips and symbols, as points in a square of side 1 (y grows downwards).

Pure geometry: drawn by us at any size, so no picture hangs on the glyphs of a font.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

Point = tuple[float, float]
Polygon = tuple[Point, ...]
Outline = tuple[Polygon, ...]
"""Polygons that are filled one over the other."""

SMOOTH: Final = 12
"""Straight pieces to a curve: no corner shows at the sizes of a card."""


def curve(*points: Point) -> Polygon:
    """A chain of cubic curves: a start, then two handles and an end for each piece."""
    path = [points[0]]
    for at in range(0, len(points) - 1, 3):
        path += [_on(points[at : at + 4], step / SMOOTH) for step in range(1, SMOOTH + 1)]
    return tuple(path)


def _on(piece: Sequence[Point], t: float) -> Point:
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    x = sum(w * p[0] for w, p in zip(weights, piece, strict=True))
    y = sum(w * p[1] for w, p in zip(weights, piece, strict=True))
    return x, y


def mirrored(half: Polygon) -> Polygon:
    """A right half from top to bottom, and the same on the left."""
    return half + tuple((1 - x, y) for x, y in reversed(half))


def regular(corners: int, turn: float = 0.0, radius: float = 0.5) -> Polygon:
    """A regular polygon around the middle; `turn` 0 has a corner on top, in parts of a circle."""
    angles = [2 * pi * (corner / corners + turn) for corner in range(corners)]
    return tuple((0.5 + radius * sin(a), 0.5 - radius * cos(a)) for a in angles)


def circle(x: float, y: float, radius: float) -> Polygon:
    """A circle around a point."""
    return tuple((x + (px - 0.5) * radius * 2, y + (py - 0.5) * radius * 2) for px, py in _ROUND)


_ROUND: Final = regular(48)

_STEM: Final = mirrored(curve((0.5, 0.5), (0.53, 0.78), (0.56, 0.9), (0.7, 0.98)))

SUITS: Final[dict[str, Outline]] = {
    "s": (
        mirrored(
            curve(
                (0.5, 0.0),
                (0.6, 0.21), (0.96, 0.36), (0.96, 0.62),
                (0.96, 0.76), (0.86, 0.83), (0.75, 0.83),
                (0.64, 0.83), (0.55, 0.76), (0.5, 0.64),
            )
        ),
        _STEM,
    ),
    "h": (
        mirrored(
            curve(
                (0.5, 0.24),
                (0.56, 0.1), (0.65, 0.04), (0.75, 0.04),
                (0.9, 0.04), (0.99, 0.16), (0.99, 0.31),
                (0.99, 0.56), (0.68, 0.73), (0.5, 0.98),
            )
        ),
    ),
    "d": (
        mirrored(
            curve(
                (0.5, 0.0),
                (0.6, 0.2), (0.73, 0.37), (0.89, 0.5),
                (0.73, 0.63), (0.6, 0.8), (0.5, 1.0),
            )
        ),
    ),
    "c": (
        circle(0.5, 0.235, 0.225),
        circle(0.245, 0.595, 0.225),
        circle(0.755, 0.595, 0.225),
        regular(4, radius=0.2),
        _STEM,
    ),
}  # fmt: skip
"""The four suits by their letter. No two are alike without their colours."""

CHIPS: Final[tuple[Outline, ...]] = (
    (circle(0.5, 0.5, 0.5),),
    (((0.05, 0.05), (0.95, 0.05), (0.95, 0.95), (0.05, 0.95)),),
)
"""The outline of each seat's chips, so that nobody needs the colour to tell them apart."""

SYMBOLS: Final[dict[str, Outline]] = {
    "turn": (((0.1, 0.0), (0.95, 0.5), (0.1, 1.0)),),
    "cross": (
        ((0.12, 0.0), (1.0, 0.88), (0.88, 1.0), (0.0, 0.12)),
        ((0.88, 0.0), (1.0, 0.12), (0.12, 1.0), (0.0, 0.88)),
    ),
    "crown": (
        (
            (0.0, 0.2), (0.26, 0.5), (0.5, 0.08), (0.74, 0.5), (1.0, 0.2),
            (0.9, 0.72), (0.1, 0.72),
        ),
        ((0.1, 0.8), (0.9, 0.8), (0.9, 0.94), (0.1, 0.94)),
    ),
}  # fmt: skip

SHAPES: Final[dict[str, Outline]] = {**SUITS, **SYMBOLS}
"""Every outline that a scene may name."""
