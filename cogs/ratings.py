"""`/ratings`: who plays best on a server, and how well one plays oneself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord import app_commands
from discord.ext import commands

from bot.app import OutOfTurn
from bot.faces import Face
from bot.table.ratings_screen import LATEST, best_players, own_ratings
from cogs.game_cog import Interaction


class RatingsCog(commands.Cog):
    """One subcommand for each game that is hosted, and `me`."""

    def __init__(self, bot: OutOfTurn) -> None:
        self.bot = bot
        self.group = app_commands.Group(name="ratings", description="Who plays best on this server")
        for face in bot.faces:
            self._add(face.key, face.title, self._best(face))
        self._add("me", "How well you play each game", self._mine)
        bot.tree.add_command(self.group)

    async def cog_unload(self) -> None:
        """Take the commands away with the cog."""
        self.bot.tree.remove_command(self.group.name)

    def _add(
        self, name: str, description: str, answer: Callable[[Interaction], Awaitable[None]]
    ) -> None:
        async def show(interaction: Interaction) -> None:
            await self.bot.desk.guarded(interaction, "", answer)

        command: app_commands.Command[RatingsCog, ..., None] = app_commands.Command(
            name=name, description=description, callback=show
        )
        self.group.add_command(command)

    def _best(self, face: Face) -> Callable[[Interaction], Awaitable[None]]:
        async def answer(interaction: Interaction) -> None:
            words = await self.bot.desk.words_of(interaction)
            best = await self.bot.store.results.leaderboard(interaction.guild_id or 0, face.key)
            await self.bot.desk.show_private(interaction, best_players(face, best, words))

        return answer

    async def _mine(self, interaction: Interaction) -> None:
        words = await self.bot.desk.words_of(interaction)
        ratings = await self.bot.store.results.ratings_of(f"u:{interaction.user.id}")
        latest = await self.bot.store.results.of_user(interaction.user.id, LATEST)
        titles = {face.key: face.title for face in self.bot.faces}
        await self.bot.desk.show_private(interaction, own_ratings(ratings, latest, titles, words))


async def setup(bot: OutOfTurn) -> None:
    """Called by discord.py when the bot starts, after the games' cogs."""
    await bot.add_cog(RatingsCog(bot))
