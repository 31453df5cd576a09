"""What the commands of all games share: opening a table in a channel."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from inspect import signature
from typing import Any, ClassVar, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import OutOfTurn
from bot.errors import House, NoSuchTable, NotSeated, Unwelcome
from bot.faces import Moment
from bot.sessions.options import TableOptions
from bot.sessions.session import Session
from bot.table.places import TABLE, Place
from bot.table.table_screen import moment
from bot.words import language_of
from bot.words.sentences import missing_permissions

Interaction: TypeAlias = discord.Interaction[OutOfTurn]
P = ParamSpec("P")

TIMES: list[app_commands.Choice[int | float | str]] = [
    app_commands.Choice(name="30 seconds", value=30.0),
    app_commands.Choice(name="1 minute", value=60.0),
    app_commands.Choice(name="3 minutes", value=180.0),
    app_commands.Choice(name="10 minutes", value=600.0),
    app_commands.Choice(name="24 hours", value=86400.0),
]
"""The times per move that every game's `start` offers."""


class HasBot(Protocol):
    """What every cog of the house knows."""

    bot: OutOfTurn


G = TypeVar("G", bound=HasBot)
Deed: TypeAlias = Callable[Concatenate[G, Interaction, P], Coroutine[Any, Any, None]]


def answered(deed: Deed[G, P]) -> Deed[G, P]:
    """A command that answers as buttons do: a refusal is a sentence for the person, no error."""

    @wraps(deed)
    async def told(cog: G, interaction: Interaction, *args: P.args, **kwargs: P.kwargs) -> None:
        async def done(_: Interaction) -> None:
            await deed(cog, interaction, *args, **kwargs)

        await cog.bot.desk.guarded(interaction, "", done)

    # discord.py would look the names in the annotations up in this module.
    told.__signature__ = signature(deed, eval_str=True)  # pyright: ignore[reportAttributeAccessIssue]
    return told


class GameCog(commands.GroupCog):
    """The base of every game's cog. A subclass names its game and offers `start`."""

    game: ClassVar[str]

    def __init__(self, bot: OutOfTurn) -> None:
        self.bot = bot

    async def open_table(
        self,
        interaction: Interaction,
        config: dict[str, Any],
        *,
        challenged: discord.User | discord.Member | None = None,
        computers: tuple[str, ...] = (),
        seconds: float | None = None,
    ) -> None:
        """Open a table where the command was given, and seat who gave it.

        With computers for all the other seats the game begins at once. Raises Unwelcome where
        the bot may not host here, the channel has a table, or the challenge makes no sense.
        """
        await self._check_permissions(interaction)
        if challenged is not None and (challenged.bot or challenged.id == interaction.user.id):
            raise Unwelcome(House.BAD_OPTION, "opponent")
        host, user = self.bot.host, interaction.user
        invited = None if challenged is None else challenged.id
        lobby = await host.open(
            self.game,
            guild=interaction.guild_id,
            channel=interaction.channel_id or 0,
            host=user.id,
            language=language_of(
                interaction.guild_locale.value if interaction.guild_locale else None
            ),
            config=config,
            options=TableOptions(seconds=seconds),
        )
        session = lobby.row.id
        with self.bot.publisher.holding(Place(session, TABLE)):
            lobby = await host.change(session, lambda now: now.join(user.id, user.display_name))
            for level in computers:
                lobby = await host.change(session, lambda now, level=level: now.add_computer(level))
            if invited is not None:
                lobby = await host.change(session, lambda now: now.keep_for(invited))
            if lobby.ready and computers:
                await host.begin(session, user.id)
            await self.bot.desk.post(interaction, session)

    async def playing(self, interaction: Interaction) -> tuple[Session, Moment[Any]]:
        """The channel's game, and what the person who sits there sees of it, in their language.

        Raises NoSuchTable, Unwelcome where it is another game or has not begun, NotSeated.
        """
        table = await self.bot.host.in_channel(interaction.channel_id or 0)
        if not isinstance(table, Session) or table.row.game != self.game:
            raise Unwelcome(House.NOT_STARTED)
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise NotSeated
        words = await self.bot.desk.words_of(interaction)
        return table, moment(table, self.bot.faces.of(self.game), words, seat)

    async def seen(self, interaction: Interaction) -> Moment[Any] | None:
        """The same for suggestions while somebody types, which have nobody to tell a refusal."""
        try:
            return (await self.playing(interaction))[1]
        except (NoSuchTable, NotSeated, Unwelcome):
            return None

    async def _check_permissions(self, interaction: Interaction) -> None:
        in_thread = isinstance(interaction.channel, discord.Thread)
        words = await self.bot.desk.words_of(interaction)
        missing = missing_permissions(interaction.app_permissions, in_thread, words)
        if missing:
            raise Unwelcome(House.NO_PERMISSION, missing)
