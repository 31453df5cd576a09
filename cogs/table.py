"""Commands about the channel's table, whatever is played there."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app import OutOfTurn
from bot.errors import House, Unwelcome
from bot.sessions.session import Session
from bot.table.own_tables import own_tables
from bot.table.places import TABLE, Place
from cogs.game_cog import Interaction, answered


@app_commands.guild_only()
class TableCog(
    commands.GroupCog, group_name="table", group_description="The table in this channel"
):
    """`/table show`, `/table mine`, `/table leave`, `/table end`."""

    def __init__(self, bot: OutOfTurn) -> None:
        self.bot = bot

    @app_commands.command(description="Show the table at the bottom of the channel")
    @answered
    async def show(self, interaction: Interaction) -> None:
        """Post the table anew as the answer; the old message goes."""
        table = await self.bot.host.in_channel(interaction.channel_id or 0)
        with self.bot.publisher.holding(Place(table.row.id, TABLE)):
            await self.bot.desk.post(interaction, table.row.id)

    @app_commands.command(description="All tables you sit at, and where it is your turn")
    @answered
    async def mine(self, interaction: Interaction) -> None:
        """List the person's tables on all servers, for them alone."""
        words = await self.bot.desk.words_of(interaction)
        listed = await own_tables(self.bot.host, interaction.user.id, words)
        await self.bot.desk.show_private(interaction, listed)

    @app_commands.command(description="Leave the table; the computer plays on for you")
    @answered
    async def leave(self, interaction: Interaction) -> None:
        """Give the seat up for good."""
        table = await self.bot.host.in_channel(interaction.channel_id or 0)
        await self.bot.host.leave(table.row.id, interaction.user.id)
        words = await self.bot.desk.words_of(interaction)
        await self.bot.desk.tell(interaction, words.say("You have left the table."))

    @app_commands.command(description="End the table (its host, or a moderator)")
    @answered
    async def end(self, interaction: Interaction) -> None:
        """End it without a winner."""
        table = await self.bot.host.in_channel(interaction.channel_id or 0)
        allowed = interaction.permissions.manage_messages or interaction.permissions.manage_channels
        if interaction.user.id != table.row.host and not allowed:
            raise Unwelcome(House.NOT_HOST)
        await self.bot.host.end(table.row.id)
        words = await self.bot.desk.words_of(interaction)
        await self.bot.desk.tell(interaction, words.say("The table is closed."))


class HandCog(commands.Cog):
    """`/hand`."""

    def __init__(self, bot: OutOfTurn) -> None:
        self.bot = bot

    @app_commands.command(description="See your own hand, for your eyes only")
    @app_commands.guild_only()
    @answered
    async def hand(self, interaction: Interaction) -> None:
        """Show the person's hand at the channel's table."""
        table = await self.bot.host.in_channel(interaction.channel_id or 0)
        if not isinstance(table, Session):
            raise Unwelcome(House.NOT_STARTED)
        await self.bot.desk.show_hand(interaction, table.row.id)


async def setup(bot: OutOfTurn) -> None:
    """Called by discord.py when the bot starts."""
    await bot.add_cog(TableCog(bot))
    await bot.add_cog(HandCog(bot))
