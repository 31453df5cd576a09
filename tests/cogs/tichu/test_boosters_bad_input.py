"""What somebody is told who asks for what a booster does not do: for each colour, in each way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from bot.faces import Do, Draft, Say
from bot.words import LANGUAGES, words_in
from cogs.tichu.boosters.codes import booster_code
from cogs.tichu.boosters.typed import read_booster
from cogs.tichu.boosters.wording import booster_name
from cogs.tichu.codes import play_code
from engines.kernel.errors import IllegalAction
from engines.kernel.game import Seat, apply
from engines.tichu.announcement import Params
from engines.tichu.boosters import PACK
from engines.tichu.boosters.model import Colour
from tests.cogs.tichu.board import FACE, exchanged, middle, pressed, seen
from tests.engines.tichu.table import GAME, act, after, boost, dealt, declines, play, table

ONE_OUT = table(
    "5g 5r", "2k 3k", "2b 3b", "", held={0: "musical-chairs gift spy theft"}, places=(3,)
)
"""Dan is out, ann leads."""
PARTNER_OUT = table("5g 5r", "2k 3k", "", "2r 3r", held={0: "gift spy businessman"}, places=(2,))
SPIED = after(middle(held={0: "spy skat small firebird", 1: "njet"}), boost(0, "spy", rank="7"))
"""Ben is asked about a booster of ann's."""
ASKED = after(middle(held={1: "extend download bird-thief"}), play(0, "8k phoenix"))
"""Ben is asked about a pair of eights with the Phoenix."""
BLUE = dealt(boosters=True, held=[["generous", "content"], [], [], []])
PASSED_ON = exchanged(
    boosters=True, held=[["disarmament", "return-to-sender", "ouvert"], [], [], []]
)
LEADS = middle(held={0: "njet solo small generous firebird hole rat recycling red-card gift skat"})

CASES: dict[str, tuple[Any, int, str, dict[str, Any], str, str]] = {
    "blue, not held": (BLUE, 0, "roots", {}, "", "booster-not-held"),
    "blue, not now": (LEADS, 0, "generous", {"to": 2}, "cat", "booster-not-now"),
    "blue, oneself": (BLUE, 0, "generous", {"to": 0}, "ann", "bad-target"),
    "blue, special card": (PASSED_ON, 0, "disarmament", {"card": "mahjong"}, "1", "bad-target"),
    "blue, no card": (PASSED_ON, 0, "disarmament", {"card": "Ar"}, "Ar", "not-in-hand"),
    "blue, gave nothing": (PASSED_ON, 0, "return-to-sender", {"from": 0}, "ann", "bad-target"),
    "red, not held": (ASKED, 1, "cat", {}, "", "booster-not-held"),
    "red, not now": (LEADS, 0, "njet", {}, "", "booster-not-now"),
    "red, no combination": (ASKED, 1, "extend", {"cards": ["4g"]}, "4g", "no-combination"),
    "red, not held cards": (ASKED, 1, "extend", {"cards": ["Ar"]}, "Ar", "not-in-hand"),
    "red, too many": (
        ASKED,
        1,
        "extend",
        {"cards": ["4g", "4r", "6g", "7g", "8g"]},
        "4g 4r 6g 7g 8g",
        "bad-target",
    ),
    "red, another rank": (ASKED, 1, "bird-thief", {"card": "9g"}, "9g", "bad-target"),
    "red, another kind": (ASKED, 1, "download", {"cards": ["4g"]}, "4g", "bad-target"),
    "brown, not held": (LEADS, 0, "basta", {}, "", "booster-not-held"),
    "brown, not now": (LEADS, 0, "solo", {}, "", "booster-not-now"),
    "brown, in a window": (SPIED, 0, "small", {}, "", "booster-not-now"),
    "green, not held": (LEADS, 0, "spy", {"rank": "7"}, "7", "booster-not-held"),
    "green, in a window": (SPIED, 0, "skat", {}, "", "booster-not-now"),
    "green, nothing there": (LEADS, 0, "recycling", {"take": "spy"}, "spy", "booster-not-now"),
    "green, special card": (LEADS, 0, "red-card", {"card": "phoenix"}, "ph", "bad-target"),
    "green, star card": (LEADS, 0, "red-card", {"card": "5r"}, "5r", "bad-target"),
    "green, no such gift": (LEADS, 0, "gift", {"give": "spy"}, "spy", "booster-not-held"),
    "green, partner is out": (PARTNER_OUT, 0, "gift", {"give": "spy"}, "spy", "booster-not-now"),
    "yellow, not held": (
        ASKED,
        0,
        "rat",
        {"cards": ["5g"]},
        "5g",
        "booster-not-held",
    ),
    "yellow, no use": (
        LEADS,
        0,
        "firebird",
        {"cards": ["5g"], "firebird": "7"},
        "5g 7",
        "no-combination",
    ),
    "yellow, too high": (
        LEADS,
        0,
        "firebird",
        {"cards": ["9g", "9k"], "firebird": "9"},
        "9g 9k firebird=9",
        "bad-target",
    ),
    "yellow, no gap": (LEADS, 0, "hole", {"cards": ["9g"]}, "9g", "no-combination"),
    "yellow, nothing to bite": (LEADS, 0, "rat", {"cards": ["9g"]}, "9g", "no-combination"),
    "yellow, in a window": (
        SPIED,
        0,
        "firebird",
        {"cards": ["8k", "8b"], "firebird": "8"},
        "8k 8b 8",
        "not-your-turn",
    ),
}
"""Colour and fault: where, who, which booster, with what, the same typed, and the code."""
TARGET_OUT: Mapping[str, tuple[Any, str, dict[str, Any]]] = {
    "brown": (
        after(
            table("5g 5r", "2k 3k", "2b 3b", "2r", held={0: "musical-chairs", 1: "solo"}, turn=3),
            play(3, "2r"),
            *(act(seat, "pass") for seat in (0, 1, 2)),
        ),
        "musical-chairs",
        {"a": 0, "b": 3},
    ),
    "red": (
        after(
            table("5g 5r", "2k 3k", "2b 3b", "", held={0: "theft", 1: "spy", 3: "rat"}, started=()),
            act(0, "tichu"),
        ),
        "theft",
        {"from": 3, "take": "rat"},
    ),
}
"""By colour: boosters that name a player who is out."""

of_each_case = pytest.mark.parametrize("case", CASES)


def refusal_of(state: Any, seat: int, raw: dict[str, Any], language: str = "en") -> tuple[str, str]:
    """The code and the sentence with which `seat` is refused."""
    with pytest.raises(IllegalAction) as caught:
        apply(GAME, state, GAME.action(Seat(seat), raw))
    told = FACE.refusal(seen(state, seat, language=language), raw, caught.value)
    return caught.value.reason.value, told or ""


def by_button(state: Any, seat: int, key: str, said: dict[str, Any]) -> dict[str, Any]:
    """What a press of the button means that would play it so."""
    if PACK[key].joins is None:
        params = msgspec.convert(said, Params)
        wish = pressed(seen(state, seat), "boost", booster_code(key, params))
    else:
        code = play_code(said["cards"], booster=key, firebird=said.get("firebird"))
        wish = pressed(seen(state, seat), "play", code)
    assert isinstance(wish, Do)
    return wish.raw


def test_there_is_bad_input_for_every_colour():
    colours = {case.partition(",")[0] for case in CASES}
    assert colours == {each.name.lower() for each in Colour}
    for colour in colours:
        codes = {code for case, (*_, code) in CASES.items() if case.startswith(f"{colour},")}
        assert "booster-not-held" in codes
        assert codes & {"booster-not-now", "not-your-turn"}
        assert codes & {"bad-target", "restricted", "no-combination"} or colour == "brown"
    assert all(
        PACK[key].colour.name.lower() == case.partition(",")[0]
        for case, (_, _, key, *_) in CASES.items()
    )


@of_each_case
def test_by_a_button_it_is_refused_and_told_why(case):
    state, seat, key, said, _, code = CASES[case]
    raw = by_button(state, seat, key, said)
    reason, told = refusal_of(state, seat, raw)
    assert reason == code
    assert len(told) > 20


@of_each_case
def test_by_a_command_it_is_the_same(case):
    state, seat, key, said, typed, code = CASES[case]
    raw = read_booster(seen(state, seat), key, typed)
    assert {name: raw[name] for name in said} == said
    assert refusal_of(state, seat, raw) == refusal_of(
        state, seat, by_button(state, seat, key, said)
    )
    assert refusal_of(state, seat, raw)[0] == code


@of_each_case
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_it_is_told_in_ones_own_language(case, language):
    state, seat, key, said, _, _ = CASES[case]
    raw = by_button(state, seat, key, said)
    told = refusal_of(state, seat, raw, language)[1]
    assert len(told) > 20
    assert told != refusal_of(state, seat, raw)[1]


@of_each_case
def test_a_menu_says_at_once_what_could_never_be_played_now(case):
    state, seat, key, _, _, code = CASES[case]
    verb = "booster" if PACK[key].joins is None else "with"
    value = f"{key}.7" if key == "firebird" else key
    wish = pressed(seen(state, seat), verb, "", value)
    if code in ("booster-not-held", "booster-not-now") and key != "gift":
        assert isinstance(wish, Say)
        assert booster_name(key, words_in("en")) in wish.text
    elif key != "gift":
        assert isinstance(wish, (Draft, Say))


@pytest.mark.parametrize("colour", TARGET_OUT)
def test_a_player_who_is_out_cannot_be_named(colour):
    state, key, said = TARGET_OUT[colour]
    assert PACK[key].colour.name.lower() == colour
    code, told = refusal_of(state, 0, {"type": "booster", "key": key, **said})
    assert code == "bad-target"
    assert booster_name(key, words_in("en")) in told


# Windows about a booster of each colour


def window(colour: str) -> Any:
    """Somebody's booster of that colour may be answered by ben and cat."""
    held = {1: "njet", 2: "njet"}
    match colour:
        case "blue":
            return after(
                dealt(boosters=True, held=[["roots"], ["njet"], ["njet"], []]), boost(0, "roots")
            )
        case "red":
            return after(
                middle(held={**held, 3: "download"}),
                play(0, "8k 8b"),
                boost(3, "download", cards=["2g", "2k"]),
            )
        case "brown":
            return after(
                table("5g 5r 2r", "2k 3k", "2b 3b", "4r 6r", held={**held, 0: "solo"}),
                play(0, "2r"),
                *(act(seat, "pass") for seat in (1, 2, 3)),
                boost(0, "solo"),
            )
        case "green":
            return after(middle(held={**held, 0: "skat"}), boost(0, "skat"))
        case _:
            return after(
                middle(held={**held, 0: "firebird"}),
                play(0, "8k 8b", booster="firebird", firebird="8"),
            )


of_each_colour = pytest.mark.parametrize("colour", [each.name.lower() for each in Colour])


@of_each_colour
@pytest.mark.parametrize("kind", ["decline", "booster"])
def test_one_cannot_answer_twice(colour, kind):
    state = after(window(colour), *declines(1))
    raw = {"type": kind, **({"key": "njet"} if kind == "booster" else {})}
    code, told = refusal_of(state, 1, raw)
    assert code == "not-eligible"
    assert told.startswith("You have answered already.")


@of_each_colour
def test_one_cannot_ask_for_more_time_twice(colour):
    code, told = refusal_of(after(window(colour), act(1, "wait")), 1, {"type": "wait"})
    assert (code, told) == (
        "not-eligible",
        "You have said Wait! already; that can be said once.",
    )


@of_each_colour
@pytest.mark.parametrize("kind", ["decline", "wait"])
def test_one_cannot_answer_what_is_over(colour, kind):
    state = after(window(colour), *declines(1, 2))
    code, told = refusal_of(state, 1, {"type": kind})
    assert code in ("no-window", "not-eligible")
    assert len(told) > 20


@of_each_colour
def test_who_is_not_asked_is_told_who_is(colour):
    state = window(colour)
    seat = next(each for each in (0, 3) if each not in GAME.waiting_on(state))
    code, told = refusal_of(state, seat, {"type": "decline"})
    assert code == "not-eligible"
    assert told.endswith("Asked: \\*ben\\*, cat.")


@of_each_colour
def test_nobody_plays_cards_while_others_are_asked(colour):
    state = window(colour)
    hand = state.hands[3]
    _, told = refusal_of(state, 3, {"type": "play", "cards": [hand[0]]})
    assert told.startswith("First it is for \\*ben\\*, cat to answer.")
