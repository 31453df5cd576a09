"""Locus Poker on Discord: its commands, its screens, its words."""

from __future__ import annotations

from bot.app import OutOfTurn
from cogs.locus.cog import LocusCog
from cogs.locus.face import LocusFace


async def setup(bot: OutOfTurn) -> None:
    """Called by discord.py when the bot starts."""
    bot.faces.add(LocusFace())
    await bot.add_cog(LocusCog(bot))
