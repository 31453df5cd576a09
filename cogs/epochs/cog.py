"""The commands of Epochs Poker."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.app import OutOfTurn
from cogs.betting.cog import BettingCog
from cogs.betting.stakes import Stakes
from cogs.epochs.opponents import OPPONENTS
from cogs.epochs.scale_text import scale_surface
from cogs.epochs.stakes import stakes_of
from cogs.epochs.unfit import unfit
from cogs.game_cog import TIMES, Interaction, answered, levels

PACKS = [
    app_commands.Choice(name="Epochs I to V (1+3+4)", value="1+3+4"),
    app_commands.Choice(name="Epochs VI to X (2+3+4)", value="2+3+4"),
    app_commands.Choice(name="All ten epochs: combinations become rare", value="full"),
]
SEATS = 4
"""How many play where somebody plays computers and does not say."""


@app_commands.guild_only()
class EpochsCog(
    BettingCog,
    group_name="epochs",
    group_description="Epochs Poker: complete the suits of an epoch",
):
    """`/epochs start` and `/epochs raise`."""

    game = "epochs"

    def stakes(self, view: Any) -> Stakes:
        """The betting round of a match."""
        return stakes_of(view)

    @app_commands.command(description="Open a table of Epochs Poker")
    @app_commands.describe(
        level="Play against computer players at once",
        seats="Against computer players: how many play, you too; 4 if you do not say",
        pack="Which epochs are played: I to V if you do not say",
        jokers="How many jokers: 2 if you do not say",
        stack="Chips to begin with: 1000 if you do not say",
        min_bet="The smallest bet: 10 if you do not say",
        max_bet="The largest bet or raise: no limit if you do not say",
        ante="What everybody pays for a hand: the smallest bet if you do not say",
        hands="How many hands a match has at most: 20 if you do not say",
        time="Time per move",
    )
    @app_commands.choices(level=levels(OPPONENTS), pack=PACKS, time=TIMES)
    @answered
    async def start(
        self,
        interaction: Interaction,
        level: str | None = None,
        seats: app_commands.Range[int, 2, 8] | None = None,
        pack: str = "1+3+4",
        jokers: app_commands.Range[int, 0, 4] = 2,
        stack: app_commands.Range[int, 1, 1_000_000] = 1000,
        min_bet: app_commands.Range[int, 1, 1_000_000] = 10,
        max_bet: app_commands.Range[int, 1, 1_000_000] | None = None,
        ante: app_commands.Range[int, 0, 1_000_000] | None = None,
        hands: app_commands.Range[int, 1, 1000] = 20,
        time: float | None = None,
    ) -> None:
        """Open a table; against computer players the match begins at once."""
        config: dict[str, Any] = {
            "pack": pack,
            "jokers": jokers,
            "stack": stack,
            "min_bet": min_bet,
            "max_bet": max_bet,
            "ante": ante,
            "hands": hands,
        }
        words = await self.bot.desk.words_of(interaction)
        wrong = unfit(config, words)
        if level is None and seats is not None:
            wrong = words.say(
                "`seats` goes with `level`: it counts you and the computer players. Without both,"
                " up to 8 people can join the table."
            )
        if wrong:
            await self.bot.desk.tell(interaction, wrong)
            return
        await self.open_table(interaction, config, level=level, seats=seats or SEATS, seconds=time)


class ScaleCog(commands.Cog):
    """`/scale`."""

    def __init__(self, bot: OutOfTurn) -> None:
        self.bot = bot

    @app_commands.command(description="Which combination of Epochs Poker is higher")
    @answered
    async def scale(self, interaction: Interaction) -> None:
        """Show the scale, drawn and in words, to the person alone."""
        words = await self.bot.desk.words_of(interaction)
        await self.bot.desk.show_private(interaction, scale_surface(words))
