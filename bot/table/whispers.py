"""Hands shown at the table to one person alone, kept true as long as Discord lets one edit them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeAlias

import discord

from bot.layout import Sending

OPEN_FOR: Final = 840.0
"""Seconds in which the answer to a press can be edited: Discord says 15 minutes."""

Edit: TypeAlias = Callable[[Sending], Awaitable[object]]


class Whisper(NamedTuple):
    """A way to edit a message that only one person sees, and until when it works."""

    edit: Edit
    until: float


def answer_of(interaction: discord.Interaction[Any]) -> Edit:
    """Edits the message that answered `interaction`, or that was pressed and edited by it."""

    async def edit(sending: Sending) -> object:
        return await interaction.edit_original_response(
            view=sending.view, attachments=sending.files, allowed_mentions=sending.mentions
        )

    return edit


def followup_of(message: discord.WebhookMessage) -> Edit:
    """Edits a message that was sent after the answer."""

    async def edit(sending: Sending) -> object:
        return await message.edit(
            view=sending.view, attachments=sending.files, allowed_mentions=sending.mentions
        )

    return edit
