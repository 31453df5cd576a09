"""Boosters as people type them, and what is offered while they do."""

from __future__ import annotations

from typing import Any

import pytest

from bot.words import LANGUAGES, words_in
from cogs.tichu.boosters.suggestions import booster_names, booster_ways
from cogs.tichu.boosters.typed import read_booster
from cogs.tichu.boosters.wording import booster_name
from cogs.tichu.suggestions import LONGEST, suggestions
from cogs.tichu.typed import read_play
from engines.kernel.errors import IllegalAction
from engines.kernel.game import Seat, refusal
from engines.tichu.boosters import PACK
from tests.cogs.tichu.board import answer, middle, seen
from tests.cogs.tichu.test_boosters_each import SCENES
from tests.engines.tichu.table import GAME, after, boost, play

YELLOW = [key for key, booster in PACK.items() if booster.joins is not None]
of_each = pytest.mark.parametrize("key", SCENES)

TYPED = {
    "disarmament": "3g",
    "generous": "dan",
    "return-to-sender": "dan",
    "extend": "8g",
    "bird-thief": "8g",
    "download": "6b 6r",
    "theft": "dan rat",
    "musical-chairs": "ann dan",
    "red-card": "8k",
    "recycling": "spy",
    "gift": "Skat",
    "spy": "10",
    "firebird": "8k 8b 8",
    "hole": "4k 5k 6b 8k 9g",
    "rat": "1",
}
"""What people may type after the name of those that take anything."""


def legal(state: Any, seat: int, raw: dict[str, Any]) -> bool:
    return refusal(state, GAME.action(Seat(seat), raw)) is None


@of_each
def test_each_can_be_typed(key):
    state, seat, said = SCENES[key]
    raw = read_booster(seen(state, seat), booster_name(key, words_in("en")), TYPED.get(key, ""))
    assert {name: raw[name] for name in said} == said
    assert legal(state, seat, raw)


@of_each
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_offered_and_so_is_a_way_to_play_it(key, language):
    state, seat, said = SCENES[key]
    now = seen(state, seat, language=language)
    offered = booster_names(now, booster_name(key, now.words))
    assert key in [value for _, value in offered]
    ways = booster_ways(now, key, "")
    assert bool(ways) == bool(said)
    tried = [value for _, value in ways] or [""]
    assert any(legal(state, seat, read_booster(now, key, each)) for each in tried)
    for name, value in (*offered, *ways):
        assert 0 < len(name) <= 100
        assert 0 < len(value) <= 100


@pytest.mark.parametrize("key", ["extend", "download", "theft", "bird-thief", *YELLOW])
def test_all_that_is_offered_for_these_is_legal(key):
    state, seat, _ = SCENES[key]
    now = seen(state, seat)
    ways = booster_ways(now, key, "")
    ready = [value for name, value in ways if key not in ("extend", "download") or "(" in name]
    assert ready
    assert all(legal(state, seat, read_booster(now, key, each)) for each in ready)


@pytest.mark.parametrize(
    ("key", "text", "said"),
    [
        ("musical-chairs", "1 4", {"a": 0, "b": 3}),
        ("musical-chairs", "*ben*, dan", {"a": 1, "b": 3}),
        ("generous", "c", {"to": 2}),
        ("return-to-sender", "4 5g", {"from": 3, "card": "5g"}),
        ("theft", "dan: full house switch", {"from": 3, "take": "full-house-switch"}),
        ("theft", "2 njet", {"from": 1, "take": "njet"}),
        ("spy", "к", {"rank": "K"}),
        ("extend", "2r 3b phoenix=7 as=rainbow", {"cards": ["2r", "3b"], "as": "rainbow"}),
        ("firebird", "5g 5r firebird=7", {"cards": ["5g", "5r"], "firebird": "7"}),
    ],
)
def test_what_it_is_played_with_is_read_however_it_is_typed(key, text, said):
    raw = read_booster(seen(middle(), 0), key, text)
    assert {name: raw[name] for name in said} == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_boosters_are_named_in_ones_own_language(language):
    now = seen(middle(), 0, language=language)
    for key in PACK:
        named = read_booster(now, booster_name(key, now.words), "").get
        assert key in (named("key"), named("booster"))


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("spy", "", "**Spy** is not played like that: Name a rank:"),
        ("spy", "hello", "**Spy** is not played like that: Name a rank:"),
        ("nonsense", "", "There is no such booster. Your boosters: Spy, Generous."),
        ("generous", "nobody", "**Generous** is not played like that:"),
    ],
)
def test_what_cannot_be_read_is_refused_with_what_would_fit(name, text, said):
    state = middle(held={0: "spy generous"})
    now = seen(state, 0)
    assert answer(state, 0, read_booster(now, name, text)).startswith(said)


def test_nothing_is_offered_to_who_holds_none():
    now = seen(middle(held={1: "spy"}), 0)
    assert booster_names(now, "") == []
    assert booster_ways(now, "spy", "") == []


def test_those_that_can_be_played_now_are_offered_first():
    now = seen(middle(held={0: "njet insurance spy"}), 0)
    assert [value for _, value in booster_names(now, "")] == ["spy", "insurance", "njet"]


# Together with cards


def test_yellow_ones_are_words_among_the_cards():
    assert read_play("8k 8b firebird=7") == {
        "type": "play",
        "cards": ["8k", "8b"],
        "booster": "firebird",
        "firebird": "7",
    }
    assert read_play("mahjong rat")["booster"] == "rat"
    assert read_play("4k 5k 6b 8k 9g діра")["booster"] == "hole"


@pytest.mark.parametrize(
    ("text", "kind"), [("as=rainbow", "rainbow"), ("як=веселка", "rainbow"), ("as=team", "hockey")]
)
def test_what_cards_are_played_as_can_be_typed(text, kind):
    assert read_play(f"5g 5r {text}")["as"] == kind


def test_a_kind_that_there_is_not_is_refused():
    with pytest.raises(IllegalAction):
        GAME.action(Seat(0), read_play("5g 5r as=nonsense"))
    said = answer(middle(), 0, read_play("5g 5r as=nonsense"))
    assert said.startswith("There is no such kind of combination. There are: ")


@pytest.mark.parametrize("key", YELLOW)
def test_plays_with_a_booster_are_offered_among_the_others(key):
    state, seat, _ = SCENES[key]
    offered = [value for _, value in suggestions(seen(state, seat), "") if f" {key}" in value]
    assert offered
    for each in offered:
        assert legal(state, seat, read_play(each))
        assert len(each) <= LONGEST


def test_cards_that_are_two_things_are_offered_as_what_is_said():
    state = after(middle(held={0: "rainbow"}), boost(0, "rainbow"))
    offered = dict(suggestions(seen(state, 0), "9k "))
    assert offered["Rainbow, 9: 9k 9b 9r Ag"] == "9k 9b 9r Ag as=rainbow"
    raw = read_play("9k 9b 9r Ag as=rainbow")
    assert after(state, GAME.action(Seat(0), raw)).top.type == "rainbow"


def test_nothing_is_offered_with_a_booster_out_of_turn():
    state = after(middle(held={0: "firebird"}), play(0, "8k 8b"))
    assert not [value for _, value in suggestions(seen(state, 0), "") if "firebird" in value]
