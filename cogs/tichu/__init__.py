"""Tichu on Discord: its commands, its screens, its words."""

from __future__ import annotations

from bot.app import OutOfTurn
from cogs.tichu.boosters.cog import BoostersCog
from cogs.tichu.cog import TichuCog
from cogs.tichu.face import TichuFace


async def setup(bot: OutOfTurn) -> None:
    """Called by discord.py when the bot starts."""
    bot.faces.add(TichuFace())
    await bot.add_cog(TichuCog(bot))
    await bot.add_cog(BoostersCog(bot))
