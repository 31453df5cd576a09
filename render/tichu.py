"""Lays a game of Tichu out as scenes: the table everybody sees, and one player's hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engines.kernel.game import Seat
from engines.tichu.view import TichuView
from render.scene import WIDTH, Box, Item, Label, Scene, Shape, Sprite
from render.theme import DEFAULT, Ink
from render.tichu_hand import hand as hand
from render.tichu_parts import Size, call_badge, is_awaited, question, waiting_sign, wish
from render.tichu_trick import BADGE, BIG, trick

HEIGHT: Final = 500
MARGIN: Final = 14
PANEL: Final[Size] = (356, 104)
"""Of one player, in a corner of the picture."""
RIGHT: Final = WIDTH - MARGIN - PANEL[0]
LOW: Final = HEIGHT - MARGIN - PANEL[1]
CORNERS: Final = ((MARGIN, MARGIN), (RIGHT, MARGIN), (RIGHT, LOW), (MARGIN, LOW))
"""Where the players sit, in playing order: round the table as a clock goes."""
MIDDLE: Final = WIDTH // 2
BAND: Final = (MARGIN + PANEL[1], LOW)
"""Top and bottom of what is free between the upper and the lower players."""


def table(view: TichuView, names: Sequence[str], *, theme: str = DEFAULT) -> Scene:
    """The table as everybody may see it, with the players' `names` by seat.

    Nothing in it comes from what only one seat is told.
    """
    items: list[Item] = [*_scores(view), *_middle(view)]
    for corner, seat in zip(CORNERS, view.order, strict=True):
        items += _player(view, seat, names[seat], *corner)
    items += wish(view, MIDDLE - 66, LOW + 12, "felt")
    return Scene(WIDTH, HEIGHT, tuple(items), theme)


def _scores(view: TichuView) -> Iterator[Item]:
    """The points of both teams, and how many win."""
    left = MIDDLE - 62
    for team, points in enumerate(view.scores):
        y = MARGIN + 18 + team * 38
        yield Sprite("team", str(team), left, y - 16, 32, 32)
        yield Label(_number(points), MIDDLE + 62, y, 28, "text", align="right")
    yield Shape("crown", left + 4, MARGIN + 82, 26, 22, "muted")
    yield Label(_number(view.target), MIDDLE + 62, MARGIN + 93, 20, "muted", align="right")


def _number(points: int) -> str:
    return str(points).replace("-", "\u2212")


def _player(view: TichuView, seat: Seat, name: str, x: int, y: int) -> Iterator[Item]:
    """Who it is, of which team, the cards left or the place, calls, whether the game waits."""
    width, height = PANEL
    awaited = is_awaited(view, seat)
    on: Ink = "lit" if awaited else "panel"
    if awaited:
        yield Box(x - 4, y - 4, width + 8, height + 8, "mark", radius=16)
    yield Box(x, y, width, height, on, "mark" if awaited else "felt", radius=12)
    badge = [*call_badge(view, seat, x + 14, y + 61, on)]
    yield from badge
    yield Sprite("member", str(seat), x + 14, y + (8 if badge else 26), 52, 52, on)
    room = width - 80 - 84 - (32 if awaited else 0)
    yield Label(name, x + 80, y + 52, 20, "text", on, width=room, lines=2, weight="medium")
    if awaited:
        yield Shape(waiting_sign(view), x + width - 110, y + 38, 24, 28, "mark", on)
    yield from _left(view, seat, x + width - 76, y, on)


def _left(view: TichuView, seat: Seat, x: int, y: int, on: Ink) -> Iterator[Item]:
    """The cards that `seat` holds or, where it is out, its place."""
    if view.phase == "over":
        if view.scores[seat % 2] == max(view.scores):
            yield Shape("crown", x + 3, y + 26, 56, 48, "mark", on)
    elif seat in view.places:
        yield Sprite("place", str(view.places.index(seat) + 1), x, y + 20, 64, 64, on)
    else:
        yield Sprite("tichu-back", "", x, y + 9, 64, 86, on)
        yield Label(str(view.counts[seat]), x + 32, y + 52, 34, "paper", "back", "middle")


def _middle(view: TichuView) -> Iterator[Item]:
    """The trick and, where nothing lies there to be beaten, what is going on."""
    yield from trick(view.trick, BAND)
    if not view.trick.plays:
        yield from _phase(view)


def _phase(view: TichuView) -> Iterator[Item]:
    """What goes on while no combination lies on the table."""
    middle = sum(BAND) // 2
    match view.phase:
        case "grand" | "exchange":
            yield from question(view, middle, 96)
        case "dragon":
            yield from _gift(view)
        case _:
            for at, suit in enumerate(("jade", "sword", "pagoda", "star")):
                yield Shape(suit, MIDDLE - 250 + at * 140, middle - 40, 80, 80, "panel")


def _gift(view: TichuView) -> Iterator[Item]:
    """The Dragon goes from one player to somebody."""
    top = (sum(BAND) - BIG[1]) // 2
    middle = sum(BAND) // 2
    for giver in view.waiting:
        yield Sprite("member", str(giver), MIDDLE - 150, middle - 28, BADGE, BADGE)
    yield Sprite("tichu", "dragon", MIDDLE - BIG[0] // 2, top, *BIG, flat=True)
    yield Shape("turn", MIDDLE + 78, middle - 24, 40, 48, "mark")
    yield Label("?", MIDDLE + 146, middle, 48, "text", align="middle")
