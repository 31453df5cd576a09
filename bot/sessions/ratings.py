"""How well people play: Plackett-Luce ratings of finished games, computers included."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from openskill.models import PlackettLuce

from data.rows import RatingRow, ResultRow

MODEL: Final = PlackettLuce()


def rate(results: Sequence[ResultRow], before: Mapping[str, RatingRow]) -> tuple[RatingRow, ...]:
    """The ratings after a game, from its results and the ratings its players had.

    A player who sat in several seats (a computer level may) is moved by its best seat only, so
    that nobody counts twice.
    """
    best: dict[str, ResultRow] = {}
    for result in sorted(results, key=lambda each: each.place):
        best.setdefault(result.player, result)
    if len(best) < 2:
        return ()
    old = {each: before.get(each) or _new(each, best[each].game) for each in best}
    teams = [[MODEL.rating(mu=row.mu, sigma=row.sigma)] for row in old.values()]
    after = MODEL.rate(teams, ranks=[float(each.place) for each in best.values()])
    return tuple(
        RatingRow(
            player=row.player,
            game=row.game,
            mu=team[0].mu,
            sigma=team[0].sigma,
            played=row.played + 1,
            won=row.won + (best[row.player].place == 1),
        )
        for row, team in zip(old.values(), after, strict=True)
    )


def shown(rating: RatingRow) -> int:
    """A rating as people see it: what the player is worth almost surely, 0 to about 3000."""
    return max(0, round((rating.mu - 3 * rating.sigma) * 60))


def _new(player: str, game: str) -> RatingRow:
    fresh = MODEL.rating()
    return RatingRow(player=player, game=game, mu=fresh.mu, sigma=fresh.sigma, played=0, won=0)
