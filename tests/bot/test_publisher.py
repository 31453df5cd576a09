"""Keeping a message up to date: the latest wins, and nothing unchanged is sent."""

from __future__ import annotations

import aiohttp
import discord
import pytest

from bot.errors import NoSuchTable
from bot.table.places import TABLE, Place
from data.errors import Locked
from data.rows import MessageRow
from tests.bot.board import (
    FIRST_MESSAGE,
    GONE_CHANNEL,
    GONE_MESSAGE,
    SESSION,
    TABLE_PLACE,
    Board,
    failure,
)
from tests.bot.world import CHANNEL, Passing


@pytest.fixture
async def desk(passed: Passing):
    made = Board(passed)
    yield made
    await made.publisher.close()
    made.painter.close()


async def test_the_first_time_it_is_posted_then_edited(desk):
    await desk.show("one")
    await desk.show("two")
    assert (desk.channel.posted, desk.channel.edited) == (["one"], ["two"])


async def test_of_ten_changes_in_a_burst_the_last_is_sent(desk):
    await desk.show("one")
    for n in range(10):
        await desk.show(f"burst {n}", 0)
    await desk.later(2)
    assert desk.channel.edited[-1] == "burst 9"
    assert len(desk.channel.edited) <= 2


async def test_edits_keep_their_distance(desk):
    await desk.show("one")
    await desk.later(2)
    await desk.show("two", 0)
    await desk.show("three", 0.5)
    assert desk.channel.edited == ["two"]
    await desk.later(1)
    assert desk.channel.edited == ["two", "three"]


async def test_what_looks_the_same_is_not_sent(desk):
    await desk.show("one")
    await desk.show("one")
    assert desk.channel.edited == []


async def test_what_changed_while_it_was_sent_is_sent_too(desk):
    await desk.show("one")
    desk.channel.open.clear()
    await desk.show("two")
    await desk.show("three")
    desk.channel.open.set()
    await desk.later(0)
    await desk.later(2)
    assert desk.channel.edited == ["two", "three"]


async def test_while_a_press_is_answered_nothing_is_sent(desk):
    await desk.show("one")
    with desk.publisher.holding(TABLE_PLACE):
        await desk.show("two")
        assert desk.channel.edited == []
        desk.publisher.answered(TABLE_PLACE, desk.shown(), FIRST_MESSAGE, desk.edit)
    await desk.later(2)
    assert desk.channel.edited == []


async def test_after_a_press_of_another_message_the_tables_own_is_edited(desk):
    await desk.show("one")
    with desk.publisher.holding(TABLE_PLACE):
        await desk.show("two")
        desk.publisher.answered(TABLE_PLACE, desk.shown(), FIRST_MESSAGE + 99, desk.edit)
    await desk.later(2)
    assert desk.channel.edited == ["two"]


async def test_an_answer_that_an_edit_may_have_overtaken_is_sent_again(desk):
    await desk.show("one")
    desk.channel.open.clear()
    await desk.show("two")
    desk.text = "three"
    desk.publisher.answered(TABLE_PLACE, desk.shown(), FIRST_MESSAGE, desk.edit)
    desk.channel.open.set()
    await desk.later(2)
    await desk.later(2)
    assert (desk.channel.edited, desk.by_answer) == (["two"], ["three"])


async def test_two_presses_hold_until_both_are_answered(desk):
    await desk.show("one")
    with desk.publisher.holding(TABLE_PLACE):
        with desk.publisher.holding(TABLE_PLACE):
            await desk.show("two")
        await desk.later(2)
        assert desk.channel.edited == []
    await desk.later(2)
    assert desk.channel.edited == ["two"]


async def test_a_message_that_was_deleted_is_posted_anew(desk):
    await desk.show("one")
    desk.channel.failures.append(GONE_MESSAGE)
    await desk.show("two")
    assert desk.channel.posted == ["one", "two"]
    await desk.show("three")
    assert desk.channel.edited == ["three"]


@pytest.mark.parametrize("known", [True, False])
async def test_a_channel_that_was_deleted_ends_the_session(desk, known):
    if known:
        await desk.show("one")
    desk.channel.failures.append(GONE_CHANNEL)
    await desk.show("two")
    assert desk.ended == [SESSION]


async def test_a_message_that_is_old_is_posted_anew_and_the_old_one_removed(desk):
    await desk.show("one")
    await desk.later(3601)
    await desk.show("two")
    assert (desk.channel.posted, desk.channel.deleted) == (["one", "two"], [FIRST_MESSAGE])
    assert desk.channel.edited == []


async def test_a_table_is_moved_down_though_it_looks_the_same(desk):
    await desk.show("one")
    desk.publisher.repost(SESSION)
    await desk.later(2)
    assert (desk.channel.posted, desk.channel.deleted) == (["one", "one"], [FIRST_MESSAGE])


async def test_with_the_next_round_a_table_is_posted_anew_at_the_bottom(desk):
    desk.chapter = "1"
    await desk.show("one")
    await desk.show("two")
    desk.chapter = "2"
    await desk.show("three")
    assert (desk.channel.posted, desk.channel.edited) == (["one", "three"], ["two"])
    assert desk.channel.deleted == [FIRST_MESSAGE]


async def test_a_press_that_began_the_next_round_has_the_table_posted_anew_too(desk):
    desk.chapter = "1"
    await desk.show("one")
    desk.chapter = "2"
    desk.publisher.answered(TABLE_PLACE, desk.shown(), FIRST_MESSAGE, desk.edit)
    await desk.later(2)
    assert (desk.channel.posted, desk.channel.deleted) == (["one", "one"], [FIRST_MESSAGE])


async def test_the_first_round_does_not_move_the_lobby(desk):
    await desk.show("lobby")
    desk.chapter = "1"
    await desk.show("one")
    assert (desk.channel.posted, desk.channel.edited) == (["lobby"], ["one"])


async def test_the_end_does_not_move_the_table(desk):
    desk.chapter = "1"
    await desk.show("one")
    desk.chapter, desk.live = "2", False
    await desk.show("over")
    assert (desk.channel.posted, desk.channel.edited) == (["one"], ["over"])


async def test_a_message_that_answered_a_command_takes_the_place_of_the_old_one(desk):
    await desk.show("one")
    await desk.publisher.posted(SESSION, desk.shown(), FIRST_MESSAGE + 50, desk.edit)
    assert desk.channel.deleted == [FIRST_MESSAGE]
    assert desk.rows.known[SESSION + "table"].message == FIRST_MESSAGE + 50


@pytest.mark.parametrize(
    "error",
    [
        failure(discord.HTTPException, 500),
        failure(discord.HTTPException, 503),
        failure(discord.HTTPException, 429),
        aiohttp.ServerDisconnectedError(),
        OSError("no network"),
    ],
)
async def test_what_may_pass_is_tried_again(desk, error):
    await desk.show("one")
    desk.channel.failures.append(error)
    await desk.show("two")
    assert desk.channel.edited == []
    await desk.later(6)
    assert desk.channel.edited == ["two"]


@pytest.mark.parametrize(
    "error",
    [
        failure(discord.Forbidden, 403, 50013),
        failure(discord.HTTPException, 400, 50035),
        ValueError("a bug"),
    ],
)
async def test_what_will_not_pass_waits_for_the_next_change(desk, error):
    await desk.show("one")
    desk.channel.failures.append(error)
    await desk.show("two")
    await desk.later(60)
    assert desk.channel.edited == []
    await desk.show("three")
    assert desk.channel.edited == ["three"]


async def test_what_cannot_be_read_now_is_read_again(desk):
    await desk.show("one")
    await desk.show(Locked("x"))
    desk.text = "two"
    await desk.later(6)
    assert desk.channel.edited == ["two"]


async def test_a_table_that_is_gone_before_anybody_saw_it_is_not_posted(desk):
    desk.live = False
    await desk.show("closed")
    assert desk.channel.posted == []


async def test_nothing_is_kept_of_tables_that_are_over(desk):
    await desk.show("one")
    desk.live = False
    await desk.show("over")
    with desk.publisher.holding(Place("another", TABLE)):
        pass
    await desk.show(NoSuchTable())
    assert desk.channel.edited == ["over"]
    assert desk.publisher._boards == {}


async def test_a_press_at_a_table_that_is_over_leaves_nothing_behind(desk):
    desk.live = False
    with desk.publisher.holding(TABLE_PLACE):
        desk.publisher.answered(TABLE_PLACE, desk.shown(), FIRST_MESSAGE, desk.edit)
    assert desk.publisher._boards == {}


async def test_after_closing_nothing_is_sent(desk):
    await desk.show("one")
    await desk.show("two", 0)
    await desk.show("three", 0)
    await desk.publisher.close()
    await desk.show("four", 10)
    assert "four" not in desk.channel.edited


async def test_a_message_of_an_earlier_process_is_edited(desk):
    await desk.rows.put(
        MessageRow(session=SESSION, kind="table", channel=CHANNEL, message=5, sent=desk.clock.now())
    )
    await desk.show("two")
    assert (desk.channel.posted, desk.channel.edited) == ([], ["two"])
