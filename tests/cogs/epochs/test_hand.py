"""A hand of Epochs Poker as its owner sees it."""

from __future__ import annotations

from random import Random

import pytest

from bot.words import LANGUAGES
from cogs.epochs.hint import improvements
from engines.kernel.game import apply, legal_actions
from tests.cogs.epochs.board import FACE, moment, seen, short_match, spoken
from tests.engines.epochs.table import GAME, HANDS, after, finish, first_step, table

CLOSE = "2h1 2h2 2h3 5s1 4m2 1m3"
"""Three of the five Hands of epoch II."""


def hand(script: str = "", *, seat: int = 1, **laid):
    return FACE.hand(moment(script, seat=seat, **laid))


def test_a_hand_names_its_cards_the_strongest_first():
    assert "Your cards: **V Maze, IV Yin-Yang ×2, III Hand, II Skull, I Maze**" in hand().text


def test_in_turn_it_tells_the_board_the_pot_and_the_price():
    shown = hand("check, check, check, raise 40", seat=2).text
    assert "**Flop**: I Skull, II Hand, III Maze · pot 70 · to call 40" in shown


def test_it_tells_what_it_makes():
    assert "Your six cards make: **IV Yin-Yang 2/2, complete**" in hand().text
    shown = hand("check, check, check", hands=(HANDS[0], CLOSE, HANDS[2])).text
    assert "You have: **II Hand 4/5 (0.80)**" in shown


def test_it_tells_what_would_make_it_better():
    shown = hand("check, check, check", hands=(HANDS[0], CLOSE, HANDS[2])).text
    assert "Better with: II Hand → II Hand 5/5, complete" in shown


def test_a_card_that_is_all_seen_makes_nothing_better():
    cards = ("1y1", "1y2", "2s1", "2s2", "2s3")
    assert ("1", "y") not in {(str(b.epoch), b.suit) for b in improvements(cards, "1+3+4")}


def test_better_cards_are_sorted_by_what_they_make():
    cards = ("2h1", "2h2", "5m1", "5m2")
    found = [(b.epoch, b.suit) for b in improvements(cards, "1+3+4")]
    assert found == [(2, "h"), (5, "m")]


def test_on_the_river_nothing_better_is_promised():
    state = table(hands=(HANDS[0], CLOSE, HANDS[2]))
    river = after(state, ", ".join(["check"] * 9))
    assert "Better with" not in FACE.hand(seen(river, seat=1)).text


@pytest.mark.parametrize("deed", ["check", "raise 40", "fold"])
def test_out_of_turn_it_stays_the_same_whatever_others_do(deed):
    before = after(table(), "check")
    assert FACE.hand(seen(after(before, deed), seat=1)) == FACE.hand(seen(before, seat=1))


def test_out_of_turn_it_stays_the_same_when_the_board_grows():
    """Seat 1 has checked, and seat 0 ends the round: seat 1 is to act again, seat 2 is not."""
    before, later = after(table(), "check, check"), after(table(), "check, check, check")
    assert FACE.hand(seen(later, seat=2)) == FACE.hand(seen(before, seat=2))


@pytest.mark.parametrize("number", range(4))
def test_in_random_matches_a_hand_out_of_turn_changes_only_with_the_hand(number):
    dice, state = Random(number), first_step(seats=4, hands=HANDS).state
    for _ in range(120):
        if state.over:
            break
        before, actor = state, state.to_act
        state = apply(GAME, state, dice.choice(list(legal_actions(GAME, state, actor)))).state
        if state.hand != before.hand or state.over:
            continue
        for seat in {0, 1, 2, 3} - {actor, state.to_act}:
            assert FACE.hand(seen(state, seat=seat)) == FACE.hand(seen(before, seat=seat))


def test_who_has_folded_is_told_when_they_are_in_again():
    shown = hand("check, check, check, raise 40, fold", seat=2).text
    assert "You have folded. You are in again when the next hand begins." in shown


def test_who_is_all_in_waits_for_the_cards():
    assert "You are all-in: the cards decide now." in hand("raise 990").text


def test_a_hand_tells_how_the_last_one_went():
    shown = FACE.hand(seen(finish(table()), seat=2)).text
    assert "Hand 1: 🏆 ann takes 30 · V Yin-Yang 2/2, complete" in shown


def test_after_the_match_there_is_nothing_to_do():
    over = after(short_match(), "fold, fold")
    shown = FACE.hand(seen(over, seat=0))
    assert shown.text.startswith("The match is over.")
    assert shown.rows == ()


def test_after_the_match_the_hand_shows_how_it_ended():
    over = finish(short_match())
    shown, table = FACE.hand(seen(over, seat=0)), FACE.table(seen(over))
    assert (shown.scene, shown.alt) == (table.scene, table.alt)


def test_who_is_out_while_others_play_has_no_cards_to_see():
    state = finish(after(table(stacks=(990, 990, 40)), "raise 100, call, call"))
    shown = FACE.hand(seen(state, seat=2))
    assert shown.text.startswith("You are out of the match: you have no chips left.")
    assert (shown.rows, shown.scene, shown.alt) == ((), None, "")


def test_the_picture_is_told_in_words():
    shown = hand()
    assert shown.scene is not None
    assert shown.alt == (
        "Your cards: V Maze, IV Yin-Yang ×2, III Hand, II Skull, I Maze."
        " In frames: IV Yin-Yang 2/2, complete. Pot 30, to call 0."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_is_told_in_every_language(language):
    said = spoken(hand(language=language))
    assert (said == spoken(hand())) == (language == "en")
    assert 0 < len(hand(language=language).alt) <= 1024
