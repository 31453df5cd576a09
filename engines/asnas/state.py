"""The whole truth about one match of As-Nas."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Annotated, Final, Literal

import msgspec

from engines.asnas.cards import Card, Hand, check_deck
from engines.asnas.ranking import Category
from engines.kernel.game import Config, GameState, Seat

SEATS: Final[tuple[Seat, ...]] = tuple(Seat(number) for number in range(4))
"""Counter-clockwise: seat n + 1 sits to the right of seat n."""

HIGHEST: Final = 4
"""No bet passes this."""

Level = Literal["easy", "normal", "hard"]


class AsNasConfig(Config, frozen=True, kw_only=True):
    """The options of a table. Raises BadConfig for a deck that is not the whole pack."""

    deals: Annotated[int, msgspec.Meta(ge=1, le=100)] = 12
    ai_level: Level = "normal"
    """How well the computer plays on the seats that no person takes."""
    deck: tuple[Card, ...] | None = None
    """The order of dealing for the first deal, from the dealer's right; None to shuffle."""
    dealer: Annotated[int, msgspec.Meta(ge=0, le=3)] | None = None
    """Who deals first; None to draw it."""

    def __post_init__(self) -> None:
        if self.deck is not None:
            check_deck(self.deck)


class Finished(msgspec.Struct, frozen=True):
    """One deal that is over, as everybody may know it."""

    winners: tuple[Seat, ...]
    category: Category | None
    """What won; None where all others folded."""
    payouts: tuple[str, ...]
    """What each seat took from the pot, its own bet included: exact fractions."""
    scores: tuple[str, ...]
    """Payout less bet, by seat; they sum to 0."""
    shown: tuple[Hand | None, ...]
    """The hands of the showdown, by seat; None for every hand that was not shown."""


class AsNasState(GameState, frozen=True, kw_only=True):
    """One match. Only `Event.evolve` makes a new one."""

    deals: int
    """How many the match has."""
    deal: int = 0
    """The running deal, from 1."""
    dealer: Seat = SEATS[0]
    hands: tuple[Hand, ...] = ()
    bets: tuple[int, ...] = ()
    folded: frozenset[Seat] = frozenset()
    looked: frozenset[Seat] = frozenset()
    """Who has seen the own hand. Everybody knows who, nobody else sees what."""
    acted: frozenset[Seat] = frozenset()
    """Who has acted since the last raise."""
    to_act: Seat | None = None
    turns: int = 0
    """Turns begun in the whole match: names the wait."""
    showing: bool = False
    """Whether the hands of the running deal have been shown."""
    shown: tuple[Hand | None, ...] | None = None
    """The last showdown, until the next one."""
    totals: tuple[Fraction, ...] = (Fraction(0),) * len(SEATS)
    history: tuple[Finished, ...] = ()
    over: bool = False

    @property
    def highest(self) -> int:
        """The highest bet."""
        return max(self.bets)

    @property
    def remaining(self) -> tuple[Seat, ...]:
        """The seats that have not folded."""
        return tuple(seat for seat in SEATS if seat not in self.folded)


def right_of(seat: Seat) -> Seat:
    """Who sits to the right of `seat`, and acts after it."""
    return SEATS[(seat + 1) % len(SEATS)]


def with_bet(bets: Sequence[int], seat: Seat, bet: int) -> tuple[int, ...]:
    """`bets` with that of `seat` replaced."""
    return (*bets[:seat], bet, *bets[seat + 1 :])


def next_to_act(seat: Seat, done: frozenset[Seat], folded: frozenset[Seat]) -> Seat | None:
    """Who acts after `seat` where those `done` have acted since the last raise; None: nobody."""
    if len(folded) == len(SEATS) - 1:
        return None
    following = (SEATS[(seat + step) % len(SEATS)] for step in range(1, len(SEATS)))
    return next((each for each in following if each not in done and each not in folded), None)
