"""One line of the log for each event of Tichu: never a card that its reader may not see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bot.faces import Moment
from cogs.tichu.boosters.log import LINES as ABOUT_BOOSTERS
from cogs.tichu.names import TEAMS, combination_with_cards, gain, number, rank_name
from engines.kernel.game import Event
from engines.tichu.combinations import is_bomb
from engines.tichu.events.rounds import (
    Exchanged,
    GameOver,
    Grand,
    Out,
    Round,
    RoundBegan,
    TeamPoints,
    Tichu,
)
from engines.tichu.events.tricks import Dragon, Passed, Played, Trick, WishDone, Wished
from engines.tichu.events.waiting import Extended
from engines.tichu.state import SEATS, team_of
from engines.tichu.view import TichuView

Line = Callable[[Any, Moment[TichuView]], str]


def line(event: Event[Any], now: Moment[TichuView]) -> str | None:
    """What has happened, in one short line; None where others say it already."""
    told = _LINES.get(type(event))
    return None if told is None else told(event, now)


def team_names(now: Moment[TichuView], team: int) -> str:
    """Both partners, with their sign."""
    one, two = (now.name(seat) for seat in SEATS if team_of(seat) == team)
    return f"{TEAMS[team]} {one} + {two}"


def _played(event: Played, now: Moment[TichuView]) -> str:
    name, laid = now.name(event.seat), event.laid
    said = combination_with_cards(laid, now.words)
    if is_bomb(laid):
        return now.words.say("💣 **{name}** throws a bomb: {cards}", name=name, cards=said)
    return now.words.say("**{name}**: {cards}", name=name, cards=said)


def _exchanged(event: Exchanged, now: Moment[TichuView]) -> str:
    """Cards go to others or, where a booster has it so, on the own tricks."""
    if all(each.giver == each.taker for each in event.given):
        return now.words.say("🂠 Everybody has put a card face down on their own tricks")
    return now.words.say("🔄 Cards have changed hands")


def _round(event: Round, now: Moment[TichuView]) -> str:
    """The round's points, team by team and part by part."""
    words = now.words
    lines = [words.say("📊 Round {n} is over.", n=event.round)]
    for team, parts in enumerate(event.parts):
        told = words.say(
            "{team}: {parts} = **{points}**, now {score}",
            team=team_names(now, team),
            parts=_parts(parts, now),
            points=gain(parts.total),
            score=number(event.scores[team]),
        )
        lines.append(told)
    return "\n".join(lines)


def _parts(parts: TeamPoints, now: Moment[TichuView]) -> str:
    words = now.words
    told = [words.say("cards {points}", points=number(parts.cards))]
    if parts.double:
        told = [words.say("out first and second {points}", points=gain(parts.double))]
    if parts.calls:
        told.append(words.say("Tichu {points}", points=gain(parts.calls)))
    return ", ".join(told)


def _over(event: GameOver, now: Moment[TichuView]) -> str:
    names = " + ".join(now.name(seat) for seat in event.winners)
    return now.words.say("🏁 {names} win the game.", names=names)


def _trick(event: Trick, now: Moment[TichuView]) -> str:
    name = now.name(event.winner)
    points = now.words.count("{n} point", "{n} points", event.points)
    if event.points < 0:
        points = f"{number(event.points)}"
    return now.words.say("🧺 {name} takes the trick: {points}", name=name, points=points)


_LINES: Final[dict[type[Event[Any]], Line]] = {
    RoundBegan: lambda event, now: now.words.say("🃏 Round {n} begins", n=event.round),
    Grand: lambda event, now: now.words.say(
        "📣 **{name}** calls Grand Tichu: {points}", name=now.name(event.seat), points=event.value
    ),
    Tichu: lambda event, now: now.words.say(
        "📣 **{name}** calls Tichu: {points}", name=now.name(event.seat), points=event.value
    ),
    Exchanged: _exchanged,
    Played: _played,
    Passed: lambda event, now: now.words.say("{name} passes", name=now.name(event.seat)),
    Wished: lambda event, now: now.words.say(
        "💭 {name} wishes for {rank}", name=now.name(event.seat), rank=rank_name(event.rank)
    ),
    WishDone: lambda event, now: now.words.say(
        "💭 The wish for {rank} is fulfilled", rank=rank_name(event.rank)
    ),
    Trick: _trick,
    Dragon: lambda event, now: now.words.say(
        "🐉 {name} gives the trick to {other}", name=now.name(event.seat), other=now.name(event.to)
    ),
    Out: lambda event, now: now.words.say(
        "🚪 **{name}** is out, number {place}", name=now.name(event.seat), place=event.place
    ),
    Round: _round,
    GameOver: _over,
    **ABOUT_BOOSTERS,
    Extended: lambda event, now: now.words.say("✋ {name}: Wait!", name=now.name(event.seat)),
}
"""By kind of event. The others are told by what the table shows."""
