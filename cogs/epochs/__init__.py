"""Epochs Poker on Discord: its commands, its screens, its words."""

from __future__ import annotations

from bot.app import OutOfTurn
from cogs.epochs.cog import EpochsCog, ScaleCog
from cogs.epochs.face import EpochsFace


async def setup(bot: OutOfTurn) -> None:
    """Called by discord.py when the bot starts."""
    bot.faces.add(EpochsFace())
    await bot.add_cog(EpochsCog(bot))
    await bot.add_cog(ScaleCog(bot))
