"""The wire format of the rules, to the letter."""

from __future__ import annotations

import pytest

from engines.epochs.actions import AllIn, Call, Check, Fold, Raise
from engines.kernel.codec import encode, plain
from engines.kernel.game import Seat
from engines.kernel.secret import redact
from tests.engines.epochs.table import (
    GAME,
    HANDS,
    after,
    first_step,
    last_events,
    refused,
    step,
    table,
)


@pytest.mark.parametrize(
    ("name", "action"), [("fold", Fold), ("check", Check), ("call", Call), ("all-in", AllIn)]
)
def test_actions_are_called_as_in_the_rules(name, action):
    assert GAME.action(Seat(3), {"type": name}) == action(Seat(3))
    assert plain(action(Seat(3))) == {"type": name, "seat": 3}


def test_bet_and_raise_are_one_action():
    assert GAME.action(Seat(1), b'{"type":"raise","to":40}') == Raise(Seat(1), 40)
    assert plain(Raise(Seat(1), 40)) == {"type": "raise", "seat": 1, "to": 40}


def test_events_are_called_by_what_has_happened():
    assert [kind.__struct_config__.tag for kind in GAME.event_types] == [
        "hand-dealt",
        "folded",
        "checked",
        "called",
        "raised",
        "street-dealt",
        "bet-returned",
        "hands-shown",
        "hand-won",
        "eliminated",
        "match-over",
    ]


def test_every_code_of_an_illegal_action():
    codes = {
        refused(table(), "fold", seat=0),
        refused(after(table(), "raise 10"), "check"),
        refused(table(), "call"),
        refused(table(), "raise 9"),
        refused(table(max_bet=10), "raise 11"),
        refused(table(), "raise 5000"),
        refused(after(table(stacks=(15, 990, 990)), "raise 10, call, all-in"), "raise 60"),
        refused(after(table(), "all-in, call, call"), "fold", seat=0),
    }
    assert codes == {
        "not-your-turn",
        "cannot-check",
        "nothing-to-call",
        "bet-too-small",
        "bet-too-large",
        "not-enough-chips",
        "raise-closed",
        "game-over",
    }


def test_the_next_hand_is_dealt_in_the_same_step():
    *_, last = last_events(table(), "fold, fold")
    assert plain(last)["type"] == "hand-dealt"


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_record_that_people_see_tells_no_card_that_was_not_shown(seat):
    state, events = table(), list(first_step().events)
    for words in ("raise 10", "fold", "fold"):
        now = step(state, words)
        state, events = now.state, [*events, *now.events]
    told = b"".join(encode(redact(event, seat)) for event in events)
    for other, hand in enumerate(HANDS[:3]):
        assert (f'"{hand.split()[0]}"'.encode() in told) == (other == seat)
