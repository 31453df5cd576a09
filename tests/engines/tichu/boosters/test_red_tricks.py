"""Red boosters about calls and won tricks: Christmas, Theft, Full House Switch, and others."""

from __future__ import annotations

import pytest

from engines.kernel.game import Seat
from engines.kernel.secret import Secret
from engines.tichu.announcement import Effect
from engines.tichu.pendings import Given
from engines.tichu.scoring import points_of
from engines.tichu.state import TichuState
from tests.engines.tichu.table import (
    GAME,
    act,
    after,
    boost,
    cards,
    declines,
    first_step,
    gift,
    passes,
    play,
    refused,
    silence,
    table,
    tichu,
    view,
    wish_grand,
    with_,
)


def hand(state: TichuState, seat: int) -> set[str]:
    return set(state.hands[seat])


# Double Christmas


def gathering(**changes) -> TichuState:
    """Seat 0 wins the Phoenix in a trick while the Dragon lies with seat 1."""
    won = changes.pop("won", {1: "dragon 5k"})
    hands = ("9g Ag 2g", "3k 9k", "phoenix 8b", "5r 7r")
    held = changes.pop("held", {3: "christmas"})
    state = table(*hands, turn=2, held=held, won=won, **changes)
    return after(state, play(2, "phoenix"), *passes(3), play(0, "Ag"), *passes(1, 2, 3))


def test_when_both_birds_are_gathered_its_holder_is_asked():
    state = gathering()
    assert view(state, None).window.trigger == "gathered"
    assert GAME.waiting_on(state) == {3}


def test_both_birds_return_to_the_hands_of_those_who_had_gathered_them():
    state = after(gathering(), boost(3, "christmas"))
    assert hand(state, 0) == {"9g", "2g", "phoenix"}
    assert hand(state, 1) == {"3k", "9k", "dragon"}
    assert state.turn == 0


def test_their_points_leave_the_tricks():
    state = after(gathering(), boost(3, "christmas"))
    assert [points_of(row) for row in state.won] == [0, 5, 0, 0]


def test_afterwards_it_may_be_played_at_any_moment():
    state = after(gathering(), *declines(3))
    assert state.turn == 0
    state = after(state, boost(3, "christmas"))
    assert "dragon" in hand(state, 1)
    assert state.turn == 0


def test_another_trick_opens_no_window_for_it_again():
    state = after(gathering(), *declines(3), play(0, "9g"), *passes(1, 2, 3))
    assert (state.turn, state.waits) == (0, ())


def test_who_gathers_may_play_it_too():
    assert GAME.waiting_on(gathering(held={0: "christmas"})) == {0}


def test_one_bird_alone_does_not_return():
    state = gathering(won={})
    assert state.waits == ()
    assert refused(state, boost(3, "christmas")) == "booster-not-now"


def test_birds_that_lie_with_who_is_out_do_not_return():
    hands = ("9g Ag 2g", "", "phoenix 8b", "5r 7r")
    state = table(*hands, turn=2, held={3: "christmas"}, won={1: "dragon"})
    state = after(state, play(2, "phoenix"), *passes(3), play(0, "Ag"), *passes(2, 3))
    assert (state.turn, state.waits) == (0, ())
    assert refused(state, boost(3, "christmas")) == "booster-not-now"


def test_a_bird_that_was_laid_away_face_down_is_not_known_to_lie_there():
    laid = Given(Seat(1), Seat(1), Secret(cards("dragon"), frozenset({Seat(1)})))
    assert gathering(exchanged=(laid,)).waits == ()


def test_the_dragons_trick_is_gathered_when_it_has_been_given():
    hands = ("dragon 2g", "3k 9k", "4b 8b", "5r 7r")
    state = table(*hands, held={3: "christmas"}, won={2: "phoenix"})
    state = after(state, play(0, "dragon"), *passes(1, 2, 3))
    assert refused(state, boost(3, "christmas")) == "booster-not-now"
    state = after(state, gift(0, 1), boost(3, "christmas"))
    assert (hand(state, 1), hand(state, 2)) == ({"3k", "9k", "dragon"}, {"4b", "8b", "phoenix"})


def test_a_red_card_is_not_taken_out_of_a_trick_that_is_being_given_away():
    hands = ("dragon 2g", "3k 9k", "4b 8b", "5r 7r")
    state = table(*hands, turn=3, held={1: "red-card"})
    state = after(state, play(3, "7r"), play(0, "dragon"), *passes(1, 2, 3))
    state = with_(state, hands=(*state.hands[:1], cards("7k"), *state.hands[2:]))
    assert refused(state, boost(1, "red-card", card="7k")) == "bad-target"


# Booster Theft

FEW = ("2g 3g 9g", "2k 3k 9k", "2b 3b 9b", "2r 3r 9r")


def stealing(caller: int = 0, **held: str) -> TichuState:
    """Somebody who has not played yet has called Tichu; seat 0 holds Booster Theft."""
    pools = {0: "theft", **{int(name[1:]): keys for name, keys in held.items()}}
    return after(table(*FEW, held=pools, started=frozenset()), tichu(caller))


@pytest.mark.parametrize("holder", [1, 2, 3])
def test_a_caller_takes_a_booster_of_another_the_partners_too(holder):
    state = stealing(**{f"s{holder}": "spy rat"})
    state = after(state, boost(0, "theft", from_=holder, take="rat"))
    assert (state.pools[0], state.pools[holder]) == (("rat",), ("spy",))
    assert state.discards == ("theft",)


def test_nobody_steals_at_the_call_of_another():
    assert stealing(caller=1, s2="spy").waits == ()


def test_it_may_be_played_after_an_own_grand_tichu():
    state = first_step(boosters=True, held=[["theft"], ["spy"], [], []], booster_pile=[]).state
    state = after(state, *(wish_grand(seat, seat == 0) for seat in range(4)))
    state = after(state, boost(0, "theft", from_=1, take="spy"))
    assert state.pools[0] == ("spy",)


@pytest.mark.parametrize(("holder", "key"), [(1, "rat"), (0, "theft"), (2, "spy")])
def test_only_what_another_holds_is_stolen(holder, key):
    state = stealing(s1="spy")
    assert refused(state, boost(0, "theft", from_=holder, take=key)) == "bad-target"


def test_nothing_is_stolen_from_who_is_out():
    pools = {0: "theft", 1: "spy", 2: "rat"}
    state = table(FEW[0], "", FEW[2], FEW[3], held=pools, started=frozenset({1}))
    state = after(state, tichu(0))
    assert refused(state, boost(0, "theft", from_=1, take="spy")) == "bad-target"
    assert "rat" in after(state, boost(0, "theft", from_=2, take="rat")).pools[0]


def test_where_nobody_else_holds_a_booster_nobody_is_asked():
    assert stealing().waits == ()


# Full House Switch


def switching(*answers: str, held: int = 2, **changes) -> TichuState:
    """Seat 0 leads KKK 22; `held` plays the Full House Switch; seat 1 answers if it can."""
    led = "Kg Kk Kb 2g 2k"
    hands = [f"{led} 9g", "3g 9k", "4b 8b", "5r 7r"]
    hands[1] = " ".join((*answers, "3g"))
    state = table(*hands, held={held: "full-house-switch"}, **changes)
    return after(state, play(0, led), boost(held, "full-house-switch"))


def test_the_pair_decides_between_full_houses():
    state = after(switching("4g 4k 4r Qg Qk"), play(1, "4g 4k 4r Qg Qk"))
    assert state.trick[-1].seat == 1


def test_the_triple_decides_where_the_pairs_are_equal():
    state = switching("Ag Ak Ab 2b 2r")
    assert after(state, play(1, "Ag Ak Ab 2b 2r")).trick[-1].seat == 1
    lower = switching("4g 4k 4r 2b 2r")
    assert refused(lower, play(1, "4g 4k 4r 2b 2r")) == "does-not-beat"


def test_who_has_played_the_full_house_may_switch_too():
    state = after(switching("4g 4k 4r Qg Qk", held=0), play(1, "4g 4k 4r Qg Qk"))
    assert state.trick[-1].seat == 1


def test_it_is_in_force_for_this_trick_alone():
    state = after(switching("4g 4k 4r Qg Qk"), *passes(1, 2, 3))
    assert (state.effects, state.discards) == ((), ("full-house-switch",))


def test_no_other_combination_is_switched():
    state = table("Kg Kk Kb 9g", "3g", "4b", "5r", held={2: "full-house-switch"})
    assert after(state, play(0, "Kg Kk Kb")).waits == ()


def test_a_super_full_house_still_beats_a_normal_one():
    supers = (Effect("super-full-house", Seat(3)),)
    state = switching("3r 3k 3b 2b 2r", effects=supers)
    state = after(state, play(1, "3r 3k 3b 2b 2r"))
    assert state.trick[-1].combination.type == "super-full-house"


# Confused Dragon


def dragon_won(
    *, second: str = "3k 9k", last: str = "5r 7r", first: str = "dragon 2g", held: int = 2
) -> TichuState:
    """Seat 0 wins a trick by the Dragon; somebody holds the Confused Dragon."""
    state = table(first, second, "4b 8b", last, held={held: "confused-dragon"})
    others = [seat for seat in (1, 2, 3) if state.hands[seat]]
    return after(state, play(0, "dragon"), *passes(*others))


def test_anyone_may_confuse_the_dragon_before_the_gift():
    for seat in range(4):
        state = dragon_won(held=seat)
        assert view(state, None).window.trigger == "dragon-won"
        assert GAME.waiting_on(state) == {seat}


def test_the_dragons_player_chooses_which_opponent_leads():
    state = after(dragon_won(), boost(2, "confused-dragon"))
    assert GAME.waiting_on(state) == {0}
    assert view(state, 0).choose_from == (1, 3)
    assert refused(state, act(0, "choose", to=2)) == "bad-target"
    assert after(state, act(0, "choose", to=3)).turn == 3


def test_its_owner_keeps_the_trick():
    state = after(dragon_won(), boost(2, "confused-dragon"), act(0, "choose", to=3))
    assert state.won[0] == ("dragon",)


def test_silence_lets_the_next_opponent_lead():
    assert silence(after(dragon_won(), boost(2, "confused-dragon"))).turn == 1


@pytest.mark.parametrize(("out", "leads"), [({"second": ""}, 3), ({"last": ""}, 1)])
def test_with_one_opponent_in_there_is_no_question(out, leads):
    state = after(dragon_won(**out), boost(2, "confused-dragon"))
    assert (state.turn, state.won[0]) == (leads, ("dragon",))


def test_with_both_opponents_out_it_is_not_playable():
    held = {0: "confused-dragon", 3: "download"}
    state = table("dragon 2g", "", "", "7r", held=held, won={1: "Kg"})
    state = after(state, play(0, "dragon"), *declines(3), boost(3, "download", cards=["7r"]))
    assert state.round == 2
    assert state.scores == (0, 35)
    assert state.pools[0] == ("confused-dragon",)


def test_who_is_out_by_the_dragon_is_not_touched():
    state = dragon_won(first="dragon")
    assert view(state, None).phase == "dragon"
    assert refused(state, boost(2, "confused-dragon")) == "booster-not-now"


def test_declined_the_dragon_is_given_away_as_usual():
    state = after(dragon_won(), *declines(2), gift(0, 1))
    assert (state.won[1], state.turn) == (("dragon",), 0)


def test_the_leads_after_that_go_to_the_winners_again():
    state = after(dragon_won(), boost(2, "confused-dragon"), act(0, "choose", to=3))
    state = after(state, play(3, "5r"), *passes(0), play(1, "9k"), *passes(2, 3, 0))
    assert state.turn == 1


# Basta answered by Njet!


def test_njet_may_answer_basta():
    state = table("2g Ag 3g", "9g 9k", "Tg Tk", "Jg Jk", held={0: "basta", 1: "njet"})
    state = after(state, play(0, "Ag"), *passes(1, 2, 3), boost(0, "basta"))
    assert GAME.waiting_on(state) == {1}
    state = after(state, boost(1, "njet"))
    assert (state.effects, state.discards) == ((), ("njet", "basta"))
