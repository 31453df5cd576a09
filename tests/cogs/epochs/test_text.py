"""A table of Epochs Poker in words."""

from __future__ import annotations

import pytest

from bot.words import LANGUAGES, words_in
from cogs.epochs.names import card_name, card_names, combination_name, sorted_names
from cogs.epochs.scale_text import scale_lines, scale_text
from engines.epochs.cards import pack_of
from engines.epochs.hands import described
from tests.cogs.epochs.board import FACE, moment, seen, short_match
from tests.engines.epochs.table import after, finish, table

EN = words_in("en")
LONG = (
    "5h1 5h2 4m1 4m2 3s1 2m1",
    "5h3 5m1 4m3 4h1 3s2 2m2",
    "5h4 5m2 4m4 4h2 3s3 2m3",
    "5h5 5m3 4m5 4h3 3h1 2m4",
    "1h1 5m4 2h1 4h4 3h2 2m5",
    "1h2 5m5 2h2 4h5 3h3 2m6",
    "1h3 5m6 2h3 4s1 3h4 1m1",
    "1h4 5s1 2h4 4s2 3h5 1m2",
)
"""Eight hands that nearly all make several combinations."""


def table_of(script: str = "", **laid):
    return FACE.table(moment(script, **laid))


# Cards and combinations


def test_cards_have_names():
    names = [card_name(card, EN) for card in ("7h3", "7*", "*y", "jk2", "10m6")]
    assert names == ["VII Hand", "highest of VII", "highest Yin-Yang", "Joker", "X Maze"]


def test_equal_cards_are_told_together():
    assert card_names(["7h3", "jk1", "7h1", "jk2"], EN) == "VII Hand ×2, Joker ×2"


def test_cards_are_sorted_by_strength():
    assert sorted_names(["1y1", "1*", "2m1", "*m", "jk1"], EN) == (
        "Joker, highest Maze, II Maze, highest of I, I Yin-Yang"
    )


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("7h1 7h2 7*", "VII Hand 3/5 (0.60)"),
        ("7y1 jk1", "VII Yin-Yang 2/2, complete"),
        ("7y1 7y2 7s1 7s2 7s3", "VII Yin-Yang and Skull, both complete (2)"),
        ("7m1 7m2", "VII Maze 2/6 (0.33)"),
    ],
)
def test_combinations_are_told_with_their_fractions(cards, told):
    made = described(cards.split(), "2+3+4").combinations
    assert combination_name(made[0], EN) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_kinds_of_cards_are_told_apart(language):
    words = words_in(language)
    kinds = {card_name(card, words) for card in pack_of("full", 4)}
    assert len(kinds) == 40 + 10 + 4 + 1


def test_the_scale_has_twelve_steps():
    lines = scale_lines(EN)
    assert len(lines) == 12
    assert (lines[0], lines[-1]) == (
        "1. two complete suits of one epoch (2)",
        "12. Maze 2/6 (0.33)",
    )


# The table


def test_the_status_tells_the_hand_the_board_and_the_chips():
    assert table_of("check, check, check, raise 40").text == (
        "Hand 1 of 20 · bets from 10 · ante 10\n"
        "**Flop**: I Skull, II Hand, III Maze · pot 70\n"
        "ann: **990** · \\*ben\\*: **950** · cat: **990**"
    )


def test_bounds_of_bets_are_told():
    assert "bets from 10 to 50" in table_of(max_bet=50).text


def test_the_alt_text_tells_bets_the_dealer_and_the_turn():
    assert table_of("raise 40, fold").alt == (
        "Epochs Poker. Hand 1 of 20 · bets from 10 · ante 10. Before the flop · pot 70."
        " ann: 990 chips, dealer, to act. *ben*: 950 chips, bet 40. cat: 990 chips, folded."
    )


def test_after_a_showdown_the_alt_text_tells_it():
    shown = FACE.table(seen(finish(table()))).alt
    assert "ann: V Yin-Yang 2/2, complete: V Yin-Yang ×2; " in shown
    assert "🏆 ann takes 30 · V Yin-Yang 2/2, complete" in shown


def test_side_pots_are_listed_with_who_plays_for_them():
    state = after(table(stacks=(990, 990, 90)), "raise 200, call, call")
    twin = FACE.table(seen(state)).twin
    assert "-# Main pot 300: ann, \\*ben\\*, cat" in twin
    assert "-# Side pot 220: ann, \\*ben\\*" in twin


def test_where_the_best_combination_decides_nothing_more_is_told():
    assert "Decided by" not in FACE.table(seen(finish(table()))).twin


@pytest.mark.parametrize(
    ("one", "other", "decided"),
    [
        ("5y1 4s1 3h1 2m1 1m1 1h1", "4y1 4s2 3h2 2m2 1m2 1h2", "V Yin-Yang outside"),
        ("5h1 5h2 3s1 3s2 1m1 2m1", "5h3 5h4 4m1 3m1 1m2 2m2", "III Skull 2/3 (0.67)"),
    ],
)
def test_what_decided_is_told_where_the_best_is_equal(one, other, decided):
    board = "2y1 2y2 1s1 3y1 4h5"
    twin = FACE.table(seen(finish(table(hands=(one, other), seats=2, board=board)))).twin
    assert f"Decided by: {decided}" in twin


def test_the_end_is_told():
    shown = FACE.table(seen(after(short_match(), "fold, fold")))
    assert "The match is over." in shown.alt
    assert "Hand 1: 🏆 ann takes 30 · all others folded" in shown.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_showdown_fits(language):
    state = finish(table(hands=LONG, seats=8, board="5* 4* 3* *h jk1"))
    shown = FACE.table(seen(state, language=language))
    assert len(shown.alt) <= 1024
    assert len(shown.text) + len(shown.twin) <= 3000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_told_in_every_language(language):
    one, other = table_of(), table_of(language=language)
    assert ((one.text, one.alt, one.twin) == (other.text, other.alt, other.twin)) == (
        language == "en"
    )


def test_what_follows_the_scale_is_no_part_of_its_last_line():
    words = words_in("en")
    assert f"{scale_lines(words)[-1]}\n\n" in scale_text(words)
