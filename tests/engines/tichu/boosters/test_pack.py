"""The pack: what is in it, and what each booster has to say of itself."""

from __future__ import annotations

from typing import Final

import pytest

from engines.kernel.errors import BadConfig
from engines.tichu.announcement import Params
from engines.tichu.boosters import PACK
from engines.tichu.boosters.model import Booster, Colour, Lasts
from tests.engines.tichu.table import GAME

BLUE: Final = (
    "clairvoyant ouvert disarmament generous content positive-thinking return-to-sender roots "
    "courage draft mulligan"
)
RED: Final = (
    "extend bird-thief cat insurance download defuse njet new-master scarecrow delay christmas "
    "theft full-house-switch confused-dragon"
)
BROWN: Final = "businessman basta musical-chairs solo small double-win red-alert"
GREEN: Final = (
    "red-card recycling ignore-wish rainbow hockey gift equality skat highways spy super-partner "
    "trash-can flowers super-full-house bird-of-prey"
)
YELLOW: Final = "firebird hole rat"

KEYS: Final = tuple(" ".join((BLUE, RED, BROWN, GREEN, YELLOW)).split())
"""In the order of the rules: the pile is shuffled from it."""

each_booster: Final = pytest.mark.parametrize("booster", PACK.values(), ids=PACK)


def test_there_are_fifty_in_the_order_of_the_rules():
    assert len(KEYS) == 50
    assert tuple(PACK) == KEYS


@pytest.mark.parametrize(
    ("colour", "keys"),
    list(zip(Colour, (BLUE, RED, BROWN, GREEN, YELLOW), strict=True)),
    ids=lambda each: getattr(each, "name", ""),
)
def test_every_booster_has_its_colour(colour, keys):
    assert [each.key for each in PACK.values() if each.colour is colour] == keys.split()


@each_booster
def test_a_booster_is_known_by_its_key(booster: Booster):
    assert PACK[booster.key] is booster


@each_booster
def test_a_colour_says_when_it_is_played(booster: Booster):
    assert bool(booster.steps) == (booster.colour is Colour.BLUE)
    assert (booster.answers is not None) == (booster.colour is Colour.RED)
    assert (booster.joins is not None) == (booster.colour is Colour.YELLOW)


@each_booster
def test_its_parameters_have_a_name(booster: Booster):
    assert {*booster.needs, *booster.may} <= set(Params.__struct_fields__)


@each_booster
def test_what_bends_rules_lasts_unless_it_is_played_with_cards(booster: Booster):
    bends = booster.modify is not None and booster.colour is not Colour.YELLOW
    assert not bends or booster.lasts is not Lasts.ONCE


@pytest.mark.parametrize("option", ["booster_pile", "held"])
def test_what_is_not_in_the_pack_is_no_option(option):
    keys = ["njet", "nonsense"]
    with pytest.raises(BadConfig) as caught:
        GAME.config({option: keys if option == "booster_pile" else [keys, [], [], []]})
    assert caught.value.field == option
