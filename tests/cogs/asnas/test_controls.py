"""The buttons of a turn at As-Nas: what they say, and what they do."""

from __future__ import annotations

import pytest

from bot.faces import Do, Draft, Say
from bot.words import LANGUAGES
from cogs.betting.choosing import FOLDING, SURE
from tests.cogs.asnas.board import FACE, buttons, labels, moment, pressed, reason, verbs

TURN = ["look", "call", "raise", "fold"]


def rows(*args, **kwargs):
    """The controls of the table."""
    return FACE.table(moment(*args, **kwargs)).rows


# At the table


def test_the_seat_to_act_may_look_call_raise_and_fold():
    assert verbs(rows()) == TURN
    assert labels(rows()) == {
        "look": "Look",
        "call": "Call for 1 point",
        "raise": "Raise to 2",
        "fold": "Fold",
    }


def test_a_bet_that_is_the_highest_is_held_for_free():
    shown = rows("call call call")
    assert verbs(shown) == ["look", "hold", "raise", "fold"]
    assert labels(shown)["hold"] == "Hold for free"


def test_the_price_of_a_call_is_what_is_missing():
    shown = labels(rows("raise raise raise"))
    assert (shown["call"], shown["raise"]) == ("Call for 3 points", "Raise to 4")


def test_at_the_cap_nobody_raises():
    assert "raise" not in verbs(rows("raise raise raise call"))


def test_who_has_looked_does_not_look_again():
    assert verbs(rows("look")) == TURN[1:]


@pytest.mark.parametrize("deeds", ["", "look", "call call call", "raise raise raise look"])
def test_buttons_keep_their_places(deeds):
    places = [each.verb for each in buttons(rows(deeds))]
    assert [places[0], *places[2:]] == [TURN[0], *TURN[2:]]
    assert places[1] in ("call", "hold")


def test_a_match_that_is_over_has_no_buttons():
    assert rows("fold fold fold", deals=1) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short_in_every_language(language):
    for deeds in ("", "call call call", "raise raise raise"):
        assert all(len(each.label) <= 25 for each in buttons(rows(deeds, language=language)))


# In the hand


def test_the_hand_of_the_seat_to_act_has_the_same_buttons():
    assert FACE.hand(moment(seat=1)).rows == rows()


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_the_other_hands_have_no_buttons(seat):
    assert FACE.hand(moment(seat=seat)).rows == ()


def test_a_needless_fold_is_asked_about():
    shown = FACE.hand(moment("call call call", seat=0, draft=FOLDING))
    assert "Holding costs nothing. Fold all the same?" in shown.text
    assert [(each.verb, each.arg) for each in buttons(shown.rows)] == [
        ("hold", ""),
        ("fold", SURE),
        ("keep", ""),
    ]


def test_the_question_goes_with_the_choice():
    shown = FACE.hand(moment("call call call", seat=0))
    assert "Fold all the same" not in shown.text
    assert "keep" not in labels(shown.rows)


# Presses


@pytest.mark.parametrize("verb", ["call", "hold", "raise"])
def test_a_deed_is_done_at_once(verb):
    assert pressed(moment(seat=1), verb) == Do({"type": verb})


def test_who_looks_is_shown_the_hand():
    assert pressed(moment(seat=1), "look") == Do({"type": "look"}, show_hand=True)


def test_a_fold_that_saves_a_point_is_done_at_once():
    assert pressed(moment(seat=1), "fold") == Do({"type": "fold"})


def test_a_fold_where_holding_is_free_is_confirmed_first():
    now = moment("call call call", seat=0)
    assert pressed(now, "fold") == Draft(FOLDING)
    assert pressed(now, "fold", SURE) == Do({"type": "fold"})
    assert pressed(now, "keep") == Draft("")


def test_a_fold_out_of_turn_is_left_to_the_engine_to_refuse():
    assert pressed(moment("call call call", seat=1), "fold") == Do({"type": "fold"})


def test_what_became_of_the_deals_may_be_asked_once_one_is_over():
    assert FACE.table(moment()).more == ()
    assert [each.verb for each in FACE.table(moment("fold fold fold")).more] == ["deals"]


def test_the_deals_are_told_to_the_presser():
    assert pressed(moment(), "deals") == Say("No deal is over yet.")


def test_every_button_means_something():
    for now in (moment(seat=1), moment("call call call", seat=0, draft=FOLDING)):
        for each in buttons(FACE.hand(now).rows):
            assert isinstance(pressed(now, each.verb, each.arg), Do | Draft | Say)


@pytest.mark.parametrize("verb", ["", "look ", "deck", "fold.sure", "@hand"])
def test_what_no_button_says_is_malformed(verb):
    assert reason(moment(seat=1), verb) == "malformed"
