"""Sessions: opened in a lobby, begun, stepped, ended, and found again after a restart."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from data.engine import Database
from data.lobbies import Change, Ending, Opening, change_lobbies, create_sessions, end_sessions
from data.rows import DueRow, Finish, SeatRow, SessionRow, Status
from data.steps import Step, append_steps, put_dues, put_seats
from data.stored import StoredSessions
from data.writer import Writer


class Sessions(StoredSessions):
    """The tables of all servers. Every method raises StoreError when the database refuses."""

    def __init__(self, database: Database, writer: Writer) -> None:
        super().__init__(database)
        self._writer = writer

    async def create(self, session: SessionRow, seats: Sequence[SeatRow] = ()) -> None:
        """Open a session.

        Raises Conflict: `channel-taken` where another one is live in its channel,
        `session-taken` where the id is in use.
        """
        await self._writer.write(create_sessions, Opening(session, seats))

    async def change(
        self, session: SessionRow, seats: Sequence[SeatRow] | None = None
    ) -> SessionRow:
        """Replace a lobby, and with `seats` all its seats; returns it with its new version.

        `session.version` is the one that was read. Raises Conflict: `version` where it has moved
        on or is no lobby any more, `channel-taken` where it moves to a channel that is in use.
        """
        await self._writer.write(change_lobbies, Change(replace(session, status="lobby"), seats))
        return replace(session, status="lobby", version=session.version + 1)

    async def begin(
        self,
        session: SessionRow,
        seats: Sequence[SeatRow],
        *,
        state: bytes,
        due: Sequence[DueRow],
    ) -> SessionRow:
        """Make a lobby a game; returns its row as stored (`playing`).

        `session` is the row with its seed and final config, `version` as it was read; `state` is
        what the game began with; `seats` are all its seats, `due` the deadlines that run.
        Raises Conflict(`version`) where somebody changed, began or closed it meanwhile.
        """
        playing = replace(session, status="playing")
        await self._writer.write(change_lobbies, Change(playing, seats, state, due))
        return replace(playing, version=session.version + 1)

    async def append(
        self,
        session_id: str,
        first: int,
        action: bytes | None,
        events: Sequence[bytes],
        *,
        at: float,
        due: Sequence[DueRow] | None,
        seats: Sequence[SeatRow] = (),
        snapshot: bytes | None = None,
        finish: Finish | None = None,
    ) -> None:
        """Store one step, whole or not at all; returns when it is safe on disk.

        `first` is the seq of its first event: the length of the log and one. `due` are all the
        deadlines that run now and replace the old ones; None leaves those as they are. `seats`
        are the seats that changed. `snapshot` is the state after the step. `finish` ends the
        session (`over`) with its results, and stops all deadlines.

        Raises Conflict: `seq` where that event exists (another writer was quicker: load and
        decide anew), `ended` where the session is not being played.
        """
        step = Step(session_id, first, action, events, at, due, seats, snapshot, finish)
        await self._writer.write(append_steps, step)

    async def close(
        self, session_id: str, status: Status = "closed", *, at: float, version: int | None = None
    ) -> None:
        """End a live session early and stop its deadlines.

        Raises Conflict: `ended` where it is not live, `version` where one is given (a lobby that
        expires) and it has moved on.
        """
        await self._writer.write(end_sessions, Ending(session_id, status, at, version))

    async def set_seats(self, seats: Sequence[SeatRow]) -> None:
        """Store the seats that changed (misses, away, who plays); others stay as they are."""
        await self._writer.write(put_seats, seats)

    async def set_due(self, session_id: str, due: Sequence[DueRow]) -> None:
        """Replace the running deadlines of a session: reminded, or moved after a restart."""
        await self._writer.write(put_dues, (session_id, due))
