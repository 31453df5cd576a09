"""`/table mine`: where a person sits, and where it is their turn."""

from __future__ import annotations

import pytest

from tests.e2e.tables import LOCALES, said, started


async def test_a_person_sees_their_tables_and_where_it_is_their_turn(house):
    ann, ben, table = await started(house)
    for person, mark in ((ann, "👉 "), (ben, "")):
        answer = await house.command(person, "table mine")
        (line,) = answer.message.text.splitlines()[1:]
        assert answer.message.ephemeral
        assert line.startswith(f"{mark}Locus Poker · <#{table.channel_id}> · To act: **ann**")


async def test_a_table_that_has_not_begun_is_listed_as_that(house):
    ann = house.person("ann")
    await house.command(ann, "locus start")
    answer = await house.command(ann, "table mine")
    assert answer.message.text.endswith("It has not begun yet.")


@pytest.mark.parametrize("locale", LOCALES)
async def test_who_sits_nowhere_is_told_so(house, locale):
    answer = await house.command(house.person("eve", locale), "table mine")
    assert said(locale, "You sit at no table.") in answer.message.text


async def test_what_a_person_chose_is_forgotten_when_they_ask(house):
    ann = house.person("ann")
    await house.command(ann, "settings me", language="uk")
    answer = await house.command(ann, "settings forget")
    assert answer.message.text == "Forgotten."
