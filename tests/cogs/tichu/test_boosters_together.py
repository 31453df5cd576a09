"""Boosters that are played together with cards, and cards that are several things."""

from __future__ import annotations

import pytest

from cogs.tichu.choosing import Chosen, chosen_in
from engines.kernel.game import Seat
from engines.tichu.announcement import Effect, Params
from tests.cogs.tichu.board import (
    button,
    chose,
    hand,
    menu,
    menus,
    middle,
    pressed,
    seen,
)
from tests.engines.tichu.table import GAME, after, play, table


def values(each):
    return [option.value for option in each.options]


def chosen_of(state, seat, wish):
    """What a draft has chosen."""
    return chosen_in(seen(state, seat, wish.text))


def test_a_yellow_one_is_chosen_beside_the_cards():
    shown = menu(hand(middle(held={0: "firebird"}), 0).rows, "with")
    assert values(shown)[0] == "none"
    assert values(shown)[-1] == "firebird.8"
    assert shown.options[-1].label == "☀️ Firebird as 8"


def test_cards_are_played_together_with_it():
    state = middle(held={0: "firebird"})
    draft = pressed(seen(state, 0, chose("8k 8b")), "with", "", "firebird.8").text
    shown = hand(state, 0, draft)
    assert "triple of 8 (8k 8b ☀️8)" in shown.text
    wish = pressed(seen(state, 0, draft), "play", button(shown.rows, "play").arg)
    assert wish.raw == {
        "type": "play",
        "cards": ["8k", "8b"],
        "booster": "firebird",
        "firebird": "8",
    }
    assert after(state, GAME.action(Seat(0), wish.raw)).trick[0].combination.type == "triple"


def test_combinations_that_need_it_are_offered_with_it():
    state = middle(held={0: "firebird"})
    usual = values(menu(hand(state, 0).rows, "ready"))
    draft = Chosen(booster="firebird", said=Params(firebird="8"))
    offered = values(menu(hand(state, 0, draft).rows, "ready"))
    assert "8k8b" in offered
    assert "8k8b9g9k" in offered
    assert "9g9k9b9r" in usual
    assert "9g9k9b9r" not in offered


@pytest.mark.parametrize(
    ("key", "cards", "top", "offered"),
    [
        ("hole", "4k 5k 6b 8k 9g phoenix", None, {"4k5k6b8k9g"}),
        ("rat", "mahjong 2g", "Ag", {"MJ"}),
        ("rat", "mahjong 2g", "Kg", set()),
        ("rat", "mahjong 2g", None, set()),
        ("rat", "mahjong phoenix", "Ag", {"MJ"}),
    ],
)
def test_nothing_is_offered_with_it_that_could_be_played_without(key, cards, top, offered):
    lies = {} if top is None else {"turn": 3}
    state = table(cards, "2k 3k", "2b 3b", f"2r {top or '3r'}", held={0: key}, **lies)
    if top is not None:
        state = after(state, play(3, top))
    shown = menu(hand(state, 0, Chosen(booster=key)).rows, "ready")
    found = set() if shown.disabled else {value.partition(".")[0] for value in values(shown)}
    assert {each for each in found if each == "PH" or "PH" not in each} == offered
    for value in () if shown.disabled else values(shown):
        draft = pressed(seen(state, 0, Chosen(booster=key)), "ready", "", value)
        button_ = button(hand(state, 0, draft.text).rows, "play")
        assert after(state, GAME.action(Seat(0), pressed(seen(state, 0), "play", button_.arg).raw))


def test_one_does_without_it_again():
    state = middle(held={0: "firebird"})
    draft = Chosen(booster="firebird", said=Params(firebird="8"), cards=chose("8k 8b").cards)
    without = pressed(seen(state, 0, draft), "with", "", "none")
    assert button(hand(state, 0, without.text).rows, "play").arg == "8k8b"


TWO_THINGS = table(
    "2g 4k 6b 8r Ag",
    "2k 3k",
    "2b 3b",
    "2r 3r",
    effects=(Effect("rainbow", Seat(1)), Effect("highways", Seat(1))),
)
"""Ann leads, and holds four cards that are a rainbow and a highway."""


def test_cards_that_are_two_things_are_played_as_what_one_chooses():
    draft = chose("2g 4k 6b 8r")
    shown = menu(hand(TWO_THINGS, 0, draft).rows, "as")
    assert [(each.value, each.chosen) for each in shown.options] == [
        ("rainbow", True),
        ("highways", False),
    ]
    draft = pressed(seen(TWO_THINGS, 0, draft), "as", "", "highways").text
    wish = pressed(
        seen(TWO_THINGS, 0, draft), "play", button(hand(TWO_THINGS, 0, draft).rows, "play").arg
    )
    state = after(TWO_THINGS, GAME.action(Seat(0), wish.raw))
    assert state.trick[0].combination.type == "highways"


def test_each_is_offered_among_the_combinations():
    offered = menu(hand(TWO_THINGS, 0).rows, "ready")
    both = [each for each in values(offered) if each.startswith("2g4k6b8r")]
    assert both == ["2g4k6b8r.srainbow", "2g4k6b8r.shighways"]
    draft = pressed(seen(TWO_THINGS, 0), "ready", "", both[1])
    assert chosen_of(TWO_THINGS, 0, draft).as_ == "highways"


def test_cards_that_are_one_thing_are_not_asked_about():
    assert "as" not in menus(hand(TWO_THINGS, 0, chose("2g")).rows)
