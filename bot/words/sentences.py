"""The common sentences: why something was refused, and what can be done instead."""

from __future__ import annotations

from typing import Final

import discord

from bot.errors import House, NoSuchTable, NotSeated, Stale, Unwelcome
from bot.words import Words, mark
from data.errors import StoreError
from engines.kernel.errors import BadConfig, IllegalAction, Refused

REFUSED: Final = {
    Refused.MALFORMED: mark(
        "I could not read that. Use the buttons and menus of the table's newest message."
    ),
    Refused.NO_SUCH_SEAT: mark("There is no such seat at this table."),
    Refused.NOT_YOUR_TURN: mark("It is not your turn. The table shows whose turn it is."),
    Refused.TOO_LATE: mark("Too late: the time for that has run out."),
    Refused.GAME_OVER: mark("This game is over. The players can press Rematch to play again."),
}

HOUSE: Final = {
    House.CHANNEL_TAKEN: mark(
        "There is a table in this channel already. See it with {show}, end it with {end}, or play"
        " in another channel or thread."
    ),
    House.TABLE_FULL: mark("All seats of this table are taken."),
    House.ALREADY_SEATED: mark("You already sit at this table."),
    House.NOT_ENOUGH: mark(
        "Some seats are still empty. Wait for somebody to join, or add a computer player."
    ),
    House.NOT_HOST: mark("Only {host} or a moderator can do that."),
    House.NOT_MANAGER: mark("Only people who may manage this server can do that."),
    House.NOT_STARTED: mark("The game has not begun yet. Join, and press Start."),
    House.STARTED: mark("The game has already begun."),
    House.INVITED_ONLY: mark("This table is kept for {invited}. You can open your own table."),
    House.NO_PERMISSION: mark(
        "I cannot host a table here. Please ask a moderator to allow me in this channel: {missing}."
    ),
    House.BAD_OPTION: mark("That option does not fit: {detail}."),
    House.NOTHING_HERE: mark("There is nothing to take away."),
}

STALE: Final = mark("The game has moved on since that button was shown. Here is the table now.")
NO_TABLE: Final = mark("There is no game here any more. Start a new one with {start}.")
NOT_SEATED: Final = mark("You do not play at this table. You can watch, or open your own table.")
UNSAVED: Final = mark(
    "That could not be saved, so nothing has changed. Please try again in a moment."
)
BUG: Final = mark(
    "Something went wrong on my side; nothing you did. The game is safe. Please try once more."
)

PERMISSIONS: Final = {
    "view_channel": mark("View Channel"),
    "send_messages": mark("Send Messages"),
    "send_messages_in_threads": mark("Send Messages in Threads"),
    "attach_files": mark("Attach Files"),
}


def sentence(error: Exception, words: Words, **parts: str) -> str:
    """What a person is told about `error`. A bug is told as one: the log has the rest."""
    match error:
        case IllegalAction() if isinstance(error.reason, Refused):
            return words.say(REFUSED[error.reason])
        case Unwelcome():
            return words.say(HOUSE[error.code], **_named(error.detail, words) | parts)
        case BadConfig():
            return words.say(HOUSE[House.BAD_OPTION], detail=error.field)
        case Stale():
            return words.say(STALE)
        case NoSuchTable():
            return words.say(NO_TABLE, start=parts.get("start", "…"))
        case NotSeated():
            return words.say(NOT_SEATED)
        case StoreError():
            return words.say(UNSAVED)
        case _:
            return words.say(BUG)


def missing_permissions(allowed: discord.Permissions, in_thread: bool, words: Words) -> str:
    """The permissions that hosting a table takes and the bot lacks here, by their names."""
    speak = "send_messages_in_threads" if in_thread else "send_messages"
    needed = ("view_channel", speak, "attach_files")
    lacking = [words.say(PERMISSIONS[each]) for each in needed if not getattr(allowed, each)]
    return ", ".join(f"**{each}**" for each in lacking)


def command(name: str, words: Words) -> str:
    """A slash command as people with this language see it: `/table show`."""
    return f"`/{' '.join(words.say(part) for part in name.split())}`"


def _named(detail: str, words: Words) -> dict[str, str]:
    """All that the house's sentences may name; who is not known is three dots."""
    return {
        "show": command("table show", words),
        "end": command("table end", words),
        "detail": detail,
        "missing": detail,
        "host": "…",
        "invited": "…",
    }
