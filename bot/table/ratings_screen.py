"""How ratings look: the best of a server, and one's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.faces import Face
from bot.sessions.ratings import change, shown
from bot.surfaces import Surface
from bot.words import Words
from data.rows import RatingRow, ResultRow

MEDALS: Final = ("🥇", "🥈", "🥉")
LATEST: Final = 5
"""How many games are told of one person."""


def best_players(face: Face, best: Sequence[RatingRow], words: Words) -> Surface:
    """The best of a server at one game, as a list."""
    title = words.say("Ratings")
    lines = [f"### {title} · {face.title}"]
    for number, row in enumerate(best):
        place = MEDALS[number] if number < len(MEDALS) else f"{number + 1}."
        lines.append(f"{place} <@{row.player.removeprefix('u:')}> {_told(row, words)}")
    return Surface("\n".join([*lines, *_beneath(best, words)]))


def own_ratings(
    ratings: Sequence[RatingRow],
    latest: Sequence[ResultRow],
    titles: Mapping[str, str],
    words: Words,
) -> Surface:
    """What one person is worth at each game they have finished, and how the latest games went."""
    title = words.say("Your ratings")
    lines = [f"### {title}"]
    lines += [f"{titles[row.game]}: {_told(row, words)}" for row in ratings if row.game in titles]
    if latest:
        lines += ["", words.say("Latest games:")]
    lines += [_game(row, titles, words) for row in latest if row.game in titles]
    return Surface("\n".join([*lines, *_beneath(ratings, words)]))


def _game(row: ResultRow, titles: Mapping[str, str], words: Words) -> str:
    place = words.say("place {place}", place=row.place)
    worth = "" if row.after is None else f" ({change(row)})"
    return f"<t:{row.ended:.0f}:d> {titles[row.game]}: {place}{worth}"


def _told(row: RatingRow, words: Words) -> str:
    games = words.count("{n} game", "{n} games", row.played)
    won = words.say("{n} won", n=row.won)
    return f"**{shown(row.sure)}** · {games}, {won}"


def _beneath(ratings: Sequence[RatingRow], words: Words) -> Iterator[str]:
    """What the numbers mean, or that there are none yet."""
    if not ratings:
        yield words.say("No game has been finished yet.")
    yield "-# " + words.say(
        "Everybody begins at 0, and rises the surer it is that they play well. Games against the"
        " computer count; who leaves a game is rated for how it ends."
    )
