"""The one event of the game, on the wire, in a store and in replay."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from engines.kernel.codec import codec, encode, plain
from engines.kernel.game import Seat, apply, legal_actions, replay
from engines.locus.events import Placed
from tests.engines.locus.table import GAME, GRID_NAMES, laid, place, played, random_game


def game(number: int, grid: str):
    """The first state, the events and the last state of one random game."""
    states = list(random_game(number, grid))
    events = []
    for before, after in pairwise(states):
        (seat,) = GAME.waiting_on(before)
        events += next(
            step.events
            for action in legal_actions(GAME, before, seat)
            if (step := apply(GAME, before, action)).state == after
        )
    return states[0], events, states[-1]


def test_an_event_is_written_as_the_rules_say():
    ring = {"C1": "4c", "C2": "6d", "A3": "8h", "B3": "Th", "C3": "Qc"}
    deuces = {"A1": "2c", "B1": "2d", "A2": "2h"}
    state = played(laid({**ring, **deuces}), "A1 up", "F5 up")

    assert plain(place(state, "B2 down")) == {
        "type": "placed",
        "seat": 0,
        "cell": "B2",
        "face": "down",
        "hand": "quads",
        "hand_points": 10,
        "bonus_points": 1,
        "cards": ("2h", "2d", "2c", "*"),
        "total": 16,
    }


@pytest.mark.parametrize("grid", GRID_NAMES)
def test_folding_the_events_leads_to_the_same_end(grid):
    first, events, last = game(9, grid)

    assert replay(first, events) == last


def test_each_event_reads_back_from_what_is_stored():
    _, events, _ = game(10, "6x5")

    for event in events:
        assert msgspec.json.decode(encode(event), type=Placed) == event
        assert codec(GAME).event(encode(event)) == event


def test_each_state_reads_back_from_what_is_stored():
    for state in random_game(11):
        assert codec(GAME).state(encode(state)) == state


def test_an_event_does_not_look_at_the_rules():
    state = laid({})
    event = Placed(Seat(0), "A1", "up", "quads", 99, 99, ("As",), 1234)

    after = event.evolve(state)

    assert after.totals == (1234, 0)
    assert after.cards == state.cards
