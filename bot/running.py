"""Runs the bot on Discord, and registers its commands there."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Awaitable, Callable
from typing import Final

import aiohttp
import discord

from bot.app import OutOfTurn
from bot.runtime import keep_steady
from bot.sessions.ratings import rate
from bot.settings import Settings
from data.errors import StoreError
from data.store import Store

log: Final = logging.getLogger(__name__)

NO_TOKEN: Final = (
    "There is no DISCORD_TOKEN. Put it into .env (README: 'Put it on a server'), or try the game"
    " without Discord: python -m bot demo"
)
NO_STORE: Final = "The database %s cannot be used: %s"
BAD_TOKEN: Final = (
    "Discord does not accept this token. Copy it anew from the page Bot of your application at"
    " https://discord.com/developers/applications"
)


async def run(settings: Settings) -> int:
    """Run until told to stop. Returns the exit status."""

    async def until_stopped(bot: OutOfTurn) -> None:
        _stop_on_signals(bot)
        await serve(bot, settings.token)

    return await _with_bot(settings, until_stopped)


async def serve(bot: OutOfTurn, token: str) -> None:
    """Log in and answer, until the bot is closed. Raises LoginFailure, StoreError."""
    await bot.login(token)
    keep_steady()
    await bot.connect()


async def sync(settings: Settings) -> int:
    """Register the slash commands with Discord, in all languages."""

    async def register(bot: OutOfTurn) -> None:
        await bot.login(settings.token)
        commands = await bot.tree.sync()
        log.info("Registered: %s", ", ".join(f"/{each.name}" for each in commands))

    return await _with_bot(settings, register)


async def rate_anew(settings: Settings) -> int:
    """Work out all ratings anew, game after game as they ended; the bot may run meanwhile."""
    try:
        async with await Store.open(settings.database) as store:
            await store.results.rebuild(rate)
    except StoreError as error:
        log.error(NO_STORE, settings.database, error)
        return 2
    return 0


async def _with_bot(settings: Settings, deed: Callable[[OutOfTurn], Awaitable[None]]) -> int:
    if not settings.token:
        log.error(NO_TOKEN)
        return 2
    bot = OutOfTurn(settings)
    try:
        async with bot:
            await deed(bot)
    except discord.LoginFailure:
        log.error(BAD_TOKEN)
        return 2
    except StoreError as error:
        log.error(NO_STORE, settings.database, error)
        return 2
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.error("Discord cannot be reached: %s", error)
        return 1
    return 0


def _stop_on_signals(bot: OutOfTurn) -> None:
    loop = asyncio.get_running_loop()
    if sys.platform != "win32":  # there the loop takes no signal handlers
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, lambda: loop.create_task(bot.close()))
