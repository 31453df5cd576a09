"""What is known of persons: their language, where they want their hands, what reaches them."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.bot.world import ANN, BEN, World, opened

DAY = 86_400


async def language(world: World, user: int = ANN, otherwise: str = "en") -> str:
    """In what language somebody is written to."""
    return (await world.people.words(user, otherwise)).language


def written(world: World, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Whose settings are stored from now on."""
    noted: list[int] = []
    put = world.store.settings.put_user

    async def counted(settings):
        noted.append(settings.user)
        await put(settings)

    monkeypatch.setattr(world.store.settings, "put_user", counted)
    return noted


# Language


@pytest.mark.parametrize(
    ("locale", "spoken"), [("pt-BR", "pt_BR"), ("uk", "uk"), ("en-GB", "en"), ("de", "en")]
)
async def test_who_presses_something_is_answered_in_the_language_of_their_discord(
    world, locale, spoken
):
    assert (await world.people.met(ANN, locale)).language == spoken


async def test_who_chose_a_language_is_answered_in_it(world):
    await world.people.choose(ANN, language="uk")
    assert (await world.people.met(ANN, "pt-BR")).language == "uk"
    assert await language(world) == "uk"


async def test_who_has_been_met_is_written_to_in_the_language_of_their_discord(world):
    await world.people.met(ANN, "pt-BR")
    assert await language(world, otherwise="uk") == "pt_BR"


async def test_who_was_never_met_is_written_to_in_the_language_of_the_table(world):
    assert await language(world, otherwise="uk") == "uk"


async def test_who_met_us_in_another_language_is_written_to_in_that_from_then_on(world):
    await world.people.met(ANN, "uk")
    await world.people.met(ANN, "pt-BR")
    assert await language(world) == "pt_BR"


async def test_an_empty_choice_is_the_language_of_discord_again(world):
    await world.people.met(ANN, "pt-BR")
    await world.people.choose(ANN, language="uk")
    await world.people.choose(ANN, language="")
    assert await language(world) == "pt_BR"


async def test_a_person_who_is_met_again_costs_no_write(world, monkeypatch):
    await world.people.met(ANN, "uk")
    noted = written(world, monkeypatch)
    await world.people.met(ANN, "uk")
    assert noted == []


# Choices


async def test_who_chose_nothing_has_pictures_by_dm(world):
    people = world.people
    assert (await people.hands(ANN), await people.text_only(ANN)) == ("dm", False)


async def test_a_choice_leaves_the_others_as_they_were(world):
    people = world.people
    await people.choose(ANN, language="uk", hands="both", text_only=True)
    await people.choose(ANN, text_only=False)
    assert (await people.hands(ANN), await people.text_only(ANN)) == ("both", False)
    assert await language(world) == "uk"


async def test_everybody_chooses_for_themselves(world):
    await world.people.choose(ANN, hands="ephemeral", text_only=True)
    assert (await world.people.hands(BEN), await world.people.text_only(BEN)) == ("dm", False)


@pytest.mark.parametrize("hands", ["", "post", "DM"])
async def test_a_way_that_does_not_exist_cannot_be_chosen(world, hands):
    with pytest.raises(msgspec.ValidationError):
        await world.people.choose(ANN, hands=hands, text_only=True)
    assert not await world.people.text_only(ANN)


@pytest.mark.parametrize(
    ("hands", "closed", "here"),
    [
        ("dm", False, False),
        ("dm", True, True),
        ("both", False, True),
        ("ephemeral", False, True),
    ],
)
async def test_a_hand_is_shown_at_the_table_where_it_is_wanted_or_no_dm_comes(
    world, hands, closed, here
):
    await world.people.choose(ANN, hands=hands)
    if closed:
        await world.people.dms_closed(ANN)
    assert await world.people.wants_here(ANN) == here


async def test_what_was_chosen_and_noted_outlives_the_process(database, passed):
    async with opened(database, passed) as world:
        await world.people.choose(ANN, hands="both", text_only=True)
        await world.people.met(ANN, "uk")
        await world.people.set_dm_channel(ANN, 500)
        await world.people.dms_closed(ANN)
    async with opened(database, passed) as world:
        people = world.people
        assert (await people.hands(ANN), await people.text_only(ANN)) == ("both", True)
        assert (await language(world), await people.dm_channel(ANN)) == ("uk", 500)
        assert not await people.takes_dms(ANN)


# Direct messages


async def test_closed_dms_are_remembered_for_a_day(world, passed):
    await world.people.dms_closed(ANN)
    passed(DAY - 5)
    assert not await world.people.takes_dms(ANN)
    passed(10)
    assert await world.people.takes_dms(ANN)
    assert await world.people.takes_dms(BEN)


@pytest.mark.parametrize(
    ("chosen", "tried"), [({"hands": "dm"}, True), ({"language": "uk"}, False)]
)
async def test_who_asks_for_dms_has_them_tried_again_at_once(world, chosen, tried):
    await world.people.dms_closed(ANN)
    await world.people.choose(ANN, **chosen)
    assert await world.people.takes_dms(ANN) == tried


async def test_a_dm_channel_is_noted_and_forgotten(world):
    people = world.people
    await people.met(ANN, "uk")
    assert await people.dm_channel(ANN) is None
    await people.set_dm_channel(ANN, 500)
    assert await people.dm_channel(ANN) == 500
    await people.set_dm_channel(ANN, None)
    assert (await people.dm_channel(ANN), await language(world)) == (None, "uk")


# At once


async def test_what_is_noted_at_once_is_all_kept(world):
    people = world.people
    await asyncio.gather(
        people.set_dm_channel(ANN, 500),
        people.choose(ANN, text_only=True),
        people.met(ANN, "uk"),
        people.dms_closed(ANN),
    )
    assert (await people.dm_channel(ANN), await people.text_only(ANN)) == (500, True)
    assert (await language(world), await people.takes_dms(ANN)) == ("uk", False)
