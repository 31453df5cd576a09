"""What a session's message shows now: reads the host and what the server has chosen."""

from __future__ import annotations

from typing import Any

from bot.faces import Face, Moment
from bot.sessions.host import Host, Table
from bot.sessions.lobby import Lobby
from bot.sessions.session import Session
from bot.surfaces import Surface
from bot.table.lobby_screen import lobby_surface
from bot.table.publisher import Shown
from bot.table.table_screen import moment, table_surface
from bot.words import Words, words_in

LIVE = ("lobby", "playing")


class Screens:
    """Draws tables in the server's language, and private screens in the reader's."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def look(self, session: str) -> Shown:
        """The message in the channel. Raises NoSuchTable."""
        table = await self._host.table(session)
        words, text_only = await self._public(table)
        face = self._host.faces.of(table.row.game)
        live = table.row.status in LIVE
        if isinstance(table, Lobby):
            surface = lobby_surface(table, face, words)
            return Shown(surface, str(table.row.version), table.row.channel, live)
        surface = table_surface(table, face, words, text_only=text_only)
        return Shown(surface, table.anchor, table.row.channel, live)

    def private(self, table: Session, user: int, words: Words) -> tuple[Face, Moment[Any]]:
        """The table as `user` may see it, in their language."""
        face = self._host.faces.of(table.row.game)
        return face, moment(table, face, words, table.seat_of(user))

    def twin(self, table: Session, user: int, words: Words) -> Surface:
        """The table as text, for one reader."""
        face, now = self.private(table, user, words)
        picture = face.table(now)
        return Surface(f"{picture.text}\n{picture.twin}")

    async def _public(self, table: Table) -> tuple[Words, bool]:
        if table.row.guild is None:
            return words_in(table.row.language), False
        chosen = await self._host.store.settings.guild(table.row.guild)
        return words_in(chosen.language or table.row.language), chosen.text_only
