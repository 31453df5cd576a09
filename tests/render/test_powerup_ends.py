"""How the table of Power Up shows a hand that is over, and the end of the game."""

from __future__ import annotations

from msgspec.structs import replace

from engines.kernel.game import Seat
from render.powerup_laid import ALONE, NAMES, SHOWDOWN, view
from render.scene import Label
from tests.engines.powerup.table import after, finish, rich
from tests.engines.powerup.table import view as seen_by
from tests.render.powerup_scene import (
    TABLES,
    before,
    drawn,
    faces,
    laid,
    of_seat,
    shapes,
    sprites,
    table,
)


def test_a_showdown_is_shown_until_somebody_acts_in_the_next_hand():
    state = finish(rich())
    ended = seen_by(state, None)
    shown = {card for hand in ended.last_hand.shown for card in hand or ()}

    assert shown <= set(faces(table(ended)))
    assert faces(table(seen_by(after(state, "call"), None))) == []
    assert faces(table(seen_by(after(state, "fold"), None))) == []


def test_a_power_before_the_first_bet_ends_the_showdown_too():
    state = finish(rich("", "x-ray", ""))
    assert faces(table(seen_by(state, None)))

    assert sprites(table(seen_by(after(state, "x-ray"), None)), "hole-back")


def test_the_five_cards_that_won_are_framed_and_no_others():
    scene = drawn("showdown")
    framed = {card.name for card in sprites(scene, "card") if card.on == "mark"}

    assert framed == set(SHOWDOWN.best[0])
    assert set(faces(scene)) == {*SHOWDOWN.board, "Ks", "Kd", "7s", "Ah"}


def test_the_board_frames_what_won_the_main_pot_and_hands_what_won_any():
    scene = drawn("split")
    framed = [card.name for card in sprites(scene, "card") if card.on == "mark"]

    assert sorted(card.name for card in laid(scene) if card.on == "mark") == ["Jd", "Qh", "Ts"]
    assert {"Ac", "Kd", "Ah", "Ks", "Qs", "Qd"} <= set(framed)


def test_what_was_won_lies_before_the_winners():
    scene = drawn("split")
    won = {
        seat: [i.text for i in before(scene, seat) if isinstance(i, Label) and "+" in i.text]
        for seat in range(6)
    }

    assert won == {0: ["+600"], 1: ["+600"], 2: ["+1450"], 3: [], 4: [], 5: []}


def test_an_uncontested_hand_shows_no_cards_but_who_won():
    scene = table(view(last_hand=ALONE, hand=3))
    backs = sprites(scene, "hole-back")

    assert set(faces(scene)) == set(ALONE.board)
    assert [back.on for back in backs if back in of_seat(scene, 2)] == ["mark", "mark"]
    assert {back.name for back in backs if back.on != "mark"} == {"dead"}


def test_who_is_out_has_a_place_and_the_winner_a_crown():
    scene = drawn("over")
    (crown,) = shapes(scene, "crown")

    assert crown in of_seat(scene, 0)
    assert [i.text for i in of_seat(scene, 1) if isinstance(i, Label)] == [NAMES[1], "2"]
    assert [i.text for i in of_seat(scene, 2) if isinstance(i, Label)] == [NAMES[2], "3"]


def test_two_who_go_out_together_share_the_better_place():
    seen = replace(TABLES["over"], eliminated=((Seat(1), Seat(2)),))
    scene = table(seen)

    assert [i.text for i in of_seat(scene, 2) if isinstance(i, Label)][1:] == ["2"]
