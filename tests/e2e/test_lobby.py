"""A table before the deal: who sits down, who may change what, and when it goes away again."""

from __future__ import annotations

import pytest

from bot.errors import House as No
from bot.words.sentences import HOUSE, NOT_SEATED
from tests.e2e.harness import House, Message, Person
from tests.e2e.tables import LOCALES, pressing, said, session_of, truth


async def opened(house: House, **options: object) -> tuple[Person, Person, Message]:
    """Ann has opened a table; ben is there too."""
    ann, ben = house.person("ann"), house.person("ben")
    await house.command(ann, "locus start", **options)
    return ann, ben, house.table()


def seats(table: Message) -> list[str]:
    """The numbered lines."""
    return [line[3:] for line in table.text.splitlines() if line[:2] in ("1.", "2.")]


def no(code: No, locale: str = "en-US", **parts: object) -> str:
    """How the house says no."""
    return said(locale, HOUSE[code], **parts)


# Sitting down


async def test_who_opens_a_table_sits_at_it(house):
    _, _, table = await opened(house)
    assert seats(table) == ["**ann**", "…"]


async def test_somebody_joins(house):
    _, ben, table = await opened(house)
    await house.click(ben, table, "Join")
    assert seats(table) == ["**ann**", "**ben**"]


async def test_nobody_sits_twice(house):
    ann, _, table = await opened(house)
    before = await truth(house, table)
    answer = await house.click(ann, table, "Join")
    assert answer.message.text == no(No.ALREADY_SEATED)
    assert await truth(house, table) == before


async def test_a_full_table_takes_nobody(house):
    _, ben, table = await opened(house)
    await house.click(ben, table, "Join")
    eve = house.person("eve", "uk")
    before = await truth(house, table)
    answer = await house.press(eve, table, pressing(table, "@join"))
    assert answer.message.text == no(No.TABLE_FULL, "uk")
    assert not table.offers("Join")
    assert await truth(house, table) == before


async def test_the_table_passes_on_when_its_host_leaves(house):
    ann, ben, table = await opened(house)
    await house.click(ben, table, "Join")
    await house.click(ann, table, "Leave")
    assert seats(table) == ["**ben**", "…"]
    await house.choose(ben, table, "@add", "1")
    assert len(seats(table)) == 2
    assert "Pip" in seats(table)[1]


async def test_the_table_closes_when_the_last_person_leaves(house):
    ann, _, table = await opened(house)
    await house.choose(ann, table, "@add", "1")
    await house.click(ann, table, "Leave")
    assert "closed before it began" in table.text
    assert not table.controls


async def test_the_channel_is_free_again_after_that(house):
    ann, ben, table = await opened(house)
    await house.click(ann, table, "Leave")
    await house.command(ben, "locus start")
    assert seats(house.table()) == ["**ben**", "…"]


async def test_who_does_not_sit_there_cannot_leave(house):
    _, ben, table = await opened(house)
    before = await truth(house, table)
    answer = await house.click(ben, table, "Leave")
    assert answer.message.text == said("en-US", NOT_SEATED)
    assert await truth(house, table) == before


# Computers and options


async def test_the_host_adds_a_computer_and_takes_it_away(house):
    ann, _, table = await opened(house)
    await house.choose(ann, table, "@add", "3")
    assert seats(table)[1].startswith("🤖 **Greta (3)**")
    await house.click(ann, table, "Remove computer")
    assert seats(table) == ["**ann**", "…"]
    assert not table.offers("Remove computer")


async def test_the_host_chooses_the_grid_and_the_time(house):
    ann, _, table = await opened(house)
    await house.choose(ann, table, "@set", "8x6")
    await house.choose(ann, table, "@time", "180")
    assert "8 × 6" in table.text
    assert "Time per move: 3 minutes" in table.text


async def test_what_was_chosen_is_what_is_played(house):
    ann, ben, table = await opened(house, grid="6x6", time=30.0)
    await house.click(ben, table, "Join")
    await house.click(ann, table, "Start")
    session = await house.env.bot.host.session(session_of(table))
    assert len(session.state.cards) == 36
    assert session.options.seconds == 30


@pytest.mark.parametrize("locale", LOCALES)
async def test_only_the_host_chooses(house, locale):
    ann, _, table = await opened(house)
    eve = house.person("eve", locale)
    await house.choose(ann, table, "@add", "1")
    await house.click(ann, table, "Remove computer")
    before = await truth(house, table)
    for verb, arg, *value in (
        ("@add", "", "3"),
        ("@set", "grid", "6x6"),
        ("@time", "", "30"),
        ("@remove", ""),
    ):
        answer = await house.press(eve, table, pressing(table, verb, arg), *value)
        assert answer.message.text == no(No.NOT_HOST, locale, host=f"<@{ann.id}>")
    assert await truth(house, table) == before


async def test_options_that_are_not_on_offer_change_nothing(house):
    ann, _, table = await opened(house)
    before = await truth(house, table)
    for verb, arg, *value in (
        ("@add", "", "8"),
        ("@add", ""),
        ("@set", "grid", "9x9"),
        ("@set", "seed", "1"),
        ("@set", "deck", "As"),
        ("@time", "", "1"),
        ("@time", "", "nan"),
        ("@remove", ""),
        ("column", "", "C"),
    ):
        answer = await house.press(ann, table, pressing(table, verb, arg), *value)
        assert answer.message.ephemeral
        assert "wrong" not in answer.message.text
    assert await truth(house, table) == before


# Beginning


async def test_one_person_alone_cannot_begin(house):
    ann, _, table = await opened(house)
    before = await truth(house, table)
    answer = await house.press(ann, table, pressing(table, "@start"))
    assert answer.message.text == no(No.NOT_ENOUGH)
    assert not table.offers("Start")
    assert await truth(house, table) == before


async def test_who_only_watches_cannot_begin(house):
    ann, ben, table = await opened(house)
    await house.choose(ann, table, "@add", "1")
    answer = await house.click(ben, table, "Start")
    assert answer.message.text == said("en-US", NOT_SEATED)
    assert table.offers("Start")


async def test_a_game_begins_once_however_often_start_is_pressed(house):
    ann, ben, table = await opened(house)
    await house.click(ben, table, "Join")
    start = pressing(table, "@start")
    await house.press(ann, table, start)
    before = await truth(house, table)
    await house.press(ben, table, start)
    assert await truth(house, table) == before


async def test_against_a_computer_the_game_begins_at_once(house):
    await opened(house, level="3")
    assert house.table().offers("column")


async def test_alone_against_a_computer_there_is_time(house):
    _, _, table = await opened(house, level="3")
    session = await house.env.bot.host.session(session_of(table))
    assert session.options.seconds == 600


# Challenges


async def test_a_challenge_calls_the_one_who_was_challenged_and_nobody_else(house):
    ann, ben = house.person("ann"), house.person("ben")
    await house.command(ann, "locus start", opponent=ben)
    table = house.table()
    assert f"<@{ben.id}>, this is a challenge" in table.text
    assert table._stored.ping_user_ids == [ben.id]


async def test_only_the_challenged_may_join(house):
    ann, ben = house.person("ann"), house.person("ben")
    eve = house.person("eve", "pt-BR")
    await house.command(ann, "locus start", opponent=ben)
    before = await truth(house, house.table())
    answer = await house.click(eve, house.table(), "Join")
    assert answer.message.text == no(No.INVITED_ONLY, "pt-BR", invited=f"<@{ben.id}>")
    assert await truth(house, house.table()) == before
    await house.click(ben, house.table(), "Join")
    assert seats(house.table()) == ["**ann**", "**ben**"]


async def test_nobody_challenges_themselves_or_asks_for_two_opponents(house):
    ann, ben = house.person("ann"), house.person("ben")
    myself = await house.command(ann, "locus start", opponent=ann)
    both = await house.command(ann, "locus start", opponent=ben, level="3")
    assert myself.message.text == no(No.BAD_OPTION, detail="opponent")
    assert both.message.text == no(No.BAD_OPTION, detail="level")
    assert not house.messages()


# Going away


async def test_a_table_that_nobody_starts_closes_after_a_quarter_of_an_hour(house):
    _, _, table = await opened(house)
    await house.env.advance_time(899)
    assert table.offers("Join")
    await house.env.advance_time(2)
    assert "closed before it began" in table.text


async def test_a_table_at_which_something_happens_stays_longer(house):
    _, ben, table = await opened(house)
    await house.env.advance_time(600)
    await house.click(ben, table, "Join")
    await house.env.advance_time(600)
    assert table.offers("Start")


async def test_a_name_is_shown_as_it_is_whatever_markup_it_holds(house):
    eve = house.person("**@everyone** [x](y)")
    await house.command(eve, "locus start")
    assert "@everyone" not in house.table().text.replace("\\@", "")
    assert "[x](y)" not in house.table().text
