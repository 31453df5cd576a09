"""The whole truth about one sit and go of Power Up."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal, TypeAlias, TypeVar, get_args

import msgspec

from engines.kernel.errors import BadConfig
from engines.kernel.game import Config, GameState, Seat, kebab
from engines.kernel.waits import Wait
from engines.poker.betting import Round, around
from engines.poker.cards import BadCard, parse_all
from engines.poker.hands import Category
from engines.poker.pots import Share
from engines.powerup.structure import Structure

T = TypeVar("T")

CardName: TypeAlias = str
"""A card as it is written, `Td`: so it lies in states and events; numbers are for ranking."""

PowerKey = Literal[
    "clone",
    "disintegrate",
    "emp",
    "engineer",
    "intel",
    "reload",
    "scanner",
    "upgrade",
    "x-ray",
    "deploy",
]

POWER_KEYS: Final[tuple[PowerKey, ...]] = get_args(PowerKey)

Street = Literal["preflop", "flop", "turn", "river"]

STREETS: Final[tuple[Street, ...]] = get_args(Street)

BOARD: Final[dict[Street, int]] = {"preflop": 0, "flop": 3, "turn": 1, "river": 1}
"""How many cards come to the board when a betting round begins."""

STILL_NEEDED: Final[dict[Street, int]] = {"preflop": 5, "flop": 2, "turn": 1, "river": 0}
"""How many cards the board needs from the deck after that."""

HAND: Final = 2
"""Hole cards a player is dealt."""

MOST_POWERS: Final = 3
FIRST_POWERS: Final = 2
FIRST_ENERGY: Final = 10
ENERGY_A_HAND: Final = 2
MOST_ENERGY: Final = 15

SEATS: Final = range(2, 7)
"""How many may sit down."""

Level = Literal["easy", "normal", "hard"]


class PowerUpConfig(Config, frozen=True, kw_only=True):
    """The options of a table. Raises BadConfig for a deck that holds anything but the pack's."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=6)] = 3
    """How many the table is set up for; how many sit down is said when the game starts."""
    stack: Annotated[int, msgspec.Meta(ge=100, le=100_000)] = 1500
    structure: Structure = "standard"
    strict_all_in: bool = False
    """Once anyone is all-in, the powers that change the board or the deck are refused."""
    ai_level: Level = "normal"
    """How well the computer plays on the seats that no person takes."""
    deck: tuple[CardName, ...] | None = None
    """The first hand from its first card on; what is missing of the pack comes after it."""
    button: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    """Who has the first dealer button; None to draw it."""
    powers: (
        Annotated[
            tuple[Annotated[tuple[PowerKey, ...], msgspec.Meta(max_length=3)], ...],
            msgspec.Meta(max_length=6),
        ]
        | None
    ) = None
    """The powers each seat begins with; None to deal them."""
    powers_deck: tuple[PowerKey, ...] = ()
    """The powers dealt later, in order; when they are used up the seed deals on."""

    def __post_init__(self) -> None:
        try:
            parse_all(self.deck or ())
        except (BadCard, TypeError):
            raise BadConfig("deck") from None


class BoardCard(msgspec.Struct, frozen=True, gc=False):
    """A card on the board."""

    card: CardName
    shielded: bool
    """Somebody has gone all-in since it lies there: it cannot be destroyed."""
    round: Street
    """The betting round in which it was dealt."""


class Played(msgspec.Struct, frozen=True, gc=False):
    """A power that was paid for in this hand."""

    seat: Seat
    power: PowerKey


class Effect(msgspec.Struct, frozen=True, gc=False):
    """A power that goes on working."""

    power: PowerKey
    owner: Seat


class Pending(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """A choice that the seat to act has still to make; `choices` says what comes of it."""


class PickTop(Pending, frozen=True):
    """Which of the cards all have been shown becomes the next one."""


class KeepOrDrop(Pending, frozen=True):
    """Whether the cards that it alone has seen stay on the deck."""


class DropOne(Pending, frozen=True):
    """Which of its hole cards, one too many, goes."""


Choice = PickTop | KeepOrDrop | DropOne


class Finished(msgspec.Struct, frozen=True, gc=False):
    """One hand that is over, as everybody may know it."""

    hand: int
    board: tuple[CardName, ...]
    shown: tuple[tuple[CardName, ...] | None, ...]
    """The hands of the showdown, by seat; None for every hand that was not shown."""
    winners: tuple[Seat, ...]
    """Who has won a part of the pots."""
    best: tuple[tuple[CardName, ...] | None, ...]
    """The five cards that won, by seat; None for losers, and where there was no showdown."""
    category: Category | None
    """What won the main pot; None where there was no showdown."""
    payouts: tuple[int, ...]
    """What each seat took from the pots; a bet that nobody called is not in them."""
    pots: tuple[Share, ...]


class PowerUpState(GameState, frozen=True, kw_only=True):
    """One sit and go. Only `Event.evolve` makes a new one. Rows are by seat."""

    structure: Structure
    strict_all_in: bool
    round: Round
    """Chips, bets and whose turn it is; its stacks are the chips of the table."""
    energy: tuple[int, ...]
    powers: tuple[tuple[PowerKey, ...], ...]
    """Each row is known to its seat alone."""
    powers_deck: tuple[PowerKey, ...] = ()
    """What a test has stacked of the powers still to be dealt."""
    hand: int = 0
    """The running hand, from 1."""
    level: int = 0
    """Which of the levels it is played on, from 0."""
    on_level: int = 0
    """How many hands this level has seen, the running one too."""
    button: Seat = Seat(0)
    street: Street = "preflop"
    hands: tuple[tuple[CardName, ...], ...] = ()
    board: tuple[BoardCard, ...] = ()
    deck: tuple[CardName, ...] = ()
    """What is left of it, the next card first."""
    gone: tuple[CardName, ...] = ()
    """Cards that were discarded or destroyed in this hand."""
    seen: frozenset[tuple[CardName, Seat]] = frozenset()
    """Who has seen which card of another's hand or of the deck: it sticks to the card."""
    open: frozenset[CardName] = frozenset()
    """Cards of the deck or of hands that everybody has seen."""
    face_up: frozenset[CardName] = frozenset()
    """Of those the ones that lie face up in a hand."""
    played: tuple[Played, ...] = ()
    """The powers of this hand, the latest last."""
    effects: tuple[Effect, ...] = ()
    """The powers that go on working, the oldest first."""
    wait: Wait[Choice] | None = None
    turns: int = 0
    """Turns and choices begun in the whole game: names the wait."""
    shown: tuple[tuple[CardName, ...] | None, ...] = ()
    """The hands of the showdown, once there is one in this hand."""
    eliminated: tuple[tuple[Seat, ...], ...] = ()
    """Who is out of the game; those of one hand together, the first ones first."""
    last_hand: Finished | None = None
    over: bool = False

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is; None when the game is over."""
        return self.round.to_act

    @property
    def players(self) -> tuple[Seat, ...]:
        """Who is still in the game."""
        return _left(self.seats, self.eliminated)

    @property
    def out(self) -> frozenset[Seat]:
        """Who has lost all its chips."""
        return _out(self.eliminated)


@cache
def _left(seats: int, eliminated: tuple[tuple[Seat, ...], ...]) -> tuple[Seat, ...]:
    return tuple([seat for seat in around(seats) if seat not in _out(eliminated)])


@cache
def _out(eliminated: tuple[tuple[Seat, ...], ...]) -> frozenset[Seat]:
    return frozenset([seat for row in eliminated for seat in row])


def with_entry(row: tuple[T, ...], seat: Seat, entry: T) -> tuple[T, ...]:
    """`row` with that of `seat` replaced."""
    entries = list(row)
    entries[seat] = entry
    return tuple(entries)
