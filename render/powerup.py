"""Lays a game of Power Up out as scenes: the table everybody sees, and one player's hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from engines.powerup.view import PowerUpView
from render.powerup_deal import players
from render.powerup_hand import hand as hand
from render.powerup_middle import MARGIN, Middle, middle
from render.powerup_rules import powers as powers
from render.powerup_rules import side_pots as side_pots
from render.powerup_seat import BET_ROW, LARGE, SMALL, Place, Size, before, panel
from render.scene import WIDTH, Item, Scene
from render.theme import DEFAULT

HEIGHT: Final = 500

UP, LOW = 0, 1
LEFT, CENTRE, RIGHT = 0, 1, 2


class Layout(msgspec.Struct, frozen=True):
    """Where things lie for some numbers of players."""

    size: Size
    middle: Middle

    def corner(self, column: int, row: int) -> tuple[int, int]:
        """The top left corner of a panel."""
        free = WIDTH - 2 * MARGIN - self.size.width
        y = HEIGHT - MARGIN - self.size.height if row == LOW else MARGIN
        return MARGIN + free * column // 2, y

    def bets(self, row: int) -> int:
        """The middle of the row in which the bets of a row of players lie."""
        edge = MARGIN + self.size.height + 3 + BET_ROW // 2
        return HEIGHT - edge if row == LOW else edge


FEW: Final = Layout(
    LARGE,
    Middle(board=178, card=(100, 122), narrow=(84, 122), pots=80, stacked=True, sides=196),
)
MANY: Final = Layout(
    SMALL,
    Middle(board=226, card=(84, 96), narrow=(84, 96), pots=190, stacked=False, sides=184),
)
SEATING: Final = {
    2: ((LEFT, UP), (RIGHT, LOW)),
    3: ((LEFT, UP), (RIGHT, UP), (CENTRE, LOW)),
    4: ((LEFT, UP), (RIGHT, UP), (RIGHT, LOW), (LEFT, LOW)),
    5: ((LEFT, UP), (CENTRE, UP), (RIGHT, UP), (RIGHT, LOW), (LEFT, LOW)),
    6: ((LEFT, UP), (CENTRE, UP), (RIGHT, UP), (RIGHT, LOW), (CENTRE, LOW), (LEFT, LOW)),
}
"""Where so many players sit: column and row, round the table as a clock goes."""


def table(view: PowerUpView, names: Sequence[str], *, theme: str = DEFAULT) -> Scene:
    """The table as everybody may see it, with the players' `names` by seat.

    A hand that has ended is shown until somebody acts in the next one. `view` should be the one
    of a spectator: from that of a player nothing is drawn that only they may know, and so neither
    what all know of cards that do not lie face up.
    """
    seated = SEATING[len(view.seats)]
    layout = FEW if len(seated) <= 4 else MANY
    items: list[Item] = [*middle(view, layout.middle)]
    for player, name, (column, row) in zip(players(view), names, seated, strict=True):
        place = Place(player, name, *layout.corner(column, row), layout.size)
        items += panel(place)
        items += before(place, layout.bets(row), right=column == RIGHT)
    return Scene(WIDTH, HEIGHT, tuple(items), theme)
