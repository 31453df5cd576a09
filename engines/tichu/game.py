"""Tichu as the host sees it: all that may be asked of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from engines.kernel.codec import read_action, read_config
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
from engines.tichu import dealing, flow, players
from engines.tichu.actions import KINDS
from engines.tichu.actions.silence import Silence
from engines.tichu.boosters.supply import check_keys, pools_of
from engines.tichu.candidates import candidates
from engines.tichu.config import TichuConfig
from engines.tichu.events import EVENTS
from engines.tichu.scoring import winner_of
from engines.tichu.state import SEATS, TichuState, team_of
from engines.tichu.view import TichuView, view_of


class Tichu:
    """Four players in two teams get rid of their cards, by combinations, bombs and calls."""

    key = "tichu"
    seats = range(4, 5)
    levels = players.LEVELS
    state_type = TichuState
    event_types = EVENTS

    def config(self, raw: dict[str, Any]) -> TichuConfig:
        """The options of a table, as `TichuConfig` lists them. Raises BadConfig."""
        config = read_config(TichuConfig, raw)
        check_keys(config)
        return config

    def new(self, config: TichuConfig, seats: int, seed: str) -> Step[TichuState]:
        """Deal the first eight cards of the first round. Raises BadConfig."""
        check_table(self, seats, seed)
        turn = Turn(
            TichuState(
                seats=seats,
                seed=seed,
                target=config.target,
                bomb_seconds=config.bomb_seconds,
                scores=config.scores,
                react_seconds=config.react_seconds,
                **pools_of(config, seed),
            )
        )
        laid = config.hands
        deck = dealing.shuffled(seed, 1) if laid is None else dealing.deck_of(laid)
        flow.go_on(turn, dealing.begin(turn, deck))
        return Step(turn.state, tuple(turn.events))

    def action(self, seat: Seat, raw: dict[str, Any] | bytes) -> Action[TichuState]:
        """Read `{"type": "play", "cards": ["5r", "5g"]}` and its like. Raises IllegalAction."""
        return read_action(KINDS, self.seats, seat, raw)

    def turn(self, state: TichuState) -> Turn[TichuState]:
        """What an action is carried out in."""
        return Turn(state)

    def waiting_on(self, state: TichuState) -> frozenset[Seat]:
        """Who is asked and has not answered, or else whose turn it is; nobody at the end."""
        if state.waits:
            return state.waits[-1].open_to
        return frozenset() if state.turn is None else frozenset({state.turn})

    def candidates(self, state: TichuState, seat: Seat) -> Iterator[Action[TichuState]]:
        """Plays, bombs out of turn, passes, calls, and answers to what is asked."""
        return candidates(state, seat)

    def deadlines(self, state: TichuState) -> tuple[Deadline, ...]:
        """What is waited for, or else the turn."""
        return flow.deadlines(state)

    def expire(self, deadline: str) -> Action[TichuState]:
        """Silence: the usual answers, or a pass, or the lowest play."""
        return Silence(HOST, deadline)

    def view(self, state: TichuState, seat: Seat | None) -> TichuView:
        """What `seat` may know: its own hand, and all that lies open."""
        check_seat(state, seat)
        return view_of(state, seat)

    def result(self, state: TichuState) -> Result | None:
        """The winning team first; each seat has the points of its team."""
        first = winner_of(state) if state.over else None
        if first is None:
            return None
        teams = [frozenset(seat for seat in SEATS if team_of(seat) == team) for team in (0, 1)]
        return Result((teams[first], teams[1 - first]), (*state.scores, *state.scores))

    def choose(
        self, view: Any, actions: Sequence[Action[TichuState]], level: str, dice: Random
    ) -> Action[TichuState]:
        """What the computer player of `level` does. Raises ValueError for an unknown level."""
        return players.choose(view, actions, level, dice)
