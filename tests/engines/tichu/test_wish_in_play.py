"""The Mah Jong's wish: who is bound by it, by what it is met, and how long it stays."""

from __future__ import annotations

from engines.tichu.events.tricks import WishDone, Wished
from tests.engines.tichu.table import (
    after,
    events,
    gift,
    kinds,
    may,
    passes,
    play,
    refused,
    silence,
    table,
    view,
)

KINGS = "Kg Kk Kb Kr"
EIGHTS = "8g 8k 8b 8r"


def wished(rank: str, *hands: str, **changes):
    """Seat 0 leads the Mah Jong and wishes; seat 1 is next."""
    return after(table(f"mahjong {hands[0]}", *hands[1:], **changes), play(0, "mahjong", wish=rank))


def test_whoever_plays_the_mah_jong_may_wish():
    happened = events(table("mahjong 2g", "2k", "2b", "2r"), play(0, "mahjong", wish="8"))
    assert Wished(0, "8") in happened
    assert wished("8", "2g", "2k", "2b", "2r").wish == "8"


def test_nothing_need_be_wished():
    for deed in (play(0, "mahjong"), play(0, "mahjong", wish=None)):
        assert after(table("mahjong 2g", "2k", "2b", "2r"), deed).wish is None
        assert "wished" not in kinds(table("mahjong 2g", "2k", "2b", "2r"), deed)


def test_a_wish_may_be_made_with_a_straight():
    state = table("mahjong 2g 3g 4g 5g 9g", "2k", "2b", "2r")
    assert after(state, play(0, "mahjong 2g 3g 4g 5g", wish="8")).wish == "8"


def test_the_next_player_is_bound_at_once():
    state = wished("8", "2g", "8k Kk", "2b", "2r")
    assert refused(state, play(1, "Kk")) == "wish-binds"
    assert refused(state, *passes(1)) == "wish-binds"
    assert after(state, play(1, "8k")).turn == 2


def test_who_does_not_hold_the_rank_plays_anything_or_passes():
    state = wished("8", "2g", "7k Kk", "2b", "2r")
    assert after(state, play(1, "Kk")).wish == "8"
    assert after(state, *passes(1)).wish == "8"


def test_who_cannot_legally_play_it_is_free():
    state = after(wished("8", "2g", "9k 2k", "8b 7b Kb", "2r"), play(1, "9k"))
    assert after(state, *passes(2)).turn == 3
    assert after(state, play(2, "Kb")).wish == "8"


def test_the_wish_stays_over_tricks_and_binds_a_leader():
    state = table("9g 9k 2g", "8k 3k", "Tb Tk 8b 7b 7k", "2r", wish="8")
    state = after(state, play(0, "9g 9k"), *passes(1), play(2, "Tb Tk"), *passes(3, 0, 1))
    assert state.wish == "8"
    assert refused(state, play(2, "7b 7k")) == "wish-binds"
    assert after(state, play(2, "8b")).wish is None


def test_the_wish_is_met_by_any_combination_that_contains_the_rank():
    state = table("3g", "4k 5k 6k 7b 8b 2k", "2b", "2r", turn=1, wish="7")
    assert after(state, play(1, "4k 5k 6k 7b 8b")).wish is None


def test_meeting_the_wish_ends_it_for_everyone():
    state = wished("8", "2g", "8k Kk", "8b Kb", "2r")
    assert WishDone("8") in events(state, play(1, "8k"))
    state = after(state, play(1, "8k"))
    assert state.wish is None
    assert after(state, play(2, "Kb")).turn == 3


def test_cards_of_the_play_that_makes_the_wish_do_not_count():
    state = table("mahjong 2g 3g 4g 5g 9g", "5k Kk", "2b", "2r")
    state = after(state, play(0, "mahjong 2g 3g 4g 5g", wish="5"))
    assert state.wish == "5"


def test_the_phoenix_never_is_the_wished_rank():
    state = table("3g", "phoenix 7k 2k", "2b", "2r", turn=1, wish="8")
    assert after(state, play(1, "phoenix")).wish == "8"
    pair = table("3g", "phoenix 7k 2k", "2b", "2r", turn=1, wish="7")
    assert after(pair, play(1, "7k phoenix")).wish is None


def test_a_straight_with_the_phoenix_as_the_wished_rank_does_not_meet_it():
    hands = ("3g", "phoenix 4k 5k 6k 8b Kk", "2b", "2r")
    state = after(table(*hands, turn=1, wish="7"), play(1, "4k 5k 6k phoenix 8b"))
    assert state.wish == "7"


def test_a_natural_card_that_can_be_played_only_with_the_phoenix_must_be():
    """5-6-7-8-Phoenix against a straight, with a wish of 7."""
    hands = ("2g 3g 4g 5g 6k 9g", "5b 6b 7b 8k phoenix Kk", "2b", "2r")
    state = after(table(*hands, wish="7"), play(0, "2g 3g 4g 5g 6k"))
    assert refused(state, *passes(1)) == "wish-binds"
    assert view(state, 1).must_wish
    assert after(state, play(1, "5b 6b 7b 8k phoenix")).wish is None


def test_a_card_of_the_rank_in_another_type_binds_nobody():
    state = after(table("2g 2k 9g", "8k Kk Kg", "2b", "2r", wish="8"), play(0, "2g 2k"))
    assert after(state, *passes(1)).turn == 2
    assert after(state, play(1, "Kk Kg")).turn == 2


def test_a_wish_that_can_be_met_only_by_a_bomb_must_be_met_in_turn():
    state = after(table("Ag 9g", f"{EIGHTS} 2k", "2b", "2r", wish="8"), play(0, "Ag"))
    assert refused(state, *passes(1)) == "wish-binds"
    assert after(state, play(1, EIGHTS)).wish is None


def test_a_straight_flush_meets_it_too():
    state = after(table("Ag 9g", "4k 5k 6k 7k 8k 2b", "3b", "2r", wish="6"), play(0, "Ag"))
    assert refused(state, *passes(1)) == "wish-binds"
    assert after(state, play(1, "4k 5k 6k 7k 8k")).wish is None


def test_in_turn_a_bomb_without_the_rank_is_no_way_out():
    state = after(table("7g 9g", f"{KINGS} 8k", "2b", "2r", wish="8"), play(0, "7g"))
    assert refused(state, play(1, KINGS)) == "wish-binds"


def test_out_of_turn_a_bomb_is_free_of_the_wish():
    """A king bomb thrown before one's own turn, on which one would have to play an eight."""
    state = table("7g 9g", "2k 3k", f"{KINGS} 8k", "2r", wish="8")
    state = after(state, play(0, "7g"), play(2, KINGS))
    assert (state.trick[-1].seat, state.wish) == (2, "8")


def test_the_player_right_after_the_mah_jong_cannot_bomb_free_of_it():
    state = wished("8", "2g", f"{KINGS} 8k", "2b", "2r")
    assert refused(state, play(1, KINGS)) == "wish-binds"


def test_others_can_bomb_free_of_it():
    state = wished("8", "2g", "2k", f"{KINGS} 8k", "2r")
    assert after(state, play(2, KINGS)).wish == "8"


def test_others_can_bomb_free_of_it_though_the_player_on_turn_is_bound():
    state = wished("8", "2g", "8k 2k", f"{KINGS} 3b", "2r")
    assert view(state, 1).must_wish
    assert after(state, play(2, KINGS)).wish == "8"


def test_an_out_of_turn_bomb_that_contains_the_rank_meets_the_wish():
    state = after(wished("8", "2g", "2k", f"{EIGHTS} 3k", "2r"), play(2, EIGHTS))
    assert state.wish is None


def test_in_the_closing_window_a_bomb_is_free_of_the_wish():
    state = wished("8", "2g", "2k", f"{KINGS} 3b", "2r", bomb_seconds=5.0)
    state = after(state, *passes(1, 2, 3), play(2, KINGS))
    assert (state.trick[-1].seat, state.wish) == (2, "8")


def test_a_holder_of_the_rank_may_not_lead_the_dog():
    state = table("dog 8g 2g", "2k", "2b", "2r", wish="8")
    assert refused(state, play(0, "dog")) == "wish-binds"
    assert after(table("dog 7g 2g", "2k", "2b", "2r", wish="8"), play(0, "dog")).turn == 2


def test_a_play_that_does_not_beat_is_said_before_the_wish():
    state = after(table("9g 2g", "7k Tk", "2b", "2r", wish="T"), play(0, "9g"))
    assert refused(state, play(1, "7k")) == "does-not-beat"


def test_the_dragon_of_a_winner_is_given_away_while_the_wish_stays():
    state = after(table("dragon 2g", "8k", "2b", "2r", wish="8"), play(0, "dragon"))
    assert after(state, *passes(1, 2, 3), gift(0, 1)).wish == "8"


def test_silence_meets_the_wish_by_the_lowest_play():
    state = silence(wished("8", "2g", "8k 8b Kk", "2b", "2r"))
    assert state.trick[-1].combination.cards == ("8k",)


def test_silence_meets_the_wish_by_a_bomb_where_nothing_else_does():
    state = after(table("Ag 9g", f"{EIGHTS} 2k", "2b", "2r", wish="8"), play(0, "Ag"))
    assert set(silence(state).trick[-1].combination.cards) == set(EIGHTS.split())


def test_whoever_is_bound_is_offered_only_what_meets_the_wish():
    state = wished("8", "2g", "8k 9k Kk", "2b", "2r")
    assert [each.cards for each in view(state, 1).playable] == [("8k",)]
    assert may(state, 1) == [play(1, "8k")]
    assert not view(state, 2).must_wish


def test_of_many_plays_those_that_meet_the_wish_are_all_the_menu():
    """With the Phoenix there are far more plays than a menu has room for."""
    rich = "2r 3r 4k 4b 5g 6r 7k 8g 8k 9k Qr Ag phoenix dragon"
    offered = view(table(rich, "2k", "2b", "3k", wish="7"), 0).playable
    assert ("7k",) in [each.cards for each in offered]
    assert all("7k" in each.cards for each in offered)


def test_whoever_has_made_the_wish_is_bound_by_it_too():
    state = after(wished("8", "8g 3g", "2k", "2b", "2r"), *passes(1, 2, 3))
    assert (state.turn, state.wish) == (0, "8")
    assert refused(state, play(0, "3g")) == "wish-binds"
    assert after(state, play(0, "8g")).wish is None


def test_the_partner_is_bound_as_opponents_are():
    state = after(wished("8", "2g", "2k", "8b Kb", "2r"), *passes(1))
    assert refused(state, play(2, "Kb")) == "wish-binds"


def test_the_wish_is_seen_by_all():
    assert view(wished("8", "2g", "8k", "2b", "2r"), None).wish == "8"
