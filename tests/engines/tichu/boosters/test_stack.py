"""Boosters that answer boosters: Njet!, and what returns to its owner."""

from __future__ import annotations

from tests.engines.tichu.table import (
    GAME,
    after,
    boost,
    declines,
    events,
    kinds,
    play,
    refused,
    silence,
    table,
    view,
)

FEW = ("2g 3g 9g", "2k 3k 9k", "2b 3b 9b", "2r 3r 9r")


def laid(**held):
    """A table at which these boosters are held, by seat: `s0="njet"`."""
    return table(*FEW, held={int(name[1:]): keys for name, keys in held.items()})


def in_force(state):
    return [each.booster for each in state.effects]


def test_an_announced_booster_waits_for_who_holds_an_answer():
    state = after(laid(s0="rainbow", s1="njet"), boost(0, "rainbow"))
    assert view(state, None).window.trigger == "booster"
    assert GAME.waiting_on(state) == {1}
    assert [each.booster for each in view(state, None).announced] == ["rainbow"]
    assert in_force(state) == []
    assert in_force(after(state, *declines(1))) == ["rainbow"]


def test_the_announcer_is_not_asked_about_the_own_booster():
    assert in_force(after(laid(s0="rainbow njet"), boost(0, "rainbow"))) == ["rainbow"]


def test_silence_lets_it_work():
    state = silence(after(laid(s0="rainbow", s1="njet"), boost(0, "rainbow")))
    assert in_force(state) == ["rainbow"]


def test_a_partner_may_answer_too():
    state = after(laid(s0="rainbow", s2="njet"), boost(0, "rainbow"), boost(2, "njet"))
    assert in_force(state) == []


def test_njet_cancels_and_both_are_discarded():
    state = laid(s0="rainbow", s1="njet")
    told = kinds(state, boost(0, "rainbow"), boost(1, "njet"))
    state = after(state, boost(0, "rainbow"), boost(1, "njet"))
    assert "booster-cancelled" in told
    assert (in_force(state), state.announced) == ([], ())
    assert state.discards == ("njet", "rainbow")
    assert state.pools == ((), (), (), ())


def test_who_is_cancelled_is_told():
    told = events(laid(s0="rainbow", s1="njet"), boost(0, "rainbow"), boost(1, "njet"))
    (cancelled,) = [each for each in told if type(each).__name__ == "BoosterCancelled"]
    assert (cancelled.seat, cancelled.key) == (0, "rainbow")


def test_njet_answers_njet():
    state = laid(s0="rainbow njet", s1="njet")
    state = after(state, boost(0, "rainbow"), boost(1, "njet"))
    assert [each.booster for each in state.announced] == ["rainbow", "njet"]
    assert GAME.waiting_on(state) == {0}
    assert in_force(after(state, boost(0, "njet"))) == ["rainbow"]
    assert in_force(after(state, *declines(0))) == []


def test_a_third_njet_cancels_the_second():
    state = laid(s0="rainbow njet", s1="njet njet")
    state = after(state, boost(0, "rainbow"), boost(1, "njet"), boost(0, "njet"), boost(1, "njet"))
    assert in_force(state) == []
    assert sorted(state.discards) == ["njet", "njet", "njet", "rainbow"]


def test_the_first_njet_in_playing_order_after_the_announcer_is_spent():
    state = laid(s2="rainbow", s1="njet", s3="njet")
    state = after(state, boost(2, "rainbow"), boost(1, "njet"), boost(3, "njet"))
    assert (state.pools[1], state.pools[3]) == (("njet",), ())
    assert GAME.waiting_on(state) == {1}


def test_while_boosters_are_answered_the_turn_waits():
    state = after(laid(s0="rainbow", s1="njet"), boost(0, "rainbow"))
    assert refused(state, play(0, "2g")) == "not-your-turn"
    state = after(state, *declines(1))
    assert after(state, play(0, "2g")).turn == 1


def test_the_turn_has_a_new_name_after_a_window():
    state = laid(s0="rainbow", s1="njet")
    before = {each.id for each in GAME.deadlines(state)}
    state = after(state, boost(0, "rainbow"), *declines(1))
    assert not before & {each.id for each in GAME.deadlines(state)}


def test_what_is_no_longer_possible_returns_to_its_owner():
    """Njet! against Njet! buries the booster that was to be recycled."""
    state = table(*FEW, held={0: "recycling njet", 1: "njet"}, discards=("skat", "small", "solo"))
    deeds = (boost(0, "recycling", take="small"), boost(1, "njet"), boost(0, "njet"))
    assert "booster-returned" in kinds(state, *deeds)
    state = after(state, *deeds)
    assert state.pools[0] == ("recycling",)
    assert state.discards == ("skat", "small", "solo", "njet", "njet")
    assert state.announced == ()
