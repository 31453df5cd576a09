"""What servers and people choose is kept, also while it is remembered."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from data.errors import ReadOnly
from data.rows import GuildSettings, UserSettings
from data.settings import Memory
from data.store import Store
from tests.data.making import pragma

CHOSEN = UserSettings(
    user=7,
    language="uk",
    text_only=True,
    hands="both",
    dm_closed_until=900.5,
    extra=b'{"colours":4}',
)


async def test_who_never_chose_has_the_defaults(store):
    assert await store.settings.user(7) == UserSettings(user=7)
    assert await store.settings.guild(1) == GuildSettings(guild=1)


async def test_choices_outlive_the_process(url):
    chosen = GuildSettings(guild=1, language="pt-BR", text_only=True, extra=b'{"pace":2}')
    async with await Store.open(url) as store:
        await store.settings.put_user(CHOSEN)
        await store.settings.put_guild(chosen)
    async with await Store.open(url) as store:
        assert await store.settings.user(7) == CHOSEN
        assert await store.settings.guild(1) == chosen


async def test_a_later_choice_takes_the_place_of_the_earlier(store):
    assert (await store.settings.user(7)).hands == "dm"
    await store.settings.put_user(UserSettings(user=7, hands="ephemeral"))
    await store.settings.put_user(UserSettings(user=7, hands="both"))
    assert (await store.settings.user(7)).hands == "both"


async def test_what_was_read_once_is_not_read_again(store, file):
    await store.settings.user(7)
    with sqlite3.connect(file) as other:
        other.execute("INSERT INTO user_settings VALUES (7, 'uk', 0, 'dm', NULL, '{}')")
    other.close()
    assert await store.settings.user(7) == UserSettings(user=7)


async def test_a_choice_that_was_not_stored_is_not_remembered(store):
    await store.settings.user(7)
    await pragma(store, "query_only = ON")
    with pytest.raises(ReadOnly):
        await store.settings.put_user(CHOSEN)
    assert await store.settings.user(7) == UserSettings(user=7)


async def test_a_choice_whose_caller_went_away_is_remembered_as_stored(store):
    await store.settings.user(7)
    choosing = asyncio.create_task(store.settings.put_user(CHOSEN))
    await asyncio.sleep(0)
    choosing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await choosing

    await store.settings.put_guild(GuildSettings(guild=1))

    assert await store.settings.user(7) == CHOSEN


async def test_a_person_is_forgotten_when_they_ask(url):
    async with await Store.open(url) as store:
        await store.settings.put_user(CHOSEN)
        await store.settings.forget_user(7)
        assert await store.settings.user(7) == UserSettings(user=7)
    async with await Store.open(url) as store:
        assert await store.settings.user(7) == UserSettings(user=7)


def test_memory_has_room_for_so_many():
    memory = Memory(2)
    for key in (1, 2, 3):
        memory.learn(key, str(key))
    assert [memory.get(key) for key in (1, 2, 3)] == [None, "2", "3"]


def test_what_was_written_is_not_overwritten_by_what_was_read_before():
    memory = Memory(2)
    memory.put(1, "written")
    assert memory.learn(1, "read") == "written"
    assert memory.get(1) == "written"
