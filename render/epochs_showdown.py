"""A showdown of Epochs Poker: each hand with the board, in frames that show what it makes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engines.epochs.view import EpochsView, Finished
from engines.kernel.game import Seat
from render.epochs_parts import EDGE, GAP, Size, breadth, group, notation, row
from render.scene import WIDTH, Box, Item, Label, Scene, Shape, Sprite
from render.theme import DEFAULT, Ink

HEIGHT: Final = 500
MARGIN: Final = 12
LEFT: Final = 158
"""Where the cards begin; names stand before them."""
APART: Final = 14
"""Between two frames."""


class _Rows(NamedTuple):
    """How hands are laid out where there are so many."""

    card: Size
    high: int
    """From one hand to the next."""


FEW: Final = _Rows((60, 84), 154)
SOME: Final = _Rows((56, 78), 119)
MOST_IN_FULL: Final = 4
"""Where there are more hands, the best three are shown in full and the others in short."""

NAME: Final = 18
PAID: Final = 24
SHORT: Final = (290, 54)
"""From one hand in short to the next, across and down."""


def just_shown(view: EpochsView) -> bool:
    """Whether there has been a showdown, and nobody has acted since."""
    last = view.last_hand
    if last is None or not any(last.shown):
        return False
    return view.to_act is None or (view.street == "deal" and _nobody_acted(view))


def _nobody_acted(view: EpochsView) -> bool:
    inside = [each.seat for each in view.seats if each.cards]
    if any(each.bet or each.folded for each in view.seats if each.cards):
        return False
    able = [seat for seat in inside if view.seats[seat].chips]
    first = next((seat for seat in able if seat > view.button), able[0] if able else None)
    return view.to_act == first


def showdown(view: EpochsView, names: Sequence[str], *, theme: str = DEFAULT) -> Scene:
    """The last hand that was shown, those who have won first. Raises ValueError before one."""
    last = view.last_hand
    if last is None:
        raise ValueError("no hand is over")
    seats = in_order(last)
    items: list[Item] = []
    full = seats if len(seats) <= MOST_IN_FULL else seats[:3]
    rows = FEW if len(seats) <= 3 else SOME
    top = MARGIN if len(full) < len(seats) else (HEIGHT - len(full) * rows.high + 8) // 2
    for number, seat in enumerate(full):
        items += _hand(view, last, seat, names[seat], top + number * rows.high, rows)
    top += len(full) * rows.high + 8
    for number, seat in enumerate(seats[len(full) :]):
        x = MARGIN + number % 3 * SHORT[0]
        items += _in_short(last, seat, names[seat], x, top + number // 3 * SHORT[1])
    return Scene(WIDTH, HEIGHT, tuple(items), theme)


def in_order(last: Finished) -> list[Seat]:
    """Who has shown a hand: winners first, then by what they had."""
    shown = [Seat(seat) for seat, hand in enumerate(last.shown) if hand]
    return sorted(shown, key=lambda seat: (-last.payouts[seat], *_behind(last, seat)))


def _behind(last: Finished, seat: Seat) -> tuple[float, ...]:
    made = last.combinations[seat] or ()
    return tuple(-part for each in made for part in (each.value, each.epoch, each.k)) or (0.0,)


def _hand(
    view: EpochsView, last: Finished, seat: Seat, name: str, y: int, rows: _Rows
) -> Iterator[Item]:
    """One hand in full: who, what they win, the combinations in frames, the rest dim."""
    won = seat in last.winners
    on: Ink = "lit" if won else "felt"
    high = rows.high - 8
    if won:
        yield Box(0, y - 4, WIDTH, high, "lit")
    yield from _who(view, last, seat, name, y + high // 2 - 4, on)
    top, x = y + (high - rows.card[1]) // 2 + 8, LEFT
    size = _size(last, seat, rows)
    for made in last.combinations[seat] or ():
        yield from group(made, x, top, size, on)
        x += breadth(len(made.cards), size) + APART
    yield from row(last.rest[seat] or (), x, top, size, on, dim=True)


def _size(last: Finished, seat: Seat, rows: _Rows) -> Size:
    """The size of the cards: smaller where many frames need room."""
    frames = len(last.combinations[seat] or ())
    cards = 11
    room = WIDTH - LEFT - EDGE - frames * (APART - GAP) - MARGIN
    width = min(rows.card[0], room // cards - GAP)
    return width, round(width * 1.4)


def _who(
    view: EpochsView, last: Finished, seat: Seat, name: str, y: int, on: Ink
) -> Iterator[Item]:
    """Chip and winnings, and the name below them; the winner of the match wears a crown."""
    top, room = y - 27, LEFT - MARGIN - EDGE - 8
    yield Sprite("chip", str(seat), MARGIN, top - 18, 36, 36, on)
    if last.payouts[seat]:
        yield Label(f"+{last.payouts[seat]}", MARGIN + 46, top, PAID, "text", on)
    chips = [each.chips for each in view.seats]
    if view.to_act is None and chips[seat] == max(chips):
        yield Shape("crown", MARGIN + room - 34, y + 10, 34, 28, "mark", on)
        room -= 42
    yield Label(name, MARGIN, y + 24, NAME, "text", on, width=room, lines=2, weight="medium")


def _in_short(last: Finished, seat: Seat, name: str, x: int, y: int) -> Iterator[Item]:
    """One hand in a line: who, and the best combination."""
    yield Sprite("chip", str(seat), x, y, 32, 32)
    yield Label(name, x + 40, y + 16, NAME, "text", width=110, weight="medium")
    for made in (last.combinations[seat] or ())[:1]:
        yield from notation(made, x + 158, y + 16, 20, "text", "felt")[0]
