"""A table of As-Nas in words."""

from __future__ import annotations

from random import Random

import pytest

from bot.words import LANGUAGES
from engines.kernel.game import apply, legal_actions
from render.numbers import MINUS
from tests.cogs.asnas.board import FACE, moment, pressed, public, seen
from tests.engines.asnas.table import GAME, after, table

SPLIT = {1: "AASBC", 2: "AASBC", 3: "ZZZSC"}


def picture(*args, **kwargs):
    """What everybody sees."""
    return FACE.table(moment(*args, **kwargs))


# Above the picture


def test_the_text_says_deal_pot_and_highest_bet():
    assert "Deal 1 of 12 · pot 3 · highest bet 2" in picture("raise").text


def test_the_text_says_the_totals():
    text = picture("fold fold fold").text
    assert "ann: **0** · \\*ben\\*: **0** · cat: **0** · dan: **0**" in text
    assert f"ann: **{MINUS}1** · \\*ben\\*: **1**" in picture("call fold fold fold").text


def test_the_text_says_how_the_last_deal_went():
    assert "🏆" not in picture("call").text
    assert "Deal 1: 🏆 ann takes 1 · all others folded" in picture("fold fold fold").text
    shown = picture("call call call hold").text
    assert "Deal 1: 🏆 ann takes 4 · full house" in shown


def test_a_shared_pot_is_told_with_exact_shares():
    text = picture("raise call fold fold", hands=SPLIT).text
    assert "\\*ben\\* takes 2½, cat takes 2½ · pair" in text


def test_a_finished_match_has_no_running_deal():
    text = picture("fold fold fold", deals=1).text
    assert "pot" not in text
    assert "Deal 1: 🏆" in text


# Read instead of looked at


def lines(*args, **kwargs) -> list[str]:
    return picture(*args, **kwargs).twin.splitlines()


def test_the_twin_says_of_each_seat_what_the_picture_shows():
    assert lines("raise look fold")[:4] == [
        "- **ann** · total 0 · bet 1 · has not looked · dealer",
        "- **\\*ben\\*** · total 0 · bet 2 · has not looked",
        "- **cat** · total 0 · bet 0 · has looked · folded",
        "- **dan** · total 0 · bet 0 · has not looked · to act",
    ]


def test_the_twin_shows_the_last_showdown_until_the_next_one():
    for deeds in ("call call fold hold", "call call fold hold call fold"):
        shown = [line for line in lines(deeds) if line.startswith("-# ")]
        assert shown == [
            "-# Last showdown",
            "-# ann: full house, Shah Shah Shah Bibi Bibi",
            "-# \\*ben\\*: pair, As As Shah Sarbaz Couli",
            "-# cat: pair, As As Bibi Sarbaz Couli",
        ]


def test_the_twin_lists_the_deals():
    twin = lines("call call call hold fold fold fold")
    assert twin[-2:] == [
        "**1.** ann takes 4 · full house (Shah Shah Shah Bibi Bibi)",
        "**2.** \\*ben\\* takes 1 · all others folded",
    ]


def test_the_picture_is_told_in_words():
    alt = picture("raise look").alt
    assert alt.startswith("As-Nas. Deal 1 of 12 · pot 3 · highest bet 2.")
    assert "*ben*: total 0, bet 2, has not looked." in alt
    assert "cat: total 0, bet 0, has looked, to act." in alt
    assert "Last showdown" not in alt


def test_a_showdown_is_told_in_words():
    alt = picture("call call call hold").alt
    assert "Last showdown. ann: full house, Shah Shah Shah Bibi Bibi." in alt


def long_match(number: int):
    """The states of a match of 100 deals in which nobody folds where they need not."""
    dice = Random(number)
    state = table(deals=100)
    while state.to_act is not None:
        yield state
        legal = list(legal_actions(GAME, state, state.to_act))
        state = apply(GAME, state, dice.choice(legal)).state
    yield state


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_however_long_a_match_is(language):
    for n, state in enumerate(long_match(1)):
        if n % 5 and state.to_act is not None:
            continue
        now = seen(state, language=language, names=("*" * 32,) * 4)
        shown = FACE.table(now)
        assert 0 < len(shown.alt) <= 1024
        assert len(shown.text) + len(shown.twin) <= 3500
        assert len(pressed(now, "deals").text) <= 4000


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_shown_hands_fit_what_a_screen_reader_says(language):
    state = after(table(), "look raise look raise look raise look call call call")
    assert state.shown is not None
    assert None not in state.shown
    now = seen(state, language=language, names=("W" * 32,) * 4)
    assert len(FACE.table(now).alt) <= 1024


# Secrets


CARDS = ("As", "Shah", "Bibi", "Sarbaz", "Couli")


def test_no_card_is_told_to_everybody_before_it_is_shown():
    for deeds in ("", "look", "look call look raise look fold", "fold fold fold", "raise fold"):
        told = public(moment(deeds)).replace("As-Nas", "")
        assert not [card for card in CARDS if card in told], deeds


def test_the_picture_for_everybody_is_the_same_whatever_lies_hidden():
    other = {0: "AAAAC", 1: "ZZZZC", 2: "BBBBC", 3: "SSSSC"}
    for deeds in ("", "look call look", "look fold fold fold"):
        assert FACE.table(moment(deeds)) == FACE.table(moment(deeds, hands=other))


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_table_is_the_same_for_a_player_as_for_everybody(seat):
    for deeds in ("", "look call look", "call call call hold look"):
        assert FACE.table(moment(deeds, seat=seat)) == FACE.table(moment(deeds))


def test_a_folded_hand_is_told_to_nobody():
    told = public(moment("look fold call call hold"))
    assert "*ben*: total 0" in told
    assert told.count("ben\\*: ") == told.count("ben\\*: **0**")
    assert "ann: full house" in told
