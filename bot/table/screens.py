"""What a session's messages show now: reads the host and what servers and people have chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bot.faces import Face, Moment
from bot.people import People
from bot.sessions.host import Host, Table
from bot.sessions.lobby import Lobby
from bot.sessions.session import Session
from bot.surfaces import Surface
from bot.table.hand_screen import call_surface, hand_surface
from bot.table.lobby_screen import lobby_surface
from bot.table.places import CALL, TABLE, WHISPER, Place, Shown, hand_of
from bot.table.table_screen import moment, table_surface
from bot.words import Words, words_in
from engines.kernel.game import Seat

LIVE: Final = ("lobby", "playing")
NO_ANCHOR: Final = "0"
"""Of messages without controls that the game could outrun."""


class Screens:
    """Draws tables in the server's language, and hands in their owner's."""

    def __init__(
        self,
        host: Host,
        people: People,
        mark: Callable[[str, tuple[str, ...]], None],
        server: Callable[[int], str],
    ) -> None:
        self._host = host
        self._people = people
        self._mark = mark
        """Says that messages of a session are out of date."""
        self._server = server
        """The name of a server by its id."""

    def kinds(self, session: str) -> tuple[str, ...]:
        """The messages that a session may have: its table, and hands where cards are hidden."""
        table = self._host.known(session)
        if not isinstance(table, Session):
            return (TABLE,)
        hidden = not self._host.faces.of(table.row.game).open_view
        # Who has left is still named at their seat: the hand they were sent has to go.
        people = [Seat(each.seat) for each in table.seats if each.user is not None or each.name]
        return (TABLE, CALL, *(hand_of(seat) for seat in people if hidden))

    async def look(self, place: Place) -> Shown | None:
        """What a message should show; None: it should not be there. Raises NoSuchTable."""
        if place.kind == TABLE:
            return await self.table(place.session)
        session = await self._host.table(place.session)
        if isinstance(session, Lobby):
            return None
        if place.kind == CALL:
            return await self._call(session)
        kind, _, seat = place.kind.partition(":")
        if kind == WHISPER:
            return await self._whisper(session, Seat(int(seat)))
        return await self._letter(session, Seat(int(seat)))

    async def table(self, session: str) -> Shown:
        """The message in the channel. Raises NoSuchTable."""
        table = await self._host.table(session)
        words, text_only = await self._public(table)
        face = self._host.faces.of(table.row.game)
        live = table.row.status in LIVE
        if isinstance(table, Lobby):
            surface = lobby_surface(table, face, words)
            return Shown(surface, str(table.row.version), table.row.channel, live)
        surface = table_surface(table, face, words, text_only=text_only)
        return Shown(surface, table.table_anchor, table.row.channel, live)

    async def hand(
        self, table: Session, user: int, seat: Seat, words: Words, *, fleeting: bool
    ) -> Shown:
        """The hand of `seat` for `user`, who sits there: in a DM, or `fleeting` at the table."""
        face = self._host.faces.of(table.row.game)
        now = moment(table, face, words, seat)
        text_only = await self._people.text_only(user)
        surface = hand_surface(
            table, face, now, self._where(table), text_only=text_only, fleeting=fleeting
        )
        return Shown(
            surface,
            table.anchor_of(seat),
            None,
            table.row.status in LIVE,
            user=user,
        )

    async def undelivered(self, place: Place) -> None:
        """A hand did not reach its owner by DM: the table says once where it is."""
        table = self._host.known(place.session)
        if isinstance(table, Session):
            table.tell_unreached(Seat(int(place.kind.partition(":")[2])))
            self._mark(place.session, (CALL,))

    async def gone(self, session: str) -> None:
        """A session's channel does not exist any more."""
        await self._host.end(session)

    def private(self, table: Session, user: int, words: Words) -> tuple[Face, Moment[Any]]:
        """The table as `user` may see it, in their language."""
        face = self._host.faces.of(table.row.game)
        return face, moment(table, face, words, table.seat_of(user))

    def twin(self, table: Session, user: int, words: Words) -> Surface:
        """The table as text, for one reader."""
        face, now = self.private(table, user, words)
        picture = face.table(now)
        return Surface(f"{picture.text}\n{picture.twin}")

    async def _letter(self, table: Session, seat: Seat) -> Shown | None:
        """A hand as a DM, if its owner wants one and can be reached."""
        user = table.seats[seat].user
        if user is None or await self._people.hands(user) == "ephemeral":
            return None
        if not await self._people.takes_dms(user):
            return None
        words = await self._people.words(user, table.row.language)
        return await self.hand(table, user, seat, words, fleeting=False)

    async def _whisper(self, table: Session, seat: Seat) -> Shown | None:
        """A hand as its owner has it open at the table."""
        user = table.seats[seat].user
        if user is None:
            return None
        words = await self._people.words(user, table.row.language)
        return await self.hand(table, user, seat, words, fleeting=True)

    async def _call(self, session: Session) -> Shown | None:
        words, _ = await self._public(session)
        face = self._host.faces.of(session.row.game)
        surface = call_surface(session, face, words)
        if surface is None or session.row.status != "playing":
            return None
        return Shown(surface, NO_ANCHOR, session.row.channel, live=True, fresh=True)

    async def _public(self, table: Table) -> tuple[Words, bool]:
        if table.row.guild is None:
            return words_in(table.row.language), False
        chosen = await self._host.store.settings.guild(table.row.guild)
        return words_in(chosen.language or table.row.language), chosen.text_only

    def _where(self, table: Session) -> str:
        """Server and channel, by name and as a link."""
        guild, channel = table.row.guild, f"<#{table.row.channel}>"
        return channel if guild is None else f"{self._server(guild)} · {channel}"
