"""Lays a table of Epochs Poker out as a scene: the players, their bets, the board and the pot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engines.epochs.view import EpochsView
from engines.kernel.game import Seat
from render.epochs_cards import NUMERALS
from render.epochs_hand import hand as hand
from render.epochs_parts import card
from render.epochs_scale import scale as scale
from render.epochs_seats import bet, panel, places
from render.epochs_seats import breadth as panel_breadth
from render.epochs_showdown import just_shown
from render.epochs_showdown import showdown as showdown
from render.scene import WIDTH, Box, Item, Label, Scene, Sprite
from render.theme import DEFAULT

HEIGHT: Final = 500
CARD: Final = (92, 129)
BOARD: Final = 5
"""How many cards the board has in the end."""
PITCH: Final = 100
"""From one card of the board to the next."""
LEFT: Final = (WIDTH - (BOARD - 1) * PITCH - CARD[0]) // 2
TOP: Final = (HEIGHT - CARD[1]) // 2

POT: Final = (104, 34)
"""The middle of the pot, and how high its number is."""
SIDES: Final = 20
AGREED: Final = (796, 22)
"""The middle of what was agreed on, and how high it is written."""

EPOCHS: Final = {"1+3+4": (1, 5), "2+3+4": (6, 10), "full": (1, 10)}
"""The first and the last epoch of each pack."""


def table(view: EpochsView, names: Sequence[str], *, theme: str = DEFAULT) -> Scene:
    """The table as everybody may see it, with the players' `names` by seat.

    The hands of a showdown are shown until somebody acts in the next hand. Nothing is taken from
    `view.hole` or `view.hint`.
    """
    return showdown(view, names, theme=theme) if just_shown(view) else board(view, names, theme)


def board(view: EpochsView, names: Sequence[str], theme: str = DEFAULT) -> Scene:
    """The running hand: all players, their bets, the board and the pot."""
    items: list[Item] = [*_board(view), *_pot(view), *_agreed(view)]
    corners = places(len(view.seats), HEIGHT)
    for seat, (name, place) in enumerate(zip(names, corners, strict=True)):
        wide = panel_breadth([y for _, y in corners].count(place[1]))
        items += panel(view, Seat(seat), name, place, wide)
        items += bet(view, Seat(seat), place, wide)
    return Scene(WIDTH, HEIGHT, tuple(items), theme)


def _board(view: EpochsView) -> Iterator[Item]:
    """The cards of the board, and places for those to come."""
    for at in range(BOARD):
        x = LEFT + at * PITCH
        if at < len(view.board):
            yield card(view.board[at].card, x, TOP, CARD)
        else:
            yield Box(x, TOP, *CARD, "panel", radius=9)


def _pot(view: EpochsView) -> Iterator[Item]:
    """What lies in the middle, and its parts where not all may win all of it."""
    middle, size = POT
    amounts = [pot.amount for pot in view.pots]
    if not sum(amounts):
        return
    yield Sprite("pile", "", middle - 46, TOP - 22, 92, 80)
    yield Label(str(sum(amounts)), middle, TOP + 80, size, "text", align="middle")
    if len(amounts) > 1:
        parts = " + ".join(map(str, amounts))
        width = LEFT - 24
        yield Label(parts, middle, TOP + 114, SIDES, "muted", align="middle", width=width)


def _agreed(view: EpochsView) -> Iterator[Item]:
    """Which hand it is, the epochs of the pack, and the smallest and the largest bet."""
    middle, size = AGREED
    first, last = EPOCHS[view.pack]
    most = "" if view.max_bet is None else str(view.max_bet)
    rows = (
        f"{view.hand}/{view.hands}",
        f"{NUMERALS[first]}–{NUMERALS[last]}",
        f"{view.min_bet}–{most}" if most else f"{view.min_bet}+",
    )
    for number, text in enumerate(rows):
        y = TOP + 24 + number * 40
        yield Label(text, middle, y, size, "muted", align="middle", width=WIDTH - middle + 70)
