"""Lays a deal of As-Nas out as scenes: the table everybody sees, and one player's hand."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from engines.asnas.view import AsNasView
from engines.kernel.game import Seat
from render import coins
from render.asnas_deal import Deal, deal_of
from render.asnas_hand import hand as hand
from render.asnas_rules import ranking as ranking
from render.asnas_seat import HEIGHT as PANEL_HEIGHT
from render.asnas_seat import WIDTH as PANEL_WIDTH
from render.asnas_seat import Place, panel
from render.scene import WIDTH, Item, Label, Scene, Shape, Sprite
from render.theme import DEFAULT, Ink

HEIGHT: Final = 500
MARGIN: Final = 14
LOWER: Final = HEIGHT - MARGIN - PANEL_HEIGHT
RIGHT: Final = WIDTH - MARGIN - PANEL_WIDTH
CORNERS: Final = ((MARGIN, MARGIN), (MARGIN, LOWER), (RIGHT, LOWER), (RIGHT, MARGIN))
"""The top left corners of the seats' panels: counter-clockwise, as they sit."""

MIDDLE: Final = WIDTH // 2
COIN: Final = 48
"""The width of a coin."""
BESIDE: Final = 38
"""From a panel to the middle of a stack."""
UPPER_BETS, LOWER_BETS = 116, 444
"""The foot of the stacks of the upper and the lower seats."""
BET: Final = 24
POT: Final = 44
COUNT: Final = 18


def table(view: AsNasView, names: tuple[str, ...], *, theme: str = DEFAULT) -> Scene:
    """The table as everybody may see it, with the players' `names` by seat.

    A deal that has just ended is shown with its hands and payouts until somebody acts in the next
    one; then those hands stay in small. Nothing is taken from `view.hand`.
    """
    deal = deal_of(view)
    won = _winners(view)
    items: list[Item] = [*_middle(view, deal)]
    for seat, name in enumerate(names):
        items += panel(_place(view, Seat(seat), name, won), deal)
        items += _bet(deal, Seat(seat))
    return Scene(WIDTH, HEIGHT, tuple(items), theme)


def _winners(view: AsNasView) -> tuple[Seat, ...]:
    """Who has won the match; nobody before its end."""
    if view.to_act is not None:
        return ()
    totals = tuple(map(Fraction, view.totals))
    return tuple(Seat(seat) for seat, total in enumerate(totals) if total == max(totals))


def _place(view: AsNasView, seat: Seat, name: str, won: tuple[Seat, ...]) -> Place:
    return Place(
        seat=seat,
        name=name,
        total=view.totals[seat],
        acting=seat == view.to_act,
        crowned=seat in won,
        x=CORNERS[seat][0],
        y=CORNERS[seat][1],
    )


def _middle(view: AsNasView, deal: Deal) -> Iterator[Item]:
    """Which deal it is, the pot, and the highest bet."""
    yield Label(f"{deal.number}/{view.deals}", MIDDLE, 28, COUNT, "muted", align="middle")
    yield Sprite("heap", "", MIDDLE - 46, 162, 92, 80)
    yield Label(str(sum(deal.bets)), MIDDLE, 272, POT, "text", align="middle")
    yield Shape("top", MIDDLE - 34, 311, 28, 30, "muted")
    yield Label(str(max(deal.bets)), MIDDLE + 6, 326, BET, "text")


def _bet(deal: Deal, seat: Seat) -> Iterator[Item]:
    """A seat's bet, on the felt beside its panel."""
    x, y = CORNERS[seat]
    middle = x + PANEL_WIDTH + BESIDE if x == MARGIN else x - BESIDE
    floor = UPPER_BETS if y == MARGIN else LOWER_BETS
    bet = deal.bets[seat]
    high = coins.height(COIN, bet)
    yield Sprite("coins", str(bet), middle - COIN // 2, floor - high, COIN, high)
    ink: Ink = "muted" if seat in deal.folded or not bet else "text"
    yield Label(str(bet), middle, floor + 20, BET, ink, align="middle")
