"""The lobby of Power Up, its commands, and its languages."""

from __future__ import annotations

import pytest

from tests.e2e.powerup_table import begun, opened
from tests.e2e.tables import LOCALES, pressing, said


async def test_seats_left_empty_are_played_by_the_computer(house):
    ann = house.person("ann")
    await house.command(ann, "powerup start", seats=4)
    table = house.table()
    assert "3 seats left empty are played by the computer" in table.text
    await house.click(ann, table, "@start")
    assert all(f"🤖 {name}" in table.text for name in ("Marge", "Marge 2", "Marge 3"))


async def test_a_table_takes_as_many_as_it_is_set_up_for(house):
    people = await opened(house)
    table, dan = house.table(), house.person("dan")
    assert not table.offers("@join")
    answer = await house.press(dan, table, pressing(table, "@join"))
    assert answer.message.text == "All seats of this table are taken."
    await house.choose(people[0], table, "@set", "4", arg="seats")
    await house.click(dan, table, "@join")
    assert "4. **dan**" in table.text


async def test_the_options_of_the_command_are_those_of_the_table(house):
    ann = house.person("ann")
    await house.command(
        ann, "powerup start", seats=2, stack=750, structure="turbo", strict_all_in=True, time=30.0
    )
    text = house.table().text
    assert "750 chips each · turbo blinds · all-in closes powers" in text
    assert "Time per move: 30 seconds" in text


async def test_what_an_all_in_closes_is_chosen_in_the_lobby(house):
    ann = house.person("ann")
    await house.command(ann, "powerup start")
    await house.choose(ann, house.table(), "@set", "True", arg="strict_all_in")
    assert "standard blinds · all-in closes powers" in house.table().text
    await house.choose(ann, house.table(), "@set", "False", arg="strict_all_in")
    assert "all-in closes powers" not in house.table().text


@pytest.mark.parametrize("options", [{"seats": 1}, {"seats": 7}, {"stack": 99}, {"stack": 100001}])
async def test_options_that_cannot_be_are_refused(house, options):
    with pytest.raises(Exception, match=next(iter(options))):
        await house.command(house.person("ann"), "powerup start", **options)
    assert house.messages() == []


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_ten_powers_are_explained_with_a_picture(house, locale):
    answer = await house.command(house.person("ann", locale), "powers")
    assert answer.message.ephemeral
    assert said(locale, "The ten powers") in answer.message.text
    assert len(answer.message.pictures) == 1


async def test_the_rules_have_a_picture(house):
    answer = await house.command(house.person("ann"), "rules powerup")
    assert "How to play Power Up" in answer.message.text
    assert answer.message.pictures[0].alt.startswith("A side pot: ")


async def test_the_table_speaks_the_servers_language_and_a_hand_its_owners(house):
    house.env.backend.get_guild(house.guild.id).preferred_locale = "pt-BR"
    game = await begun(house, "x-ray", locale="uk")
    await game.choose(game.people[0], "power", "x-ray")
    assert "**ann** joga **Raio X**" in game.table.text
    assert "Ваші карти: " in game.hand(game.people[0]).text
