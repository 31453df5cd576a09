"""The wire format of the rules, to the letter."""

from __future__ import annotations

import pytest

from engines.asnas.actions import Call, Fold, Hold, Look, Raise
from engines.asnas.cards import IDENTITIES
from engines.kernel.codec import encode, plain
from engines.kernel.game import Seat
from engines.kernel.secret import redact
from tests.engines.asnas.table import GAME, after, first_step, last_events, silence, step, table

TWO_REMAIN = {0: "AAABB", 1: "ASBZC"}


@pytest.mark.parametrize(
    ("name", "action"),
    [("look", Look), ("call", Call), ("hold", Hold), ("raise", Raise), ("fold", Fold)],
)
def test_actions_are_called_as_in_the_rules(name, action):
    assert GAME.action(Seat(3), {"type": name}) == action(Seat(3))
    assert plain(action(Seat(3))) == {"type": name, "seat": 3}


def test_events_are_called_as_in_the_rules():
    assert [kind.__struct_config__.tag for kind in GAME.event_types] == [
        "dealt",
        "looked",
        "called",
        "held",
        "raised",
        "folded",
        "shown",
        "deal-won",
        "match-over",
    ]


def test_cards_are_called_as_in_the_rules():
    assert IDENTITIES == ("as", "shah", "bibi", "sarbaz", "couli")


def test_a_showdown_maps_seats_to_cards_and_to_payouts():
    shown, won, *_ = map(plain, last_events(table(TWO_REMAIN), "raise fold fold call")[1:])
    assert shown == {
        "type": "shown",
        "hands": (
            ("as", "as", "as", "bibi", "bibi"),
            ("as", "shah", "bibi", "sarbaz", "couli"),
            None,
            None,
        ),
    }
    assert won == {
        "type": "deal-won",
        "winners": (0,),
        "category": "full-house",
        "payouts": ("4", "0", "0", "0"),
        "scores": ("2", "-2", "0", "0"),
    }


def test_the_next_deal_follows_in_the_same_step():
    *_, last = last_events(table(), "fold fold fold")
    assert plain(last)["type"] == "dealt"


def test_the_end_of_the_match_tells_winners_and_totals():
    *_, last = last_events(table(deals=1), "raise fold fold fold")
    assert plain(last) == {
        "type": "match-over",
        "winners": (1,),
        "totals": ("-1", "1", "0", "0"),
    }


@pytest.mark.parametrize("seat", [*range(4), None])
def test_the_record_that_people_see_tells_no_card_that_was_not_shown(seat):
    state, events = table(deals=3), list(first_step(deals=3).events)
    for deed in ["look", "raise", "look", "fold", "look", "fold", "look", "fold"] + ["fold"] * 6:
        now = step(state, deed)
        state, events = now.state, [*events, *now.events]
    assert state.over
    told = b"".join(encode(redact(event, seat)) for event in events)
    assert not any(f'"{card}"'.encode() in told for card in IDENTITIES)


def test_a_turn_takes_a_minute():
    (deadline,) = GAME.deadlines(after(table(), "look"))
    assert deadline.seconds == 60
    assert silence(table()).state.to_act == 2
