"""What must hold for every game, whatever its rules: played out at random."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from enum import Enum
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import engines
from engines.kernel.codec import codec, encode
from engines.kernel.errors import IllegalAction, Refused
from engines.kernel.game import (
    Action,
    Seat,
    apply,
    legal_actions,
    refusal,
    replay,
)
from tests.engines.playing import (
    Played,
    Table,
    digest,
    everyone,
    legal,
    playout,
    possible,
    some,
    start,
    watchers,
)
from tests.engines.tables import TABLES, random_games

ROOT = Path(__file__).parents[2]


def refused(table: Table, state: Any, action: Action[Any]) -> str:
    """The reason for which `action` is refused; the state is looked at before and after."""
    before = encode(state)
    with pytest.raises(IllegalAction) as caught:
        apply(table.game, state, action)
    assert encode(state) == before
    return caught.value.reason


# How a game goes on and ends


def test_every_game_that_is_hosted_is_played_here():
    assert {game.key for game in engines.GAMES} <= {table.game.key for table in TABLES}
    assert all(engines.game(game.key) is game for game in engines.GAMES)


@random_games
def test_a_game_ends_and_says_who_won(table, number):
    played = playout(table, number)
    assert all(table.game.result(state) is None for state in played.states[:-1])
    result = table.game.result(played.last)
    assert result is not None
    assert sorted(seat for place in result.ranking for seat in place) == list(everyone(played.last))
    assert len(result.points) == played.last.seats


@random_games
def test_a_game_waits_on_somebody_until_it_is_over(table, number):
    for state in playout(table, number).states:
        going_on = table.game.result(state) is None
        assert bool(table.game.waiting_on(state)) == going_on
        assert bool(table.game.deadlines(state)) == going_on


@random_games
def test_who_is_waited_on_has_something_to_do_and_a_time_for_it(table, number):
    for state in playout(table, number).states:
        waiting = table.game.waiting_on(state)
        timed = {seat for deadline in table.game.deadlines(state) for seat in deadline.seats}
        assert waiting <= timed <= set(everyone(state))
        for seat in waiting:
            assert next(legal_actions(table.game, state, seat), None) is not None


@random_games
def test_every_wait_has_an_id_and_a_time_of_its_own(table, number):
    for state in playout(table, number).states:
        deadlines = table.game.deadlines(state)
        assert len({deadline.id for deadline in deadlines}) == len(deadlines)
        assert all(deadline.id and deadline.seconds > 0 for deadline in deadlines)
        assert all(deadline.seats for deadline in deadlines)


@random_games
def test_a_new_wait_has_a_new_id(table, number):
    ended: set[str] = set()
    for move in playout(table, number).moves:
        before = {each.id: each.seats for each in table.game.deadlines(move.before)}
        after = {each.id: each.seats for each in table.game.deadlines(move.step.state)}
        ended |= before.keys() - after.keys()
        assert not ended & after.keys()
        assert all(after[each] <= before[each] for each in before.keys() & after.keys())


@random_games
def test_nothing_is_lost_or_made(table, number):
    for state in playout(table, number).states:
        table.conserved(state)


# What may be done, and what not


@random_games
def test_every_legal_action_can_be_done_and_makes_something_happen(table, number):
    dice = Random(number)
    for state in playout(table, number).states:
        for action in some(legal(table, state), 8, dice):
            step = apply(table.game, state, action)
            assert step.events
            assert step.state != state


@random_games
def test_what_is_not_legal_is_refused_and_changes_nothing(table, number):
    dice, played = Random(number), playout(table, number)
    wishes = [move.action for move in played.moves if not move.action.by_host]
    for state in played.states:
        asked = [*some(wishes, 6, dice), *possible(table, state, dice)]
        for action in asked:
            if refusal(state, action) is not None:
                assert refused(table, state, action) == refusal(state, action)
                assert action not in list(legal_actions(table.game, state, action.seat))


@random_games
def test_a_seat_that_nobody_can_sit_on_does_and_sees_nothing(table, number):
    played = playout(table, number)
    move = next(each for each in played.moves if not each.action.by_host)
    for seat in (-1, move.before.seats, 99):
        stranger = msgspec.structs.replace(move.action, seat=Seat(seat))
        assert refused(table, move.before, stranger) == Refused.NO_SUCH_SEAT
        assert list(legal_actions(table.game, move.before, Seat(seat))) == []
        with pytest.raises(IllegalAction, match="no-such-seat"):
            table.game.view(move.before, Seat(seat))


@random_games
def test_after_the_end_everything_is_refused_and_everybody_may_look(table, number):
    played = playout(table, number)
    last = played.last
    for seat in everyone(last):
        assert list(legal_actions(table.game, last, seat)) == []
    for action in _all_wishes(table, played):
        assert refused(table, last, action) == table.over
    for seat in watchers(last):
        assert table.game.view(last, seat) == table.game.view(last, seat)


def _all_wishes(table: Table, played: Played) -> Iterator[Action[Any]]:
    """Everything people did, as everybody might ask for it, and what the end might offer."""
    for seat in everyone(played.last):
        for move in played.moves:
            if not move.action.by_host:
                yield msgspec.structs.replace(move.action, seat=seat)
        yield from some(list(table.game.candidates(played.last, seat)), 20, Random(0))


# Time


@random_games
def test_every_wait_may_run_out_at_any_moment_and_only_once(table, number):
    for state in playout(table, number).states:
        for deadline in table.game.deadlines(state):
            expiry = table.game.expire(deadline.id)
            step = apply(table.game, state, expiry)
            assert step.events
            assert deadline.id not in {each.id for each in table.game.deadlines(step.state)}
            assert refused(table, step.state, expiry) == Refused.TOO_LATE


@random_games
def test_a_wait_that_is_over_cannot_run_out(table, number):
    played = playout(table, number)
    known = {each.id for state in played.states for each in table.game.deadlines(state)}
    for state in (played.first.state, played.states[len(played.states) // 2], played.last):
        running = {each.id for each in table.game.deadlines(state)}
        for gone in (known - running) | {"", "no such wait"}:
            assert refused(table, state, table.game.expire(gone)) == Refused.TOO_LATE


# The record


@random_games
def test_folding_the_events_leads_to_the_same_state(table, number):
    played = playout(table, number)
    assert replay(played.first.state, played.later_events) == played.last
    for move in played.moves:
        assert replay(move.before, move.step.events) == move.step.state


@random_games
def test_states_and_events_survive_the_store(table, number):
    played, stored = playout(table, number), codec(table.game)
    for state in played.states:
        assert stored.state(encode(state)) == state
    for event in played.events:
        assert type(event) in table.game.event_types
        assert stored.event(encode(event)) == event
        assert msgspec.json.decode(encode(event), type=type(event)) == event


@random_games
def test_the_same_actions_lead_to_the_same_events(table, number):
    played = playout(table, number)
    step = start(table, number)
    assert step == played.first
    for move in played.moves:
        step = apply(table.game, step.state, move.action)
        assert step == move.step


def test_every_process_plays_the_same_games():
    done = subprocess.run(
        [sys.executable, "-m", "tests.engines.playing"],
        cwd=ROOT,
        env={"PYTHONHASHSEED": "7"},
        capture_output=True,
        check=True,
        text=True,
    )
    assert done.stdout.splitlines() == [f"{table} {digest(table, 0)}" for table in TABLES]


@random_games
def test_states_and_events_hold_nothing_that_can_be_changed(table, number):
    played = playout(table, number)
    for value in (*played.states, *played.events):
        assert set(changeable(value)) == set()
        assert isinstance(hash(value), int)


def changeable(value: Any) -> Iterator[type]:
    """The types within `value` that are not frozen."""
    if isinstance(value, msgspec.Struct):
        if not value.__struct_config__.frozen:
            yield type(value)
        for name in value.__struct_fields__:
            yield from changeable(getattr(value, name))
    elif isinstance(value, (tuple, frozenset)):
        for part in value:
            yield from changeable(part)
    elif not isinstance(value, (int, str, float, Fraction, Enum, type(None))):
        yield type(value)
