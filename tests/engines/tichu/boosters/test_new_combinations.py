"""Boosters that bring combinations of their own, and those that are played with cards."""

from __future__ import annotations

import pytest

from engines.kernel.game import Seat
from engines.kernel.secret import Secret
from engines.tichu.pendings import Given
from engines.tichu.state import TichuState
from tests.engines.tichu.table import (
    after,
    boost,
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


def top(state: TichuState) -> tuple[str, float]:
    """What lies on the table, and its rank."""
    assert state.top is not None
    return state.top.type, state.top.rank


def hand(state: TichuState, seat: int) -> set[str]:
    return set(state.hands[seat])


# Red Card


def test_a_red_card_is_taken_out_of_a_hand():
    state = table("9g 2g", "9r 3g", "4g", "5g", held={0: "red-card"})
    state = after(state, boost(0, "red-card", card="9g"))
    assert hand(state, 0) == {"9r", "2g"}
    assert hand(state, 1) == {"9g", "3g"}


def test_a_red_card_is_taken_out_of_gathered_tricks():
    state = table("9g 2g", "3g", "4g", "5g", won={1: "9r Kr"}, held={0: "red-card"})
    state = after(state, boost(0, "red-card", card="9g"))
    assert hand(state, 0) == {"9r", "2g"}
    assert set(state.won[1]) == {"9g", "Kr"}


def test_a_red_card_on_the_table_cannot_be_had():
    state = table("9g 2g", "9r 3g", "4g 7g", "5g", turn=1, held={0: "red-card"})
    state = after(state, play(1, "9r"))
    assert refused(state, boost(0, "red-card", card="9g")) == "bad-target"


def test_who_has_the_red_card_and_is_out_keeps_it():
    state = table("9g 2g", "", "4g", "5g", won={1: "9r"}, held={0: "red-card"})
    assert refused(state, boost(0, "red-card", card="9g")) == "bad-target"


def test_a_red_card_face_down_with_who_is_out_returns_the_booster_and_is_tried_once():
    laid = (Given(Seat(1), Seat(1), Secret(cards("9r"), frozenset({Seat(1)}))),)
    state = table("9g 2g", "", "4g", "5g", won={1: "9r"}, held={0: "red-card"}, exchanged=laid)
    state = after(state, boost(0, "red-card", card="9g"))
    assert hand(state, 0) == {"9g", "2g"}
    assert state.pools[0] == ("red-card",)
    assert refused(state, boost(0, "red-card", card="9g")) == "booster-not-now"


@pytest.mark.parametrize("card", ["dragon", "Kr"])
def test_only_a_plain_card_of_another_colour_is_exchanged(card):
    state = table("dragon Kr", "3g", "4g", "5g", held={0: "red-card"})
    assert refused(state, boost(0, "red-card", card=card)) == "bad-target"


def test_a_card_that_is_not_held_is_not_exchanged():
    state = table("9g", "3g", "4g", "5g", held={0: "red-card"})
    assert refused(state, boost(0, "red-card", card="8g")) == "not-in-hand"


# Ice Hockey Team


def test_a_team_is_beaten_by_one_whose_lowest_card_is_higher_whatever_the_length():
    team, longer = "2g 4g 6g 8g Tg", "3k 5k 7k 9k Jk Ak"
    state = table(f"{team} 2b", f"{longer} 3b", "4b", "5b", held={0: "hockey"})
    state = after(state, boost(0, "hockey"), play(0, team), play(1, longer))
    assert top(state) == ("hockey", 3)


def test_five_in_a_row_of_one_colour_are_a_bomb_and_no_team():
    state = table("2g 3g 4g 5g 6g Kb", "3b", "4b", "5b", held={0: "hockey"})
    state = after(state, boost(0, "hockey"), play(0, "2g 3g 4g 5g 6g"))
    assert top(state)[0] == "straight-flush"


def test_a_bomb_beats_a_team():
    team = "2g 4g 6g 8g Tg"
    state = table(f"{team} 2b", "3k 3b 3r 3g 9b", "4b", "5b", held={0: "hockey"})
    state = after(state, boost(0, "hockey"), play(0, team), play(1, "3k 3b 3r 3g"))
    assert top(state)[0] == "bomb"


# Highways


def test_a_highway_is_beaten_by_one_of_the_same_length_with_a_higher_top():
    state = table("2g 4k 6b 8r 2k", "3g 5k 7b 9r 3k", "4b", "5b", held={0: "highways"})
    state = after(state, boost(0, "highways"), play(0, "2g 4k 6b 8r"), play(1, "3g 5k 7b 9r"))
    assert top(state) == ("highways", 9)


def test_with_the_mah_jong_in_a_highway_a_wish_is_made():
    state = table("mahjong 3k 5b 7r 2k", "9g", "4b", "5g", held={0: "highways"})
    state = after(state, boost(0, "highways"), play(0, "mahjong 3k 5b 7r", wish="9"))
    assert (top(state), state.wish) == (("highways", 7), "9")


def test_without_the_booster_there_are_no_highways():
    state = table("2g 4k 6b 8r 2k", "3g", "4b", "5b", held={})
    assert refused(state, play(0, "2g 4k 6b 8r")) == "no-combination"


# Trash Can


@pytest.mark.parametrize(
    ("led", "answer", "kind"),
    [("6g", "6k 6b", "pair"), ("6g", "5k 6b 7k 8k 9r", "straight")],
)
def test_a_larger_combination_that_includes_it_beats(led, answer, kind):
    state = table(f"{led} 2k", f"{answer} 3k", "4b", "5b", held={0: "trash-can"})
    state = after(state, boost(0, "trash-can"), play(0, led), play(1, answer))
    assert top(state)[0] == kind


def test_what_does_not_include_it_does_not_beat():
    state = table("6g 2k", "7k 7b 3k", "4b", "5b", held={0: "trash-can"})
    state = after(state, boost(0, "trash-can"), play(0, "6g"))
    assert refused(state, play(1, "7k 7b")) == "does-not-beat"


def test_nothing_includes_the_dragon():
    state = table("dragon 2k", "7k 7b 3k", "4b", "5b", held={0: "trash-can"})
    state = after(state, boost(0, "trash-can"), play(0, "dragon"))
    assert refused(state, play(1, "7k 7b")) == "does-not-beat"


# Flowers


def test_a_flower_is_beaten_by_a_higher_blossom_whatever_its_length():
    state = table("5k 5b 4g 2k", "6k 6b 6r 5g 3k", "4b", "9b", held={0: "flowers"})
    state = after(state, boost(0, "flowers"), play(0, "5k 5b 4g"), play(1, "6k 6b 6r 5g"))
    assert top(state) == ("flowers", 6)


def test_a_stem_is_added_to_anothers_pair_and_takes_it_over():
    state = table("5k 5b 2k", "4g 3k", "4b", "9b", held={0: "flowers"})
    state = after(state, boost(0, "flowers"), play(0, "5k 5b"), play(1, "4g"))
    assert top(state)[0] == "flowers"
    assert state.trick[-1].seat == 1


def test_a_trick_that_a_stem_took_over_is_gathered_once():
    state = table("5k 5b 2k 8k", "4g 3k 9k", "Kb", "9b", held={0: "flowers"})
    state = after(state, boost(0, "flowers"), play(0, "5k 5b"), play(1, "4g"), *passes(2, 3, 0))
    assert sorted(state.won[1]) == sorted(cards("5k 5b 4g"))


def test_a_stem_must_be_green():
    state = table("5k 5b 4b 2k", "3k", "4r", "9b", held={0: "flowers"})
    state = after(state, boost(0, "flowers"))
    assert refused(state, play(0, "5k 5b 4b")) == "no-combination"


# Super Full Houses


def test_a_super_full_house_beats_a_normal_one():
    state = table(
        "Kk Kb Kr 2k 2b 9g", "4g 4k 4b 5g 5k 9k", "4r", "9b", held={0: "super-full-house"}
    )
    state = after(
        state, boost(0, "super-full-house"), play(0, "Kk Kb Kr 2k 2b"), play(1, "4g 4k 4b 5g 5k")
    )
    assert top(state)[0] == "super-full-house"


def test_a_super_full_house_is_beaten_by_a_higher_one_only():
    state = table(
        "4g 4k 4b 5g 5k 9k", "Kk Kb Kr 2k 2b 6k", "4r", "9b", held={0: "super-full-house"}
    )
    led = play(0, "4g 4k 4b 5g 5k", as_="super-full-house")
    state = after(state, boost(0, "super-full-house"), led)
    assert refused(state, play(1, "Kk Kb Kr 2k 2b")) == "does-not-beat"


# Bird of Prey


def test_that_somebody_may_speak_is_told_and_changes_nothing_else():
    state = table("5k 5b", "3k", "4b", "9b", held={0: "bird-of-prey"})
    told = kinds(state, boost(0, "bird-of-prey"))
    assert "booster-resolved" in told
    assert [each.booster for each in view(after(state, boost(0, "bird-of-prey")), 1).in_force] == [
        "bird-of-prey"
    ]


# Hole


def test_a_straight_may_lack_one_card_inside():
    state = table("2g 3k 4b 6r 7g Kk", "9k", "4r", "9b", held={0: "hole"})
    state = after(state, play(0, "2g 3k 4b 6r 7g", booster="hole"))
    assert top(state)[0] == "hole"


def test_a_hole_is_answered_by_anyone_with_the_gap_at_the_same_place():
    state = table("2g 3k 4b 6r 7g Kk", "3g 4k 5b 7r 8g 9k", "4r", "9b", held={0: "hole"})
    state = after(state, play(0, "2g 3k 4b 6r 7g", booster="hole"), play(1, "3g 4k 5b 7r 8g"))
    assert top(state) == ("hole", 8)


def test_a_gap_at_another_place_does_not_beat():
    state = table("2g 3k 4b 6r 7g Kk", "3g 4k 6b 7r 8g 9k", "4r", "9b", held={0: "hole"})
    state = after(state, play(0, "2g 3k 4b 6r 7g", booster="hole"))
    assert refused(state, play(1, "3g 4k 6b 7r 8g")) in ("does-not-beat", "no-combination")


# Rat


@pytest.mark.parametrize("high", ["dragon", "Ak", "phoenix"])
def test_the_rat_beats_the_highest_singles(high):
    state = table(f"{high} 2k", "mahjong 3k", "4r 9g", "9b", held={1: "rat"})
    state = after(state, play(0, high), play(1, "mahjong", booster="rat", wish="9"))
    assert top(state) == ("single", 1)
    assert state.wish == "9"


def test_the_rat_does_not_beat_a_king():
    state = table("Kk 2k", "mahjong 3k", "4r", "9b", held={1: "rat"})
    state = after(state, play(0, "Kk"))
    assert refused(state, play(1, "mahjong", booster="rat")) in ("no-combination", "does-not-beat")


def test_the_rats_player_keeps_the_dragons_trick_without_a_gift():
    state = table("dragon 2k", "mahjong 3k", "2r 8k", "2b 9k", held={1: "rat"})
    state = with_(state, bomb_seconds=0.0)
    state = after(state, play(0, "dragon"), play(1, "mahjong", booster="rat"), *passes(2, 3, 0))
    assert sorted(state.won[1]) == ["dragon", "mahjong"]
    assert state.turn == 1


def test_once_played_the_rat_is_a_one_again():
    state = table("dragon 2k", "mahjong 3k", "2r 8k", "2b 9k", held={1: "rat"})
    state = after(state, play(0, "dragon"), play(1, "mahjong", booster="rat"), play(2, "2r"))
    assert top(state) == ("single", 2)


def test_all_see_who_had_the_red_card():
    state = table("9g 2g", "9r 3g", "4g", "5g", held={0: "red-card"})
    assert "card-swapped" in [
        str(type(each).__struct_config__.tag)
        for each in events(state, boost(0, "red-card", card="9g"))
    ]
