"""What the commands of games with bets share: to raise by typing how much."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from cogs.betting.stakes import Stakes
from cogs.betting.suggestions import suggestions
from cogs.betting.typed import read_sum, unreadable
from cogs.game_cog import GameCog, Interaction, answered


class BettingCog(GameCog):
    """The base of the cogs of betting games: it offers `raise`. A subclass reads its view."""

    def stakes(self, view: Any) -> Stakes:
        """What is at stake in the game's `view`."""
        raise NotImplementedError

    @app_commands.command(name="raise", description="Bet or raise by typing how much")
    @app_commands.describe(amount="What you will have bet in this round in all: 300, pot, all-in")
    @answered
    async def raise_to(self, interaction: Interaction, amount: str) -> None:
        """Raise in the channel's game; the table shows what came of it."""
        table, now = await self.playing(interaction)
        stakes = self.stakes(now.view)
        to = read_sum(amount, stakes)
        if to is None:
            await self.bot.desk.tell(interaction, unreadable(now, stakes))
            return
        await self.bot.desk.act(interaction, table.id, {"type": "raise", "to": to}, None)
        await self.bot.desk.tell(interaction, now.words.say("You have raised to {bet}.", bet=to))

    @raise_to.autocomplete("amount")
    async def complete(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The usual sizes, as far as they fit what is typed."""
        return await self.suggested(
            interaction, lambda now: suggestions(self.stakes(now.view), now.words, typed)
        )
