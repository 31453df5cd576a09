"""Tricks: leading, beating, passing, going out, and who takes what."""

from __future__ import annotations

import pytest

from engines.tichu.events.tricks import Passed, Played, Trick, TurnMoved
from engines.tichu.state import SEATS, Effect
from tests.engines.tichu.table import (
    after,
    cards,
    events,
    kinds,
    passes,
    play,
    refused,
    table,
    view,
    with_,
)

FEW = ("5g 6g 7g", "6k 8k 9k", "7b Tb Jb", "8r Qr Kr")


def test_a_play_tells_who_played_what_and_what_it_is():
    played, moved = events(table("5g 5k 6g", *FEW[1:]), play(0, "5g 5k"))
    assert isinstance(played, Played)
    assert (played.seat, played.cards, played.combination, played.rank) == (
        0,
        ("5g", "5k"),
        "pair",
        5,
    )
    assert moved == TurnMoved(1)


def test_played_cards_leave_the_hand_and_lie_on_the_table():
    state = after(table(*FEW), play(0, "5g"))
    assert state.hands[0] == cards("6g 7g")
    assert [(laid.seat, laid.combination.cards) for laid in state.trick] == [(0, ("5g",))]


def test_turns_go_in_playing_order():
    state = table(*FEW, turn=2)
    turns = []
    for deed in (play(2, "7b"), play(3, "8r"), *passes(0), play(1, "9k")):
        state = after(state, deed)
        turns.append(state.turn)
    assert turns == [3, 0, 1, 2]


def test_turns_skip_who_is_out():
    assert after(table("5g 6g", "", "7b Tb", "8r"), play(0, "5g")).turn == 2


def test_only_who_is_on_turn_plays():
    state = after(table(*FEW), play(0, "5g"))
    assert refused(table(*FEW), play(1, "6k")) == "not-your-turn"
    assert refused(state, play(2, "7b")) == "not-a-bomb"


def test_what_lies_there_has_to_be_beaten():
    state = after(table(*FEW, turn=3), play(3, "8r"))
    assert refused(state, play(0, "7g")) == "does-not-beat"


@pytest.mark.parametrize(
    ("led", "answer", "beaten"),
    [
        ("4g 4k", "5b 5r", True),
        ("4g 4k", "9b", False),
        ("4g 4k", "5b 5r 6b 6r", False),
        ("4g 4k 4b", "9b 9r", False),
        ("2g 3g 4g 5k 6k", "3b 4b 5b 6r 7r", True),
        ("2g 3g 4g 5k 6k", "3b 4b 5b 6r 7r 8r", False),
    ],
    ids=["higher pair", "single on pair", "run on pair", "pair on triple", "straight", "longer"],
)
def test_only_the_same_type_and_length_beats(led, answer, beaten):
    state = table(f"{led} Ag", f"{answer} Ak", "Ab", "Ar")
    state = after(state, play(0, led))
    if beaten:
        assert after(state, play(1, answer)).trick[-1].seat == 1
    else:
        assert refused(state, play(1, answer)) == "does-not-beat"


def test_cards_that_are_no_combination_are_refused():
    assert refused(table(*FEW), play(0, "5g 6g")) == "no-combination"
    assert refused(table(*FEW), play(0, "")) == "no-combination"


def test_cards_of_others_are_refused():
    assert refused(table(*FEW), play(0, "6k")) == "not-in-hand"
    assert refused(table(*FEW), play(0, "5g 5g")) == "not-in-hand"


def test_what_is_wrong_is_said_in_this_order():
    state = table("", "6k 8k", "7b Tb", "8r Qr", turn=1)
    assert refused(state, play(0, "8k")) == "you-are-out"
    assert refused(state, play(2, "8k 8k")) == "not-in-hand"
    assert refused(state, play(2, "7b Tb")) == "no-combination"
    assert refused(state, play(2, "7b")) == "not-your-turn"
    lies = after(state, play(1, "8k"))
    assert refused(lies, play(2, "7b")) == "does-not-beat"


def test_what_does_not_beat_is_said_before_what_a_booster_forbids_and_that_before_the_wish():
    """Nobody may play more than five cards, and a two is wished, which only a bomb brings."""
    own = "3b 4k 5k 6k 7b 8b 9b 2g 2k 2b 2r Kg Kk Kb Kr"
    state = after(table("3g 4g 5g 6g 7g 8r Ag", own, "Ak", "Ab"), play(0, "3g 4g 5g 6g 7g 8r"))
    state = with_(state, effects=(Effect("small", SEATS[3]),), wish="2")
    assert refused(state, play(1, "3b 4k 5k 6k 7b Ag")) == "not-in-hand"
    assert refused(state, play(1, "3b 4k 5k 6k 7b 9b")) == "no-combination"
    assert refused(state, play(1, "3b 4k 5k 6k 7b 8b")) == "does-not-beat"
    assert refused(state, play(1, "4k 5k 6k 7b 8b 9b")) == "restricted"
    assert refused(state, play(1, "Kg Kk Kb Kr")) == "wish-binds"
    assert after(state, play(1, "2g 2k 2b 2r")).wish is None


def test_a_lead_cannot_be_passed():
    assert refused(table(*FEW), *passes(0)) == "cannot-pass-lead"


def test_passing_out_of_turn_is_refused():
    assert refused(after(table(*FEW), play(0, "5g")), *passes(2)) == "not-your-turn"
    assert refused(table(*FEW), *passes(2)) == "not-your-turn"


def test_who_has_passed_may_play_again_later_in_the_trick():
    state = after(table(*FEW), play(0, "5g"), *passes(1), play(2, "7b"), play(3, "8r"), *passes(0))
    assert state.turn == 1
    assert after(state, play(1, "9k")).trick[-1].seat == 1


def test_when_all_others_have_passed_in_a_row_the_last_player_takes_the_trick_and_leads():
    state = after(table(*FEW), play(0, "5g"), play(1, "6k"), *passes(2, 3))
    happened = events(state, *passes(0))
    assert happened == (Passed(0), Trick(1, 5), TurnMoved(1))
    state = after(state, *passes(0))
    assert state.won[1] == cards("5g 6k")
    assert (state.turn, state.trick) == (1, ())


def test_you_never_beat_your_own_combination_the_trick_ends_before():
    state = after(table("5g 6g 7g", "6k", "7b", "8r"), play(0, "5g"), *passes(1, 2, 3))
    assert state.trick == ()


def test_a_winner_who_is_out_takes_the_trick_and_the_next_in_order_leads():
    state = after(table("9g", "6k 8k", "7b Tb", "8r Qr"), play(0, "9g"), *passes(1, 2, 3))
    assert state.won[0] == ("9g",)
    assert state.turn == 1


def test_the_next_who_is_in_leads_for_a_winner_who_is_out():
    state = table("9g", "", "7b Tb", "8r Qr")
    assert after(state, play(0, "9g"), *passes(2, 3)).turn == 2


def test_who_plays_the_last_card_is_out():
    state = table("9g", "6k 8k", "7b Tb", "8r Qr")
    assert kinds(state, play(0, "9g")) == ["played", "out", "turn-moved"]
    state = after(state, play(0, "9g"))
    assert state.places == (0,)
    assert refused(state, play(0, "9g")) == "you-are-out"
    assert refused(state, *passes(0)) == "you-are-out"


def test_places_are_given_in_the_order_of_going_out():
    state = table("9g", "6k 8k", "7b Tb", "8r", turn=2)
    state = after(state, play(2, "7b"), play(3, "8r"), play(0, "9g"))
    assert state.places == (3, 0)


def test_the_phoenix_is_half_a_step_above_what_it_lies_on():
    state = after(table("9g 2g", "phoenix 2k", "9b 2b", "Tr 2r"), play(0, "9g"), play(1, "phoenix"))
    assert state.top is not None
    assert state.top.rank == 9.5
    assert refused(state, play(2, "9b")) == "does-not-beat"
    assert after(state, *passes(2), play(3, "Tr")).turn == 0


def test_the_phoenix_led_is_one_and_a_half():
    state = after(table("phoenix 3g", "mahjong 4k", "2b 5b", "2r"), play(0, "phoenix"))
    assert refused(state, play(1, "mahjong")) == "does-not-beat"
    assert after(state, *passes(1), play(2, "2b")).turn == 3


def test_the_phoenix_beats_an_ace_and_never_the_dragon():
    state = table("Ag 2g", "phoenix 2k", "dragon 2b", "3r")
    assert after(state, play(0, "Ag"), play(1, "phoenix")).turn == 2
    dragon = table("dragon 2g", "phoenix 2k", "3b", "3r")
    assert refused(after(dragon, play(0, "dragon")), play(1, "phoenix")) == "does-not-beat"


def test_the_dragon_beats_the_phoenix_on_an_ace():
    state = after(table("Ag 2g", "phoenix 2k", "dragon 2b", "3r"), play(0, "Ag"))
    assert after(state, play(1, "phoenix"), play(2, "dragon")).turn == 3


def test_where_the_place_of_the_phoenix_is_open_the_player_names_it():
    state = table("Ag Ak phoenix 9g 9k 2g", "2k", "2b", "2r")
    named = after(state, play(0, "Ag Ak phoenix 9g 9k", phoenix="9"))
    silent = after(state, play(0, "Ag Ak phoenix 9g 9k"))
    assert (named.top.rank, silent.top.rank) == (9, 14)


def test_a_place_the_phoenix_cannot_take_makes_no_combination():
    state = table("Ag Ak phoenix 9g 9k 2g", "2k", "2b", "2r")
    assert refused(state, play(0, "Ag Ak phoenix 9g 9k", phoenix="5")) == "no-combination"


def test_the_mah_jong_holder_may_lead_anything():
    state = table("mahjong 9g 9k", "2k", "2b", "2r")
    assert after(state, play(0, "9g 9k")).turn == 1


def test_the_view_shows_plays_owner_and_top():
    trick = view(after(table(*FEW), play(0, "5g"), play(1, "6k")), None).trick
    assert [each.combination.cards for each in trick.plays] == [("5g",), ("6k",)]
    assert trick.owner == 1
    assert trick.top == trick.plays[-1].combination
