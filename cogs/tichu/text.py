"""A table of Tichu in words: for screen readers, and for those who read instead of look."""

from __future__ import annotations

from typing import Final

from bot.faces import Moment
from bot.layout import MOST_ALT, clip
from bot.words import Words
from cogs.tichu.boosters.exchanging import is_usual
from cogs.tichu.boosters.meaning import in_force_lines
from cogs.tichu.boosters.situation import public_lines, twin_lines
from cogs.tichu.choosing import CLOSING
from cogs.tichu.names import (
    TEAMS,
    combination_name,
    combination_with_cards,
    gain,
    number,
    rank_name,
)
from engines.kernel.game import Seat
from engines.tichu.state import SEATS, Call, team_of
from engines.tichu.view import TichuView

DOT: Final = " · "
USUAL: Final = {"tichu": 100, "grand": 200}
"""What a call wins or costs, by its kind."""
SHOWN: Final = 8
"""How many of a trick's combinations are told; the others lie below."""


def status(now: Moment[TichuView]) -> str:
    """What stands above the picture: scores, what lies there, boosters, calls, cards left."""
    in_force = (f"-# {line}" for line in in_force_lines(now))
    lines = [_scores(now), *_situation(now), *public_lines(now), *in_force, _players(now)]
    return "\n".join(line for line in lines if line)


def alt_text(now: Moment[TichuView]) -> str:
    """The picture in words: who holds how many cards, what lies there, wish, scores."""
    view, words = now.view, now.words
    scores = f"{number(view.scores[0])} : {number(view.scores[1])}"
    parts = [words.say("Tichu, round {n}, {scores}.", n=view.round, scores=scores)]
    if view.trick.top is not None and view.trick.owner is not None:
        laid = combination_name(view.trick.top, words)
        said = words.say(
            "On top: {combination}, seat {n}.", combination=laid, n=_n(view.trick.owner)
        )
        parts.append(said)
    if view.wish is not None:
        parts.append(words.say("Wish: {rank}.", rank=rank_name(view.wish)))
    parts += [f"{_n(seat)} {now.names[seat]}: {', '.join(_facts(now, seat))}." for seat in SEATS]
    parts += [f"{line}." for line in twin_lines(now)]
    return clip(" ".join(parts), MOST_ALT)


def text_twin(now: Moment[TichuView]) -> str:
    """The whole table as text: everybody's cards and calls, and the trick play by play."""
    lines = [
        f"- {TEAMS[team_of(seat)]} **{now.name(seat)}** · {DOT.join(_facts(now, seat))}"
        for seat in now.view.order
    ]
    return "\n".join([*lines, *_plays(now), *twin_lines(now)])


def calls_of(view: TichuView, seat: Seat, words: Words) -> list[str]:
    """What a seat has called."""
    return [call_name(call, words) for call in view.calls if call.seat == seat]


def call_name(call: Call, words: Words) -> str:
    """Tichu or Grand Tichu; with what it is worth where a booster has changed that."""
    name = words.say("Grand Tichu") if call.kind == "grand" else words.say("Tichu")
    win, loss = call.win, abs(call.loss)
    if win == loss == USUAL[call.kind]:
        return name
    return f"{name} ({gain(win)} / {gain(-loss) if loss else 0})"


def _n(seat: Seat) -> int:
    return seat + 1


def _scores(now: Moment[TichuView]) -> str:
    """Both teams, partners named, with their points: a line each, as names end in numbers too."""
    told: list[str] = []
    for team, points in enumerate(now.view.scores):
        one, two = (now.name(seat) for seat in SEATS if team_of(seat) == team)
        told.append(f"{TEAMS[team]} {one} + {two}: **{number(points)}**")
    return "\n".join(told)


def _situation(now: Moment[TichuView]) -> list[str]:
    """What the game is about just now."""
    view, words = now.view, now.words
    match view.phase:
        case "grand":
            return [words.say("Eight cards each. Who calls Grand Tichu?")]
        case "exchange":
            if not all(is_usual(view, seat) for seat in SEATS):
                return [words.say("Everybody chooses what to give.")]
            return [words.say("Everybody chooses a card for each of the others.")]
        case "dragon":
            return [words.say("The Dragon has won the trick: an opponent gets it.")]
        case "over" | "blue" | "draft":
            return []
        case _:
            return _trick(now)


def _trick(now: Moment[TichuView]) -> list[str]:
    view, words = now.view, now.words
    if view.trick.top is None or view.trick.owner is None:
        turn = view.turn
        parts = [] if turn is None else [words.say("{name} leads.", name=now.name(turn))]
    else:
        said = combination_with_cards(view.trick.top, words)
        name = now.name(view.trick.owner)
        parts = [words.say("On top: **{cards}** of {name}", cards=said, name=name)]
    if view.wish is not None:
        parts.append(words.say("💭 wish: **{rank}**", rank=rank_name(view.wish)))
    closing = view.window is not None and view.window.trigger == CLOSING
    more = [words.say("All others have passed. Does anybody throw a bomb?")] if closing else []
    return [DOT.join(parts), *more]


def _players(now: Moment[TichuView]) -> str:
    """Cards left and calls, in playing order."""
    view = now.view
    if view.phase in ("grand", "exchange") and not view.calls:
        return ""
    told = (f"{now.name(seat)} {', '.join(_short_facts(now, seat))}" for seat in view.order)
    return f"-# {DOT.join(told)}"


def _short_facts(now: Moment[TichuView], seat: Seat) -> list[str]:
    view, words = now.view, now.words
    held = f"🂠{view.counts[seat]}"
    if seat in view.places:
        held = words.say("out ({place}.)", place=view.places.index(seat) + 1)
    return [held, *(f"📣 {each}" for each in calls_of(view, seat, words))]


def _facts(now: Moment[TichuView], seat: Seat) -> list[str]:
    """What is to be known of a seat."""
    view, words = now.view, now.words
    facts = [words.count("{n} card", "{n} cards", view.counts[seat])]
    if seat in view.places:
        facts = [words.say("out as number {place}", place=view.places.index(seat) + 1)]
    facts += calls_of(view, seat, words)
    if seat in view.waiting:
        facts.append(words.say("to act"))
    return facts


def _plays(now: Moment[TichuView]) -> list[str]:
    """The trick from its first play on, as much of it as there is room for."""
    plays = now.view.trick.plays
    if not plays:
        return []
    lines = [now.words.say("The trick:")]
    hidden = len(plays) - SHOWN
    if hidden > 0:
        said = now.words.count("… {n} play before", "… {n} plays before", hidden)
        lines.append(f"-# {said}")
    for laid in plays[-SHOWN:]:
        said = combination_with_cards(laid.combination, now.words)
        lines.append(f"-# {now.name(laid.seat)}: {said}")
    return lines
