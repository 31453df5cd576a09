"""Stamps: what was drawn once and is pressed into any number of pictures.

A stamp holds palette numbers, not colours, so pressing one is copying bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from PIL import Image

from render import masks
from render.masks import Mask, Stroke
from render.palette import STEPS, Palette
from render.shapes import Outline
from render.text import line
from render.theme import Ink

LEAST: Final = 255 // (2 * STEPS) + 1
"""The coverage, 0 to 255, from which a pixel shows any ink."""


class Stamp(NamedTuple):
    """Something drawn. Callers must not draw on its images."""

    numbers: Image.Image
    """The palette's number of each pixel; around the shape, of the colour it lies on."""
    shape: Image.Image
    """Which of them belong to it (mode "1")."""


def inked(mask: Mask, ink: Ink, on: Ink, palette: Palette) -> Stamp:
    """`mask` in one colour, its edge blended into another."""
    shape = _through(mask, [0] * LEAST + [255] * (256 - LEAST), "1")
    return Stamp(_through(mask, palette.ramp(ink, on), "L"), shape)


def _through(mask: Mask, table: Sequence[int], mode: str) -> Image.Image:
    return mask.point(table, mode)  # pyright: ignore[reportUnknownMemberType] (numpy, if any)


class Pen:
    """Draws one stamp of several colours, from what it lies on upwards. Lives for one call."""

    def __init__(self, width: int, height: int, palette: Palette, on: Ink) -> None:
        self.width = width
        self.height = height
        self._palette = palette
        self._numbers = Image.new("L", (width, height), palette.number(on))
        self._shape = Image.new("1", (width, height))

    def fill(self, mask: Mask, x: int, y: int, ink: Ink, on: Ink) -> None:
        """Colour what `mask` covers, with its top left corner at a place."""
        stamp = inked(mask, ink, on, self._palette)
        self._numbers.paste(stamp.numbers, (x, y), stamp.shape)
        self._shape.paste(1, (x, y), stamp.shape)

    def body(self, radius: float, ink: Ink, on: Ink) -> None:
        """A rectangle with round corners over all of the stamp."""
        self.fill(masks.rounded(self.width, self.height, radius), 0, 0, ink, on)

    def shape(self, outline: Outline, box: tuple[int, int, int, int], ink: Ink, on: Ink) -> None:
        """An outline in a box of x, y, width, height."""
        x, y, width, height = box
        self.fill(masks.outline(outline, width, height), x, y, ink, on)

    def strokes(self, lines: Iterable[Stroke], thick: float, ink: Ink, on: Ink) -> None:
        """Straight lines, in pixels of the stamp."""
        self.fill(masks.strokes(lines, self.width, self.height, thick), 0, 0, ink, on)

    def text(
        self, text: str, x: int, y: int, size: int, ink: Ink, on: Ink, *, least: int = 0
    ) -> None:
        """Text `size` high around `x` and `y`, but beginning no further left than `least`."""
        drawn = line(text, "bold", size)
        left = max(least, x - drawn.mask.width // 2)
        self.fill(drawn.mask, left, y + drawn.top, ink, on)

    def done(self) -> Stamp:
        """What was drawn."""
        return Stamp(self._numbers, self._shape)
