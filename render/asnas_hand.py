"""One player's five cards in large, with what their owner needs to decide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.asnas.view import AsNasView
from engines.kernel.game import Seat
from render import coins
from render.asnas_cards import BACK, DARK
from render.asnas_deal import in_order
from render.scene import WIDTH, Item, Label, Scene, Shape, Sprite
from render.theme import DEFAULT

HEIGHT: Final = 400
CARD: Final = (164, 288)
PITCH: Final = 172
LEFT: Final = 24
TOP: Final = 94
BAR: Final = 46
"""How far down the middle of the line above the cards is."""
NAME: Final = 22
NUMBER: Final = 32
COIN: Final = 46
"""The width of a coin."""

EYE, TURN, BET, HIGHEST, POT = 396, 474, 534, 650, 752
"""Where the parts of that line begin."""


def hand(view: AsNasView, names: tuple[str, ...], seat: Seat, *, theme: str = DEFAULT) -> Scene:
    """The hand of `seat` from its own `view`, with its bet: for its owner only.

    In turn also the highest bet and the pot; out of turn the picture does not change with what
    others do, so that it need not be sent again. Five backs before it was looked at; dark cards
    once it has folded.
    """
    items = (*_owner(view, names[seat], seat), *_numbers(view, seat), *_cards(view, seat))
    return Scene(WIDTH, HEIGHT, items, theme)


def _owner(view: AsNasView, name: str, seat: Seat) -> Iterator[Item]:
    """Who it is, whether they have looked or folded, whether it is their turn."""
    yield Sprite("chip", str(seat), LEFT, BAR - 24, 48, 48)
    start = LEFT + 60
    room = EYE - start - 12
    yield Label(name, start, BAR, NAME, "text", width=room, lines=2, weight="medium")
    if seat in view.folded:
        yield Shape("cross", EYE + 9, BAR - 18, 36, 36, "muted")
    elif view.hand is None:
        yield Shape("shut", EYE, BAR - 22, 56, 44, "muted")
    else:
        yield Shape("eye", EYE, BAR - 22, 56, 44, "text")
    if seat == view.to_act:
        yield Shape("turn", TURN, BAR - 17, 30, 34, "mark")


def _numbers(view: AsNasView, seat: Seat) -> Iterator[Item]:
    """The own bet; in turn the highest one, and the pot."""
    bet = view.bets[seat]
    high = coins.height(COIN, bet)
    yield Sprite("coins", str(bet), BET, BAR - high // 2, COIN, high)
    yield Label(str(bet), BET + COIN + 10, BAR, NUMBER, "text" if bet else "muted")
    if seat != view.to_act:
        return
    yield Shape("top", HIGHEST, BAR - 17, 32, 34, "muted")
    yield Label(str(view.highest), HIGHEST + 42, BAR, NUMBER, "text")
    yield Sprite("heap", "", POT, BAR - 32, 68, 60)
    yield Label(str(view.pot), POT + 76, BAR, NUMBER, "text")


def _cards(view: AsNasView, seat: Seat) -> Iterator[Item]:
    """Face up once looked at, else five backs; dark when folded."""
    folded = seat in view.folded
    kind = "court-folded" if folded else "court"
    backs = [DARK if folded else BACK] * 5
    cards = [(kind, card) for card in in_order(view.hand)] if view.hand else backs
    for place, card in enumerate(cards):
        yield Sprite(*card, LEFT + place * PITCH, TOP, *CARD, flat=True)
