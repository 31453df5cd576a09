"""The bot as Discord sees it: one client, one listener for every control, one handler of errors."""

from __future__ import annotations

import logging
from importlib import import_module
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.custom_id import VERSION
from bot.faces import Faces
from bot.painting import Painter
from bot.people import People
from bot.sessions.host import Host
from bot.settings import Settings
from bot.table.delivery import Delivery
from bot.table.desk import Desk
from bot.table.mailbox import Mailbox
from bot.table.places import CALL
from bot.table.publisher import Publisher
from bot.table.screens import Screens
from bot.words.translator import CommandWords
from data.store import Store

log: Final = logging.getLogger(__name__)

COGS: Final = (
    "cogs.locus",
    "cogs.asnas",
    "cogs.tichu",
    "cogs.powerup",
    "cogs.epochs",
    "cogs.table",
    "cogs.rules",
    "cogs.ratings",
    "cogs.help",
    "cogs.settings",
)
PRESSES: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Tree(app_commands.CommandTree["OutOfTurn"]):
    """The slash commands; whatever goes wrong in one, the person gets a sentence."""

    async def on_error(
        self, interaction: discord.Interaction[OutOfTurn], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer for a command that failed."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error

        async def fail(_: discord.Interaction[Any]) -> None:
            raise cause

        await self.client.desk.guarded(interaction, "", fail)


class OutOfTurn(commands.Bot):
    """The client. Opens the store, finds the running tables, and hands presses to the desk."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            tree_cls=Tree,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.settings: Final = settings
        self.faces: Final = Faces()
        self.painter: Final = Painter()
        self.store: Store
        self.host: Host
        self.people: People
        self.screens: Screens
        self.publisher: Publisher
        self.desk: Desk

    async def setup_hook(self) -> None:
        """Open everything, before the first event arrives."""
        self.store = await Store.open(self.settings.database)
        self._build()
        await self.tree.set_translator(CommandWords())
        for cog in COGS:
            await import_module(cog).setup(self)
        await self.host.resume()

    def _build(self) -> None:
        self.host = Host(self.store, self.settings, self.faces, self)
        clock = self.host.clock
        self.people = People(self.store.settings, clock)
        self.screens = Screens(self.host, self.people, self._mark_some, self._server)
        mailbox = Mailbox(self, self.people, clock, self.settings.dm_budget)
        delivery = Delivery(self, mailbox, self.painter)
        self.publisher = Publisher(delivery, self.store, self.settings, clock, self.screens)
        self.desk = Desk(self.host, self.publisher, self.screens, self.people, self.painter)

    def _mark_some(self, session: str, kinds: tuple[str, ...]) -> None:
        self.publisher.mark(session, kinds)

    def _server(self, guild: int) -> str:
        found = self.get_guild(guild)
        return "" if found is None else found.name

    def mark(self, session: str) -> None:
        """The host says that a table has changed."""
        self.publisher.mark(session, self.screens.kinds(session))

    def call(self, session: str) -> None:
        """The host wants those reminded whom a table waits for."""
        self.publisher.mark(session, (CALL,))

    def repost(self, session: str) -> None:
        """The host wants a table at the bottom of its channel."""
        self.publisher.repost(session)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Every press of every control, whatever message it hangs on and however old that is."""
        data: Any = interaction.data or {}
        if interaction.type in PRESSES and str(data.get("custom_id", "")).startswith(f"{VERSION}:"):
            await self.desk.pressed(interaction)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and what was played in it and in its threads with it."""
        threads: list[discord.Thread] = getattr(channel, "threads", [])
        for each in (channel, *threads):
            await self.host.lose_channel(each.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """The same for a thread."""
        await self.host.lose_channel(thread.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was put out of a server."""
        await self.host.lose_server(guild.id)

    async def close(self) -> None:
        """Stop, with everything that was answered safely stored."""
        if hasattr(self, "host"):
            await self.host.close()
            await self.publisher.close()
            await self.store.close()
        self.painter.close()
        await super().close()
