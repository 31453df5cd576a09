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
    calmly,
    finish,
    first_step,
    last_events,
    refused,
    step,
    table,
    view,
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


def test_a_view_has_the_fields_of_the_rules():
    seen = plain(view(calmly(table(), "flop"), 1))
    assert seen.keys() >= {
        "seats",
        "hole",
        "hint",
        "board",
        "pots",
        "deck",
        "button",
        "street",
        "to_act",
        "legal",
        "last_hand",
    }
    assert seen["seats"][1].keys() >= {"seat", "chips", "bet", "cards", "folded", "all_in"}
    assert seen["seats"][1]["cards"][0] == {"card": "4y1"}
    assert seen["seats"][0]["cards"][0] == {"card": None}
    assert seen["board"][0] == {"card": "1s1", "round": "flop"}
    assert seen["pots"] == ({"amount": 30, "seats": (0, 1, 2)},)
    assert seen["legal"] == {"check": True, "call": 0, "raise": {"min": 10, "max": 990}}
    assert seen["hint"][0] == {
        "suit": "y",
        "epoch": 4,
        "k": 2,
        "n": 2,
        "value": 1.0,
        "cards": ("4y1", "4y2"),
    }


def test_a_finished_hand_is_told_with_what_won_it():
    last = plain(view(finish(table()), 0))["last_hand"]
    assert last["board"] == ("1s1", "2h5", "3m6", "4m6", "1s2")
    assert last["shown"] == tuple(tuple(hand.split()) for hand in HANDS[:3])
    assert last["combinations"][0][0]["cards"] == ("5y1", "5y2")
    assert (last["winners"], last["payouts"]) == ((0,), (30, 0, 0))


def test_a_raise_tells_what_it_was_made_over_and_whether_it_was_all_in():
    bet, *_ = last_events(table(), "raise 40")
    more, *_ = last_events(table(stacks=(990, 990, 60)), "raise 40, all-in")
    assert (bet.to, bet.over, bet.all_in) == (40, 0, False)
    assert (more.to, more.over, more.all_in) == (60, 40, True)


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
