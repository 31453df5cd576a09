"""Draws scenes: values in, the bytes of a PNG out.

Safe in any thread. Whatever is drawn the same twice is drawn once and kept, within bounds.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops

from render import masks
from render import png as files
from render.faces import FACES, FIGURED
from render.palette import palette
from render.scene import Box, Label, Scene, Shape, Sprite, Weight
from render.shapes import SHAPES
from render.stamps import Pen, Stamp, inked
from render.text import broken, line
from render.theme import Ink

LEADING: Final = 1.7
"""From one line of text to the next, in heights of a capital."""


def png(scene: Scene) -> bytes:
    """`scene` as a PNG with a palette. Takes a millisecond or more: call it in a worker thread.

    Raises KeyError for a theme, a face, a shape or a blend of colours that does not exist.
    """
    colours = palette(scene.theme)
    canvas = _Canvas(scene)
    for item in scene.items:
        match item:
            case Sprite():
                canvas.sprite(item)
            case Label():
                canvas.label(item)
            case Box():
                canvas.box(item)
            case Shape():
                canvas.shape(item)
    return files.encode(scene.width, scene.height, canvas.rows(), colours.plte)


class _Canvas:
    """One picture in the making, in numbers of its palette.

    It has one column more than the picture, on the left, where a PNG wants each row's filter.
    """

    def __init__(self, scene: Scene) -> None:
        self.theme = scene.theme
        ground = palette(scene.theme).number(scene.ground)
        self.image = Image.new("L", (scene.width + 1, scene.height), ground)
        self.figured = False

    def rows(self) -> bytes:
        """Each row as what packs best: its difference to the one above, figures as they are."""
        if self.figured:
            self.image.paste(files.NONE, (0, 0, 1, self.image.height))
            return self.image.tobytes()
        above = Image.new("L", self.image.size)
        above.paste(self.image, (0, 1))
        rows = ImageChops.subtract_modulo(self.image, above)
        rows.paste(files.UP, (0, 0, 1, rows.height))
        return rows.tobytes()

    def press(self, stamp: Stamp, x: int, y: int) -> None:
        self.image.paste(stamp.numbers, (x + 1, y), stamp.shape)

    def sprite(self, it: Sprite) -> None:
        stamp = _sprite(it.kind, it.name, it.width, it.height, it.on, self.theme)
        self.figured |= it.kind in FIGURED
        if it.flat:
            self.image.paste(stamp.numbers, (it.x + 1, it.y))
        else:
            self.press(stamp, it.x, it.y)

    def shape(self, it: Shape) -> None:
        self.press(_shape(it.name, it.width, it.height, it.ink, it.on, self.theme), it.x, it.y)

    def box(self, it: Box) -> None:
        top, low = it.y, it.y + it.height
        if it.radius:
            upper, lower = _ends(it.width, it.height, it.radius, it.ink, it.on, self.theme)
            self.press(upper, it.x, top)
            top, low = top + upper.shape.height, low - lower.shape.height
            self.press(lower, it.x, low)
        if top < low:
            inside = (it.x + 1, top, it.x + 1 + it.width, low)
            self.image.paste(palette(self.theme).number(it.ink), inside)

    def label(self, it: Label) -> None:
        rows = broken(it.text, it.weight, it.size, it.width, it.lines)
        leading = round(it.size * LEADING)
        y = it.y - leading * (len(rows) - 1) // 2
        for number, text in enumerate(rows):
            drawn = line(text, it.weight, it.size)
            back = {"left": 0, "middle": drawn.width // 2, "right": drawn.width}[it.align]
            stamp = _words(text, it.weight, it.size, it.ink, it.on, self.theme)
            self.press(stamp, it.x - back + drawn.left, y + number * leading + drawn.top)


@lru_cache(maxsize=768)
def _sprite(kind: str, name: str, width: int, height: int, on: Ink, theme: str) -> Stamp:
    pen = Pen(width, height, palette(theme), on)
    FACES[kind](pen, name, on)
    return pen.done()


@lru_cache(maxsize=256)
def _shape(name: str, width: int, height: int, ink: Ink, on: Ink, theme: str) -> Stamp:
    return inked(masks.outline(SHAPES[name], width, height), ink, on, palette(theme))


@lru_cache(maxsize=256)
def _ends(
    width: int, height: int, radius: int, ink: Ink, on: Ink, theme: str
) -> tuple[Stamp, Stamp]:
    """The upper and the lower end of a box with round corners; between them it is plain."""
    middle = height // 2
    rounded = inked(masks.rounded(width, height, radius), ink, on, palette(theme))
    cuts = (0, 0, width, min(radius, middle)), (0, max(height - radius, middle), width, height)
    upper, lower = (Stamp(*(image.crop(cut) for image in rounded)) for cut in cuts)
    return upper, lower


@lru_cache(maxsize=1024)
def _words(text: str, weight: Weight, size: int, ink: Ink, on: Ink, theme: str) -> Stamp:
    return inked(line(text, weight, size).mask, ink, on, palette(theme))
