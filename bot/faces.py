"""What a game's cog tells the host: how a view looks, and what a press means.

A face is pure: from a `Moment` to surfaces, lines and wishes. The host knows games only through
their engine and their face.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from bot.custom_id import Press
from bot.surfaces import Button, Question, Row, Surface
from bot.words import Words
from engines.kernel.errors import IllegalAction
from engines.kernel.game import Config, Event, Result, Seat, View
from render.scene import Scene

V = TypeVar("V", bound=View)

LINES: Final = 3
"""How many lines of the log stand under the picture, where a face does not say."""


class Moment(msgspec.Struct, Generic[V], frozen=True):
    """A table as one reader may see it. Holds nothing that reader may not know."""

    view: V
    seat: Seat | None
    """Whose view it is; None is what everybody sees."""
    names: tuple[str, ...]
    """Who sits where, by seat, as plain text."""
    words: Words
    """The reader's language: the server's in public, the player's in private."""
    draft: str = ""
    """What the seat to act has chosen so far, as the face wrote it."""
    result: Result | None = None
    brief: bool = False
    """Whether the seat is asked something that is over before a message could tell it."""

    def name(self, seat: Seat) -> str:
        """The name at `seat`, safe to put into a message."""
        return safe(self.names[seat])


class Picture(msgspec.Struct, frozen=True):
    """What a face shows of a table; the host adds whose turn it is, the log and the house's row."""

    text: str
    """Scores and what there is to know, in a few lines."""
    scene: Scene
    alt: str
    """The picture in words, at most 1,024 characters."""
    twin: str
    """The whole table as text, for those who read it instead of the picture."""
    rows: tuple[Row, ...] = ()
    """The controls of those who may act now."""
    more: tuple[Button, ...] = ()
    """What anybody may ask for at any time, also afterwards: their presses are only answered."""
    for_all: bool = False
    """Whether `rows` are for everybody who plays: then they stay at a computer's turn too."""
    lines: int = LINES
    """How many lines of the log stand under the picture."""
    chapter: str = ""
    """Which long part of the game it is, a round: with the next the table is posted anew."""


class Do(msgspec.Struct, frozen=True):
    """Carry this out: an action in the wire form of the rules."""

    raw: dict[str, Any]
    show_hand: bool = False
    """Show the presser their hand afterwards, where they pressed at the table."""


class Draft(msgspec.Struct, frozen=True):
    """Remember a choice that is not an action yet, and show it."""

    text: str
    late: bool = False
    """Whether it makes no difference if the game has moved on since the control was drawn."""


class Ask(msgspec.Struct, frozen=True):
    """Open a modal."""

    question: Question


class Say(msgspec.Struct, frozen=True):
    """Tell the presser something, and nobody else."""

    text: str


Wish = Do | Draft | Ask | Say


class Choice(msgspec.Struct, frozen=True):
    """One option of a table, as the lobby offers it."""

    field: str
    """The name in the engine's config."""
    label: str
    values: tuple[tuple[Any, str], ...]
    """Each value with its words."""


class Face(Protocol):
    """One game's looks and words."""

    key: str
    title: str
    open_view: bool
    """Nothing is hidden in this game: the public table may show the view of the seat to act."""
    turn_seconds: float
    """What the engine proposes for one turn: the table's time per move is measured by it."""
    teams: tuple[tuple[int, ...], ...]
    """Who plays with whom, by seat; empty where everybody plays for themselves."""

    def choices(self, words: Words) -> tuple[Choice, ...]:
        """The options people may set in the lobby."""
        ...

    def level(self, level: str, words: Words) -> tuple[str, str]:
        """A computer player's name, and one line about its character."""
        ...

    def options(self, config: Config, words: Words) -> str:
        """The options of a table in a few words."""
        ...

    def table(self, now: Moment[Any]) -> Picture:
        """What everybody sees."""
        ...

    def hand(self, now: Moment[Any]) -> Surface:
        """What the owner of a seat sees in private."""
        ...

    def line(self, event: Event[Any], now: Moment[Any]) -> str | None:
        """One line of the log about `event` (redacted for the reader), or None."""
        ...

    def press(self, now: Moment[Any], press: Press) -> Wish:
        """What the owner of a seat wants with a press. Raises IllegalAction(MALFORMED), no more."""
        ...

    def refusal(self, now: Moment[Any], raw: Mapping[str, Any], error: IllegalAction) -> str | None:
        """Why an action was refused and what is possible instead; None for the common words."""
        ...

    def score(self, points: Any, words: Words) -> str:
        """One seat's points in the result; empty where nothing counts but who has won."""
        ...

    def rules(self, words: Words) -> Surface:
        """How the game is played, with a drawn example."""
        ...


class Faces:
    """The faces of the games that are hosted, as their cogs announced them."""

    def __init__(self) -> None:
        self._by_key: Final[dict[str, Face]] = {}

    def add(self, face: Face) -> None:
        """Announce a game's face."""
        self._by_key[face.key] = face

    def of(self, key: str) -> Face:
        """The face of the game named `key`."""
        return self._by_key[key]

    def __iter__(self) -> Iterator[Face]:
        """All of them, in the order they were announced."""
        return iter(self._by_key.values())


_MARKDOWN: Final = str.maketrans({mark: f"\\{mark}" for mark in "\\*_~`|>#-[]()<:@"})


def safe(name: str) -> str:
    """`name` as it is, whatever markup or mention it tries to be."""
    return name.translate(_MARKDOWN)
