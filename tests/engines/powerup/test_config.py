"""The options of a table."""

from __future__ import annotations

import pytest

from engines.kernel.errors import BadConfig
from tests.engines.powerup.table import GAME, SEED


def bad(raw, seats=3):
    """The option for which no table can be started."""
    with pytest.raises(BadConfig) as caught:
        GAME.new(GAME.config(raw), seats, SEED)
    return caught.value.field


def test_the_usual_table():
    config = GAME.config({})
    assert (config.seats, config.stack, config.structure) == (3, 1500, "standard")
    assert (config.strict_all_in, config.ai_level) == (False, "normal")


def test_two_to_six_may_sit_down():
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for seats in GAME.seats:
        state = GAME.new(GAME.config({}), seats, SEED).state
        assert len(state.players) == seats


def test_the_number_that_sits_down_counts():
    assert GAME.new(GAME.config({"seats": 6}), 2, SEED).state.seats == 2


@pytest.mark.parametrize("stack", [100, 100_000])
def test_everybody_begins_with_the_stack(stack):
    state = GAME.new(GAME.config({"stack": stack}), 3, SEED).state
    paid = zip(state.round.stacks, state.round.stakes, strict=True)
    assert [sum(each) for each in paid] == [stack] * 3


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("seats", 1),
        ("seats", 7),
        ("stack", 99),
        ("stack", 100_001),
        ("structure", "hyper"),
        ("strict_all_in", "yes"),
        ("ai_level", "expert"),
        ("deck", ["As", "As"]),
        ("deck", ["Zz"]),
        ("button", 6),
        ("powers", [["clone"] * 4]),
        ("powers", [["nuke"]]),
        ("powers_deck", ["nuke"]),
    ],
)
def test_a_bad_value_is_refused(option, value):
    assert bad({option: value}) == option


def test_a_button_that_nobody_sits_at_is_refused():
    assert bad({"button": 3}) == "button"


def test_powers_for_more_seats_than_there_are_are_refused():
    assert bad({"powers": [["emp"]] * 4}) == "powers"


def test_powers_may_be_of_any_kind_and_number():
    config = GAME.config({"powers": [[], ["emp", "emp", "emp"]]})
    assert GAME.new(config, 3, SEED).state.powers == ((), ("emp",) * 3, ())
