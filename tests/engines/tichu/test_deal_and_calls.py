"""Dealing, Grand Tichu, Tichu: when they may be called, and by whom."""

from __future__ import annotations

from hashlib import sha256

import pytest

from engines.kernel.game import Seat
from engines.kernel.secret import Hidden, redact
from engines.tichu.cards import PACK
from engines.tichu.events.rounds import Dealt, RoundBegan
from engines.tichu.state import SEATS, Call
from tests.engines.tichu.table import (
    GAME,
    HANDS,
    SEED,
    after,
    call,
    cards,
    dealt,
    declines,
    events,
    first_step,
    give,
    kinds,
    passes,
    play,
    refused,
    table,
    tichu,
    view,
    wish_grand,
)


def counts(state) -> tuple[int, ...]:
    return tuple(map(len, state.hands))


def test_eight_cards_are_dealt_first():
    state = first_step().state
    assert counts(state) == (8, 8, 8, 8)
    assert set(state.hands[0]) == set(cards(HANDS[0])[:8])


def test_all_four_are_asked_at_once_for_grand_tichu():
    state = first_step().state
    assert GAME.waiting_on(state) == set(SEATS)
    (deadline,) = GAME.deadlines(state)
    assert (deadline.seconds, deadline.seats) == (30.0, frozenset(SEATS))


def test_six_more_are_dealt_when_all_have_answered():
    state = dealt()
    assert counts(state) == (14, 14, 14, 14)
    assert set(state.hands[3]) == set(cards(HANDS[3]))
    assert state.deck == ()


def test_a_shuffled_deal_hangs_on_the_seed_only():
    seeds = [sha256(bytes([number])).hexdigest() for number in range(8)]
    hands = {GAME.new(GAME.config({}), 4, seed).state.hands for seed in seeds}
    assert len(hands) == 8
    assert GAME.new(GAME.config({}), 4, seeds[0]).state.hands in hands


def test_the_whole_pack_is_shuffled():
    (began, *_) = GAME.new(GAME.config({}), 4, SEED).events
    assert isinstance(began, RoundBegan)
    assert sorted(began.deck.value) == sorted(PACK)


def test_a_hand_is_told_to_its_owner_only():
    for event in first_step().events:
        for seat in (*SEATS, None):
            shown = redact(event, seat)
            if isinstance(shown, Dealt):
                own = shown.seat == seat
                assert isinstance(shown.cards, Hidden) != own
            elif isinstance(shown, RoundBegan):
                assert shown.deck == Hidden(56)


def test_grand_tichu_is_worth_200_to_its_caller():
    assert dealt(grand="2").calls == (Call(Seat(2), "grand", 200, 200),)


def test_several_may_call_partners_too():
    assert [each.seat for each in dealt(grand="023").calls] == [0, 2, 3]


def test_grand_calls_count_as_simultaneous_from_seat_0():
    state = first_step().state
    answers = [wish_grand(seat, True) for seat in (3, 1, 0, 2)]
    assert [each.seat for each in after(state, *answers).calls] == [0, 1, 2, 3]


def test_nobody_hears_of_a_grand_call_before_all_have_answered():
    state = after(first_step().state, wish_grand(1, True))
    assert state.calls == ()
    (answered,) = events(first_step().state, wish_grand(1, True))
    (declined,) = events(first_step().state, wish_grand(1, False))
    for seat in (0, 2, 3, None):
        assert redact(answered, seat) == redact(declined, seat)


def test_a_grand_call_is_an_event_once_all_have_answered():
    state = after(first_step().state, *(wish_grand(seat, seat == 1) for seat in (0, 1, 2)))
    assert "grand" in kinds(state, wish_grand(3, False))


def test_grand_tichu_is_answered_once():
    state = after(first_step().state, wish_grand(0, False))
    assert refused(state, wish_grand(0, True)) == "too-late-to-call"


def test_after_fourteen_cards_it_is_too_late_for_grand_tichu():
    assert refused(dealt(), wish_grand(0, True)) == "too-late-to-call"


def test_who_has_called_grand_tichu_can_call_nothing_else():
    state = dealt(grand="0")
    assert refused(state, tichu(0)) == "already-called"
    assert refused(state, wish_grand(0, True)) == "already-called"


def test_before_fourteen_cards_there_is_no_small_tichu():
    assert refused(first_step().state, tichu(0)) == "too-late-to-call"


def test_tichu_may_be_called_before_the_exchange():
    state = after(dealt(), tichu(3))
    assert state.calls == (Call(Seat(3), "tichu", 100, 100),)
    assert kinds(dealt(), tichu(3)) == ["tichu"]


def test_tichu_is_not_called_while_some_have_given_cards_and_others_have_not():
    state = after(dealt(), give(0, "2g", "Ag", "3g"))
    assert [refused(state, tichu(seat)) for seat in (0, 1)] == ["too-late-to-call"] * 2


def exchanged():
    """After the exchange; seat 0 keeps the Mah Jong and leads."""
    return after(
        dealt(),
        give(0, "2g", "2k", "3g"),
        give(1, "2b", "2r", "3k"),
        give(2, "3b", "4b", "5b"),
        give(3, "3r", "4r", "5r"),
    )


def test_tichu_may_be_called_after_the_exchange_out_of_turn():
    assert [each.seat for each in after(exchanged(), tichu(2), tichu(0)).calls] == [2, 0]


def test_tichu_may_be_called_until_the_own_first_card_is_played():
    state = after(exchanged(), play(0, "mahjong"))
    assert refused(state, tichu(0)) == "too-late-to-call"
    assert after(state, tichu(1)).calls == (call(1, 100),)


def test_passing_is_not_playing():
    state = after(exchanged(), play(0, "mahjong"), *passes(1))
    assert after(state, tichu(1)).calls == (call(1, 100),)


def test_tichu_is_called_once_and_not_taken_back():
    assert refused(after(exchanged(), tichu(1)), tichu(1)) == "already-called"


def test_a_call_does_not_restart_the_clock():
    state = exchanged()
    assert GAME.deadlines(after(state, tichu(1))) == GAME.deadlines(state)


def test_tichu_may_be_called_in_the_closing_window_and_is_no_answer_to_it():
    state = after(exchanged(), play(0, "mahjong"), *passes(1, 2, 3))
    assert view(state, 1).window is not None
    called = after(state, tichu(1))
    assert called.calls == (call(1, 100),)
    assert GAME.deadlines(called) == GAME.deadlines(state)


def test_tichu_may_be_called_between_tricks():
    state = after(exchanged(), play(0, "mahjong"), *passes(1, 2, 3), *declines(0, 1, 2, 3))
    assert state.trick == ()
    assert after(state, tichu(3)).calls == (call(3, 100),)


def test_tichu_may_be_called_while_the_dragon_is_given_away():
    hands = ("dragon 2g", "3g 4g", "5g", "6g")
    state = table(*hands, started=frozenset({Seat(0)}))
    state = after(state, play(0, "dragon"), *passes(1, 2, 3))
    assert view(state, 0).phase == "dragon"
    assert after(state, tichu(2)).calls == (call(2, 100),)


def test_who_is_out_calls_nothing():
    state = table("", "3g 4g", "5g", "6g", turn=1, started=frozenset())
    assert refused(state, tichu(0)) == "you-are-out"


@pytest.mark.parametrize("seat", SEATS)
def test_whoever_may_call_is_told_so(seat):
    assert view(exchanged(), seat).may_call
    assert not view(after(exchanged(), tichu(seat)), seat).may_call
    assert not view(exchanged(), None).may_call
