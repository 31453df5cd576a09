"""Names and descriptions of the slash commands in the languages Discord shows them in."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from bot.words import language_of, words_in

SPOKEN: Final = {discord.Locale.brazil_portuguese, discord.Locale.ukrainian}


class CommandWords(app_commands.Translator):
    """Looks a command's English text up in the catalogues; what is missing stays English."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text for `locale`, or None where Discord shall show the English one."""
        if locale not in SPOKEN:
            return None
        said = words_in(language_of(locale.value)).say(string.message)
        return said if said != string.message else None
