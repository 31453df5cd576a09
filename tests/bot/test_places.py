"""How many sit down at a table whose game asks how many shall play."""

from __future__ import annotations

import pytest

from bot.errors import Unwelcome
from bot.sessions.lobby import Lobby
from bot.sessions.options import TableOptions
from bot.table.lobby_screen import lobby_surface
from bot.words import words_in
from cogs.powerup.face import PowerUpFace
from data.rows import SessionRow
from engines.kernel.codec import encode
from engines.powerup.game import PowerUp
from tests.bot.world import ANN, BEN, EVE


def lobby(*people: int, **config: object) -> Lobby:
    """A table of Power Up that has not begun, with `people` at it."""
    row = SessionRow(
        id="s",
        game="powerup",
        guild=7,
        channel=70,
        host=ANN,
        language="en",
        config=encode(PowerUp().config(dict(config))),
        options=encode(TableOptions()),
        created=0,
        touched=0,
    )
    table = Lobby(row, ())
    for user in people:
        table = table.join(user, f"user{user}")
    return table


def test_a_table_is_set_up_for_as_many_as_its_options_say():
    assert lobby().places == 3
    assert lobby(seats=5).places == 5
    assert lobby(ANN, seats=5).free == (1, 2, 3, 4)


def test_all_of_them_are_listed():
    surface = lobby_surface(lobby(ANN, seats=4), PowerUpFace(), words_in("en"))
    assert [
        line for line in surface.text.splitlines() if line[:1].isdigit() and line[1] == "."
    ] == [
        "1. **user1**",
        "2. …",
        "3. …",
        "4. …",
    ]


def test_seats_left_empty_are_played_by_the_computer_up_to_that_number():
    assert [lobby(*people, seats=4).empty for people in ((), (ANN,), (ANN, BEN))] == [4, 3, 2]
    filled = lobby(ANN, seats=4, ai_level="hard").filled()
    assert [each.level for each in filled.seats] == [None, "hard", "hard", "hard"]


def test_one_person_is_enough_to_begin():
    assert not lobby().ready
    assert lobby(ANN).ready


def test_a_table_is_full_when_that_many_sit():
    table = lobby(ANN, BEN, seats=2)
    assert table.full
    assert table.empty == 0
    with pytest.raises(Unwelcome):
        table.join(EVE, "eve")
    with pytest.raises(Unwelcome):
        table.add_computer("easy")


def test_more_may_sit_down_once_the_table_is_set_up_for_more():
    table = lobby(ANN, BEN, seats=2).set_option("seats", 3)
    assert not table.full
    assert table.join(EVE, "eve").full


def test_who_sits_there_stays_when_it_is_set_up_for_fewer():
    table = lobby(ANN, BEN, EVE).set_option("seats", 2)
    assert (table.places, table.empty) == (3, 0)
    assert table.full
    assert table.ready
    assert table.leave(EVE).places == 2


def test_a_challenge_is_filled_with_nobody():
    assert lobby(ANN, seats=2).keep_for(BEN).empty == 0
