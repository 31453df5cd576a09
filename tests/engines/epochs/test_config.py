"""The options of a table."""

from __future__ import annotations

import pytest

from engines.epochs.cards import pack_of
from engines.epochs.state import EpochsConfig
from engines.kernel.errors import BadConfig
from tests.engines.epochs.table import GAME, SEED, table


def refused(**raw) -> str:
    with pytest.raises(BadConfig) as caught:
        GAME.config(raw)
    return caught.value.field


def test_what_is_not_said_is_as_the_rules_have_it():
    assert GAME.config({}) == EpochsConfig(
        pack="1+3+4",
        jokers=2,
        stack=1000,
        min_bet=10,
        max_bet=None,
        ante=None,
        hands=20,
        ai_level="normal",
        deck=None,
        dealer=None,
    )
    assert GAME.config({}).each_pays == 10


@pytest.mark.parametrize("pack", ["1+3+4", "2+3+4", "full"])
def test_three_packs_are_offered(pack):
    state = GAME.new(GAME.config({"pack": pack}), 2, SEED).state
    assert len(state.deck) == len(pack_of(pack, 2)) - 12


@pytest.mark.parametrize("pack", ["1+2", "1+2+3+4", "", None, 1])
def test_other_packs_are_refused(pack):
    assert refused(pack=pack) == "pack"


@pytest.mark.parametrize("jokers", [-1, 5, "2", 1.5, None])
def test_there_are_0_to_4_jokers(jokers):
    assert GAME.config({"jokers": 4}).jokers == 4
    assert GAME.config({"jokers": 0}).jokers == 0
    assert refused(jokers=jokers) == "jokers"


@pytest.mark.parametrize("name", ["stack", "min_bet", "max_bet", "ante", "hands"])
@pytest.mark.parametrize("value", [-1, "10", 10.5, 10**9, True, []])
def test_sums_are_whole_numbers_within_reason(name, value):
    assert refused(**{name: value}) == name


@pytest.mark.parametrize("name", ["stack", "min_bet", "max_bet", "hands"])
def test_only_the_ante_may_be_nothing(name):
    assert refused(**{name: 0}) == name
    assert GAME.config({"ante": 0}).each_pays == 0


def test_the_largest_bet_is_not_below_the_smallest():
    assert refused(min_bet=20, max_bet=19) == "max_bet"
    assert GAME.config({"min_bet": 20, "max_bet": 20}).max_bet == 20


def test_no_limit_may_be_said_too():
    assert GAME.config({"max_bet": None}).max_bet is None


def test_everybody_can_pay_the_smallest_bet_and_has_something_left_after_the_ante():
    assert refused(stack=50, min_bet=51) == "min_bet"
    assert refused(stack=50, min_bet=50) == "min_bet"
    assert refused(stack=50, ante=50) == "ante"
    assert GAME.config({"stack": 50, "min_bet": 50, "ante": 0}).stack == 50


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_computer_plays_at_three_levels(level):
    assert GAME.config({"ai_level": level}).ai_level in GAME.levels


def test_another_level_is_refused():
    assert refused(ai_level="expert") == "ai_level"


@pytest.mark.parametrize("dealer", range(3))
def test_the_first_dealer_may_be_fixed(dealer):
    assert table(dealer=dealer).dealer == dealer


@pytest.mark.parametrize("dealer", [-1, 8, True, "0"])
def test_a_dealer_no_table_has_is_refused(dealer):
    assert refused(dealer=dealer) == "dealer"


def test_a_dealer_this_table_does_not_have_is_refused():
    with pytest.raises(BadConfig) as caught:
        GAME.new(GAME.config({"dealer": 3}), 3, SEED)
    assert caught.value.field == "dealer"


@pytest.mark.parametrize(
    "deck",
    [["1y1", "1y1"], ["6y1"], ["1y3"], ["jk3"], ["As"], "1y1", [1], ["1Y1"]],
    ids=["twice", "another pack", "no such copy", "no such joker", "ace", "text", "number", "Y"],
)
def test_a_deck_of_other_cards_than_the_packs_is_refused(deck):
    assert refused(deck=deck) == "deck"


def test_a_deck_may_be_the_whole_pack():
    deck = list(pack_of("2+3+4", 1))
    state = GAME.new(GAME.config({"pack": "2+3+4", "jokers": 1, "deck": deck}), 2, SEED).state
    assert state.deck == tuple(deck[12:])


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_two_to_eight_sit_at_a_table(seats):
    with pytest.raises(BadConfig, match="seats"):
        GAME.new(GAME.config({}), seats, SEED)
