"""The options of a table: the grid, and a stacked deck."""

from __future__ import annotations

import pytest

from engines.kernel.errors import BadConfig
from engines.locus.state import LocusConfig
from engines.poker.cards import NAMES
from tests.engines.locus.table import GAME, GRID_NAMES, SEED, start


def cards(state) -> list[str]:
    return [each.card for each in GAME.view(state, None).grid.cells]


def test_the_grid_is_6x5_where_nothing_else_is_asked_for():
    assert GAME.config({}) == LocusConfig(grid="6x5", deck=None)


@pytest.mark.parametrize("grid", GRID_NAMES)
def test_each_grid_has_its_columns_and_rows(grid):
    shown = GAME.view(start(grid=grid), None).grid

    assert f"{shown.columns}x{shown.rows}" == grid
    assert len({each.card for each in shown.cells}) == shown.columns * shown.rows


def test_a_stacked_deck_lies_row_by_row_from_the_top_left():
    state = start(deck=list(NAMES[::-1]))

    assert cards(state) == list(NAMES[:21:-1])
    assert GAME.view(state, None).grid.cells[6].cell == "A2"


def test_a_deck_may_have_just_the_cards_of_the_grid():
    assert cards(start(deck=list(NAMES[:30]))) == list(NAMES[:30])


@pytest.mark.parametrize("rest", [["2c"], ["no card"], list(NAMES[30:])])
def test_cards_after_the_last_cell_are_ignored(rest):
    assert cards(start(deck=[*NAMES[:30], *rest])) == list(NAMES[:30])


BAD_DECKS = [
    pytest.param([], id="empty"),
    pytest.param(list(NAMES[:29]), id="a card short"),
    pytest.param(["Zz", *NAMES[:29]], id="an unknown card"),
    pytest.param(["2C", *NAMES[1:]], id="a suit in capitals"),
    pytest.param(["*", *NAMES[1:]], id="the wild card"),
    pytest.param(["3c", *NAMES[1:]], id="a card twice"),
    pytest.param([0, *NAMES[1:]], id="a number"),
    pytest.param("".join(NAMES), id="one string"),
    pytest.param(5, id="no row"),
]


@pytest.mark.parametrize("deck", BAD_DECKS)
def test_a_deck_that_cannot_be_laid_out_is_refused(deck):
    with pytest.raises(BadConfig) as refused:
        GAME.config({"deck": deck})

    assert refused.value.field == "deck"


@pytest.mark.parametrize("deck", BAD_DECKS)
def test_such_a_deck_is_refused_in_whatever_way_the_options_are_made(deck):
    with pytest.raises(BadConfig) as refused:
        LocusConfig(deck=deck)

    assert refused.value.field == "deck"


def test_a_deck_for_a_small_grid_is_too_short_for_a_large_one():
    with pytest.raises(BadConfig) as refused:
        GAME.config({"grid": "8x6", "deck": list(NAMES[:47])})

    assert refused.value.field == "deck"


@pytest.mark.parametrize("grid", ["5x6", "6X5", "", "9x9", 65, None, ["6x5"]])
def test_a_grid_that_is_not_on_offer_is_refused(grid):
    for make in (lambda: GAME.config({"grid": grid}), lambda: LocusConfig(grid=grid)):
        with pytest.raises(BadConfig) as refused:
            make()

        assert refused.value.field == "grid"


def test_an_unknown_option_is_refused_by_name():
    with pytest.raises(BadConfig) as refused:
        GAME.config({"rows": 5})

    assert (refused.value.field, refused.value.why) == ("rows", "unknown-option")


@pytest.mark.parametrize("seats", [0, 1, 3, -2])
def test_two_sit_at_a_table(seats):
    with pytest.raises(BadConfig) as refused:
        GAME.new(GAME.config({}), seats, SEED)

    assert refused.value.field == "seats"


@pytest.mark.parametrize("seed", ["", "5e", "5E" * 32, "xy" * 32, "5e" * 33])
def test_a_seed_is_64_hex_digits(seed):
    with pytest.raises(BadConfig) as refused:
        GAME.new(GAME.config({}), 2, seed)

    assert refused.value.field == "seed"
