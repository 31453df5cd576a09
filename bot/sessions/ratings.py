"""How well people play: Plackett-Luce ratings of finished games, computers included."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from data.rows import RatingRow, ResultRow

MODEL: Final = PlackettLuce()


def rate(results: Sequence[ResultRow], before: Mapping[str, RatingRow]) -> tuple[RatingRow, ...]:
    """The ratings after a game, from its results and the ratings its players had."""
    if any(each.team is not None for each in results):
        return _rate_teams(results, before)
    return _rate_players(results, before)


def _rate_players(
    results: Sequence[ResultRow], before: Mapping[str, RatingRow]
) -> tuple[RatingRow, ...]:
    """Everybody against everybody.

    A player who sat in several seats (a computer level may) is moved by its best seat only, so
    that nobody counts twice.
    """
    best: dict[str, ResultRow] = {}
    for result in sorted(results, key=lambda each: each.place):
        best.setdefault(result.player, result)
    if len(best) < 2:
        return ()
    old = {each: before.get(each) or _new(each, best[each].game) for each in best}
    teams = [[_as_rated(row)] for row in old.values()]
    after = MODEL.rate(teams, ranks=[float(each.place) for each in best.values()])
    return tuple(
        _moved(row, team[0], best[row.player].place)
        for row, team in zip(old.values(), after, strict=True)
    )


def _rate_teams(
    results: Sequence[ResultRow], before: Mapping[str, RatingRow]
) -> tuple[RatingRow, ...]:
    """Team against team.

    A player who sat on both sides (a computer level may) is not moved, and nobody counts twice.
    """
    numbers = sorted({each.team for each in results if each.team is not None})
    sides = [[each for each in results if each.team == number] for number in numbers]
    old = {each.player: before.get(each.player) or _new(each.player, each.game) for each in results}
    rated = [[_as_rated(old[each.player]) for each in side] for side in sides]
    after = MODEL.rate(rated, ranks=[float(side[0].place) for side in sides])
    players = [{each.player for each in side} for side in sides]
    moved: dict[str, RatingRow] = {}
    for number, side in enumerate(sides):
        others = set[str]().union(*players[:number], *players[number + 1 :])
        for result, rating in zip(side, after[number], strict=True):
            if result.player not in others:
                moved.setdefault(result.player, _moved(old[result.player], rating, result.place))
    return tuple(moved.values())


def shown(sure: float) -> int:
    """A rating as people see it: what a player is worth almost surely, 0 to about 3000.

    Everybody begins at 0, since nothing is sure of them.
    """
    return max(0, round(sure * 60))


def change(result: ResultRow) -> str:
    """What a game that counts has changed of a rating as people see it: `+12`."""
    return f"{shown(result.after or 0) - shown(result.before or 0):+}"


def _as_rated(row: RatingRow) -> PlackettLuceRating:
    return MODEL.rating(mu=row.mu, sigma=row.sigma)


def _moved(row: RatingRow, rating: PlackettLuceRating, place: int) -> RatingRow:
    return RatingRow(
        player=row.player,
        game=row.game,
        mu=rating.mu,
        sigma=rating.sigma,
        played=row.played + 1,
        won=row.won + (place == 1),
    )


def _new(player: str, game: str) -> RatingRow:
    fresh = MODEL.rating()
    return RatingRow(player=player, game=game, mu=fresh.mu, sigma=fresh.sigma, played=0, won=0)
