"""Epochs Poker as the host sees it: all that may be asked of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from engines.epochs import actions, players
from engines.epochs.actions import KINDS, SilentTurn, waits
from engines.epochs.events import EVENTS
from engines.epochs.flow import begin_hand, go_on
from engines.epochs.state import SEATS, EpochsConfig, EpochsState
from engines.epochs.view import EpochsView, view_of
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
from engines.poker.betting import Limit, opened


class Epochs:
    """Six cards each and five on the table: complete the suits of an epoch, and bet on it."""

    key = "epochs"
    seats = SEATS
    levels = players.LEVELS
    state_type = EpochsState
    event_types = EVENTS

    def config(self, raw: dict[str, Any]) -> EpochsConfig:
        """The options of a table, as the rules list them. Raises BadConfig."""
        return read_config(EpochsConfig, raw)

    def new(self, config: EpochsConfig, seats: int, seed: str) -> Step[EpochsState]:
        """Draw the first dealer, and deal. Raises BadConfig."""
        check_table(self, seats, seed)
        if config.dealer is not None and config.dealer >= seats:
            raise BadConfig("dealer")
        turn = Turn(_laid(config, seats, seed))
        drawn = dice(seed, 0, "dealer").randrange(seats)
        begin_hand(turn, Seat(drawn if config.dealer is None else config.dealer), config.deck)
        go_on(turn)
        return Step(turn.state, tuple(turn.events))

    def action(self, seat: Seat, raw: dict[str, Any] | bytes) -> Action[EpochsState]:
        """Read `{"type": "raise", "to": 150}` and its like. Raises IllegalAction."""
        return read_action(KINDS, self.seats, seat, raw)

    def turn(self, state: EpochsState) -> Turn[EpochsState]:
        """What an action is carried out in."""
        return Turn(state)

    def waiting_on(self, state: EpochsState) -> frozenset[Seat]:
        """The seat to act; nobody when the match is over."""
        return frozenset() if state.to_act is None else frozenset({state.to_act})

    def candidates(self, state: EpochsState, seat: Seat) -> Iterator[Action[EpochsState]]:
        """Fold, check or call, raises of the usual sizes, all-in."""
        return actions.candidates(state, seat)

    def deadlines(self, state: EpochsState) -> tuple[Deadline, ...]:
        """The turn that is running."""
        return waits(state)

    def expire(self, deadline: str) -> Action[EpochsState]:
        """Silence: check where that is free, else fold."""
        return SilentTurn(HOST, deadline)

    def view(self, state: EpochsState, seat: Seat | None) -> EpochsView:
        """What `seat` may know: its own hand, what it makes now, and all that is public."""
        check_seat(state, seat)
        return view_of(state, seat)

    def result(self, state: EpochsState) -> Result | None:
        """Most chips first; equal ones share the place. Points are chips."""
        if not state.over:
            return None
        chips = state.round.stacks
        places = sorted(set(chips), reverse=True)
        ranking = (
            frozenset(Seat(seat) for seat, each in enumerate(chips) if each == place)
            for place in places
        )
        return Result(tuple(ranking), chips)

    def choose(
        self, view: Any, actions: Sequence[Action[EpochsState]], level: str, dice: Random
    ) -> Action[EpochsState]:
        """What the computer player of `level` does. Raises ValueError for an unknown level."""
        return players.choose(view, actions, level, dice)


def _laid(config: EpochsConfig, seats: int, seed: str) -> EpochsState:
    """The table before the first hand: nobody is in it yet."""
    stacks, nobody = (config.stack,) * seats, [Seat(seat) for seat in range(seats)]
    limit = Limit(config.min_bet, config.max_bet)
    return EpochsState(
        seats=seats,
        seed=seed,
        pack=config.pack,
        jokers=config.jokers,
        ante=config.each_pays,
        most_hands=config.hands,
        round=opened(limit, stacks, (0,) * seats, nobody, Seat(0)),
        hands=((),) * seats,
    )
