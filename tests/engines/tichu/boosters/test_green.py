"""Green boosters: rules that hold for all or for one, gifts, questions, old boosters."""

from __future__ import annotations

import pytest

from engines.tichu.scoring import parts_of
from tests.engines.tichu.table import (
    GAME,
    act,
    after,
    boost,
    declines,
    events,
    passes,
    play,
    refused,
    silence,
    table,
    tichu,
    view,
)

FEW = ("2g 3g 9g", "2k 3k 9k", "2b 3b 9b", "2r 3r 9r")

# Recycling


def used(*keys, **held):
    pools = {int(name[1:]): text for name, text in held.items()}
    return table(*FEW, held=pools, discards=keys)


def test_one_of_the_top_two_discarded_boosters_is_taken():
    state = used("skat", "small", "solo", s0="recycling")
    for key in ("small", "solo"):
        assert after(state, boost(0, "recycling", take=key)).pools[0] == (key,)


def test_a_deeper_one_is_not():
    state = used("skat", "small", "solo", s0="recycling")
    assert refused(state, boost(0, "recycling", take="skat")) == "bad-target"
    assert refused(state, boost(0, "recycling", take="spy")) == "bad-target"


def test_where_nothing_has_been_discarded_there_is_nothing_to_take():
    state = used(s0="recycling")
    assert refused(state, boost(0, "recycling", take="skat")) == "booster-not-now"


def test_recycling_itself_lies_on_top_afterwards():
    state = after(used("skat", "small", s0="recycling"), boost(0, "recycling", take="small"))
    assert state.discards == ("skat", "recycling")
    assert view(state, 3).discarded == ("skat", "recycling")


def test_a_njet_that_is_recycled_makes_a_second_one():
    state = used("skat", "njet", s0="recycling", s1="rainbow", s2="njet")
    state = after(state, boost(0, "recycling", take="njet"), *declines(2))
    assert state.pools[0] == ("njet",)
    state = after(state, boost(1, "rainbow"), boost(2, "njet"), *declines(0))
    assert state.pools[0] == ("njet",)


# Ignore the Wish


def wished(owner):
    hands = ("mahjong 2g", "8k 9k", "8b 9b", "8r 9r")
    state = table(*hands, held={owner: "ignore-wish"})
    return after(state, boost(owner, "ignore-wish"), play(0, "mahjong", wish="8"))


def test_its_owner_may_ignore_the_wish():
    assert after(wished(1), *passes(1)).turn == 2
    assert after(wished(1), play(1, "9k")).wish == "8"
    assert not view(wished(1), 1).must_wish


def test_the_wish_stays_for_the_others():
    state = after(wished(1), *passes(1))
    assert refused(state, *passes(2)) == "wish-binds"
    assert refused(wished(2), *passes(1)) == "wish-binds"


# Rainbow

COLOURS = ("2g 4k 6b 8r 3g", "5g 6k 7b 9r 3k", "7g 7k 8b Tr 3b", "Jg Jk Jb Jr 3r")


def rainbow():
    return after(table(*COLOURS, held={3: "rainbow"}), boost(3, "rainbow"))


def test_without_it_four_colours_are_nothing():
    assert refused(table(*COLOURS), play(0, "2g 4k 6b 8r")) == "no-combination"


def test_four_cards_one_of_each_colour_may_be_led_by_all():
    assert after(rainbow(), play(0, "2g 4k 6b 8r")).trick[-1].combination.type == "rainbow"


def test_a_rainbow_is_beaten_by_one_whose_lowest_card_is_higher():
    state = after(rainbow(), play(0, "2g 4k 6b 8r"), play(1, "5g 6k 7b 9r"))
    assert after(state, play(2, "7g 7k 8b Tr")).turn == 3


def test_four_of_a_kind_stays_a_bomb():
    state = after(rainbow(), play(0, "2g 4k 6b 8r"), play(3, "Jg Jk Jb Jr"))
    assert state.trick[-1].combination.type == "bomb"


# Booster Gift


def gifts():
    return table(*FEW, held={0: "gift spy", 2: "solo"})


def test_a_booster_goes_to_the_partner_who_may_give_one_back():
    state = after(gifts(), boost(0, "gift", give="spy"))
    assert state.pools[2] == ("solo", "spy")
    assert GAME.waiting_on(state) == {2}
    assert (view(state, 2).phase, view(state, 2).choose_from) == ("choose", ("solo", "spy"))
    state = after(state, act(2, "choose", key="solo"))
    assert state.pools == (("solo",), (), ("spy",), ())
    assert state.turn == 0


def test_the_partner_may_give_nothing_back():
    state = after(gifts(), boost(0, "gift", give="spy"), *declines(2))
    assert state.pools == ((), (), ("solo", "spy"), ())


def test_silence_gives_nothing_back():
    state = silence(after(gifts(), boost(0, "gift", give="spy")))
    assert state.pools[0] == ()


def test_the_partner_gives_what_it_holds():
    state = after(gifts(), boost(0, "gift", give="spy"))
    assert refused(state, act(2, "choose", key="skat")) == "bad-target"
    assert refused(state, act(2, "choose", to=1)) == "bad-target"
    assert refused(state, act(1, "choose", key="solo")) == "not-your-turn"
    assert refused(state, act(2, "decline", round=True)) == "no-window"


@pytest.mark.parametrize("key", ["gift", "solo", "skat"])
def test_one_gives_what_one_holds_beside_the_gift(key):
    assert refused(gifts(), boost(0, "gift", give=key)) == "booster-not-held"


def test_one_gives_nothing_to_a_partner_who_is_out():
    state = table("2g 3g", "2k 3k", "", "2r 3r", held={0: "gift spy"})
    assert refused(state, boost(0, "gift", give="spy")) == "booster-not-now"


# Equality


def test_equal_ranks_beat_too():
    state = after(table(*FEW, held={0: "equality"}), boost(0, "equality"), play(0, "9g"))
    assert after(state, play(1, "9k"), play(2, "9b")).trick[-1].seat == 2


def test_equal_bombs_beat_too():
    hands = ("4g 5g 6g 7g 8g 2g", "4k 5k 6k 7k 8k 2k", "3b 2b", "3r 2r")
    state = after(table(*hands, held={0: "equality"}), boost(0, "equality"))
    state = after(state, play(0, "4g 5g 6g 7g 8g"))
    assert after(state, play(1, "4k 5k 6k 7k 8k")).trick[-1].seat == 1


def test_a_six_does_not_beat_a_phoenix_that_lies_on_a_six():
    hands = ("6g 2g", "phoenix 2k", "6b 2b", "7r 2r")
    state = after(table(*hands, held={0: "equality"}), boost(0, "equality"), play(0, "6g"))
    state = after(state, play(1, "phoenix"))
    assert refused(state, play(2, "6b")) == "does-not-beat"
    assert after(state, *passes(2), play(3, "7r")).trick[-1].seat == 3


# Skat

TENS = ("Kg 2g", "Tk 9k Jk Qk Kk 2k", "Ab 2b", "Tr 2r")


def skat(turn=0):
    return after(table(*TENS, held={0: "skat"}, turn=turn), boost(0, "skat"))


def test_tens_rank_directly_below_the_ace():
    state = after(skat(), play(0, "Kg"), play(1, "Tk"))
    assert after(state, play(2, "Ab")).trick[-1].seat == 2


def test_straights_follow_the_new_order():
    state = skat(turn=1)
    assert refused(state, play(1, "9k Jk Qk Kk 2k")) == "no-combination"
    assert after(state, play(1, "9k Jk Qk Kk Tk")).trick[-1].combination.type == "straight-flush"


def test_cards_already_played_keep_their_rank():
    state = after(table(*TENS, held={2: "skat"}, turn=3), play(3, "Tr"))
    state = after(state, boost(2, "skat"))
    assert after(state, play(0, "Kg")).trick[-1].seat == 0


# Spy


def test_opponents_say_how_many_cards_of_a_rank_they_hold():
    hands = ("9g 2g", "9k 9b 2k", "9r 2b", "3r 2r")
    state = table(*hands, held={0: "spy"})
    (told,) = [e for e in events(state, boost(0, "spy", rank="9")) if hasattr(e, "counts")]
    assert (told.seat, told.rank, told.counts) == (0, "9", (None, 2, None, 0))
    assert type(told).__struct_config__.tag == "spied"


def test_who_is_out_is_not_asked():
    state = table("9g 2g", "", "9r 2b", "3r 9b", held={0: "spy"})
    (told,) = [e for e in events(state, boost(0, "spy", rank="9")) if hasattr(e, "counts")]
    assert told.counts == (None, None, None, 1)


def test_a_ten_is_asked_for_by_its_letter():
    hands = ("9g 2g", "Tk 9b 2k", "9r 2b", "3r Tr")
    (told,) = [
        e
        for e in events(table(*hands, held={0: "spy"}), boost(0, "spy", rank="T"))
        if hasattr(e, "counts")
    ]
    assert told.counts == (None, 1, None, 1)


# Super Partner


def called(**changes):
    values = {"held": {0: "super-partner insurance delay"}, "started": frozenset(), **changes}
    return after(table(*FEW, **values), tichu(0))


def passed_on(**changes):
    state = called(held={0: "super-partner"}, **changes)
    return after(state, boost(0, "super-partner"))


def test_a_called_tichu_passes_to_the_partner():
    (call,) = passed_on().calls
    assert (call.seat, call.win, call.loss, call.caller) == (2, 100, 100, 0)


def test_now_the_partner_has_to_go_out_first():
    won = table("2g", "", "", "", places=(2, 1, 3), calls=((2, 100),))
    assert parts_of(won)[0].calls == 100
    assert passed_on().calls[0].seat == 2


def test_neither_of_them_calls_again():
    assert refused(passed_on(), tichu(0)) == "already-called"
    assert refused(passed_on(), tichu(2)) == "already-called"


def test_without_a_call_there_is_nothing_to_pass_on():
    state = table(*FEW, held={0: "super-partner"}, started=frozenset())
    assert refused(state, boost(0, "super-partner")) == "booster-not-now"
    assert refused(after(state, tichu(1)), boost(0, "super-partner")) == "booster-not-now"


def test_a_partner_who_has_called_gets_no_second_call():
    state = after(called(held={0: "super-partner"}), tichu(2))
    assert refused(state, boost(0, "super-partner")) == "booster-not-now"


def test_once_somebody_is_out_no_call_is_passed_on():
    hands = ("2g 3g 9g", "", "2b 3b 9b", "2r 3r 9r")
    state = table(*hands, held={0: "super-partner"}, calls=((0, 100),))
    assert refused(state, boost(0, "super-partner")) == "booster-not-now"


def test_an_insurance_stays_with_the_call():
    state = after(called(held={0: "super-partner insurance"}), boost(0, "insurance"))
    state = after(state, boost(0, "super-partner"))
    assert (state.calls[0].seat, state.calls[0].loss) == (2, 0)


def test_who_called_drafts_first():
    state = passed_on(faceup=("gift", "skat"), target=3000)
    while state.round == 1 and view(state, None).phase != "draft":
        state = silence(state)
    assert GAME.waiting_on(state) == {0}
