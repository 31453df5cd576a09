"""Ratings follow from results by the host's formula: game by game, or all of them anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

import msgspec
from sqlalchemy import Connection, delete, insert, select

from data.engine import upsert
from data.rows import Finish, Rate, RatingRow, ResultRow
from data.tables import rating, result


def add_results(connection: Connection, finish: Finish) -> None:
    """Store how a game came out, and the ratings its players have after it."""
    if not finish.results:
        return
    old = _current(connection, finish.results)
    new = finish.rate(finish.results, old)
    worth = {row.player: row.sure for row in new}
    moved = [_moved(row, old.get(row.player), worth.get(row.player)) for row in finish.results]
    connection.execute(insert(result), [msgspec.structs.asdict(row) for row in moved])
    if new:
        rows = [msgspec.structs.asdict(row) for row in new]
        connection.execute(upsert(connection.dialect.name, rating), rows)


def rebuild_ratings(connection: Connection, rates: Sequence[Rate]) -> None:
    """Work out all ratings anew, in the order in which the games ended."""
    for rate in rates:
        connection.execute(delete(rating))
        ratings: dict[tuple[str, str], RatingRow] = {}
        stored = select(result).order_by(result.c.ended, result.c.session, result.c.seat)
        rows = (ResultRow(**row) for row in connection.execute(stored).mappings())
        for _, game in groupby(rows, lambda row: row.session):
            _count(ratings, tuple(game), rate)
        if ratings:
            values = [msgspec.structs.asdict(row) for row in ratings.values()]
            connection.execute(insert(rating), values)


def _count(
    ratings: dict[tuple[str, str], RatingRow], results: Sequence[ResultRow], rate: Rate
) -> None:
    keys = ((row.player, row.game) for row in results)
    current = {key[0]: ratings[key] for key in keys if key in ratings}
    ratings.update({(row.player, row.game): row for row in rate(results, current)})


def _moved(row: ResultRow, old: RatingRow | None, after: float | None) -> ResultRow:
    before = None if old is None else old.sure
    return msgspec.structs.replace(row, before=before, after=after)


def _current(connection: Connection, results: Sequence[ResultRow]) -> Mapping[str, RatingRow]:
    players = {row.player for row in results}
    # Locked where the database can: two games of one player may end in two processes.
    stored = (
        select(rating)
        .where(rating.c.game == results[0].game, rating.c.player.in_(sorted(players)))
        .with_for_update()
    )
    rows = connection.execute(stored).mappings()
    return {row["player"]: RatingRow(**row) for row in rows}
