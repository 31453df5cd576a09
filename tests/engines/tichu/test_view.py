"""What a seat sees, and what it does not."""

from __future__ import annotations

import msgspec
import pytest

from engines.kernel.codec import plain
from engines.kernel.errors import IllegalAction
from engines.kernel.game import Seat
from engines.tichu.state import SEATS
from tests.engines.tichu.table import (
    GAME,
    after,
    call,
    cards,
    dealt,
    first_step,
    give,
    passes,
    play,
    refused,
    table,
    view,
    wish_grand,
)

FEW = ("5g 6g 7g", "6k 8k 9k", "7b Tb Jb", "8r Qr Kr")


def test_each_sees_the_own_hand_and_a_spectator_none():
    state = table(*FEW)
    for seat in SEATS:
        assert view(state, seat).hand == cards(FEW[seat])
    assert view(state, None).hand is None


@pytest.mark.parametrize("seat", [0, None])
def test_no_card_of_another_is_anywhere_in_a_view(seat):
    text = msgspec.json.encode(plain(view(table(*FEW), seat))).decode()
    assert not any(f'"{card}"' in text for hand in FEW[1:] for card in hand.split())


def test_gathered_tricks_are_hidden():
    state = table(*FEW, won={1: "Kg Tg"})
    text = msgspec.json.encode(plain(view(state, 1))).decode()
    assert "Kg" not in text


def test_everybody_sees_how_many_cards_each_holds():
    assert view(table("5g", "6k 8k", "7b Tb Jb", "8r Qr Kr Ar"), None).counts == (1, 2, 3, 4)


def test_the_phase_says_what_is_waited_for():
    assert view(first_step().state, None).phase == "grand"
    assert view(dealt(), None).phase == "exchange"
    assert view(table(*FEW), None).phase == "play"


def test_it_says_whom_the_game_waits_for():
    state = after(first_step().state, wish_grand(1, True))
    assert view(state, None).waiting == (0, 2, 3)
    assert view(table(*FEW, turn=2), None).waiting == (2,)


def test_turn_calls_places_scores_and_wish_are_public():
    state = table("5g", "6k 8k", "", "8r", turn=3, calls=[(1, 200)], scores=(30, -20), wish="9")
    seen = view(state, None)
    assert (seen.turn, seen.places, seen.scores, seen.wish) == (3, (2,), (30, -20), "9")
    assert seen.calls == (call(1, 200),)


def test_a_grand_call_is_not_seen_before_all_have_answered():
    state = after(first_step().state, wish_grand(1, True))
    assert all(view(state, seat).calls == () for seat in (*SEATS, None))
    assert view(state, 1).given == ("yes",)
    assert view(state, 0).given is None


def test_in_turn_one_sees_what_one_may_play():
    state = table("5g 5k 9g", "6k 8k", "7b", "8r")
    assert [each.cards for each in view(state, 0).playable] == [
        ("5g",),
        ("9g",),
        ("5g", "5k"),
    ]
    state = after(state, play(0, "5g 5k"))
    assert view(state, 1).playable == ()
    assert view(state, 0).playable == ()


def test_what_is_playable_beats_what_lies_there():
    state = after(table("7g 9g", "6k 8k Kk", "7b", "8r"), play(0, "7g"))
    assert [each.cards for each in view(state, 1).playable] == [("8k",), ("Kk",)]


def test_everything_playable_may_be_played():
    state = after(dealt(), *(give(seat, *cards_of(seat)) for seat in SEATS))
    assert state.turn is not None
    seen = view(state, state.turn)
    assert len(seen.playable) > 10
    for each in seen.playable:
        after(state, play(state.turn, " ".join(each.cards), phoenix=each.phoenix))


def cards_of(seat: int) -> tuple[str, str, str]:
    hand = dealt().hands[seat]
    return hand[0], hand[1], hand[2]


def test_plays_in_a_trick_are_grouped_by_type_and_rise():
    kinds = [each.type for each in view(table("5g 5k 5b 6g 6k", *FEW[1:]), 0).playable]
    groups = list(dict.fromkeys(kinds))
    assert kinds == sorted(kinds, key=groups.index)


def test_only_who_is_bound_must_wish():
    state = table("5g 9g", "6k 8k", "7b", "8r", wish="9")
    assert view(state, 0).must_wish
    assert not view(state, 1).must_wish
    assert not view(state, None).must_wish


def test_outside_a_window_there_is_none():
    assert view(table(*FEW), None).window is None
    assert view(dealt(), None).window is None


def test_a_window_says_who_is_asked_and_who_has_not_answered():
    state = table("Qg 2g 3g 4g 5g", "2k 3k 4k 5k", "2b", "2r", bomb_seconds=5.0)
    state = after(state, play(0, "Qg"), *passes(1, 2, 3))
    window = view(state, None).window
    assert window is not None
    assert (window.asked, window.open_to, window.seconds) == ((0, 1), (0, 1), 5)
    assert window.id in {each.id for each in GAME.deadlines(state)}


def test_without_boosters_their_places_are_empty():
    seen = view(first_step().state, None)
    assert (seen.faceup, seen.pools, seen.in_force) == ((), ((), (), (), ()), ())


def test_held_boosters_lie_open():
    held = [["njet"], [], ["spy", "spy"], []]
    pile = ["gift", "skat", "basta", "small", "solo"]
    state = first_step(boosters=True, held=held, booster_pile=pile).state
    assert view(state, None).pools == (("njet",), (), ("spy", "spy"), ())
    assert view(state, None).faceup == ("gift", "skat", "basta", "small")


@pytest.mark.parametrize("seat", [4, -1, True])
def test_a_seat_that_is_none_sees_nothing(seat):
    with pytest.raises(IllegalAction, match="no-such-seat"):
        GAME.view(table(*FEW), Seat(seat))


def test_a_refusal_is_the_same_whatever_others_hold():
    one, two = table("5g", "6k 9g 9k 9b", "7b", "8r"), table("5g", "6k 2k 3k 4k", "7b", "8r")
    for state in (one, two):
        assert refused(state, play(2, "7b")) == "not-your-turn"
