"""What every game keeps from whom: nobody learns from anything what is hidden from them.

Hidden is what the table's `shuffled_unseen` says, anew and by the rules: two states that differ
in nothing else must look alike, ask alike and tell alike, and be played alike by a computer.
"""

from __future__ import annotations

from random import Random
from typing import Any

from engines.kernel.game import Action, Event, Seat, apply, legal_actions, refusal
from engines.kernel.secret import redact
from tests.engines.playing import Move, Table, legal, playout, some, watchers
from tests.engines.tables import random_games


@random_games
def test_what_is_hidden_changes_nothing_that_anybody_sees(table, number):
    dice = Random(number)
    for state in playout(table, number).states:
        for seat in watchers(state):
            other = table.shuffled_unseen(state, seat, dice)
            assert table.game.view(other, seat) == table.game.view(state, seat)
            assert same_questions(table, state, other)
            if seat is not None:
                assert same_choice(table, state, other, seat)


@random_games
def test_what_is_hidden_changes_nothing_that_anybody_is_told(table, number):
    dice = Random(number)
    for move in playout(table, number).moves:
        every = legal(table, move.before)
        for seat in watchers(move.before):
            for action in (move.action, *some(every, 2, dice)):
                check_told_alike(table, move.before, action, seat, dice)


def check_told_alike(
    table: Table, state: Any, action: Action[Any], seat: Seat | None, dice: Random
) -> None:
    """Assert that `seat` is told the same of `action` where only hidden things are different."""
    other = table.shuffled_unseen(state, seat, dice)
    same = action if action.seat == seat else table.disguised(other, action, dice)
    if refusal(other, same) is not None:
        return
    one, two = apply(table.game, state, action), apply(table.game, other, same)
    told, shown = told_until_shown(table, one.events, seat)
    assert told_until_shown(table, two.events, seat) == (told, shown)
    if not shown:
        assert table.game.view(one.state, seat) == table.game.view(two.state, seat)
        assert same_questions(table, one.state, two.state)


def told_until_shown(
    table: Table, events: tuple[Event[Any], ...], seat: Seat | None
) -> tuple[list[Event[Any]], bool]:
    """What `seat` is told of `events` before one shows it what was hidden; whether one does."""
    told: list[Event[Any]] = []
    for event in events:
        if table.shows(event, seat):
            return told, True
        told.append(redact(event, seat))
    return told, False


def same_questions(table: Table, one: Any, two: Any) -> bool:
    """Whether both states ask the same seats for as long."""
    game = table.game
    asked = game.waiting_on(one) == game.waiting_on(two)
    return asked and game.deadlines(one) == game.deadlines(two)


def same_choice(table: Table, one: Any, two: Any, seat: Seat) -> bool:
    """Whether `seat` may do the same in both states."""
    game = table.game
    return list(legal_actions(game, one, seat)) == list(legal_actions(game, two, seat))


@random_games
def test_every_computer_player_does_what_it_may(table, number):
    for level in table.game.levels:
        for move in thinking(table, number):
            check_choice(table, move.before, move.action.seat, level)


def check_choice(table: Table, state: Any, seat: Seat, level: str) -> None:
    """Assert that a player chooses one of its actions, the same from what looks the same."""
    actions = list(legal_actions(table.game, state, seat))
    other = table.shuffled_unseen(state, seat, Random(0))
    first, second = (
        table.game.choose(table.game.view(each, seat), actions, level, Random(7))
        for each in (state, other)
    )
    assert first in actions
    assert first == second


def thinking(table: Table, number: int) -> list[Move]:
    """A few moments of a random game at which somebody decides."""
    decided = [move for move in playout(table, number).moves if not move.action.by_host]
    return some(decided, table.thoughts, Random(number))
