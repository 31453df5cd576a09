"""The options of a table."""

from __future__ import annotations

import pytest

from engines.asnas.cards import PACK
from engines.asnas.state import AsNasConfig
from engines.kernel.errors import BadConfig
from tests.engines.asnas.table import GAME, SEED, first_step, stacked


def refused(raw) -> str:
    with pytest.raises(BadConfig) as caught:
        GAME.config(raw)
    return caught.value.field


def test_a_match_has_twelve_deals_unless_it_is_said_otherwise():
    assert GAME.config({}) == AsNasConfig(deals=12, ai_level="normal", deck=None, dealer=None)


@pytest.mark.parametrize("deals", [1, 12, 100])
def test_a_match_may_have_1_to_100_deals(deals):
    assert GAME.config({"deals": deals}).deals == deals


@pytest.mark.parametrize("deals", [0, 101, -1, "12", 12.5, None])
def test_other_numbers_of_deals_are_refused(deals):
    assert refused({"deals": deals}) == "deals"


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_computer_plays_at_three_levels(level):
    assert GAME.config({"ai_level": level}).ai_level == level
    assert level in GAME.levels


def test_another_level_is_refused():
    assert refused({"ai_level": "expert"}) == "ai_level"


@pytest.mark.parametrize("dealer", range(4))
def test_the_first_dealer_may_be_fixed(dealer):
    assert first_step(dealer=dealer).state.dealer == dealer


@pytest.mark.parametrize("dealer", [-1, 4, True, "0"])
def test_a_dealer_who_does_not_sit_there_is_refused(dealer):
    assert refused({"dealer": dealer}) == "dealer"


@pytest.mark.parametrize(
    "deck",
    [[], PACK[:19], (*PACK, "as"), (*PACK[:19], "as"), (*PACK[:19], "ace"), "as", [1] * 20],
    ids=["empty", "short", "long", "five As", "unknown card", "text", "numbers"],
)
def test_a_deck_that_is_not_the_whole_pack_is_refused(deck):
    assert refused({"deck": deck}) == "deck"


def test_the_first_card_of_a_stacked_deck_goes_to_the_seat_right_of_the_dealer():
    deck = stacked({0: "AAAAS", 1: "SSSBB"}, dealer=3)
    state = first_step({0: "AAAAS", 1: "SSSBB"}, dealer=3).state
    assert state.hands[0] == tuple(deck[0::4]) == ("as", "as", "as", "as", "shah")
    assert state.hands[1] == tuple(deck[1::4])


def test_a_stacked_deck_is_for_the_first_deal_only():
    one, two = (
        GAME.new(GAME.config({"dealer": 0, "deck": deck}), 4, SEED).state
        for deck in (list(PACK), list(reversed(PACK)))
    )
    assert one.hands != two.hands


@pytest.mark.parametrize("seats", [0, 1, 2, 3, 5])
def test_four_sit_at_a_table(seats):
    with pytest.raises(BadConfig, match="seats"):
        GAME.new(GAME.config({}), seats, SEED)
