"""The wire: what is read, and what is not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.kernel.codec import encode, plain
from engines.kernel.errors import IllegalAction
from engines.kernel.game import Seat
from engines.tichu.reasons import TichuReason
from engines.tichu.view import TichuView
from tests.engines.tichu.table import GAME, act, after, events, give, play, table


def unreadable(raw: dict[str, Any]) -> str:
    with pytest.raises(IllegalAction) as caught:
        GAME.action(Seat(0), raw)
    return caught.value.reason.value


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "grand", "call": True},
        {"type": "tichu"},
        {"type": "exchange", "give": {"1": ["2g"], "2": ["Ag"], "3": ["3g"]}},
        {"type": "play", "cards": ["Tg", "5r", "mahjong", "dog", "phoenix", "dragon"]},
        {"type": "play", "cards": ["8g", "phoenix"], "phoenix": "8"},
        {"type": "play", "cards": ["mahjong"], "wish": "T"},
        {"type": "play", "cards": ["mahjong"], "wish": None},
        {"type": "play", "cards": ["8g"], "wish": None},
        {"type": "play", "cards": ["2g", "2k"], "as": "pair"},
        {"type": "pass"},
        {"type": "dragon", "to": 3},
        {"type": "decline"},
        {"type": "decline", "round": True},
        {"type": "wait"},
    ],
    ids=str,
)
def test_what_the_rules_name_is_read_and_written_alike(raw):
    action = GAME.action(Seat(0), raw)
    written = msgspec.json.decode(encode(action))
    assert written | raw == written
    del written["seat"]
    assert GAME.action(Seat(0), written) == action


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "play", "cards": ["8g", "8k"], "phoenix": "8"},
        {"type": "play", "cards": ["phoenix"], "phoenix": "8"},
        {"type": "play", "cards": ["8g", "phoenix"], "phoenix": "1"},
        {"type": "play", "cards": ["8g", "phoenix"], "phoenix": "10"},
        {"type": "play", "cards": ["8g"], "wish": "8"},
        {"type": "play", "cards": ["mahjong"], "wish": "1"},
        {"type": "play", "cards": ["mahjong"], "wish": "dragon"},
        {"type": "play", "cards": ["1g"]},
        {"type": "play", "cards": ["10g"]},
        {"type": "play", "cards": ["8g\n"]},
        {"type": "play", "cards": ["8x"]},
        {"type": "play", "cards": "8g"},
        {"type": "play", "cards": ["8g"], "as": "bingo"},
        {"type": "play"},
        {"type": "exchange", "give": {"4": ["2g"]}},
        {"type": "exchange", "give": {1: ["2g"]}},
        {"type": "exchange", "give": {"1": "2g"}},
        {"type": "exchange"},
        {"type": "grand"},
        {"type": "grand", "call": 1},
        {"type": "tichu", "call": True},
        {"type": "dragon", "to": "1"},
        {"type": "dragon", "to": True},
        {"type": "decline", "round": "yes"},
        {"type": "bomb"},
        {"type": "silence", "deadline": "turn-1"},
        {},
    ],
    ids=str,
)
def test_anything_else_is_malformed(raw):
    assert unreadable(raw) == "malformed"


@pytest.mark.parametrize(
    ("tag", "fields"),
    {
        "dealt": {"seat", "cards"},
        "grand": {"seat"},
        "tichu": {"seat"},
        "exchanged": set[str](),
        "played": {"seat", "cards", "combination", "rank"},
        "bombed": {"seat"},
        "passed": {"seat"},
        "wished": {"seat", "rank"},
        "wish-done": set[str](),
        "trick": {"winner", "points"},
        "dragon": {"seat", "to"},
        "out": {"seat", "place"},
        "round": {"points", "parts"},
        "window": {"trigger", "seats"},
        "game-over": set[str](),
    }.items(),
)
def test_every_event_of_the_rules_is_there_with_what_it_tells(tag, fields):
    (kind,) = [each for each in GAME.event_types if each.__struct_config__.tag == tag]
    assert fields <= set(kind.__struct_encode_fields__)


def test_a_view_has_what_the_rules_name():
    public = "phase hand counts trick turn wish calls places scores faceup pools in_force window"
    own = "playable must_wish can_bomb choose_from"
    assert {*public.split(), *own.split()} <= set(TichuView.__struct_encode_fields__)


def test_every_code_of_the_rules_is_there_and_no_other():
    codes = """not-in-hand no-combination does-not-beat wish-binds cannot-pass-lead too-late-to-call
    already-called bad-exchange not-a-bomb no-bomb-on-dog restricted no-window not-eligible
    booster-not-held booster-not-now bad-target you-are-out"""
    assert {each.value for each in TichuReason} == set(codes.split())


def test_events_name_what_happened_in_the_words_of_the_rules():
    state = table("mahjong 2g 3g 4g 5g 9g", "8k", "9b", "2r")
    played, wished, moved = map(plain, events(state, play(0, "mahjong 2g 3g 4g 5g", wish="8")))
    assert (played["type"], played["seat"]) == ("played", 0)
    assert played["cards"] == ("mahjong", "2g", "3g", "4g", "5g")
    assert (played["combination"], played["rank"]) == ("straight", 5)
    assert wished == {"type": "wished", "seat": 0, "rank": "8"}
    assert moved == {"type": "turn-moved", "seat": 1}


def test_a_bomb_may_be_played_out_of_turn_by_the_same_action():
    state = after(table("Qg 2g", "2k", "9g 9k 9b 9r 2b", "2r"), play(0, "Qg"))
    assert after(state, act(2, "play", cards=["9g", "9k", "9b", "9r"])).trick[-1].seat == 2


def test_the_exchange_is_keyed_by_the_seats_that_get_the_cards():
    assert plain(give(2, "2g", "3g", "4g"))["give"] == {"3": ("2g",), "0": ("3g",), "1": ("4g",)}
