"""The options of a table."""

from __future__ import annotations

import pytest

from engines.kernel.errors import BadConfig
from tests.engines.tichu.table import GAME, HANDS, SEED, after, cards, dealt, first_step


def refused(raw) -> str:
    with pytest.raises(BadConfig) as caught:
        GAME.config(raw)
    return caught.value.field


def test_what_holds_where_nothing_is_said():
    config = GAME.config({})
    assert config.boosters
    assert (config.target, config.bomb_seconds, config.react_seconds) == (1000, 5, 12)
    assert (config.ai_level, config.scores) == ("normal", (0, 0))
    assert (config.hands, config.booster_pile, config.held) == (None, None, None)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("boosters", False),
        ("target", 100),
        ("target", 2000),
        ("bomb_seconds", 0),
        ("bomb_seconds", 2.5),
        ("react_seconds", 30),
        ("ai_level", "easy"),
        ("ai_level", "hard"),
        ("scores", [900, -200]),
        ("booster_pile", ["njet", "spy"]),
        ("held", [["njet", "njet"], [], [], ["spy"]]),
    ],
)
def test_what_may_be_chosen(option, value):
    chosen = getattr(GAME.config({option: value}), option)
    assert chosen == (tuple(map(_frozen, value)) if isinstance(value, list) else value)


def _frozen(value):
    return tuple(value) if isinstance(value, list) else value


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("boosters", 1),
        ("target", 99),
        ("target", 2001),
        ("target", "1000"),
        ("bomb_seconds", -1),
        ("bomb_seconds", True),
        ("react_seconds", 0),
        ("ai_level", "expert"),
        ("scores", [1]),
        ("scores", [1, 2, 3]),
        ("booster_pile", "njet"),
        ("held", [[], [], []]),
        ("hands", []),
        ("hands", [cards(hand) for hand in HANDS[:3]]),
        ("hands", [cards(HANDS[0])] * 4),
        ("hands", [cards(hand)[:13] for hand in HANDS]),
        ("hands", [[*cards(HANDS[0])[:13], "1g"], *(cards(hand) for hand in HANDS[1:])]),
    ],
)
def test_what_may_not(option, value):
    assert refused({option: value}) == option


def test_laid_hands_are_dealt_the_first_eight_first():
    state = first_step().state
    assert [set(hand) for hand in state.hands] == [set(cards(hand)[:8]) for hand in HANDS]
    assert [set(hand) for hand in dealt().hands] == [set(cards(hand)) for hand in HANDS]


def test_laid_hands_are_for_the_first_round_only():
    one = first_step(target=2000).state
    assert one.round == 1
    assert one.hands != GAME.new(GAME.config({}), 4, SEED).state.hands


def test_scores_to_start_with():
    assert first_step(scores=[900, -200]).state.scores == (900, -200)


def test_the_closing_window_and_the_target_are_kept():
    state = first_step(bomb_seconds=3, target=500).state
    assert (state.bomb_seconds, state.target) == (3, 500)


def test_plain_cards_are_played_with_the_option_of_boosters_too():
    state = first_step(boosters=True).state
    assert after(state).hands == first_step(boosters=False).state.hands


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_four_sit_at_a_table(seats):
    with pytest.raises(BadConfig, match="seats"):
        GAME.new(GAME.config({}), seats, SEED)
