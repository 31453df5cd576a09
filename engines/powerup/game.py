"""Power Up as the host sees it: all that may be asked of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from engines.kernel.codec import read_action, read_config
from engines.kernel.dice import dice
from engines.kernel.errors import BadConfig
from engines.kernel.game import (
    HOST,
    Action,
    Deadline,
    Result,
    Seat,
    Step,
    Turn,
    check_seat,
    check_table,
)
from engines.poker.betting import Limit, Round, around, opened
from engines.powerup import actions, players
from engines.powerup.actions import KINDS, Silence, waits
from engines.powerup.dealing import begin_hand, deal_first_powers
from engines.powerup.events import EVENTS
from engines.powerup.flow import go_on
from engines.powerup.state import FIRST_ENERGY, SEATS, PowerUpConfig, PowerUpState
from engines.powerup.turn import PowerUpTurn
from engines.powerup.view import PowerUpView, view_of


class PowerUp:
    """No-limit hold'em, sit and go, with powers over hole cards, board and deck."""

    key = "powerup"
    seats = SEATS
    levels = players.LEVELS
    state_type = PowerUpState
    event_types = EVENTS

    def config(self, raw: dict[str, Any]) -> PowerUpConfig:
        """The options of a table, as the rules list them. Raises BadConfig."""
        return read_config(PowerUpConfig, raw)

    def new(self, config: PowerUpConfig, seats: int, seed: str) -> Step[PowerUpState]:
        """Draw the button, deal powers and the first hand. Raises BadConfig."""
        check_table(self, seats, seed)
        if config.button is not None and config.button >= seats:
            raise BadConfig("button")
        held = config.powers or ()
        if len(held) > seats:
            raise BadConfig("powers")
        turn = PowerUpTurn(_laid(config, seats, seed))
        deal_first_powers(turn, (*held, *((),) * (seats - len(held))) if config.powers else ())
        drawn = dice(seed, 0, "button").randrange(seats)
        button = drawn if config.button is None else config.button
        begin_hand(turn, Seat(button), config.deck)
        go_on(turn)
        return Step(turn.state, tuple(turn.events))

    def action(self, seat: Seat, raw: dict[str, Any] | bytes) -> Action[PowerUpState]:
        """Read `{"type": "raise", "to": 150}` and its like. Raises IllegalAction."""
        return read_action(KINDS, self.seats, seat, raw)

    def turn(self, state: PowerUpState) -> Turn[PowerUpState]:
        """What an action is carried out in."""
        return PowerUpTurn(state)

    def waiting_on(self, state: PowerUpState) -> frozenset[Seat]:
        """The seat to act; nobody when the game is over."""
        return frozenset() if state.to_act is None else frozenset({state.to_act})

    def candidates(self, state: PowerUpState, seat: Seat) -> Iterator[Action[PowerUpState]]:
        """Poker actions, powers with what they may hit, and choices."""
        return actions.candidates(state, seat)

    def deadlines(self, state: PowerUpState) -> tuple[Deadline, ...]:
        """The turn or the choice that is running."""
        return waits(state)

    def expire(self, deadline: str) -> Action[PowerUpState]:
        """Silence: the default of a choice; in a turn check where it is free, else fold."""
        return Silence(HOST, deadline)

    def view(self, state: PowerUpState, seat: Seat | None) -> PowerUpView:
        """What `seat` may know: its own cards and powers, what it has seen, what is public."""
        check_seat(state, seat)
        return view_of(state, seat)

    def result(self, state: PowerUpState) -> Result | None:
        """The winner, then the others, who lasted longest first; 1 point and 0."""
        if not state.over:
            return None
        lost = (frozenset(row) for row in reversed(state.eliminated))
        winner = frozenset(state.players)
        points = tuple(int(Seat(seat) in winner) for seat in range(state.seats))
        return Result((winner, *lost), points)

    def choose(
        self, view: Any, actions: Sequence[Action[PowerUpState]], level: str, dice: Random
    ) -> Action[PowerUpState]:
        """What the computer player of `level` does. Raises ValueError for an unknown level."""
        return players.choose(view, actions, level, dice)


def _laid(config: PowerUpConfig, seats: int, seed: str) -> PowerUpState:
    """The table before the first hand."""
    return PowerUpState(
        seats=seats,
        seed=seed,
        structure=config.structure,
        strict_all_in=config.strict_all_in,
        round=_nobody_in((config.stack,) * seats),
        energy=(FIRST_ENERGY,) * seats,
        powers=((),) * seats,
        powers_deck=config.powers_deck,
        hands=((),) * seats,
    )


def _nobody_in(stacks: tuple[int, ...]) -> Round:
    return opened(Limit(1), stacks, (0,) * len(stacks), around(len(stacks)), Seat(0))
