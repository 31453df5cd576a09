"""`/settings`: what a person and a server have chosen."""

from __future__ import annotations

import msgspec
from discord import app_commands
from discord.ext import commands

from bot.app import OutOfTurn
from bot.errors import House, Unwelcome
from bot.words import LANGUAGES
from cogs.game_cog import Interaction, answered

AS_DISCORD = "discord"
CHOICES = [app_commands.Choice(name="As in Discord", value=AS_DISCORD)] + [
    app_commands.Choice(name=name, value=key) for key, name in LANGUAGES.items()
]
HANDS = [
    app_commands.Choice(name="By direct message", value="dm"),
    app_commands.Choice(name="At the table, with the button My hand", value="ephemeral"),
    app_commands.Choice(name="Both", value="both"),
]


class SettingsCog(commands.GroupCog, group_name="settings", group_description="Language and looks"):
    """`/settings me`, `/settings server` and `/settings forget`."""

    def __init__(self, bot: OutOfTurn) -> None:
        self.bot = bot

    @app_commands.command(description="Your own settings, on all servers")
    @app_commands.describe(
        language="The language I speak to you alone",
        hands="Where I show you your cards",
        text_only="Your cards as text, without pictures",
    )
    @app_commands.choices(language=CHOICES, hands=HANDS)
    @answered
    async def me(
        self,
        interaction: Interaction,
        language: str | None = None,
        hands: str | None = None,
        text_only: bool | None = None,
    ) -> None:
        """Choose the language of private words, and where and how hands are shown."""
        await self.bot.people.choose(
            interaction.user.id,
            language="" if language == AS_DISCORD else language,
            hands=hands,
            text_only=text_only,
        )
        await self.bot.host.show_hands_anew(interaction.user.id)
        await self._done(interaction)

    @app_commands.command(description="The settings of this server (moderators)")
    @app_commands.describe(
        language="The language I speak in public", text_only="Tables as text, without pictures"
    )
    @app_commands.choices(language=CHOICES)
    @answered
    async def server(
        self,
        interaction: Interaction,
        language: str | None = None,
        text_only: bool | None = None,
    ) -> None:
        """Choose the language of public words, and whether tables are shown as text."""
        # Discord takes permissions for whole groups only, and `/settings me` is for everybody.
        if interaction.guild_id is None or not interaction.permissions.manage_guild:
            raise Unwelcome(House.NOT_MANAGER)
        settings = self.bot.store.settings
        now = await settings.guild(interaction.guild_id)
        if language is not None:
            chosen = None if language == AS_DISCORD else language
            now = msgspec.structs.replace(now, language=chosen)
        if text_only is not None:
            now = msgspec.structs.replace(now, text_only=text_only)
        await settings.put_guild(now)
        await self.bot.host.show_anew(now.guild)
        await self._done(interaction)

    @app_commands.command(description="Forget all that you have chosen, and what I noted about you")
    @answered
    async def forget(self, interaction: Interaction) -> None:
        """Go back to the defaults; games played and their ratings stay."""
        await self.bot.people.forget(interaction.user.id)
        await self.bot.host.show_hands_anew(interaction.user.id)
        words = await self.bot.desk.words_of(interaction)
        await self.bot.desk.tell(interaction, words.say("Forgotten."))

    async def _done(self, interaction: Interaction) -> None:
        words = await self.bot.desk.words_of(interaction)
        await self.bot.desk.tell(interaction, words.say("Saved."))


async def setup(bot: OutOfTurn) -> None:
    """Called by discord.py when the bot starts."""
    await bot.add_cog(SettingsCog(bot))
