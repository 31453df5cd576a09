"""What every game is made of, and all that a host may ask of one.

A game is a pure function of state and action; a stored game is its list of events.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from random import Random
from typing import Any, ClassVar, Final, Generic, NewType, Protocol, TypeVar

import msgspec

from engines.kernel.errors import BadConfig, IllegalAction, Reason, Refused

Seat = NewType("Seat", int)
"""A person's place in the session, from 0. It stays theirs, even where a game moves chairs."""

HOST: Final = Seat(-1)
"""Whose name the host's own actions (expiries) bear. No person ever sits there."""

SEED: Final = re.compile(r"[0-9a-f]{64}")


def kebab(name: str) -> str:
    """The wire tag of a class: `DealWon` is `deal-won`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The options of one table. A game subclasses it; fields are the options of its rules."""


# Values made of values can form no cycle, so the collector is spared them: `gc=False`.


class GameState(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What every state knows. Secret as a whole: people are shown views and redacted events."""

    seats: int
    """How many sit at the table."""
    seed: str
    """64 hex digits, the only source of chance."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may know. A game subclasses it and builds it up from nothing."""


S = TypeVar("S", bound=GameState)
C = TypeVar("C", bound=Config)
S_co = TypeVar("S_co", bound=GameState, covariant=True)


class Event(msgspec.Struct, Generic[S], frozen=True, gc=False, tag_field="type", tag=kebab):
    """A fact: something that has happened. The log is made of these, and so is replay."""

    def evolve(self, state: S) -> S:
        """The state after this fact. A plain replacement that looks at no rule and no dice."""
        raise NotImplementedError


class Action(msgspec.Struct, Generic[S], frozen=True, gc=False, tag_field="type", tag=kebab):
    """A wish: something a seat asks for."""

    seat: Seat

    by_host: ClassVar[bool] = False

    def forbidden(self, state: S) -> Reason | None:
        """Why this may not be done now, or None when it may."""
        raise NotImplementedError

    def detail(self, state: S) -> str:
        """What the refusal is about, where the code alone does not say it."""
        return ""

    def perform(self, turn: Turn[S]) -> None:
        """Decide what follows, and say it in events. Only called when nothing forbids it."""
        raise NotImplementedError


class Expire(Action[S], frozen=True):
    """The host says that a declared wait has gone by. What that means is the game's to say."""

    deadline: str

    by_host: ClassVar[bool] = True


class Turn(Generic[S]):
    """One action being carried out: the state as it stands now, and the events so far."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event[S]] = []

    def emit(self, event: Event[S]) -> None:
        """Make `event` a fact: what is asked of `state` afterwards already knows of it."""
        self.state = event.evolve(self.state)
        self.events.append(event)


class Step(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """What one action led to."""

    state: S
    events: tuple[Event[S], ...]


class Deadline(msgspec.Struct, frozen=True):
    """A wait that the host is asked to end with `game.expire(id)` after `seconds`.

    The id names one running wait: a deadline still declared after a step goes on running, one
    with the same id and other seconds has its due time moved, counted from when it began.
    """

    id: str
    seconds: float
    seats: frozenset[Seat]


class Result(msgspec.Struct, frozen=True):
    """How a finished game ended."""

    ranking: tuple[frozenset[Seat], ...]
    """Seats from best to worst; those of one set share the place."""
    points: tuple[int | Fraction, ...]
    """One entry a seat, as the game counts them."""


class Game(Protocol[S, C]):
    """A set of rules. Holds no state: every call is given the state it is about."""

    @property
    def key(self) -> str:
        """The name in code, commands and stored records: `locus`."""
        ...

    @property
    def seats(self) -> range:
        """How many may sit at a table."""
        ...

    @property
    def levels(self) -> tuple[str, ...]:
        """The computer players on offer, weakest first, as `choose` takes them."""
        ...

    @property
    def state_type(self) -> type[S]:
        """What a stored snapshot reads back as."""
        ...

    @property
    def event_types(self) -> tuple[type[Event[Any]], ...]:
        """Every event of the game: what a stored log reads back as."""
        ...

    def config(self, raw: dict[str, Any]) -> C:
        """Read the options of a table. Raises BadConfig for unknown or bad ones."""
        ...

    def new(self, config: C, seats: int, seed: str) -> Step[S]:
        """Start a game for `seats` people from `seed` (64 hex digits). Raises BadConfig."""
        ...

    def action(self, seat: Seat, raw: dict[str, Any] | bytes) -> Action[S]:
        """Read what `seat` asks for. Raises IllegalAction(MALFORMED) where it is no action."""
        ...

    def turn(self, state: S) -> Turn[S]:
        """What an action is carried out in."""
        ...

    def waiting_on(self, state: S) -> frozenset[Seat]:
        """The seats that the game cannot go on without; empty when it is over."""
        ...

    def candidates(self, state: S, seat: Seat) -> Iterator[Action[S]]:
        """What `seat` might do; more than is legal, but all that is useful."""
        ...

    def deadlines(self, state: S) -> tuple[Deadline, ...]:
        """The waits that are running; none when the game is over."""
        ...

    def expire(self, deadline: str) -> Action[S]:
        """What silence means: an ordinary, logged action of the host's."""
        ...

    def view(self, state: S, seat: Seat | None) -> View:
        """What `seat` may know; None is a spectator. Raises IllegalAction(NO_SUCH_SEAT)."""
        ...

    def result(self, state: S) -> Result | None:
        """How the game ended, or None while it goes on."""
        ...

    def choose(
        self, view: Any, actions: Sequence[Action[S]], level: str, dice: Random
    ) -> Action[S]:
        """What a computer player of `level` does, from its own view and its legal actions."""
        ...


AnyGame = Game[Any, Any]
"""A game whose states one only hands on."""


def apply(game: Game[S, Any], state: S, action: Action[S]) -> Step[S]:
    """Carry out `action`.

    Raises IllegalAction, and changes nothing, where the rules do not allow it.
    """
    if (reason := refusal(state, action)) is not None:
        # Whose seat there is none has no hand that details could be about.
        detail = "" if reason is Refused.NO_SUCH_SEAT else action.detail(state)
        raise IllegalAction(reason, detail)
    turn = game.turn(state)
    action.perform(turn)
    return Step(turn.state, tuple(turn.events))


def refusal(state: S, action: Action[S]) -> Reason | None:
    """Why `action` may not be done now, or None: the one question everybody asks."""
    if not action.by_host and not 0 <= action.seat < state.seats:
        return Refused.NO_SUCH_SEAT
    return action.forbidden(state)


def legal_actions(game: Game[S, Any], state: S, seat: Seat) -> Iterator[Action[S]]:
    """What `seat` may do now. Cannot disagree with `apply`: both ask `forbidden`."""
    if not 0 <= seat < state.seats:
        return iter(())
    return (action for action in game.candidates(state, seat) if action.forbidden(state) is None)


def replay(state: S, events: Iterable[Event[S]]) -> S:
    """The state that `events` lead to. Needs neither the rules nor the dice."""
    for event in events:
        state = event.evolve(state)
    return state


def check_table(game: Game[Any, Any], seats: int, seed: str) -> None:
    """Refuse a number of seats the game does not offer, or a seed that is none, as BadConfig."""
    if type(seats) is not int or seats not in game.seats:
        raise BadConfig("seats")
    if type(seed) is not str or not SEED.fullmatch(seed):
        raise BadConfig("seed")


def check_seat(state: GameState, seat: Seat | None) -> None:
    """Refuse the view of a seat that nobody can sit on."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < state.seats):
        raise IllegalAction(Refused.NO_SUCH_SEAT)
