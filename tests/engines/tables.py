"""Every game, with what the contract has to be told about its rules."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec
import pytest

from engines.kernel.game import Seat
from engines.locus.game import Locus
from tests.engines.playing import Table, seed_of


def another_seed(state: Any, _seat: Seat | None, dice: Random) -> Any:
    """Where all cards lie open only the seed is hidden."""
    return msgspec.structs.replace(state, seed=seed_of(dice.getrandbits(64)))


LOCUS: Final = Table(
    Locus(),
    seats=(2,),
    longest=49,
    options=({}, {"grid": "6x6"}, {"grid": "7x6"}, {"grid": "8x6"}),
    bad_options=(("grid", "5x5"), ("deck", ["Zz"] * 52), ("deck", ["As"] * 52), ("deck", ["As"])),
    shuffled_unseen=another_seed,
    thoughts=1,
    seeds=2,
)

TABLES: Final = (LOCUS,)
"""One entry a game. A test fails where a game has none."""

every_game: Final = pytest.mark.parametrize("table", TABLES, ids=str)
"""A test of each game."""

random_games: Final = pytest.mark.parametrize(
    ("table", "number"),
    [
        pytest.param(table, number, id=f"{table}-{number}")
        for table in TABLES
        for number in range(table.seeds)
    ],
)
"""A test of a few random games of each."""
