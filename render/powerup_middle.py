"""What lies between the players of Power Up: board, pots, deck, blinds, the power played last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from engines.powerup.view import PowerUpView
from render import stacks
from render.cards import plan
from render.powerup_deal import Laid, board_of, ended, is_public, pots_of
from render.scene import WIDTH, Box, Item, Label, Shape, Sprite
from render.text import line
from render.theme import Ink

MARGIN: Final = 14
MIDDLE: Final = WIDTH // 2
RIGHT: Final = WIDTH - MARGIN

LIFT: Final = 8
"""How much higher a card lies that was dealt in this round or has won."""
BAR: Final = 6
"""The height of the line under a card dealt in this round."""
GAP: Final = 6
"""Between cards of the board."""
TO_COME: Final = {"preflop": 5, "flop": 2, "turn": 1, "river": 0}
"""How many cards still come to the board."""

POT, LONG_POT, SIDE_POT = 30, 24, 20
"""Heights of letters: of the main pot, of one with five figures and more, of side pots."""
PILE: Final = (48, 40)
MEMBER: Final = 20
"""A seat's chip beside a side pot."""
APART: Final = 26
"""Between pots beside one another."""
UNDER: Final = 32
"""From one pot to the one under it."""
ROOM: Final = 630
"""How wide pots beside one another, and the board, may be."""

BLINDS, LONG_BLINDS = 22, 18
NUMBER: Final = 18
TILE: Final = 54
DECK: Final = (56, 66)
DECK_GAP: Final = 4


class Middle(msgspec.Struct, frozen=True):
    """Where things lie between the players."""

    board: int
    """The top of the cards,"""
    card: tuple[int, int]
    """their size,"""
    narrow: tuple[int, int]
    """and that of seven."""
    pots: int
    """The middle of the pots."""
    stacked: bool
    """Whether they lie one under the other."""
    sides: int
    """Where blinds and deck begin, at the left and the right."""


def middle(view: PowerUpView, plan: Middle) -> Iterator[Item]:
    """All of it as everybody may see it."""
    yield from _level(view, plan)
    yield from _pots(view, plan)
    yield from _board(view, plan)
    if ended(view) is None:
        yield from _signs(view, plan)
        yield from _deck(view, plan)


def _level(view: PowerUpView, plan: Middle) -> Iterator[Item]:
    """Blinds, level and ante."""
    blinds, y = view.blinds, plan.sides + 11
    text = f"{blinds.small}/{blinds.big}"
    yield Label(text, MARGIN, y, BLINDS if len(text) < 8 else LONG_BLINDS, "text")
    y += 34
    yield Shape("stairs", MARGIN, y - 10, 20, 20, "muted")
    yield Label(str(view.level), MARGIN + 25, y, NUMBER, "muted")
    high = stacks.height(20, 1)
    x = MARGIN + 33 + line(str(view.level), "bold", NUMBER).width
    yield Sprite("stack", "v", x, y - high // 2, 20, high)
    yield Label(str(blinds.ante), x + 24, y, NUMBER, "muted")


def _signs(view: PowerUpView, plan: Middle) -> Iterator[Item]:
    """The power played last: EMP in a frame while it works, for then nothing comes after it."""
    x, y = MARGIN, plan.sides + 67
    if view.emp:
        yield Box(x - 4, y - 4, TILE + 8, TILE + 8, "mark", radius=12)
    if view.last_power:
        yield Sprite(
            "power-tile", view.last_power, x, y, TILE, TILE, "mark" if view.emp else "felt"
        )


def _deck(view: PowerUpView, plan: Middle) -> Iterator[Item]:
    """How many cards the deck has, and those on top of it that everybody knows."""
    known = view.top if is_public(view) else ()
    across, down = DECK[0] + DECK_GAP, DECK[1] + DECK_GAP
    left = RIGHT - across - DECK[0]
    yield Sprite("deck", str(view.deck), left, plan.sides, *DECK)
    for number, card in enumerate(known[:3], 1):
        x, y = left + number % 2 * across, plan.sides + number // 2 * down
        yield Sprite("card", card, x, y, *DECK)


def _board(view: PowerUpView, plan: Middle) -> Iterator[Item]:
    """The cards of the board, and free places for those to come."""
    cards = board_of(view)
    count = len(cards) + (0 if ended(view) else TO_COME[view.street])
    size = plan.card if count * (plan.card[0] + GAP) <= ROOM + GAP else plan.narrow
    step = size[0] + GAP
    left = MIDDLE - (count * step - GAP) // 2
    for number in range(len(cards), count):
        yield Box(left + number * step, plan.board, *size, "panel", radius=8)
    for number, laid in enumerate(cards):
        yield from _laid(laid, left + number * step, plan.board, size)


def _laid(laid: Laid, x: int, y: int, size: tuple[int, int]) -> Iterator[Item]:
    """One card: framed where it has won, higher and underlined where it is new."""
    width, height = size
    y -= LIFT if laid.new or laid.won else 0
    on: Ink = "mark" if laid.won else "felt"
    if laid.won:
        yield Box(x - 4, y - 4, width + 8, height + 8, "mark", radius=13)
    if laid.new:
        yield Box(x + 6, y + height + 5, width - 12, BAR, "mark", radius=3)
    yield Sprite("card", laid.card, x, y, width, height, on, flat=True)
    if laid.shielded:
        yield shield(x, y, size)


def shield(x: int, y: int, size: tuple[int, int]) -> Sprite:
    """The mark of a card at a place that cannot be destroyed."""
    left, top, side = plan(*size).chip
    return Sprite("shield", "", x + left, y + top, side, side, "paper")


class _Pot(msgspec.Struct, frozen=True):
    amount: str
    members: tuple[int, ...]
    """Who plays for it; nobody is named for the main pot."""

    @property
    def size(self) -> int:
        """The height of its figures."""
        return SIDE_POT if self.members else POT if len(self.amount) < 5 else LONG_POT

    @property
    def digits(self) -> int:
        """How wide they are."""
        return line(self.amount, "bold", self.size).width

    @property
    def width(self) -> int:
        """How wide all of it is."""
        if not self.members:
            return PILE[0] + 8 + self.digits
        return self.digits + 4 + len(self.members) * (MEMBER + 2)


def _pots(view: PowerUpView, plan: Middle) -> Iterator[Item]:
    """The main pot and the side pots, each with the chips of those who play for it."""
    pots = [
        _Pot(str(pot.amount), pot.seats if number else ())
        for number, pot in enumerate(pots_of(view))
    ]
    if plan.stacked:
        y = plan.pots - UNDER * (len(pots) - 1) // 2
        for number, pot in enumerate(pots):
            yield from _pot(pot, MIDDLE - pot.width // 2, y + number * UNDER)
        return
    while sum(pot.width + APART for pot in pots) > ROOM + APART:
        pots.pop()
    x = MIDDLE - (sum(pot.width + APART for pot in pots) - APART) // 2
    for pot in pots:
        yield from _pot(pot, x, plan.pots)
        x += pot.width + APART


def _pot(pot: _Pot, x: int, y: int) -> Iterator[Item]:
    if not pot.members:
        yield Sprite("pile", "", x, y - PILE[1] // 2 - 2, *PILE)
        yield Label(pot.amount, x + PILE[0] + 8, y, pot.size, "text")
        return
    yield Label(pot.amount, x, y, pot.size, "text")
    x += pot.digits + 6
    for seat in pot.members:
        yield Sprite("chip", str(seat), x, y - MEMBER // 2, MEMBER, MEMBER)
        x += MEMBER + 2
