"""Puts messages on Discord: posts, edits and removes them, in channels and in DMs alike."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import aiohttp
import discord

from bot.layout import Sending, message
from bot.painting import Painter
from bot.table.mailbox import Mailbox
from bot.table.places import Shown
from bot.table.turns import Turns
from data.rows import MessageRow

log: Final = logging.getLogger(__name__)

UNKNOWN_CHANNEL: Final = 10003


class Gone(Exception):
    """The message, or with `channel` its whole channel, does not exist any more."""

    def __init__(self, *, channel: bool) -> None:
        super().__init__()
        self.channel = channel


class Delivery:
    """Discord, as far as messages of sessions go. Methods raise discord.HTTPException."""

    def __init__(self, client: discord.Client, mailbox: Mailbox, painter: Painter) -> None:
        self._client = client
        self._mailbox = mailbox
        self._painter = painter
        self.turns: Final = Turns()
        """Of messages that nobody has asked for: they are drawn between answers."""
        self._drawing = asyncio.Lock()

    async def sending(self, session: str, shown: Shown) -> Sending:
        """`shown` as a message, its picture painted."""
        scene = shown.surface.scene
        picture = None if scene is None else await self._painter.paint(scene)
        return message(shown.surface, picture, session, shown.anchor)

    async def unasked(self, session: str, shown: Shown) -> Sending:
        """The same for one that answers nobody: an answer waits for one such picture at most."""
        async with self._drawing:
            await self.turns.take()
            return await self.sending(session, shown)

    async def post(self, session: str, shown: Shown) -> tuple[int, int]:
        """Send a new message; returns its channel's id and its own.

        Raises Undeliverable where a DM does not reach its reader, Gone without the channel.
        """
        sending = await self.unasked(session, shown)
        channel = shown.channel
        if channel is None:
            assert shown.user is not None
            channel = await self._mailbox.channel(shown.user)
        target = self._client.get_partial_messageable(channel)
        try:
            sent = await target.send(
                view=sending.view, files=sending.files, allowed_mentions=sending.mentions
            )
        except discord.HTTPException as error:
            await self._explain(shown, error)
            raise
        return channel, sent.id

    async def edit(self, row: MessageRow, shown: Shown) -> None:
        """Make a message show something else. Raises Gone, and Undeliverable as `post` does."""
        sending = await self.unasked(row.session, shown)
        target = self._client.get_partial_messageable(row.channel)
        try:
            await target.get_partial_message(row.message).edit(
                view=sending.view, attachments=sending.files, allowed_mentions=sending.mentions
            )
        except discord.HTTPException as error:
            await self._explain(shown, error)
            raise

    async def remove(self, row: MessageRow) -> None:
        """Delete a message, if it is still there and can be deleted."""
        target = self._client.get_partial_messageable(row.channel)
        try:
            await target.get_partial_message(row.message).delete()
        except (discord.HTTPException, OSError, aiohttp.ClientError) as error:
            log.debug("the old message of %s stays: %s", row.session, error)

    async def _explain(self, shown: Shown, error: discord.HTTPException) -> None:
        """Raise what a failure means, where it means something. A DM channel can be reopened."""
        if shown.user is not None:
            await self._mailbox.failed(shown.user, error)
        if not isinstance(error, discord.NotFound):
            return
        lost = error.code == UNKNOWN_CHANNEL
        if lost and shown.user is not None:
            await self._mailbox.lost(shown.user)
        raise Gone(channel=lost and shown.user is None) from error
