"""A session without a store: what it shows is what is tested, and many games are played."""

from __future__ import annotations

from typing import Any

from bot.clock import Clock
from bot.faces import Face
from bot.sessions.options import TableOptions
from bot.sessions.session import Session
from data.rows import EventRow, Loaded, ResultRow, SeatRow, SessionRow, Snapshot
from engines.kernel.codec import encode
from engines.kernel.game import AnyGame
from tests.engines.playing import Table, seed_of


class Forgetful:
    """A store that keeps nothing, and says that all is well."""

    @property
    def sessions(self) -> Forgetful:
        return self

    @property
    def results(self) -> Forgetful:
        return self

    async def append(self, *_: Any, **__: Any) -> None:
        return None

    async def of_session(self, _: str) -> tuple[ResultRow, ...]:
        return ()


def session_of(table: Table, face: Face, number: int) -> Session:
    """Random game `number` of `table` just begun, with a person on every seat."""
    game: AnyGame = table.game
    config = game.config(table.options[number % len(table.options)])
    seats = table.seats[number % len(table.seats)]
    first = game.new(config, seats, seed_of(number))
    row = SessionRow(
        id=f"s{number}",
        game=game.key,
        status="playing",
        guild=7,
        channel=70,
        host=1,
        language="en",
        config=encode(config),
        options=encode(TableOptions()),
        seed=seed_of(number),
        created=0,
        touched=0,
    )
    people = tuple(
        SeatRow(session=row.id, seat=n, user=n + 1, name=f"Person {n}") for n in range(seats)
    )
    events: tuple[EventRow, ...] = ()
    start = Snapshot(seq=0, body=encode(first.state))
    loaded = Loaded(session=row, seats=people, snapshot=start, events=events, due=())
    store: Any = Forgetful()
    return Session(loaded, store, Clock(), turn_seconds=face.turn_seconds, grace_until=0)
