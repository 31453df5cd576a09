"""A host without Discord: a store on disk, a clock that is moved by hand, computers that obey."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.faces import Faces
from bot.people import People
from bot.sessions.host import Host
from bot.sessions.lobby import Lobby
from bot.sessions.options import TableOptions
from bot.sessions.session import Session
from bot.settings import Settings
from bot.table.screens import Screens
from cogs.asnas.face import AsNasFace
from cogs.locus.face import LocusFace
from cogs.tichu.face import TichuFace
from data.rows import Loaded
from data.store import Store
from engines.kernel.game import Action, View

ANN, BEN, EVE = 1, 2, 3
CHANNEL, GUILD = 70, 7


class Screen:
    """Notes what it was told to show."""

    def __init__(self) -> None:
        self.marked: list[str] = []
        self.reposted: list[str] = []
        self.called: list[str] = []

    def mark(self, session: str) -> None:
        self.marked.append(session)

    def call(self, session: str) -> None:
        self.called.append(session)

    def repost(self, session: str) -> None:
        self.reposted.append(session)


class Obedient:
    """A computer player that does the first thing it may, once it is let think."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.thinking: set[asyncio.Task[Any] | None] = set()
        self.asked: list[str] = []
        self.will_do = 0
        """Which of the legal actions it does, from when it begins to think."""

    async def choose(
        self, key: str, view: View, actions: Sequence[Action[Any]], level: str, mood: str
    ) -> Action[Any]:
        self.asked.append(level)
        action = actions[self.will_do]
        self.thinking.add(asyncio.current_task())
        try:
            await self.may_answer.wait()
        finally:
            self.thinking.remove(asyncio.current_task())
        return action

    def close(self) -> None:
        """There is no process to end."""


class World:
    """One process of the host on the database at `path`."""

    def __init__(self, store: Store, settings: Settings, passed: Callable[[float], None]) -> None:
        faces = Faces()
        faces.add(LocusFace())
        faces.add(AsNasFace())
        faces.add(TichuFace())
        self.store = store
        self.screen = Screen()
        self.computers = Obedient()
        self.host = Host(store, settings, faces, self.screen)
        self.host.computers = self.computers
        self.people = People(store.settings, self.host.clock)
        self.shown_anew: list[tuple[str, tuple[str, ...]]] = []
        self.screens = Screens(self.host, self.people, self._mark, lambda _: "Card Club")
        self._passed = passed

    def _mark(self, session: str, kinds: tuple[str, ...]) -> None:
        self.shown_anew.append((session, kinds))

    async def later(self, seconds: float) -> None:
        """Let time pass, and let everything happen that is due by then."""
        self._passed(seconds)
        await self.quiet()

    async def quiet(self) -> None:
        """Wait until nothing happens by itself any more, but computers that think."""
        for _ in range(3):
            await asyncio.sleep(0)
        while busy := self.host.clockwork._tasks - self._thinking():
            await asyncio.wait(busy, timeout=0.05, return_when=asyncio.FIRST_COMPLETED)
            for _ in range(3):
                await asyncio.sleep(0)

    def _thinking(self) -> set[Any]:
        """The tasks of computers that are kept from answering: nobody shall wait for them."""
        return set() if self.computers.may_answer.is_set() else self.computers.thinking

    async def lobby(self, *people: int, host: int = ANN, **options: Any) -> Lobby:
        """A lobby in which `people` sit."""
        channel = options.pop("channel", CHANNEL)
        lobby = await self.host.open(
            options.pop("game", "locus"),
            guild=GUILD,
            channel=channel,
            host=host,
            language="en",
            config={},
            options=TableOptions(**options),
        )
        for user in people:
            lobby = await self.host.change(
                lobby.row.id, lambda now, user=user: now.join(user, f"user{user}")
            )
        return lobby

    async def game(self, *people: int, computers: Sequence[str] = (), **options: Any) -> Session:
        """A game that has just begun."""
        people = people or ((ANN,) if computers else (ANN, BEN))
        lobby = await self.lobby(*people, **options)
        for level in computers:
            lobby = await self.host.change(
                lobby.row.id, lambda now, level=level: now.add_computer(level)
            )
        return await self.host.begin(lobby.row.id, people[0])

    async def stored(self, session: str) -> Loaded:
        """What the database holds of a session."""
        loaded = await self.store.sessions.load(session)
        assert loaded is not None
        return loaded


def place(cell: str, face: str = "up") -> dict[str, str]:
    """A move in wire form."""
    return {"type": "place", "cell": cell, "face": face}


class Passing:
    """Time that can be made to pass, on the clock of the running event loop and on the wall's."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        loop, self._extra = asyncio.get_running_loop(), 0.0
        ticks, wall = loop.time, discord.utils.utcnow
        monkeypatch.setattr(loop, "time", lambda: ticks() + self._extra)
        monkeypatch.setattr(
            discord.utils, "utcnow", lambda: wall() + timedelta(seconds=self._extra)
        )

    def __call__(self, seconds: float) -> None:
        self._extra += seconds


@asynccontextmanager
async def opened(
    path: Path, passed: Callable[[float], None], **settings: Any
) -> AsyncIterator[World]:
    """A process that runs until the block ends."""
    chosen = Settings(database=f"sqlite+aiosqlite:///{path}", think=0, refresh=0)
    store = await Store.open(chosen.database, patience=0)
    world = World(store, Settings(**{**_fields(chosen), **settings}), passed)
    try:
        yield world
    finally:
        world.computers.may_answer.set()
        await world.host.close()
        await store.close()


def _fields(settings: Settings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in settings.__struct_fields__}
