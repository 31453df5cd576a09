"""Lays one player's hand of Power Up out as a scene, and in turn all that they decide by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engines.kernel.game import Seat
from engines.powerup.view import PowerUpView, SeatView
from render import stacks
from render.cards import plan
from render.powerup_deal import places_of
from render.powerup_held import choice, in_reserve, playable
from render.powerup_middle import MARGIN
from render.powerup_round import round_now
from render.powerup_seat import all_in
from render.scene import WIDTH, Box, Item, Label, Scene, Shape, Sprite
from render.theme import DEFAULT, Ink

HEAD: Final = 38
"""The middle of the line on top."""
NAME: Final = 20
NUMBER: Final = 28
MOST: Final = 15
"""The most energy that anybody has."""
CELLS: Final = (MOST * 18 - 5, 22)
"""The row of its pieces."""
ENERGY, STACK, TURN = 318, 700, 856
"""Where the parts of that line begin."""

CARDS: Final = 248
"""Where the own cards begin in turn,"""
QUIET: Final = 78
"""and where they do out of turn."""
LOW: Final = 250
"""From there to the lower edge."""
CARD: Final = (204, 234)
GAP: Final = 10
CROSS: Final = 38


def hand(
    view: PowerUpView,
    names: Sequence[str],
    seat: Seat,
    *,
    quiet: bool = False,
    theme: str = DEFAULT,
) -> Scene:
    """The hand of `seat` from its own `view`: for its owner only.

    In full it shows all that its owner needs in their turn: board, pot, what a call costs, the
    opponents, what they may see of the deck, which powers may be played, and a choice they have
    to make. With `quiet` it shows only what nobody else can change within a hand: the own cards,
    powers, energy and chips. Who is out of the game sees at which place.
    """
    own = view.seats[seat]
    if own.out:
        items = (*_head(own, names[seat]), *_place(view, seat))
        return Scene(WIDTH, QUIET + LOW, items, theme)
    items = (*_head(own, names[seat]), *(_quiet(view, own) if quiet else _full(view, names, own)))
    return Scene(WIDTH, (QUIET if quiet else CARDS) + LOW, items, theme)


def _quiet(view: PowerUpView, own: SeatView) -> Iterator[Item]:
    yield from _cards(view, own, QUIET, quiet=True)
    yield from in_reserve(view, QUIET + GAP)


def _full(view: PowerUpView, names: Sequence[str], own: SeatView) -> Iterator[Item]:
    if own.seat == view.to_act:
        yield Shape("turn", TURN, HEAD - 17, 30, 34, "mark")
    yield from round_now(view, names, own.seat)
    yield from _cards(view, own, CARDS, quiet=False)
    yield from choice(view, CARDS + GAP) or playable(view, own, CARDS + GAP)


def _head(own: SeatView, name: str) -> Iterator[Item]:
    """Who it is, energy, chips."""
    yield Sprite("chip", str(own.seat), MARGIN, HEAD - 22, 44, 44)
    room = ENERGY - MARGIN - 56 - 12
    yield Label(name, MARGIN + 56, HEAD, NAME, "text", width=room, lines=2, weight="medium")
    if own.out:
        return
    yield Sprite("energy", "", ENERGY, HEAD - 19, 30, 38)
    yield Label(str(own.energy), ENERGY + 34, HEAD, NUMBER, "text")
    yield Sprite("cells", f"{own.energy} {MOST}", ENERGY + 86, HEAD - 11, *CELLS)
    if own.all_in:
        yield from all_in(STACK, HEAD - 16, "felt")
        return
    high = stacks.height(32, 1)
    yield Sprite("stack", "c", STACK, HEAD - high // 2, 32, high)
    yield Label(str(own.chips), STACK + 42, HEAD, NUMBER, "text")


def _place(view: PowerUpView, seat: Seat) -> Iterator[Item]:
    """The place of a seat that is out of the game."""
    yield Shape("cross", MARGIN + 60, QUIET + 70, 90, 90, "muted")
    yield Label(str(places_of(view)[seat]), MARGIN + 250, QUIET + 115, 90, "text", align="middle")


def _cards(view: PowerUpView, own: SeatView, top: int, *, quiet: bool) -> Iterator[Item]:
    """The hole cards, dark once folded; framed and crossed while one of three has to go."""
    width, height = CARD
    dropping = view.choice is not None and view.choice.type == "upgrade-discard"
    seen = {held.card for held in own.cards if held.face_up or held.known}
    on: Ink = "mark" if dropping else "felt"
    for number, card in enumerate(view.hole):
        x = MARGIN + number * (width + GAP)
        if dropping:
            yield Box(x - 5, top - 5, width + 10, height + 10, "mark", radius=16)
        yield Sprite("dead" if own.folded else "card", card, x, top, width, height, on, flat=True)
        if card in seen and not (quiet or own.folded):
            yield _eye(x, top)
        if dropping:
            yield _cross(x, top)


def _eye(x: int, y: int) -> Shape:
    """The mark of an own card that others see, under its rank."""
    parts = plan(*CARD)
    down = parts.rank_middle + parts.rank // 2 + 8
    return Shape("eye", x + parts.chip[0], y + down, 54, 44, "ink", "paper")


def _cross(x: int, y: int) -> Shape:
    """The mark of a card that may go."""
    left, top, side = plan(*CARD).chip
    return Shape("cross", x + left + 6, y + top + side - CROSS - 6, CROSS, CROSS, "ink", "paper")
