"""The buttons and the menu of Epochs Poker: what they say, and what they do."""

from __future__ import annotations

import pytest

from bot.faces import Ask, Do, Draft, Say
from bot.words import LANGUAGES
from cogs.betting.choosing import ALL_IN, FOLDING, SURE
from engines.kernel.errors import IllegalAction
from tests.cogs.epochs.board import (
    FACE,
    buttons,
    labels,
    menus,
    moment,
    pressed,
    seen,
    short_match,
    verbs,
)
from tests.engines.epochs.table import after

FLOP_BET = "check, check, check, raise 40"


def at_table(script: str = "", **laid):
    return FACE.table(moment(script, **laid)).rows


def in_hand(script: str = "", *, seat: int = 1, draft: str = "", **laid):
    return FACE.hand(moment(script, seat=seat, draft=draft, **laid)).rows


# At the table


def test_where_nothing_is_bet_the_seat_to_act_folds_checks_or_bets():
    assert labels(at_table()) == {"fold": "Fold", "check": "Check", "open": "Bet …"}


def test_a_call_says_its_price():
    assert labels(at_table(FLOP_BET)) == {"fold": "Fold", "call": "Call 40", "open": "Raise …"}


def test_a_call_that_takes_all_chips_says_so():
    shown = at_table("raise 990", stacks=(990, 990, 90))
    assert labels(shown)["call"] == "Call 90: all-in"


def test_nobody_raises_with_chips_that_only_call():
    assert "open" not in verbs(at_table("raise 990", stacks=(990, 990, 90)))


def test_the_table_looks_the_same_whoever_looks():
    assert [FACE.table(moment(FLOP_BET, seat=seat)).rows for seat in (0, 1, 2)] == [
        at_table(FLOP_BET)
    ] * 3


def test_a_match_that_is_over_has_only_the_scale():
    shown = FACE.table(seen(after(short_match(), "fold, fold")))
    assert shown.rows == ()
    assert [each.verb for each in shown.more] == ["scale"]


def test_the_scale_is_told_to_whoever_asks():
    said = pressed(moment(), "scale")
    assert isinstance(said, Say)
    assert "8. Skull 2/3 or Maze 4/6 (0.67)" in said.text


def test_raising_at_the_table_shows_the_hand():
    assert pressed(moment(seat=1), "open", "raise") == Draft("", late=True)


# In the hand


def test_in_turn_the_hand_offers_the_usual_sizes():
    shown = in_hand()
    assert verbs(shown) == ["fold", "check", "type"]
    assert menus(shown) == {
        "size": [
            ("10", "Bet 10"),
            ("15", "Bet 15"),
            ("30", "Bet 30"),
            ("all-in", "All-in: 990"),
        ]
    }


def test_raises_are_counted_from_the_pot_once_the_bet_is_called():
    values = [value for value, _ in menus(in_hand(FLOP_BET, seat=2))["size"]]
    assert values == ["80", "95", "150", "all-in"]


def test_a_largest_bet_ends_the_menu():
    shown = menus(in_hand(max_bet=20))["size"]
    assert shown == [("10", "Bet 10"), ("15", "Bet 15"), ("20", "Bet 20")]


def test_a_fixed_bet_needs_no_amount():
    shown = in_hand(max_bet=10)
    assert menus(shown)["size"] == [("10", "Bet 10")]
    assert "type" not in verbs(shown)


@pytest.mark.parametrize("seat", [0, 2])
def test_out_of_turn_the_hand_has_no_controls(seat):
    assert in_hand(seat=seat) == ()


def test_who_cannot_raise_has_no_menu():
    shown = in_hand("raise 990", seat=2, stacks=(990, 990, 90))
    assert (verbs(shown), menus(shown)) == (["fold", "call"], {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short_in_every_language(language):
    for script, seat in (("", 1), (FLOP_BET, 2)):
        shown = FACE.hand(moment(script, seat=seat, language=language)).rows
        assert all(len(each.label) <= 25 for each in buttons(shown))


# Presses


@pytest.mark.parametrize("verb", ["check", "call"])
def test_a_deed_is_done_at_once(verb):
    assert pressed(moment(seat=1), verb) == Do({"type": verb})


def test_a_size_is_a_raise():
    assert pressed(moment(seat=1), "size", "", "30") == Do({"type": "raise", "to": 30})


def test_a_needless_fold_is_asked_about():
    now = moment(seat=1)
    assert pressed(now, "fold") == Draft(FOLDING)
    assert pressed(now, "fold", SURE) == Do({"type": "fold"})
    asked = FACE.hand(moment(seat=1, draft=FOLDING))
    assert "Checking costs nothing. Fold all the same?" in asked.text
    assert verbs(asked.rows) == ["check", "fold", "back"]
    assert pressed(now, "back") == Draft("")


def test_a_fold_that_saves_chips_is_done_at_once():
    assert pressed(moment(FLOP_BET, seat=2), "fold") == Do({"type": "fold"})


def test_all_in_is_asked_about():
    now = moment(seat=1)
    assert pressed(now, "size", "", "all-in") == Draft(ALL_IN)
    asked = FACE.hand(moment(seat=1, draft=ALL_IN))
    assert "Put in everything you have?" in asked.text
    assert labels(asked.rows) == {"all-in": "All-in: 990", "back": "Back"}
    assert pressed(now, "all-in", SURE) == Do({"type": "all-in"})


def test_all_in_above_the_largest_bet_is_left_to_the_engine_to_refuse():
    assert pressed(moment(seat=1, max_bet=20), "all-in") == Do({"type": "all-in"})


def test_the_window_for_an_amount_says_its_bounds():
    asked = pressed(moment(FLOP_BET, seat=2), "type")
    assert isinstance(asked, Ask)
    assert asked.question.label == "80 to 990 chips"
    assert asked.question.placeholder == "half the pot 95 · the pot 150 · all-in 990"


def test_a_typed_amount_is_a_raise():
    assert pressed(moment(seat=1), "typed", "", " 120 ") == Do({"type": "raise", "to": 120})


@pytest.mark.parametrize("text", ["", "many", "12.5.1", "1e3", "²"])
def test_what_is_no_amount_is_said_to_be_none(text):
    said = pressed(moment(seat=1), "typed", "", text)
    assert said == Say(
        "That is no number of chips. Type a whole number, for example 300."
        " Now you can: raise to 10 at least, 990 at most."
    )


@pytest.mark.parametrize(
    ("verb", "values"), [("", ()), ("look", ()), ("size", ()), ("size", ("²",)), ("typed", ())]
)
def test_what_no_control_says_is_malformed(verb, values):
    with pytest.raises(IllegalAction, match="malformed"):
        pressed(moment(seat=1), verb, "", *values)


def test_every_button_means_something():
    for draft in ("", FOLDING, ALL_IN):
        for each in buttons(in_hand(draft=draft)):
            assert isinstance(pressed(moment(seat=1), each.verb, each.arg), Do | Draft | Ask)
