"""One line of the log for each event of Epochs Poker: never a card that its reader may not see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from bot.faces import Moment
from cogs.betting import log
from cogs.betting.pots import pot_lines
from cogs.betting.text import round_name
from cogs.epochs.names import card_names
from cogs.epochs.showdown import how_won, shown_hands
from engines.epochs import events
from engines.epochs.view import EpochsView
from engines.kernel.game import Event, Seat

Line: TypeAlias = Callable[[Any, Moment[EpochsView]], str]


def line(event: Event[Any], now: Moment[EpochsView]) -> str | None:
    """What has happened; a showdown takes a line for each hand and each pot."""
    told = _LINES.get(type(event))
    return None if told is None else told(event, now)


def _dealt(event: events.HandDealt, now: Moment[EpochsView]) -> str:
    words, name = now.words, now.name(event.dealer)
    if not now.view.ante:
        return words.say("🃏 Hand {n}: {name} deals", n=event.hand, name=name)
    return words.say(
        "🃏 Hand {n}: {name} deals, ante {ante}", n=event.hand, name=name, ante=now.view.ante
    )


def _street(event: events.StreetDealt, now: Moment[EpochsView]) -> str:
    cards = card_names(event.cards, now.words)
    return f"**{round_name(event.street, now.words)}** {cards}"


def _shown(event: events.HandsShown, now: Moment[EpochsView]) -> str:
    return "\n".join(shown_hands(event.combinations, now.name, now.words))


def _won(event: events.HandWon, now: Moment[EpochsView]) -> str:
    """The pots; where nobody had put in anything, who would have won."""

    def bold(seat: Seat) -> str:
        return f"**{now.name(seat)}**"

    if not event.pots:
        names = ", ".join(map(bold, event.winners))
        return now.words.say("🏆 {names}: there was nothing to win", names=names)
    return "\n".join(pot_lines(event.pots, how_won(None, now.words), bold, now.words))


def _out(event: events.Eliminated, now: Moment[EpochsView]) -> str:
    words, names = now.words, ", ".join(map(now.name, event.seats))
    if len(event.seats) == 1:
        return words.say("🚪 {name} is out of the match", name=names)
    return words.say("🚪 {names} are out of the match", names=names)


_LINES: Final[dict[type[Event[Any]], Line]] = {
    events.HandDealt: _dealt,
    events.Folded: log.folds,
    events.Checked: log.checks,
    events.Called: log.calls,
    events.Raised: log.raises,
    events.StreetDealt: _street,
    events.BetReturned: log.takes_back,
    events.HandsShown: _shown,
    events.HandWon: _won,
    events.Eliminated: _out,
    events.MatchOver: lambda _, now: "🏁 " + now.words.say("The match is over."),
}
"""By kind of event."""
