"""What is stored, as values. Nothing here knows a game: JSON is bytes that go in and come out.

Ids of users, guilds, channels and messages are Discord's; times are epoch seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

Status: TypeAlias = Literal["lobby", "playing", "over", "closed"]
"""`over` was played to its end; `closed` ended early, or expired."""

Hands: TypeAlias = Literal["dm", "ephemeral", "both"]

LIVE: Final[tuple[Status, ...]] = ("lobby", "playing")
"""The sessions that hold their channel and can still be played."""


class SessionRow(msgspec.Struct, frozen=True, kw_only=True):
    """One table, from its lobby to its end."""

    id: str
    game: str
    status: Status = "lobby"
    guild: int | None
    channel: int
    host: int
    """The user who opened it."""
    language: str
    """Of the public words."""
    config: bytes = b"{}"
    """JSON of the game's options."""
    options: bytes = b"{}"
    """JSON of what the host side keeps: time per move, style and the like."""
    seed: str | None = None
    """Secret until the end. None until the game begins."""
    version: int = 0
    """Grows with every change of this row; a change that knows an old one is refused."""
    created: float
    touched: float
    """When this row last changed: opened, changed, begun, ended. Steps have their own times."""


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where."""

    session: str
    seat: int
    user: int | None
    """None for a computer player."""
    name: str
    level: str | None = None
    """The computer level, where the computer plays or has taken over."""
    misses: int = 0
    """Deadlines let go by in a row."""
    away: bool = False
    left_by: int | None = None
    """Who sat here and left in the middle of the game, which they are rated for all the same."""


class EventRow(msgspec.Struct, frozen=True, kw_only=True):
    """One fact of a game's log."""

    session: str
    seq: int
    """From 1. The length of a log is the seq of its last event."""
    body: bytes
    action: bytes | None
    """The action that caused the step; on the first event of the step only."""
    at: float


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A state as it was after event `seq`; at 0 it is the state the game began with."""

    seq: int
    body: bytes


class DueRow(msgspec.Struct, frozen=True, kw_only=True):
    """One running deadline."""

    session: str
    deadline: str
    began: float
    """When the wait began, which its seconds are counted from."""
    at: float
    """When it runs out."""
    reminded: bool = False


class MessageRow(msgspec.Struct, frozen=True, kw_only=True):
    """One message that shows a session: `table`, `hand:0`, and so on."""

    session: str
    kind: str
    channel: int
    message: int
    sent: float


class GuildSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What a server has chosen."""

    guild: int
    language: str | None = None
    text_only: bool = False
    extra: bytes = b"{}"
    """JSON of whatever else the host keeps."""


class UserSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What a person has chosen."""

    user: int
    language: str | None = None
    text_only: bool = False
    hands: Hands = "dm"
    dm_closed_until: float | None = None
    """Their DMs are known to be closed: none is tried before this time."""
    extra: bytes = b"{}"
    """JSON of whatever else the host keeps."""


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """How one seat came out of one finished game."""

    session: str
    seat: int
    player: str
    """Who is rated for it: `u:123`, or `c:locus:3` for a computer player."""
    user: int | None
    level: str | None
    place: int
    """From 1; those who share a place have the same."""
    points: str
    """As the game counts them: a whole number or a fraction, `7/2`."""
    game: str
    guild: int | None
    ended: float
    team: int | None = None
    """Which team the seat belonged to; None where everybody plays for themselves."""
    before: float | None = None
    """What the player was worth almost surely before the game; None for a first one."""
    after: float | None = None
    """The same after it, as it is stored; None where the game did not count."""


class RatingRow(msgspec.Struct, frozen=True, kw_only=True):
    """How well one player plays one game."""

    player: str
    game: str
    mu: float
    sigma: float
    played: int
    won: int

    @property
    def sure(self) -> float:
        """What the player is worth almost surely: so people are ranked."""
        return self.mu - 3 * self.sigma


Rate: TypeAlias = Callable[[Sequence[ResultRow], Mapping[str, RatingRow]], Sequence[RatingRow]]
"""The host's rating formula: the results of one game, and the ratings its players have so far
(by `player`; those who have none are missing), give the ratings they have now. Empty where the
game does not count. It runs inside the transaction, in the writer's thread, and may be asked
twice: it is quick and pure. Games that end together are rated one after the other."""


class Finish(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a game, stored with its last step."""

    results: tuple[ResultRow, ...]
    rate: Rate


class Loaded(msgspec.Struct, frozen=True, kw_only=True):
    """All that is needed to go on with a session."""

    session: SessionRow
    seats: tuple[SeatRow, ...]
    snapshot: Snapshot | None
    """The latest; None in a lobby."""
    events: tuple[EventRow, ...]
    """Those after the snapshot."""
    due: tuple[DueRow, ...]
    results: tuple[ResultRow, ...] = ()
    """By seat, where the game has ended."""

    @property
    def length(self) -> int:
        """The length of the log. The next step begins at `length + 1`."""
        if self.events:
            return self.events[-1].seq
        return 0 if self.snapshot is None else self.snapshot.seq


class History(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game, for verifying it."""

    session: SessionRow
    seats: tuple[SeatRow, ...]
    start: bytes | None
    """The state the game began with; None if it never began."""
    events: tuple[EventRow, ...]
    results: tuple[ResultRow, ...]
