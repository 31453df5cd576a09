"""How finished games came out, and the ratings that follow from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import select

from data.engine import Database
from data.ratings import rebuild_ratings
from data.rows import Rate, RatingRow, ResultRow
from data.stored import rows
from data.tables import rating, result
from data.writer import Writer


class Results:
    """Results are stored with the last step of a game; here they are read. Raises StoreError."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def of_session(self, session_id: str) -> tuple[ResultRow, ...]:
        """How a finished session came out, by seat; empty where it did not finish."""
        query = select(result).where(result.c.session == session_id).order_by(result.c.seat)
        async with self._database.read() as connection:
            return await rows(connection, ResultRow, query)

    async def of_user(self, user: int, limit: int) -> tuple[ResultRow, ...]:
        """The latest results of a user, newest first."""
        query = select(result).where(result.c.user == user)
        query = query.order_by(result.c.ended.desc(), result.c.session).limit(limit)
        async with self._database.read() as connection:
            return await rows(connection, ResultRow, query)

    async def ratings(self, game: str, players: Sequence[str]) -> Mapping[str, RatingRow]:
        """The ratings of `players` (`u:123`) in a game, by player; the unrated are missing."""
        query = select(rating).where(rating.c.game == game, rating.c.player.in_(players))
        async with self._database.read() as connection:
            return {row.player: row for row in await rows(connection, RatingRow, query)}

    async def ratings_of(self, player: str) -> tuple[RatingRow, ...]:
        """The ratings of one player in all games, by game."""
        query = select(rating).where(rating.c.player == player).order_by(rating.c.game)
        async with self._database.read() as connection:
            return await rows(connection, RatingRow, query)

    async def leaderboard(self, guild: int, game: str, limit: int = 10) -> tuple[RatingRow, ...]:
        """The best people (no computer players) who have finished a game on a server.

        Ordered by what is almost sure of them, `mu - 3 * sigma`.
        """
        finished = select(result.c.player).where(
            result.c.guild == guild, result.c.game == game, result.c.user.is_not(None)
        )
        sure = rating.c.mu - 3 * rating.c.sigma
        query = select(rating).where(rating.c.game == game, rating.c.player.in_(finished))
        query = query.order_by(sure.desc(), rating.c.player).limit(limit)
        async with self._database.read() as connection:
            return await rows(connection, RatingRow, query)

    async def rebuild(self, rate: Rate) -> None:
        """Forget all ratings and work them out anew, game after game as they ended.

        One transaction: readers see the old ratings or the new ones. Other writes wait for it.
        """
        await self._writer.write(rebuild_ratings, rate)
