"""`/rules`: how each game is played, for the reader alone, in their language."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app import OutOfTurn
from bot.faces import Face
from cogs.game_cog import Interaction


class RulesCog(commands.Cog):
    """One subcommand for each game that is hosted."""

    def __init__(self, bot: OutOfTurn) -> None:
        self.bot = bot
        self.group = app_commands.Group(name="rules", description="How a game is played")
        for face in bot.faces:
            self.group.add_command(self._command(face))
        bot.tree.add_command(self.group)

    async def cog_unload(self) -> None:
        """Take the commands away with the cog."""
        self.bot.tree.remove_command(self.group.name)

    def _command(self, face: Face) -> app_commands.Command[RulesCog, ..., None]:
        async def explain(interaction: Interaction) -> None:
            words = await self.bot.desk.words_of(interaction)
            await self.bot.desk.show_private(interaction, face.rules(words))

        async def show(interaction: Interaction) -> None:
            await self.bot.desk.guarded(interaction, "", explain)

        return app_commands.Command(name=face.key, description=face.title, callback=show)


async def setup(bot: OutOfTurn) -> None:
    """Called by discord.py when the bot starts, after the games' cogs."""
    await bot.add_cog(RulesCog(bot))
