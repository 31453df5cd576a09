"""The channels of direct messages: few are opened, and none where they are not wanted."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.table.mailbox import Mailbox, Undeliverable
from tests.bot.board import FIRST_DM, FakeDiscord, failure
from tests.bot.world import ANN, BEN, EVE, World

CLOSED = (50007, 50278, 40003)
DAY = 86_400


class Post:
    """A mailbox, and the Discord it opens channels on."""

    def __init__(self, world: World, budget: int) -> None:
        self.discord = FakeDiscord()
        client: Any = self.discord
        self.box = Mailbox(client, world.people, world.host.clock, budget)

    async def reaches(self, user: int) -> bool:
        """Whether there is a channel to send a hand to."""
        try:
            await self.box.channel(user)
        except Undeliverable:
            return False
        return True


@pytest.fixture
async def post(world: World) -> Post:
    """A mailbox that may open two channels in ten minutes."""
    return Post(world, 2)


# The budget


async def test_a_channel_that_is_known_costs_nothing(post):
    first = await post.box.channel(ANN)
    assert [await post.box.channel(ANN) for _ in range(5)] == [first] * 5
    assert post.discord.opened == [ANN]


async def test_a_channel_that_an_earlier_process_opened_costs_nothing(world, post):
    await post.box.channel(ANN)
    later = Post(world, 0)
    assert await later.box.channel(ANN) == FIRST_DM
    assert later.discord.opened == []


async def test_no_more_channels_are_opened_than_the_budget_allows(post):
    reached = [await post.reaches(user) for user in (ANN, BEN, EVE)]
    assert reached == [True, True, False]
    assert post.discord.opened == [ANN, BEN]


async def test_who_is_known_is_reached_though_the_budget_is_spent(post):
    for user in (ANN, BEN, EVE):
        await post.reaches(user)
    assert await post.reaches(ANN)


async def test_what_was_spent_comes_back_after_ten_minutes(post, passed):
    await post.reaches(ANN)
    await post.reaches(BEN)
    passed(595)
    assert not await post.reaches(EVE)
    passed(10)
    assert await post.reaches(EVE)


async def test_every_opening_is_counted_from_its_own_time(post, passed):
    await post.reaches(ANN)
    passed(300)
    await post.reaches(BEN)
    passed(301)
    reached = [await post.reaches(user) for user in (EVE, 4)]
    assert reached == [True, False]


async def test_a_spent_budget_closes_nobodys_dms(world, post):
    for user in (ANN, BEN, EVE):
        await post.reaches(user)
    assert await world.people.takes_dms(EVE)


async def test_without_a_budget_no_channel_is_opened(world):
    post = Post(world, 0)
    assert not await post.reaches(ANN)
    assert post.discord.opened == []


# Closed


@pytest.mark.parametrize("code", CLOSED)
async def test_dms_that_cannot_be_opened_are_not_tried_again(post, code):
    post.discord.failures.append(failure(discord.Forbidden, 403, code))
    assert not await post.reaches(ANN)
    assert not await post.reaches(ANN)
    assert post.discord.opened == [ANN]


@pytest.mark.parametrize("code", CLOSED)
async def test_dms_that_take_no_message_are_not_tried_again(post, code):
    await post.box.channel(ANN)
    with pytest.raises(Undeliverable):
        await post.box.failed(ANN, failure(discord.Forbidden, 403, code))
    assert not await post.reaches(ANN)
    assert await post.reaches(BEN)


async def test_closed_dms_are_tried_again_after_a_day(post, passed):
    post.discord.failures.append(failure(discord.Forbidden, 403, 50007))
    await post.reaches(ANN)
    passed(DAY - 5)
    assert not await post.reaches(ANN)
    passed(10)
    assert await post.reaches(ANN)


async def test_who_asks_for_dms_again_is_tried_at_once(world, post):
    post.discord.failures.append(failure(discord.Forbidden, 403, 50007))
    await post.reaches(ANN)
    await world.people.choose(ANN, hands="both")
    assert await post.reaches(ANN)


@pytest.mark.parametrize(
    "error", [failure(discord.HTTPException, 500), failure(discord.Forbidden, 403, 50001)]
)
async def test_another_failure_says_nothing_about_their_dms(world, post, error):
    post.discord.failures.append(error)
    with pytest.raises(discord.HTTPException):
        await post.box.channel(ANN)
    assert await world.people.takes_dms(ANN)
    assert await post.reaches(ANN)


async def test_another_failure_of_a_message_is_left_to_whoever_sent_it(world, post):
    await post.box.failed(ANN, failure(discord.HTTPException, 500))
    assert await world.people.takes_dms(ANN)


# Lost


async def test_a_channel_that_is_lost_is_opened_anew(post):
    lost = await post.box.channel(ANN)
    await post.box.lost(ANN)
    assert await post.box.channel(ANN) != lost
    assert post.discord.opened == [ANN, ANN]
