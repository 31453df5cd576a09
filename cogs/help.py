"""`/help`: what can be played here, and how to begin, for somebody who has never seen the bot."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app import OutOfTurn
from bot.surfaces import Surface
from bot.words import Words
from bot.words.sentences import command
from cogs.game_cog import GameCog, Interaction, answered

TITLE = "### Out of Turn"


class HelpCog(commands.Cog):
    """`/help`."""

    def __init__(self, bot: OutOfTurn) -> None:
        self.bot = bot

    @app_commands.command(description="What you can play here, and how to begin")
    @answered
    async def help(self, interaction: Interaction) -> None:
        """Explain the bot to the person alone."""
        words = await self.bot.desk.words_of(interaction)
        await self.bot.desk.show_private(interaction, self.explained(words))

    def explained(self, words: Words) -> Surface:
        """The games with the command that opens a table of each, and what else one should know."""
        games = [each for each in self.bot.cogs.values() if isinstance(each, GameCog)]
        start = words.say(
            "A table opens in the channel: friends press Join, and the computer plays on the seats"
            " left empty. Alone, choose a level, and it begins at once."
        )
        hands = words.say(
            "Your cards are for your eyes only: they come by direct message, and My hand at the"
            " table shows them. {settings} chooses.",
            settings=command("settings me", words),
        )
        more = words.say(
            "How to play: {rules}. Your tables: {mine}. Who plays best: {ratings}.",
            rules=command("rules", words),
            mine=command("table mine", words),
            ratings=command("ratings", words),
        )
        lines = [_game(each, words) for each in games]
        return Surface("\n".join([TITLE, *lines, "", start, "", hands, "", more]))


def _game(cog: GameCog, words: Words) -> str:
    about = words.say(str(cog.__cog_group_description__))
    return f"{command(f'{cog.game} start', words)} · {about}"


async def setup(bot: OutOfTurn) -> None:
    """Called by discord.py when the bot starts, after the games' cogs."""
    await bot.add_cog(HelpCog(bot))
