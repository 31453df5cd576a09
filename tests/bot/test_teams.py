"""Games played in teams: who sits with whom, who wins, and what it does to ratings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.errors import House, NotSeated, Stale, Unwelcome
from bot.faces import Moment, Picture
from bot.sessions.lobby import Lobby
from bot.sessions.session import Session
from bot.surfaces import Button, Menu
from bot.table.lobby_screen import lobby_surface
from bot.table.table_screen import moment, state_lines, table_surface
from bot.words import words_in
from cogs.tichu.face import TichuFace
from engines.kernel.game import Result, Seat
from tests.bot.world import ANN, BEN, EVE, World

DAN = 4
WORDS = words_in("en")
FACE = TichuFace()
TEAMS = ((0, 2), (1, 3))


async def lobby(world: World, *people: int, game: str = "tichu") -> Lobby:
    """A table of Tichu at which these people sit down one after the other."""
    return await world.lobby(*people, game=game)


def sitting(table: Lobby) -> dict[int, int | None]:
    """Who sits where: None is a computer."""
    return {row.seat: row.user for row in table.seats}


def refused(code: House, change) -> None:
    with pytest.raises(Unwelcome) as no:
        change()
    assert no.value.code == code


# Changing the team


async def test_who_changes_takes_a_free_seat_of_the_other_team(world):
    table = await lobby(world, ANN, BEN)
    assert sitting(table.change_seat(BEN)) == {0: ANN, 2: BEN}
    assert sitting(table.change_seat(ANN)) == {1: BEN, 3: ANN}


async def test_who_comes_next_takes_the_first_free_seat(world):
    table = (await lobby(world, ANN, BEN)).change_seat(BEN)
    assert sitting(table.join(EVE, "eve")) == {0: ANN, 1: EVE, 2: BEN}


async def test_where_no_seat_is_free_a_computer_gives_way(world):
    table = (await lobby(world, ANN, BEN, EVE)).add_computer("easy")
    assert sitting(table.change_seat(ANN)) == {0: None, 1: BEN, 2: EVE, 3: ANN}


async def test_at_a_table_full_of_people_two_change_places(world):
    table = await lobby(world, ANN, BEN, EVE, DAN)
    assert sitting(table.change_seat(DAN)) == {0: DAN, 1: BEN, 2: EVE, 3: ANN}


async def test_who_changes_twice_with_nobody_else_there_sits_in_the_old_team(world):
    table = (await lobby(world, ANN)).change_seat(ANN).change_seat(ANN)
    assert next(iter(sitting(table))) % 2 == 0


async def test_who_does_not_sit_there_cannot_change(world):
    table = await lobby(world, ANN)
    with pytest.raises(NotSeated):
        table.change_seat(EVE)


async def test_who_leaves_leaves_the_seat_free(world):
    table = (await lobby(world, ANN, BEN, EVE)).leave(BEN)
    assert sitting(table) == {0: ANN, 2: EVE}
    assert not table.full
    assert sitting(table.join(DAN, "dan")) == {0: ANN, 1: DAN, 2: EVE}


async def test_computers_fill_the_seats_between(world):
    table = (await lobby(world, ANN, BEN)).change_seat(BEN).filled()
    assert sitting(table) == {0: ANN, 1: None, 2: BEN, 3: None}


async def test_what_was_changed_is_stored(world):
    table = await lobby(world, ANN, BEN)
    await world.host.change(table.row.id, lambda now: now.change_seat(BEN))
    stored = (await world.stored(table.row.id)).seats
    assert [(row.seat, row.user) for row in stored] == [(0, ANN), (2, BEN)]


async def test_where_everybody_plays_alone_there_is_nothing_to_change(world):
    table = await lobby(world, ANN, BEN, game="asnas")
    refused(House.NOTHING_HERE, lambda: table.change_seat(ANN))
    refused(House.NOTHING_HERE, lambda: table.draw_teams(True))
    assert sitting(table.leave(ANN)) == {0: BEN}


# Drawing


async def test_teams_drawn_by_lot_differ_and_nobody_is_lost(world):
    whole = await lobby(world, ANN, BEN, EVE, DAN)
    first_teams: set[frozenset[int | None]] = set()
    for number in range(40):
        drawn = sitting(whole.shuffled(Random(number)))
        assert sorted(drawn) == [0, 1, 2, 3]
        assert set(drawn.values()) == {ANN, BEN, EVE, DAN}
        first_teams.add(frozenset({drawn[0], drawn[2]}))
    assert len(first_teams) == 6


async def test_the_deal_draws_where_that_was_chosen(world):
    table = await lobby(world, ANN, BEN, EVE, DAN)
    await world.host.change(table.row.id, lambda now: now.draw_teams(True))
    session = await world.host.begin(table.row.id, ANN)
    assert sorted(row.user for row in session.seats) == [ANN, BEN, EVE, DAN]
    assert [row.seat for row in session.seats] == [0, 1, 2, 3]


async def test_a_rematch_keeps_the_teams(world):
    table = await lobby(world, ANN, BEN, EVE, DAN)
    await world.host.change(table.row.id, lambda now: now.draw_teams(True))
    session = await world.host.begin(table.row.id, ANN)
    await world.host.end(session.id)
    again = await world.host.rematch(session.id, ANN)
    before = {frozenset(session.seats[seat].user for seat in team) for team in TEAMS}
    assert {frozenset(again.seats[seat].user for seat in team) for team in TEAMS} == before


# What is shown


def row_verbs(surface) -> list[str]:
    """The verbs of all menus and buttons."""
    return [
        each
        for row in surface.rows
        for each in ([row.verb] if isinstance(row, Menu) else [b.verb for b in row])
    ]


async def test_the_lobby_names_the_teams_and_offers_to_change_them(world):
    surface = lobby_surface(await lobby(world, ANN, BEN), FACE, WORDS)
    assert "Teams: **user1** + … · **user2** + …" in surface.text
    assert {"@teams", "@seat"} <= set(row_verbs(surface))


async def test_the_lobby_of_a_game_without_teams_says_nothing_of_them(world):
    table = await lobby(world, ANN, BEN, game="asnas")
    surface = lobby_surface(table, world.host.faces.of("asnas"), WORDS)
    assert "Teams" not in surface.text
    assert not {"@teams", "@seat"} & set(row_verbs(surface))


async def test_the_verdict_names_the_team_and_each_score_once(world, monkeypatch):
    session = await world.game(ANN, BEN, EVE, DAN, game="tichu")
    ranking = (frozenset({Seat(1), Seat(3)}), frozenset({Seat(0), Seat(2)}))
    monkeypatch.setattr(Session, "result", Result(ranking, (985, 1015, 985, 1015)))
    (said,) = state_lines(session, FACE, moment(session, FACE, WORDS, None))
    assert said == "🏆 **user2**, **user4** win together, 1015 : 985."


class Pressing(TichuFace):
    """A face that always has a button."""

    def __init__(self, *, for_all: bool) -> None:
        self.for_all = for_all

    def table(self, now: Moment[Any]) -> Picture:
        rows = ((Button("pass", "Pass"),),)
        return replace(super().table(now), rows=rows, for_all=self.for_all)


@pytest.mark.parametrize("for_all", [True, False])
async def test_at_a_computers_turn_the_controls_of_all_stay(world, for_all):
    world.computers.may_answer.clear()
    session = await world.game(ANN, computers=("easy",) * 3, game="tichu")
    await world.host.act(session.id, ANN, {"type": "grand", "call": False}, None)
    assert Seat(0) not in session.rules.waiting_on(session.state)
    shown = table_surface(session, Pressing(for_all=for_all), WORDS, text_only=False)
    assert ("pass" in row_verbs(shown)) == for_all


# Answers that several give at once


async def test_an_answer_at_the_table_makes_no_other_too_late(world):
    session = await world.game(ANN, BEN, EVE, DAN, game="tichu")
    seen = session.table_anchor
    for user in (ANN, BEN, EVE):
        await world.host.act(session.id, user, {"type": "grand", "call": False}, seen)
    await world.host.act(session.id, DAN, {"type": "grand", "call": False}, seen)
    with pytest.raises(Stale):
        await world.host.act(session.id, DAN, {"type": "tichu"}, seen)


async def test_where_one_is_to_act_the_table_is_as_old_as_its_log(world):
    session = await world.game(ANN, BEN)
    assert session.table_anchor == session.anchor == "0"
