"""One player's six cards of Epochs Poker in large, with the board and what they make now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engines.epochs.view import EpochsView
from engines.kernel.game import Seat
from render import stacks
from render.epochs_parts import EDGE, TAB, card, centred, notation
from render.scene import WIDTH, Box, Item, Label, Scene, Shape, Sprite
from render.theme import DEFAULT

HEIGHT: Final = 500
LEFT: Final = 20
OWN: Final = (136, 190)
OWN_PITCH: Final = 145
OWN_TOP: Final = HEIGHT - 14 - OWN[1]
BOARD: Final = (84, 118)
BOARD_PITCH: Final = 94
BOARD_TOP: Final = 42
BOARD_CARDS: Final = 5

MADE: Final = (213, 34, 26)
"""The middle of the row of combinations, their height where there are up to three, and else."""
SPACE: Final = 38
"""Between two of them."""
LIFT: Final = 118
"""How much higher all of it stands where no board is shown."""

COLUMN: Final = 510
"""Where the numbers beside the board begin."""
ROWS: Final = (34, 88, 142)
"""The middles of their rows."""
NUMBER: Final = 28
NAME: Final = 20
SIGN: Final = 34
"""The width of what stands before a number."""


def hand(
    view: EpochsView,
    names: Sequence[str],
    seat: Seat,
    *,
    quiet: bool = False,
    theme: str = DEFAULT,
) -> Scene:
    """The hand of `seat` from its own `view`: for its owner only.

    Each card that makes a combination is framed, and what it makes is written above it. A hand
    that has folded is dark. With `quiet` only what nobody else can change within a hand is shown:
    the own cards with what `view.hint` makes of them, and the own chips.
    """
    up = LIFT if quiet else 0
    items: list[Item] = [*_made(view, up)]
    items += _head(view, names[seat], seat) if quiet else _middle(view, names[seat], seat)
    folded = view.seats[seat].folded
    for at, name in enumerate(view.hole):
        x = LEFT + at * OWN_PITCH
        items += _card(view, name, x, OWN_TOP - up, OWN, dim=folded)
    return Scene(WIDTH, HEIGHT - up, tuple(items), theme)


def _middle(view: EpochsView, name: str, seat: Seat) -> Iterator[Item]:
    yield from _board(view)
    yield from _numbers(view, name, seat)


def _head(view: EpochsView, name: str, seat: Seat) -> Iterator[Item]:
    """Who it is, and their chips."""
    chips, first = view.seats[seat].chips, ROWS[0]
    yield Sprite("chip", str(seat), LEFT, first - 22, 44, 44)
    start = LEFT + SIGN + 22
    yield Label(name, start, first, NAME, "text", width=COLUMN - start, lines=2, weight="medium")
    yield from _counted(str(chips), stacks.letters(chips), COLUMN + 80, first)


def _board(view: EpochsView) -> Iterator[Item]:
    for at in range(BOARD_CARDS):
        x = LEFT + at * BOARD_PITCH
        if at < len(view.board):
            yield from _card(view, view.board[at].card, x, BOARD_TOP, BOARD)
        else:
            yield Box(x, BOARD_TOP, *BOARD, "panel", radius=8)


def _card(
    view: EpochsView, name: str, x: int, y: int, size: tuple[int, int], *, dim: bool = False
) -> Iterator[Item]:
    """A card, in a frame that says what it helps to make."""
    made = next((each for each in view.hint if name in each.cards), None)
    if made is None or dim:
        yield card(name, x, y, size, dim=dim)
        return
    width, top = size[0] + 2 * EDGE, y - TAB
    yield Box(x - EDGE, top, width, TAB + size[1] + EDGE, "mark", radius=10)
    yield from centred(made, x + size[0] // 2, y - TAB // 2, 18, "rim", "mark", width - 6)
    yield card(name, x, y, size, "mark")


def _made(view: EpochsView, up: int) -> Iterator[Item]:
    """The combinations, the best first, `up` higher than beside a board."""
    y, large, small = MADE
    height, x = large if len(view.hint) <= 3 else small, LEFT
    for made in view.hint:
        items, width = notation(made, x, y - up, height, "text", "felt")
        yield from items
        x += width + SPACE


def _numbers(view: EpochsView, name: str, seat: Seat) -> Iterator[Item]:
    """Who it is and whether it is their turn; their chips; the pot, and what calling costs."""
    own, (first, second, third) = view.seats[seat], ROWS
    yield Sprite("chip", str(seat), COLUMN, first - 22, 44, 44)
    start = COLUMN + SIGN + 22
    room = WIDTH - 14 - start - (44 if view.to_act == seat else 0)
    yield Label(name, start, first, NAME, "text", width=room, lines=2, weight="medium")
    if view.to_act == seat:
        yield Shape("turn", WIDTH - 44, first - 16, 28, 32, "mark")
    yield from _counted(str(own.chips), stacks.letters(own.chips), COLUMN, second)
    if own.bet:
        yield Label(f"+ {own.bet}", COLUMN + 200, second, NUMBER, "muted")
    pot = sum(each.stake for each in view.seats)
    yield Sprite("pile", "", COLUMN - 4, third - 24, 52, 46)
    yield Label(str(pot), start, third, NUMBER, "text")
    if view.legal.call:
        yield Shape("top", COLUMN + 200, third - 15, 28, 30, "mark")
        yield Label(str(view.legal.call), COLUMN + 240, third, NUMBER, "mark")


def _counted(text: str, name: str, x: int, y: int) -> Iterator[Item]:
    """A number of chips, with a stack before it."""
    if name:
        high = stacks.height(SIGN, len(name))
        yield Sprite("stack", name, x + 4, y - high // 2, SIGN, high)
    yield Label(text, x + SIGN + 22, y, NUMBER, "text")
