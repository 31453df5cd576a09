"""One running game: the only place where its state is swapped. A cache of its stored log."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

import engines
from bot.clock import Clock
from bot.errors import NoSuchTable, Stale
from bot.sessions.options import TableOptions
from bot.sessions.ratings import rate
from data.errors import Conflict, StoreError
from data.rows import DueRow, EventRow, Finish, Loaded, ResultRow, SeatRow, SessionRow
from data.store import Store
from engines.kernel.codec import codec, encode
from engines.kernel.errors import IllegalAction
from engines.kernel.game import (
    HOST,
    Action,
    AnyGame,
    Event,
    Result,
    Seat,
    Step,
    apply,
    replay,
)

TAIL: Final = 40
"""How many of the last events are kept at hand, for the lines under the picture.

Many events of a game are told by what the table shows, and have no line of their own.
"""
SNAPSHOT_EVERY: Final = 200
MISSES: Final = 3
"""After so many deadlines missed in a row the computer plays for a person."""
LONG: Final = 20.0
"""A wait of fewer seconds (as the engine proposes) is a chance to react: letting it go is play."""
BRIEF: Final = 10.0
"""A wait of fewer seconds is over before an edited message can tell anybody of it."""
TRIES: Final = 5


class Session:
    """Takes actions one at a time: decide, store, swap. Showing is for others, afterwards."""

    def __init__(
        self, loaded: Loaded, store: Store, clock: Clock, *, turn_seconds: float, grace_until: float
    ) -> None:
        self._store = store
        self._clock = clock
        self._turn_seconds = turn_seconds
        self._grace_until = grace_until
        self._lock = asyncio.Lock()
        self.read(loaded)

    def read(self, loaded: Loaded) -> None:
        """Become what is stored."""
        assert loaded.snapshot is not None
        self.row: SessionRow = loaded.session
        self.rules: AnyGame = engines.game(self.row.game)
        self.config = self.rules.config(msgspec.json.decode(self.row.config))
        self.options = msgspec.json.decode(self.row.options, type=TableOptions)
        self.seats: tuple[SeatRow, ...] = loaded.seats
        self.results: tuple[ResultRow, ...] = loaded.results
        """How the game came out for each seat, once it has; with what that is worth."""
        reader = codec(self.rules)
        events = [reader.event(each.body) for each in loaded.events]
        first = reader.state(loaded.snapshot.body)
        self.state: Any = replay(first, events)
        self.length = loaded.length
        self._acted = self._last_acts(first, loaded.events, events)
        self.tail: deque[Event[Any]] = deque(events, TAIL)
        self.due: dict[str, DueRow] = {each.deadline: self._graced(each) for each in loaded.due}
        self._graced_ids = frozenset(self.due)
        self.drafts: dict[Seat, tuple[str, str]] = {}
        self.unreached: set[Seat] = set()
        """Whose hand no DM could bring, and who has not been seen since."""
        self.told: set[Seat] = set()
        """Whose hand no DM could bring at all: they are told so once."""

    @property
    def id(self) -> str:
        """The session's id, as it stands in controls and in the store."""
        return self.row.id

    @property
    def anchor(self) -> str:
        """How far the game has come: what it was like at one length it never is again."""
        return str(self.length)

    @property
    def table_anchor(self) -> str:
        """What a control of the table drawn now says about when it was drawn.

        Where several are asked at once it is the id of that wait: one's answer makes no other's
        too late.
        """
        common = [each.id for each in self.rules.deadlines(self.state) if len(each.seats) > 1]
        return common[0] if common else self.anchor

    def anchor_of(self, seat: Seat) -> str:
        """The same for the controls of a hand: it changes with what its own seat does, only.

        So a hand need not be sent again whenever others act, and a doubled press is still told
        from a new one.
        """
        return f"h{self._acted.get(seat, 0)}"

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self.rules.result(self.state)

    @property
    def people(self) -> tuple[SeatRow, ...]:
        """The seats that people play now."""
        return tuple(each for each in self.seats if not by_computer(each))

    @property
    def computers(self) -> tuple[SeatRow, ...]:
        """The seats the game waits for that a computer plays."""
        waiting = self.rules.waiting_on(self.state)
        return tuple(each for each in self.seats if each.seat in waiting and by_computer(each))

    @property
    def pace(self) -> float:
        """By how much the engine's times are stretched at this table."""
        return (self.options.seconds or self._turn_seconds) / self._turn_seconds

    @property
    def late(self) -> frozenset[Seat]:
        """The seats that were reminded, and that the game still waits for."""
        return frozenset(
            seat
            for each in self.rules.deadlines(self.state)
            if each.id in self.due and self.due[each.id].reminded
            for seat in each.seats & self.rules.waiting_on(self.state)
        )

    def until(self, seat: Seat) -> float | None:
        """When the time of `seat` runs out (epoch seconds), or None where nothing waits for it."""
        return min(
            (
                self.due[each.id].at
                for each in self.rules.deadlines(self.state)
                if each.id in self.due and seat in each.seats
            ),
            default=None,
        )

    def is_brief(self, seat: Seat) -> bool:
        """Whether what `seat` is asked now is asked for a moment only."""
        waits = [
            self.due[each.id]
            for each in self.rules.deadlines(self.state)
            if each.id in self.due and seat in each.seats
        ]
        return bool(waits) and all(each.at - each.began < BRIEF for each in waits)

    def tell_unreached(self, seat: Seat) -> None:
        """Have the table say once that the hand of `seat` is there, since no DM could bring it."""
        if seat not in self.told:
            self.told.add(seat)
            self.unreached.add(seat)

    def seat_of(self, user: int) -> Seat | None:
        """Where `user` sits, or None."""
        return next((Seat(each.seat) for each in self.seats if each.user == user), None)

    def draft(self, seat: Seat | None) -> str:
        """What `seat` has chosen so far for the move it is about to make."""
        if seat is None:
            return ""
        anchor, text = self.drafts.get(seat, ("", ""))
        return text if anchor == self.anchor_of(seat) else ""

    def set_draft(self, seat: Seat, text: str) -> None:
        """Remember a choice of `seat` until it acts."""
        self.drafts[seat] = (self.anchor_of(seat), text)

    def is_now(self, seen: str, seat: Seat) -> bool:
        """Whether a control with the anchor `seen` still means for `seat` what it meant."""
        if seen in (self.anchor, self.anchor_of(seat)):
            return True
        return seen in {each.id for each in self.rules.deadlines(self.state)}

    async def submit(self, action: Action[Any], seen: str | None = None) -> Step[Any]:
        """Carry out `action` for good; returns what it led to once that is safe on disk.

        `seen` is the anchor of the control that was pressed. Raises Stale where the game has moved
        on since, IllegalAction where the rules forbid it, StoreError where it cannot be stored:
        nothing has changed then.
        """
        async with self._lock:
            for _ in range(TRIES):
                try:
                    self._check(seen, action.seat)
                    step = apply(self.rules, self.state, action)
                except (Stale, IllegalAction):
                    if not await self._was_behind():
                        raise
                    continue
                try:
                    await self._store_step(action, step)
                except Conflict as conflict:
                    await self._catch_up(conflict)
                    continue
                return step
        raise Stale

    async def remind(self, deadline: str) -> None:
        """Note that those a deadline waits for are being reminded."""
        async with self._lock:
            due = self.due.get(deadline)
            if due is None or due.reminded or self.row.status != "playing":
                return
            changed = {**self.due, deadline: msgspec.structs.replace(due, reminded=True)}
            await self._store.sessions.set_due(self.id, tuple(changed.values()))
            self.due = changed

    async def set_seats(self, *changed: SeatRow) -> None:
        """Store who plays which seat from now on."""
        async with self._lock:
            await self._store.sessions.set_seats(changed)
            self.seats = _with(self.seats, changed)

    def _check(self, seen: str | None, seat: Seat) -> None:
        if self.row.status == "closed":
            raise NoSuchTable
        if seen is not None and not self.is_now(seen, seat):
            raise Stale

    async def _store_step(self, action: Action[Any], step: Step[Any]) -> None:
        now = self._clock.now()
        result = self.rules.result(step.state)
        late = self._silent(self.state, action.by_host, getattr(action, "deadline", None))
        seats = self._attendance(action, late)
        due = self._running(step.state, now)
        first, length = self.length + 1, self.length + len(step.events)
        snap = length // SNAPSHOT_EVERY > self.length // SNAPSHOT_EVERY
        await self._store.sessions.append(
            self.id,
            first,
            encode(action),
            [encode(event) for event in step.events],
            at=now,
            due=tuple(due.values()),
            seats=seats,
            snapshot=encode(step.state) if snap else None,
            finish=None if result is None else self._finish(result, now),
        )
        self.state, self.length, self.due = step.state, length, due
        self.tail.extend(step.events)
        self._acted.update(dict.fromkeys(late or {action.seat}, first))
        self.seats = _with(self.seats, seats)
        if result is not None:
            self.row = msgspec.structs.replace(self.row, status="over")
            with suppress(StoreError):  # the step is stored all the same
                self.results = await self._store.results.of_session(self.id)

    async def _was_behind(self) -> bool:
        """Whether another process has written more of the log, which is read now."""
        loaded = await self._store.sessions.load(self.id)
        if loaded is None or loaded.snapshot is None or loaded.length <= self.length:
            return False
        self.read(loaded)
        return True

    async def _catch_up(self, conflict: Conflict) -> None:
        loaded = await self._store.sessions.load(self.id)
        if loaded is None or loaded.snapshot is None:
            raise NoSuchTable from conflict
        self.read(loaded)

    def _silent(self, state: Any, by_host: bool, deadline: str | None) -> frozenset[Seat]:
        """The seats whose silence an action of the host's is."""
        return frozenset(
            seat
            for each in self.rules.deadlines(state)
            if by_host and each.id == deadline
            for seat in each.seats & self.rules.waiting_on(state)
        )

    def _last_acts(
        self, state: Any, rows: Sequence[EventRow], events: Sequence[Event[Any]]
    ) -> dict[Seat, int]:
        """Where in the log each seat acted last, as far as these events say."""
        acted: dict[Seat, int] = {}
        for row, event in zip(rows, events, strict=True):
            if row.action is not None:
                said = msgspec.json.decode(row.action)
                silent = self._silent(state, said["seat"] == HOST, said.get("deadline"))
                acted.update(dict.fromkeys(silent or {Seat(said["seat"])}, row.seq))
            state = event.evolve(state)
        return acted

    def _attendance(self, action: Action[Any], late: frozenset[Seat]) -> tuple[SeatRow, ...]:
        """The seats whose record of presence `action` changes."""
        if not action.by_host:
            row = self.seats[action.seat]
            return (msgspec.structs.replace(row, misses=0),) if row.misses else ()
        long = any(
            each.id == getattr(action, "deadline", None) and each.seconds >= LONG
            for each in self.rules.deadlines(self.state)
        )
        return tuple(
            _missed(each, self.rules) for each in self.people if long and each.seat in late
        )

    def _running(self, state: Any, now: float) -> dict[str, DueRow]:
        due: dict[str, DueRow] = {}
        for each in self.rules.deadlines(state):
            old = self.due.get(each.id)
            began = now if old is None else old.began
            row = DueRow(
                session=self.id,
                deadline=each.id,
                began=began,
                at=began + each.seconds * self.pace,
                reminded=old is not None and old.reminded,
            )
            due[each.id] = self._graced(row) if each.id in self._graced_ids else row
        return due

    def _graced(self, due: DueRow) -> DueRow:
        """A deadline that was running before this process did leaves people time to come back."""
        return msgspec.structs.replace(due, at=max(due.at, self._grace_until))

    def _finish(self, result: Result, now: float) -> Finish:
        places: dict[int, int] = {}
        for group in result.ranking:
            place = len(places) + 1
            places.update(dict.fromkeys(group, place))
        teams = {seat: number for number, team in enumerate(self.options.teams) for seat in team}
        return Finish(
            results=tuple(
                ResultRow(
                    session=self.id,
                    seat=each.seat,
                    player=player_of(each, self.row.game),
                    user=player,
                    level=each.level if player is None else None,
                    place=places[each.seat],
                    points=str(result.points[each.seat]),
                    game=self.row.game,
                    guild=self.row.guild,
                    ended=now,
                    team=teams.get(each.seat),
                )
                for each in self.seats
                for player in [person_of(each)]
            ),
            rate=rate,
        )


def by_computer(seat: SeatRow) -> bool:
    """Whether the computer plays this seat now."""
    return seat.user is None or seat.away


def person_of(seat: SeatRow) -> int | None:
    """Who answers for a seat's result: also who left it, or is away while the computer plays."""
    return seat.left_by if seat.user is None else seat.user


def player_of(seat: SeatRow, game: str) -> str:
    """Whom a seat's result is rated for."""
    person = person_of(seat)
    return f"c:{game}:{seat.level}" if person is None else f"u:{person}"


def stand_in(rules: AnyGame) -> str:
    """The level that plays for somebody who is away: the middle one."""
    return rules.levels[len(rules.levels) // 2]


def _missed(seat: SeatRow, rules: AnyGame) -> SeatRow:
    misses = seat.misses + 1
    if misses < MISSES:
        return msgspec.structs.replace(seat, misses=misses)
    return msgspec.structs.replace(seat, misses=misses, away=True, level=stand_in(rules))


def _with(seats: tuple[SeatRow, ...], changed: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    new = {each.seat: each for each in changed}
    return tuple(new.get(each.seat, each) for each in seats)
