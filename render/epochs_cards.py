"""What the cards of Epochs Poker look like: the epoch as a Roman numeral, the suit as a symbol.

A plain card is paper, with how many cards its suit has below the numeral's column. A semi-joker
is gilt and shows a star where the other mark would be; a joker is black and shows all four
suits. Copies of a card look alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from engines.epochs.view import SIZES
from render import masks
from render.epochs_suits import SUITS
from render.shapes import Outline, regular
from render.stamps import Pen
from render.theme import Ink

NUMERALS: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
"""By epoch."""

SUIT_INKS: Final[dict[str, Ink]] = {"y": "ink", "s": "red", "h": "blue", "m": "green"}
COUNTS: Final[dict[str, int]] = {str(suit): size for suit, size in SIZES.items()}
"""How many cards of each suit there are in an epoch."""

RADIUS: Final = 0.1
"""Of a card's corners, in parts of its width."""

LEAST_COUNT: Final = 13
"""A count smaller than this could not be read, and is left out."""

STAR: Final[Outline] = (
    tuple(
        point
        for pair in zip(regular(5, radius=0.525), regular(5, 0.1, 0.22), strict=True)
        for point in pair
    ),
)

Look = Literal["bright", "dim"]


class CardPlan(NamedTuple):
    """The parts of one size of card, in pixels."""

    rim: int
    """How thick the dark line around the card is."""
    edge: int
    """What stays free along the card's edge."""
    numeral: int
    """The height of the epoch's numeral, which stands at the top."""
    suit: int
    """The side of the suit's square, at the bottom right."""
    under: int
    """The height of how many cards the suit has, at the bottom left."""

    @property
    def numeral_middle(self) -> int:
        """How far down the middle of the numeral is."""
        return self.edge + 2 + self.numeral // 2


def plan(width: int, height: int) -> CardPlan:
    """Where things are on a card, which is higher than wide."""
    edge = max(2, round(width * 0.07))
    numeral = round(min(height * 0.34, width * 0.42))
    suit = round(min(width * 0.62, height - 3 * edge - numeral - 2))
    return CardPlan(max(1, width // 50), edge, numeral, suit, round(width * 0.18))


class _Ground(NamedTuple):
    """The colours of one sort of card."""

    body: Ink
    ink: Ink
    star: Ink


_GROUNDS: Final[dict[tuple[bool, Look], _Ground]] = {
    (False, "bright"): _Ground("paper", "ink", "ink"),
    (True, "bright"): _Ground("gilt", "ink", "red"),
    (False, "dim"): _Ground("dead", "dead_ink", "dead_ink"),
    (True, "dim"): _Ground("dead", "dead_ink", "dead_ink"),
}
"""For semi-jokers and not; a card that counts for nothing is dim."""


def card(pen: Pen, name: str, on: Ink) -> None:
    """A card that counts: `7h`, `7*`, `*y`, `jk`."""
    _card(pen, name, on, "bright")


def dim(pen: Pen, name: str, on: Ink) -> None:
    """The same where it is outside what counts: dark."""
    _card(pen, name, on, "dim")


def _card(pen: Pen, name: str, on: Ink, look: Look) -> None:
    parts = plan(pen.width, pen.height)
    if name == "jk":
        _joker(pen, parts, on, look)
        return
    epoch, mark = ("", name[1]) if name[0] == "*" else (name[:-1], name[-1])
    ground = _GROUNDS["*" in name, look]
    _body(pen, parts.rim, ground.body, on)
    if epoch:
        _numeral(pen, parts, int(epoch), ground)
    else:
        _star(pen, parts, ground)
    if mark == "*":
        _every_suit(pen, parts, ground, look)
        return
    side, right = parts.suit, pen.width - parts.edge
    _suit(pen, mark, right - side if epoch else (pen.width - side) // 2, parts, ground, look)
    if epoch and parts.under >= LEAST_COUNT:
        _count(pen, mark, parts, ground, look)


def _numeral(pen: Pen, parts: CardPlan, epoch: int, ground: _Ground) -> None:
    text, size = NUMERALS[epoch], parts.numeral
    pen.text(text, pen.width // 2, parts.numeral_middle, size, ground.ink, ground.body)


def _star(pen: Pen, parts: CardPlan, ground: _Ground) -> None:
    side = parts.numeral
    left, top = (pen.width - side) // 2, parts.edge + 2
    pen.shape(STAR, (left, top, side, side), ground.star, ground.body)


def _suit(pen: Pen, mark: str, left: int, parts: CardPlan, ground: _Ground, look: Look) -> None:
    side, ink = parts.suit, _ink(mark, ground, look)
    top = pen.height - parts.edge - side
    pen.shape(SUITS[mark], (left, top, side, side), ink, ground.body)


def _count(pen: Pen, mark: str, parts: CardPlan, ground: _Ground, look: Look) -> None:
    """How many cards of the suit the epoch has, as the lower part of a fraction."""
    middle = parts.edge + round(parts.under * 0.6)
    low = pen.height - parts.edge - round(parts.under * 0.68)
    ink = _ink(mark, ground, look)
    pen.text(f"/{COUNTS[mark]}", middle, low, parts.under, ink, ground.body)


def _ink(mark: str, ground: _Ground, look: Look) -> Ink:
    return SUIT_INKS[mark] if look == "bright" else ground.ink


def _every_suit(pen: Pen, parts: CardPlan, ground: _Ground, look: Look) -> None:
    """All four suits, two by two, below the numeral."""
    side = round(parts.suit * 0.46)
    gap = parts.suit - 2 * side
    left, top = (pen.width - parts.suit) // 2, pen.height - parts.edge - parts.suit
    for at, (mark, outline) in enumerate(SUITS.items()):
        x, y = left + at % 2 * (side + gap), top + at // 2 * (side + gap)
        pen.shape(outline, (x, y, side, side), _ink(mark, ground, look), ground.body)


def _joker(pen: Pen, parts: CardPlan, on: Ink, look: Look) -> None:
    """A star with the four suits around it, on black."""
    body, marks, star = _JOKER[look]
    pen.body(pen.width * RADIUS, body, on)
    side = round(pen.width * 0.46)
    box = ((pen.width - side) // 2, (pen.height - side) // 2, side, side)
    pen.shape(STAR, box, star, body)
    side, edge = round(pen.width * 0.3), parts.edge + 1
    right, low = pen.width - edge - side, pen.height - edge - side
    corners = ((edge, edge), (right, edge), (edge, low), (right, low))
    for (x, y), outline in zip(corners, SUITS.values(), strict=True):
        pen.shape(outline, (x, y, side, side), marks, body)


_JOKER: Final[dict[Look, tuple[Ink, Ink, Ink]]] = {
    "bright": ("rim", "paper", "gilt"),
    "dim": ("dead", "dead_ink", "dead_ink"),
}


def back(pen: Pen, name: str, on: Ink) -> None:
    """The back of every card, a maze in a frame; dark where `name` is `dead`."""
    body, line = ("dead", "dead_ink") if name == "dead" else _BACK
    _body(pen, max(1, pen.width // 50), body, on)
    side = round(pen.width * 0.64)
    box = ((pen.width - side) // 2, (pen.height - side) // 2, side, side)
    pen.shape(SUITS["y"], box, line, body)


_BACK: Final[tuple[Ink, Ink]] = ("back", "gilt")


def suit(pen: Pen, name: str, on: Ink) -> None:
    """A suit's symbol alone, in the colour that the name says: `y text`."""
    mark, _, ink = name.partition(" ")
    pen.shape(SUITS[mark], (0, 0, pen.width, pen.height), _INKS[ink], on)


def held(pen: Pen, name: str, on: Ink) -> None:
    """All cards of a suit in a row, those that are held bright: `m 4` is four of six Mazes."""
    mark, _, count = name.partition(" ")
    side, size = pen.height, COUNTS[mark]
    step = (pen.width - side) // (max(COUNTS.values()) - 1)
    for at in range(size):
        ink: Ink = "text" if at < int(count) else "dead"
        pen.shape(SUITS[mark], (at * step, 0, side, side), ink, on)


_INKS: Final[dict[str, Ink]] = {
    "text": "text",
    "muted": "muted",
    "mark": "mark",
    "dead": "dead",
    "rim": "rim",
}


def _body(pen: Pen, rim: int, ink: Ink, on: Ink) -> None:
    """The card itself, with a dark line around it."""
    pen.body(pen.width * RADIUS, "rim", on)
    radius = max(1, pen.width * RADIUS - rim)
    inner = masks.rounded(pen.width - 2 * rim, pen.height - 2 * rim, radius)
    pen.fill(inner, rim, rim, ink, "rim")


FACES: Final[dict[str, Callable[[Pen, str, Ink], None]]] = {
    "epoch": card,
    "epoch-dim": dim,
    "epoch-back": back,
    "epoch-suit": suit,
    "epoch-held": held,
}
"""The kinds of sprite that Epochs Poker brings."""


def face_of(card: str) -> str:
    """A card without its copy, as sprites name it: `7h` for `7h3`, `jk` for `jk2`."""
    return card if "*" in card else card[:-1]
