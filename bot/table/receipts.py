"""Tells Discord in time that a press has arrived, where its answer takes longer.

Discord waits three seconds; then it tells the person that the bot has failed, and takes no answer
any more. After a receipt there are fifteen minutes.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, TypeAlias

import aiohttp
import discord

from bot.errors import Stale
from bot.layout import Sending
from bot.table.whispers import Aside, Edit, answer_of, aside_of, followup_of

log: Final = logging.getLogger(__name__)

Interaction: TypeAlias = discord.Interaction[Any]

IN_TIME: Final = 1.5
"""Seconds after which a receipt is sent: half of what there is, as both ways take their part."""
KEY: Final = "receipt"
NOTHING_SHOWN: Final = discord.InteractionResponseType.deferred_message_update


class Receipt:
    """What is sent for one press unless its answer comes first."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._sending: asyncio.Task[None] | None = None
        self._alarm = asyncio.get_running_loop().call_later(IN_TIME, self._send)

    async def settle(self) -> None:
        """The answer is ready: send no receipt, or wait until it has been sent."""
        self._alarm.cancel()
        if self._sending is not None:
            await self._sending

    def _send(self) -> None:
        self._sending = asyncio.ensure_future(self._defer())

    async def _defer(self) -> None:
        try:
            await self._interaction.response.defer()
        except (discord.HTTPException, OSError, aiohttp.ClientError) as error:
            log.warning("a press could not be acknowledged: %s", error)


def promise(interaction: Interaction) -> None:
    """See to it that Discord hears of a press in time."""
    interaction.extras[KEY] = Receipt(interaction)


async def settle(interaction: Interaction) -> None:
    """From here on the caller alone answers."""
    receipt: Receipt | None = interaction.extras.get(KEY)
    if receipt is not None:
        await receipt.settle()


def answered(interaction: Interaction) -> bool:
    """Whether the person has been shown an answer: a receipt shows nothing."""
    response = interaction.response
    return response.is_done() and response.type is not NOTHING_SHOWN


async def redrawn(interaction: Interaction, sending: Sending) -> None:
    """Answer a press with the message that was pressed."""
    await settle(interaction)
    deed = (
        interaction.edit_original_response
        if interaction.response.is_done()
        else interaction.response.edit_message
    )
    await deed(view=sending.view, attachments=sending.files, allowed_mentions=sending.mentions)


async def posted(interaction: Interaction, sending: Sending) -> tuple[int | None, Edit]:
    """Answer with a new message that all see; returns its id if known, and how to edit it."""
    await settle(interaction)
    shown: dict[str, Any] = {
        "view": sending.view,
        "files": sending.files,
        "allowed_mentions": sending.mentions,
    }
    if interaction.response.is_done():
        sent = await interaction.followup.send(**shown, wait=True)
        return sent.id, followup_of(sent).edit
    answer = await interaction.response.send_message(**shown)
    return answer.message_id, answer_of(interaction)


async def whispered(interaction: Interaction, sending: Sending) -> Aside:
    """Answer so that nobody else sees it; returns what can be done with that later."""
    await settle(interaction)
    if interaction.response.is_done():
        sent = await interaction.followup.send(
            view=sending.view, files=sending.files, ephemeral=True, wait=True
        )
        return followup_of(sent)
    await interaction.response.send_message(view=sending.view, files=sending.files, ephemeral=True)
    return aside_of(interaction)


async def handed_out(interaction: Interaction, text: str, file: discord.File) -> None:
    """Give the person a file, with a line of text."""
    await settle(interaction)
    if interaction.response.is_done():
        await interaction.followup.send(text, file=file, ephemeral=True)
    else:
        await interaction.response.send_message(text, file=file, ephemeral=True)


async def asked(interaction: Interaction, form: discord.ui.Modal) -> None:
    """Answer with a form. Raises Stale after a receipt: then Discord opens none any more."""
    await settle(interaction)
    if interaction.response.is_done():
        raise Stale
    await interaction.response.send_modal(form)


async def acknowledged(interaction: Interaction) -> None:
    """Answer a press by showing nothing."""
    await settle(interaction)
    if not interaction.response.is_done():
        await interaction.response.defer()
