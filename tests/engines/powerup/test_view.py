"""What each seat sees, what it may do, and what nobody learns."""

from __future__ import annotations

import dataclasses

import msgspec
import pytest
from msgspec.structs import replace

from engines.kernel.codec import encode, plain
from engines.kernel.game import Seat
from engines.kernel.secret import redact
from engines.poker.pots import Pot
from engines.powerup.game import PowerUp
from engines.powerup.view import BlindsView, ChoiceView
from tests.engines import test_every_game_hides as hides
from tests.engines.powerup.hidden import POWERUP
from tests.engines.powerup.table import (
    SEED,
    after,
    cards_of,
    finish,
    first_step,
    rich,
    table,
    to_flop,
    view,
)

EVERYBODY = (0, 1, 2, None)


def everything_seen(state, viewer):
    """All that a viewer is shown, as one text."""
    return msgspec.json.encode(view(state, viewer)).decode()


def test_a_player_sees_the_own_cards_and_powers():
    seen = view(table("emp", "intel clone"), 1)
    assert (seen.hole, seen.powers) == (("Ks", "Kd"), ("intel", "clone"))
    assert cards_of(table(), 1, 1) == "Ks Kd"


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_others_see_how_many_cards_and_powers_it_has(viewer):
    state = table("emp", "intel clone")
    assert cards_of(state, 1, viewer) == "-- --"
    assert view(state, viewer).seats[1].powers == 2
    assert "Ks" not in everything_seen(state, viewer)


def test_a_spectator_holds_nothing():
    seen = view(table("emp"), None)
    assert (seen.hole, seen.powers, seen.top, seen.choice) == ((), (), (), None)
    assert (seen.legal.check, seen.legal.call, seen.legal.raise_) == (False, 0, None)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_seed_and_deck_are_in_no_view(viewer):
    text = everything_seen(table(), viewer)
    assert SEED not in text
    assert "2c" not in text
    assert view(table(), viewer).deck == 46


def test_everybody_sees_bets_chips_energy_and_whose_turn_it_is():
    seen = view(after(table(), "raise 150"), None)
    assert [seat.chips for seat in seen.seats] == [1345, 1470, 1445]
    assert [seat.bet for seat in seen.seats] == [150, 25, 50]
    assert [seat.energy for seat in seen.seats] == [10, 10, 10]
    assert (seen.to_act, seen.button, seen.street, seen.hand) == (1, 0, "preflop", 1)


def test_the_pots_hold_what_was_put_in_before_this_round():
    assert view(table(), None).pots == (Pot(15, (0, 1, 2)),)
    assert view(to_flop(table()), None).pots == (Pot(165, (0, 1, 2)),)


def test_level_and_blinds_are_told():
    seen = view(table(), None)
    assert (seen.level, seen.blinds, seen.hands_left) == (1, BlindsView(25, 50, 5), 3)


def test_folded_and_all_in_seats_are_told():
    seen = view(after(table(), "fold, all-in"), None)
    assert [seat.folded for seat in seen.seats] == [True, False, False]
    assert [seat.all_in for seat in seen.seats] == [False, True, False]


def test_a_folded_hand_stays_with_its_owner():
    state = after(table(), "fold")
    assert view(state, 0).hole == ("As", "Ad")
    assert cards_of(state, 0, 1) == "-- --"


def test_the_board_tells_when_a_card_came_and_whether_it_is_shielded():
    state = after(to_flop(rich("", "deploy")), "deploy, all-in")
    first, *_, last = view(state, None).board
    assert (first.card, first.shielded, first.round) == ("2c", True, "flop")
    assert (last.card, last.round) == ("Jc", "flop")


def test_the_latest_power_is_told():
    assert view(table(), None).last_power is None
    assert view(after(rich("emp intel"), "intel, emp"), None).last_power == "emp"


# What may be done


def test_before_the_flop_the_first_to_act_may_call_or_raise():
    legal = view(table(), 0).legal
    assert (legal.check, legal.call) == (False, 50)
    assert (legal.raise_.min, legal.raise_.max) == (100, 1495)


def test_on_the_flop_it_may_check_or_bet():
    legal = view(to_flop(table()), 1).legal
    assert (legal.check, legal.call) == (True, 0)
    assert (legal.raise_.min, legal.raise_.max) == (50, 1445)


def test_who_is_not_to_act_may_do_nothing_now():
    legal = view(table("", "emp"), 1).legal
    assert (legal.check, legal.call, legal.raise_) == (False, 0, None)
    assert legal.powers == {"emp": "not-your-turn"}


def test_every_held_power_is_listed_with_what_stands_against_it():
    legal = view(table("clone disintegrate emp"), 0).legal
    assert legal.powers == {"clone": "nothing-to-clone", "disintegrate": "no-target", "emp": None}


def test_a_power_that_hits_something_is_open():
    assert view(to_flop(rich("", "disintegrate reload")), 1).legal.powers == {
        "disintegrate": None,
        "reload": None,
    }


@pytest.mark.parametrize(
    ("power", "choice"),
    [
        ("engineer", ChoiceView("engineer-pick", ("2c", "7d", "8h"))),
        ("scanner", ChoiceView("scanner-choice", ("2c", "7d"))),
        ("upgrade", ChoiceView("upgrade-discard", ("As", "Ad", "2c"))),
    ],
)
def test_only_its_player_sees_the_question_of_a_power(power, choice):
    state = after(rich(f"{power} emp"), power)
    assert view(state, 0).choice == choice
    assert [view(state, viewer).choice for viewer in (1, 2, None)] == [None] * 3
    assert view(state, None).choosing
    legal = view(state, 0).legal
    assert (legal.check, legal.call, legal.raise_) == (False, 0, None)
    assert legal.powers == {"emp": "choice-pending"}


def test_the_wire_form_of_what_may_be_done():
    legal = plain(view(table("emp"), 0))["legal"]
    assert legal == {
        "check": False,
        "call": 50,
        "raise": {"min": 100, "max": 1495},
        "powers": {"emp": None},
    }


# What was hidden stays hidden


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_record_that_people_see_tells_no_card_that_was_not_shown(viewer):
    start = first_step(powers=("scanner upgrade", "reload"))
    told = b"".join(encode(redact(event, viewer)) for event in start.events)
    assert (b"As" in told) == (viewer == 0)
    assert b"2c" not in told
    assert SEED.encode() not in told


def test_where_a_card_lies_in_a_hand_tells_nothing():
    state = after(rich("upgrade"), "upgrade")
    looks = {cards_of(after(state, f"discard {card}"), 0, 1) for card in ("As", "Ad", "2c")}
    assert looks == {"-- --"}


def test_the_finished_hand_shows_only_who_was_in_at_the_end():
    state = finish(after(table(), "fold"))
    assert state.last_hand.shown == (None, ("Ks", "Kd"), ("Qs", "Qd"))
    uncontested = after(table(), "fold, fold")
    assert uncontested.last_hand.shown == (None, None, None)


# Leaks that the contract has to catch in this very game


class ShowsTheTop(PowerUp):
    def view(self, state, seat):
        return replace(super().view(state, seat), top=state.deck[:1])


class MarksCardsByPlace(PowerUp):
    def view(self, state, seat):
        first = next((hand[0] for hand in state.hands if hand), "")
        return replace(super().view(state, seat), deck=int(first < "5"))


class ThinksLongerWithEmp(PowerUp):
    def deadlines(self, state):
        more = sum(held.count("emp") for held in state.powers)
        return tuple(
            replace(each, seconds=each.seconds + more) for each in super().deadlines(state)
        )


class TellsWhatWasDrawn(PowerUp):
    def turn(self, state):
        turn = super().turn(state)
        emit = turn.emit

        def loud(event):
            if type(event).__name__ == "ChoiceMade":
                event = replace(event, seat=Seat(int(state.hands[event.seat][0] < "5")))
            emit(event)

        turn.emit = loud
        return turn


@pytest.mark.parametrize(
    ("leak", "check"),
    [
        (ShowsTheTop, hides.test_what_is_hidden_changes_nothing_that_anybody_sees),
        (MarksCardsByPlace, hides.test_what_is_hidden_changes_nothing_that_anybody_sees),
        (ThinksLongerWithEmp, hides.test_what_is_hidden_changes_nothing_that_anybody_sees),
        (TellsWhatWasDrawn, hides.test_what_is_hidden_changes_nothing_that_anybody_is_told),
    ],
)
def test_a_leak_is_caught(leak, check):
    leaking = dataclasses.replace(POWERUP, game=leak())
    caught = 0
    for number in range(8):
        try:
            check(leaking, number)
        except AssertionError:
            caught += 1
    assert caught
