"""What each seat knows, and what nobody does."""

from __future__ import annotations

import dataclasses
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from engines.epochs.game import Epochs
from engines.epochs.view import LegalView, RaiseView
from engines.kernel.game import Seat
from engines.poker.pots import Pot
from tests.engines import test_every_game_hides as hides
from tests.engines.epochs.hidden import EPOCHS, unseen
from tests.engines.epochs.table import BOARD, HANDS, SEED, after, calmly, finish, table, view

EVERYONE = (0, 1, 2, None)
every_seat = pytest.mark.parametrize("seat", EVERYONE)


def everything_seen(state, seat) -> str:
    """All that a seat is shown, as one text."""
    return msgspec.json.encode(view(state, seat)).decode()


@every_seat
def test_everybody_sees_the_own_hand_only(seat):
    seen = everything_seen(table(), seat)
    for other, hand in enumerate(HANDS[:3]):
        for card in hand.split():
            assert (f'"{card}"' in seen) == (other == seat)


@every_seat
def test_how_many_cards_the_others_hold_is_seen(seat):
    assert [len(each.cards) for each in view(table(), seat).seats] == [6, 6, 6]
    assert all(card.card is None for card in view(table(), None).seats[0].cards)


@every_seat
def test_the_board_is_seen_and_what_comes_is_not(seat):
    state = calmly(table(), "flop")
    assert [each.card for each in view(state, seat).board] == BOARD.split()[:3]
    for card in BOARD.split()[3:]:
        assert f'"{card}"' not in everything_seen(state, seat)


@every_seat
def test_the_seed_is_in_no_view(seat):
    assert SEED not in everything_seen(table(), seat)


def test_the_hint_names_the_best_combinations_now():
    state = table(hands=("5m5 5m6 4h5 3s1 2y1 1m3", *HANDS[1:3]), board="5m4 4h3 1s1 4h4 4h2")
    assert [(each.k, each.cards) for each in view(state, 0).hint] == [(2, ("5m5", "5m6"))]
    assert view(calmly(state, "flop"), 0).hint[0].cards == ("5m5", "5m6", "5m4")
    assert view(calmly(state, "river"), 0).hint[0].cards == ("4h5", "4h3", "4h4", "4h2")


def test_only_who_holds_cards_gets_a_hint():
    assert view(table(), None).hint == ()
    assert view(after(table(), "fold"), 1).hint[0].cards == ("4y1", "4y2")


def test_chips_bets_and_stakes_are_seen():
    state = after(table(), "raise 30, call")
    one, two = view(state, None).seats[1], view(state, None).seats[0]
    assert (one.chips, one.bet, one.stake) == (960, 30, 40)
    assert (two.chips, two.bet, two.stake) == (990, 0, 10)


def test_the_pots_hold_what_was_put_in_before_this_round():
    state = after(table(), "raise 30, call, call, raise 20")
    assert view(state, None).pots == (Pot(120, (0, 1, 2)),)


def test_side_pots_are_seen_apart():
    state = after(table(stacks=(40, 990, 990)), "raise 100, call, all-in")
    assert [(each.amount, each.seats) for each in view(state, None).pots] == [
        (150, (0, 1, 2)),
        (120, (1, 2)),
    ]


def test_who_has_folded_or_is_all_in_is_seen():
    seats = view(after(table(), "raise 100, fold"), None).seats
    assert [each.folded for each in seats] == [False, False, True]
    seats = view(after(table(stacks=(990, 990, 40)), "check, all-in"), None).seats
    assert [each.all_in for each in seats] == [False, False, True]


def test_who_has_lost_everything_is_out():
    state = after(table(stacks=(990, 40, 990)), "all-in, fold, call")
    assert [each.out for each in view(state, None).seats] == [False, True, False]


def test_whose_turn_it_is_and_who_deals_is_seen():
    seen = view(table(dealer=2), None)
    assert (seen.to_act, seen.button, seen.street, seen.deck) == (0, 2, "deal", 73)


def test_what_was_agreed_is_seen():
    seen = view(table(max_bet=80, ante=5, hands=HANDS, jokers=3), None)
    assert (seen.pack, seen.jokers, seen.min_bet, seen.max_bet) == ("1+3+4", 3, 10, 80)
    assert (seen.ante, seen.hand, seen.hands) == (5, 1, 20)


def test_a_seat_is_told_what_it_may_do_in_its_turn():
    state = after(table(max_bet=80), "raise 30")
    assert view(state, 2).legal == LegalView(False, 30, RaiseView(60, 110))
    for seat in (0, 1, None):
        assert view(state, seat).legal == LegalView()
    assert view(table(), 1).legal == LegalView(True, 0, RaiseView(10, 990))


def test_where_no_raise_is_allowed_none_is_offered():
    state = after(table(stacks=(20, 990, 990)), "raise 30, call")
    assert view(state, 0).legal == LegalView(False, 20, None)


def test_after_the_match_nobody_is_to_act():
    seen = view(after(table(), "all-in, call, call"), 0)
    assert (seen.to_act, seen.legal, seen.hole) == (None, LegalView(), ())


def test_the_wire_calls_a_raise_a_raise():
    plain = msgspec.to_builtins(view(table(), 1))
    assert plain["legal"] == {"check": True, "call": 0, "raise": {"min": 10, "max": 990}}
    assert set(plain) >= {"seats", "hole", "board", "pots", "deck", "button", "street", "to_act"}


@every_seat
def test_a_folded_hand_is_never_shown(seat):
    seen = view(finish(after(table(), "fold")), seat)
    assert seen.last_hand.shown[1] is None
    assert seen.last_hand.shown[0] is not None


# Leaks that the contract has to catch in this very game


class ShowsHands(Epochs):
    def view(self, state, seat):
        return replace(super().view(state, seat), hole=state.hands[0])


class ShowsTheNextCard(Epochs):
    def view(self, state, seat):
        seen = super().view(state, seat)
        return replace(seen, deck=seen.deck + state.deck[0].count("*")) if state.deck else seen


class ThinksLongerWithJokers(Epochs):
    def deadlines(self, state):
        more = sum("jk" in card or "*" in card for card in state.hands[0])
        return tuple(
            replace(each, seconds=each.seconds + more) for each in super().deadlines(state)
        )


@pytest.mark.parametrize("leak", [ShowsHands, ShowsTheNextCard, ThinksLongerWithJokers])
def test_a_leak_is_caught(leak):
    leaking = dataclasses.replace(EPOCHS, game=leak())
    caught = 0
    for number in range(4):
        try:
            hides.test_what_is_hidden_changes_nothing_that_anybody_sees(leaking, number)
        except AssertionError:
            caught += 1
    assert caught


def test_what_the_contract_hides_is_another_deal_of_what_is_unseen():
    state = table()
    other = unseen(state, Seat(1), Random(1))
    assert other.hands[1] == state.hands[1]
    assert other.hands[0] != state.hands[0]
