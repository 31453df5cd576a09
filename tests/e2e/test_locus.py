"""Locus Poker through a simulated Discord, as people play it."""

from __future__ import annotations

import pytest

from tests.e2e.harness import House, Message, Person
from tests.e2e.tables import session_of, started, table_of


async def play_a_card(house: House, person: Person, table: Message) -> None:
    """Choose the first column and the first card of it on offer, and play it face up."""
    column = table.control("column").options[0][0]
    await house.choose(person, table, "column", column)
    row = table.control("row").options[0][0]
    await house.choose(person, table, "row", row)
    await house.click(person, table, "place", f"{column}{row}.up")


async def test_two_people_play_a_game_to_its_end(house):
    ann, ben, table = await started(house)
    for _ in range(15):
        await play_a_card(house, ann, table)
        await play_a_card(house, ben, table)
    assert "🏆" in table.text or "🤝" in table.text
    assert table.offers("Rematch")
    assert not table.offers("column")


async def test_the_menus_show_what_each_choice_is_worth(house):
    ann, _, table = await started(house)
    await house.choose(ann, table, "column", "C")
    await house.choose(ann, table, "row", "4")
    labels = [control.label for control in table.controls if control.verb == "place"]
    assert [label.split("+")[0] for label in labels] == ["C4 face up ", "C4 face down "]


async def test_the_picture_is_told_in_words(house):
    _, _, table = await started(house)
    (picture,) = table.pictures
    assert picture.data.startswith(b"\x89PNG")
    assert "6 by 5" in picture.alt


@pytest.mark.parametrize("level", list("1234567"))
async def test_a_person_plays_each_level_to_the_end(house, level):
    ann = house.person("ann")
    await house.command(ann, "locus start", level=level)
    table = house.table()
    session = await table_of(house, session_of(table))
    for _ in range(15):
        cell = session.rules.view(session.state, session.seat_of(ann.id)).preview[0].cell
        await house.command(ann, "locus play", move=f"{cell} up")
    assert table.offers("Rematch")


async def test_a_double_click_acts_once(house):
    ann, _, table = await started(house)
    await house.choose(ann, table, "column", "A")
    await house.choose(ann, table, "row", "1")
    button = table.control("place", "A1.up").custom_id
    await house.press(ann, table, button)
    again = await house.press(ann, table, button)
    assert again.result.acknowledged
    assert table.text.count("A1 face up") == 1
