"""Boosters asked for at a wrong moment, of somebody else, or twice: a clear answer, no change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest

from engines.kernel.codec import encode
from engines.tichu.boosters import PACK
from engines.tichu.boosters.model import Colour
from engines.tichu.state import TichuState
from tests.engines.tichu.table import (
    GAME,
    Deed,
    act,
    after,
    boost,
    dealt,
    declines,
    passes,
    play,
    refused,
    silence,
    table,
    tichu,
    view,
)

FEW: Final = ("2g 3g 9g", "2k 3k 9k", "2b 3b 9b", "2r 3r 9r")


def code(state: TichuState, deed: Deed) -> str:
    """Why `deed` is refused, where that changes nothing."""
    before = encode(state)
    reason = refused(state, deed)
    assert encode(state) == before
    return reason


class Case(NamedTuple):
    """A window of one colour in which seats 1 and 2 are asked, and what seat 1 may answer."""

    window: Callable[[], TichuState]
    key: str
    fields: dict[str, int]
    later: str
    """Why it is refused once the window is closed; empty where it is still allowed."""

    def deed(self, seat: int = 1) -> Deed:
        """Play the booster."""
        return boost(seat, self.key, **self.fields)


def between(keys: str, others: str) -> TichuState:
    return after(table(*FEW, held={1: keys, 2: others}), play(0, "9g"), *passes(1, 2, 3))


def blue() -> TichuState:
    held = [[], ["generous"], ["content"], []]
    return dealt(boosters=True, held=held, booster_pile=[])


def red() -> TichuState:
    state = table(*FEW, held={1: "insurance", 2: "delay"}, started=frozenset())
    return after(state, tichu(0))


def yellow() -> TichuState:
    state = table(*FEW, held={0: "firebird", 1: "njet", 2: "njet"})
    return after(state, play(0, "2g", booster="firebird", firebird="2"))


CASES: Final = {
    "blue": Case(blue, "generous", {"to": 0}, "booster-not-now"),
    "red": Case(red, "insurance", {}, "booster-not-now"),
    "brown": Case(lambda: between("small", "solo"), "small", {}, "booster-not-now"),
    "green": Case(lambda: between("rainbow", "skat"), "rainbow", {}, ""),
    "yellow": Case(yellow, "njet", {}, "booster-not-now"),
}

each_colour: Final = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


@each_colour
def test_what_is_not_held_is_not_played(case: Case):
    state = case.window()
    assert GAME.waiting_on(state) == {1, 2}
    assert code(state, case.deed(3)) == "booster-not-held"


@each_colour
def test_nobody_answers_twice(case: Case):
    for answer in (case.deed(), *declines(1)):
        state = after(case.window(), answer)
        assert code(state, case.deed()) == "not-eligible"
        assert code(state, *declines(1)) == "not-eligible"
        assert code(state, act(1, "wait")) == "not-eligible"


@each_colour
def test_nobody_waits_twice(case: Case):
    state = after(case.window(), act(1, "wait"))
    assert code(state, act(1, "wait")) == "not-eligible"
    assert GAME.waiting_on(state) == {1, 2}


@each_colour
def test_a_closed_window_is_not_answered(case: Case):
    state = silence(case.window())
    for deed in (*declines(1), act(1, "wait")):
        assert code(state, deed) == "no-window"
    if case.later:
        assert code(state, case.deed()) == case.later
    else:
        assert case.key not in after(state, case.deed()).pools[1]


@each_colour
def test_who_is_not_asked_does_not_answer(case: Case):
    state = case.window()
    assert code(state, *declines(3)) == "not-eligible"
    assert code(state, act(3, "wait")) == "not-eligible"


# A time for each colour

MIXED: Final = "generous delay small rainbow firebird"
"""One of each colour."""


def in_turn() -> TichuState:
    return after(table(*FEW, held={1: MIXED}), play(0, "2g"))


MOMENTS: Final[dict[str, tuple[Callable[[], TichuState], set[Colour]]]] = {
    "blue step": (
        lambda: dealt(boosters=True, held=[[], MIXED.split(), [], []], booster_pile=[]),
        {Colour.BLUE},
    ),
    "exchange": (
        lambda: silence(dealt(boosters=True, held=[[], MIXED.split(), [], []], booster_pile=[])),
        set(),
    ),
    "a call": (
        lambda: after(table(*FEW, held={1: MIXED}, started=frozenset()), tichu(0)),
        {Colour.RED},
    ),
    "between tricks": (lambda: between(MIXED, ""), {Colour.BROWN, Colour.GREEN}),
    "own turn": (in_turn, {Colour.GREEN, Colour.YELLOW}),
    "another's turn": (lambda: after(in_turn(), *passes(1)), {Colour.GREEN}),
    "own lead": (lambda: table(*FEW, held={1: MIXED}, turn=1), {Colour.GREEN, Colour.YELLOW}),
}


def mixed_deed(key: str) -> Deed:
    if key == "firebird":
        return play(1, "3k", booster=key, firebird="3")
    return boost(1, key, **({"to": 0} if key == "generous" else {}))


@pytest.mark.parametrize(("moment", "colours"), MOMENTS.values(), ids=MOMENTS)
def test_each_colour_has_its_time(moment: Callable[[], TichuState], colours: set[Colour]):
    state = moment()
    fitting = {key for key in MIXED.split() if PACK[key].colour in colours}
    assert set(view(state, 1).boosters) == fitting
    for key in set(MIXED.split()) - fitting:
        expected = {"booster-not-now"}
        if key == "firebird":
            expected = {"not-your-turn", "not-a-bomb"}
        assert code(state, mixed_deed(key)) in expected


# Targets


@pytest.mark.parametrize("to", [1, 4, 9, -1])
def test_a_blue_one_needs_another_who_sits_there(to: int):
    assert code(blue(), boost(1, "generous", to=to)) == "bad-target"


@pytest.mark.parametrize(("from_", "take"), [(0, "theft"), (1, "skat"), (3, "spy"), (7, "spy")])
def test_a_red_one_needs_what_somebody_holds(from_: int, take: str):
    state = table(*FEW, held={0: "theft", 1: "spy"}, started=frozenset())
    assert code(after(state, tichu(0)), boost(0, "theft", from_=from_, take=take)) == "bad-target"


@pytest.mark.parametrize(("a", "b"), [(0, 0), (0, 4), (-1, 2)])
def test_a_brown_one_needs_two_who_sit_there(a: int, b: int):
    state = between("musical-chairs", "")
    assert code(state, boost(1, "musical-chairs", a=a, b=b)) == "bad-target"


@pytest.mark.parametrize(("card", "reason"), [("9b", "not-in-hand"), ("9k", "bad-target")])
def test_a_green_one_needs_a_card_that_is_held_and_another_that_is_not(card: str, reason: str):
    hands = ("2g 3g", "9k 9r 3k", "9b 3b", "2r 3r")
    state = table(*hands, held={1: "red-card"})
    assert code(state, boost(1, "red-card", card=card)) == reason


@pytest.mark.parametrize("rank", ["9", "K"])
def test_a_yellow_one_needs_a_low_rank(rank: str):
    state = table(*FEW, held={0: "firebird"})
    assert code(state, play(0, "9g", booster="firebird", firebird=rank)) == "bad-target"


OUT: Final = ("2g 3g 9g", "", "2b 3b 9b", "2r 3r 9r")


def test_a_red_one_is_not_aimed_at_who_is_out():
    state = table(*OUT, held={0: "theft", 1: "spy", 2: "skat"}, started=frozenset({1}))
    state = after(state, tichu(0))
    assert code(state, boost(0, "theft", from_=1, take="spy")) == "bad-target"


def test_a_brown_one_is_not_aimed_at_who_is_out():
    state = after(table(*OUT, held={0: "musical-chairs"}), play(0, "9g"), *passes(2, 3))
    assert code(state, boost(0, "musical-chairs", a=1, b=3)) == "bad-target"


def test_a_green_one_is_not_aimed_at_who_is_out():
    state = table(*OUT, held={3: "gift spy"})
    assert code(state, boost(3, "gift", give="spy")) == "booster-not-now"


@pytest.mark.parametrize("key", ["insurance", "small", "rainbow"])
def test_who_is_out_plays_none(key: str):
    state = after(table(*OUT, held={0: "solo", 1: key}), play(0, "9g"), *passes(2, 3))
    assert GAME.waiting_on(state) == {0}
    assert code(state, boost(1, key)) == "you-are-out"


# Questions and picks


def asked_for_thanks() -> TichuState:
    return after(table(*FEW, held={0: "gift spy", 2: "solo"}), boost(0, "gift", give="spy"))


def test_a_question_is_answered_once_and_by_who_is_asked():
    state = asked_for_thanks()
    assert code(state, act(1, "choose", key="solo")) == "not-your-turn"
    assert code(state, act(2, "choose", key="skat")) == "bad-target"
    assert code(state, act(2, "wait")) == "no-window"
    state = after(state, act(2, "choose", key="solo"))
    assert code(state, act(2, "choose", key="spy")) == "not-your-turn"


def test_everybody_sees_which_booster_asks():
    state = asked_for_thanks()
    assert [view(state, seat).choose_for for seat in (0, 1, 2, None)] == ["gift"] * 4
    assert view(after(state, *declines(2)), 2).choose_for is None
