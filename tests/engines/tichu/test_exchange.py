"""The exchange: one card for each of the others, chosen before seeing what comes."""

from __future__ import annotations

import pytest

from engines.kernel.secret import Hidden, Secret, redact
from engines.tichu.events.boosters import CardReturned
from engines.tichu.events.rounds import Exchanged
from engines.tichu.pendings import Given
from engines.tichu.state import EMPTY, SEATS
from tests.engines.tichu.table import (
    GAME,
    act,
    after,
    dealt,
    events,
    give,
    kinds,
    passes,
    play,
    refused,
    silence,
    view,
    with_,
)

GIFTS = (
    give(0, "2g", "Ag", "3g"),
    give(1, "2b", "Ak", "2r"),
    give(2, "3b", "phoenix", "4b"),
    give(3, "3r", "dragon", "4r"),
)


def test_all_four_are_asked_at_once_for_60_seconds():
    (deadline,) = GAME.deadlines(dealt())
    assert (deadline.seconds, deadline.seats) == (60.0, frozenset(SEATS))
    assert view(dealt(), None).phase == "exchange"


def test_every_card_goes_to_the_seat_it_was_chosen_for():
    hands = after(dealt(), *GIFTS).hands
    assert {"2g", "4b", "dragon"} <= set(hands[1])
    assert {"Ag", "2b", "4r"} <= set(hands[2])
    assert {"phoenix", "2r", "3r"} <= set(hands[0])
    assert {"Ak", "3b", "3g"} <= set(hands[3])
    assert [len(hand) for hand in hands] == [14] * 4


def test_no_card_moves_before_all_have_given():
    state = after(dealt(), *GIFTS[:3])
    assert state.hands == dealt().hands
    assert GAME.waiting_on(state) == {3}


def test_who_has_given_is_not_waited_for_and_cannot_give_again():
    state = after(dealt(), GIFTS[0])
    assert GAME.waiting_on(state) == {1, 2, 3}
    assert refused(state, GIFTS[0]) == "bad-exchange"


def test_nobody_sees_what_another_has_chosen():
    (answered,) = events(dealt(), GIFTS[0])
    for seat in (1, 2, 3, None):
        assert redact(answered, seat).given == Hidden(3)
        assert view(after(dealt(), GIFTS[0]), seat).given is None
    assert redact(answered, SEATS[0]) == answered
    assert view(after(dealt(), GIFTS[0]), 0).given == ("2g", "Ag", "3g")


def test_each_seat_is_shown_what_it_gave_and_got():
    exchanged = next(each for each in events(dealt(), *GIFTS) if isinstance(each, Exchanged))
    for seat in (*SEATS, None):
        for given in redact(exchanged, seat).given:
            mine = seat in (given.giver, given.taker)
            assert isinstance(given.cards, Hidden) != mine


def test_each_seat_sees_who_has_given_it_which_card():
    state = after(dealt(), *GIFTS)
    assert view(state, 0).received == ((), ("2r",), ("phoenix",), ("3r",))
    assert view(state, 3).received == (("3g",), ("Ak",), ("3b",), ())
    assert view(state, None).received == EMPTY


def test_each_seat_sees_what_it_gave_itself():
    state = after(dealt(), *GIFTS)
    assert view(state, 0).gave == ((), ("2g",), ("Ag",), ("3g",))
    assert view(state, None).gave == EMPTY
    assert view(after(state, play(0, "mahjong")), 0).gave == EMPTY


def test_what_silence_gave_is_told_to_whom_it_was_given_for():
    state = silence(after(dealt(), *GIFTS[1:]))
    assert view(state, 0).gave == ((), ("2g",), ("Ag",), ("2k",))


def test_nobody_sees_it_before_all_have_given():
    assert view(after(dealt(), *GIFTS[:3]), 0).received == EMPTY


def test_what_one_was_given_is_told_until_the_own_first_card():
    state = after(dealt(), *GIFTS, play(0, "mahjong"), *passes(1))
    assert view(state, 0).received == EMPTY
    assert view(state, 1).received == (("2g",), (), ("4b",), ("dragon",))


def test_a_card_that_goes_back_was_not_given():
    """Also where its giver has given others beside it."""
    one, two = SEATS[:2]
    given = (Given(two, one, Secret(("2r", "2b"), frozenset({one, two}))),)
    state = with_(after(dealt(), *GIFTS), exchanged=given)
    state = CardReturned(one, two, Secret(("2r",), frozenset({one, two}))).evolve(state)
    assert view(state, 0).received == ((), ("2b",), (), ())


def test_after_the_exchange_the_holder_of_the_mah_jong_leads():
    assert after(dealt(), *GIFTS).turn == 0
    passed_on = after(dealt(), give(0, "2g", "mahjong", "3g"), *GIFTS[1:])
    assert passed_on.turn == 2


def test_the_exchange_is_over_when_the_last_has_given():
    assert kinds(dealt(), *GIFTS)[:4] == ["answered", "wait-ended", "exchanged", "turn-moved"]
    assert view(after(dealt(), *GIFTS), None).phase == "play"


@pytest.mark.parametrize(
    "chosen",
    [
        {"1": ["2g"], "2": ["Ag"]},
        {"1": ["2g"], "2": ["Ag"], "3": []},
        {"1": ["2g"], "2": ["Ag", "3g"], "3": ["4g"]},
        {"1": ["2g"], "2": ["Ag"], "0": ["3g"]},
        {"1": ["2g"], "2": ["Ag"], "3": ["3g"], "0": ["4g"]},
        {"1": ["2g"], "2": ["2g"], "3": ["3g"]},
        {},
    ],
    ids=["two", "none for one", "two for one", "to oneself", "a fourth", "twice", "nothing"],
)
def test_anything_but_one_card_for_each_is_a_bad_exchange(chosen):
    assert refused(dealt(), act(0, "exchange", give=chosen)) == "bad-exchange"


def test_a_card_that_is_not_held_is_not_in_hand():
    assert refused(dealt(), give(0, "2g", "Ak", "3g")) == "not-in-hand"


def test_a_card_not_held_is_said_before_anything_else_that_is_wrong():
    assert refused(dealt(), act(0, "exchange", give={"1": ["Ak"]})) == "not-in-hand"


def test_cards_are_given_in_the_exchange_only():
    assert refused(after(dealt(), *GIFTS), GIFTS[0]) == "not-your-turn"
