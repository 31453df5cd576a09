"""The ten powers of Power Up as emblems: what is drawn where.

An emblem is pieces of enamel in a field of 100 by 100.
"""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import Final

from render.enamel import Piece
from render.shapes import Outline, Point, Polygon, curve, ribbon
from render.theme import Ink

SIDE: Final = 100.0
"""Of the field that an emblem is drawn in."""


def _rect(left: float, top: float, right: float, low: float) -> Polygon:
    return ((left, top), (right, top), (right, low), (left, low))


def _oval(x: float, y: float, across: float, down: float) -> Polygon:
    turns = [2 * pi * step / 48 for step in range(48)]
    return tuple((x + across * sin(turn), y - down * cos(turn)) for turn in turns)


def _turned(polygon: Polygon, x: float, y: float, degrees: float) -> Polygon:
    """A polygon around the origin, turned as a clock goes and moved to a place."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return tuple((x + px * c - py * s, y + px * s + py * c) for px, py in polygon)


def _slab(x: float, y: float, width: float, height: float, degrees: float = 0) -> Polygon:
    """A card around a place: a rectangle with round corners."""
    w, h, r = width / 2, height / 2, min(width, height) * 0.12
    corners = ((w - r, -h + r, 0), (w - r, h - r, 90), (-w + r, h - r, 180), (-w + r, -h + r, 270))
    points: list[Point] = []
    for px, py, start in corners:
        turns = [radians(start + step * 22.5) for step in range(5)]
        points += [(px + r * sin(turn), py - r * cos(turn)) for turn in turns]
    return _turned(tuple(points), x, y, degrees)


def _diamond(x: float, y: float, across: float, down: float, degrees: float = 0) -> Polygon:
    return _turned(((0, -down), (across, 0), (0, down), (-across, 0)), x, y, degrees)


def _hoop(x: float, y: float, outer: float, inner: float) -> Polygon:
    """A circle with a round hole."""
    edge, hole = _oval(x, y, outer, outer), _oval(x, y, inner, inner)
    return (*edge, edge[0], hole[0], *reversed(hole))


def _arc(x: float, y: float, radius: float, half: float, start: float, end: float) -> Polygon:
    """A bent band, in degrees from the top as a clock goes."""
    turns = [radians(start + (end - start) * step / 24) for step in range(25)]
    outer, inner = radius + half, radius - half
    return (
        *((x + outer * sin(turn), y - outer * cos(turn)) for turn in turns),
        *((x + inner * sin(turn), y - inner * cos(turn)) for turn in reversed(turns)),
    )


def _arrow(x: float, y: float, radius: float, half: float, start: float, end: float) -> Polygon:
    """A bent arrow."""
    band = _arc(x, y, radius, half, start, end)
    turn, tip = radians(end), radians(end + 42)
    far, near, middle = radius + half * 2.3, radius - half * 2.3, len(band) // 2
    head = (
        (x + far * sin(turn), y - far * cos(turn)),
        (x + radius * sin(tip), y - radius * cos(tip)),
        (x + near * sin(turn), y - near * cos(turn)),
    )
    return (*band[:middle], *head, *band[middle:])


def _gear(x: float, y: float, teeth: int, outer: float, inner: float) -> Polygon:
    points: list[Point] = []
    for tooth in range(teeth):
        middle = 360 * tooth / teeth
        for degrees, radius in ((-14, inner), (-9, outer), (9, outer), (14, inner)):
            turn = radians(middle + degrees)
            points.append((x + radius * sin(turn), y - radius * cos(turn)))
    return tuple(points)


def _mirrored(*polygons: Polygon) -> Outline:
    """Each of them, and the same on the other side."""
    return (*polygons, *(tuple((SIDE - x, y) for x, y in each) for each in polygons))


def _flat(ink: Ink, *outline: Polygon) -> Piece:
    """A field without a line of its own."""
    return Piece(ink, outline, lined=False)


BOLT: Final[Polygon] = ((62, 0), (18, 56), (46, 56), (34, 100), (82, 40), (54, 40), (70, 0))
"""Energy."""


def bolt(x: float, y: float, height: float) -> Polygon:
    """The same around a place."""
    scale = height / SIDE
    return tuple((x + (px - 50) * scale, y + (py - 50) * scale) for px, py in BOLT)


CLONE: Final = (
    Piece("turquoise", (_slab(36, 43, 46, 64, -10),)),
    Piece("paper", (_diamond(33, 39, 9, 14, -10),)),
    Piece("paper", (_slab(61, 57, 46, 64, 8),)),
    Piece("turquoise", (_diamond(61, 57, 11, 16, 8),)),
)
"""A card, and the same once more."""

DISINTEGRATE: Final = (
    Piece("paper", (((12, 22), (34, 22), (34, 34), (46, 34), (46, 46), (58, 46), (58, 58),
        (70, 58), (70, 94), (12, 94)),)),
    Piece("madder", (_diamond(34, 70, 12, 17),)),
    Piece("paper", (_rect(45, 14, 55, 24), _rect(57, 26, 67, 36), _rect(70, 38, 80, 48))),
    Piece("saffron", (_rect(63, 6, 70, 13), _rect(75, 19, 82, 26), _rect(86, 33, 92, 39))),
    Piece("saffron", (_rect(84, 8, 89, 13), _rect(50, 4, 54, 8), _rect(90, 50, 94, 54))),
)  # fmt: skip
"""A card that falls to pieces."""

EMP: Final = (
    _flat("turquoise", _hoop(50, 50, 48, 43.5)),
    _flat("turquoise", _hoop(50, 50, 37, 32)),
    Piece("saffron", (bolt(50, 50, 78),), swell=1),
)
"""A stroke, and the waves it sends out."""

ENGINEER: Final = (
    Piece("saffron", (_gear(50, 50, 10, 47, 37),)),
    Piece("lapis", (_oval(50, 50, 28, 28),)),
    Piece("paper", (_slab(50, 50, 28, 39),)),
    Piece("madder", (_diamond(50, 50, 7.5, 11),)),
)
"""A card in the works."""

_EYE: Final = curve(
    (6, 36), (22, 8), (78, 8), (94, 36), (78, 64), (22, 64), (6, 36)
)  # fmt: skip

INTEL: Final = (
    Piece("paper", (_EYE,)),
    Piece("turquoise", (_oval(50, 36, 17, 17),)),
    Piece("ink", (_oval(50, 36, 8, 8),), lined=False),
    _flat("paper", _oval(54.5, 31.5, 3, 3)),
    *(Piece("madder", (_slab(50, y, 56, 8),)) for y in (92, 85)),
    Piece("paper", (_slab(50, 77, 56, 9),)),
)
"""An eye on the pack."""

RELOAD: Final = (
    Piece("saffron", (_arrow(50, 50, 39, 6, -150, -55),)),
    Piece("saffron", (_arrow(50, 50, 39, 6, 30, 125),)),
    Piece("paper", (_slab(50, 50, 33, 45, 8),)),
    Piece("madder", (_diamond(50, 50, 8.5, 13, 8),)),
)
"""A card that is replaced."""

_BRACKET: Final = ((6, 32), (6, 8), (32, 8), (32, 17), (15, 17), (15, 32))

SCANNER: Final = (
    Piece("paper", (_slab(34, 50, 29, 46),)),
    Piece("paper", (_slab(66, 50, 29, 46),)),
    Piece("saffron", (
        *_mirrored(_BRACKET), *_mirrored(tuple((x, SIDE - y) for x, y in _BRACKET)))),
    Piece("madder", (_rect(5, 46, 95, 54),)),
)  # fmt: skip
"""Two cards under a beam."""

UPGRADE: Final = (
    Piece("turquoise", (_slab(28, 59, 38, 56, -18),)),
    Piece("turquoise", (_slab(72, 59, 38, 56, 18),)),
    Piece("paper", (_slab(50, 49, 44, 66),)),
    Piece("madder", (((50, 24), (67, 46), (57, 46), (57, 73), (43, 73), (43, 46), (33, 46)),)),
)
"""A third card, better than the others."""

_RIBS: Final = tuple(
    ribbon(
        (50, y, 2.4), (50 + w * 0.65, y - 1, 2.4), (50 + w, y + 6, 2.2), (50 + w * 0.8, y + 11, 1.4)
    )
    for y, w in ((28, 20), (42, 25), (56, 27), (70, 24))
)

X_RAY: Final = (
    Piece("paper", (_slab(50, 50, 82, 96),)),
    Piece("ink", (_slab(50, 50, 71, 85),), lined=False),
    _flat("paper", ribbon((50, 14, 3.4), (50, 50, 3.4), (50, 87, 2.2))),
    _flat("paper", *_mirrored(ribbon((50, 19, 2.6), (64, 16, 2.6), (79, 23, 1.8)))),
    _flat("paper", *_mirrored(*_RIBS)),
)
"""What is within."""

_CANOPY: Final = curve((8, 44), (8, 12), (30, 3), (50, 3), (70, 3), (92, 12), (92, 44))
_SCALLOPS: Final = curve(
    (92, 44), (88, 37), (70, 37), (66, 44), (61, 37), (39, 37), (34, 44), (30, 37), (12, 37),
    (8, 44),
)  # fmt: skip

DEPLOY: Final = (
    Piece("ink", (ribbon((9, 43, 1.2), (42, 72, 1.2)), ribbon((34, 43, 1.2), (46, 72, 1.2)),
        ribbon((66, 43, 1.2), (54, 72, 1.2)), ribbon((91, 43, 1.2), (58, 72, 1.2))), lined=False),
    Piece("saffron", ((*_CANOPY, *_SCALLOPS[1:]),)),
    Piece("paper", ((
        *curve((34, 44), (33, 24), (42, 8), (50, 3), (58, 8), (67, 24), (66, 44)),
        *_SCALLOPS[13:25]),)),
    Piece("paper", (_slab(50, 79, 28, 38),)),
    Piece("madder", (_diamond(50, 79, 7, 10.5),)),
)  # fmt: skip
"""A card that comes down."""

GROUNDS: Final[dict[str, Ink]] = {
    "clone": "ink",
    "disintegrate": "madder",
    "emp": "ink",
    "engineer": "lapis",
    "intel": "lapis",
    "reload": "turquoise",
    "scanner": "lapis",
    "upgrade": "lapis",
    "x-ray": "turquoise",
    "deploy": "madder",
}
"""What an emblem lies on."""

ICONS: Final[dict[str, tuple[Piece, ...]]] = {
    "clone": CLONE,
    "disintegrate": DISINTEGRATE,
    "emp": EMP,
    "engineer": ENGINEER,
    "intel": INTEL,
    "reload": RELOAD,
    "scanner": SCANNER,
    "upgrade": UPGRADE,
    "x-ray": X_RAY,
    "deploy": DEPLOY,
}
"""Every emblem by the power's name."""
