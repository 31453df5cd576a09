"""What people are told at Epochs Poker when something cannot be done."""

from __future__ import annotations

import pytest

from bot.words import LANGUAGES
from engines.kernel.errors import IllegalAction, Refused
from engines.poker.betting import BettingReason
from tests.cogs.epochs.board import FACE, answer, seen, short_match
from tests.engines.epochs.table import after, table

BET = "raise 40"


@pytest.mark.parametrize("reason", BettingReason)
def test_every_code_has_its_sentence(reason):
    assert FACE.refusal(seen(table(), seat=1), {"type": "fold"}, IllegalAction(reason))


def test_who_must_call_cannot_check():
    assert answer(after(table(), BET), "check") == (
        "You cannot check: the bet is 40, and 0 of yours lies there."
        " Now you can: fold, call for 40, raise to 80 at least, 990 at most."
    )


def test_where_nothing_is_bet_nothing_is_called():
    said = answer(table(), "call")
    assert said.startswith("There is nothing to call: you can check. Now you can: check, raise")


@pytest.mark.parametrize("to", [-5, 0, 9])
def test_a_bet_below_the_least_is_told_the_least(to):
    said = answer(table(), f"raise {to}")
    assert said.startswith(f"{to} is too little. The least is 10. Now you can: check, raise to 10")


@pytest.mark.parametrize("wish", ["raise 31", "all-in"])
def test_a_bet_above_the_largest_is_told_the_largest(wish):
    said = answer(table(max_bet=30), wish)
    assert "is too much: at this table a bet or raise adds 30 at most." in said
    assert "raise to 10 at least, 30 at most" in said


def test_a_bet_above_the_own_chips_is_told_what_all_in_is():
    said = answer(table(), "raise 991")
    assert said.startswith("991 is more than you have: all-in is 990.")


def test_an_absurd_sum_is_not_said_in_full():
    assert "1" * 13 not in answer(table(), "raise " + "1" * 15)


def test_who_may_not_raise_again_is_told_why():
    state = after(table(stacks=(990, 990, 45)), "raise 40, all-in, call")
    said = answer(state, "raise 200")
    assert said.startswith("You cannot raise again: since you acted the bet has not risen")


def test_nobody_raises_where_all_others_are_all_in():
    state = after(table(stacks=(990, 500, 400)), "all-in, all-in")
    said = answer(state, "raise 900")
    assert said.startswith("You cannot raise: all others are all-in, so nobody could call it.")
    assert said.endswith("Now you can: fold, call for 500.")


def test_chips_that_only_call_do_not_raise():
    said = answer(after(table(stacks=(990, 990, 30)), BET), "raise 35")
    assert "Now you can: fold, call for 30." in said


def test_out_of_turn_it_says_whose_turn_it_is():
    said = answer(table(), "check", seat=0)
    assert said == "It is \\*ben\\*'s turn. You act when the turn comes round to you."


def test_who_has_folded_is_told_when_they_are_in_again():
    said = answer(after(table(), "fold"), "check", seat=1)
    assert said.startswith("You have folded, and are in again when the next hand begins.")


def test_who_is_all_in_is_told_so():
    said = answer(after(table(), "all-in"), "check", seat=1)
    assert said == "You are all-in: the cards decide now."


def test_who_is_out_is_told_so():
    state = table(stacks=(990, 990, 40))
    state = after(state, "raise 100, call, call, " + ", ".join(["check"] * 6))
    assert 2 in state.out
    assert answer(state, "check", seat=2) == "You are out of the match: you have no chips left."


def test_after_the_match_the_houses_words_do():
    now = seen(after(short_match(), "fold, fold"), seat=1)
    assert FACE.refusal(now, {"type": "fold"}, IllegalAction(Refused.GAME_OVER)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_told_in_every_language(language):
    for state, wish in ((table(), "call"), (table(), "raise 1"), (table(max_bet=30), "all-in")):
        english, said = answer(state, wish), answer(state, wish, language=language)
        assert (said == english) == (language == "en")
