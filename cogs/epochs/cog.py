"""The commands of Epochs Poker."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.app import OutOfTurn
from bot.errors import House, NoSuchTable, NotSeated, Unwelcome
from bot.faces import Moment
from bot.sessions.session import Session
from bot.table.table_screen import moment
from cogs.epochs.opponents import OPPONENTS
from cogs.epochs.presses import unreadable
from cogs.epochs.scale_text import scale_surface
from cogs.epochs.suggestions import suggestions
from cogs.epochs.typed import read_sum
from cogs.epochs.unfit import unfit
from cogs.game_cog import TIMES, GameCog, Interaction, answered

LEVELS = [
    app_commands.Choice(name=f"{name} ({level})", value=level)
    for level, (name, _) in OPPONENTS.items()
]
PACKS = [
    app_commands.Choice(name="Epochs I to V (1+3+4)", value="1+3+4"),
    app_commands.Choice(name="Epochs VI to X (2+3+4)", value="2+3+4"),
    app_commands.Choice(name="All ten epochs: combinations become rare", value="full"),
]
SEATS = 4
"""How many play where somebody plays computers and does not say."""


@app_commands.guild_only()
class EpochsCog(
    GameCog, group_name="epochs", group_description="Epochs Poker: complete the suits of an epoch"
):
    """`/epochs start` and `/epochs raise`."""

    game = "epochs"

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
    @app_commands.choices(level=LEVELS, pack=PACKS, time=TIMES)
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
        if level is not None:
            config["ai_level"] = level
        computers = () if level is None else (level,) * ((seats or SEATS) - 1)
        await self.open_table(interaction, config, computers=computers, seconds=time)

    @app_commands.command(name="raise", description="Bet or raise by typing how much")
    @app_commands.describe(amount="What you will have bet in this round in all: 300, pot, all-in")
    @answered
    async def raise_to(self, interaction: Interaction, amount: str) -> None:
        """Raise in the channel's game; the table shows what came of it."""
        table = await self._table(interaction)
        now = await self._moment(interaction, table)
        to = read_sum(amount, now.view)
        if to is None:
            await self.bot.desk.tell(interaction, unreadable(now))
            return
        await self.bot.desk.act(interaction, table.id, {"type": "raise", "to": to}, None)
        await self.bot.desk.tell(interaction, now.words.say("You have raised to {bet}.", bet=to))

    @raise_to.autocomplete("amount")
    async def complete(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The usual sizes, as far as they fit what is typed."""
        try:
            table = await self._table(interaction)
        except (NoSuchTable, NotSeated, Unwelcome):
            return []
        now = await self._moment(interaction, table)
        return [app_commands.Choice(name=n, value=v) for n, v in suggestions(now, typed)]

    async def _table(self, interaction: Interaction) -> Session:
        """The channel's game, where the person sits. Raises NoSuchTable, NotSeated, Unwelcome."""
        table = await self.bot.host.in_channel(interaction.channel_id or 0)
        if not isinstance(table, Session) or table.row.game != self.game:
            raise Unwelcome(House.NOT_STARTED)
        if table.seat_of(interaction.user.id) is None:
            raise NotSeated
        return table

    async def _moment(self, interaction: Interaction, table: Session) -> Moment[Any]:
        words = await self.bot.desk.words_of(interaction)
        seat = table.seat_of(interaction.user.id)
        return moment(table, self.bot.faces.of(self.game), words, seat)


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
