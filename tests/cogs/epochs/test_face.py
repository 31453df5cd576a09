"""The face of Epochs Poker: options, opponents, rules, scores."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from bot.words import LANGUAGES, words_in
from cogs.epochs.scale_text import scale_surface
from cogs.epochs.unfit import unfit
from tests.cogs.epochs.board import FACE
from tests.engines.epochs.table import GAME

EN = words_in("en")
USUAL: dict[str, Any] = {"pack": "1+3+4", "jokers": 2, "stack": 1000, "min_bet": 10}


def test_whatever_the_lobby_offers_is_an_option():
    for choice in FACE.choices(EN):
        for value, _ in choice.values:
            assert GAME.config({choice.field: value})


def test_the_lobby_offers_what_is_usual():
    usual = GAME.config({})
    for choice in FACE.choices(EN):
        assert getattr(usual, choice.field) in [value for value, _ in choice.values]


def test_no_two_bounds_of_the_lobby_contradict_each_other():
    offered = {each.field: [value for value, _ in each.values] for each in FACE.choices(EN)}
    bounds = ("min_bet", "max_bet", "ante", "stack")
    for chosen in product(*(offered[field] for field in bounds)):
        assert GAME.config(dict(zip(bounds, chosen, strict=True)))


def test_options_are_told():
    told = FACE.options(GAME.config({}), EN)
    assert told == (
        "epochs I to V · 2 jokers · 1000 chips each · bets from 10 · ante 10 · 20 hands"
    )
    full = FACE.options(GAME.config({"pack": "full", "max_bet": 50, "ante": 0}), EN)
    assert full.startswith("epochs I to X · ")
    assert "bets from 10 to 50 · ante 0" in full
    assert full.endswith("combinations are rare")


def test_every_level_has_a_name_and_a_character():
    assert all(FACE.level(level, EN)[1].startswith(level) for level in GAME.levels)


def test_points_are_chips():
    assert FACE.score(1230, EN) == "1230"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_scale_are_drawn_and_fit(language):
    for shown in (FACE.rules(words_in(language)), scale_surface(words_in(language))):
        assert shown.scene is not None
        assert len(shown.text) <= 4000
        assert 0 < len(shown.alt) <= 1024


# Options that do not fit


def test_usual_options_fit():
    assert unfit(USUAL, EN) == ""


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"pack": "1+2"}, "There is no such pack. Choose one of these: `1+3+4` (epochs I to V)"),
        ({"jokers": 5}, "A pack holds from 0 to 4 jokers."),
        ({"jokers": -1}, "A pack holds from 0 to 4 jokers."),
        ({"max_bet": 5}, "The largest bet (5) cannot be below the smallest (10)."),
        ({"min_bet": 1000}, "A smallest bet of 1000 is too much for 1000 chips"),
        ({"min_bet": 2000}, "A smallest bet of 2000 is too much for 1000 chips"),
        ({"ante": 1000}, "An ante of 1000 leaves nothing to bet of 1000 chips"),
        ({"hands": 0}, "That option does not fit: hands."),
    ],
)
def test_options_that_do_not_fit_are_told_with_what_would(wrong, said):
    assert unfit({**USUAL, **wrong}, EN).startswith(said)
