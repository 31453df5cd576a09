"""Red boosters by which a play is taken back or answered: Cat, Defuse, New Master, Scarecrow."""

from __future__ import annotations

import pytest

from engines.kernel.game import Seat
from engines.tichu.actions.plays import Play
from engines.tichu.announcement import Effect
from engines.tichu.state import TichuState
from tests.engines.tichu.table import (
    GAME,
    act,
    after,
    boost,
    cards,
    declines,
    may,
    passes,
    play,
    refused,
    silence,
    table,
    tichu,
    view,
    with_,
)


def hand(state: TichuState, seat: int) -> set[str]:
    return set(state.hands[seat])


def lies(state: TichuState) -> list[str]:
    """What lies on the table to be beaten, play by play."""
    return [" ".join(laid.combination.cards) for laid in state.trick]


def below(state: TichuState) -> list[str]:
    """What lies under the trick."""
    return [" ".join(laid.combination.cards) for laid in view(state, None).trick.under]


# Cat


def with_cat(seat: int, first: str = "dog 2g") -> TichuState:
    """Seat 0 leads the Dog; `seat` holds the Cat."""
    hands = (first, "3k 9k", "4b 8b", "5r 6r")
    return after(table(*hands, held={seat: "cat"}), play(0, "dog"))


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_cat_gets_the_lead_and_the_dog_the_partner_too(seat):
    state = after(with_cat(seat), boost(seat, "cat"))
    assert (state.turn, state.trick) == (seat, ())
    assert "dog" in hand(state, seat)


def test_the_own_dog_is_not_hunted():
    state = table("dog 2g", "3k", "4b", "5r", held={0: "cat"})
    assert after(state, play(0, "dog")).turn == 2


def test_without_the_cat_the_dog_goes_to_the_partner():
    state = after(with_cat(1), *declines(1))
    assert state.turn == 2
    assert state.won[0] == ("dog",)


def test_the_dogs_owner_who_played_it_last_is_out_all_the_same():
    state = after(with_cat(1, "dog"), boost(1, "cat"))
    assert (state.places, state.turn) == ((0,), 1)


def test_the_cat_answers_nothing_but_the_dog():
    state = table("9g 2g", "3k", "4b", "5r", held={1: "cat"})
    assert after(state, play(0, "9g")).turn == 1


def test_the_dog_may_end_the_round_though_the_cat_takes_it():
    state = table("dog", "", "", "5r Kr", held={3: "cat"}, won={1: "Kg"})
    state = after(state, play(0, "dog"), boost(3, "cat"))
    assert state.scores == (15, 10)


# Defuse

BOMB = "6g 6k 6b 6r"


def bombed_in_turn(*last: str) -> TichuState:
    """Seat 0 leads a 9, seat 1 bombs it; seat 3 holds Defuse."""
    second = " ".join((BOMB, *last))
    state = table("9g 2g", second, "4b 8b", "5r 7r", held={3: "defuse"})
    return after(state, play(0, "9g"), play(1, BOMB))


def test_a_defused_bomb_goes_under_the_trick():
    state = after(bombed_in_turn("3k"), boost(3, "defuse"))
    assert (lies(state), below(state)) == (["9g"], [BOMB])


def test_who_has_bombed_in_turn_is_on_turn_again():
    state = after(bombed_in_turn("3k"), boost(3, "defuse"))
    assert (state.turn, hand(state, 1)) == (1, {"3k"})


def test_who_has_laid_the_last_cards_by_it_is_out():
    state = after(bombed_in_turn(), boost(3, "defuse"))
    assert (state.places, state.turn) == ((1,), 2)


def test_a_bomb_out_of_turn_leaves_the_turn_where_it_was():
    state = table("9g 2g", "Tk 3k", "4b 8b", f"{BOMB} 5r", held={0: "defuse"})
    state = after(state, play(0, "9g"), *passes(1), play(3, BOMB), boost(0, "defuse"))
    assert (state.turn, lies(state)) == (2, ["9g"])


def test_the_chain_of_passes_is_as_it_was_before_the_bomb():
    state = table("9g 2g", f"{BOMB} 3k", "4b 8b", "5r 7r", held={0: "defuse"})
    state = after(state, play(0, "9g"), *passes(1, 2), play(1, BOMB), boost(0, "defuse"))
    assert state.passed == {1, 2}
    state = after(state, *passes(3))
    assert sorted(state.won[0]) == sorted(cards(f"9g {BOMB}"))


def test_a_bomb_of_the_closing_window_that_is_defused_leaves_the_trick_to_its_owner():
    state = table("9g 2g", f"{BOMB} 3k", "4b 8b", "5r 7r", held={0: "defuse"}, bomb_seconds=5.0)
    state = after(state, play(0, "9g"), *passes(1, 2, 3), play(1, BOMB), boost(0, "defuse"))
    assert state.turn == 0
    assert sorted(state.won[0]) == sorted(cards(f"9g {BOMB}"))


def bomb_led(*last: str) -> TichuState:
    first = " ".join((BOMB, *last))
    return after(
        table(first, "3k 9k", "4b 8b", "5r 7r", held={1: "defuse"}),
        play(0, BOMB),
        boost(1, "defuse"),
    )


def test_after_a_led_bomb_was_defused_the_same_player_leads_again():
    state = bomb_led("2g")
    assert (state.turn, state.trick, below(state)) == (0, (), [BOMB])
    assert refused(state, act(0, "pass")) == "cannot-pass-lead"


def test_a_led_bomb_lies_under_the_trick_that_follows():
    state = after(bomb_led("2g", "Qg"), play(0, "2g"), play(1, "3k"), *passes(2, 3, 0))
    assert sorted(state.won[1]) == sorted(cards(f"2g 3k {BOMB}"))


def test_who_has_led_its_last_cards_by_it_is_out_and_the_next_leads():
    state = bomb_led()
    assert (state.places, state.turn, state.trick) == ((0,), 1, ())


def test_when_the_last_bomb_was_defused_the_round_ends_and_its_player_keeps_it():
    tens = "Tg Tk Tb Tr"
    state = table(tens, "3k", "", "", held={1: "defuse"}, places=(3, 2), won={3: "Kg"})
    state = after(state, play(0, tens), boost(1, "defuse"))
    assert state.scores == (40, 10)


def test_a_straight_flush_is_not_defused():
    row = "3g 4g 5g 6g 7g"
    state = after(table(f"{row} 2g", "3k", "4b", "5r", held={1: "defuse"}), play(0, row))
    assert (state.turn, state.waits) == (1, ())


def test_a_triple_of_four_without_bombs_is_not_defused():
    state = table(f"{BOMB} 2g", "3k", "4b", "5r", held={1: "defuse"})
    state = with_(state, effects=(Effect("red-alert", Seat(2)),))
    assert after(state, play(0, BOMB)).waits == ()


# New Master


def with_master(led: str, held: str = "dog 5r", rest: str = "2g") -> TichuState:
    """Seat 0 plays `led`; seat 3 holds New Master."""
    state = table(f"{led} {rest}", "3k 9k", "4b 8b", held, held={3: "new-master"})
    return after(state, play(0, led))


@pytest.mark.parametrize("led", ["Jg", "Qg", "Kg"])
def test_whoever_plays_a_court_card_takes_the_dog(led):
    state = after(with_master(led), boost(3, "new-master"))
    assert hand(state, 0) == {"dog", "2g"}
    assert hand(state, 3) == {"5r"}


def test_the_trick_goes_on_with_the_court_card_on_top():
    state = after(with_master("Qg"), boost(3, "new-master"))
    assert (lies(state), state.turn) == (["Qg"], 1)
    state = after(state, *passes(1, 2))
    assert state.turn == 3


def test_only_who_holds_the_dog_is_a_new_master():
    assert refused(with_master("Qg", "4r 5r"), boost(3, "new-master")) == "not-in-hand"


@pytest.mark.parametrize("led", ["Tg", "Ag", "Jg Jk", "phoenix"])
def test_no_other_play_is_answered(led):
    assert with_master(led).waits == ()


def test_whose_last_card_it_was_does_not_take_the_dog():
    state = with_master("Kg", rest="")
    assert (state.waits, state.places) == ((), (0,))


def test_without_special_cards_nobody_is_asked_about_the_dog():
    state = table("Qg 2g", "3k", "4b", "4r", held={3: "new-master"}, removed=cards("dog"))
    assert after(state, play(0, "Qg")).waits == ()


# Scarecrow


def scared(led: str, rest: str, **changes) -> TichuState:
    """Seat 0 leads `led` and has to take it back: seat 1 plays the Scarecrow."""
    hands = (f"{led} {rest}", "3k 9k", "4b 8b", "5r 7r")
    state = table(*hands, held={1: "scarecrow"}, **changes)
    return after(state, play(0, led), boost(1, "scarecrow"))


def scared_in_trick(rest: str = "2k", **changes) -> TichuState:
    """Seat 0 leads a 9; seat 1 plays the Dragon on it and has to take it back."""
    hands = ("9g 2g", f"dragon {rest}", "4b 8b", "5r 7r")
    state = table(*hands, held={3: "scarecrow"}, **changes)
    return after(state, play(0, "9g"), play(1, "dragon"), boost(3, "scarecrow"))


@pytest.mark.parametrize("bird", ["phoenix", "dragon"])
def test_the_bird_returns_and_its_player_is_on_turn_again(bird):
    state = scared(bird, "2g")
    assert hand(state, 0) == {bird, "2g"}
    assert (state.turn, state.trick) == (0, ())


def test_a_whole_combination_returns():
    assert hand(scared("6g phoenix", "2g"), 0) == {"6g", "phoenix", "2g"}


def test_then_one_must_play_without_birds():
    state = scared("6g phoenix", "2g dragon")
    for text in ("6g phoenix", "phoenix", "dragon"):
        assert refused(state, play(0, text)) == "restricted"
    assert [deed.cards for deed in may(state, 0) if isinstance(deed, Play)] == [("2g",), ("6g",)]
    assert [each.cards for each in view(state, 0).playable] == [("2g",), ("6g",)]
    assert after(state, play(0, "6g")).turn == 1


def test_or_one_passes():
    state = after(scared_in_trick(), *passes(1))
    assert (state.turn, lies(state), state.effects) == (2, ["9g"], ())


def test_silence_plays_no_bird_either():
    assert lies(silence(scared("phoenix", "Ag"))) == ["Ag"]


def test_at_the_next_turn_birds_may_be_played_again():
    state = after(scared_in_trick(), *passes(1, 2, 3), play(0, "2g"), play(1, "dragon"))
    assert lies(state) == ["2g", "dragon"]


def test_a_leader_who_holds_only_birds_loses_the_lead():
    state = scared("phoenix", "dragon")
    assert (state.turn, state.trick) == (1, ())
    assert hand(state, 0) == {"phoenix", "dragon"}


def test_who_holds_only_birds_in_a_trick_can_but_pass():
    state = scared_in_trick(rest="phoenix")
    assert state.turn == 1
    assert refused(state, play(1, "phoenix")) == "restricted"
    assert after(state, *passes(1)).turn == 2


def test_the_last_card_comes_back_and_its_player_is_not_out():
    state = scared_in_trick(rest="")
    assert (state.places, state.turn, hand(state, 1)) == ((), 1, {"dragon"})


def test_the_last_card_that_was_led_comes_back_and_the_lead_is_lost():
    state = scared("dragon", "")
    assert (state.places, state.turn) == ((), 1)


def test_the_wish_that_was_made_is_undone():
    row = "mahjong 2k 3g 4g phoenix"
    state = table(f"{row} Qg", "3k 9k", "4b 8b", "5r 7r", held={1: "scarecrow"})
    state = after(state, play(0, row, wish="9"))
    assert state.wish == "9"
    assert after(state, boost(1, "scarecrow")).wish is None


def test_the_wish_that_was_fulfilled_stands_again():
    assert scared("6g phoenix", "2g", wish="6").wish == "6"


def test_the_first_card_is_undone_and_tichu_may_be_called():
    state = scared("6g phoenix", "2g", started=frozenset())
    assert state.started == frozenset()
    assert after(state, tichu(0)).calls[0].seat == 0


def test_who_has_played_before_has_still_played():
    assert 0 in scared("6g phoenix", "2g", started=frozenset({0})).started


def test_the_chain_of_passes_is_as_it_was():
    state = table("9g 2g", "3k 9k", "4b 8b", "dragon 7r", held={0: "scarecrow"})
    state = after(state, play(0, "9g"), *passes(1, 2), play(3, "dragon"), boost(0, "scarecrow"))
    assert (state.turn, state.passed) == (3, {1, 2})
    assert after(state, *passes(3)).turn == 0


def test_other_plays_are_not_answered():
    state = table("9g 2g", "3k", "4b", "5r", held={1: "scarecrow"})
    assert after(state, play(0, "9g")).waits == ()


def test_the_own_bird_is_not_scared():
    state = table("phoenix 2g", "3k", "4b", "5r", held={0: "scarecrow"})
    assert after(state, play(0, "phoenix")).turn == 1


def test_what_was_added_goes_back_to_who_has_added_it():
    held = {1: "scarecrow", 2: "extend"}
    state = table("6g phoenix 2g", "3k 9k", "6b 8b", "5r 7r", held=held)
    state = after(state, play(0, "6g phoenix"), *declines(1))
    state = after(state, boost(2, "extend", cards=["6b"]), boost(1, "scarecrow"))
    assert (hand(state, 0), hand(state, 2)) == ({"6g", "phoenix", "2g"}, {"6b", "8b"})
    assert state.turn == 0


def test_a_phoenix_that_was_added_takes_the_whole_play_back():
    held = {1: "scarecrow", 2: "extend"}
    state = table("6g 2g", "3k 9k", "phoenix 8b", "5r 7r", held=held)
    state = after(state, play(0, "6g"), boost(2, "extend", cards=["phoenix"]))
    state = after(state, boost(1, "scarecrow"))
    assert (hand(state, 0), hand(state, 2)) == ({"6g", "2g"}, {"phoenix", "8b"})
    assert state.turn == 0


def test_what_was_slipped_under_stays_when_the_play_returns():
    held = {1: "scarecrow", 2: "download"}
    state = table("9g 2g", "3k Tk", "4b 8b", "phoenix 7r", held=held, started=frozenset())
    state = with_(after(state, play(0, "9g"), *declines(2), *passes(1, 2)), wish="4")
    slipped = (*declines(1), boost(2, "download", cards=["4b"]))
    state = after(state, play(3, "phoenix"), *slipped, boost(1, "scarecrow"))
    assert (lies(state), below(state), state.turn) == (["9g"], ["4b"], 3)
    assert (state.started, state.wish) == ({0, 2}, None)


def test_scarecrow_after_the_round_seemed_over_lets_it_go_on():
    state = table("9g 2g", "dragon", "4b 8b", "", held={0: "scarecrow"}, places=(3,))
    state = after(state, play(0, "9g"), play(1, "dragon"))
    assert GAME.waiting_on(state) == {0}
    state = after(state, boost(0, "scarecrow"))
    assert (state.places, state.turn) == ((3,), 1)
