"""As-Nas as the host sees it: all that may be asked of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from engines.asnas import events, players
from engines.asnas.actions import DEEDS, KINDS, SilentTurn, waits
from engines.asnas.flow import begin_deal, shuffled
from engines.asnas.state import SEATS, AsNasConfig, AsNasState
from engines.asnas.view import AsNasView, view_of
from engines.kernel.codec import read_action, read_config
from engines.kernel.dice import dice
from engines.kernel.game import (
    HOST,
    Action,
    Deadline,
    Event,
    Result,
    Seat,
    Step,
    Turn,
    check_seat,
    check_table,
)


class AsNas:
    """Five hidden cards each, one round of betting: hold the best hand, or be left alone."""

    key = "asnas"
    seats = range(4, 5)
    levels = players.LEVELS
    state_type = AsNasState
    event_types: tuple[type[Event[AsNasState]], ...] = (
        events.Dealt,
        events.Looked,
        events.Called,
        events.Held,
        events.Raised,
        events.Folded,
        events.Shown,
        events.DealWon,
        events.MatchOver,
    )

    def config(self, raw: dict[str, Any]) -> AsNasConfig:
        """The options of a table: `deals`, `ai_level`, `deck`, `dealer`. Raises BadConfig."""
        return read_config(AsNasConfig, raw)

    def new(self, config: AsNasConfig, seats: int, seed: str) -> Step[AsNasState]:
        """Draw the first dealer and deal. Raises BadConfig."""
        check_table(self, seats, seed)
        drawn = dice(seed, 0, "dealer").choice(SEATS)
        dealer = drawn if config.dealer is None else Seat(config.dealer)
        turn = Turn(AsNasState(seats=seats, seed=seed, deals=config.deals))
        begin_deal(turn, dealer, shuffled(seed, 1) if config.deck is None else config.deck)
        return Step(turn.state, tuple(turn.events))

    def action(self, seat: Seat, raw: dict[str, Any] | bytes) -> Action[AsNasState]:
        """Read `{"type": "raise"}` and its like. Raises IllegalAction."""
        return read_action(KINDS, self.seats, seat, raw)

    def turn(self, state: AsNasState) -> Turn[AsNasState]:
        """What an action is carried out in."""
        return Turn(state)

    def waiting_on(self, state: AsNasState) -> frozenset[Seat]:
        """The seat to act; nobody when the match is over."""
        return frozenset() if state.to_act is None else frozenset({state.to_act})

    def candidates(self, state: AsNasState, seat: Seat) -> Iterator[Action[AsNasState]]:
        """Look, call, hold, raise, fold."""
        return iter(DEEDS[seat])

    def deadlines(self, state: AsNasState) -> tuple[Deadline, ...]:
        """The turn that is running."""
        return waits(state)

    def expire(self, deadline: str) -> Action[AsNasState]:
        """Silence: hold where the bet is matched, else fold."""
        return SilentTurn(HOST, deadline)

    def view(self, state: AsNasState, seat: Seat | None) -> AsNasView:
        """What `seat` may know: its own hand once it has looked, and all that is public."""
        check_seat(state, seat)
        return view_of(state, seat)

    def result(self, state: AsNasState) -> Result | None:
        """Highest total first; equal totals share the place."""
        if not state.over:
            return None
        places = sorted(set(state.totals), reverse=True)
        ranking = (
            frozenset(seat for seat in SEATS if state.totals[seat] == place) for place in places
        )
        return Result(tuple(ranking), state.totals)

    def choose(
        self, view: Any, actions: Sequence[Action[AsNasState]], level: str, dice: Random
    ) -> Action[AsNasState]:
        """What the computer player of `level` does. Raises ValueError for an unknown level."""
        return players.choose(view, actions, level, dice)
