"""`/boosters`: what each booster does, for the reader alone, in their language."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app import OutOfTurn
from cogs.game_cog import Interaction, answered
from cogs.tichu.boosters.overview import COMMAND, answer
from cogs.tichu.boosters.wording import booster_name, found, meant

MOST = 25
"""Suggestions at once."""


class BoostersCog(commands.Cog):
    """The command that explains boosters, in any channel, whatever is played there."""

    def __init__(self, bot: OutOfTurn) -> None:
        self.bot = bot

    @app_commands.command(name=COMMAND, description="What the boosters of Tichu do")
    @app_commands.describe(name="Which booster; all of them if you do not say")
    @answered
    async def boosters(self, interaction: Interaction, name: str = "") -> None:
        """Explain one booster, or list all."""
        words = await self.bot.desk.words_of(interaction)
        await self.bot.desk.tell(interaction, answer(name, meant(name, words), words))

    @boosters.autocomplete("name")
    async def complete(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The boosters that fit what is typed."""
        words = await self.bot.desk.words_of(interaction)
        keys = list(found(typed, words))[:MOST]
        return [app_commands.Choice(name=booster_name(key, words), value=key) for key in keys]
