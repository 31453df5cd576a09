"""The commands of Power Up."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.app import OutOfTurn
from bot.errors import House, NoSuchTable, NotSeated, Unwelcome
from bot.faces import Moment
from bot.sessions.session import Session
from bot.table.table_screen import moment
from cogs.game_cog import TIMES, GameCog, Interaction, answered
from cogs.powerup.explained import powers_surface
from cogs.powerup.opponents import OPPONENTS
from cogs.powerup.presses import unreadable
from cogs.powerup.suggestions import suggestions
from cogs.powerup.typed import read_sum

LEVELS = [
    app_commands.Choice(name=f"{name} ({level})", value=level)
    for level, (name, _) in OPPONENTS.items()
]
STRUCTURES = [
    app_commands.Choice(name="Standard: a level lasts 4 hands", value="standard"),
    app_commands.Choice(name="Turbo: a level lasts 2 hands", value="turbo"),
]


@app_commands.guild_only()
class PowerUpCog(
    GameCog, group_name="powerup", group_description="Power Up: no-limit hold'em with ten powers"
):
    """`/powerup start` and `/powerup raise`."""

    game = "powerup"

    @app_commands.command(description="Open a table of Power Up")
    @app_commands.describe(
        level="Play against computer players at once",
        seats="How many play, from 2 to 6: 3 if you do not say",
        stack="Chips to begin with: 1500 if you do not say",
        structure="How fast the blinds rise",
        strict_all_in="Once somebody is all-in, no more powers that change the board",
        time="Time per move",
    )
    @app_commands.choices(level=LEVELS, structure=STRUCTURES, time=TIMES)
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
        if level is not None:
            config["ai_level"] = level
        await self.open_table(
            interaction,
            config,
            computers=() if level is None else (level,) * (seats - 1),
            seconds=time,
        )

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
