"""Outlines of suits, chips and symbols, as points in a square of side 1 (y grows downwards).

Pure geometry: drawn by us at any size, so no picture hangs on the glyphs of a font.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin
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


def ring(x: float, y: float, outer: float, inner: float) -> Polygon:
    """A circle around a point with a round hole in its middle."""
    edge, hole = circle(x, y, outer), circle(x, y, inner)
    return (*edge, edge[0], hole[0], *reversed(hole))


Stop = tuple[float, float, float]
"""A point on the middle of a ribbon, and half the ribbon's width there."""


def ribbon(*stops: Stop) -> Polygon:
    """A band along a smooth line through all stops, as wide as each says."""
    ends = (stops[0], *stops, stops[-1])
    line = [
        _between(ends[at : at + 4], step / SMOOTH)
        for at in range(len(stops) - 1)
        for step in range(SMOOTH)
    ]
    line.append(stops[-1])
    sides = [_sides(*line[max(0, at - 1) : at + 2], middle=each) for at, each in enumerate(line)]
    return (*(left for left, _ in sides), *(right for _, right in reversed(sides)))


def _between(stops: Sequence[Stop], t: float) -> Stop:
    """A point of the Catmull-Rom curve from the second of four stops to the third."""
    weights = (
        (-t + 2 * t**2 - t**3) / 2,
        (2 - 5 * t**2 + 3 * t**3) / 2,
        (t + 4 * t**2 - 3 * t**3) / 2,
        (t**3 - t**2) / 2,
    )
    x, y, half = (
        sum(w * s[axis] for w, s in zip(weights, stops, strict=True)) for axis in range(3)
    )
    return x, y, half


def _sides(*near: Stop, middle: Stop) -> tuple[Point, Point]:
    """Both edges of a ribbon at `middle`, square to the line between the points near it."""
    along, down = near[-1][0] - near[0][0], near[-1][1] - near[0][1]
    length = hypot(along, down) or 1.0
    x, y, half = middle
    across, up = -down / length * half, along / length * half
    return (x + across, y + up), (x - across, y - up)


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


def _tilted(half: Polygon) -> Polygon:
    """Something long from the top right to the bottom left; a side is given as (along, across)."""
    whole = (*half, *((along, -across) for along, across in reversed(half)))
    places = ((0.03 + along * 0.945, across * 0.7071) for along, across in whole)
    return tuple((1 - along - across, along - across) for along, across in places)


def _roof(top: float, height: float, ridge: float, eaves: float) -> Polygon:
    """A roof with upturned eaves; `ridge` and `eaves` are half its widths."""
    low = top + height
    return mirrored(
        (
            (0.5, top),
            *curve(
                (0.5 + ridge, top),
                (0.52 + ridge, top + height * 0.6),
                (0.5 + eaves * 0.62, top + height * 0.72),
                (0.5 + eaves, top + height * 0.55),
                (0.5 + eaves, top + height * 0.8),
                (0.5 + eaves * 0.85, low),
                (0.5 + eaves * 0.7, low),
            ),
            (0.5, low),
        )
    )


def _block(top: float, height: float, left: float, right: float) -> Polygon:
    return ((left, top), (right, top), (right, top + height), (left, top + height))


def _star() -> Polygon:
    tips, notches = regular(5, radius=0.525), regular(5, turn=0.1, radius=0.235)
    pairs = zip(tips, notches, strict=True)
    return tuple((x, y + 0.03) for pair in pairs for x, y in pair)


TICHU_SUITS: Final[dict[str, Outline]] = {
    "g": (ring(0.5, 0.5, 0.48, 0.19),),
    "k": (
        _tilted(((0.0, 0.0), (0.12, 0.1), (0.66, 0.112))),
        _tilted(((0.63, 0.0), (0.63, 0.1), (0.6, 0.27), (0.655, 0.3), (0.72, 0.1), (0.72, 0.0))),
        _tilted(((0.66, 0.06), (0.93, 0.06))),
        circle(0.077, 0.923, 0.075),
    ),
    "b": (
        _block(0.0, 0.12, 0.465, 0.535),
        _roof(0.08, 0.21, 0.06, 0.29),
        _block(0.26, 0.12, 0.35, 0.65),
        _roof(0.34, 0.21, 0.13, 0.38),
        _block(0.52, 0.12, 0.29, 0.71),
        _roof(0.6, 0.23, 0.19, 0.49),
        _block(0.8, 0.2, 0.22, 0.4),
        _block(0.8, 0.2, 0.6, 0.78),
    ),
    "r": (_star(),),
}
"""Jade, a disc with a hole; Sword; Pagoda, with three roofs; Star."""

CHIPS: Final[tuple[Outline, ...]] = (
    (circle(0.5, 0.5, 0.5),),
    (((0.05, 0.05), (0.95, 0.05), (0.95, 0.95), (0.05, 0.95)),),
    (regular(4),),
    (
        ((0.22, 0.0), (0.78, 0.0), (0.78, 1.0), (0.22, 1.0)),
        ((0.0, 0.22), (1.0, 0.22), (1.0, 0.78), (0.0, 0.78)),
    ),
    (regular(6, turn=0.25),),
    (
        mirrored(
            curve(
                (0.5, 0.04),
                (0.94, 0.04),
                (0.94, 0.04),
                (0.94, 0.04),
                (0.94, 0.66),
                (0.8, 0.86),
                (0.5, 1.0),
            )
        ),
    ),
    (regular(4), ((0.147, 0.147), (0.853, 0.147), (0.853, 0.853), (0.147, 0.853))),
    (mirrored(((0.5, 0.0), (1.0, 0.46), (0.82, 0.96), (0.5, 0.96))),),
)
"""The outline of each seat's chips, so that nobody needs the colour to tell them apart."""

_LID: Final = (
    *curve(
        (0.0, 0.5), (0.22, 0.12), (0.78, 0.12), (1.0, 0.5), (0.78, 0.88), (0.22, 0.88), (0.0, 0.5)
    ),
    *curve(
        (0.14, 0.5), (0.3, 0.76), (0.7, 0.76), (0.86, 0.5), (0.7, 0.24), (0.3, 0.24), (0.14, 0.5)
    ),
)
"""The edge of an open eye, with its hole."""

SYMBOLS: Final[dict[str, Outline]] = {
    "turn": (((0.1, 0.0), (0.95, 0.5), (0.1, 1.0)),),
    "down": (((0.0, 0.1), (1.0, 0.1), (0.5, 0.95)),),
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
    "eye": (_LID, circle(0.5, 0.5, 0.17)),
    "shut": (
        ribbon(
            (0.06, 0.42, 0.05), (0.25, 0.66, 0.05), (0.5, 0.74, 0.05),
            (0.75, 0.66, 0.05), (0.94, 0.42, 0.05),
        ),
        ((0.455, 0.74), (0.545, 0.74), (0.535, 0.98), (0.465, 0.98)),
        ((0.22, 0.64), (0.29, 0.7), (0.2, 0.9), (0.13, 0.86)),
        ((0.78, 0.64), (0.71, 0.7), (0.8, 0.9), (0.87, 0.86)),
    ),
    "pack": (
        ((0.0, 0.16), (0.5, 0.0), (0.54, 0.1), (0.24, 0.2), (0.24, 0.94), (0.2, 0.84)),
        ((0.3, 0.26), (0.92, 0.26), (0.92, 1.0), (0.3, 1.0)),
    ),
    "top": (
        ((0.0, 0.0), (1.0, 0.0), (1.0, 0.15), (0.0, 0.15)),
        (
            (0.5, 0.25), (1.0, 0.72), (0.66, 0.72), (0.66, 1.0),
            (0.34, 1.0), (0.34, 0.72), (0.0, 0.72),
        ),
    ),
    "bubble": (
        curve(
            (0.2, 0.0),
            (0.2, 0.0), (0.8, 0.0), (0.8, 0.0),
            (0.93, 0.0), (1.0, 0.1), (1.0, 0.24),
            (1.0, 0.24), (1.0, 0.56), (1.0, 0.56),
            (1.0, 0.7), (0.93, 0.8), (0.8, 0.8),
            (0.8, 0.8), (0.4, 0.8), (0.4, 0.8),
            (0.32, 0.9), (0.2, 0.98), (0.06, 1.0),
            (0.14, 0.94), (0.18, 0.88), (0.18, 0.8),
            (0.06, 0.8), (0.0, 0.7), (0.0, 0.56),
            (0.0, 0.56), (0.0, 0.24), (0.0, 0.24),
            (0.0, 0.1), (0.07, 0.0), (0.2, 0.0),
        ),
    ),
    "hourglass": (
        ((0.1, 0.0), (0.9, 0.0), (0.9, 0.12), (0.1, 0.12)),
        ((0.1, 0.88), (0.9, 0.88), (0.9, 1.0), (0.1, 1.0)),
        mirrored(((0.5, 0.17), (0.82, 0.17), (0.56, 0.5), (0.82, 0.83), (0.5, 0.83))),
    ),
    "push": (
        ((0.0, 0.1), (0.36, 0.1), (0.36, 0.3), (0.0, 0.3)),
        ((0.0, 0.4), (0.36, 0.4), (0.36, 0.6), (0.0, 0.6)),
        ((0.0, 0.7), (0.36, 0.7), (0.36, 0.9), (0.0, 0.9)),
        (
            (0.46, 0.36), (0.66, 0.36), (0.66, 0.1), (1.0, 0.5), (0.66, 0.9),
            (0.66, 0.64), (0.46, 0.64),
        ),
    ),
    "lock": (
        ((0.08, 0.44), (0.92, 0.44), (0.92, 1.0), (0.08, 1.0)),
        ribbon(
            (0.26, 0.46, 0.07), (0.26, 0.24, 0.07), (0.5, 0.07, 0.07),
            (0.74, 0.24, 0.07), (0.74, 0.46, 0.07),
        ),
    ),
    "stairs": (
        (
            (0.0, 0.7), (0.34, 0.7), (0.34, 0.4), (0.67, 0.4), (0.67, 0.1), (1.0, 0.1),
            (1.0, 1.0), (0.0, 1.0),
        ),
    ),
    "swap": (
        ((0.0, 0.28), (0.3, 0.02), (0.3, 0.18), (0.9, 0.18), (0.9, 0.38), (0.3, 0.38), (0.3, 0.54)),
        ((1.0, 0.72), (0.7, 0.46), (0.7, 0.62), (0.1, 0.62), (0.1, 0.82), (0.7, 0.82), (0.7, 0.98)),
    ),
    "bomb": (
        circle(0.43, 0.6, 0.4),
        ((0.55, 0.2), (0.68, 0.12), (0.84, 0.32), (0.7, 0.44)),
        ribbon((0.74, 0.22, 0.035), (0.8, 0.1, 0.035), (0.92, 0.13, 0.03), (0.97, 0.02, 0.015)),
    ),
    "drop": (
        mirrored(curve((0.5, 0.0), (0.6, 0.24), (0.88, 0.42), (0.88, 0.66),
                       (0.88, 0.86), (0.72, 1.0), (0.5, 1.0))),
    ),
    "triangle": (((0.5, 0.04), (1.0, 0.94), (0.0, 0.94)),),
    "square": (((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)),),
    "clover": SUITS["c"],
    "sun": (circle(0.5, 0.5, 0.27), *(
        tuple((0.5 + r * sin(pi * (ray + d) / 4), 0.5 - r * cos(pi * (ray + d) / 4))
              for r, d in ((0.34, -0.22), (0.34, 0.22), (0.5, 0.0)))
        for ray in range(8)
    )),
}  # fmt: skip

_TICHU_NAMES: Final = {"g": "jade", "k": "sword", "b": "pagoda", "r": "star"}

SHAPES: Final[dict[str, Outline]] = {
    **SUITS,
    **SYMBOLS,
    **{name: TICHU_SUITS[suit] for suit, name in _TICHU_NAMES.items()},
}
"""Every outline that a scene may name."""
