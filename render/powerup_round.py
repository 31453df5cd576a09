"""The table in small, above a hand of Power Up: opponents, board, pot, call, deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engines.kernel.game import Seat
from engines.powerup.view import BoardCard, PowerUpView, SeatView
from render import stacks
from render.powerup_middle import MARGIN, TO_COME, shield
from render.scene import WIDTH, Box, Item, Label, Shape, Sprite
from render.theme import Ink

OTHERS: Final = 72
"""Where the row of the opponents begins,"""
OTHER: Final = 58
"""how high it is,"""
APART: Final = 8
"""and what is free between them."""
SMALL: Final = (32, 44)
CHIP: Final = 24
LETTER: Final = 18
NAMED: Final = 90
"""How wide a name has to be able to be to stand there."""

TABLE: Final = 148
"""Where the row of the board begins."""
CARD: Final = (58, 78)
PITCH: Final = 63
LIFT: Final = 6
NUMBERS: Final = 476
"""Where pot and call begin,"""
DECK: Final = 640
"""and where the deck does."""
NUMBER: Final = 24


def round_now(view: PowerUpView, names: Sequence[str], seat: Seat) -> Iterator[Item]:
    """All of it as the owner of `view` sees it."""
    yield from _others(view, names, seat)
    yield from _board(view)
    yield from _numbers(view)
    yield from _deck(view)


def _others(view: PowerUpView, names: Sequence[str], seat: Seat) -> Iterator[Item]:
    """The opponents still in the game, from the left of `seat` on."""
    order = (*view.seats[seat + 1 :], *view.seats[:seat])
    inside = [other for other in order if not other.out]
    step = (WIDTH - 2 * MARGIN + APART) // max(1, len(inside))
    for number, other in enumerate(inside):
        yield from _other(other, names[other.seat], MARGIN + number * step, step - APART)


def _other(other: SeatView, name: str, x: int, width: int) -> Iterator[Item]:
    """One of them: the cards that one sees, chips and bet, the name where there is room."""
    middle = OTHERS + OTHER // 2
    yield Box(x, OTHERS, width, OTHER, "panel", radius=10)
    yield Sprite("chip", str(other.seat), x + 6, middle - CHIP // 2, CHIP, CHIP, "panel")
    left = x + 35
    for held in other.cards:
        kind = ("dead" if other.folded else "card") if held.card else "hole-back"
        face = held.card or ("dead" if other.folded else "")
        yield Sprite(kind, face, left, middle - SMALL[1] // 2, *SMALL, "panel")
        left += SMALL[0] + 2
    left += 4
    if other.folded:
        yield Shape("cross", left + 6, middle - 13, 26, 26, "muted", "panel")
    else:
        yield from _chips(other, left, middle, coin=width > 2 * NAMED)
    room = x + width - left - 84
    if room >= NAMED:
        ink: Ink = "muted" if other.folded else "text"
        place = left + 74, middle
        yield Label(name, *place, LETTER, ink, "panel", width=room, weight="medium")


def _chips(other: SeatView, x: int, middle: int, *, coin: bool) -> Iterator[Item]:
    """What is left, or the sign of all-in, above the bet."""
    if other.all_in:
        yield Shape("push", x, middle - 23, 28, 20, "mark", "panel")
    else:
        yield Label(_short(other.chips), x, middle - 13, LETTER, "text", "panel")
    if not other.bet:
        return
    if coin:
        yield Sprite("stack", "q", x, middle + 7, 18, stacks.height(18, 1), "panel")
        x += 22
    yield Label(_short(other.bet), x, middle + 14, LETTER, "muted", "panel")


def _short(chips: int) -> str:
    """Five figures and more in thousands: the table has the exact number."""
    return str(chips) if chips < 10_000 else f"{chips // 1000}k"


def _board(view: PowerUpView) -> Iterator[Item]:
    """The cards of the board, and places for those to come."""
    for number, laid in enumerate(view.board):
        yield from _laid(laid, MARGIN + number * PITCH, new=laid.round == view.street)
    for number in range(TO_COME[view.street]):
        x = MARGIN + (len(view.board) + number) * PITCH
        yield Box(x, TABLE, *CARD, "panel", radius=6)


def _laid(laid: BoardCard, x: int, *, new: bool) -> Iterator[Item]:
    """One of them: higher and underlined where it is new."""
    y = TABLE - (LIFT if new else 0)
    if new:
        yield Box(x + 4, y + CARD[1] + 4, CARD[0] - 8, 5, "mark", radius=2)
    yield Sprite("card", laid.card, x, y, *CARD, flat=True)
    if laid.shielded:
        yield shield(x, y, CARD)


def _numbers(view: PowerUpView) -> Iterator[Item]:
    """All that lies in the pots and before the players, and what a call costs."""
    pot = sum(each.amount for each in view.pots) + sum(seat.bet for seat in view.seats)
    call, x, y = view.legal.call, NUMBERS + 50, TABLE + 16
    yield Sprite("pile", "", NUMBERS, y - 20, 42, 36)
    yield Label(str(pot), x, y, NUMBER, "text")
    y += 46
    yield Shape("top", NUMBERS + 7, y - 14, 28, 28, "mark" if call else "muted")
    yield Label(str(call), x, y, NUMBER, "text" if call else "muted")


def _deck(view: PowerUpView) -> Iterator[Item]:
    """The deck, and what its owner may see of it, the next card first."""
    yield Sprite("deck", str(view.deck), DECK, TABLE, *CARD)
    for number, card in enumerate(view.top[:3], 1):
        yield Sprite("card", card, DECK + number * PITCH, TABLE, *CARD, flat=True)
