"""`python -m bot check`: what is wrong with token, database and pictures, and how to mend it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

import discord

from bot.running import BAD_TOKEN, NO_TOKEN
from bot.settings import Settings
from data.errors import StoreError
from data.store import Store
from render.paint import png
from render.scene import Scene

MENDS: Final = {
    "locked": "another program keeps it locked: is a second bot running on the same file?",
    "read-only": "it can be read but not written: check the rights of the file and its folder.",
    "unreachable": "it cannot be opened: check that the folder exists and may be written to.",
    "full": "the disk is full.",
    "too-new": "it was written by a later version of this program: update, or use another file.",
    "corrupt": "the file is damaged or no database: restore a copy, or use another file.",
}
PERMISSIONS: Final = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True
)
"""What the bot needs where it hosts tables."""


async def check(settings: Settings) -> int:
    """Print one line a finding. Returns 0 where everything is well."""
    well = True
    async for fine, line in _findings(settings):
        print(("ok    " if fine else "WRONG ") + line)
        well = well and fine
    return 0 if well else 1


async def _findings(settings: Settings) -> AsyncIterator[tuple[bool, str]]:
    yield await _database(settings.database)
    yield _pictures()
    if not settings.token:
        yield False, NO_TOKEN
        return
    async for finding in _discord(settings.token):
        yield finding


async def _database(url: str) -> tuple[bool, str]:
    try:
        async with await Store.open(url) as store:
            live = await store.sessions.live()
    except StoreError as error:
        return False, f"database {url}: {MENDS.get(error.code, str(error))}"
    return True, f"database {url}: {len(live)} running tables"


def _pictures() -> tuple[bool, str]:
    size = len(png(Scene(64, 64, ())))
    return True, f"pictures: painted one of {size} bytes"


async def _discord(token: str) -> AsyncIterator[tuple[bool, str]]:
    client = discord.Client(intents=discord.Intents.none())
    async with client:
        try:
            await client.login(token)
            info = await client.application_info()
            registered = await discord.app_commands.CommandTree(client).fetch_commands()
        except discord.LoginFailure:
            yield False, BAD_TOKEN
            return
        except (discord.HTTPException, OSError) as error:
            yield False, f"Discord cannot be reached: {error}"
            return
        yield True, f"token: {info.name}, on about {info.approximate_guild_count} servers"
        if registered:
            yield True, f"commands: {', '.join(f'/{each.name}' for each in registered)}"
        else:
            yield False, "no slash commands are registered: python -m bot sync"
        invite = discord.utils.oauth_url(
            info.id, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
        )
        yield True, f"invite it with {invite}"
