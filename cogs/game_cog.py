"""What the commands of all games share: opening a table in a channel."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from functools import wraps
from inspect import signature
from itertools import islice
from typing import Any, ClassVar, Concatenate, Final, ParamSpec, Protocol, TypeAlias, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

import engines
from bot.app import OutOfTurn
from bot.errors import House, NoSuchTable, NotSeated, Unwelcome
from bot.faces import Moment
from bot.sessions.lobby import Lobby
from bot.sessions.options import TableOptions
from bot.sessions.session import Session
from bot.table.places import TABLE, Place
from bot.table.table_screen import moment
from bot.words import language_of
from bot.words.sentences import missing_permissions
from cogs.game_face import Opponents
from engines.kernel.game import AnyGame

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
MOST: Final = 25
"""Suggestions at once, as many as Discord takes."""

Named: TypeAlias = tuple[str, str]
"""A suggestion: what is shown, and what is typed."""


def levels(
    opponents: Opponents, written: str = "{name} ({level})"
) -> list[app_commands.Choice[int | float | str]]:
    """The computer players that a game's `start` offers, weakest first."""
    return [
        app_commands.Choice(name=written.format(name=name, level=level), value=level)
        for level, (name, _) in opponents.items()
    ]


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

    @property
    def rules(self) -> AnyGame:
        """The engine of the game."""
        return engines.game(self.game)

    async def open_table(
        self,
        interaction: Interaction,
        config: dict[str, Any],
        *,
        level: str | None = None,
        seats: int | None = None,
        challenged: discord.User | discord.Member | None = None,
        seconds: float | None = None,
    ) -> None:
        """Open a table where the command was given, and seat who gave it.

        With a `level` computer players of it take all other seats, of `seats` in all or as many
        as the game has, and it begins at once. Raises Unwelcome where the bot may not host here,
        the channel has a table, or the challenge makes no sense.
        """
        await self._check_permissions(interaction)
        host, user = self.bot.host, interaction.user
        if challenged is not None and (challenged.bot or challenged.id == user.id):
            raise Unwelcome(House.BAD_OPTION, "opponent")
        lobby = await self._opened(interaction, self._filled_by(level) | config, seconds)
        session = lobby.row.id
        with self.bot.publisher.holding(Place(session, TABLE)):
            await host.change(session, lambda now: now.join(user.id, user.display_name))
            if challenged is not None:
                await host.change(session, lambda now: now.keep_for(challenged.id))
            if level is not None:
                for _ in range(1, seats or self.rules.seats[-1]):
                    await host.change(session, lambda now: now.add_computer(level))
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

    async def suggested(
        self, interaction: Interaction, offers: Callable[[Moment[Any]], Iterable[Named]]
    ) -> list[app_commands.Choice[str]]:
        """What `offers` has for somebody who is typing; nothing where they do not play.

        There is nobody to tell a refusal.
        """
        try:
            _, now = await self.playing(interaction)
        except (NoSuchTable, NotSeated, Unwelcome):
            return []
        found = islice(offers(now), MOST)
        return [app_commands.Choice(name=name, value=value) for name, value in found]

    async def _opened(
        self, interaction: Interaction, config: dict[str, Any], seconds: float | None
    ) -> Lobby:
        """A table that nobody sits at, hosted by who gave the command."""
        locale = interaction.guild_locale
        return await self.bot.host.open(
            self.game,
            guild=interaction.guild_id,
            channel=interaction.channel_id or 0,
            host=interaction.user.id,
            language=language_of(locale.value if locale else None),
            config=config,
            options=TableOptions(seconds=seconds),
        )

    def _filled_by(self, level: str | None) -> dict[str, Any]:
        """The option that computers of `level` take empty seats, where the game knows it."""
        known = hasattr(self.rules.config({}), "ai_level")
        return {"ai_level": level} if known and level is not None else {}

    async def _check_permissions(self, interaction: Interaction) -> None:
        in_thread = isinstance(interaction.channel, discord.Thread)
        words = await self.bot.desk.words_of(interaction)
        missing = missing_permissions(interaction.app_permissions, in_thread, words)
        if missing:
            raise Unwelcome(House.NO_PERMISSION, missing)
