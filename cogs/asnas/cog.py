"""The commands of As-Nas."""

from __future__ import annotations

from discord import app_commands

from cogs.asnas.opponents import OPPONENTS
from cogs.game_cog import TIMES, GameCog, Interaction, answered, levels


@app_commands.guild_only()
class AsNasCog(GameCog, group_name="asnas", group_description="As-Nas: five cards nobody has seen"):
    """`/asnas start`."""

    game = "asnas"

    @app_commands.command(description="Open a table of As-Nas")
    @app_commands.describe(
        level="Play against three computer players at once",
        deals="How many deals a match has: 12 if you do not say",
        time="Time per move",
    )
    @app_commands.choices(level=levels(OPPONENTS), time=TIMES)
    @answered
    async def start(
        self,
        interaction: Interaction,
        level: str | None = None,
        deals: app_commands.Range[int, 1, 100] = 12,
        time: float | None = None,
    ) -> None:
        """Open a table; against computer players the match begins at once."""
        await self.open_table(interaction, {"deals": deals}, level=level, seconds=time)
