"""`/settings me`: where somebody has their hands, and how; it holds at once at every table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.settings import HANDS, SettingsCog
from engines.kernel.game import Seat
from tests.bot.parlour import Parlour, Pressing
from tests.bot.test_hand_screen import WORDS, game
from tests.bot.world import ANN, BEN, World

WAYS = [each.value for each in HANDS]


@pytest.fixture
async def parlour(world: World):
    made = Parlour(world)
    yield made
    await made.close()


async def begun(parlour: Parlour) -> Any:
    """A game of As-Nas whose table and hands have been sent."""
    session = await game(parlour.world)
    await parlour.quiet()
    return session


async def choose(parlour: Parlour, **chosen: Any) -> str:
    """Ann types `/settings me`; returns what she is told."""
    bot: Any = SimpleNamespace(
        people=parlour.world.people, host=parlour.world.host, desk=parlour.desk
    )
    typing: Any = Pressing(ANN, "", at_table=True, ephemeral=False)
    await SettingsCog.me.callback(SettingsCog(bot), typing, **chosen)
    await parlour.quiet()
    return typing.told[-1]


async def is_stored(parlour: Parlour, session: Any) -> bool:
    """Whether Ann has a hand by DM."""
    messages = await parlour.world.store.messages.of_session(session.id)
    return "hand:0" in [each.kind for each in messages]


@pytest.mark.parametrize("way", WAYS)
async def test_every_way_on_offer_can_be_chosen(parlour, way):
    assert await choose(parlour, hands=way) == "Saved."
    assert await parlour.world.people.hands(ANN) == way


def test_by_dm_at_the_table_or_both_are_on_offer():
    assert sorted(WAYS) == ["both", "dm", "ephemeral"]


async def test_who_wants_the_hand_at_the_table_alone_has_it_taken_from_the_dms(parlour):
    session = await begun(parlour)
    await choose(parlour, hands="ephemeral")
    assert len(parlour.dms(ANN).deleted) == 1
    assert parlour.dms(BEN).deleted == []
    assert not await is_stored(parlour, session)


async def test_who_wants_it_by_dm_again_is_sent_it_at_once(parlour):
    session = await begun(parlour)
    await choose(parlour, hands="ephemeral")
    await choose(parlour, hands="dm")
    assert len(parlour.dms(ANN).posted) == 2
    assert await is_stored(parlour, session)


async def test_who_asks_for_dms_that_were_closed_has_them_tried_at_once(parlour):
    await parlour.world.people.dms_closed(ANN)
    session = await begun(parlour)
    assert ANN not in parlour.discord.opened
    await choose(parlour, hands="both")
    assert await is_stored(parlour, session)


async def test_who_wants_text_has_the_hand_as_text_at_once(parlour):
    session = await begun(parlour)
    await choose(parlour, text_only=True)
    alt = (await parlour.screens.hand(session, ANN, Seat(0), WORDS, fleeting=False)).surface.alt
    assert alt in parlour.dms(ANN).edited[-1]


async def test_another_language_is_spoken_in_the_hand_and_in_the_answer(parlour):
    await begun(parlour)
    assert await choose(parlour, language="uk") == "Збережено."
    assert "Роздача" in parlour.dms(ANN).edited[-1]


async def test_as_in_discord_is_the_language_of_discord(parlour):
    await choose(parlour, language="uk")
    assert await choose(parlour, language="discord") == "Saved."


async def test_a_choice_says_nothing_about_what_was_not_chosen(parlour):
    await choose(parlour, hands="both", text_only=True)
    await choose(parlour, language="uk")
    people = parlour.world.people
    assert (await people.hands(ANN), await people.text_only(ANN)) == ("both", True)
