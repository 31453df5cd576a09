"""The commands of Power Up."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.app import OutOfTurn
from cogs.betting.cog import BettingCog
from cogs.betting.stakes import Stakes
from cogs.game_cog import TIMES, Interaction, answered, levels
from cogs.powerup.explained import powers_surface
from cogs.powerup.opponents import OPPONENTS
from cogs.powerup.stakes import stakes_of

STRUCTURES = [
    app_commands.Choice(name="Standard: a level lasts 4 hands", value="standard"),
    app_commands.Choice(name="Turbo: a level lasts 2 hands", value="turbo"),
]


@app_commands.guild_only()
class PowerUpCog(
    BettingCog,
    group_name="powerup",
    group_description="Power Up: no-limit hold'em with ten powers",
):
    """`/powerup start` and `/powerup raise`."""

    game = "powerup"

    def stakes(self, view: Any) -> Stakes:
        """The betting round of a game."""
        return stakes_of(view)

    @app_commands.command(description="Open a table of Power Up")
    @app_commands.describe(
        level="Play against computer players at once",
        seats="How many play, from 2 to 6: 3 if you do not say",
        stack="Chips to begin with: 1500 if you do not say",
        structure="How fast the blinds rise",
        strict_all_in="Once somebody is all-in, no more powers that change the board",
        time="Time per move",
    )
    @app_commands.choices(level=levels(OPPONENTS), structure=STRUCTURES, time=TIMES)
    @answered
    async def start(
        self,
        interaction: Interaction,
        level: str | None = None,
        seats: app_commands.Range[int, 2, 6] = 3,
        stack: app_commands.Range[int, 100, 100_000] = 1500,
        structure: str = "standard",
        strict_all_in: bool = False,
        time: float | None = None,
    ) -> None:
        """Open a table; against computer players the game begins at once."""
        config: dict[str, Any] = {
            "seats": seats,
            "stack": stack,
            "structure": structure,
            "strict_all_in": strict_all_in,
        }
        await self.open_table(interaction, config, level=level, seats=seats, seconds=time)


class PowersCog(commands.Cog):
    """`/powers`."""

    def __init__(self, bot: OutOfTurn) -> None:
        self.bot = bot

    @app_commands.command(description="What each of the ten powers of Power Up does")
    @answered
    async def powers(self, interaction: Interaction) -> None:
        """Explain them, with their pictures, to the person alone."""
        words = await self.bot.desk.words_of(interaction)
        await self.bot.desk.show_private(interaction, powers_surface(words))
