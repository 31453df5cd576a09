"""What cards and chips look like. A new kind of card is one function here and its line in FACES.

A face is drawn once for each name, size, ground and palette; the caller keeps it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from render import asnas_cards, epochs_cards, powerup_cards, stacks, tichu_cards
from render.cards import plan
from render.coins import coins, heap
from render.shapes import CHIPS, SUITS
from render.stamps import Pen
from render.theme import Ink

Face = Callable[[Pen, str, Ink], None]
"""Draws the thing of that name to fill the pen's field; the last is the colour it lies on."""

SUIT_INKS: Final[dict[str, Ink]] = {"s": "ink", "h": "red", "d": "blue", "c": "green"}
SEAT_INKS: Final[tuple[tuple[Ink, Ink], ...]] = (
    ("first", "first_ink"),
    ("second", "second_ink"),
    ("third", "third_ink"),
    ("fourth", "fourth_ink"),
    ("fifth", "fifth_ink"),
    ("sixth", "sixth_ink"),
    ("seventh", "seventh_ink"),
    ("eighth", "eighth_ink"),
)
"""Chip and number of each seat, to be told apart by those who see few colours too."""
RADIUS: Final = 0.1
"""Of a card's corners, in parts of its width."""


def rank(card: str) -> str:
    """The rank as people write it: `10` for the wire's `T`."""
    return "10" if card[0] == "T" else card[0]


def card(pen: Pen, name: str, on: Ink) -> None:
    """A playing card: rank and suit as large as they go, with room for a chip."""
    pen.body(pen.width * RADIUS, "paper", on)
    _index(pen, name, SUIT_INKS[name[1]], "paper")


def dead(pen: Pen, name: str, on: Ink) -> None:
    """A card out of the game: dark, and struck through from corner to corner."""
    pen.body(pen.width * RADIUS, "dead", on)
    left = top = pen.width // 12
    right, bottom = pen.width - left, pen.height - top
    cross = ((left, top, right, bottom), (right, top, left, bottom))
    pen.strokes(cross, pen.width / 22, "scratch", "dead")
    _index(pen, name, "dead_ink", "dead")


def _index(pen: Pen, name: str, ink: Ink, on: Ink) -> None:
    parts = plan(pen.width, pen.height)
    middle = parts.chip[0] + parts.chip[2] // 2
    pen.text(rank(name), middle, parts.rank_middle, parts.rank, ink, on, least=parts.edge)
    x, y, side = parts.suit
    pen.shape(SUITS[name[1]], (x, y, side, side), ink, on)


def chip(pen: Pen, name: str, on: Ink) -> None:
    """A seat's chip: its own outline, colour and number."""
    seat = int(name)
    _disc(pen, seat, str(seat + 1), on)


def member(pen: Pen, name: str, on: Ink) -> None:
    """A player of one of two teams: the team's outline and colour, and the seat's number."""
    seat = int(name)
    _disc(pen, seat % 2, str(seat + 1), on)


def team(pen: Pen, name: str, on: Ink) -> None:
    """One of two teams: its outline and colour."""
    _disc(pen, int(name), "", on)


def _disc(pen: Pen, side: int, text: str, on: Ink) -> None:
    ink, number = SEAT_INKS[side]
    edge = max(2, pen.width // 14)
    inner = pen.width - 2 * edge
    pen.shape(CHIPS[side], (0, 0, pen.width, pen.height), "rim", on)
    pen.shape(CHIPS[side], (edge, edge, inner, inner), ink, "rim")
    if text:
        pen.text(text, pen.width // 2, pen.height // 2, round(inner * 0.56), number, ink)


FACES: Final[dict[str, Face]] = {
    "card": card,
    "dead": dead,
    "chip": chip,
    "member": member,
    "team": team,
    "coins": coins,
    "heap": heap,
    **asnas_cards.FACES,
    **epochs_cards.FACES,
    **powerup_cards.FACES,
    **stacks.FACES,
    **tichu_cards.FACES,
}
"""Every kind of sprite by its name in scenes."""

FIGURED: Final = frozenset({"court", "court-back", "court-folded", "power-backs"})
"""Those with so much in them that a row of them is seldom like the row above."""
