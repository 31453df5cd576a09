"""Outlines of the four suits of Epochs Poker, as points in a square of side 1.

Yin-Yang for heroes, Skull for weapons, Hand for scenes, Maze for objects. Each is one colour on
another, with holes, so that nobody needs the colour to tell them apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, dist, pi, sin
from typing import Final

from render.shapes import Outline, Point, Polygon, circle, curve, mirrored, ribbon, ring


def pierced(outer: Polygon, *holes: Polygon) -> Polygon:
    """`outer` without `holes`: one line that walks into each hole and out again."""
    path = list(outer)
    for hole in holes:
        at, start = min(
            ((a, h) for a in range(len(path)) for h in range(len(hole))),
            key=lambda pair: dist(path[pair[0]], hole[pair[1]]),
        )
        loop = [*hole[start:], *hole[: start + 1]]
        path = [*path[: at + 1], *loop, *path[at:]]
    return tuple(path)


def _arc(x: float, y: float, radius: float, start: float, end: float) -> Iterator[Point]:
    """Points of a part of a circle, in degrees from its top, clockwise."""
    for step in range(25):
        turn = pi * (start + (end - start) * step / 24) / 180
        yield x + radius * sin(turn), y - radius * cos(turn)


_HALF: Final[Polygon] = (
    *_arc(0.5, 0.5, 0.47, 0, 180),
    *_arc(0.5, 0.735, 0.235, 180, 360),
    *_arc(0.5, 0.265, 0.235, 180, 0),
)
"""The dark half: its tail above, its head below."""

_YIN_YANG: Final[Outline] = (
    ring(0.5, 0.5, 0.5, 0.44),
    pierced(_HALF, circle(0.5, 0.735, 0.09)),
    circle(0.5, 0.265, 0.09),
)

_CRANIUM: Final[Polygon] = mirrored(
    (
        (0.5, 0.0),
        *curve(
            (0.5, 0.0),
            (0.8, 0.0), (0.98, 0.18), (0.98, 0.42),
            (0.98, 0.56), (0.92, 0.62), (0.86, 0.66),
            (0.8, 0.7), (0.76, 0.74), (0.76, 0.8),
        ),
        (0.76, 0.98),
        (0.645, 0.98), (0.645, 0.84), (0.595, 0.84), (0.595, 0.98),
    )
)  # fmt: skip

_SKULL: Final[Outline] = (
    pierced(
        _CRANIUM,
        circle(0.285, 0.45, 0.145),
        circle(0.715, 0.45, 0.145),
        ((0.5, 0.56), (0.57, 0.7), (0.43, 0.7)),
    ),
)

_FINGERS: Final = (
    (0.32, 0.56, 0.2, 0.17, 0.07),
    (0.45, 0.5, 0.42, 0.075, 0.074),
    (0.6, 0.5, 0.64, 0.09, 0.074),
    (0.71, 0.56, 0.84, 0.24, 0.066),
    (0.36, 0.84, 0.08, 0.55, 0.078),
)
"""Where each begins and ends, and half its width; the thumb comes last."""

_PALM: Final[Polygon] = curve(
    (0.25, 0.46),
    (0.4, 0.42), (0.64, 0.42), (0.775, 0.5),
    (0.79, 0.66), (0.76, 0.86), (0.68, 1.0),
    (0.58, 1.0), (0.46, 1.0), (0.37, 1.0),
    (0.28, 0.9), (0.24, 0.7), (0.25, 0.46),
)  # fmt: skip

_HAND: Final[Outline] = (
    *(ribbon((x, y, half), (tip, top, half)) for x, y, tip, top, half in _FINGERS),
    *(circle(tip, top, half) for _, _, tip, top, half in _FINGERS),
    _PALM,
)


def _bar(left: float, top: float, right: float, bottom: float) -> Polygon:
    return ((left, top), (right, top), (right, bottom), (left, bottom))


_MAZE: Final[Outline] = (
    _bar(0.0, 0.0, 1.0, 0.12),
    _bar(0.0, 0.0, 0.12, 1.0),
    _bar(0.88, 0.0, 1.0, 1.0),
    _bar(0.0, 0.88, 0.39, 1.0),
    _bar(0.61, 0.88, 1.0, 1.0),
    _bar(0.22, 0.66, 0.78, 0.78),
    _bar(0.22, 0.22, 0.34, 0.78),
    _bar(0.66, 0.22, 0.78, 0.78),
    _bar(0.22, 0.22, 0.42, 0.34),
    _bar(0.58, 0.22, 0.78, 0.34),
    _bar(0.44, 0.44, 0.56, 0.56),
)

SUITS: Final[dict[str, Outline]] = {"y": _YIN_YANG, "s": _SKULL, "h": _HAND, "m": _MAZE}
"""By the letter that they are written with."""
