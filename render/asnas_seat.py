"""One player at a table of As-Nas: who it is, the cards that all may see, and how it stands."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

import msgspec

from engines.asnas.view import Finished
from engines.kernel.game import Seat
from render.asnas_cards import BACK, DARK
from render.asnas_deal import Deal, in_order
from render.numbers import signed, written
from render.scene import Box, Item, Label, Shape, Sprite
from render.text import line
from render.theme import Ink

WIDTH, HEIGHT = 352, 229
INSIDE: Final = 14
"""What stays free along the edge."""
CARD: Final = (62, 96)
SPREAD: Final = 65
"""From one card to the next of a hand that is shown,"""
HELD: Final = 38
"""of one that its owner has looked at,"""
CLOSED: Final = 5
"""and of one that nobody has seen."""
STRIP: Final = (138, 36)

NAME: Final = 18
TOTAL: Final = 32
SCORE: Final = 22

HEAD: Final = 35
"""How far down the middle of name and total is."""
CARDS: Final = 73
"""How far down the cards begin."""
FOOT: Final = 200
"""How far down the middle of the last row is."""


class Place(msgspec.Struct, frozen=True):
    """One seat, as a panel shows it."""

    seat: Seat
    name: str
    total: str
    acting: bool
    """Whether it is this seat's turn."""
    crowned: bool
    """Whether it has won the match."""
    x: int
    y: int
    """The panel's top left corner."""

    @property
    def ground(self) -> Ink:
        """What things in the panel lie on."""
        return "lit" if self.acting or self.crowned else "panel"

    @property
    def quiet(self) -> Ink:
        """What words of second rank are written in there."""
        return "text" if self.ground == "lit" else "muted"

    @property
    def left(self) -> int:
        """Where the panel's rows begin."""
        return self.x + INSIDE

    @property
    def right(self) -> int:
        """Where they end."""
        return self.x + WIDTH - INSIDE


def panel(place: Place, deal: Deal) -> Iterator[Item]:
    """All of a seat but its bet, which lies on the table."""
    x, y, on = place.x, place.y, place.ground
    if on == "lit":
        yield Box(x - 4, y - 4, WIDTH + 8, HEIGHT + 8, "mark", radius=16)
    yield Box(x, y, WIDTH, HEIGHT, on, "mark" if on == "lit" else "felt", radius=12)
    yield from _head(place, deal.ended is None and place.seat in deal.folded)
    if deal.ended is None:
        yield from _hidden(place, deal)
        yield from _before(place, deal.before)
    else:
        yield from _cards(place, deal.ended)
        yield from _payout(place, deal.ended)
    yield from _marks(place, deal)


def _head(place: Place, out: bool) -> Iterator[Item]:
    """Chip, name and total."""
    middle, on, total = place.y + HEAD, place.ground, written(place.total)
    yield Sprite("chip", str(place.seat), place.left, middle - 20, 40, 40, on)
    ink = place.quiet if out else "text"
    start = place.left + 52
    room = place.right - start - line(total, "bold", TOTAL).width - 12
    yield Label(place.name, start, middle, NAME, ink, on, width=room, lines=2, weight="medium")
    yield Label(total, place.right, middle, TOTAL, "text", on, "right")


def _hidden(place: Place, deal: Deal) -> Iterator[Item]:
    """Five backs: a closed pile, or spread out by an owner who has looked; dark when folded."""
    looked, out = place.seat in deal.looked, place.seat in deal.folded
    pitch, on = HELD if looked else CLOSED, place.ground
    for number in range(5):
        x = place.left + number * pitch
        yield Sprite(*(DARK if out else BACK), x, place.y + CARDS, *CARD, on)
    middle = place.y + CARDS + CARD[1] // 2
    if out:
        yield Shape("cross", place.right - 62, middle - 20, 40, 40, "muted", on)
    else:
        name = "eye" if looked else "shut"
        ink: Ink = "text" if looked else "muted"
        yield Shape(name, place.right - 76, middle - 26, 68, 52, ink, on)


def _cards(place: Place, end: Finished) -> Iterator[Item]:
    """The hand of a showdown, or the backs of one that was not shown; the winner's framed."""
    hand, on = end.shown[place.seat], place.ground
    pitch = CLOSED if hand is None else SPREAD
    won = place.seat in end.winners
    if won:
        width = CARD[0] + 4 * pitch + 10
        yield Box(place.left - 5, place.y + CARDS - 5, width, CARD[1] + 10, "mark", on, radius=10)
        on = "mark"
    backs = [BACK if won else DARK] * 5
    cards = [("court", card) for card in in_order(hand)] if hand else backs
    for number, card in enumerate(cards):
        x, y = place.left + number * pitch, place.y + CARDS
        yield Sprite(*card, x, y, *CARD, on, flat=hand is not None)


def _before(place: Place, end: Finished | None) -> Iterator[Item]:
    """How the deal before ended for this seat: its hand in small, and points."""
    if end is None:
        return
    y, on = place.y + FOOT - STRIP[1] // 2, place.ground
    hand = end.shown[place.seat]
    if place.seat in end.winners:
        yield Box(place.left - 4, y - 4, STRIP[0] + 8, STRIP[1] + 8, "mark", on, radius=8)
        on = "mark"
    if hand is None:
        yield Box(place.left, y, *STRIP, "dead", on, radius=6)
    else:
        yield Sprite("court-strip", " ".join(in_order(hand)), place.left, y, *STRIP, on)
    yield _score(place, end, place.left + STRIP[0] + 14, place.quiet)


def _score(place: Place, end: Finished, x: int, ink: Ink) -> Label:
    return Label(signed(end.scores[place.seat]), x, place.y + FOOT, SCORE, ink, place.ground)


def _payout(place: Place, end: Finished) -> Iterator[Item]:
    """What a winner takes from the pot, and what the deal is worth to the seat."""
    x, y, on = place.left, place.y + FOOT, place.ground
    paid = end.payouts[place.seat]
    if Fraction(paid):
        yield Sprite("heap", "", x, y - 22, 50, 44, on)
        yield Label(written(paid), x + 60, y, SCORE, "text", on)
        x += 84 + line(written(paid), "bold", SCORE).width
    yield _score(place, end, x, "text" if Fraction(paid) else place.quiet)


def _marks(place: Place, deal: Deal) -> Iterator[Item]:
    """Who deals, whose turn it is, who has won the match."""
    x, y, on = place.right, place.y + FOOT, place.ground
    if place.crowned:
        x -= 40
        yield Shape("crown", x, y - 17, 40, 34, "mark", on)
    elif place.acting:
        x -= 26
        yield Shape("turn", x, y - 15, 26, 30, "mark", on)
    if place.seat == deal.dealer:
        yield Shape("pack", x - 44, y - 17, 30, 34, "text", on)
