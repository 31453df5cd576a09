"""The whole truth about one game of Tichu."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, TypeVar

import msgspec

from engines.kernel.game import GameState, Seat
from engines.kernel.waits import Wait
from engines.tichu.announcement import Effect
from engines.tichu.cards import Card
from engines.tichu.pendings import AnyPending, Given
from engines.tichu.shapes import Combination

T = TypeVar("T", bound=str)

SEATS: Final[tuple[Seat, ...]] = tuple(Seat(number) for number in range(4))
"""In playing order at the start of a round; seats 0 and 2 are partners, and 1 and 3."""

NOBODY: Final[frozenset[Seat]] = frozenset()
EMPTY: Final[tuple[tuple[Card, ...], ...]] = ((),) * len(SEATS)


class Call(msgspec.Struct, frozen=True):
    """A Tichu that somebody has called, and what it is worth."""

    seat: Seat
    """Who has to go out first."""
    kind: Literal["tichu", "grand"]
    win: int
    """Points for its team where it succeeds."""
    loss: int
    """Points its team loses where it fails."""
    called_by: Seat | None = None
    """Who has called it, where that is somebody else than `seat`."""

    @property
    def caller(self) -> Seat:
        """Who has called it."""
        return self.seat if self.called_by is None else self.called_by


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A combination on the table, and whose it is."""

    seat: Seat
    combination: Combination
    by: Seat | None = None
    """Who has added these cards to the combination below, which stays that of `seat`."""


class Before(msgspec.Struct, frozen=True, gc=False):
    """How things stood before the last play: what boosters need that take it back."""

    turn: Seat | None
    """Whose turn it was; nobody's in a closing window."""
    passed: frozenset[Seat]
    wish: str | None
    started: frozenset[Seat]
    then: AnyPending | None = None
    """What follows now that the play has been taken back; None: it stands."""


class TichuState(GameState, frozen=True, kw_only=True, gc=False):
    """One game. Only `Event.evolve` makes a new one.

    Everything by seat hangs on the person; `order` says who plays after whom.
    """

    target: int
    bomb_seconds: float
    scores: tuple[int, int]
    """By team: that of seats 0 and 2 first."""
    over: bool = False

    round: int = 0
    """The running round, from 1."""
    order: tuple[Seat, ...] = SEATS
    deck: tuple[Card, ...] = ()
    """What has not been dealt yet, from the top."""
    hands: tuple[tuple[Card, ...], ...] = EMPTY
    """By seat, sorted."""
    won: tuple[tuple[Card, ...], ...] = EMPTY
    """The cards of the tricks that each seat has gathered."""
    calls: tuple[Call, ...] = ()
    started: frozenset[Seat] = NOBODY
    """Who has played a card in this round."""
    places: tuple[Seat, ...] = ()
    """Who is out, in the order of going out."""
    wish: str | None = None
    """The rank that has to be played."""

    trick: tuple[Laid, ...] = ()
    """What lies on the table; the last one is on top."""
    passed: frozenset[Seat] = NOBODY
    """Who has passed since the last play."""
    after_dog: bool = False
    """Whether the Dog was the last card played."""
    under: tuple[Laid, ...] = ()
    """What lies under the trick: it beats nothing, and goes to whoever wins the trick."""
    before: Before | None = None
    """How things stood before the last play, where boosters are in play."""

    turn: Seat | None = None
    """Who has to play or pass; nobody while something else is waited for."""
    waits: tuple[Wait[AnyPending], ...] = ()
    """What is waited for; the last one is answered first."""
    agenda: tuple[AnyPending, ...] = ()
    """What happens when nothing is waited for any more."""
    asked: int = 0
    """Turns and waits begun in the whole game: names them."""
    no_windows: frozenset[Seat] = NOBODY
    """Who does not want to be asked in windows in this round any more."""

    boosters: bool = False
    """Whether boosters are in play."""
    react_seconds: float = 12.0
    pile: tuple[str, ...] = ()
    """The boosters that nobody has seen yet, from the top."""
    faceup: tuple[str, ...] = ()
    """The boosters to choose from."""
    discards: tuple[str, ...] = ()
    """The boosters that have been used; the last one lies on top."""
    pools: tuple[tuple[str, ...], ...] = ((),) * len(SEATS)
    """The boosters that each seat holds."""
    drafted: bool = False
    """Whether boosters have been drafted in this round."""
    announced: tuple[Effect, ...] = ()
    """The boosters that have been played and not yet taken effect; the last one goes first."""
    effects: tuple[Effect, ...] = ()
    """The boosters in force, oldest first."""
    recalled: tuple[Effect, ...] = ()
    """The boosters that others have called back in this round."""
    removed: tuple[Card, ...] = ()
    """Cards that are out of this round."""
    exchanged: tuple[Given, ...] = ()
    """What was given in the exchange of this round."""
    doubles: tuple[Seat, ...] = ()
    """Who has announced that its team will be out first and second."""
    leader: Seat | None = None
    """Who leads next, whoever holds the Mah Jong or has won the trick."""

    @property
    def wait(self) -> Wait[AnyPending] | None:
        """What has to be answered now."""
        return self.waits[-1] if self.waits else None

    @property
    def top(self) -> Combination | None:
        """The combination to beat; None: whoever plays leads."""
        return self.trick[-1].combination if self.trick else None

    @property
    def table(self) -> tuple[Card, ...]:
        """All cards that lie on the table, those under the trick too."""
        return tuple(card for laid in (*self.under, *self.trick) for card in laid.combination.cards)

    @property
    def face_down(self) -> frozenset[Card]:
        """Cards that were laid away in the exchange: only who laid one there knows it."""
        own = (each for each in self.exchanged if each.giver == each.taker)
        return frozenset(card for each in own for card in each.cards.value)

    @property
    def last_play(self) -> tuple[Laid, ...]:
        """The last play and what was added to it; nothing where it has been taken back."""
        if not self.trick or (self.before is not None and self.before.then is not None):
            return ()
        at = max(place for place, laid in enumerate(self.trick) if laid.by is None)
        return self.trick[at:]


def partner_of(seat: Seat) -> Seat:
    """Who plays with `seat`, wherever they sit."""
    return SEATS[(seat + 2) % 4]


def team_of(seat: Seat) -> int:
    """0 for seats 0 and 2, 1 for seats 1 and 3."""
    return seat % 2


def opponents_of(state: TichuState, seat: Seat) -> tuple[Seat, ...]:
    """The two who play against `seat`, the next in playing order first."""
    return tuple(each for each in rotation(state.order, seat) if team_of(each) != team_of(seat))


@cache
def rotation(order: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """All seats in playing order, beginning after `seat` and ending with it."""
    at = order.index(seat) + 1
    return order[at:] + order[:at]


def in_play(state: TichuState) -> tuple[Seat, ...]:
    """Who is not out, in playing order."""
    return tuple(seat for seat in state.order if seat not in state.places)


def next_in(state: TichuState, seat: Seat) -> Seat:
    """Who of those still in plays after `seat`; `seat` itself where nobody else is in."""
    return next((each for each in rotation(state.order, seat) if each not in state.places), seat)


def put(
    rows: tuple[tuple[T, ...], ...], seat: Seat, row: tuple[T, ...]
) -> tuple[tuple[T, ...], ...]:
    """`rows` with that of `seat` replaced."""
    return (*rows[:seat], row, *rows[seat + 1 :])
