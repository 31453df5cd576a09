"""What stands around a game's own picture: whose turn, what happened, what can be pressed."""

from __future__ import annotations

import pytest

from bot.errors import NoSuchTable
from bot.faces import LINES, safe
from bot.sessions.options import TIMES, time_in_words
from bot.surfaces import Surface
from bot.table.table_screen import moment, public_moment, told_apart
from bot.words import words_in
from cogs.locus.face import LocusFace
from data.rows import GuildSettings
from engines.kernel.dice import commitment
from engines.kernel.game import Seat
from tests.bot.test_host import finished
from tests.bot.world import ANN, BEN, GUILD, World, place

FIRST, SECOND = Seat(0), Seat(1)
WORDS = words_in("en")


class Hidden(LocusFace):
    """The face of a game in which not everything may be shown to everybody."""

    open_view = False


async def surface(world: World, session) -> Surface:
    """What the channel sees."""
    return (await world.screens.table(session.id)).surface


def verbs(shown: Surface) -> set[str]:
    """What can be pressed."""
    rows = [row if isinstance(row, tuple) else (row,) for row in shown.rows]
    return {each.verb for row in rows for each in row if not each.disabled}


async def test_a_table_says_whose_turn_it_is_and_until_when(world):
    session = await world.game()
    shown = await surface(world, session)
    until = f"<t:{session.due['turn-1'].at:.0f}:R>"
    assert f"To act: **user{ANN}** · {until}" in shown.text
    assert shown.mentions == (ANN,)


async def test_the_seed_is_promised_at_the_start_and_shown_at_the_end(world):
    session = await world.game()
    seed = session.state.seed
    begun = await surface(world, session)
    assert commitment(seed) in begun.below
    assert seed not in begun.text + begun.below
    over = await finished(world, channel=71)
    assert over.state.seed in (await surface(world, over)).below


async def test_only_the_last_lines_of_the_log_are_shown(world):
    session = await world.game()
    for n, cell in enumerate(("A1", "B1", "C1", "D1", "E1")):
        await world.host.act(session.id, (ANN, BEN)[n % 2], place(cell), None)
    below = (await surface(world, session)).below.splitlines()
    assert len(below) == LINES
    assert "E1 face up" in below[-1]


async def test_a_computers_turn_needs_no_controls(world):
    world.computers.may_answer.clear()
    session = await world.game(computers=["3"])
    await world.host.act(session.id, ANN, place("C4"), None)
    shown = await surface(world, session)
    assert "🤖 Greta" in shown.text
    assert "is thinking" in shown.text
    assert verbs(shown) == {"@text", "@rules", "@show"}
    assert shown.mentions == ()


async def test_who_is_away_can_say_that_they_are_back(world):
    world.computers.may_answer.clear()
    session = await world.game(seconds=60.0)
    for _ in range(3):
        await world.later(61)
        cell = session.rules.view(session.state, SECOND).preview[0].cell
        await world.host.act(session.id, BEN, place(cell), None)
    shown = await surface(world, session)
    assert f"🤖 user{ANN}" in shown.text
    assert "@back" in verbs(shown)


async def test_after_the_end_there_is_a_result_and_a_rematch(world):
    session = await finished(world)
    shown = await surface(world, session)
    totals = sorted(session.state.totals, reverse=True)
    assert f"{totals[0]} : {totals[1]}." in shown.text
    assert verbs(shown) == {"@rematch", "@text", "@record"}


async def test_a_table_that_was_ended_has_no_winner(world):
    session = await world.game()
    await world.host.end(session.id)
    shown = await surface(world, session)
    assert "Nobody wins" in shown.text
    assert verbs(shown) == {"@rematch", "@text"}


async def test_a_server_that_wants_text_gets_no_picture(world):
    session = await world.game()
    assert (await surface(world, session)).scene is not None
    await world.store.settings.put_guild(GuildSettings(guild=GUILD, text_only=True))
    shown = await surface(world, session)
    assert shown.scene is None
    assert "```" in shown.text


async def test_the_servers_choice_of_language_wins_over_that_of_the_table(world):
    session = await world.game()
    await world.store.settings.put_guild(GuildSettings(guild=GUILD, language="uk"))
    expected = words_in("uk").say("To act: {names}", names=f"**user{ANN}**")
    assert expected in (await surface(world, session)).text


async def test_what_is_gone_cannot_be_shown(world):
    with pytest.raises(NoSuchTable):
        await world.screens.table("gone")


# What nobody else may see


async def test_a_choice_is_shown_to_all_where_all_lies_open(world):
    session = await world.game()
    session.set_draft(FIRST, "C4")
    assert public_moment(session, LocusFace(), WORDS).draft == "C4"


async def test_a_choice_is_shown_to_its_owner_alone_where_cards_are_hidden(world):
    session = await world.game()
    session.set_draft(FIRST, "C4")
    face = Hidden()
    assert public_moment(session, face, WORDS).draft == ""
    assert moment(session, face, WORDS, SECOND).draft == ""
    assert moment(session, face, WORDS, FIRST).draft == "C4"


async def test_the_public_sees_the_view_of_a_spectator_where_cards_are_hidden(world):
    session = await world.game()
    now = public_moment(session, Hidden(), WORDS)
    assert now.seat is None
    assert now.view == session.rules.view(session.state, None)


# Small words


@pytest.mark.parametrize("name", ["**x**", "<@1>", "@everyone", "[a](b)", "`x`", "# x", "||x||"])
def test_a_name_cannot_be_markup(name):
    shown = safe(name)
    assert shown.replace("\\", "") == name.replace("\\", "")
    assert all(shown[i - 1] == "\\" for i, mark in enumerate(shown) if mark in "*<@[`#|")


def test_those_of_one_name_are_told_apart():
    names = ("Kian", "ann", "Kian", "Nilu", "Kian")
    assert told_apart(names) == ("Kian", "ann", "Kian 2", "Nilu", "Kian 3")


def test_times_are_told_in_the_largest_unit():
    told = [time_in_words(each, WORDS) for each in (1, *TIMES)]
    assert told == ["1 second", "30 seconds", "1 minute", "3 minutes", "10 minutes", "24 hours"]
