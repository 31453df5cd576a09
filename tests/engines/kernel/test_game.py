"""Carrying out actions: apply, legal actions, refusals, replay."""

from __future__ import annotations

import msgspec
import pytest

from engines.kernel.codec import encode
from engines.kernel.errors import IllegalAction, Reason, Refused
from engines.kernel.game import (
    HOST,
    Action,
    Event,
    Seat,
    Step,
    Turn,
    apply,
    legal_actions,
    refusal,
    replay,
)
from tests.engines.toy import TOY, Bade, Bid, Reply, RoundWon, Silence, ToyReason, ToyState

A, B = Seat(0), Seat(1)


def table(rounds: int = 1) -> ToyState:
    """Two at a table, the first to bid."""
    return TOY.new(TOY.config({"rounds": rounds}), 2, "0" * 64).state


def after(state: ToyState, *actions: Action[ToyState]) -> ToyState:
    for action in actions:
        state = apply(TOY, state, action).state
    return state


def refused(state: ToyState, action: Action[ToyState]) -> Reason:
    with pytest.raises(IllegalAction) as caught:
        apply(TOY, state, action)
    return caught.value.reason


def test_an_action_leads_to_a_state_and_the_events_that_made_it():
    state = table()
    step = apply(TOY, state, Bid(A, 3))
    assert step == Step(step.state, (Bade(A, 3, B),))
    assert (step.state.bids, step.state.to_act) == ((3,), B)


def test_one_action_may_lead_to_several_events():
    events = apply(TOY, after(table(), Bid(A, 1)), Bid(B, 2)).events
    assert [type(event).__name__ for event in events] == ["Bade", "WaitBegan"]


def test_an_action_that_is_forbidden_is_refused_with_its_reason_and_detail():
    with pytest.raises(IllegalAction) as caught:
        apply(TOY, table(), Bid(A, 9))
    assert (caught.value.reason, caught.value.detail) == (ToyReason.BAD_BID, "9")
    assert str(caught.value) == "bad-bid: 9"


def test_a_refusal_without_detail_is_its_code():
    assert str(IllegalAction(Refused.TOO_LATE)) == "too-late"


def test_a_refused_action_changes_nothing():
    state = table()
    before = encode(state)
    refused(state, Bid(B, 1))
    assert encode(state) == before


def test_out_of_turn_is_not_your_turn():
    assert refused(table(), Bid(B, 1)) == Refused.NOT_YOUR_TURN


@pytest.mark.parametrize("seat", [-1, 2, 3, 99])
def test_a_seat_that_nobody_can_sit_on_is_no_such_seat(seat):
    assert refused(table(), Bid(Seat(seat), 1)) == Refused.NO_SUCH_SEAT


def test_what_the_host_asks_for_needs_no_seat():
    assert refusal(table(), Silence(HOST, "bid-1-0")) is None


def test_an_expiry_of_a_wait_that_is_not_running_is_too_late():
    state = after(table(), Silence(HOST, "bid-1-0"))
    assert state.bids == (1,)
    assert refused(state, Silence(HOST, "bid-1-0")) == Refused.TOO_LATE


def test_legal_actions_are_the_candidates_that_are_not_forbidden():
    assert list(legal_actions(TOY, table(), A)) == [Bid(A, 1), Bid(A, 2), Bid(A, 3)]


def test_who_is_not_asked_has_no_legal_action():
    assert list(legal_actions(TOY, table(), B)) == []


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_nobody_can_sit_on_has_no_legal_action(seat):
    assert list(legal_actions(TOY, table(), Seat(seat))) == []


def test_all_may_answer_a_wait_in_any_order():
    state = after(table(), Bid(A, 1), Bid(B, 1))
    assert TOY.waiting_on(state) == {A, B}
    state = after(state, Reply(B, True))
    assert TOY.waiting_on(state) == {A}
    assert refused(state, Reply(B, True)) == ToyReason.NOTHING_TO_ANSWER


def test_folding_the_events_leads_to_the_same_state():
    state, events = table(), []
    now = state
    for action in (Bid(A, 1), Bid(B, 2), Reply(B, True), Reply(A, False)):
        step = apply(TOY, now, action)
        now, events = step.state, [*events, *step.events]
    assert replay(state, events) == now
    assert RoundWon((0, 3)) in events


def test_replay_needs_neither_rules_nor_dice(monkeypatch):
    state = table()
    step = apply(TOY, state, Bid(A, 1))
    monkeypatch.setattr(Bid, "forbidden", lambda *_: Refused.NOT_YOUR_TURN)
    assert replay(state, step.events) == step.state


def test_nothing_to_replay_leaves_the_state():
    state = table()
    assert replay(state, ()) is state


def test_a_turn_knows_of_each_event_at_once():
    turn = Turn(table())
    turn.emit(Bade(A, 2, B))
    assert (turn.state.bids, turn.events) == ((2,), [Bade(A, 2, B)])


def test_a_finished_game_says_so_to_every_action():
    state = after(table(), Bid(A, 1), Bid(B, 1), Reply(A, True), Reply(B, True))
    assert TOY.result(state) is not None
    assert refused(state, Bid(A, 1)) == Refused.GAME_OVER


@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", 0.0], ids=repr)
def test_a_seat_that_nobody_can_sit_on_has_no_view(seat):
    with pytest.raises(IllegalAction, match="no-such-seat"):
        TOY.view(table(), seat)


def test_events_and_actions_have_to_say_what_they_do():
    turn = Turn(table())
    with pytest.raises(NotImplementedError):
        Event().evolve(turn.state)
    with pytest.raises(NotImplementedError):
        Action(A).forbidden(turn.state)
    with pytest.raises(NotImplementedError):
        Action(A).perform(turn)


def test_an_action_has_nothing_to_add_to_its_reason_unless_it_says_so():
    assert Reply(A, True).detail(table()) == ""


def test_states_are_never_changed_in_place():
    with pytest.raises(AttributeError):
        table().round = 7


def test_states_may_be_kept_in_sets():
    assert len({table(), table(), after(table(), Bid(A, 1))}) == 2


def test_a_step_can_be_compared():
    assert apply(TOY, table(), Bid(A, 1)) == apply(TOY, table(), Bid(A, 1))
    assert msgspec.structs.astuple(apply(TOY, table(), Bid(A, 1)))[1] == (Bade(A, 1, B),)
