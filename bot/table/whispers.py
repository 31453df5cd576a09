"""Edits by the address of an answer: Discord gives one with every press, for a quarter of an hour.

Nothing else reaches a message that one person alone sees. Where a message can be edited by its
channel too this way is better: it does not count against the limit of the whole bot.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeAlias

import discord

from bot.layout import Sending

OPEN_FOR: Final = 840.0
"""Seconds in which the answer to a press can be edited: Discord says 15 minutes."""

Edit: TypeAlias = Callable[[Sending], Awaitable[object]]
Remove: TypeAlias = Callable[[], Awaitable[object]]


class Aside(NamedTuple):
    """A message that only one person sees: how to edit it, and how to take it away."""

    edit: Edit
    remove: Remove


class Whisper(NamedTuple):
    """What can be done with a message that only one person sees, and until when."""

    edit: Edit
    remove: Remove
    until: float


class Byway(NamedTuple):
    """A way to edit a message without its channel, and until when it works."""

    message: int
    edit: Edit
    until: float


class _Original:
    """What Discord calls the message that answered a press, or was pressed and edited by it.

    No string, for discord.py would quote its first character.
    """

    def __str__(self) -> str:
        return "@original"


ORIGINAL: Final[Any] = _Original()


def answer_of(interaction: discord.Interaction[Any]) -> Edit:
    """Edits the message that answered `interaction`, or that was pressed and edited by it."""
    address = interaction.followup  # an interaction itself holds all of the message pressed

    async def edit(sending: Sending) -> object:
        return await address.edit_message(
            ORIGINAL,
            view=sending.view,
            attachments=sending.files,
            allowed_mentions=sending.mentions,
        )

    return edit


def aside_of(interaction: discord.Interaction[Any]) -> Aside:
    """The answer to `interaction`, or what was pressed and edited by it, seen by one alone."""
    address = interaction.followup
    return Aside(answer_of(interaction), lambda: address.delete_message(ORIGINAL))


def followup_of(message: discord.WebhookMessage) -> Aside:
    """A message that was sent after the answer, seen by one alone."""

    async def edit(sending: Sending) -> object:
        return await message.edit(
            view=sending.view, attachments=sending.files, allowed_mentions=sending.mentions
        )

    return Aside(edit, message.delete)
