"""`python -m bot demo`: the real bot against a simulated Discord, in a page on this machine."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import msgspec
import simcord

from bot.app import OutOfTurn
from bot.demo.page import LivePage, remember_parsers
from bot.demo.simulated import LiveDiscord
from bot.settings import Settings

PEOPLE: Final = {"Ada": "en-US", "Bruno": "pt-BR", "Оксана": "uk", "Dmytro": "uk"}
"""Who can be acted as, and the language that their Discord is set to."""
TRIES: Final = 10
"""How many ports are tried, from the one in the settings upwards."""
REFRESH: Final = 0.1
"""Seconds between two looks for what the page has to show; it asks half as often."""

WELCOME: Final = """\
## Welcome to the Card Club
The bot is the real one. The Discord around it is simulated, and forgotten when the demo ends.
{games}
1. Type one of these commands below, pick it from the list, and send it with the arrow.
2. Press **Start**: the computer plays the seats left empty, in Locus Poker once you have added \
it. For company choose somebody else first, at the top, where it says *Viewing as*, and press \
**Join**.
3. There are no direct messages here: where cards are hidden, **My hand** shows you yours.

-# Bruno's Discord is set to Portuguese, Оксана's and Dmytro's to Ukrainian: what the bot tells \
them alone is too.
-# For your own server, put a DISCORD_TOKEN into `.env` and run `make play` again.
"""

HOW: Final = """
  Out of Turn can be played in your browser, at

      {url}

  To stop it:          Ctrl-C
  To play on Discord:  cp .env.example .env, write your DISCORD_TOKEN into it, and start again
"""


class Club(NamedTuple):
    """The server that is played on."""

    channel: simcord.ChannelHandle
    people: list[simcord.MemberActor]


async def demo(settings: Settings) -> int:
    """Serve the page until told to stop. Returns the exit status."""
    stop = _stop_on_signals()
    remember_parsers()
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix="outofturn-"))
        discord = await stack.enter_async_context(_running(settings, Path(folder)))
        page = await _open(stack, discord, await _club(discord), settings.demo_port)
        if page is None:
            return 2
        _say(HOW.format(url=page.url))
        await _serve(discord, page, stop)
    return 0


@asynccontextmanager
async def _running(settings: Settings, folder: Path) -> AsyncGenerator[LiveDiscord]:
    """The bot on a Discord and a database that both go when it does."""
    database = f"sqlite+aiosqlite:///{(folder / 'demo.sqlite3').as_posix()}"
    bot = OutOfTurn(msgspec.structs.replace(settings, token="", database=database))
    discord = LiveDiscord(bot)
    try:
        await discord.start()
        await bot.tree.sync()
        yield discord
    finally:
        await bot.close()
        await discord.shutdown()


async def _club(discord: LiveDiscord) -> Club:
    """A server with one channel, in which the bot has said what to do."""
    users = [discord.create_user(each.lower(), global_name=each) for each in PEOPLE]
    guild = discord.create_guild("Card Club", owner=users[0])
    people = [guild.add_member(each) for each in users]
    for user, locale in zip(users, PEOPLE.values(), strict=True):
        discord.speaks(user.id, locale)
    channel = guild.create_text_channel("cards", topic="Type / to see all commands")
    bot = discord.bot
    assert isinstance(bot, OutOfTurn)
    for user in users:
        await bot.people.choose(user.id, hands="ephemeral")  # the page shows no direct messages
    games = "\n".join(f"- `/{each.key} start` for {each.title}" for each in bot.faces)
    await bot.get_partial_messageable(channel.id).send(WELCOME.format(games=games))
    return Club(channel, people)


async def _open(
    stack: AsyncExitStack, discord: LiveDiscord, club: Club, first: int
) -> LivePage | None:
    """The page, on the first port from `first` on that is free; None where there is none."""
    for port in range(first, first + TRIES):
        page = LivePage(discord, club.channel, club.people, port=port, timezone=_timezone())
        try:
            return await stack.enter_async_context(page)
        except (OSError, OverflowError):
            _say(f"Port {port} is not available.")
    _say("Set DEMO_PORT to a port that is free.")
    return None


async def _serve(discord: LiveDiscord, page: LivePage, stop: asyncio.Event) -> None:
    """Keep the page up to date until somebody stops it, here or there."""
    ends = [asyncio.create_task(stop.wait()), asyncio.create_task(page.wait_closed())]
    while not any(each.done() for each in ends):
        await asyncio.wait(ends, timeout=REFRESH, return_when=asyncio.FIRST_COMPLETED)
        await page.refresh()
        discord.forget()
    for each in ends:
        each.cancel()


def _stop_on_signals() -> asyncio.Event:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()

    def told(_signal: int, _frame: object) -> None:
        loop.call_soon_threadsafe(stop.set)

    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, told)  # the loop's own handlers do not exist on Windows
    return stop


def _timezone() -> str:
    """The zone of this machine by its name, where that can be found out."""
    _, found, name = Path("/etc/localtime").resolve().as_posix().partition("zoneinfo/")
    return name if found else "UTC"


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201  # this command speaks to the terminal
