"""A table of Tichu in words."""

from __future__ import annotations

from random import Random

import pytest

from bot.words import LANGUAGES
from cogs.tichu.text import SHOWN
from engines.kernel.game import Seat, apply, legal_actions
from engines.tichu.cards import PACK
from tests.cogs.tichu.board import FACE, exchanged, middle, played, public, seen
from tests.engines.tichu.table import (
    GAME,
    after,
    dealt,
    first_step,
    passes,
    play,
    table,
    tichu,
    with_,
)


def picture(state, **more):
    """What everybody sees."""
    return FACE.table(seen(state, **more))


# Above the picture


def test_the_text_says_who_plays_with_whom_and_the_scores():
    text = picture(middle(scores=(345, -25))).text
    assert text.splitlines()[:2] == [
        "🟠 ann + cat: **345**",
        "🟪 \\*ben\\* + dan: **\N{MINUS SIGN}25**",
    ]


def test_the_text_says_what_lies_on_the_table_and_whose_it_is():
    assert "ann leads." in picture(middle()).text
    text = picture(played(middle(), (0, "8k 8b"))).text
    assert "On top: **pair of 8 (8k 8b)** of ann" in text


def test_the_text_says_the_wish():
    assert "💭 wish: **10**" in picture(middle(wish="T")).text
    assert "wish" not in picture(middle()).text


def test_the_text_says_calls_cards_left_and_who_is_out():
    state = table("2g 3g", "", "2b", "Ar dragon", turn=3, calls=((0, 100), (3, 200)))
    last = picture(state).text.splitlines()[-1]
    assert last == "-# ann 🂠2, 📣 Tichu · \\*ben\\* out (1.) · cat 🂠1 · dan 🂠2, 📣 Grand Tichu"


def test_the_text_says_what_everybody_is_asked():
    assert "Eight cards each. Who calls Grand Tichu?" in picture(first_step().state).text
    assert "Everybody chooses a card for each of the others." in picture(dealt()).text
    state = table("2g 3g", "2k 3k", "2b 3b", "Ar dragon", turn=3)
    state = after(state, play(3, "dragon"), *passes(0, 1, 2))
    assert "The Dragon has won the trick: an opponent gets it." in picture(state).text


def test_the_text_says_that_bombs_are_still_possible():
    state = after(middle(bomb_seconds=5.0), play(0, "8k 8b"), *passes(1, 2, 3))
    assert "All others have passed. Does anybody throw a bomb?" in picture(state).text


# Read instead of looked at


def test_the_twin_says_of_each_seat_what_the_picture_shows():
    state = after(played(exchanged(), (0, "mahjong")), tichu(2))
    assert picture(state).twin.splitlines() == [
        "- 🟠 **ann** · 13 cards",
        "- 🟪 **\\*ben\\*** · 14 cards · to act",
        "- 🟠 **cat** · 14 cards · Tichu",
        "- 🟪 **dan** · 14 cards",
        "The trick:",
        "-# ann: Mah Jong",
    ]


def test_of_a_long_trick_the_twin_tells_the_end():
    singles = [(n % 4, f"{rank}{'gkbr'[n % 4]}") for n, rank in enumerate("23456789TJ")]
    hands = [" ".join(card for n, card in singles if n == seat) for seat in range(4)]
    state = table(*(f"{hand} A{'gkbr'[n]}" for n, hand in enumerate(hands)))
    for seat, card in singles:
        state = played(state, (seat, card))
    lines = picture(state).twin.splitlines()
    assert "-# … 2 plays before" in lines
    assert len([line for line in lines if line.startswith("-# ")]) == SHOWN + 1
    assert lines[-1] == "-# \\*ben\\*: Jk"


def test_the_picture_is_told_in_words():
    state = with_(played(middle(), (0, "8k 8b")), wish="T")
    assert picture(state).alt == (
        "Tichu, round 1, 0 : 0. On top: pair of 8, seat 1. Wish: 10. 1 ann: 8 cards."
        " 2 *ben*: 10 cards, to act. 3 cat: 8 cards. 4 dan: 8 cards."
    )


def long_game(number: int):
    """The states of a random game."""
    dice = Random(number)
    state = first_step(target=100, scores=(90, 90)).state
    yield state
    while not state.over:
        seats = sorted(GAME.waiting_on(state))
        legal = list(legal_actions(GAME, state, Seat(dice.choice(seats))))
        quiet = [each for each in legal if "call" not in str(type(each)).lower()]
        state = apply(GAME, state, dice.choice(quiet or legal)).state
        yield state


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_whatever_happens(language):
    for n, state in enumerate(long_game(1)):
        if n % 3 and not state.over:
            continue
        shown = picture(state, language=language, names=("*" * 32,) * 4)
        assert 0 < len(shown.alt) <= 1024
        assert len(shown.text) + len(shown.twin) <= 3500
        for seat in range(4):
            hand = FACE.hand(seen(state, seat, language=language, names=("W" * 32,) * 4))
            assert len(hand.text) <= 1000
            assert 0 < len(hand.alt) <= 1024


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_trick_fits_what_a_screen_reader_says(language):
    state = table(
        "mahjong 2g 3k 4b 5r phoenix 7g 8r 9b Tk Jg Qb Kr Ak 2k",
        "2b 2r 3g 3b",
        "3r 4g 4k",
        "4r 5g",
        calls=((0, 100), (1, 200), (2, 100), (3, 200)),
    )
    state = played(state, (0, "mahjong 2g 3k 4b 5r phoenix 7g 8r 9b Tk Jg Qb Kr Ak"))
    shown = picture(with_(state, wish="Q"), language=language, names=("W" * 32,) * 4)
    assert len(shown.alt) <= 1024


# Secrets


def test_no_card_is_told_to_everybody_before_it_is_played():
    for state in (first_step().state, dealt(), exchanged(), middle()):
        words = public(state).replace("(", " ").replace(")", " ").split()
        assert not [card for card in PACK if card in words]


@pytest.mark.parametrize("seat", range(4))
def test_the_table_is_the_same_for_a_player_as_for_everybody(seat):
    closing = after(middle(bomb_seconds=5.0), play(0, "8k 8b"), *passes(1, 2, 3))
    for state in (first_step().state, dealt(), exchanged(), middle(wish="8"), closing):
        assert FACE.table(seen(state, seat)) == FACE.table(seen(state))
