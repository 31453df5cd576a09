"""What each seat knows, and what nobody does."""

from __future__ import annotations

import dataclasses
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from engines.asnas.game import AsNas
from engines.kernel.game import Seat
from tests.engines import tables
from tests.engines import test_every_game_hides as hides
from tests.engines.asnas.table import GAME, SEED, after, hand, table

HANDS = {0: "AAAAS", 1: "SSSBB", 2: "BBZZZ"}
EVERYONE = (*(Seat(number) for number in range(4)), None)


def view(state, seat: int | None):
    return GAME.view(state, None if seat is None else Seat(seat))


def everything_seen(state, seat: int | None) -> str:
    """All that a seat is shown, as one text."""
    return msgspec.json.encode(view(state, seat)).decode()


@pytest.mark.parametrize("seat", EVERYONE)
def test_hands_start_unseen_by_their_owners_too(seat):
    seen = view(table(HANDS), seat)
    assert seen.hand is None
    assert "bibi" not in everything_seen(table(HANDS), seat)


def test_who_has_looked_sees_its_own_hand_and_nobody_else_does():
    state = after(table(HANDS), "look")
    assert view(state, 1).hand == hand("SSSBB")
    assert [view(state, seat).hand for seat in (0, 2, 3, None)] == [None] * 4


def test_a_look_is_not_forgotten_and_cannot_be_undone():
    state = after(table(HANDS), "look raise raise")
    assert view(state, 1).hand == hand("SSSBB")


def test_everybody_sees_who_has_looked():
    state = after(table(HANDS), "look call call look call")
    assert [view(state, seat).looked for seat in EVERYONE] == [(1, 3)] * 5


def test_everybody_sees_bets_pot_and_who_has_folded():
    state = after(table(HANDS), "raise fold raise")
    seen = view(state, None)
    assert (seen.bets, seen.pot, seen.highest) == ((1, 2, 0, 3), 6, 3)
    assert (seen.folded, seen.to_act, seen.dealer) == ((2,), 0, 0)
    assert (seen.deal, seen.deals) == (1, 12)


def test_a_folded_hand_stays_with_its_owner():
    state = after(table(HANDS), "look fold")
    assert view(state, 1).hand == hand("SSSBB")
    assert view(state, 2).hand is None


@pytest.mark.parametrize("seat", EVERYONE)
def test_a_folded_hand_is_never_shown(seat):
    state = after(table(HANDS, deals=1), "fold call call hold")
    seen = view(state, seat)
    assert seen.shown == (hand("AAAAS"), None, hand("BBZZZ"), state.hands[3])
    assert seen.history[0].shown == seen.shown
    assert seen.hand == (None if seat in (1, None) else state.hands[seat])


@pytest.mark.parametrize("seat", EVERYONE)
def test_without_a_showdown_nobody_sees_anything_for_ever(seat):
    state = after(table(HANDS, deals=1), "raise fold fold fold")
    seen = view(state, seat)
    assert (seen.hand, seen.shown, seen.history[0].shown) == (None, None, (None,) * 4)


def test_a_new_deal_is_unseen_again():
    state = after(table(HANDS), "look raise look fold look fold look fold")
    assert [view(state, seat).hand for seat in range(4)] == [None] * 4
    assert view(state, 1).looked == ()


def test_the_last_showdown_is_shown_until_the_next_one():
    state = after(table(HANDS), "raise fold fold call")
    shown = (hand("AAAAS"), hand("SSSBB"), None, None)
    assert view(state, 3).shown == shown
    state = after(state, "raise fold fold fold")
    assert view(state, 3).shown == shown
    state = after(state, "raise call fold fold")
    assert view(state, 3).shown != shown


def test_the_history_tells_of_every_finished_deal():
    state = after(table(HANDS), "raise fold fold call")
    state = after(state, "fold fold fold")
    first, second = view(state, None).history
    assert (first.winners, first.category, first.payouts) == ((0,), "quartet", ("4", "0", "0", "0"))
    assert first.scores == ("2", "-2", "0", "0")
    assert (second.winners, second.category) == ((1,), None)
    assert second.shown == (None,) * 4


def test_a_seat_is_told_what_it_may_do():
    state = after(table(HANDS), "look")
    assert view(state, 1).may == ("call", "raise", "fold")
    assert [view(state, seat).may for seat in (0, 2, 3, None)] == [()] * 4


def test_after_the_match_nobody_is_to_act():
    seen = view(after(table(deals=1), "fold fold fold"), 1)
    assert (seen.to_act, seen.may) == (None, ())


@pytest.mark.parametrize("seat", EVERYONE)
def test_the_seed_is_in_no_view(seat):
    assert SEED not in everything_seen(after(table(), "look raise"), seat)


def test_a_view_needs_no_help_to_become_plain():
    state = after(table({1: "ASBZC", 2: "ASBZC", 3: "ASBZC"}), "raise call call fold")
    plain = msgspec.to_builtins(view(state, 1))
    assert plain["totals"] == ("-1", "1/3", "1/3", "1/3")
    assert plain["history"][0]["payouts"] == ("0", "7/3", "7/3", "7/3")


# Leaks that the contract has to catch in this very game


class ShowsUnlookedHands(AsNas):
    def view(self, state, seat):
        own = None if seat is None else state.hands[seat]
        return replace(super().view(state, seat), hand=own)


class ShowsFoldedHands(AsNas):
    def view(self, state, seat):
        folded = tuple(h if n in state.folded else None for n, h in enumerate(state.hands))
        return replace(super().view(state, seat), shown=folded)


class ThinksLongerWithAs(AsNas):
    def deadlines(self, state):
        more = state.hands[0].count("as")
        return tuple(
            replace(each, seconds=each.seconds + more) for each in super().deadlines(state)
        )


class DealsInTheOpen(AsNas):
    def turn(self, state):
        turn = super().turn(state)
        emit = turn.emit

        def loud(event):
            if hasattr(event, "to_act") and hasattr(event, "bet"):
                event = replace(event, bet=event.bet + state.hands[0].count("as"))
            emit(event)

        turn.emit = loud
        return turn


@pytest.mark.parametrize(
    ("leak", "check"),
    [
        (ShowsUnlookedHands, hides.test_what_is_hidden_changes_nothing_that_anybody_sees),
        (ShowsFoldedHands, hides.test_what_is_hidden_changes_nothing_that_anybody_sees),
        (ThinksLongerWithAs, hides.test_what_is_hidden_changes_nothing_that_anybody_sees),
        (DealsInTheOpen, hides.test_what_is_hidden_changes_nothing_that_anybody_is_told),
    ],
)
def test_a_leak_is_caught(leak, check):
    leaking = dataclasses.replace(tables.ASNAS, game=leak())
    caught = 0
    for number in range(4):
        try:
            check(leaking, number)
        except AssertionError:
            caught += 1
    assert caught


def test_what_the_contract_hides_is_another_deal_of_what_is_unseen():
    state = after(table(HANDS), "look call")
    other = tables.asnas_unseen(state, Seat(1), Random(1))
    assert other.hands[1] == state.hands[1]
    assert other.hands[0] != state.hands[0]
