"""What a chip scores: hand and bonus, living and dead neighbours."""

from __future__ import annotations

import pytest

from tests.engines.locus.table import laid, place, played, start

CORNER = {"A1": "2c", "B1": "2d", "A2": "2h", "B2": "9s"}
"""Three deuces and a nine in the corner."""


def test_the_cards_around_the_chosen_one_count_with_it():
    event = place(laid(CORNER), "A1 up")

    assert (event.hand, event.hand_points, event.cards) == ("trips", 5, ("2h", "2d", "2c"))


def test_cards_that_are_farther_away_do_not_count():
    state = laid({**CORNER, "B2": "Kd", "C1": "2s"})

    assert place(state, "A1 up").hand == "trips"
    assert place(state, "B1 up").hand == "quads"


def test_the_chosen_card_need_not_take_part():
    event = place(laid({"A1": "9s", "B1": "2d", "A2": "2h", "B2": "2c"}), "A1 up")

    assert event.cards == ("2h", "2d", "2c")


def test_nine_cards_count_inside_the_grid():
    above = {"B2": "2c", "C2": "3d", "D2": "4h"}
    beside = {"B3": "7s", "C3": "6d", "D3": "9c"}
    below = {"B4": "Jd", "C4": "Ks", "D4": "5c"}

    event = place(laid({**above, **beside, **below}), "C3 up")

    assert (event.hand, event.cards) == ("straight", ("7s", "6d", "5c", "4h", "3d"))


def test_face_down_the_chosen_card_is_wild():
    event = place(laid({"A1": "9s", "B1": "2d", "A2": "2h", "B2": "2c"}), "A1 down")

    assert (event.hand, event.hand_points, event.cards) == ("quads", 10, ("2h", "2d", "2c", "*"))


def test_face_down_the_chosen_card_does_not_count_as_itself():
    event = place(laid({"A1": "2c", "B1": "2d", "A2": "9h", "B2": "Ks"}), "A1 down")

    assert (event.hand, event.cards) == ("pair", ("Ks", "*"))


def test_the_wild_card_may_stand_for_a_card_of_the_area():
    aces = {"B1": "As", "C1": "Ah", "D1": "Kd", "B2": "Ad", "D2": "Ac"}
    event = place(laid({**aces, "C2": "2c"}), "C2 down")

    assert (event.hand, event.hand_points) == ("quads", 10)


def test_no_hand_scores_nothing_and_shows_no_card():
    event = place(laid({"A1": "2c", "B1": "4d", "A2": "7h", "B2": "9s"}), "A1 up")

    assert (event.hand, event.hand_points, event.cards) == ("none", 0, ())


@pytest.mark.parametrize("between", [[], ["F5 up"]], ids=["for the other", "for its player"])
def test_a_card_that_was_played_face_down_is_dead_for_both(between):
    state = played(laid(CORNER), "B1 down", *between)

    assert place(state, "A1 up").hand == "pair"


@pytest.mark.parametrize("between", [[], ["F5 up"]], ids=["for the other", "for its player"])
def test_a_card_that_was_played_face_up_counts_for_both(between):
    state = played(laid(CORNER), "B1 up", *between)

    assert place(state, "A1 up").hand == "trips"


def test_a_card_is_wild_only_in_the_turn_it_is_played_in():
    state = played(laid({"A1": "2c", "B1": "4d", "A2": "7h", "B2": "9s"}), "A1 down")

    assert place(state, "B2 up").cards.count("*") == 0


def test_with_all_neighbours_dead_the_wild_card_alone_is_no_hand():
    state = played(laid(CORNER), "B1 down", "A2 down", "B2 down")

    assert place(state, "A1 down").hand == "none"


def test_an_own_chip_gives_two_at_a_side_and_one_at_a_corner():
    state = played(start(), "C3 up", "F5 up")

    bonus = {cell: place(state, f"{cell} up").bonus_points for cell in ("C2", "B3", "D4", "B2")}
    assert bonus == {"C2": 2, "B3": 2, "D4": 1, "B2": 1}


def test_a_chip_two_cells_away_gives_nothing():
    assert place(played(start(), "C3 up", "F5 up"), "E3 up").bonus_points == 0


def test_the_chips_of_the_other_give_nothing():
    assert place(played(start(), "C3 up"), "C2 up").bonus_points == 0


def test_an_own_chip_on_a_dead_card_gives_nothing():
    assert place(played(start(), "C3 down", "F5 up"), "C2 up").bonus_points == 0


def test_the_bonus_is_twelve_at_most():
    ring = ["B2 up", "C2 up", "D2 up", "B3 up", "D3 up", "B4 up", "C4 up", "D4 up"]
    far = ["A1 up", "B1 up", "C1 up", "D1 up", "E1 up", "F1 up", "F2 up", "F3 up"]
    state = played(start(), *(move for both in zip(ring, far, strict=True) for move in both))

    assert place(state, "C3 up").bonus_points == 12


def test_the_bonus_is_the_same_face_up_and_face_down():
    state = played(start(), "C3 up", "F5 up", "D2 up", "F4 up")

    assert place(state, "C2 up").bonus_points == place(state, "C2 down").bonus_points == 4


def test_hand_and_bonus_are_added_to_the_running_total():
    state = played(laid(CORNER), "A1 up", "F5 down")
    before = state.totals

    event = place(state, "B1 up")

    assert before[0] == 5
    assert event.total == 5 + event.hand_points + 2
    assert event.evolve(state).totals == (event.total, before[1])
