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
BADGE: Final = 56
BETWEEN: Final = 18
"""Between two small combinations."""
ROW: Final = 90
"""The height of the upper row."""
RIM: Final = 6
"""Of the box around those under the trick, left and right; half as much above and below."""


class Scale(NamedTuple):
    """How large the combinations in the upper row are."""

    card: Size
    sign: int
    """The side of their owner's sign."""

    @property
    def signs(self) -> int:
        """What the sign takes at their left."""
        return self.sign + 6


SCALES: Final = (Scale((62, 84), 36), Scale((46, 62), 28))
"""The larger where all of them have room so, else the smaller."""


class Small(NamedTuple):
    """A combination in the upper row."""

    play: Laid
    is_under: bool
    """Whether it lies under the trick, and beats nothing."""
    scale: Scale

    @property
    def width(self) -> int:
        """How wide it lies, its owner's sign included."""
        card = self.scale.card
        return self.scale.signs + card[0] + (len(in_order(self.play.combination)) - 1) * strip(card)


def trick(view: TrickView, band: tuple[int, int]) -> Iterator[Item]:
    """All of it between a top and a bottom."""
    *below, top = _seen(view.plays) or (None,)
    yield from _row(below, view.under, band[0] + 5)
    if top is not None:
        yield from _top(top, band, bool(below) or bool(view.under))


def _seen(plays: Sequence[Laid]) -> list[Laid]:
    """Without those that have become part of the next one."""
    grown = {at - 1 for at, play in enumerate(plays) if play.combination.under}
    return [play for at, play in enumerate(plays) if at not in grown]


def _top(play: Laid, band: tuple[int, int], above: bool) -> Iterator[Item]:
    """The combination to beat, large, behind the sign of its owner."""
    cards, room = in_order(play.combination), WIDTH - 4 * MARGIN - BADGE
    size = BIG if len(cards) * (BIG[0] + 8) <= room else FANNED
    width = breadth(cards, size, room)
    x = MIDDLE - (width + BADGE + MARGIN) // 2
    y = (sum(band) - size[1]) // 2 + (42 if above else 0)
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


class _Line(NamedTuple):
    """The upper row as it is laid out in one scale."""

    under: list[Small]
    below: list[Small]
    hidden: int
    """How many there are that have no room."""
    width: int


def _row(below: Sequence[Laid], under: Sequence[Laid], top: int) -> Iterator[Item]:
    """What lies below, small, the latest at the right; first what slid under the trick."""
    lines = [(scale, _line(below, under, scale)) for scale in SCALES]
    scale, line = next((each for each in lines if not each[1].hidden), lines[-1])
    y, x = top + (ROW - scale.card[1]) // 2, MIDDLE - line.width // 2
    if line.hidden:
        yield Label("…", x - 24, y + scale.card[1] // 2, 24, "muted", align="middle")
    if line.under:
        width = sum(each.width + BETWEEN for each in line.under) - BETWEEN + 2 * RIM
        yield Box(x, y - RIM // 2, width, scale.card[1] + RIM, "panel", radius=10)
        x += RIM
    for at, each in enumerate([*line.under, *line.below]):
        yield from _small(each, x, y)
        x += each.width + BETWEEN + (RIM if at + 1 == len(line.under) else 0)


def _line(below: Sequence[Laid], under: Sequence[Laid], scale: Scale) -> _Line:
    """What is shown of those under the trick and of the others, in one scale.

    Of many the latest are shown, and a part of the row is kept for those under the trick.
    """
    room = WIDTH - 3 * MARGIN - 30
    rims = 2 * RIM if under else 0
    beneath = _fitting([Small(each, True, scale) for each in under], room // 2 if below else room)
    room -= sum(each.width + BETWEEN for each in beneath) + rims
    shown = _fitting([Small(each, False, scale) for each in below], room)
    width = sum(each.width + BETWEEN for each in (*beneath, *shown)) + rims - BETWEEN
    return _Line(beneath, shown, len(below) + len(under) - len(beneath) - len(shown), width)


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
    play, (card, side) = each.play, each.scale
    on: Ink = "panel" if each.is_under else "felt"
    above = (card[1] - side) // 2 - (13 if play.by is not None else 0)
    yield Sprite("member", str(play.seat), x, y + above, side, side, on)
    if each.is_under:
        yield Shape("down", x + side // 2 - 10, y - 2, 20, 16, "muted", on)
    if play.by is not None:
        helper = y + above + side + 5
        yield Label("+", x + 5, helper + 11, 18, "text", on, "middle")
        yield Sprite("member", str(play.by), x + 11, helper, 22, 22, on)
    yield from laid(
        play.combination, x + each.scale.signs, y, card, each.width - each.scale.signs, on
    )
