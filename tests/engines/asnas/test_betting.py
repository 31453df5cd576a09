"""Turns: looking, calling, holding, raising, folding, and letting time run out."""

from __future__ import annotations

import pytest

from engines.asnas.events import Called, Dealt, DealWon, Folded, Held, Looked, Raised, Shown
from engines.kernel.errors import IllegalAction
from engines.kernel.game import Seat, apply, legal_actions
from tests.engines.asnas.table import GAME, after, last_events, refused, silence, step, table


def may(state, seat: int) -> list[str]:
    """What `seat` may do, as it is called on the wire."""
    return [type(each).__name__.lower() for each in legal_actions(GAME, state, Seat(seat))]


def test_looking_does_not_end_the_turn():
    state = after(table(), "look")
    assert state.to_act == 1
    assert state.looked == {1}


def test_looking_tells_who_and_never_what():
    assert step(table(), "look").events == (Looked(Seat(1)),)


def test_looking_is_done_once():
    assert refused(after(table(), "look"), 1, "look") == "already-looked"


def test_looking_does_not_restart_the_clock():
    state = table()
    assert GAME.deadlines(after(state, "look")) == GAME.deadlines(state)


def test_a_seat_may_act_without_looking():
    assert may(table(), 1) == ["look", "call", "raise", "fold"]


def test_a_seat_that_has_looked_may_do_everything_else():
    assert may(after(table(), "look"), 1) == ["call", "raise", "fold"]


def test_calling_matches_the_highest_bet():
    assert step(after(table(), "raise"), "call").events == (Called(Seat(2), 2, Seat(3)),)
    assert after(table(), "raise call").bets == (1, 2, 2, 0)


def test_a_dealer_that_calls_adds_only_the_difference():
    state = after(table(), "raise call call")
    assert (state.to_act, state.bets) == (0, (1, 2, 2, 2))
    assert step(state, "call").events[0] == Called(Seat(0), 2, None)


def test_there_is_nothing_to_call_for_who_has_the_highest_bet():
    assert refused(after(table(), "call call call"), 0, "call") == "nothing-to-call"


def test_holding_is_free_where_the_bet_is_matched():
    events = last_events(table(), "call call call hold")
    assert events[0] == Held(Seat(0), None)


def test_who_has_a_bet_to_match_cannot_hold():
    assert refused(table(), 1, "hold") == "bet-to-match"


def test_raising_puts_the_highest_bet_up_by_one_and_matches_it():
    assert step(table(), "raise").events == (Raised(Seat(1), 2, Seat(2)),)
    assert after(table(), "raise raise").bets == (1, 2, 3, 0)


def test_the_highest_bet_never_passes_four():
    state = after(table(), "raise raise raise")
    assert state.highest == 4
    assert refused(state, 0, "raise") == "raise-cap"
    assert may(state, 0) == ["look", "call", "fold"]


def test_folding_leaves_the_bet_in_the_pot():
    state = after(table(), "raise raise call fold")
    assert state.bets == (1, 2, 3, 3)
    assert state.folded == {0}
    assert sum(state.bets) == 9


def test_folding_is_allowed_also_where_holding_is_free():
    state = after(table(), "call call call")
    assert may(state, 0) == ["look", "hold", "raise", "fold"]
    assert step(state, "fold").events[0] == Folded(Seat(0), None)


def test_turns_go_counter_clockwise():
    state, turns = table(dealer=1), []
    for _ in range(4):
        turns.append(state.to_act)
        state = after(state, "call") if len(turns) < 4 else state
    assert turns == [2, 3, 0, 1]


def test_turns_skip_who_has_folded():
    assert after(table(), "raise fold call").to_act == 0
    assert after(table(), "raise fold raise fold").to_act == 1


def test_the_dealer_still_gets_a_turn_after_the_opening_bet():
    state = after(table(), "call call call")
    assert state.to_act == 0
    assert state.deal == 1


def test_the_dealer_may_raise_when_everybody_has_called():
    state = after(table(), "call call call raise")
    assert state.to_act == 1
    assert state.bets == (2, 1, 1, 1)


def test_a_raise_makes_all_others_act_again():
    state = after(table(), "call call call raise call call")
    assert state.deal == 1
    assert after(state, "call").deal == 2


def test_who_raised_last_does_not_act_again():
    state = after(table(), "raise call call")
    assert state.to_act == 0
    assert after(state, "call").deal == 2


def test_hands_are_shown_when_all_who_remain_have_acted_and_match():
    kinds = [type(event) for event in last_events(table(), "raise fold call call")]
    assert kinds == [Called, Shown, DealWon, Dealt]


def test_the_last_to_fold_before_a_showdown_ends_the_betting():
    kinds = [type(event) for event in last_events(table(), "raise fold call fold")]
    assert kinds == [Folded, Shown, DealWon, Dealt]


def test_who_is_left_alone_wins_at_once_without_showing():
    kinds = [type(event) for event in last_events(table(), "fold fold fold")]
    assert kinds == [Folded, DealWon, Dealt]


@pytest.mark.parametrize("deed", ["look", "call", "hold", "raise", "fold"])
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_out_of_turn_nothing_may_be_done_not_even_looking(seat, deed):
    assert refused(table(), seat, deed) == "not-your-turn"


@pytest.mark.parametrize("deed", ["look", "call", "hold", "raise", "fold"])
@pytest.mark.parametrize("seat", range(4))
def test_after_the_match_everything_is_match_over(seat, deed):
    assert refused(after(table(deals=1), "fold fold fold"), seat, deed) == "match-over"


@pytest.mark.parametrize(
    "raw", [{"type": "check"}, {"type": "look", "card": 1}, {"type": "raise", "to": 3}, {}]
)
def test_what_is_no_action_of_the_game_is_malformed(raw):
    with pytest.raises(IllegalAction, match="malformed"):
        GAME.action(Seat(1), raw)


def test_silence_folds_where_there_is_a_bet_to_match():
    assert silence(table()).events[0] == Folded(Seat(1), Seat(2))


def test_silence_holds_where_the_bet_is_matched():
    assert silence(after(table(), "call call call")).events[0] == Held(Seat(0), None)


def test_silence_of_one_who_looked_is_the_same():
    assert silence(after(table(), "look")).events[0] == Folded(Seat(1), Seat(2))


def test_silence_all_round_leaves_the_dealer_the_opening_bet():
    state = table()
    for _ in range(3):
        state = silence(state).state
    assert state.history[0].winners == (0,)
    assert state.history[0].scores == ("0", "0", "0", "0")


def test_every_turn_has_a_time_of_its_own():
    state, seen = table(deals=2), set()
    for deed in ["call", "call", "call", "raise", "call", "call", "call"]:
        (deadline,) = GAME.deadlines(state)
        assert deadline.seats == {state.to_act}
        assert deadline.id not in seen
        seen.add(deadline.id)
        state = after(state, deed)
    assert GAME.deadlines(state)[0].id not in seen


def test_a_time_that_has_run_out_for_another_turn_is_too_late():
    state = table()
    (deadline,) = GAME.deadlines(state)
    with pytest.raises(IllegalAction, match="too-late"):
        apply(GAME, after(state, "call"), GAME.expire(deadline.id))


def test_a_look_and_a_raise_bear_only_their_names_on_the_wire():
    assert GAME.action(Seat(1), b'{"type":"look"}') == GAME.action(Seat(1), {"type": "look"})
