"""What people type: `/table`, `/hand`, `/rules`, `/settings`, `/locus`."""

from __future__ import annotations

import discord
import pytest
import simcord

import engines
from bot.errors import House as No
from bot.words import language_of, words_in
from bot.words.sentences import HOUSE, NO_TABLE, NOT_SEATED, PERMISSIONS, command
from tests import limits
from tests.e2e.harness import House
from tests.e2e.tables import LOCALES, choose, play, said, started, truth


def no(code: No, locale: str = "en-US", **parts: object) -> str:
    """How the house says no."""
    return said(locale, HOUSE[code], **parts)


def no_table(locale: str = "en-US") -> str:
    words = words_in(language_of(locale))
    starts = ", ".join(command(f"{game.key} start", words) for game in engines.GAMES)
    return said(locale, NO_TABLE, start=starts)


def moderator(house: House, name: str, permission: str) -> simcord.MemberActor:
    """Somebody whom the server gives a permission."""
    role = house.guild.create_role(name, permissions=discord.Permissions(**{permission: True}))
    return house.guild.add_member(house.env.create_user(name), roles=[role])


async def test_the_commands_are_within_discords_limits(house):
    (synced,) = [each for each in house.env.http_requests if each.path.endswith("/commands")]
    assert len(synced.json) > len(engines.GAMES)
    limits.check(synced)


# Without a table


@pytest.mark.parametrize("locale", LOCALES)
async def test_where_there_is_no_table_commands_say_how_to_open_one(house, locale):
    ann = house.person("ann", locale)
    for name, options in (
        ("table show", {}),
        ("table leave", {}),
        ("table end", {}),
        ("hand", {}),
        ("locus play", {"move": "C4 up"}),
    ):
        answer = await house.command(ann, name, **options)
        assert answer.message.ephemeral
        assert answer.message.text == no_table(locale)


async def test_before_the_deal_there_is_no_hand_and_nothing_to_play(house):
    ann = house.person("ann")
    await house.command(ann, "locus start")
    hand = await house.command(ann, "hand")
    move = await house.command(ann, "locus play", move="C4 up")
    assert hand.message.text == move.message.text == no(No.NOT_STARTED)


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_channel_has_one_table(house, locale):
    ann = house.person("ann", locale)
    await house.command(ann, "locus start")
    before = await truth(house, house.table())
    answer = await house.command(ann, "locus start")
    words = words_in(language_of(locale))
    parts = {each: command(f"table {each}", words) for each in ("show", "end")}
    assert answer.message.text == no(No.CHANNEL_TAKEN, locale, **parts)
    assert await truth(house, house.table()) == before


# /table leave, /table end


async def test_who_leaves_is_replaced_by_a_computer_that_plays_on(house):
    ann, _, table = await started(house)
    answer = await house.command(ann, "table leave")
    assert answer.message.text == "You have left the table."
    assert "🤖 ann" in table.text
    assert table.text.count("🟠 🤖 ann:") == 1


async def test_who_has_left_does_not_play_any_more(house):
    ann, ben, table = await started(house)
    await play(house, ann, table, "A1")
    await house.command(ann, "table leave")
    again = await house.command(ann, "table leave")
    move = await house.command(ann, "locus play", move="C4 up")
    assert again.message.text == move.message.text == said("en-US", NOT_SEATED)
    assert ben.name in table.text


async def test_the_host_ends_the_table(house):
    ann, _, table = await started(house)
    answer = await house.command(ann, "table end")
    assert answer.message.text == "The table is closed."
    assert "This table was ended early. Nobody wins." in table.text
    assert not table.offers("column")


@pytest.mark.parametrize("permission", ["manage_messages", "manage_channels"])
async def test_a_moderator_ends_the_table(house, permission):
    _, _, table = await started(house)
    await house.command(moderator(house, "mod", permission), "table end")
    assert "This table was ended early." in table.text


@pytest.mark.parametrize("locale", LOCALES)
async def test_nobody_else_ends_the_table(house, locale):
    ann, _, table = await started(house)
    before = await truth(house, table)
    answer = await house.command(house.person("eve", locale), "table end")
    assert answer.message.text == no(No.NOT_HOST, locale, host=f"<@{ann.id}>")
    assert await truth(house, table) == before


# /hand, /rules


async def test_the_hand_is_for_its_owner_alone(house):
    ann, _, _ = await started(house)
    mine = await house.command(ann, "hand")
    theirs = await house.command(house.person("eve"), "hand")
    assert mine.message.ephemeral
    assert "Nothing is hidden" in mine.message.text
    assert theirs.message.text == said("en-US", NOT_SEATED)


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_rules_are_told_in_the_readers_language_with_a_picture(house, locale):
    answer = await house.command(house.person("ann", locale), "rules locus")
    (picture,) = answer.message.pictures
    assert answer.message.ephemeral
    assert said(locale, "How to play Locus Poker") in answer.message.text
    assert picture.data.startswith(b"\x89PNG")
    assert said(locale, "straight flush") in answer.message.text


# /settings


async def test_a_person_chooses_the_language_of_private_words(house):
    ann = house.person("ann")
    await house.command(ann, "settings me", language="uk")
    answer = await house.command(ann, "hand")
    assert answer.message.text == no_table("uk")
    await house.command(ann, "settings me", language="discord")
    assert (await house.command(ann, "hand")).message.text == no_table()


async def test_a_server_chooses_the_language_of_public_words(house):
    mod = moderator(house, "mod", "manage_guild")
    await house.command(mod, "settings server", language="pt_BR")
    _, _, table = await started(house)
    assert said("pt-BR", "To act: {names}", names="**ann**") in table.text


async def test_tables_that_stand_already_change_their_language_at_once(house):
    _, _, table = await started(house)
    await house.command(
        moderator(house, "mod", "manage_guild"), "settings server", language="uk", text_only=True
    )
    assert said("uk", "To act: {names}", names="**ann**") in table.text
    assert not table.pictures


async def test_a_server_that_wants_text_gets_the_cards_as_text(house):
    mod = moderator(house, "mod", "manage_guild")
    await house.command(mod, "settings server", text_only=True)
    ann, _, table = await started(house)
    assert not table.pictures
    assert "```" in table.text
    await play(house, ann, table, "C4")
    assert "¹" in table.text.partition("```")[2].partition("```")[0]


@pytest.mark.parametrize("locale", LOCALES)
async def test_only_who_may_manage_the_server_chooses_for_it(house, locale):
    _, _, table = await started(house)
    before = await truth(house, table)
    answer = await house.command(
        house.person("eve", locale), "settings server", language="uk", text_only=True
    )
    assert answer.message.text == no(No.NOT_MANAGER, locale)
    assert await truth(house, table) == before


# /locus play


async def test_moves_are_completed_the_best_first(house):
    ann, _, _ = await started(house)
    offered = await ann.autocomplete(house.channel, "locus play", "move", "")
    points = [int(each["name"].rpartition("+")[2]) for each in offered]
    assert len(offered) == 25
    assert points == sorted(points, reverse=True)


async def test_a_completed_move_can_be_played(house):
    ann, _, table = await started(house)
    offered = await ann.autocomplete(house.channel, "locus play", "move", "c4")
    assert {each["value"] for each in offered} == {"C4 up", "C4 down"}
    await house.command(ann, "locus play", move=offered[0]["value"])
    assert "ann: C4 face" in table.text


async def test_only_free_cells_are_completed(house):
    ann, ben, table = await started(house)
    await play(house, ann, table, "C4")
    assert await ben.autocomplete(house.channel, "locus play", "move", "C4") == []


async def test_nothing_is_completed_for_who_is_not_to_act(house):
    ann, ben, _ = await started(house)
    for person in (ben, house.person("eve")):
        assert await person.autocomplete(house.channel, "locus play", "move", "") == []
    await house.command(ann, "table end")
    assert await ann.autocomplete(house.channel, "locus play", "move", "") == []


async def test_a_completion_costs_no_error_where_nothing_is_played(house, caplog):
    ann = house.person("ann")
    assert await ann.autocomplete(house.channel, "locus play", "move", "C") == []
    assert not caplog.records


# Where the bot may not host


@pytest.mark.parametrize(
    ("permission", "locale"),
    [("view_channel", "en-US"), ("send_messages", "pt-BR"), ("attach_files", "uk")],
)
async def test_a_permission_that_is_missing_is_named_before_a_table_opens(
    house, permission, locale
):
    ann = house.person("ann", locale)
    channel = house.guild.create_text_channel(
        "quiet", overwrites={house.guild.me: discord.PermissionOverwrite(**{permission: False})}
    )
    answer = await house.command(ann, "locus start", channel=channel)
    name = said(locale, PERMISSIONS[permission])
    assert answer.message.text == no(No.NO_PERMISSION, locale, missing=f"**{name}**")
    assert not await house.env.bot.store.sessions.live()


async def test_in_a_thread_the_permission_for_threads_counts(house):
    ann = house.person("ann")
    denied = discord.PermissionOverwrite(send_messages=True, send_messages_in_threads=False)
    parent = house.guild.create_text_channel("games", overwrites={house.guild.me: denied})
    with house.env._bot_scope():
        house.env.backend.create_thread(parent.id, "locus", house.guild.owner.id)
    answer = await house.command(ann, "locus start", channel=parent.threads[0])
    assert answer.message.text == no(No.NO_PERMISSION, missing="**Send Messages in Threads**")


async def test_a_table_can_stand_in_a_thread(house):
    ann = house.person("ann")
    with house.env._bot_scope():
        house.env.backend.create_thread(house.channel.id, "locus", house.guild.owner.id)
    thread = house.channel.threads[0]
    await house.command(ann, "locus start", level="1", channel=thread)
    await choose(house, ann, house.table(thread), "C4")
    await house.click(ann, house.table(thread), "place", "C4.up")
    assert "C4 face up" in house.table(thread).text
