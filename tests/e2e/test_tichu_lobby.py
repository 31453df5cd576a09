"""The lobby of Tichu: teams and options."""

from __future__ import annotations

from tests.e2e.harness import Message
from tests.e2e.tables import pressing, session_of, table_of
from tests.e2e.tichu_parlour import NAMES, begun, opened


def teams(table: Message) -> str:
    """The line that says who plays with whom."""
    return next(line for line in table.text.splitlines() if "eams" in line)


async def test_the_lobby_says_who_plays_with_whom(house):
    await opened(house)
    assert teams(house.table()) == "Teams: **ann** + **cat** · **ben** + **dan**"


async def test_people_change_their_team(house):
    ann, ben = house.person("ann"), house.person("ben")
    await house.command(ann, "tichu start")
    table = house.table()
    await house.click(ben, table, "@join")
    assert teams(table) == "Teams: **ann** + … · **ben** + …"
    await house.click(ben, table, "Change team")
    assert teams(table) == "Teams: **ann** + **ben** · … + …"
    await house.click(ann, table, "@start")
    assert "🟠 ann + ben: **0**" in table.text


async def test_at_a_full_table_two_change_places(house):
    people = await opened(house)
    await house.click(people[0], house.table(), "Change team")
    assert teams(house.table()) == "Teams: **ben** + **cat** · **ann** + **dan**"


async def test_who_does_not_sit_there_changes_nothing(house):
    await opened(house)
    eve, before = house.person("eve"), house.table().text
    answer = await house.click(eve, house.table(), "Change team")
    assert answer.message.text.startswith("You do not play at this table.")
    assert house.table().text == before


async def test_teams_can_be_drawn_by_lot(house):
    people = await opened(house)
    table = house.table()
    await house.choose(people[0], table, "@teams", "drawn")
    assert teams(table) == "The teams are drawn by lot at the start."
    assert not table.offers("Change team")
    await house.click(people[0], table, "@start")
    seated = [seat.name for seat in (await table_of(house, session_of(table))).seats]
    assert sorted(seated) == sorted(NAMES)


async def test_only_the_host_has_the_teams_drawn(house):
    people = await opened(house)
    answer = await house.choose(people[1], house.table(), "@teams", "drawn")
    assert answer.message.text.startswith("Only <@")
    answer = await house.press(people[0], house.table(), pressing(house.table(), "@teams"), "x")
    assert teams(house.table()).startswith("Teams: **ann** + **cat**")


async def test_the_options_are_chosen_in_the_lobby(house):
    people = await opened(house, bombs=10)
    table = house.table()
    assert "to 1000 points · 💣 10 seconds" in table.text
    await house.choose(people[0], table, "@set", "250", arg="target")
    await house.choose(people[0], table, "@set", "0.0", arg="bomb_seconds")
    assert "to 250 points · 💣 no time for bombs" in table.text


# Languages


async def test_the_table_speaks_the_servers_language_and_a_hand_its_owners(house):
    house.env.backend.get_guild(house.guild.id).preferred_locale = "pt-BR"
    parlour = await begun(house, locale="uk")
    await parlour.to_the_first_lead()
    await parlour.play(parlour.people[0], "MJ")
    assert "Na mesa: **Mah Jong** de ann" in parlour.table.text
    answer = await house.click(parlour.people[2], parlour.table, "Passar")
    assert "ben" in answer.message.text
    assert "Карти можна вибрати" in parlour.hand(parlour.people[3]).text
