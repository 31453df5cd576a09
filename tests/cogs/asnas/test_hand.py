"""A hand of As-Nas as its owner sees it."""

from __future__ import annotations

import pytest

from bot.words import LANGUAGES
from cogs.betting.choosing import FOLDING
from tests.cogs.asnas.board import FACE, moment, spoken

CARDS = ("As", "Shah", "Bibi", "Sarbaz", "Couli")
OTHER = {1: "BBBSS"}


def text(*args, **kwargs) -> str:
    return FACE.hand(moment(*args, **kwargs)).text


def test_a_hand_that_was_not_looked_at_shows_no_card_to_its_owner():
    shown = FACE.hand(moment(seat=1))
    assert not [card for card in CARDS if card in spoken(shown)]
    assert "Your cards lie face down" in shown.text
    assert "You can act without looking." in shown.text
    assert shown.alt == "Your five cards, face down."
    assert shown == FACE.hand(moment(seat=1, hands=OTHER))


def test_a_hand_that_was_looked_at_is_told_in_words():
    shown = FACE.hand(moment("look", seat=1))
    assert "Your hand: **pair**" in shown.text
    assert shown.alt == "Your cards: As As Shah Sarbaz Couli."
    assert shown.scene is not None


def test_the_look_lasts_for_the_deal():
    assert "Your hand: **pair**" in text("look call raise", seat=1)
    assert "face down" in text("look fold fold fold", seat=1)


def test_a_hand_is_told_to_nobody_else():
    for seat in (0, 2, 3):
        hand = FACE.hand(moment("look", seat=seat))
        assert hand == FACE.hand(moment("look", seat=seat, hands=OTHER))
        assert "pair" not in spoken(hand)


def test_in_turn_it_says_bets_and_pot():
    assert "Deal 1 of 12 · your bet 1 · highest bet 2 · pot 5" in text("raise call fold", seat=0)


def test_out_of_turn_it_says_after_whom_one_acts():
    assert "You act after dan." in text(seat=0)
    assert "You act after \\*ben\\*." in text("call call fold", seat=2)
    assert "You act after dan." in text("raise call raise fold call", seat=1)


def test_who_has_folded_is_told_when_they_are_in_again():
    shown = FACE.hand(moment("fold", seat=1))
    assert "You have folded. You are in again when the next deal begins." in shown.text
    assert shown.rows == ()


def test_out_of_turn_it_stays_the_same_while_others_call():
    assert FACE.hand(moment(seat=0)).text == FACE.hand(moment("look call", seat=0)).text


def test_it_tells_how_the_last_deal_went():
    assert "Deal 1: 🏆 ann takes 1 · all others folded" in text("fold fold fold", seat=3)


def test_after_the_match_there_is_nothing_to_do():
    shown = FACE.hand(moment("fold fold fold", seat=0, deals=1))
    assert shown.text.startswith("The match is over.")
    assert shown.rows == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_is_told_in_every_language(language):
    english = spoken(FACE.hand(moment("look", seat=1)))
    said = spoken(FACE.hand(moment("look", seat=1, language=language)))
    assert (said == english) == (language == "en")
    assert 0 < len(FACE.hand(moment("look", seat=1, language=language)).alt) <= 1024


def test_the_choice_to_fold_is_forgotten_where_it_is_no_question_any_more():
    assert "Fold all the same" not in text("raise", seat=2, draft=FOLDING)
