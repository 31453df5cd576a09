"""Turns, silence and the end."""

from __future__ import annotations

import msgspec
import pytest

from engines.kernel.errors import IllegalAction
from engines.kernel.game import Result, apply
from tests.engines.locus.table import (
    GAME,
    GRID_NAMES,
    ME,
    OTHER,
    ended,
    laid,
    played,
    random_game,
    start,
)


def silence(state):
    """The event that letting the running turn go by leads to."""
    (deadline,) = GAME.deadlines(state)
    (event,) = apply(GAME, state, GAME.expire(deadline.id)).events
    return event


@pytest.mark.parametrize(("grid", "chips"), [("6x5", 15), ("6x6", 18), ("7x6", 21), ("8x6", 24)])
def test_each_has_chips_for_half_of_the_cards(grid, chips):
    assert GAME.view(start(grid=grid), None).chips == (chips, chips)


def test_seat_0_begins():
    assert GAME.waiting_on(start()) == {ME}


def test_the_seats_alternate():
    assert [state.to_act for state in random_game(3)][:4] == [ME, OTHER, ME, OTHER]


def test_a_chip_is_spent_with_each_turn():
    chips = [GAME.view(state, None).chips for state in random_game(3)]

    assert chips[:4] == [(15, 15), (14, 15), (14, 14), (13, 14)]
    assert chips[-1] == (0, 0)


@pytest.mark.parametrize("grid", GRID_NAMES)
def test_the_game_ends_when_every_card_bears_a_chip(grid):
    states = list(random_game(2, grid))

    assert len(states) == len(states[0].cards) + 1
    assert [GAME.result(state) is None for state in states] == [True] * (len(states) - 1) + [False]
    assert GAME.waiting_on(states[-1]) == frozenset()
    assert GAME.deadlines(states[-1]) == ()


@pytest.mark.parametrize(
    ("totals", "ranking"),
    [
        ((50, 40), ({ME}, {OTHER})),
        ((40, 50), ({OTHER}, {ME})),
        ((40, 40), ({ME, OTHER},)),
    ],
    ids=["seat 0 has more", "seat 1 has more", "a draw"],
)
def test_the_higher_total_wins_and_equal_totals_are_a_draw(totals, ranking):
    state = msgspec.structs.replace(ended(), totals=totals)

    assert GAME.result(state) == Result(tuple(frozenset(place) for place in ranking), totals)


def test_every_turn_has_a_deadline_of_its_own_for_the_seat_to_act():
    deadlines = [GAME.deadlines(state) for state in random_game(4)][:-1]

    assert all(len(each) == 1 for each in deadlines)
    assert len({each.id for (each,) in deadlines}) == 30
    assert [each.seats for (each,) in deadlines[:2]] == [{ME}, {OTHER}]


def test_silence_plays_the_best_scoring_card_face_up():
    event = silence(laid({"A5": "As", "B5": "Ad", "A4": "Ah", "B4": "Ac"}))

    assert (event.cell, event.face, event.hand) == ("A4", "up", "quads")


def test_silence_takes_the_first_of_equals_in_reading_order():
    for state in list(random_game(5))[:-1]:
        previews = GAME.view(state, state.to_act).preview
        most = max(each.up for each in previews)
        event = silence(state)

        assert event.cell == next(each.cell for each in previews if each.up == most)
        assert (event.seat, event.face) == (state.to_act, "up")


@pytest.mark.parametrize("id", ["turn-1", "turn-3", "turn-99", "", "nonsense"])
def test_a_deadline_that_is_not_running_is_too_late(id):
    with pytest.raises(IllegalAction) as refused:
        apply(GAME, played(start(), "A1 up"), GAME.expire(id))

    assert refused.value.reason == "too-late"


def test_after_the_end_a_deadline_is_too_late():
    last = GAME.deadlines(list(random_game(1))[-2])[0]

    with pytest.raises(IllegalAction) as refused:
        apply(GAME, ended(), GAME.expire(last.id))

    assert refused.value.reason == "too-late"


def test_the_same_seed_lays_the_same_grid_and_another_one_another():
    config = GAME.config({})
    cards = [GAME.new(config, 2, seed * 32).state.cards for seed in ("ab", "ab", "ac")]

    assert cards[0] == cards[1] != cards[2]
    assert len(set(cards[0])) == 30
