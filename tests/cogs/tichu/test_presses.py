"""What presses at a table and in a hand of Tichu mean."""

from __future__ import annotations

import pytest

from bot.faces import Ask, Do, Draft, Say
from bot.surfaces import Button, Menu
from cogs.tichu.choosing import Chosen, chosen_in
from cogs.tichu.codes import cards_of, code_of, play_code, play_of
from engines.tichu.cards import PACK
from tests.cogs.tichu.board import (
    FACE,
    chose,
    exchanged,
    hand,
    middle,
    played,
    pressed,
    reason,
    seen,
)
from tests.engines.tichu.table import after, dealt, first_step, passes, play, table


def draft(wish) -> Chosen:
    """What is chosen after a press that chooses."""
    assert isinstance(wish, Draft)
    return chosen_in(seen(middle(), 0, wish.text))


def closing():
    return after(middle(bomb_seconds=5.0), play(0, "8k 8b"), *passes(1, 2, 3))


# Codes


def test_every_card_has_a_code_of_its_own():
    codes = [code_of((card,)) for card in PACK]
    assert len(set(codes)) == len(PACK)
    assert cards_of("".join(codes)) == PACK


def test_a_play_is_read_as_it_was_written():
    code = play_code(("9g", "phoenix"), "9", None)
    assert play_of(code) == {"type": "play", "cards": ["9g", "phoenix"], "phoenix": "9"}
    assert play_of(play_code(("mahjong",), None, "T"))["wish"] == "T"
    assert len(play_code(PACK[-16:], "A", "A")) < 60


# Choosing


def test_the_menu_of_cards_chooses_what_is_marked_in_it():
    assert draft(pressed(seen(middle(), 0), "cards", "", "5g", "PH")) == chose("5g phoenix")


def test_a_combination_is_chosen_as_a_whole():
    assert draft(pressed(seen(middle(), 0), "ready", "", "5gPH.p5")) == chose(
        "5g phoenix", phoenix="5"
    )


def test_another_choice_forgets_the_rank_of_the_phoenix():
    now = seen(middle(), 0, chose("5g phoenix", phoenix="5"))
    assert draft(pressed(now, "cards", "", "8k", "PH")) == chose("8k phoenix")


def test_the_phoenix_and_the_wish_are_remembered():
    now = seen(middle(), 0, chose("5g 5r 8k 8b phoenix"))
    assert draft(pressed(now, "phoenix", "", "5")).phoenix == "5"
    lead = seen(exchanged(), 0, chose("mahjong"))
    wished = pressed(lead, "wish", "", "K")
    assert chosen_in(seen(exchanged(), 0, wished.text)) == chose("mahjong", wish="K")
    nothing = pressed(seen(exchanged(), 0, wished.text), "wish", "", "none")
    assert nothing == Draft(chose("mahjong").text, late=True)


def test_a_wish_goes_with_the_mah_jong():
    now = seen(exchanged(), 0, chose("mahjong", wish="K"))
    wish = pressed(now, "cards", "", "3g")
    assert chosen_in(seen(exchanged(), 0, wish.text)) == chose("3g")


def test_a_card_is_a_gift_for_one_player_only():
    now = seen(dealt(), 1, Chosen(gifts=("2b", "Ak", "")))
    wish = pressed(now, "gift", "2", "Ak")
    assert chosen_in(seen(dealt(), 1, wish.text)).gifts == ("2b", "", "Ak")


@pytest.mark.parametrize(
    ("verb", "arg", "value"),
    [("cards", "", "Ak"), ("ready", "", "AkAr"), ("wish", "", "8"), ("gift", "1", "Ak")],
)
def test_an_old_menu_chooses_nothing_that_is_not_held(verb, arg, value):
    chosen = chose("5g 5r")
    assert pressed(seen(middle(), 0, chosen), verb, arg, value) == Draft(chosen.text, late=True)


# Doing


def test_play_plays_the_cards_that_it_says():
    assert pressed(seen(middle(), 0), "play", "5g5r") == Do({"type": "play", "cards": ["5g", "5r"]})


def test_pass_passes_and_after_the_last_pass_declines():
    assert pressed(seen(middle(), 1), "pass") == Do({"type": "pass"})
    assert pressed(seen(closing(), 1), "pass") == Do({"type": "decline"})
    assert pressed(seen(closing(), 1), "nobomb") == Do({"type": "decline", "round": False})
    assert pressed(seen(closing(), 1), "nobomb", "round") == Do({"type": "decline", "round": True})
    assert pressed(seen(closing(), 1), "wait") == Do({"type": "wait"})


def test_cards_are_given_to_the_next_the_partner_and_the_one_before():
    assert pressed(seen(dealt(), 1), "give", "2bAkDG") == Do(
        {"type": "exchange", "give": {"2": ["2b"], "3": ["Ak"], "0": ["dog"]}}
    )


def test_calls_and_the_gift_of_the_dragon():
    assert pressed(seen(first_step().state, 0), "grand", "yes") == Do(
        {"type": "grand", "call": True}
    )
    assert pressed(seen(first_step().state, 0), "grand", "no") == Do(
        {"type": "grand", "call": False}
    )
    assert pressed(seen(middle(), 3), "dragon", "2") == Do({"type": "dragon", "to": 2})


def test_a_call_is_confirmed_first():
    now = seen(exchanged(), 2)
    assert pressed(now, "tichu") == Draft(Chosen(asks="tichu").text, late=True)
    assert pressed(now, "tichu", "sure") == Do({"type": "tichu"})
    assert pressed(seen(exchanged(), 2, Chosen(asks="tichu")), "keep") == Draft("", late=True)


def test_a_call_that_cannot_be_is_left_to_the_engine_to_refuse():
    assert pressed(seen(middle(), 2), "tichu") == Do({"type": "tichu"})


def test_the_table_opens_the_hand_with_what_was_chosen():
    chosen = chose("5g 5r").text
    assert pressed(seen(middle(), 0, chosen), "choose") == Draft(chosen, late=True)


# Bombs


def test_a_single_bomb_is_chosen_first_and_thrown_with_the_second_press():
    state = played(middle(turn=1), (1, "Kk"))
    wish = pressed(seen(state, 0), "bomb")
    assert wish == Draft(chose("9g 9k 9b 9r").text, late=True)
    shown = hand(state, 0, wish.text)
    (button,) = [b for row in shown.rows if isinstance(row, tuple) for b in row if b.verb == "bomb"]
    assert pressed(seen(state, 0), "bomb", button.arg) == Do(
        {"type": "play", "cards": ["9g", "9k", "9b", "9r"]}
    )


def test_of_several_bombs_one_is_chosen():
    state = table("3g 3k 3b 3r 4g 4k 4b 4r", "Kk 2g", "2k 5g", "2b 5k", turn=1)
    state = played(state, (1, "Kk"))
    assert pressed(seen(state, 0), "bomb") == Draft(Chosen(asks="bomb").text, late=True)


@pytest.mark.parametrize(
    ("state", "seat", "said"),
    [
        (played(middle(turn=1), (1, "Kk")), 3, "You hold no bomb."),
        (middle(turn=1), 0, "Nothing lies on the table that a bomb could beat."),
        (played(middle(turn=1), (1, "dog")), 0, "Nothing lies on the table"),
    ],
)
def test_who_can_throw_no_bomb_is_told_why_and_nobody_else(state, seat, said):
    wish = pressed(seen(state, seat), "bomb")
    assert isinstance(wish, Say)
    assert wish.text.startswith(said)


def test_a_bomb_that_is_too_low_is_told_as_that():
    state = table("3g 3k 3b 3r 2k", "4g 4k 4b 4r 2g", "2b 5g", "2r 5k", turn=1)
    wish = pressed(seen(played(state, (1, "4g 4k 4b 4r")), 0), "bomb")
    assert wish == Say("Your bomb does not beat what lies there: bomb of 4 (\\*ben\\*).")


def test_who_has_answered_the_window_is_told_so():
    state = after(closing(), play(0, "9g 9k 9b 9r"))
    wish = pressed(seen(state, 0), "bomb")
    assert isinstance(wish, Say)
    assert wish.text.startswith("You have answered already.")


# Typing


def test_cards_can_be_typed():
    asked = pressed(seen(middle(), 0), "type")
    assert isinstance(asked, Ask)
    assert asked.question.verb == "typed"
    assert pressed(seen(middle(), 0), "typed", "", "5r 5g") == Do(
        {"type": "play", "cards": ["5r", "5g"]}
    )


# Whatever is pressed


def test_every_control_means_something():
    states = [first_step().state, dealt(), exchanged(), middle(), closing()]
    for state in states:
        for seat in range(4):
            for chosen in ("", chose("mahjong").text, Chosen(asks="tichu").text):
                now = seen(state, seat, chosen)
                for row in (*FACE.hand(now).rows, *FACE.table(now).rows):
                    assert_meant(now, row)


def assert_meant(now, row: Menu | tuple[Button, ...]) -> None:
    if isinstance(row, Menu):
        values = [each.value for each in row.options] if not row.disabled else []
        for value in values:
            assert isinstance(pressed(now, row.verb, row.arg, value), Draft)
        return
    for each in row:
        if not each.disabled:
            assert isinstance(pressed(now, each.verb, each.arg), Do | Draft | Ask | Say)


@pytest.mark.parametrize(
    ("verb", "arg", "values"),
    [
        ("nonsense", "", ()),
        ("", "", ()),
        ("cards", "", ()),
        ("ready", "", ()),
        ("wish", "", ("Z",)),
        ("phoenix", "", ("",)),
        ("gift", "7", ("5g",)),
        ("gift", "0", ("5g5r",)),
        ("give", "5g5r", ()),
        ("grand", "maybe", ()),
        ("dragon", "x", ()),
        ("dragon", "²", ()),
        ("typed", "", ()),
    ],
)
def test_what_no_control_says_is_malformed(verb, arg, values):
    assert reason(seen(middle(), 0), verb, arg, *values) == "malformed"


def test_a_draft_that_cannot_be_read_is_none():
    assert chosen_in(seen(middle(), 0, "C4")) == Chosen()
    assert FACE.hand(seen(middle(), 0, "C4")) == FACE.hand(seen(middle(), 0))


@pytest.mark.parametrize("verb", ["choose", "cards", "bomb", "tichu", "give", "pass", "play"])
def test_who_only_watches_gets_nothing_but_the_words_of_the_house(verb):
    wish = pressed(seen(middle()), verb, "5g" if verb in ("cards", "play") else "", "5g")
    assert isinstance(wish, Do | Draft)
