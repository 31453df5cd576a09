"""Masks: how thickly each pixel is covered, 0 to 255, before anything has a colour.

Outlines are drawn at several times their size and reduced, which gives smooth edges.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PIL import Image, ImageDraw

from render.shapes import Outline

Mask = Image.Image

FINE: Final = 4
"""Sub-pixels to a pixel, each way."""


def outline(shape: Outline, width: int, height: int) -> Mask:
    """`shape` stretched to a size in pixels."""
    fine = Image.new("L", (width * FINE, height * FINE))
    draw = ImageDraw.Draw(fine)
    across, down = width * FINE - 1, height * FINE - 1
    for polygon in shape:
        draw.polygon([(x * across, y * down) for x, y in polygon], fill=255)
    return fine.reduce(FINE)


def rounded(width: int, height: int, radius: float) -> Mask:
    """A rectangle with round corners."""
    fine = Image.new("L", (width * FINE, height * FINE))
    box = (0, 0, width * FINE - 1, height * FINE - 1)
    ImageDraw.Draw(fine).rounded_rectangle(box, radius * FINE, fill=255)
    return fine.reduce(FINE)


Stroke = tuple[float, float, float, float]
"""A straight line from one point to another, in pixels."""


def strokes(lines: Iterable[Stroke], width: int, height: int, thick: float) -> Mask:
    """Straight lines with a thickness in pixels, in a field of a size."""
    fine = Image.new("L", (width * FINE, height * FINE))
    draw = ImageDraw.Draw(fine)
    for line in lines:
        draw.line([part * FINE for part in line], fill=255, width=round(thick * FINE))
    return fine.reduce(FINE)
