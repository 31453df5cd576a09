"""Rows for the tests of the store: each builder names what its test is about, no more."""

from __future__ import annotations

from msgspec.structs import replace

from data.rows import DueRow, Finish, RatingRow, ResultRow, SeatRow, SessionRow


def lobby(name="a", **fields):
    row = SessionRow(
        id=name,
        game="locus",
        guild=1,
        channel=sum(name.encode()),
        host=7,
        language="en",
        created=100.0,
        touched=100.0,
    )
    return replace(row, **fields)


def seat(number, user=7, session="a", **fields):
    return SeatRow(session=session, seat=number, user=user, name="Ana", **fields)


def due(deadline, at=130.0, session="a", **fields):
    return DueRow(session=session, deadline=deadline, began=100.0, at=at, **fields)


def result(place, player="u:7", session="a", **fields):
    user = int(player[2:]) if player.startswith("u:") else None
    row = ResultRow(
        session=session,
        seat=place - 1,
        player=player,
        user=user,
        level=None if user else "hard",
        place=place,
        points="7/2",
        game="locus",
        guild=1,
        ended=200.0,
    )
    return replace(row, **fields)


def rate(results, before):
    """A formula one can follow by hand: a win is a point, a game lost makes one surer."""

    def after(row):
        old = before.get(row.player) or RatingRow(
            player=row.player, game=row.game, mu=25.0, sigma=8.0, played=0, won=0
        )
        won = row.place == 1
        return replace(
            old, mu=old.mu + won, sigma=old.sigma / 2, played=old.played + 1, won=old.won + won
        )

    return [after(row) for row in results]


def finish(*results):
    return Finish(results=results, rate=rate)


async def playing(store, name="a", *, deadlines=(), **fields):
    """A game between users 7 and 8 that has just begun."""
    row = lobby(name, **fields)
    seats = [seat(0, 7, name), seat(1, 8, name)]
    await store.sessions.create(row)
    return await store.sessions.begin(
        replace(row, seed="ab" * 32), seats, state=b'{"round":1}', due=deadlines
    )


async def step(store, first=1, name="a", events=(b'{"n":1}',), **fields):
    """One step of a game."""
    given = {"at": 150.0, "due": (), **fields}
    await store.sessions.append(name, first, b'{"type":"pass"}', events, **given)


async def finished(store, name, *results, at):
    """A whole game that ended at `at` as `results` say."""
    await playing(store, name)
    own = [replace(each, session=name, ended=at) for each in results]
    await step(store, 1, name, at=at, finish=finish(*own))


async def bodies(store, name="a"):
    """The log of a game."""
    return [event.body for event in (await store.sessions.history(name)).events]


async def pragma(store, text):
    """Make the writer's connection behave as a database in trouble does."""
    await store.database.write(
        lambda connection: connection.connection.driver_connection.execute(f"PRAGMA {text}")
    )
