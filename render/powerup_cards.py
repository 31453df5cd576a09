"""What the things of Power Up look like: powers, energy, the backs of cards, marks at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from render import masks
from render.enamel import Piece, enamel, engraved, placed
from render.powerup_icons import BOLT, GROUNDS, ICONS, SIDE
from render.shapes import Polygon, mirrored, regular
from render.stamps import Pen
from render.theme import Ink

RADIUS: Final = 0.1
"""Of a card's corners, in parts of its width."""
CELL_GAP: Final = 5
"""Between two pieces of energy,"""
BACK_GAP: Final = 2
"""and between powers from behind."""


class PowerPlan(NamedTuple):
    """Where things are on a power's card of a size, in pixels."""

    edge: int
    """The paper around the emblem's field."""
    low: int
    """The lower edge of that field."""
    number: int
    """The height of the cost."""
    bolt: tuple[int, int, int]
    """The left edge, middle and height of the sign of energy before it."""
    line: float
    """The thickness of lines."""


def plan(width: int, height: int) -> PowerPlan:
    """The emblem as large as it goes above its cost."""
    edge = max(3, round(width * 0.055))
    low = width - edge + round((height - width) * 0.1)
    number = round((height - low) * 0.56)
    bolt = edge + round(width * 0.04), (low + height) // 2, round(number * 1.3)
    return PowerPlan(edge, low, number, bolt, max(1.0, width / 85))


def cost_middle(width: int, height: int) -> int:
    """How far down the middle of the cost is: beside it the right half is free."""
    return plan(width, height).bolt[1]


def power(pen: Pen, name: str, on: Ink) -> None:
    """A power that its owner holds: its emblem, and what it costs: `emp 3`."""
    key, cost = name.split()
    parts = plan(pen.width, pen.height)
    pen.body(pen.width * RADIUS, "paper", on)
    field = Piece(GROUNDS[key], (_field(pen.width, parts),))
    enamel(pen, [field, *_emblem(pen.width, parts, key), _energy(parts)], parts.line, "paper")
    _cost(pen, parts, cost, "ink", "paper")


def refused(pen: Pen, name: str, on: Ink) -> None:
    """The same where it may not be played: dark, its emblem engraved."""
    key, cost = name.split()
    parts = plan(pen.width, pen.height)
    pen.body(pen.width * RADIUS, "dead", on)
    pieces = [*_emblem(pen.width, parts, key), _energy(parts)]
    engraved(pen, pieces, parts.line, "dead_ink", "dead")
    _cost(pen, parts, cost, "dead_ink", "dead")


def tile(pen: Pen, name: str, on: Ink) -> None:
    """A power's emblem alone, on a square."""
    edge = max(2, pen.width // 20)
    if on != "paper":
        pen.body(pen.width * 0.16, "paper", on)
    low = float(pen.height - edge)
    field = Piece(GROUNDS[name], (_cut(edge, edge, pen.width - edge, low, pen.width * 0.12),))
    inner = pen.width - 2 * edge - 4
    emblem = placed(ICONS[name], edge + 2, edge + 2, inner / SIDE)
    enamel(pen, [field, *emblem], max(1.0, pen.width / 70), "paper")


def _field(width: int, parts: PowerPlan) -> Polygon:
    return _cut(parts.edge, parts.edge, width - parts.edge, parts.low, width * 0.06)


def _cut(left: float, top: float, right: float, low: float, corner: float) -> Polygon:
    """A rectangle whose corners are cut off."""
    c = corner
    return (
        *((left + c, top), (right - c, top), (right, top + c), (right, low - c)),
        *((right - c, low), (left + c, low), (left, low - c), (left, top + c)),
    )


def _emblem(width: int, parts: PowerPlan, key: str) -> list[Piece]:
    """The emblem in the middle of its field."""
    inner = width - 2 * parts.edge
    side = inner * 0.94
    top = parts.edge + (parts.low - parts.edge - side) / 2
    return placed(ICONS[key], parts.edge + inner * 0.03, top, side / SIDE)


def _energy(parts: PowerPlan) -> Piece:
    left, middle, height = parts.bolt
    piece = Piece("saffron", (BOLT,))
    return placed([piece], left - height * 0.15, middle - height / 2, height / SIDE)[0]


def _cost(pen: Pen, parts: PowerPlan, cost: str, ink: Ink, on: Ink) -> None:
    left, middle, height = parts.bolt
    x = left + round(height * 0.7) + round(parts.number * 0.4)
    pen.text(cost, x, middle, parts.number, ink, on)


def energy(pen: Pen, _name: str, on: Ink) -> None:
    """The sign of energy."""
    line = max(1.2, pen.height / 26)
    scale = (pen.height - 2 * line) / SIDE
    piece = Piece("saffron", (BOLT,))
    left = pen.width / 2 - 50 * scale
    enamel(pen, placed([piece], left, line, scale), line, on)


def cells(pen: Pen, name: str, on: Ink) -> None:
    """So much energy as `name` says, of the most there may be: `10 15`."""
    full, most = map(int, name.split())
    pitch = (pen.width + CELL_GAP) // most
    cell = masks.rounded(pitch - CELL_GAP, pen.height, 3)
    for number in range(most):
        pen.fill(cell, number * pitch, 0, "text" if number < full else "panel", on)


def backs_width(width: int, count: int) -> int:
    """How wide so many powers of a width lie from behind."""
    return count * (width + BACK_GAP) - BACK_GAP


def power_backs(pen: Pen, name: str, on: Ink) -> None:
    """So many powers as `name` says, from behind."""
    count = int(name)
    width = (pen.width + BACK_GAP) // count - BACK_GAP
    pieces: list[Piece] = []
    for number in range(count):
        left = number * (width + BACK_GAP)
        pen.fill(masks.rounded(width, pen.height, width * 0.16), left, 0, "paper", on)
        right, low = left + width - 1.0, pen.height - 1.0
        pieces.append(Piece("lapis", (_cut(left + 1, 1, right, low, width * 0.1),)))
        high = pen.height * 0.72
        x, y = left + (width - high) / 2, (pen.height - high) / 2
        pieces += placed([Piece("saffron", (BOLT,))], x, y, high / SIDE)
    enamel(pen, pieces, 0.8, "paper")


def hole_back(pen: Pen, name: str, on: Ink) -> None:
    """A playing card from behind; dark where `name` is `dead`."""
    width, height = float(pen.width), float(pen.height)
    edge, line = max(2.0, width / 18), max(1.0, width / 60)
    outer = (_cut(edge, edge, width - edge, height - edge, width * 0.06),)
    x, y, across, down = width / 2, height / 2, width * 0.28, height * 0.3
    large, small = _lozenge(x, y, across, down), _lozenge(x, y, across / 2, down / 2)
    if name == "dead":
        pen.body(width * RADIUS, "dead", on)
        engraved(pen, [Piece("paper", (large,)), Piece("paper", (small,))], 2, "scratch", "dead")
        return
    pen.body(width * RADIUS, "paper", on)
    pieces = [Piece("madder", outer), Piece("saffron", (large,)), Piece("madder", (small,))]
    enamel(pen, pieces, line, "paper")


def deck(pen: Pen, name: str, on: Ink) -> None:
    """The pack from behind, with the number of its cards."""
    width, height = float(pen.width), float(pen.height)
    edge = max(2.0, width / 18)
    pen.body(width * RADIUS, "paper", on)
    field = Piece("madder", (_cut(edge, edge, width - edge, height - edge, width * 0.06),))
    enamel(pen, [field], max(1.0, width / 60), "paper")
    pen.text(name, pen.width // 2, pen.height // 2, round(width * 0.42), "paper", "madder")


def _lozenge(x: float, y: float, across: float, down: float) -> Polygon:
    return ((x, y - down), (x + across, y), (x, y + down), (x - across, y))


SHIELD: Final[Polygon] = mirrored(
    ((0.5, 0.0), (0.72, 0.1), (0.96, 0.12), (0.95, 0.5), (0.86, 0.72), (0.7, 0.88), (0.5, 1.0))
)


def shield(pen: Pen, _name: str, on: Ink) -> None:
    """The mark of a card that cannot be destroyed."""
    line = max(1.2, pen.width / 20)
    scale = pen.width - 2 * line
    half: Polygon = ((0.5, 0.0), (0.5, 1.0), *SHIELD[len(SHIELD) // 2 :])
    pieces = [Piece("lapis", (SHIELD,)), Piece("paper", (half,))]
    enamel(pen, placed(pieces, line, line, scale), line, on)


def disc(pen: Pen, name: str, on: Ink) -> None:
    """A dealer's disc with letters: `D`, or the blind that was posted."""
    edge = max(2, pen.width // 14)
    inner = pen.width - 2 * edge
    pen.shape((regular(40),), (0, 0, pen.width, pen.height), "rim", on)
    ink: Ink = "paper" if name == "D" else "gilt"
    pen.shape((regular(40),), (edge, edge, inner, inner), ink, "rim")
    size = round(inner * (0.56 if len(name) == 1 else 0.5))
    pen.text(name, pen.width // 2, pen.height // 2, size, "ink", ink)


FACES: Final[dict[str, Callable[[Pen, str, Ink], None]]] = {
    "power": power,
    "power-refused": refused,
    "power-tile": tile,
    "power-backs": power_backs,
    "energy": energy,
    "cells": cells,
    "hole-back": hole_back,
    "deck": deck,
    "shield": shield,
    "disc": disc,
}
"""The kinds of sprite that Power Up brings."""
