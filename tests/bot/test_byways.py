"""A message that was pressed is edited by the answer, which costs the bot nothing, while it can."""

from __future__ import annotations

import discord
import pytest

from bot.table.whispers import OPEN_FOR
from tests.bot.board import (
    FIRST_MESSAGE,
    GONE_MESSAGE,
    HAND_PLACE,
    SESSION,
    TABLE_PLACE,
    Board,
    failure,
    hand,
)
from tests.bot.world import Passing

SPENT = failure(discord.NotFound, 404, 10015)
IN_TROUBLE = failure(discord.HTTPException, 500)


@pytest.fixture
async def desk(passed: Passing):
    made = Board(passed)
    await made.show("one")
    yield made
    await made.publisher.close()
    made.painter.close()


def press(desk: Board, message: int = FIRST_MESSAGE) -> None:
    """The table is pressed, and answers by itself."""
    desk.publisher.answered(TABLE_PLACE, desk.shown(), message, desk.edit)


async def test_a_table_that_was_pressed_is_edited_by_the_answer(desk):
    press(desk)
    await desk.show("two")
    await desk.show("three")
    assert (desk.by_answer, desk.channel.edited) == (["two", "three"], [])


async def test_a_hand_that_was_pressed_is_edited_by_the_answer(desk):
    await desk.show_hand(hand("two aces"))
    desk.publisher.answered(HAND_PLACE, hand("an ace"), FIRST_MESSAGE, desk.edit)
    await desk.show_hand(hand("no ace"))
    assert (desk.by_answer, desk.at().edited) == (["no ace"], [])


async def test_after_a_quarter_of_an_hour_it_is_edited_by_its_channel(desk):
    press(desk)
    await desk.later(OPEN_FOR)
    await desk.show("two")
    assert (desk.by_answer, desk.channel.edited) == ([], ["two"])


@pytest.mark.parametrize("spent", [SPENT, IN_TROUBLE])
async def test_an_answer_that_cannot_be_edited_is_not_tried_again(desk, spent):
    press(desk)
    desk.spent = spent
    await desk.show("two")
    desk.spent = None
    await desk.show("three")
    assert (desk.by_answer, desk.channel.edited) == ([], ["two", "three"])


async def test_the_next_press_opens_the_way_again(desk):
    press(desk)
    desk.spent = SPENT
    await desk.show("two")
    desk.spent = None
    press(desk)
    await desk.show("three")
    assert desk.by_answer == ["three"]


async def test_the_answer_of_another_message_edits_nothing(desk):
    press(desk, FIRST_MESSAGE + 99)
    await desk.show("two")
    assert (desk.by_answer, desk.channel.edited) == ([], ["two"])


async def test_a_table_that_was_posted_anew_is_not_edited_by_the_old_ones_answer(desk):
    press(desk)
    desk.publisher.repost(SESSION)
    await desk.later(2)
    await desk.show("two")
    assert (desk.by_answer, desk.channel.edited) == ([], ["two"])


async def test_a_message_that_was_deleted_is_posted_anew_though_it_was_pressed(desk):
    press(desk)
    desk.spent = GONE_MESSAGE
    desk.channel.failures.append(GONE_MESSAGE)
    await desk.show("two")
    assert desk.channel.posted == ["one", "two"]


async def test_a_command_that_is_answered_by_the_table_opens_a_way_too(desk):
    await desk.publisher.posted(SESSION, desk.shown(), FIRST_MESSAGE + 50, desk.edit)
    await desk.show("two")
    assert (desk.by_answer, desk.channel.edited) == (["two"], [])
