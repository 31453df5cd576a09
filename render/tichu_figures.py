"""The figures of the four special cards of Tichu, drawn by us: tile, dog, phoenix, dragon.

A figure is layers of outlines in a square of side 1, each in a colour on another. What they lie
on at last is the gilt ground of a special card.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from render.shapes import Outline, Point, Polygon, circle, curve, mirrored, ribbon
from render.theme import Ink


class Layer(NamedTuple):
    """Outlines of one colour."""

    outline: Outline
    ink: Ink
    on: Ink
    """The colour under their edges."""


def _both(*right: Polygon) -> Outline:
    """Each of them, and the same on the left."""
    return (*right, *(tuple((1 - x, y) for x, y in each) for each in right))


def _rect(x: float, y: float, width: float, height: float, radius: float) -> Polygon:
    """A rectangle with round corners."""
    right, low, k = x + width, y + height, radius * 0.45
    corners = (
        ((right - radius, y), (right - k, y), (right, y + k), (right, y + radius)),
        ((right, low - radius), (right, low - k), (right - k, low), (right - radius, low)),
        ((x + radius, low), (x + k, low), (x, low - k), (x, low - radius)),
        ((x, y + radius), (x, y + k), (x + k, y), (x + radius, y)),
    )
    return tuple(point for corner in corners for point in curve(*corner))


_JOINTS: Final = (0.14, 0.34, 0.55, 0.755)

MAHJONG: Final = (
    Layer((_rect(0.14, 0.02, 0.76, 0.96, 0.12),), "ink", "gilt"),
    Layer((_rect(0.17, 0.05, 0.7, 0.9, 0.1),), "green", "ink"),
    Layer((_rect(0.17, 0.05, 0.62, 0.82, 0.09),), "paper", "green"),
    Layer(
        (
            *(_rect(0.42, y + 0.02, 0.12, 0.185, 0.045) for y in _JOINTS[:3]),
            *(_rect(0.395, y, 0.17, 0.045, 0.02) for y in _JOINTS),
        ),
        "green",
        "paper",
    ),
    Layer(
        (
            ribbon((0.54, 0.36, 0.0), (0.63, 0.28, 0.045), (0.74, 0.24, 0.0)),
            ribbon((0.42, 0.57, 0.0), (0.33, 0.49, 0.045), (0.22, 0.46, 0.0)),
        ),
        "red",
        "paper",
    ),
)

_EAR: Final = curve(
    (0.6, 0.14),
    (0.72, 0.04), (0.86, 0.08), (0.93, 0.22),
    (1.0, 0.38), (0.99, 0.58), (0.9, 0.64),
    (0.8, 0.66), (0.8, 0.52), (0.77, 0.4),
    (0.74, 0.26), (0.66, 0.2), (0.6, 0.14),
)  # fmt: skip
_HEAD: Final = mirrored(
    curve(
        (0.5, 0.1),
        (0.66, 0.1), (0.78, 0.2), (0.79, 0.4),
        (0.8, 0.52), (0.76, 0.58), (0.74, 0.66),
        (0.72, 0.82), (0.62, 0.92), (0.5, 0.92),
    )
)  # fmt: skip
_FACE: Final = mirrored(
    curve(
        (0.5, 0.14),
        (0.64, 0.14), (0.745, 0.22), (0.755, 0.4),
        (0.765, 0.52), (0.73, 0.58), (0.705, 0.66),
        (0.685, 0.8), (0.6, 0.885), (0.5, 0.885),
    )
)  # fmt: skip
_PATCH: Final = curve(
    (0.54, 0.14),
    (0.66, 0.13), (0.755, 0.22), (0.755, 0.42),
    (0.7, 0.5), (0.6, 0.48), (0.56, 0.4),
    (0.53, 0.32), (0.53, 0.22), (0.54, 0.14),
)  # fmt: skip
_NOSE: Final = mirrored(
    curve(
        (0.5, 0.55),
        (0.58, 0.55), (0.64, 0.57), (0.64, 0.61),
        (0.62, 0.67), (0.55, 0.7), (0.5, 0.71),
    )
)  # fmt: skip
_TONGUE: Final = mirrored(
    curve(
        (0.5, 0.77),
        (0.54, 0.77), (0.57, 0.78), (0.57, 0.82),
        (0.58, 0.93), (0.54, 0.985), (0.5, 0.985),
    )
)  # fmt: skip
_SMILE: Final = ribbon((0.5, 0.755, 0.014), (0.57, 0.785, 0.016), (0.64, 0.745, 0.008))

DOG: Final = (
    Layer((*_both(_EAR), _HEAD), "ink", "gilt"),
    Layer((_FACE,), "paper", "ink"),
    Layer((_PATCH, circle(0.36, 0.4, 0.05)), "ink", "paper"),
    Layer((circle(0.64, 0.4, 0.055),), "paper", "ink"),
    Layer((circle(0.64, 0.4, 0.034), _NOSE, *_both(_SMILE)), "ink", "paper"),
    Layer((ribbon((0.5, 0.68, 0.014), (0.5, 0.77, 0.014)),), "ink", "paper"),
    Layer((_TONGUE,), "red", "paper"),
)


def _feather(bend: Point, tip: Point, half: float, root: float) -> Polygon:
    return ribbon((0.55, root, half * 0.6), (*bend, half), (*tip, 0.0))


_WING: Final = (
    _feather((0.72, 0.3), (0.9, 0.03), 0.055, 0.4),
    _feather((0.8, 0.34), (0.985, 0.14), 0.055, 0.42),
    _feather((0.8, 0.42), (1.0, 0.29), 0.05, 0.44),
    _feather((0.78, 0.49), (0.98, 0.43), 0.045, 0.47),
    _feather((0.74, 0.56), (0.9, 0.55), 0.04, 0.5),
    ribbon((0.52, 0.46, 0.1), (0.64, 0.4, 0.1), (0.76, 0.3, 0.04), (0.82, 0.2, 0.0)),
)
_BODY: Final = ribbon(
    (0.5, 0.12, 0.03), (0.5, 0.22, 0.055), (0.5, 0.36, 0.09),
    (0.5, 0.5, 0.105), (0.5, 0.62, 0.06), (0.5, 0.7, 0.02),
)  # fmt: skip
_TAIL: Final = (
    *_both(ribbon((0.52, 0.58, 0.03), (0.6, 0.72, 0.04), (0.72, 0.8, 0.032), (0.8, 0.93, 0.0))),
    ribbon((0.5, 0.58, 0.035), (0.5, 0.75, 0.05), (0.5, 0.98, 0.0)),
)
_CREST: Final = (
    *_both(ribbon((0.51, 0.11, 0.018), (0.55, 0.07, 0.022), (0.61, 0.04, 0.0))),
    ribbon((0.5, 0.1, 0.02), (0.5, 0.05, 0.024), (0.5, 0.0, 0.0)),
)
_SHINE: Final = (
    *_both(ribbon((0.56, 0.47, 0.0), (0.66, 0.42, 0.025), (0.78, 0.3, 0.0))),
    ribbon((0.5, 0.34, 0.0), (0.5, 0.46, 0.05), (0.5, 0.6, 0.0)),
)

PHOENIX: Final = (
    Layer((*_TAIL, *_CREST), "blue", "gilt"),
    Layer((*_both(*_WING), _BODY, circle(0.5, 0.155, 0.075)), "red", "gilt"),
    Layer((((0.44, 0.12), (0.36, 0.175), (0.445, 0.195)),), "ink", "gilt"),
    Layer((circle(0.475, 0.145, 0.018),), "paper", "red"),
    Layer(_SHINE, "gilt", "red"),
)


def _spike(x: float, y: float, across: float, up: float) -> Polygon:
    """A point on the dragon's back."""
    wide = 0.05 / (across**2 + up**2) ** 0.5
    return (
        (x - up * wide, y + across * wide),
        (x + across, y + up),
        (x + up * wide, y - across * wide),
    )


def _leg(x: float, y: float) -> Outline:
    """A leg with three claws."""
    foot = (x + 0.02, y + 0.14, 0.022)
    return (
        ribbon((x, y, 0.045), (x + 0.06, y + 0.09, 0.03), (x + 0.02, y + 0.15, 0.022)),
        ribbon(foot, (x + 0.08, y + 0.16, 0.014), (x + 0.11, y + 0.2, 0.0)),
        ribbon(foot, (x + 0.02, y + 0.19, 0.014), (x + 0.05, y + 0.23, 0.0)),
        ribbon(foot, (x - 0.04, y + 0.17, 0.014), (x - 0.05, y + 0.21, 0.0)),
    )


_COIL: Final = ribbon(
    (0.4, 0.3, 0.075), (0.56, 0.2, 0.085), (0.76, 0.22, 0.09), (0.86, 0.38, 0.09),
    (0.74, 0.53, 0.092), (0.52, 0.57, 0.09), (0.3, 0.63, 0.088), (0.2, 0.77, 0.08),
    (0.34, 0.9, 0.072), (0.58, 0.89, 0.062), (0.78, 0.82, 0.045), (0.92, 0.7, 0.02),
    (0.97, 0.6, 0.0),
)  # fmt: skip
_SPIKES: Final = (
    _spike(0.66, 0.135, 0.03, -0.1),
    _spike(0.8, 0.16, 0.08, -0.07),
    _spike(0.92, 0.27, 0.08, -0.03),
    _spike(0.935, 0.42, 0.06, 0.05),
    _spike(0.56, 0.485, 0.02, -0.08),
    _spike(0.4, 0.52, -0.02, -0.09),
    _spike(0.24, 0.58, -0.07, -0.06),
    _spike(0.13, 0.7, -0.08, -0.01),
    _spike(0.15, 0.86, -0.07, 0.05),
)
_SKULL: Final = curve(
    (0.5, 0.27),
    (0.48, 0.14), (0.36, 0.08), (0.25, 0.13),
    (0.2, 0.17), (0.1, 0.13), (0.04, 0.2),
    (0.0, 0.25), (0.02, 0.31), (0.06, 0.32),
    (0.14, 0.33), (0.2, 0.31), (0.24, 0.34),
    (0.2, 0.38), (0.14, 0.39), (0.1, 0.38),
    (0.12, 0.46), (0.26, 0.47), (0.36, 0.43),
    (0.44, 0.4), (0.5, 0.34), (0.5, 0.27),
)  # fmt: skip
_HORNS: Final = (
    ribbon((0.36, 0.14, 0.035), (0.44, 0.06, 0.025), (0.5, 0.0, 0.0)),
    ribbon((0.29, 0.13, 0.03), (0.33, 0.05, 0.02), (0.36, 0.0, 0.0)),
)
_MANE: Final = (
    ribbon((0.44, 0.34, 0.045), (0.5, 0.42, 0.03), (0.6, 0.44, 0.0)),
    ribbon((0.38, 0.4, 0.04), (0.4, 0.49, 0.028), (0.48, 0.53, 0.0)),
)
_WHISKERS: Final = (
    ribbon((0.06, 0.22, 0.018), (0.01, 0.14, 0.014), (0.05, 0.06, 0.0)),
    ribbon((0.1, 0.38, 0.016), (0.06, 0.46, 0.012), (0.0, 0.5, 0.0)),
)
_EYE: Final = curve(
    (0.22, 0.23),
    (0.25, 0.18), (0.3, 0.18), (0.33, 0.22),
    (0.3, 0.26), (0.25, 0.26), (0.22, 0.23),
)  # fmt: skip
_TEETH: Final = (
    ((0.08, 0.32), (0.115, 0.375), (0.135, 0.325)),
    ((0.17, 0.325), (0.195, 0.37), (0.22, 0.33)),
)
_SCALES: Final = ribbon(
    (0.66, 0.19, 0.0), (0.76, 0.235, 0.022), (0.83, 0.38, 0.026), (0.73, 0.5, 0.026),
    (0.52, 0.545, 0.026), (0.3, 0.605, 0.026), (0.185, 0.77, 0.02), (0.33, 0.885, 0.0),
)  # fmt: skip

DRAGON: Final = (
    Layer((*_SPIKES, *_HORNS), "red", "gilt"),
    Layer((_COIL, *_MANE, *_WHISKERS, *_leg(0.8, 0.5), *_leg(0.52, 0.62), _SKULL), "green", "gilt"),
    Layer((_SCALES,), "gilt", "green"),
    Layer((_EYE, *_TEETH), "paper", "green"),
    Layer((circle(0.275, 0.222, 0.024),), "ink", "paper"),
)

FIGURES: Final[dict[str, tuple[Layer, ...]]] = {
    "mahjong": MAHJONG,
    "dog": DOG,
    "phoenix": PHOENIX,
    "dragon": DRAGON,
}
"""Every special card by its name on the wire, from the lowest layer up."""
