"""Boosters that meet while cards are played: answers to one play, people, pools."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.game import Seat
from engines.tichu.announcement import Effect
from engines.tichu.events.boosters import HandOpened
from engines.tichu.state import TichuState
from tests.engines.tichu.table import (
    GAME,
    act,
    after,
    boost,
    cards,
    declines,
    events,
    gift,
    passes,
    play,
    refused,
    silence,
    table,
    tichu,
    view,
    with_,
)

FEW = ("2g 3g 9g", "2k 3k 9k", "2b 3b 9b", "2r 3r 9r")


def force(*keys: str, owner: int = 3) -> tuple[Effect, ...]:
    """Boosters that somebody has played in this round."""
    return tuple(Effect(key, Seat(owner)) for key in keys)


def top(state: TichuState) -> tuple[str, float, int]:
    """What lies there: its type, rank and length."""
    assert state.top is not None
    return state.top.type, state.top.rank, state.top.length


def lies(state: TichuState) -> list[str]:
    return [" ".join(laid.combination.cards) for laid in state.trick]


def below(state: TichuState) -> list[str]:
    return [" ".join(laid.combination.cards) for laid in state.under]


def hand(state: TichuState, seat: int) -> set[str]:
    return set(state.hands[seat])


# Answers to one play


def extended_to_a_bomb() -> TichuState:
    """Seat 1 has played 666 on 555, and seat 2 has made a bomb of it; seat 3 may defuse."""
    hands = ("5g 5k 5b 2g", "6g 6k 6b 3k", "6r 8b", "5r 7r")
    state = table(*hands, held={2: "extend", 3: "defuse"})
    state = after(state, play(0, "5g 5k 5b"), *declines(2), play(1, "6g 6k 6b"))
    return after(state, boost(2, "extend", cards=["6r"]))


def test_a_bomb_made_by_extending_is_defused_whole_and_the_turn_is_its_players_again():
    state = extended_to_a_bomb()
    assert GAME.waiting_on(state) == {3}
    state = after(state, boost(3, "defuse"))
    assert (lies(state), below(state)) == (["5g 5k 5b"], ["6g 6k 6b", "6r"])
    assert state.turn == 1


def test_a_bomb_made_by_extending_wins_as_its_players():
    state = after(extended_to_a_bomb(), *declines(3))
    assert (top(state), view(state, None).trick.owner, state.turn) == (("bomb", 6, 4), 1, 2)


def test_a_row_of_one_suit_becomes_a_longer_bomb():
    hands = ("4g 5g 6g 7g 8g 2k", "3k", "9g 8b", "5r")
    state = after(table(*hands, held={2: "extend"}), play(0, "4g 5g 6g 7g 8g"))
    assert top(after(state, boost(2, "extend", cards=["9g"]))) == ("straight-flush", 9, 6)


def test_a_play_with_a_firebird_keeps_its_card_when_it_is_extended():
    hands = ("4g 5k 6b 8r 2k", "3k", "9g 8b", "5r")
    state = table(*hands, held={0: "firebird", 2: "extend"})
    state = after(state, play(0, "4g 5k 6b 8r", booster="firebird", firebird="7"))
    assert top(after(state, boost(2, "extend", cards=["9g"]))) == ("straight", 9, 6)


@pytest.mark.parametrize(
    ("added", "expected"), [("Tb", ("hole", 10, 6)), ("7b", ("straight", 9, 6))]
)
def test_a_hole_grows_or_is_filled_when_it_is_extended(
    added: str, expected: tuple[str, float, int]
):
    hands = ("4g 5k 6b 8r 9g 2k", "3k", f"{added} 8b", "5r")
    state = table(*hands, held={0: "hole", 2: "extend"})
    state = after(state, play(0, "4g 5k 6b 8r 9g", booster="hole"))
    assert top(after(state, boost(2, "extend", cards=[added]))) == expected


def test_a_rat_is_extended_like_any_one():
    hands = ("dragon 2k", "mahjong 3k", "2b 3b 4b 5b 8b", "7r")
    state = table(*hands, held={1: "rat", 2: "extend"})
    state = after(state, play(0, "dragon"), play(1, "mahjong", booster="rat"))
    state = after(state, boost(2, "extend", cards=["2b", "3b", "4b", "5b"]))
    assert (top(state), state.turn) == (("straight", 5, 5), 2)


def test_where_the_thief_has_the_phoenix_nothing_is_left_for_the_scarecrow():
    hands = ("6g phoenix 2g", "6k 3k", "4b 8b", "5r 7r")
    state = after(table(*hands, held={1: "bird-thief", 2: "scarecrow"}), play(0, "6g phoenix"))
    assert GAME.waiting_on(state) == {1, 2}
    state = after(state, boost(1, "bird-thief", card="6k"), boost(2, "scarecrow"))
    assert (lies(state), state.turn, state.pools[2]) == (["6g 6k"], 1, ("scarecrow",))


def test_where_the_scarecrow_comes_first_nothing_is_left_for_the_thief():
    hands = ("6g phoenix 2g", "4b 8b", "6k 3k", "5r 7r")
    state = after(table(*hands, held={1: "scarecrow", 2: "bird-thief"}), play(0, "6g phoenix"))
    state = after(state, boost(1, "scarecrow"), boost(2, "bird-thief", card="6k"))
    assert (state.turn, state.trick, state.pools[2]) == (0, (), ("bird-thief",))


def test_the_thief_takes_the_phoenix_out_of_a_blossom_below_a_stem():
    hands = ("7k phoenix 2g", "6g 3k", "7b 8b", "5r 9r")
    state = table(*hands, held={2: "bird-thief"}, effects=force("flowers"))
    state = after(state, play(0, "7k phoenix"), *declines(2), play(1, "6g"))
    state = after(state, boost(2, "bird-thief", card="7b"))
    assert (top(state), view(state, None).trick.owner) == (("flowers", 7, 3), 1)
    assert hand(state, 2) == {"phoenix", "8b"}
    state = after(state, *passes(2, 3, 0))
    assert sorted(state.won[1]) == sorted(cards("7k 7b 6g"))


def test_a_bird_played_with_a_firebird_comes_back_and_the_firebird_is_spent():
    hands = ("2g phoenix Kk", "3k 9k", "4b 8b", "5r 7r")
    state = table(*hands, held={0: "firebird", 1: "scarecrow"})
    state = after(state, play(0, "2g phoenix", booster="firebird", firebird="2"))
    state = after(state, boost(1, "scarecrow"))
    assert (hand(state, 0), state.turn) == ({"2g", "phoenix", "Kk"}, 0)
    assert state.discards == ("firebird",)


def test_who_must_play_without_birds_slips_none_under_the_trick():
    hands = ("9g 2g", "dragon phoenix 3k 2k", "4b 8b", "5r 7r")
    state = table(*hands, held={1: "download", 3: "scarecrow"})
    state = after(state, play(0, "9g"), *declines(1), play(1, "dragon"), boost(3, "scarecrow"))
    assert state.turn == 1
    assert refused(state, boost(1, "download", cards=["phoenix"])) == "restricted"
    assert below(after(state, boost(1, "download", cards=["3k"]))) == ["3k"]


def test_a_download_is_lower_whatever_equality_says():
    hands = ("9g 2g", "9k 3k", "4b 8b", "5r 7r")
    state = after(table(*hands, held={1: "download"}, effects=force("equality")), play(0, "9g"))
    assert refused(state, boost(1, "download", cards=["9k"])) == "bad-target"
    assert below(after(state, boost(1, "download", cards=["3k"]))) == ["3k"]


def test_nobody_is_asked_for_a_download_who_holds_fewer_cards_than_lie_there():
    hands = ("4g 5k 6b 8r 2k", "2r 3k 4b 5r", "4r 8b", "5b 7r")
    state = table(*hands, held={0: "firebird", 1: "download"})
    state = after(state, play(0, "4g 5k 6b 8r", booster="firebird", firebird="7"))
    assert (state.waits, state.turn) == ((), 1)


def test_what_was_slipped_under_a_rat_must_be_lower_than_a_one():
    hands = ("dragon 2k", "mahjong 3k", "phoenix 8b", "7r")
    state = table(*hands, held={1: "rat", 2: "download"})
    state = after(state, play(0, "dragon"), *declines(2), play(1, "mahjong", booster="rat"))
    assert (state.waits, state.turn) == ((), 2)


def test_a_new_master_gives_the_dog_before_or_after_the_card_is_extended():
    hands = ("Kg 2g", "3k 9k", "Kb 8b", "dog 7r")
    state = after(table(*hands, held={2: "extend", 3: "new-master"}), play(0, "Kg"))
    one = after(state, *declines(2), boost(3, "new-master"), boost(2, "extend", cards=["Kb"]))
    assert (hand(one, 0), lies(one)) == ({"2g", "dog"}, ["Kg", "Kb"])
    two = after(state, boost(2, "extend", cards=["Kb"]), boost(3, "new-master"))
    assert (two.pools[3], two.turn) == (("new-master",), 1)


def test_whose_last_card_the_dog_was_is_out_as_a_new_master():
    hands = ("Kg 2g", "3k 9k", "4b 8b", "dog")
    state = after(table(*hands, held={3: "new-master"}), play(0, "Kg"), boost(3, "new-master"))
    assert (state.places, state.turn, hand(state, 0)) == ((3,), 1, {"2g", "dog"})


@pytest.mark.parametrize("where", ["won", "removed"])
def test_where_the_dog_is_gone_nobody_is_asked_for_a_new_master(where: str):
    hands = ("Kg 2g", "3k 9k", "4b 8b", "5r 7r")
    state = table(*hands, held={3: "new-master"}, won={1: "dog"} if where == "won" else {})
    if where == "removed":
        state = with_(state, removed=cards("dog"))
    assert after(state, play(0, "Kg")).waits == ()


# Leads


def test_the_dog_that_the_cat_takes_has_been_led_for_solo_initiative():
    hands = ("dog 2g", "3k 9k", "4b 8b", "5r 7r")
    state = table(*hands, held={1: "cat"}, effects=force("solo", owner=0))
    state = after(state, play(0, "dog"), boost(1, "cat"))
    assert (state.turn, state.effects) == (1, ())


def test_a_lead_that_was_taken_back_does_not_count_for_solo_initiative():
    hands = ("phoenix 2g 2k", "3k 9k", "4b 8b", "5r 7r")
    state = table(*hands, held={1: "scarecrow"}, effects=force("solo"))
    state = after(state, play(0, "phoenix"), boost(1, "scarecrow"))
    assert state.turn == 0
    assert refused(state, play(0, "2g 2k")) == "restricted"


def test_a_dragon_that_was_confused_may_still_come_home_for_christmas():
    hands = ("dragon 2g", "3k 9k", "4b 8b", "5r 7r")
    held = {2: "confused-dragon", 3: "christmas"}
    state = table(*hands, held=held, won={2: "phoenix"})
    state = after(state, play(0, "dragon"), *passes(1, 2, 3))
    state = after(state, boost(2, "confused-dragon"), act(0, "choose", to=3))
    assert GAME.waiting_on(state) == {3}
    state = after(state, boost(3, "christmas"))
    assert (hand(state, 0), hand(state, 2)) == ({"dragon", "2g"}, {"phoenix", "4b", "8b"})
    assert state.turn == 3


def test_a_confused_dragon_goes_by_the_chairs_where_nobody_chooses():
    state = table(
        "dragon 2g", "3k 9k", "4b 8b", "5r 7r",
        held={2: "confused-dragon"}, order=(Seat(0), Seat(3), Seat(2), Seat(1)),
    )  # fmt: skip
    state = after(state, play(0, "dragon"), *passes(3, 2, 1), boost(2, "confused-dragon"))
    assert silence(state).turn == 3


def test_a_rat_on_the_dragon_confuses_nobody():
    hands = ("dragon 2g", "mahjong 9k", "4b 8b", "5r 7r")
    state = table(*hands, held={1: "rat", 2: "confused-dragon"})
    state = after(state, play(0, "dragon"), play(1, "mahjong", booster="rat"), *passes(2, 3, 0))
    assert (state.turn, state.waits, sorted(state.won[1])) == (1, (), ["dragon", "mahjong"])


# People


def leading(*hands: str, held: dict[int, str], **changes: Any) -> TichuState:
    """Seat 0 has taken a trick with an ace and is about to lead."""
    state = table(*hands, held=held, **changes)
    return after(state, play(0, "Ag"), *passes(1, 2, 3))


def test_the_dog_goes_with_the_hand_to_the_partner_who_may_lead_it_back():
    hands = ("Ag dog 3g", "9g 9k", "Tg Tk", "Jg Jk")
    state = after(leading(*hands, held={0: "businessman"}), boost(0, "businessman"))
    assert hand(state, 2) == {"dog", "3g"}
    state = after(state, play(0, "Tg"), *passes(1, 2, 3), play(0, "Tk"))
    assert state.places == (0,)


def test_the_dog_of_the_partner_comes_back_by_the_hand():
    hands = ("Ag 2g 3g", "9g 9k", "dog Tk", "Jg Jk")
    state = after(leading(*hands, held={0: "businessman"}), boost(0, "businessman"))
    assert after(state, play(0, "dog")).turn == 2


def test_calls_and_first_cards_stay_with_the_person_when_hands_are_swapped():
    hands = ("Ag 2g 3g", "9g 9k", "Tg Tk", "Jg Jk")
    state = leading(
        *hands, held={0: "businessman"}, started=frozenset({Seat(1)}), calls=((1, 100),)
    )
    state = after(state, boost(0, "businessman"))
    assert refused(state, tichu(0)) == "too-late-to-call"
    state = after(state, tichu(2))
    assert [(call.seat, call.win) for call in state.calls] == [(1, 100), (2, 100)]


def test_tricks_stay_with_the_person_when_hands_are_swapped():
    hands = ("Ag 2g 3g", "9g 9k", "Tg Tk", "Jg Jk")
    state = leading(*hands, held={0: "businessman"}, won={2: "Kb"})
    state = after(state, boost(0, "businessman"))
    assert (state.won[0], state.won[2]) == (("Ag",), ("Kb",))


@pytest.mark.parametrize("first", ["super-partner", "businessman"])
def test_a_call_that_is_passed_on_and_hands_that_are_swapped_do_not_mind_each_other(first: str):
    hands = ("Ag 2g 3g", "9g 9k", "Tg Tk", "Jg Jk")
    both = "super-partner businessman"
    state = leading(*hands, held={0: both}, calls=((0, 100),))
    (second,) = set(both.split()) - {first}
    state = after(state, boost(0, first), boost(0, second))
    assert [(call.seat, call.caller) for call in state.calls] == [(2, 0)]
    assert hand(state, 2) == {"2g", "3g"}


def test_a_call_is_passed_to_the_partner_wherever_that_one_sits():
    hands = ("Ag 2g 3g", "9g 9k", "Tg Tk", "Jg Jk")
    state = leading(*hands, held={0: "musical-chairs super-partner"}, calls=((0, 100),))
    state = after(state, boost(0, "musical-chairs", a=2, b=3), boost(0, "super-partner"))
    assert (state.order, state.calls[0].seat) == ((0, 1, 3, 2), 2)


def test_hands_are_swapped_with_the_partner_wherever_that_one_sits():
    hands = ("Ag 2g 3g", "9g 9k", "Tg Tk", "Jg Jk")
    state = leading(*hands, held={0: "musical-chairs businessman"})
    state = after(state, boost(0, "musical-chairs", a=1, b=2), boost(0, "businessman"))
    assert hand(state, 0) == {"Tg", "Tk"}


def test_calls_tricks_and_teams_go_with_the_person_to_another_chair():
    hands = ("Ag 2g", "9g 9k", "Tg", "Jg Jk")
    state = leading(*hands, held={0: "musical-chairs"}, calls=((0, 100),))
    state = after(state, boost(0, "musical-chairs", a=0, b=1), play(0, "2g"))
    assert state.turn == 2
    state = after(state, play(2, "Tg"))
    assert state.scores == (300, 0)


def test_the_dog_of_a_partner_who_is_out_goes_by_the_chairs():
    hands = ("Ag dog 3g", "9g 9k", "", "Jg Jk")
    state = table(*hands, held={0: "musical-chairs"})
    state = after(state, play(0, "Ag"), *passes(1, 3), boost(0, "musical-chairs", a=1, b=3))
    assert state.order == (0, 3, 2, 1)
    assert after(state, play(0, "dog")).turn == 1


def test_chairs_are_back_in_the_next_round():
    hands = ("Ag 2g", "9g 9k", "Tg", "Jg Jk")
    state = leading(*hands, held={0: "musical-chairs"})
    state = after(state, boost(0, "musical-chairs", a=1, b=2), play(0, "2g"), play(2, "Tg"))
    assert (state.round, state.order) == (2, (0, 1, 2, 3))


def test_an_open_hand_that_is_swapped_stays_open_with_its_owner():
    hands = ("Ag 2g 3g", "9g 9k", "Tg Tk", "Jg Jk")
    state = leading(*hands, held={2: "businessman"}, effects=force("ouvert", owner=0))
    (told,) = [
        each for each in events(state, boost(2, "businessman")) if isinstance(each, HandOpened)
    ]
    assert (told.seat, told.cards) == (0, ("Tg", "Tk"))
    state = after(state, boost(2, "businessman"))
    assert view(state, 1).open_hands == (("Tg", "Tk"), None, None, None)


def test_what_was_promised_holds_for_the_team_whatever_hands_and_chairs_do():
    hands = ("Ag 2g", "3g 9k", "Tg", "Jg Jk")
    state = leading(*hands, held={0: "double-win businessman musical-chairs"})
    state = after(state, boost(0, "double-win"), boost(0, "businessman"))
    state = after(state, boost(0, "musical-chairs", a=1, b=2), play(0, "Tg"), *passes(2, 1, 3))
    assert (state.places, state.turn) == ((0,), 2)
    assert after(state, play(2, "2g")).scores == (300, 0)


# Pools


def test_a_gift_that_is_gone_when_it_is_to_be_given_returns():
    state = table(*FEW, held={0: "gift njet", 1: "njet"})
    state = after(state, boost(0, "gift", give="njet"), boost(1, "njet"), boost(0, "njet"))
    assert (state.pools[0], state.pools[2]) == (("gift",), ())
    assert state.turn == 0


def test_what_was_to_be_stolen_and_is_gone_lets_the_theft_return():
    state = table(*FEW, held={0: "theft njet", 1: "njet"}, started=frozenset())
    state = after(state, tichu(0), boost(0, "theft", from_=1, take="njet"))
    state = after(state, boost(1, "njet"), boost(0, "njet"))
    assert view(state, None).window is None
    assert state.pools[:2] == (("theft",), ())


def test_a_booster_that_was_stolen_may_be_played_by_its_new_owner():
    state = table(*FEW, held={0: "theft", 1: "rainbow"}, started=frozenset())
    state = after(state, tichu(0), boost(0, "theft", from_=1, take="rainbow"))
    assert refused(state, boost(1, "rainbow")) == "booster-not-held"
    assert after(state, boost(0, "rainbow")).effects


def between(*calls: tuple[int, int], **held: str) -> TichuState:
    """Seat 0 has taken a trick; nobody else has played, and boosters may be before its lead."""
    pools = {int(name[1:]): keys for name, keys in held.items()}
    state = table(*FEW, held=pools, started=frozenset({Seat(0)}), calls=calls)
    return after(state, play(0, "9g"), *passes(1, 2, 3))


def test_an_answer_counts_no_more_when_its_booster_was_stolen_in_between():
    state = after(between(s1="small", s2="rainbow", s3="theft"), boost(1, "small"), tichu(3))
    state = after(state, boost(3, "theft", from_=1, take="small"), *declines(2))
    assert (state.effects, state.turn) == ((), 0)
    assert (state.pools[1], state.pools[3]) == ((), ("small",))


def test_a_call_is_not_passed_on_to_a_partner_who_has_called_in_between():
    state = between((1, 100), s0="rainbow", s1="super-partner", s2="solo")
    state = after(state, boost(1, "super-partner"), tichu(3), *declines(0, 2))
    assert [(call.seat, call.caller) for call in state.calls] == [(1, 1), (3, 3)]
    assert (state.pools[1], state.turn) == (("super-partner",), 0)


def test_basta_lets_choices_and_drafts_go_on():
    state = table(
        "2g", "2k 3k", "", "", places=(Seat(2), Seat(3)), calls=((0, 100),),
        faceup=("gift", "skat"), target=2000, held={}, effects=force("basta"),
    )  # fmt: skip
    state = after(state, play(0, "2g"))
    assert view(state, None).phase == "draft"
    state = after(state, act(0, "draft", key="skat"))
    assert state.pools[0] == ("skat",)


def test_in_the_next_round_boosters_are_played_again():
    hands = ("2g", "2k 3k", "", "")
    state = table(*hands, places=(2, 3), held={0: "mulligan"}, target=2000, effects=force("basta"))
    state = after(state, play(0, "2g"))
    assert (state.round, state.effects, GAME.waiting_on(state)) == (2, (), {0})


def test_boosters_stay_with_who_holds_them_from_round_to_round():
    hands = ("2g", "2k 3k", "", "")
    state = table(*hands, places=(2, 3), held={1: "rat", 2: "spy"}, target=2000)
    assert after(state, play(0, "2g")).pools == ((), ("rat",), ("spy",), ())


def test_a_red_card_is_taken_out_of_what_lies_in_the_own_tricks():
    state = table("9g 2g", "3k", "4b", "5r", won={0: "9r"}, held={0: "red-card"})
    state = after(state, boost(0, "red-card", card="9g"))
    assert (hand(state, 0), state.won[0]) == ({"9r", "2g"}, ("9g",))


def test_a_red_card_out_of_an_open_hand_changes_what_lies_open():
    state = table(
        "9g 2g", "9r 3k", "4b", "5r", held={0: "red-card"}, effects=force("ouvert", owner=1)
    )
    state = after(state, boost(0, "red-card", card="9g"))
    assert view(state, None).open_hands[1] == ("3k", "9g")


def test_the_points_of_a_red_card_go_with_the_card():
    state = table("Kg 2g", "Kr 3k", "4b", "5r", held={0: "red-card"}, won={})
    state = after(state, boost(0, "red-card", card="Kg"))
    assert "Kg" in hand(state, 1)


def test_a_dragon_that_is_being_given_waits_for_no_christmas():
    hands = ("dragon 2g", "3k 9k", "4b 8b", "5r 7r")
    state = table(*hands, held={3: "christmas"}, won={2: "phoenix"})
    state = after(state, play(0, "dragon"), *passes(1, 2, 3))
    assert view(state, 3).boosters == ()
    state = after(state, gift(0, 3))
    assert view(state, 3).boosters == ("christmas",)
