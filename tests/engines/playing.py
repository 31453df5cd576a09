"""Random games of any kind: what the contract in `test_every_game` is checked on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Any, Final

from engines.kernel.codec import encode
from engines.kernel.game import Action, AnyGame, Event, Seat, Step, apply, legal_actions

EXPIRY = 0.1
"""How often somebody lets the time run out."""

SELDOM: Final = 0.05
"""How often what is done seldom is done after all."""


def _plain(_state: Any, action: Action[Any], _dice: Random) -> Action[Any]:
    return action


def _same(state: Any, _seat: Seat | None, _dice: Random) -> Any:
    return state


@dataclass(frozen=True, eq=False)
class Table:
    """How the contract plays one game, and what it has to be told about the game's rules."""

    game: AnyGame
    seats: tuple[int, ...]
    """How many sit down; the seed says which of these."""
    longest: int
    """Steps within which every game is over."""
    options: tuple[dict[str, Any], ...] = ({},)
    """Options to play with; the seed says which of these."""
    bad_options: tuple[tuple[str, Any], ...] = ()
    """Option and a value it does not take, beside rubbish, which no option takes."""
    shuffled_unseen: Callable[[Any, Seat | None, Random], Any] = _same
    """Another state that the seat (None: a spectator) must not be able to tell from this one.

    It says anew, by the rules, what is hidden: asking the view would hide the view's leaks.
    """
    shows: Callable[[Event[Any], Seat | None], bool] = lambda event, seat: False
    """Whether an event shows the seat what was hidden from it: from there on games differ."""
    disguised: Callable[[Any, Action[Any], Random], Action[Any]] = _plain
    """Another action in that state that nobody but its own seat can tell from this one."""
    seldom: Callable[[Action[Any]], bool] = lambda action: False
    """Actions that would keep random games from ending if they were done whenever they may be."""
    conserved: Callable[[Any], None] = lambda state: None
    """Asserts what no action may change: every card is somewhere, every chip is somebody's."""
    over: str = "game-over"
    """The reason that every action is refused with after the end."""
    thoughts: int = 4
    """How many decisions of each computer player are looked at in one game."""
    seeds: int = 4
    """How many random games the ordinary test run plays."""
    name: str = ""
    """What it is called, where that is not the game alone."""

    def __str__(self) -> str:
        return self.name or self.game.key


@dataclass(frozen=True)
class Move:
    """One step of a random game."""

    before: Any
    action: Action[Any]
    step: Step[Any]


@dataclass(frozen=True)
class Played:
    """One random game, from the first card to the end."""

    first: Step[Any]
    moves: tuple[Move, ...]

    @property
    def states(self) -> tuple[Any, ...]:
        """Every state the game was in."""
        return (self.first.state, *(move.step.state for move in self.moves))

    @property
    def events(self) -> tuple[Event[Any], ...]:
        """Everything that happened, the first deal too."""
        return (*self.first.events, *self.later_events)

    @property
    def later_events(self) -> tuple[Event[Any], ...]:
        """Everything that happened since `first`."""
        return tuple(event for move in self.moves for event in move.step.events)

    @property
    def last(self) -> Any:
        """The state at the end."""
        return self.states[-1]


def seed_of(number: int) -> str:
    """A seed as a host would make it."""
    return sha256(str(number).encode()).hexdigest()


def start(table: Table, number: int) -> Step[Any]:
    """The first step of random game `number`."""
    config = table.game.config(table.options[number % len(table.options)])
    return table.game.new(config, table.seats[number % len(table.seats)], seed_of(number))


def everyone(state: Any) -> tuple[Seat, ...]:
    """All seats of a table."""
    return tuple(Seat(number) for number in range(state.seats))


def watchers(state: Any) -> tuple[Seat | None, ...]:
    """All who may look: every seat and a spectator."""
    return (*everyone(state), None)


def legal(table: Table, state: Any) -> list[Action[Any]]:
    """Everything anybody may do now."""
    return [action for seat in everyone(state) for action in legal_actions(table.game, state, seat)]


def some(things: Sequence[Any], most: int, dice: Random) -> list[Any]:
    """At most `most` of `things`."""
    return list(things) if len(things) <= most else dice.sample(things, most)


def possible(table: Table, state: Any, dice: Random) -> list[Action[Any]]:
    """A few things somebody might ask for, legal or not."""
    seat = dice.choice(everyone(state))
    return some(list(table.game.candidates(state, seat)), 8, dice)


def _wish(table: Table, state: Any, dice: Random) -> Action[Any]:
    deadlines = table.game.deadlines(state)
    if deadlines and dice.random() < EXPIRY:
        return table.game.expire(dice.choice(deadlines).id)
    actions = legal(table, state)
    action = dice.choice(actions)
    if table.seldom(action) and dice.random() > SELDOM:
        action = dice.choice([each for each in actions if not table.seldom(each)])
    return action


def moves(table: Table, number: int, state: Any) -> Iterator[Move]:
    """Random moves from `state` until the game is over. AssertionError if it never is."""
    dice = Random(number)
    for _ in range(table.longest):
        if table.game.result(state) is not None:
            return
        action = _wish(table, state, dice)
        step = apply(table.game, state, action)
        yield Move(state, action, step)
        state = step.state
    assert table.game.result(state) is not None, f"not over after {table.longest} steps"


@lru_cache(maxsize=16)
def playout(table: Table, number: int) -> Played:
    """Random game `number` of `table`, expiries included."""
    first = start(table, number)
    return Played(first, tuple(moves(table, number, first.state)))


def digest(table: Table, number: int) -> str:
    """A fingerprint of all that happened in random game `number`."""
    played = playout(table, number)
    return sha256(b"\n".join(map(encode, (*played.events, *played.states)))).hexdigest()


if __name__ == "__main__":
    from tests.engines.tables import TABLES

    sys.stdout.write("".join(f"{table} {digest(table, 0)}\n" for table in TABLES))
