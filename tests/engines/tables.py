"""Every game, with what the contract has to be told about its rules."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec
import pytest

from engines.asnas import events as asnas_events
from engines.asnas.cards import PACK
from engines.asnas.game import AsNas
from engines.asnas.state import SEATS, AsNasState
from engines.kernel.game import Event, Seat
from engines.locus.game import Locus
from tests.engines.epochs.hidden import EPOCHS
from tests.engines.playing import Table, seed_of
from tests.engines.powerup.hidden import POWERUP
from tests.engines.tichu.hidden import TICHU, TICHU_BOOSTERS


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


def asnas_unseen(state: AsNasState, seat: Seat | None, dice: Random) -> AsNasState:
    """The own hand is hidden too before it is looked at; what is shown is hidden from nobody."""
    shown = set(state.remaining) if state.showing else set[Seat]()
    known = shown | ({seat} & state.looked)
    pool = [card for each in SEATS if each not in known for card in state.hands[each]]
    dice.shuffle(pool)
    hands = tuple(
        state.hands[each] if each in known else tuple(pool.pop() for _ in range(5))
        for each in SEATS
    )
    return msgspec.structs.replace(state, hands=hands, seed=seed_of(dice.getrandbits(64)))


def asnas_shows(event: Event[Any], seat: Seat | None) -> bool:
    """A showdown shows hands to all, a look shows one to its owner."""
    looked = isinstance(event, asnas_events.Looked) and event.seat == seat
    return looked or isinstance(event, asnas_events.Shown)


def asnas_conserved(state: AsNasState) -> None:
    """The pack is whole, the points sum to nothing, the bets keep to the cap."""
    assert sorted(card for hand in state.hands for card in hand) == sorted(PACK)
    assert {len(hand) for hand in state.hands} == {5}
    assert sum(state.totals) == 0
    assert all(0 <= bet <= 4 for bet in state.bets)
    assert len(state.history) == state.deal - (not state.over)


ASNAS: Final = Table(
    AsNas(),
    seats=(4,),
    longest=12 * 30,
    options=({}, {"deals": 1}, {"deals": 3, "dealer": 2}, {"deck": list(PACK)}),
    bad_options=(
        ("deals", 0),
        ("deals", 101),
        ("deals", "12"),
        ("ai_level", "expert"),
        ("dealer", 4),
        ("dealer", -1),
        ("deck", list(PACK[:19])),
        ("deck", [*PACK, "as"]),
        ("deck", ["as"] * 20),
        ("deck", ["ace"] * 20),
    ),
    shuffled_unseen=asnas_unseen,
    shows=asnas_shows,
    conserved=asnas_conserved,
    over="match-over",
)

TABLES: Final = (LOCUS, ASNAS, POWERUP, EPOCHS, TICHU, TICHU_BOOSTERS)
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
