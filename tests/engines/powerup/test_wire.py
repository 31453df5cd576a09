"""The wire format of the rules, to the letter."""

from __future__ import annotations

import pytest

from engines.kernel.codec import encode, plain
from engines.kernel.errors import IllegalAction
from engines.kernel.game import Seat
from engines.poker.betting import BettingReason
from engines.powerup import actions
from engines.powerup.reasons import PowerUpReason
from engines.powerup.state import POWER_KEYS
from tests.engines.powerup.table import GAME, after, events, rich, table, to_flop, view

ACTIONS = [
    ({"type": "fold"}, actions.Fold(Seat(1))),
    ({"type": "check"}, actions.Check(Seat(1))),
    ({"type": "call"}, actions.Call(Seat(1))),
    ({"type": "raise", "to": 150}, actions.Raise(Seat(1), 150)),
    ({"type": "all-in"}, actions.AllIn(Seat(1))),
    ({"type": "power", "power": "emp"}, actions.PlayPower(Seat(1), "emp")),
    (
        {"type": "power", "power": "disintegrate", "card": "7h"},
        actions.PlayPower(Seat(1), "disintegrate", card="7h"),
    ),
    (
        {"type": "power", "power": "reload", "cards": ["As", "Kd"]},
        actions.PlayPower(Seat(1), "reload", cards=("As", "Kd")),
    ),
    ({"type": "engineer-pick", "card": "Qs"}, actions.EngineerPick(Seat(1), "Qs")),
    ({"type": "scanner-choice", "keep": True}, actions.ScannerChoice(Seat(1), True)),
    ({"type": "upgrade-discard", "card": "2c"}, actions.UpgradeDiscard(Seat(1), "2c")),
]

VIEW = {
    "seats",
    "hole",
    "powers",
    "board",
    "pots",
    "deck",
    "top",
    "emp",
    "last_power",
    "limits",
    "button",
    "level",
    "street",
    "to_act",
    "choice",
    "legal",
    "last_hand",
}

CODES = {
    "no-such-power",
    "no-energy",
    "emp-active",
    "limit-reached",
    "shielded",
    "not-this-round",
    "nothing-to-clone",
    "clone-of-clone",
    "no-target",
    "already-active",
    "deck-guard",
    "all-in-closed",
    "bet-too-small",
    "not-enough-chips",
    "raise-closed",
    "cannot-check",
    "nothing-to-call",
    "choice-pending",
}


@pytest.mark.parametrize(("raw", "action"), ACTIONS, ids=[str(raw) for raw, _ in ACTIONS])
def test_actions_are_called_as_in_the_rules(raw, action):
    assert GAME.action(Seat(1), raw) == action
    assert {key: value for key, value in plain(action).items() if key != "seat"} == {
        key: tuple(value) if isinstance(value, list) else value for key, value in raw.items()
    }


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "raise"},
        {"type": "raise", "to": "150"},
        {"type": "raise", "to": 1.5},
        {"type": "bet", "to": 150},
        {"type": "power"},
        {"type": "power", "power": "nuke"},
        {"type": "power", "power": "emp", "card": 7},
        {"type": "scanner-choice", "keep": 1},
        {"type": "engineer-pick"},
    ],
    ids=str,
)
def test_what_is_no_action_is_malformed(raw):
    with pytest.raises(IllegalAction) as caught:
        GAME.action(Seat(1), raw)
    assert caught.value.reason == "malformed"


def test_powers_are_called_as_in_the_rules():
    names = "clone disintegrate emp engineer intel reload scanner upgrade x-ray deploy"
    assert " ".join(POWER_KEYS) == names


def test_codes_are_called_as_in_the_rules():
    assert {*PowerUpReason, *BettingReason} == CODES | {"bet-too-large"}


def test_a_view_has_the_fields_of_the_rules():
    seen = plain(view(table(), 0))
    assert seen.keys() >= VIEW
    assert seen["seats"][0].keys() >= {
        "seat",
        "chips",
        "bet",
        "energy",
        "powers",
        "cards",
        "folded",
        "all_in",
        "intel",
    }
    assert seen["seats"][0]["cards"][0] == {"card": "As", "face_up": False, "known": False}
    assert seen["legal"].keys() == {"check", "call", "raise", "powers"}


def test_a_board_card_is_told_with_its_round_and_shield():
    assert plain(view(to_flop(table()), 0))["board"][0] == {
        "card": "2c",
        "shielded": False,
        "round": "flop",
    }


def test_a_pot_is_told_with_its_seats():
    assert plain(view(to_flop(table()), 0))["pots"] == ({"amount": 165, "seats": (0, 1, 2)},)


def test_limits_are_told_by_name():
    assert plain(view(table(), 0))["limits"] == {"deploy": 2, "disintegrate": 2}


def test_a_finished_hand_is_told_with_what_won_it():
    last = plain(view(after(table(), "fold, fold"), 0))["last_hand"]
    assert last.keys() >= {"board", "shown", "best", "payouts"}


def test_every_event_has_a_name_of_its_own():
    names = [kind.__struct_config__.tag for kind in GAME.event_types]
    assert len(set(names)) == len(names) == 28
    assert {"folded", "power-played", "hand-won", "top-seen"} <= set(names)


def test_cards_are_written_as_people_write_them():
    happened = events(rich("", "deploy"), "call, deploy")
    assert b'"card":"2c"' in encode(happened[-1])
