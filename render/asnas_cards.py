"""What the cards of As-Nas look like: figures in pointed niches, and a carpet behind.

A card is told by its figure, by its letter and by the colour of its ground; large ones bear their
name too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from render.courts import FIGURES, HIGH, WIDE
from render.enamel import Piece, enamel, engraved, placed
from render.masks import rounded
from render.shapes import Polygon, circle, curve, regular
from render.stamps import Pen
from render.theme import Ink

LETTERS: Final = {"as": "A", "shah": "S", "bibi": "B", "sarbaz": "Z", "couli": "C"}
GROUNDS: Final[dict[str, Ink]] = {
    "as": "ink",
    "shah": "lapis",
    "bibi": "madder",
    "sarbaz": "turquoise",
    "couli": "saffron",
}
LETTER_INKS: Final[dict[str, Ink]] = {
    card: "ink" if ground in ("turquoise", "saffron") else "paper"
    for card, ground in GROUNDS.items()
}
"""What a letter is written in that stands on the ground itself."""

RADIUS: Final = 0.08
"""Of a card's corners, in parts of its width."""
BACK, DARK = ("court-back", ""), ("court-dark", "")
"""Kind and name of a card face down, and of one whose owner has folded."""

NAMED: Final = 100
"""The width from which a card bears its name."""


class CourtPlan(NamedTuple):
    """Where things are on a card of a size, in pixels from its top left corner."""

    edge: int
    """The paper around the niche."""
    letter: int
    """The height of the letter."""
    corner: tuple[int, int]
    """How far the paper that the letter stands on reaches to the right and down."""
    name: int
    """The height of the name's capitals; 0 for none."""
    base: int
    """The lower edge of the niche."""
    border: int
    """The width of a back's border."""
    line: float
    """The thickness of lines."""


def plan(width: int, height: int) -> CourtPlan:
    """A letter that a phone shows, and as much of a niche as that leaves."""
    edge = max(3, round(width * 0.055))
    named = width >= NAMED
    letter = round(width * (0.25 if named else 0.4))
    name = round(width * 0.12) if named else 0
    return CourtPlan(
        edge,
        letter,
        (min(round(letter * 1.05) + edge, width // 2 - 1), round(letter * 1.3) + edge),
        name,
        height - edge - round(name * 1.75),
        max(3, round(width * 0.09)),
        max(1.0, width / 95),
    )


def court(pen: Pen, name: str, on: Ink) -> None:
    """A card face up, by its wire name."""
    parts = plan(pen.width, pen.height)
    pen.body(pen.width * RADIUS, "paper", on)
    niche = (_niche(pen.width, parts),)
    frame = [Piece("saffron", niche, swell=3 * parts.line)] if parts.name else []
    pieces = [*frame, Piece(GROUNDS[name], niche), *_figure(pen.width, parts, name)]
    enamel(pen, pieces, parts.line, "paper")
    _letter(pen, parts, name, "ink", "paper")


def _letter(pen: Pen, parts: CourtPlan, name: str, ink: Ink, on: Ink) -> None:
    x, y = parts.edge + round(parts.letter * 0.42), parts.edge + 2 + parts.letter // 2
    pen.text(LETTERS[name], x, y, parts.letter, ink, on, least=parts.edge)
    if parts.name:
        middle = (parts.base + pen.height) // 2
        pen.text(name.upper(), pen.width // 2, middle, parts.name, ink, on)


def _niche(width: int, parts: CourtPlan) -> Polygon:
    """A pointed arch with a corner left out for the letter."""
    left, right = parts.edge, width - parts.edge
    top, middle, span = parts.edge, width / 2, width - 2 * parts.edge
    arch = curve(
        (middle, top),
        (middle + span * 0.1, top + span * 0.12),
        (right - span * 0.04, top + span * 0.08),
        (right, top + span * 0.34),
    )
    across, down = parts.corner
    before = [(width - x, y) for x, y in reversed(arch) if width - x > across]
    notch = ((left, down), (across, down), (across, before[0][1]))
    return (*arch, (right, parts.base), (left, parts.base), *notch, *before)


def _figure(width: int, parts: CourtPlan, name: str) -> list[Piece]:
    """The figure on the niche's base, no higher than leaves the letter alone."""
    span = width - 2 * parts.edge
    room = parts.base - parts.corner[1] + 0.06 * span
    scale = min(span / WIDE, room / HIGH)
    slack = span - scale * WIDE
    left = parts.edge + slack * (0.5 if parts.name else 0.75)
    return placed(FIGURES[name], left, parts.base - scale * HIGH, scale)


def folded(pen: Pen, name: str, on: Ink) -> None:
    """A card face up whose owner has left the deal: dark and without colours."""
    parts = plan(pen.width, pen.height)
    pen.body(pen.width * RADIUS, "dead", on)
    engraved(pen, _figure(pen.width, parts, name), parts.line, "scratch", "dead")
    _letter(pen, parts, name, "dead_ink", "dead")


def back(pen: Pen, name: str, on: Ink) -> None:
    """A card face down: a carpet with a medallion. `name` says nothing."""
    parts = plan(pen.width, pen.height)
    pen.body(pen.width * RADIUS, "paper", on)
    enamel(pen, _carpet(pen, parts), parts.line, "paper")


def dark(pen: Pen, name: str, on: Ink) -> None:
    """A card face down whose owner has left the deal."""
    parts = plan(pen.width, pen.height)
    pen.body(pen.width * RADIUS, "dead", on)
    engraved(pen, _carpet(pen, parts), parts.line, "scratch", "dead")


def _carpet(pen: Pen, parts: CourtPlan) -> list[Piece]:
    inset = parts.edge + parts.border
    outer, ground = (_rect(pen.width, pen.height, each) for each in (parts.edge, inset))
    corners = (_within(_about(regular(16), pen.width * 0.2, *each), ground) for each in ground)
    middle, radius = (pen.width / 2, pen.height / 2), pen.width / 2 - inset
    return [
        Piece("lapis", (outer,)),
        Piece("madder", (ground,)),
        Piece("turquoise", tuple(corners)),
        *placed(MEDALLION, *middle, radius),
    ]


def _rect(width: int, height: int, inset: float) -> Polygon:
    right, low = width - inset, height - inset
    return ((inset, inset), (right, inset), (right, low), (inset, low))


def _within(polygon: Polygon, rect: Polygon) -> Polygon:
    """What of a polygon lies in a rectangle; what sticks out is pressed to its edge."""
    (left, top), _, (right, low), _ = rect
    return tuple((min(max(x, left), right), min(max(y, top), low)) for x, y in polygon)


def _about(outline: Polygon, radius: float, x: float = 0, y: float = 0) -> Polygon:
    """A polygon in a square of side 1, as one around a point."""
    return tuple((x + (px - 0.5) * 2 * radius, y + (py - 0.5) * 2 * radius) for px, py in outline)


MEDALLION: Final = (
    Piece("paper", (_about(regular(4), 0.2, 0, -1.14), _about(regular(4), 0.2, 0, 1.14))),
    Piece("saffron", (_about(regular(4), 0.94), _about(regular(4, 0.125), 0.94))),
    Piece("lapis", (_about(regular(8, 1 / 16), 0.6),)),
    Piece("saffron", (_about(regular(4), 0.4), _about(regular(4, 0.125), 0.4))),
    Piece("madder", (_about(circle(0.5, 0.5, 0.5), 0.16),)),
)
"""The star in the middle of a back, around the origin."""


def strip(pen: Pen, name: str, on: Ink) -> None:
    """A hand in small: the letters of the cards that `name` lists, each on its ground."""
    cards = name.split()
    pen.body(pen.height * 0.16, "paper", on)
    pitch = (pen.width - 2) / len(cards)
    side = round(pitch) - 3
    for number, card in enumerate(cards):
        ground, left = GROUNDS[card], round(2 + number * pitch)
        pen.fill(rounded(side, pen.height - 4, 3), left, 2, ground, "paper")
        size = round(pen.height * 0.56)
        pen.text(LETTERS[card], left + side // 2, pen.height // 2, size, LETTER_INKS[card], ground)


FACES: Final[dict[str, Callable[[Pen, str, Ink], None]]] = {
    "court": court,
    "court-folded": folded,
    "court-back": back,
    "court-dark": dark,
    "court-strip": strip,
}
"""The kinds of sprite that As-Nas brings."""
