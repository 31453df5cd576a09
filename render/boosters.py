"""Lays the boosters of Tichu out below a table: announced, in force, each player's, face up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from engines.tichu.view import Effect, TichuView
from render.scene import WIDTH, Box, Item, Label, Scene, Shape, Sprite
from render.theme import Ink

Colour = Literal["blue", "red", "brown", "green", "yellow"]
"""Says when a booster may be played."""

MARGIN: Final = 14
GAP: Final = 8
COLUMNS: Final = 4
CARD: Final = ((WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) // COLUMNS, 72)
"""Width and height of one booster."""
SHOWN: Final = (46, 62)
"""Width and height of a card of an open hand."""
WIDER: Final = 3
"""Boosters in force in a row: they carry their owner's sign as well."""
STRIPE: Final = 42
"""The broad left edge of a card, where the sign of its colour stands."""
SIGN: Final = 30
EDGE: Final = 3
"""Of paper, around the frame."""
FRAME: Final = 4
LETTER: Final = 18
"""The height of a capital in a name."""
HEADING: Final = 36
"""The height of a line that says what stands below it."""
DOWN: Final = CARD[1] + GAP
"""From one row of cards to the next."""
MOST_HELD: Final = 5
"""As many boosters of a player are shown; of more the last place says how many."""
MOST_IN_FORCE: Final = 9
OWNER: Final = 34
"""The side of an owner's sign."""
PAD: Final = 6
"""Left of a name."""


class Looks(NamedTuple):
    """How a colour is shown: nobody needs to see the colour itself."""

    ink: Ink
    sign: str
    """A shape of its own."""
    on_it: Ink
    """What the sign is drawn in."""


LOOKS: Final[dict[Colour, Looks]] = {
    "blue": Looks("blue", "drop", "paper"),
    "red": Looks("red", "triangle", "paper"),
    "brown": Looks("brown", "square", "paper"),
    "green": Looks("green", "clover", "paper"),
    "yellow": Looks("saffron", "sun", "ink"),
}


class Face(msgspec.Struct, frozen=True):
    """One booster as it is to be shown."""

    name: str
    """In the reader's language."""
    colour: Colour


class Wording(msgspec.Struct, frozen=True):
    """Everything that is written in the picture, in the reader's language."""

    faces: Mapping[str, Face]
    """By key, at least those that the view shows."""
    announced: str
    in_force: str
    face_up: str
    """The headings."""


def with_boosters(scene: Scene, view: TichuView, names: Sequence[str], wording: Wording) -> Scene:
    """The picture of a table, higher by what there is of boosters; `names` by seat.

    Nothing in it comes from what only one seat is told. Raises KeyError for a booster that
    `wording` does not know.
    """
    below = _Column(scene.height)
    items = [
        *_open_hands(view, below),
        *_played(view.announced[::-1], wording.announced, wording, below),
        *_played(view.in_force, wording.in_force, wording, below),
        *_pools(view, names, wording, below),
        *_face_up(view, wording, below),
    ]
    if not items:
        return scene
    return replace(scene, height=below.y + MARGIN - GAP, items=(*scene.items, *items))


class _Column:
    """Where the next row begins. Lives for one picture."""

    def __init__(self, y: int) -> None:
        self.y = y

    def row(self, height: int) -> int:
        """The top of a new row."""
        self.y += height
        return self.y - height


def _open_hands(view: TichuView, below: _Column) -> Iterator[Item]:
    """The cards of those who play with an open hand, behind their sign."""
    for seat, cards in enumerate(view.open_hands):
        if not cards:
            continue
        y = below.row(SHOWN[1] + GAP)
        yield Sprite("member", str(seat), MARGIN, y + (SHOWN[1] - OWNER) // 2, OWNER, OWNER)
        first = MARGIN + OWNER + GAP
        step = min(SHOWN[0] + GAP, (WIDTH - MARGIN - first - SHOWN[0]) // max(1, len(cards) - 1))
        for at, card in enumerate(cards):
            yield Sprite("tichu", card, first + at * step, y, *SHOWN, flat=True)


def _played(
    effects: tuple[Effect, ...], heading: str, wording: Wording, below: _Column
) -> Iterator[Item]:
    """What may still be answered or bends the rules now, with the sign of who played it."""
    if not effects:
        return
    yield _heading(heading, below)
    shown, more = _bounded(effects, MOST_IN_FORCE)
    places = list(_places(len(shown) + bool(more), below, WIDER))
    width = _width(WIDER)
    for effect, (x, y) in zip(shown, places, strict=False):
        yield from _card(wording.faces[effect.booster], x, y, width, room=OWNER + 2 * PAD)
        side = x + width - OWNER - EDGE - FRAME - PAD, y + (CARD[1] - OWNER) // 2
        yield Sprite("member", str(effect.owner), *side, OWNER, OWNER, "paper")
    if more:
        yield _more(more, *places[-1])


def _pools(
    view: TichuView, names: Sequence[str], wording: Wording, below: _Column
) -> Iterator[Item]:
    """Everybody's boosters, in playing order, each below the name."""
    if not any(view.pools):
        return
    y = below.row(HEADING + 4)
    rows = min(MOST_HELD, max(map(len, view.pools)))
    top = below.row(rows * DOWN)
    for column, seat in enumerate(view.order):
        x = _left(column)
        yield Sprite("member", str(seat), x, y + 2, 32, 32)
        name = names[seat]
        yield Label(name, x + 40, y + 18, LETTER, "muted", width=CARD[0] - 40, weight="medium")
        yield from _pool(view.pools[seat], wording, x, top)


def _pool(keys: tuple[str, ...], wording: Wording, x: int, top: int) -> Iterator[Item]:
    shown, more = _bounded(keys, MOST_HELD)
    for row, key in enumerate(shown):
        yield from _card(wording.faces[key], x, top + row * DOWN)
    if more:
        yield _more(more, x, top + len(shown) * DOWN)


def _face_up(view: TichuView, wording: Wording, below: _Column) -> Iterator[Item]:
    """The boosters to choose from."""
    if not view.faceup:
        return
    yield _heading(wording.face_up, below)
    for key, (x, y) in zip(view.faceup, _places(len(view.faceup), below), strict=True):
        yield from _card(wording.faces[key], x, y)


def _heading(text: str, below: _Column) -> Label:
    y = below.row(HEADING)
    return Label(text, MARGIN, y + HEADING // 2, LETTER, "muted", width=WIDTH - 2 * MARGIN)


def _places(count: int, below: _Column, columns: int = COLUMNS) -> Iterator[tuple[int, int]]:
    """Left and top of so many cards, row by row."""
    y = below.y
    for place in range(count):
        if place % columns == 0:
            y = below.row(DOWN)
        yield _left(place % columns, columns), y


def _left(column: int, columns: int = COLUMNS) -> int:
    return MARGIN + column * (_width(columns) + GAP)


def _width(columns: int) -> int:
    return (WIDTH - 2 * MARGIN - (columns - 1) * GAP) // columns


def _card(face: Face, x: int, y: int, width: int = CARD[0], room: int = 0) -> Iterator[Item]:
    """A booster: framed in its colour, whose sign stands at the left. `room` stays free right."""
    looks, height = LOOKS[face.colour], CARD[1]
    yield Box(x, y, width, height, "paper", radius=10)
    yield Box(x + EDGE, y + EDGE, width - 2 * EDGE, height - 2 * EDGE, looks.ink, "paper")
    inside, rim = x + STRIPE, EDGE + FRAME
    yield Box(inside, y + rim, width - STRIPE - rim, height - 2 * rim, "paper", looks.ink)
    at = x + (STRIPE + EDGE - SIGN) // 2, y + (height - SIGN) // 2
    yield Shape(looks.sign, *at, SIGN, SIGN, looks.on_it, looks.ink)
    free = width - STRIPE - rim - PAD - room
    middle = y + height // 2
    yield Label(face.name, inside + PAD, middle, LETTER, "ink", "paper", width=free, lines=2)


def _more(count: int, x: int, y: int) -> Label:
    """How many more there are than have room."""
    return Label(f"+{count}", x + CARD[0] // 2, y + CARD[1] // 2, 26, "muted", align="middle")


T = TypeVar("T")


def _bounded(row: tuple[T, ...], most: int) -> tuple[tuple[T, ...], int]:
    """What is shown of `row`, and how many are not."""
    if len(row) <= most:
        return row, 0
    return row[: most - 1], len(row) - most + 1
