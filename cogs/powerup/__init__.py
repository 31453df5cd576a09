"""Power Up on Discord: its commands, its screens, its words."""

from __future__ import annotations

from bot.app import OutOfTurn
from cogs.powerup.cog import PowersCog, PowerUpCog
from cogs.powerup.face import PowerUpFace


async def setup(bot: OutOfTurn) -> None:
    """Called by discord.py when the bot starts."""
    bot.faces.add(PowerUpFace())
    await bot.add_cog(PowerUpCog(bot))
    await bot.add_cog(PowersCog(bot))
