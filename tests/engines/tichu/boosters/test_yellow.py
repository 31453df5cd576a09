"""Firebird: a card that is not there."""

from __future__ import annotations

import pytest

from engines.kernel.errors import IllegalAction
from tests.engines.tichu.table import (
    after,
    boost,
    declines,
    kinds,
    may,
    passes,
    play,
    refused,
    table,
    view,
)

HANDS = ("4g 5k 6b 8r 7k 7b Kg", "5g 6k 7r 8g 9g 2k", "2b 3b", "2r phoenix")


def laid(turn=0, **held):
    pools = {int(name[1:]): keys for name, keys in held.items()}
    return table(*HANDS, held=pools or {0: "firebird"}, turn=turn)


def fire(text, rank, seat=0, **fields):
    return play(seat, text, booster="firebird", firebird=rank, **fields)


def test_it_takes_the_place_of_a_card():
    state = after(laid(), fire("4g 5k 6b 8r", "7"))
    (on_table,) = state.trick
    assert (on_table.combination.type, on_table.combination.length) == ("straight", 5)
    assert on_table.combination.cards == ("4g", "5k", "6b", "8r")
    assert state.discards == ("firebird",)
    assert state.effects == ()


def test_what_it_makes_is_beaten_like_any_other():
    state = after(laid(), fire("4g 5k 6b 8r", "7"))
    assert after(state, play(1, "5g 6k 7r 8g 9g")).trick[-1].seat == 1


def test_it_makes_a_triple_of_a_pair():
    assert after(laid(), fire("7k 7b", "7")).trick[0].combination.type == "triple"


def test_it_may_stand_beside_the_phoenix():
    state = after(laid(turn=3, s3="firebird"), fire("2r phoenix", "2", seat=3))
    assert (state.trick[0].combination.type, state.trick[0].combination.rank) == ("triple", 2)


@pytest.mark.parametrize("rank", ["9", "T", "A"])
def test_its_rank_is_eight_at_most(rank):
    assert refused(laid(), fire("7k 7b", rank)) == "bad-target"


def test_it_is_no_single():
    assert refused(laid(), fire("", "8")) == "no-combination"


def test_it_is_in_no_bomb():
    hands = ("7k 7b 7g Kg", "2k 3k", "2b 3b", "2r 3r")
    state = table(*hands, held={0: "firebird"})
    assert refused(state, fire("7k 7b 7g", "7")) == "no-combination"


def test_cards_that_are_no_combination_with_it_are_none():
    assert refused(laid(), fire("4g 6b 8r", "7")) == "no-combination"


def test_it_is_not_the_natural_card_that_is_wished():
    state = table("7k 8k Kg", "2k 3k", "2b 3b", "2r 3r", held={0: "firebird"}, wish="7")
    assert refused(state, fire("8k", "8")) == "wish-binds"
    assert after(state, fire("7k", "7")).wish is None


def test_it_is_played_in_ones_own_turn():
    state = after(laid(s1="firebird"), play(0, "4g"))
    assert refused(after(state, *passes(1)), fire("2k", "2", seat=1)) == "not-a-bomb"
    assert refused(laid(s1="firebird"), fire("2k", "2", seat=1)) == "not-your-turn"


def test_it_is_played_with_cards_only():
    with pytest.raises(IllegalAction, match="malformed"):
        boost(0, "firebird")


@pytest.mark.parametrize("fields", [{"booster": "firebird"}, {"firebird": "7"}])
def test_booster_and_rank_are_named_together(fields):
    with pytest.raises(IllegalAction, match="malformed"):
        play(0, "7k 7b", **fields)


def test_other_boosters_are_not_played_with_cards():
    with pytest.raises(IllegalAction, match="malformed"):
        play(0, "7k 7b", booster="rainbow")


def test_who_does_not_hold_it_does_not_play_it():
    assert refused(laid(s1="firebird"), fire("7k 7b", "7")) == "booster-not-held"


def test_what_may_be_played_with_it_is_offered():
    with_it = [each for each in may(laid(), 0) if getattr(each, "booster", None) == "firebird"]
    assert 0 < len(with_it) <= 21
    assert view(laid(), 0).boosters == ("firebird",)


# Njet! on a yellow one


def test_njet_gives_the_cards_back_and_the_turn_stays():
    state = laid(s0="firebird", s1="njet")
    waiting = after(state, fire("7k 7b", "7"))
    assert waiting.trick == ()
    state = after(waiting, boost(1, "njet"))
    assert state.hands == laid().hands
    assert (state.turn, state.trick) == (0, ())
    assert sorted(state.discards) == ["firebird", "njet"]
    assert after(state, play(0, "7k 7b")).turn == 1


def test_without_njet_the_cards_are_laid():
    state = laid(s0="firebird", s1="njet")
    told = kinds(state, fire("7k 7b", "7"), *declines(1))
    assert [each for each in told if each in ("booster-resolved", "played")] == [
        "booster-resolved",
        "played",
    ]
    assert after(state, fire("7k 7b", "7"), *declines(1)).turn == 1


def test_a_rat_runs_into_a_trick_and_leads_none():
    state = table("mahjong 2k", "3k 4k", "3b", "3r", held={0: "rat"})
    assert refused(state, play(0, "mahjong", booster="rat")) == "no-combination"
    assert after(state, play(0, "mahjong")).turn == 1
