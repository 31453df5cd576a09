"""The rules of a seat, as effects in force bend them."""

from __future__ import annotations

from msgspec.structs import replace

from engines.kernel.game import Seat
from engines.tichu import effects
from engines.tichu.effects import rules_for
from engines.tichu.rules import BASE_RULES
from engines.tichu.state import Effect
from tests.engines.tichu.table import after, play, refused, table, view

BENT = "spy"
"""A booster that bends no rules of itself."""

HANDS = ("4g 9g", "4k 9k", "2b", "2r")


def equal_for_all(rules, effect, seat):
    """Equal ranks beat too."""
    return replace(rules, equal_beats=True)


def equal_for_owner(rules, effect, seat):
    """The same, for the owner alone."""
    return replace(rules, equal_beats=rules.equal_beats or seat == effect.owner)


def in_force(monkeypatch, bend, owner=0):
    """Seat 0 has led a four, while a booster bends the rules."""
    monkeypatch.setitem(effects.BENDS, BENT, bend)
    effects._folded.cache_clear()
    return after(table(*HANDS, effects=(Effect(BENT, Seat(owner)),)), play(0, "4g"))


def test_without_effects_the_rules_are_the_plain_ones():
    assert rules_for(table(*HANDS), Seat(2)) is BASE_RULES


def test_an_effect_bends_the_rules_for_all(monkeypatch):
    state = in_force(monkeypatch, equal_for_all)
    assert rules_for(state, Seat(3)).equal_beats
    assert after(state, play(1, "4k")).turn == 2
    assert [each.cards for each in view(state, 1).playable] == [("4k",), ("9k",)]


def test_an_effect_may_bend_them_for_its_owner_only(monkeypatch):
    state = in_force(monkeypatch, equal_for_owner)
    assert refused(state, play(1, "4k")) == "does-not-beat"
    mine = in_force(monkeypatch, equal_for_owner, owner=1)
    assert after(mine, play(1, "4k")).turn == 2


def test_an_effect_that_bends_no_rule_changes_none():
    state = table(*HANDS, effects=(Effect("unknown", Seat(0)),))
    assert rules_for(state, Seat(0)) == BASE_RULES


def test_effects_lie_open(monkeypatch):
    assert view(in_force(monkeypatch, equal_for_all), None).in_force == (Effect(BENT, Seat(0)),)
