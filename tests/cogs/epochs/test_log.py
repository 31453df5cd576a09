"""The log of Epochs Poker: a line for what happens."""

from __future__ import annotations

import pytest

from tests.cogs.epochs.board import told
from tests.engines.epochs.table import HANDS, table

CHECKS = ", ".join(["check"] * 12)


def test_every_deed_has_its_line():
    assert told(table(), "check") == ["\\*ben\\* checks"]
    assert told(table(), "raise 40") == ["⬆️ \\*ben\\* bets 40"]
    assert told(table(), "raise 40, raise 80") == ["⬆️ cat raises to 80"]
    assert told(table(), "raise 40, call") == ["cat calls 40"]
    assert told(table(), "raise 40, fold") == ["cat folds"]


@pytest.mark.parametrize(
    ("stacks", "script", "line"),
    [
        ((990, 5, 990), "all-in", "⬆️ \\*ben\\* bets 5 and is all-in"),
        ((990, 5, 990), "raise 5", "⬆️ \\*ben\\* bets 5 and is all-in"),
        ((990, 5, 8), "all-in, all-in", "⬆️ cat raises to 8 and is all-in"),
        ((990, 990, 12), "raise 10, all-in", "⬆️ cat raises to 12 and is all-in"),
        ((990, 990, 12), "raise 10, raise 12", "⬆️ cat raises to 12 and is all-in"),
        ((12, 990, 990), "raise 10, raise 20, all-in", "ann calls 12 and is all-in"),
        ((990, 990, 10), "raise 10, all-in", "cat calls 10 and is all-in"),
        ((990, 990, 7), "raise 10, call", "cat calls 7 and is all-in"),
        ((990, 5, 8, 990), "all-in, all-in, raise 18", "⬆️ dan raises to 18"),
        ((990, 5, 990), "all-in, call", "cat calls 5"),
    ],
)
def test_going_all_in_is_a_bet_a_raise_or_a_call_however_short_it_is(stacks, script, line):
    assert told(table(stacks=stacks, seats=len(stacks)), script)[0] == line


def test_the_board_is_told_as_it_comes():
    assert told(table(), "check, check, check")[-1] == "**Flop** I Skull, II Hand, III Maze"


def test_a_showdown_tells_every_hand_and_who_gets_what():
    assert told(table(), CHECKS) == [
        "ann checks",
        "ann: V Yin-Yang 2/2, complete + I Skull 2/3 (0.67) + IV Maze 2/6 (0.33)",
        "\\*ben\\*: IV Yin-Yang 2/2, complete + I Skull 2/3 (0.67)",
        "cat: III Yin-Yang 2/2, complete + I Skull 2/3 (0.67)",
        "🏆 **ann** takes 30",
        "🃏 Hand 2: \\*ben\\* deals, ante 10",
    ]


def test_many_hands_are_told_by_their_best_combination():
    hands = (*HANDS, "5h1 5h2 4s1 3h3 2h1 1m3")
    shown = told(table(hands=hands, seats=5), ", ".join(["check"] * 20))
    assert shown[1] == "ann: V Yin-Yang 2/2, complete"
    assert shown[5] == "eve: I Skull 2/3 (0.67)"


def test_side_pots_are_told_one_by_one():
    hands = (HANDS[1], HANDS[2], HANDS[0])
    state = table(hands=hands, stacks=(990, 990, 90))
    shown = told(state, "raise 200, call, call, " + ", ".join(["check"] * 6))
    assert "🏆 Main pot 300: **cat** takes 300" in shown
    assert "🏆 Side pot 220: **ann** takes 220" in shown


def test_who_is_left_alone_wins_what_others_put_in():
    assert told(table(), "raise 40, fold, fold") == [
        "ann folds",
        "\\*ben\\* takes 40 back",
        "🏆 **\\*ben\\*** takes 30 · all others folded",
        "🃏 Hand 2: \\*ben\\* deals, ante 10",
    ]


def test_without_an_ante_there_may_be_nothing_to_win():
    shown = told(table(ante=0), "fold, fold")
    assert shown[1:] == ["🏆 **ann**: there was nothing to win", "🃏 Hand 2: \\*ben\\* deals"]


def test_who_has_lost_everything_is_out():
    state = table(stacks=(990, 990, 40))
    shown = told(state, "raise 100, call, call, " + ", ".join(["check"] * 6))
    assert "🚪 cat is out of the match" in shown


def test_the_last_hand_ends_the_match():
    state = table(seats=2, stacks=(90, 90))
    assert told(state, "all-in, call")[-1] == "🏁 The match is over."
