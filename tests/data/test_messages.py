"""The messages that show a session are remembered, replaced and found."""

from __future__ import annotations

import pytest

from data.errors import Failed
from data.rows import MessageRow
from tests.data.making import lobby


def shown(kind="table", message=50, session="a", sent=100.0):
    return MessageRow(session=session, kind=kind, channel=5, message=message, sent=sent)


@pytest.fixture
async def messages(store):
    await store.sessions.create(lobby("a"))
    await store.sessions.create(lobby("b"))
    return store.messages


async def test_a_message_is_found_by_what_it_shows(messages):
    await messages.put(shown("table", 50))
    assert await messages.get("a", "table") == shown("table", 50)
    assert await messages.get("a", "hand:0") is None


async def test_a_message_posted_anew_takes_the_place_of_the_old_one(messages):
    await messages.put(shown("table", 50))
    await messages.put(shown("table", 51, sent=110.0))
    assert await messages.of_session("a") == (shown("table", 51, sent=110.0),)


async def test_a_session_lists_its_own_messages(messages):
    for message in (shown("table", 50), shown("hand:0", 51), shown("table", 52, "b")):
        await messages.put(message)
    assert await messages.of_session("a") == (shown("hand:0", 51), shown("table", 50))


async def test_a_deleted_message_is_forgotten(messages):
    await messages.put(shown("table", 50))
    await messages.put(shown("hand:0", 51))
    await messages.delete("a", "table")
    await messages.delete("a", "table")
    assert await messages.of_session("a") == (shown("hand:0", 51),)


async def test_a_message_belongs_to_a_session(messages):
    with pytest.raises(Failed):
        await messages.put(shown(session="z"))
