"""Lays a trick of Tichu out: what has to be beaten, what lies below it, and what slid under it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engines.kernel.game import Seat
from engines.tichu.view import Laid, TrickView
from render.scene import WIDTH, Box, Item, Label, Shape, Sprite
from render.theme import Ink
from render.tichu_parts import Size, breadth, in_order, is_bomb, laid, strip

MARGIN: Final = 14
MIDDLE: Final = WIDTH // 2
BIG: Final[Size] = (108, 146)
"""A card of the combination on top."""
FANNED: Final[Size] = (88, 124)
"""The same where there are so many that they overlap."""
SMALL: Final[Size] = (46, 62)
"""A card of the combinations below it."""
BADGE: Final = 56
SIGNS: Final = 34
"""What a small combination's owner takes at its left."""
BETWEEN: Final = 18
"""Between two small combinations."""
RIM: Final = 6
"""Of the box around those under the trick."""


class Small(NamedTuple):
    """A combination in the upper row."""

    play: Laid
    is_under: bool
    """Whether it lies under the trick, and beats nothing."""

    @property
    def width(self) -> int:
        """How wide it lies, its owner's sign included."""
        return SIGNS + SMALL[0] + (len(in_order(self.play.combination)) - 1) * strip(SMALL)


def trick(view: TrickView, band: tuple[int, int]) -> Iterator[Item]:
    """All of it between a top and a bottom."""
    *below, top = _seen(view.plays) or (None,)
    yield from _row(below, view.under, band[0] + 14)
    if top is not None:
        yield from _top(top, band, bool(below) or bool(view.under))


def _seen(plays: Sequence[Laid]) -> list[Laid]:
    """Without those that have become part of the next one."""
    grown = {at - 1 for at, play in enumerate(plays) if play.combination.under}
    return [play for at, play in enumerate(plays) if at not in grown]


def _top(play: Laid, band: tuple[int, int], above: bool) -> Iterator[Item]:
    """The combination to beat, large, behind the sign of its owner."""
    cards, room = len(in_order(play.combination)), WIDTH - 4 * MARGIN - BADGE
    size = BIG if cards * (BIG[0] + 8) <= room else FANNED
    width = breadth(cards, size, room)
    x = MIDDLE - (width + BADGE + MARGIN) // 2
    y = (sum(band) - size[1]) // 2 + (38 if above else 0)
    middle = y + size[1] // 2
    yield Sprite("member", str(play.seat), x, middle - BADGE // 2, BADGE, BADGE)
    if play.by is not None:
        yield from _helper(play.by, x + 4, middle - BADGE // 2 - 42)
    if is_bomb(play.combination):
        yield Shape("bomb", x + 8, middle + 32, 42, 42, "mark")
    yield from laid(play.combination, x + BADGE + MARGIN, y, size, room)


def _helper(by: Seat, x: int, y: int) -> Iterator[Item]:
    """Who has added to a play: a plus and the sign, 54 by 36."""
    yield Label("+", x + 8, y + 18, 22, "text", align="middle")
    yield Sprite("member", str(by), x + 18, y, 36, 36)


def _row(below: Sequence[Laid], under: Sequence[Laid], y: int) -> Iterator[Item]:
    """What lies below, small, the latest at the right; first what slid under the trick.

    Of many the latest are shown, and a part of the row is kept for those under it.
    """
    room = WIDTH - 3 * MARGIN - 30
    beneath = _fitting([Small(play, True) for play in under], room // 2 if below else room)
    room -= sum(each.width + BETWEEN for each in beneath) + (2 * RIM if beneath else 0)
    shown = _fitting([Small(play, False) for play in below], room)
    groups = [*beneath, *shown]
    total = sum(each.width + BETWEEN for each in groups) + (2 * RIM if beneath else 0) - BETWEEN
    x = MIDDLE - total // 2
    if len(shown) < len(below) or len(beneath) < len(under):
        yield Label("…", x - 24, y + 31, 24, "muted", align="middle")
    if beneath:
        width = sum(each.width + BETWEEN for each in beneath) - BETWEEN + 2 * RIM
        yield Box(x, y - RIM, width, SMALL[1] + 2 * RIM, "panel", radius=10)
        x += RIM
    for at, each in enumerate(groups):
        yield from _small(each, x, y)
        x += each.width + BETWEEN + (RIM if at + 1 == len(beneath) else 0)


def _fitting(plays: Sequence[Small], room: int) -> list[Small]:
    """The latest of them that lie side by side in `room`."""
    shown = list[Small]()
    for each in reversed(plays):
        room -= each.width + BETWEEN
        if room < 0:
            break
        shown.append(each)
    return shown[::-1]


def _small(each: Small, x: int, y: int) -> Iterator[Item]:
    """A combination behind its owner's sign; an arrow says that it lies under the trick."""
    play = each.play
    on: Ink = "panel" if each.is_under else "felt"
    helped = play.by is not None
    yield Sprite("member", str(play.seat), x, y + (4 if helped else 17), 28, 28, on)
    if each.is_under:
        yield Shape("down", x + 4, y - 2, 20, 16, "muted", on)
    if play.by is not None:
        yield Label("+", x + 5, y + 48, 18, "text", on, "middle")
        yield Sprite("member", str(play.by), x + 11, y + 37, 22, 22, on)
    yield from laid(play.combination, x + SIGNS, y, SMALL, each.width - SIGNS, on)
