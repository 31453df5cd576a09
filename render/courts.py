"""The five figures of As-Nas in the manner of a Persian miniature: what is drawn where.

A figure is pieces of enamel in a field 100 wide and 130 high, seen from the front; its foot is the
field's lower edge.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from render.enamel import Piece, placed
from render.shapes import Outline, Point, Polygon, curve, ribbon

WIDE, HIGH = 100.0, 130.0


def _both(*half: Point) -> Polygon:
    """Curves down the right side, and the same up the left."""
    right = curve(*half)
    return right + tuple((WIDE - x, y) for x, y in reversed(right))


def _pair(*polygons: Polygon) -> Outline:
    """Each of them, and the same on the other side."""
    return (*polygons, *(tuple((WIDE - x, y) for x, y in each) for each in polygons))


def _oval(x: float, y: float, across: float, down: float) -> Polygon:
    turns = [2 * pi * step / 40 for step in range(40)]
    return tuple((x + across * sin(turn), y - down * cos(turn)) for turn in turns)


def _dot(x: float, y: float, radius: float) -> Polygon:
    return _oval(x, y, radius, radius)


def _rays(x: float, y: float, count: int, inner: float, outer: float) -> Polygon:
    """A star of many points."""
    points: list[Point] = []
    for step in range(2 * count):
        turn, radius = pi * step / count, inner if step % 2 else outer
        points.append((x + radius * sin(turn), y - radius * cos(turn)))
    return tuple(points)


def _petals(x: float, y: float, count: int, radius: float, bulge: float) -> Outline:
    """A disc with a scalloped edge."""
    turns = [2 * pi * step / count for step in range(count)]
    bumps = (_dot(x + radius * sin(t), y - radius * cos(t), bulge) for t in turns)
    return (_dot(x, y, radius + bulge * 0.3), *bumps)


_EIGHTHS: Final = tuple(pi * step / 4 for step in range(8))

AS: Final = (
    Piece("saffron", (_rays(50, 50, 16, 33, 47),)),
    Piece("madder", (_dot(50, 50, 34),)),
    Piece("saffron", (ribbon((70, 124, 3), (88, 120, 3), (91, 104, 3), (84, 92, 3),
        (90, 82, 2.5)),)),
    Piece("madder", (curve((90, 85), (82, 80), (84, 70), (93, 66), (98, 74), (98, 82),
        (90, 85)),)),
    Piece("saffron", (_both((50, 70), (70, 74), (84, 104), (80, 130), (70, 130), (60, 130),
        (50, 130)),)),
    Piece("skin", (_both((50, 78), (62, 84), (64, 100), (59, 130), (56, 130), (53, 130),
        (50, 130)),)),
    Piece("saffron", _pair(curve((69, 92), (74, 104), (74, 116), (71, 124), (76, 130),
        (56, 131), (58, 123), (61, 114), (59, 104), (58, 94), (62, 88), (67, 88),
        (69, 92)))),
    Piece("ink", _pair(ribbon((62, 123, 0.8), (62, 129, 0.8)), ribbon((67, 123, 0.8),
        (67, 129, 0.8))), lined=False),
    Piece("saffron", _petals(50, 54, 14, 25, 6.5)),
    Piece("skin", _pair(_dot(67, 37, 7))),
    Piece("madder", _pair(_dot(67, 37, 3.4))),
    Piece("skin", (_both((50, 32), (62, 32), (70, 40), (69, 52), (68, 62), (64, 70),
        (61, 74), (58, 80), (54, 81), (50, 81)),)),
    Piece("saffron", (_both((50, 36), (55, 36), (58, 40), (55, 48), (54, 54), (57, 58),
        (57, 62), (54, 62), (52, 62), (50, 62)),)),
    Piece("paper", _pair(_oval(55.5, 69, 6, 5.2))),
    Piece("ink", (_both((50, 60), (54, 60), (57, 60), (57, 62), (56, 66), (52, 67),
        (50, 68)),), lined=False),
    Piece("ink", _pair(curve((57, 52), (60, 46), (66, 46), (67, 49), (65, 54), (60, 54),
        (57, 52))), lined=False),
    Piece("paper", _pair(_dot(61.5, 50, 1.5)), lined=False),
)  # fmt: skip
"""The lion before the sun."""

_EYES: Final = (
    Piece("ink", _pair(ribbon((50.6, 45.5, 0.9), (56, 42.6, 1.3), (62, 45.5, 0.6))), lined=False),
    Piece("ink", _pair(curve((52.5, 50), (54.5, 47.3), (58.5, 47.3), (60.5, 50), (58.5, 52),
        (54.5, 52), (52.5, 50))), lined=False),
    Piece("ink", (ribbon((50.4, 50, 0.5), (48.4, 56, 0.7), (51, 57, 0.6)),), lined=False),
)  # fmt: skip
"""Brows that meet, almond eyes and a nose, in a face whose middle is (50, 51)."""

SHAH: Final = (
    Piece("saffron", (_both((50, 18), (84, 20), (94, 44), (90, 66), (88, 90), (92, 110),
        (92, 130), (80, 130), (60, 130), (50, 130)),)),
    Piece("turquoise", (_both((50, 26), (76, 28), (85, 46), (82, 68), (80, 90), (84, 110),
        (84, 130), (76, 130), (60, 130), (50, 130)),)),
    Piece("saffron", _pair(_dot(89, 42, 5))),
    Piece("madder", (_both((50, 72), (66, 73), (80, 80), (84, 96), (87, 108), (88, 118),
        (88, 130), (80, 130), (60, 130), (50, 130)),)),
    Piece("saffron", _pair(ribbon((70, 78, 4.5), (79, 84, 4.5), (84, 94, 4.5)))),
    Piece("saffron", (_both((50, 110), (58, 110), (66, 109), (78, 107), (80, 110), (80, 114),
        (80, 117), (70, 119), (58, 120), (50, 120)),)),
    Piece("lapis", (_dot(50, 115, 4),)),
    Piece("paper", _pair(_dot(61, 114.5, 2.2), _dot(67.5, 113.5, 2.2))),
    Piece("paper", (ribbon((22, 126, 2), (22, 92, 2)),)),
    Piece("saffron", (_rays(22, 86, 8, 6, 9),)),
    Piece("skin", (_oval(23, 108, 7, 6),)),
    Piece("skin", (_oval(78, 122, 7, 5.5),)),
    Piece("skin", (_both((50, 34), (62, 34), (66, 42), (65, 54), (64, 62), (58, 68), (50, 68)),)),
    Piece("ink", (_both((50, 62), (54, 62), (62, 60), (65, 48), (66.5, 54), (68, 60),
        (67, 70), (65, 84), (58, 96), (50, 106)),), lined=False),
    Piece("madder", (_both((50, 62.5), (52, 61.5), (54, 62.5), (55, 63.5), (54, 65.5),
        (52, 66), (50, 66)),)),
    Piece("ink", _pair(ribbon((50, 59.5, 1.6), (56, 60, 1.8), (64, 55, 0.4))), lined=False),
    *_EYES,
    Piece("madder", (_both((50, 6), (56, 8), (66, 14), (68, 24), (68, 30), (66, 34),
        (65, 38), (60, 36), (55, 35), (50, 35)),)),
    Piece("saffron", (_both((50, 31), (56, 31), (62, 32), (67, 34), (67, 37), (67, 39),
        (66.5, 42), (61, 40), (56, 39), (50, 39)),)),
    Piece("saffron", (_both((50, 12), (52, 18), (56, 20), (58, 18), (62, 20), (65, 18),
        (68, 12), (69, 20), (68.5, 24), (67.5, 28), (61, 26), (56, 25), (50, 25)),)),
    Piece("paper", (ribbon((50, 22, 1.5), (50, 12, 3.5), (52, 4, 4), (57, 0.5, 1)),)),
    Piece("lapis", (_oval(50, 22, 3.6, 4.6),)),
    Piece("paper", _pair(_dot(58, 35.5, 1.8), _dot(63.5, 36.7, 1.8))),
    Piece("paper", (_dot(50, 35, 1.8),)),
)  # fmt: skip
"""The king on his throne, with beard, crown, mace and belt."""

BIBI: Final = (
    Piece("turquoise", (_both((50, 12), (72, 12), (82, 30), (82, 56), (82, 84), (92, 104),
        (94, 130), (80, 130), (60, 130), (50, 130)),)),
    Piece("ink", (_both((50, 22), (66, 22), (73, 36), (72, 54), (71, 70), (76, 84),
        (74, 100), (66, 104), (58, 90), (50, 90)),), lined=False),
    Piece("lapis", (_both((50, 84), (60, 84), (72, 86), (79, 94), (85, 104), (87, 116),
        (88, 130), (80, 130), (60, 130), (50, 130)),)),
    Piece("skin", (_both((50, 60), (58, 60), (57, 70), (58, 76), (64, 80), (66, 84),
        (68, 86), (64, 98), (56, 106), (50, 108)),)),
    Piece("saffron", (_both((50, 100), (56, 99), (62, 94), (66, 85), (68, 86), (70, 87),
        (72, 88), (68, 100), (60, 112), (50, 115)),)),
    Piece("paper", _pair(_dot(53.5, 84.5, 2.3), _dot(59.5, 81.5, 2.3))),
    Piece("skin", (_both((50, 32), (63, 32), (68, 42), (66, 54), (64, 66), (56, 72), (50, 72)),)),
    Piece("madder", (_both((50, 62.5), (52, 61), (54, 62), (56, 63), (54, 66), (52, 67),
        (50, 67)),)),
    *_EYES,
    Piece("ink", (_dot(60, 60, 1.2),), lined=False),
    Piece("ink", _pair(curve((64, 36), (68, 42), (69, 52), (66, 60), (64, 64), (60, 62),
        (62, 58), (65, 54), (64, 44), (60, 38))), lined=False),
    Piece("saffron", _pair(curve((69, 58), (72, 62), (73, 68), (69, 70), (65, 68), (66, 62),
        (69, 58)))),
    Piece("saffron", (_both((50, 30), (58, 30), (66, 34), (71, 40), (73, 38), (73, 36),
        (72, 33), (67, 26), (58, 23), (50, 23)),)),
    Piece("madder", (_oval(50, 30, 4.5, 6),)),
    Piece("paper", _pair(_dot(58, 28.5, 2), _dot(64, 31.5, 2))),
    Piece("saffron", (_both((50, 10), (53, 14), (57, 16), (60, 14), (58, 20), (55, 23),
        (50, 24)),)),
    Piece("turquoise", (ribbon((70, 128, 1.6), (71, 116, 1.6), (73, 104, 1.6)),)),
    Piece("madder", _petals(74, 98, 6, 5, 4)),
    Piece("saffron", (_dot(74, 98, 3.2),)),
    Piece("skin", (_oval(70, 119, 7, 6),)),
)  # fmt: skip
"""The lady with veil, diadem and rose."""

SARBAZ: Final = (
    Piece("madder", (_both((50, 76), (62, 77), (78, 80), (82, 92), (86, 106), (87, 118),
        (87, 130), (80, 130), (60, 130), (50, 130)),)),
    Piece("paper", (ribbon((27, 82, 4), (50, 106, 4), (70, 126, 4)), ribbon((73, 82, 4),
        (50, 106, 4), (30, 126, 4)))),
    Piece("saffron", (_dot(50, 106, 6),)),
    Piece("saffron", _pair(_oval(73, 83, 10, 5.5))),
    Piece("saffron", _pair(_dot(56, 88, 1.7))),
    Piece("lapis", (_both((50, 72), (56, 71), (60, 70), (63, 70), (63, 74), (63, 78),
        (62, 80), (58, 83), (54, 84), (50, 84)),)),
    Piece("skin", (_both((50, 34), (62, 34), (66, 42), (65, 54), (64, 66), (57, 74), (50, 74)),)),
    Piece("skin", _pair(_oval(66, 52, 3, 5))),
    Piece("madder", (_both((50, 64.5), (52, 64), (54, 64), (55, 65), (54, 68), (52, 68),
        (50, 68)),)),
    Piece("ink", _pair(curve((50, 58), (56, 57), (62, 62), (68, 57), (71, 54), (73, 55),
        (72, 58), (68, 66), (57, 67), (50, 62))), lined=False),
    *_EYES,
    Piece("ink", (_both((50, 6), (58, 6), (66, 8), (68, 12), (67, 22), (66, 32), (67, 41),
        (60, 38), (55, 37), (50, 37)),), lined=False),
    Piece("madder", (_both((50, 2), (58, 2), (64, 4), (67, 9), (60, 13), (55, 13.5),
        (50, 13.5)),)),
    Piece("saffron", (_rays(50, 25, 8, 5, 8.5),)),
    Piece("paper", (_dot(50, 25, 3),)),
    Piece("saffron", (ribbon((89.5, 128, 5), (87, 112, 3.6), (84, 84, 2.6)),)),
    Piece("paper", (ribbon((84.4, 88, 2), (81, 50, 1.8), (78.6, 24, 1.7)),)),
    Piece("paper", (((75.6, 27), (81.2, 27), (77, 5)),)),
    Piece("skin", (_oval(86, 107, 7, 6.5),)),
)  # fmt: skip
"""The soldier with fur cap, crossed belts and bayonet."""

COULI: Final = (
    Piece(
        "ink",
        (
            ribbon((42, 38, 5), (34, 56, 4), (30, 72, 3), (20, 86, 0.6)),
            ribbon((58, 38, 5), (66, 56, 4), (70, 72, 3), (80, 86, 0.6)),
        ),
        lined=False,
    ),
    Piece("saffron", tuple(_dot(77 + 15 * sin(t), 17 - 15 * cos(t), 3) for t in _EIGHTHS)),
    Piece("madder", (_dot(77, 17, 14.5),)),
    Piece("paper", (_dot(77, 17, 10.5),)),
    Piece("skin", (ribbon((38, 62, 5), (25, 48, 4.4), (22, 30, 3.8), (31, 13, 3.2)),)),
    Piece("skin", (ribbon((62, 62, 5), (76, 54, 4.4), (82, 40, 3.8), (79, 28, 3.6)),)),
    Piece("turquoise", _pair(ribbon((60, 60, 6), (70, 57, 6.5), (76, 52, 6)))),
    Piece("saffron", (ribbon((19, 34, 1.8), (27, 34.5, 1.8)), ribbon((77.5, 37, 1.8),
        (86, 37, 1.8)))),
    Piece("skin", (_oval(34, 10, 4.4, 6),)),
    Piece("madder", (_both((50, 88), (60, 88), (66, 98), (78, 106), (90, 116), (94, 122),
        (97, 130), (80, 130), (60, 130), (50, 130)),)),
    Piece("lapis", (_both((50, 116), (62, 116), (78, 114), (88, 115), (94, 120), (96, 124),
        (98, 130), (80, 130), (60, 130), (50, 130)),)),
    Piece("paper", (*_pair(_dot(62, 123.5, 2.2), _dot(74, 123, 2.2), _dot(86, 123, 2.2)),
        _dot(50, 123.5, 2.2))),
    Piece("turquoise", (_both((50, 60), (56, 59), (62, 58), (66, 62), (64, 74), (58, 82),
        (62, 92), (58, 93), (54, 93), (50, 93)),)),
    Piece("skin", (_both((50, 52), (54, 52), (54, 60), (60, 61), (56, 70), (52, 73), (50, 73)),)),
    Piece("saffron", (_both((50, 88), (54, 88), (58, 87), (62, 86), (63, 89), (64, 92),
        (65, 95), (59, 98), (54, 98), (50, 98)),)),
    Piece("madder", (_dot(50, 93, 2.6),)),
    Piece("ink", (_both((50, 20), (62, 20), (67, 30), (66, 40), (66, 46), (62, 50), (60, 52),
        (56, 50), (52, 50), (50, 50)),), lined=False),
    Piece("skin", (_both((50, 28), (60, 28), (63.5, 35), (62.5, 43), (61, 52), (55, 57),
        (50, 57)),)),
    *placed(_EYES, 8, 3.2, 0.84),
    Piece("madder", (_both((50, 50.5), (52, 49.5), (54, 50), (56, 50), (54, 53.5), (52, 54),
        (50, 54)),)),
    Piece("saffron", _pair(_dot(65, 51, 3))),
    Piece("madder", (_both((50, 23), (57, 23), (63, 27), (65.5, 33), (66, 31), (66.5, 29),
        (66, 27), (63, 19), (56, 16), (50, 16)),)),
    Piece("paper", _pair(_dot(56, 21, 1.9), _dot(61.5, 24.5, 1.9))),
    Piece("saffron", (_dot(50, 19.5, 3.4),)),
)  # fmt: skip
"""The dancer with a frame drum."""

FIGURES: Final = {"as": AS, "shah": SHAH, "bibi": BIBI, "sarbaz": SARBAZ, "couli": COULI}
