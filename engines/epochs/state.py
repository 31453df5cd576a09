"""The whole truth about one match of Epochs Poker."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeVar, get_args

import msgspec

from engines.epochs.cards import CardName, pack_of
from engines.epochs.hands import Combination
from engines.epochs.scale import MOST_JOKERS, PackKey
from engines.kernel.errors import BadConfig
from engines.kernel.game import Config, GameState, Seat
from engines.poker.betting import Round
from engines.poker.pots import Share

T = TypeVar("T")

Street = Literal["deal", "flop", "turn", "river"]
"""The betting rounds: the first follows the deal."""

STREETS: Final[tuple[Street, ...]] = get_args(Street)

DEALT: Final[dict[Street, int]] = {"deal": 0, "flop": 3, "turn": 1, "river": 1}
"""How many cards come to the board when a betting round begins."""

SEATS: Final = range(2, 9)
"""How many may sit down."""

Level = Literal["easy", "normal", "hard"]

Chips = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class EpochsConfig(Config, frozen=True, kw_only=True):
    """The options of a table.

    Raises BadConfig for sums that do not fit together, and for a deck that holds anything but
    cards of the pack.
    """

    pack: PackKey = "1+3+4"
    jokers: Annotated[int, msgspec.Meta(ge=0, le=MOST_JOKERS)] = 2
    stack: Chips = 1000
    min_bet: Chips = 10
    max_bet: Chips | None = None
    """What one bet or raise may add; None: no limit."""
    ante: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None
    """What each player pays for a hand; None: as much as the smallest bet."""
    hands: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 20
    """After so many the match ends, if nobody has won all chips before."""
    ai_level: Level = "normal"
    """How well the computer plays on the seats that no person takes."""
    deck: tuple[CardName, ...] | None = None
    """The first hand from its first card on; what is missing of the pack comes after it."""
    dealer: Annotated[int, msgspec.Meta(ge=0, le=SEATS[-1] - 1)] | None = None
    """Who deals first; None to draw it."""

    def __post_init__(self) -> None:
        if self.min_bet > self.stack:
            raise BadConfig("min_bet")
        if self.max_bet is not None and self.max_bet < self.min_bet:
            raise BadConfig("max_bet")
        if self.each_pays >= self.stack:
            raise BadConfig("min_bet" if self.ante is None else "ante")
        deck = self.deck or ()
        if len(set(deck)) < len(deck) or not {*deck} <= {*pack_of(self.pack, self.jokers)}:
            raise BadConfig("deck")

    @property
    def each_pays(self) -> int:
        """The ante, whether it was said or not."""
        return self.min_bet if self.ante is None else self.ante


class BoardCard(msgspec.Struct, frozen=True):
    """A card on the table."""

    card: CardName
    round: Street
    """The betting round in which it was dealt."""


class Finished(msgspec.Struct, frozen=True):
    """One hand that is over, as everybody may know it. Rows are by seat."""

    hand: int
    board: tuple[CardName, ...]
    shown: tuple[tuple[CardName, ...] | None, ...]
    """The hands of the showdown; None for every hand that was not shown."""
    combinations: tuple[tuple[Combination, ...] | None, ...]
    """What each was, the best first."""
    rest: tuple[tuple[CardName, ...] | None, ...]
    """The cards outside them, strongest first."""
    winners: tuple[Seat, ...]
    """Who has won a part of the pots, or would have where nobody had put in anything."""
    payouts: tuple[int, ...]
    """What each took from the pots; a bet that nobody called is not in them."""
    pots: tuple[Share, ...]


class EpochsState(GameState, frozen=True, kw_only=True):
    """One match. Only `Event.evolve` makes a new one. Rows are by seat."""

    pack: PackKey
    jokers: int
    ante: int
    most_hands: int
    """After so many the match is over."""
    round: Round
    """Chips, bets and whose turn it is; its stacks are the chips of the table."""
    hand: int = 0
    """The running hand, from 1."""
    dealer: Seat = Seat(0)
    street: Street = "deal"
    hands: tuple[tuple[CardName, ...], ...] = ()
    board: tuple[BoardCard, ...] = ()
    deck: tuple[CardName, ...] = ()
    """What is left of it, the next card first."""
    turns: int = 0
    """Turns begun in the whole match: names the wait."""
    shown: tuple[tuple[CardName, ...] | None, ...] = ()
    """The hands of the showdown, once there is one in this hand."""
    combinations: tuple[tuple[Combination, ...] | None, ...] = ()
    rest: tuple[tuple[CardName, ...] | None, ...] = ()
    out: frozenset[Seat] = frozenset()
    """Who has lost all chips."""
    last_hand: Finished | None = None
    over: bool = False

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is; None when the match is over."""
        return self.round.to_act

    @property
    def players(self) -> tuple[Seat, ...]:
        """Who is still in the match."""
        return tuple(Seat(seat) for seat in range(self.seats) if Seat(seat) not in self.out)


def left_of(state: EpochsState, seat: Seat) -> Seat:
    """The next player of the match to the left of `seat`."""
    players = state.players
    return next((each for each in players if each > seat), players[0])
