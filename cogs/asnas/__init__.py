"""As-Nas on Discord: its commands, its screens, its words."""

from __future__ import annotations

from bot.app import OutOfTurn
from cogs.asnas.cog import AsNasCog
from cogs.asnas.face import AsNasFace


async def setup(bot: OutOfTurn) -> None:
    """Called by discord.py when the bot starts."""
    bot.faces.add(AsNasFace())
    await bot.add_cog(AsNasCog(bot))
