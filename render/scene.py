"""What is to be drawn, without drawing it: plain values that tests can compare.

All measures are pixels of the finished picture, from its top left corner. Items are drawn in
order, later ones over earlier ones. `ink` is the colour an item is drawn in, `on` the colour of
what lies under its edge; both are names of `theme.Theme`, and `theme.BLENDS` lists the couples.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from render.theme import Ink

WIDTH: Final = 900
"""What pictures are laid out for. A phone shows one 380 pixels wide: a capital of 20 is 8 there."""

Align = Literal["left", "middle", "right"]
Weight = Literal["bold", "medium"]


class Box(msgspec.Struct, frozen=True, tag="box"):
    """A filled rectangle, with round corners where `radius` is not 0."""

    x: int
    y: int
    width: int
    height: int
    ink: Ink
    on: Ink = "felt"
    radius: int = 0


class Sprite(msgspec.Struct, frozen=True, tag="sprite"):
    """A thing with a face of its own, such as a card or a chip: see `faces.FACES`."""

    kind: str
    """Which face: a key of `faces.FACES`."""
    name: str
    """Which one of that kind: `Td` for a card, the seat's number for a chip."""
    x: int
    y: int
    width: int
    height: int
    on: Ink = "felt"
    flat: bool = False
    """All of its edge lies on plain `on`: it is drawn faster, and fills what its corners leave."""


class Shape(msgspec.Struct, frozen=True, tag="shape"):
    """A symbol in one colour: see `shapes.SHAPES`."""

    name: str
    x: int
    y: int
    width: int
    height: int
    ink: Ink
    on: Ink = "felt"


class Label(msgspec.Struct, frozen=True, tag="label"):
    """A line of text: a name, a number, a coordinate.

    `y` is the middle of its capitals and `size` their height; `x` is its left end, middle or
    right end as `align` says. Text wider than `width` breaks into up to `lines` lines around `y`,
    and what is still too long ends in an ellipsis; a width of 0 is no limit.
    """

    text: str
    x: int
    y: int
    size: int
    ink: Ink
    on: Ink = "felt"
    align: Align = "left"
    width: int = 0
    lines: int = 1
    weight: Weight = "bold"


Item = Box | Sprite | Shape | Label


class Scene(msgspec.Struct, frozen=True):
    """One picture."""

    width: int
    height: int
    items: tuple[Item, ...]
    theme: str = "felt"
    """A key of `theme.THEMES`."""
    ground: Ink = "felt"
    """What the picture is filled with first."""
