"""A channel, a thread or a server that is gone takes its tables with it, at once."""

from __future__ import annotations

from tests.e2e.harness import House
from tests.e2e.tables import started


async def live(house: House) -> int:
    """How many tables the bot still keeps."""
    return len(await house.env.bot.store.sessions.live())


async def test_the_table_of_a_deleted_channel_ends(house):
    await started(house)
    house.env.backend.delete_channel(house.channel.id)
    await house.env.settle()
    assert await live(house) == 0


async def test_the_hands_of_a_deleted_channel_say_that_it_is_over(house):
    ann = house.person("ann")
    await house.command(ann, "asnas start")
    await house.click(ann, house.table(), "@start")
    house.env.backend.delete_channel(house.channel.id)
    await house.env.settle()
    assert not house.hand(ann).controls


async def test_a_table_elsewhere_goes_on(house):
    await started(house)
    other = house.guild.create_text_channel("other")
    house.env.backend.delete_channel(other.id)
    await house.env.settle()
    assert await live(house) == 1


async def test_the_tables_of_a_server_that_put_the_bot_out_end(house):
    await started(house)
    house.env.backend.remove_guild(house.guild.id)
    await house.env.settle()
    assert await live(house) == 0
