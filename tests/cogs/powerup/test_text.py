"""A table of Power Up in words."""

from __future__ import annotations

from random import Random

import pytest

from bot.words import LANGUAGES
from engines.kernel.game import apply, legal_actions
from engines.poker.cards import NAMES as PACK
from tests.cogs.powerup.board import FACE, public, seen
from tests.engines.playing import seed_of
from tests.engines.powerup.hidden import known
from tests.engines.powerup.table import (
    GAME,
    after,
    finish,
    rich,
    table,
    to_flop,
    to_river,
)

LOSING = {"hands": ("2h 7c", "Ks Kd", "Qs Qd"), "deck": "3c 4d 9h Jc Ts"}
"""Seat 0 has the worst hand."""


def picture(state, **more):
    """What everybody sees."""
    return FACE.table(seen(state, **more))


def text(state, **more) -> list[str]:
    return picture(state, **more).text.splitlines()


def twin(state, **more) -> list[str]:
    return picture(state, **more).twin.splitlines()


def won():
    """A game that is over in its second hand; cat went first."""
    state = table(hands=("As Ad", "Ks Kd", "2s 7d"), deck="Ac 3h 9c Td 5s", stacks=(900, 900, 300))
    state = after(state, "raise 400, fold, all-in, call")
    while not state.over:
        allin = GAME.view(state, state.to_act).legal.raise_
        state = after(state, "all-in" if allin else "call")
    return state


# Above the picture


def test_the_text_says_blinds_board_pot_and_chips():
    assert text(after(to_flop(table()), "raise 100")) == [
        "Hand 1 · level 1 · blinds 25/50, ante 5",
        "Flop 2♣\ufe0e 7♦\ufe0e 8♥\ufe0e · pot 265",
        "ann: **1445** · \\*ben\\*: **1345** · cat: **1445**",
    ]


def test_the_text_says_who_is_all_in():
    told = text(after(table(), "all-in"))[-1]
    assert told == "ann: **all-in** · \\*ben\\*: **1470** · cat: **1445**"


def test_the_text_says_who_is_out():
    state = finish(after(table(**LOSING, stacks=(50, 1000, 900)), "call"))
    assert "ann: **out**" in "\n".join(text(state))


def test_the_text_says_that_a_power_waits_for_its_player():
    state = after(rich("scanner"), "scanner")
    assert "⏳ ann has to choose." in text(state)


def test_the_text_shows_what_the_engineer_shows():
    state = after(rich("engineer"), "engineer")
    assert "👁️ The next cards of the deck: 2♣\ufe0e 7♦\ufe0e 8♥\ufe0e" in text(state)
    assert "👁️ Next in the deck: 8♥\ufe0e" in text(after(state, "pick 8h"))


def test_the_text_says_that_no_powers_can_be_played():
    assert "🚫 EMP: no powers in this betting round." in text(after(rich("emp"), "emp"))


def test_the_text_says_how_the_last_hand_went():
    assert "🏆" not in "\n".join(text(table()))
    state = after(to_river(table()), "check, check, check")
    assert text(state)[-1] == "Hand 1: 🏆 ann takes 165 · pair"


def test_at_the_end_it_says_who_came_in_where():
    state = won()
    lines = text(state)
    assert lines[0].startswith("1\\. **")
    assert lines[0].count("**") == 6
    assert "blinds" not in lines[0]


# Read instead of looked at


def test_the_twin_says_of_each_seat_what_the_picture_shows():
    assert twin(after(rich("emp", "intel reload"), "call"))[:3] == [
        "- **ann** · 1445 chips · bet 50 · ⚡ 15 energy · 1 power · button",
        "- **\\*ben\\*** · 1470 chips · bet 25 · ⚡ 15 energy · 2 powers · small blind · to act",
        "- **cat** · 1445 chips · bet 50 · ⚡ 15 energy · 0 powers · big blind",
    ]


def test_the_twin_names_face_up_and_known_cards():
    state = after(rich("x-ray"), "x-ray")
    (shown,) = [each.card for each in GAME.view(state, None).seats[1].cards if each.card]
    assert f"shows {shown[0]}" in twin(state)[1]
    state = after(rich("engineer upgrade"), "engineer, pick 7d, upgrade, discard As")
    assert "known: 7♦\ufe0e" in twin(state)[0]


def test_the_twin_says_who_folded_who_has_intel_and_who_is_all_in():
    state = after(rich("", "intel"), "fold, intel, call, all-in")
    assert twin(state)[0].endswith(" · folded · button")
    assert " · Intel · " in twin(state)[1]
    assert twin(state)[2].startswith("- **cat** · all-in · bet 1495 · ")


def test_heads_up_the_button_has_the_small_blind():
    lines = twin(table(seats=2))
    assert lines[0].endswith(" · button · small blind · to act")
    assert lines[1].endswith(" · big blind")


def test_the_twin_says_who_is_out_and_as_what():
    state = finish(after(table(**LOSING, stacks=(50, 1000, 900)), "call"))
    assert twin(state)[0] == "- **ann** · eliminated, number 3"


def test_the_twin_lists_side_pots_with_those_who_play_for_them():
    state = after(table(stacks=(200, 900, 900)), "all-in, call, call")
    state = after(state, "raise 100, call")
    assert state.street == "turn"
    assert [line for line in twin(state) if "pot" in line] == [
        "-# Main pot 615: ann, \\*ben\\*, cat",
        "-# Side pot 200: \\*ben\\*, cat",
    ]


def test_the_twin_says_what_is_left_of_the_deck_and_of_the_limits():
    state = after(rich("deploy"), "deploy")
    assert twin(state)[3] == (
        "-# 45 cards in the deck · Disintegrate: 2 more in this hand ·"
        " Deploy: 1 more in this hand · last power: Deploy · 3 more hands on this level"
    )


def test_the_twin_tells_the_last_hand_in_full():
    state = after(to_river(table()), "check, check, check")
    assert twin(state)[-4:] == [
        "-# Hand 1",
        "-# Board: 2♣\ufe0e 7♦\ufe0e 8♥\ufe0e J♣\ufe0e 4♠\ufe0e",
        "-# ann shows A♠\ufe0e A♦\ufe0e · \\*ben\\* shows K♠\ufe0e K♦\ufe0e"
        " · cat shows Q♠\ufe0e Q♦\ufe0e",
        "-# 🏆 ann takes 165 · pair (A♠\ufe0e A♦\ufe0e J♣\ufe0e 8♥\ufe0e 7♦\ufe0e)",
    ]


def test_the_picture_is_told_in_words():
    alt = picture(after(rich("x-ray"), "call")).alt
    assert alt == (
        "Power Up. Hand 1 · level 1 · blinds 25/50, ante 5. Before the flop · pot 140."
        " ann: 1445, bet 50, 15 energy, 1 power, button."
        " *ben*: 1470, bet 25, 15 energy, 0 powers, small blind, to act."
        " cat: 1445, bet 50, 15 energy, 0 powers, big blind."
    )


def test_a_picture_of_a_hand_that_ended_is_told_as_such():
    state = after(to_river(table()), "check, check, check")
    assert "ann takes 165 · pair (A♠" in picture(state).alt
    state = after(state, "call")
    assert "takes" not in picture(state).alt


def random_game(number: int, seats: int):
    """The states of a random game, with many powers."""
    dice = Random(number)
    held = [["engineer", "reload", "x-ray"], ["scanner", "upgrade", "x-ray"]] * 3
    config = GAME.config({"powers": held[:seats]})
    state = GAME.new(config, seats, seed_of(number)).state
    while state.to_act is not None:
        yield state
        state = apply(GAME, state, dice.choice([*legal_actions(GAME, state, state.to_act)])).state
    yield state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(4))
def test_everything_fits_however_many_play(number, language):
    for state in random_game(number, 6):
        shown = FACE.table(seen(state, language=language, names=("*" * 32,) * 6))
        assert 0 < len(shown.alt) <= 1024
        assert len(shown.text) + len(shown.twin) <= 3900


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_showdown_of_six_fits(language):
    state = table(seats=6, stacks=(100, 200, 300, 400, 500, 900))
    hand = state.hand
    while state.hand == hand and not state.over:
        state = after(state, "all-in")
    now = seen(state, language=language, names=("W" * 32,) * 6)
    assert 0 < len(FACE.table(now).alt) <= 1024
    assert len(FACE.table(now).text) + len(FACE.table(now).twin) <= 3900


# Secrets


def written(card: str) -> str:
    return f"{'10' if card[0] == 'T' else card[0]}{'♣♦♥♠'['cdhs'.index(card[1])]}"


@pytest.mark.parametrize("number", range(6))
def test_no_card_is_told_to_everybody_that_not_all_know(number):
    for state in random_game(number, 2 + number % 5):
        told = public(state)
        open_cards = {each.card for each in state.board} | known(state, None)
        end = state.last_hand
        if end is not None:
            open_cards |= {*end.board, *(card for hand in end.shown for card in hand or ())}
        for card in set(PACK) - open_cards:
            assert written(card) not in told, card


def test_a_table_tells_everybody_the_same_whatever_is_held():
    one = rich("engineer reload", "scanner")
    other = rich("emp deploy", "clone", hands=("2h 3h", "4h 5s", "6h 9c"))
    assert FACE.table(seen(one)) == FACE.table(seen(other))
