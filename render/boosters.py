"""Lays the boosters of Tichu out below a table: those in force, each player's, those face up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from engines.tichu.boosters.model import Colour
from engines.tichu.view import TichuView
from render.scene import WIDTH, Box, Item, Label, Scene, Shape, Sprite
from render.theme import Ink

MARGIN: Final = 14
GAP: Final = 8
COLUMNS: Final = 4
CARD: Final = ((WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) // COLUMNS, 64)
"""Width and height of one booster."""
STRIPE: Final = 46
"""The broad left edge of a card, where the sign of its colour stands."""
SIGN: Final = 30
FRAME: Final = 4
LETTER: Final = 18
"""The height of a capital in a name."""
HEADING: Final = 36
"""The height of a line that says what stands below it."""
DOWN: Final = CARD[1] + GAP
"""From one row of cards to the next."""
MOST_HELD: Final = 6
"""As many boosters of a player are shown; of more the last place says how many."""
MOST_IN_FORCE: Final = 8


class Looks(NamedTuple):
    """How a colour is shown: nobody needs to see the colour itself."""

    ink: Ink
    sign: str
    """A shape of its own."""
    on_it: Ink
    """What the sign is drawn in."""


LOOKS: Final[dict[Colour, Looks]] = {
    Colour.BLUE: Looks("blue", "drop", "paper"),
    Colour.RED: Looks("red", "triangle", "paper"),
    Colour.BROWN: Looks("brown", "square", "paper"),
    Colour.GREEN: Looks("green", "clover", "paper"),
    Colour.YELLOW: Looks("saffron", "sun", "ink"),
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
        *_in_force(view, wording, below),
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


def _in_force(view: TichuView, wording: Wording, below: _Column) -> Iterator[Item]:
    """What bends the rules now, with the sign of who played it."""
    if not view.in_force:
        return
    yield _heading(wording.in_force, below)
    shown, more = _bounded(view.in_force, MOST_IN_FORCE)
    places = list(_places(len(shown) + bool(more), below))
    for effect, (x, y) in zip(shown, places, strict=False):
        yield from _card(wording.faces[effect.booster], x, y, room=36)
        yield Sprite("member", str(effect.owner), x + CARD[0] - 44, y + 15, 34, 34, "paper")
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


def _places(count: int, below: _Column) -> Iterator[tuple[int, int]]:
    """Left and top of so many cards, row by row."""
    y = below.y
    for place in range(count):
        if place % COLUMNS == 0:
            y = below.row(DOWN)
        yield _left(place % COLUMNS), y


def _left(column: int) -> int:
    return MARGIN + column * (CARD[0] + GAP)


def _card(face: Face, x: int, y: int, room: int = 0) -> Iterator[Item]:
    """A booster: framed in its colour, whose sign stands at the left. `room` stays free right."""
    looks, (width, height) = LOOKS[face.colour], CARD
    yield Box(x, y, width, height, "paper", radius=10)
    yield Box(x + FRAME, y + FRAME, width - 2 * FRAME, height - 2 * FRAME, looks.ink, "paper")
    inside = x + STRIPE
    yield Box(
        inside, y + 2 * FRAME, width - STRIPE - 2 * FRAME, height - 4 * FRAME, "paper", looks.ink
    )
    at = x + (STRIPE + FRAME - SIGN) // 2, y + (height - SIGN) // 2
    yield Shape(looks.sign, *at, SIGN, SIGN, looks.on_it, looks.ink)
    yield Label(
        face.name,
        inside + 8,
        y + height // 2,
        LETTER,
        "ink",
        "paper",
        width=width - STRIPE - 2 * FRAME - 12 - room,
        lines=2,
    )


def _more(count: int, x: int, y: int) -> Label:
    """How many more there are than have room."""
    return Label(f"+{count}", x + CARD[0] // 2, y + CARD[1] // 2, 26, "muted", align="middle")


T = TypeVar("T")


def _bounded(row: tuple[T, ...], most: int) -> tuple[tuple[T, ...], int]:
    """What is shown of `row`, and how many are not."""
    if len(row) <= most:
        return row, 0
    return row[: most - 1], len(row) - most + 1
