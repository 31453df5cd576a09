"""What people see: everything, and what each card would score for the seat to act."""

from __future__ import annotations

import msgspec
import pytest

from engines.kernel.codec import plain
from engines.kernel.errors import IllegalAction
from tests.engines.locus.table import (
    GAME,
    GRID_NAMES,
    ME,
    OTHER,
    ended,
    laid,
    place,
    played,
    random_game,
    start,
)


def test_a_view_is_written_as_the_rules_say():
    state = played(laid({"A1": "As", "B1": "Ad", "A2": "Ah", "B2": "9s"}), "A1 up", "F5 down")

    view = plain(GAME.view(state, None))

    grid = view.pop("grid")
    assert (grid["columns"], grid["rows"], len(grid["cells"])) == (6, 5, 30)
    assert grid["cells"][0] == {"cell": "A1", "card": "As", "seat": 0, "face": "up"}
    assert grid["cells"][1] == {"cell": "B1", "card": "Ad", "seat": None, "face": None}
    assert (grid["cells"][29]["seat"], grid["cells"][29]["face"]) == (1, "down")
    assert view == {
        "totals": (5, state.totals[1]),
        "chips": (14, 14),
        "to_act": 0,
        "last": {"cell": "F5", "seat": 1, "face": "down"},
        "preview": (),
    }


def test_before_the_first_chip_there_is_no_last_one():
    assert GAME.view(start(), ME).last is None


def test_at_the_end_nobody_is_to_act_and_nothing_is_left_to_score():
    view = GAME.view(ended(), ME)

    assert (view.to_act, view.chips, view.preview) == (None, (0, 0), ())
    assert view.last is not None


def test_only_the_seat_to_act_is_shown_what_cards_would_score():
    state = played(start(), "A1 up")

    assert len(GAME.view(state, OTHER).preview) == 29
    assert GAME.view(state, ME).preview == GAME.view(state, None).preview == ()


@pytest.mark.parametrize("grid", GRID_NAMES)
def test_but_for_that_every_seat_and_a_spectator_see_the_same(grid):
    for state in random_game(6, grid):
        views = [GAME.view(state, seat) for seat in (ME, OTHER, None)]
        first, second, third = (msgspec.structs.replace(view, preview=()) for view in views)

        assert first == second == third


@pytest.mark.parametrize("number", range(3))
def test_every_preview_is_what_playing_the_card_scores(number):
    for state in list(random_game(number))[number:-1:4]:
        total = state.totals[state.to_act]
        view = GAME.view(state, state.to_act)

        assert [each.cell for each in view.preview] == [
            each.cell for each in view.grid.cells if each.seat is None
        ]
        for each in view.preview:
            assert place(state, f"{each.cell} up").total == total + each.up
            assert place(state, f"{each.cell} down").total == total + each.down


def test_a_view_does_not_hang_on_the_seed():
    state = played(start(), "A1 up", "B2 down")
    other = msgspec.structs.replace(state, seed="0" * 64)

    assert GAME.view(state, ME) == GAME.view(other, ME)


@pytest.mark.parametrize("seat", [-1, 2, True, "0"])
def test_a_seat_that_nobody_can_sit_on_sees_nothing(seat):
    with pytest.raises(IllegalAction) as refused:
        GAME.view(start(), seat)

    assert refused.value.reason == "no-such-seat"
