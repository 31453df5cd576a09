"""One line of the log for each event of Power Up: never a card that its reader may not see."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from bot.faces import Moment
from bot.words.cards import card_label, card_labels
from cogs.betting import log
from cogs.betting.pots import pot_lines
from cogs.betting.text import round_name
from cogs.powerup.names import power_name
from cogs.powerup.showdown import how_won, shown_hands
from engines.kernel.game import Event, Seat
from engines.kernel.secret import Hidden, Secret
from engines.powerup.events import betting, hand, powers
from engines.powerup.structure import LEVELS
from engines.powerup.view import PowerUpView

Line: TypeAlias = Callable[[Any, Moment[PowerUpView]], str]


def line(event: Event[Any], now: Moment[PowerUpView]) -> str | None:
    """What has happened; a showdown takes a line for each pot. None where others say it already."""
    told = _LINES.get(type(event))
    return None if told is None else told(event, now)


# Hands


def _dealt(event: hand.HandDealt, now: Moment[PowerUpView]) -> str:
    level = LEVELS[event.level]
    return now.words.say(
        "🃏 Hand {n}: blinds {small}/{big}, ante {ante}, {name} has the button",
        n=event.hand,
        small=level.small,
        big=level.big,
        ante=level.ante,
        name=now.name(event.button),
    )


def _shown(event: hand.HandsShown, now: Moment[PowerUpView]) -> str:
    return shown_hands(event.hands, now.name, now.words)


def _won(event: hand.HandWon, now: Moment[PowerUpView]) -> str:
    def bold(seat: Seat) -> str:
        return f"**{now.name(seat)}**"

    return "\n".join(pot_lines(event.pots, how_won(event.best, now.words), bold, now.words))


def _out(event: hand.Eliminated, now: Moment[PowerUpView]) -> str:
    words, names = now.words, ", ".join(map(now.name, event.seats))
    if len(event.seats) == 1:
        return words.say("🚪 {name} is out of the game", name=names)
    return words.say("🚪 {names} are out of the game", names=names)


# Bets


def _street(event: betting.StreetDealt, now: Moment[PowerUpView]) -> str:
    return f"**{round_name(event.street, now.words)}** {card_labels(event.cards)}"


# Powers


def _played(event: powers.PowerPlayed, now: Moment[PowerUpView]) -> str:
    return now.words.say(
        "⚡ **{name}** plays **{power}** for {n} energy",
        name=now.name(event.seat),
        power=power_name(event.power, now.words),
        n=event.cost,
    )


def _drawn(event: powers.CardsDrawn, now: Moment[PowerUpView]) -> str:
    """What everybody knows of the cards that were drawn: at least how many."""
    words, name, known = now.words, now.name(event.seat), _known(event.cards)
    said = words.count(
        "🂠 {name} draws {n} card", "🂠 {name} draws {n} cards", len(event.cards), name=name
    )
    return f"{said}: {card_labels(known)}" if known else said


def _discarded(event: powers.CardsDiscarded, now: Moment[PowerUpView]) -> str:
    words, count, known = now.words, len(event.cards), _known(event.cards)
    if event.held:
        name = now.name(event.seat)
        said = words.count(
            "🗑️ {name} discards {n} card", "🗑️ {name} discards {n} cards", count, name=name
        )
    else:
        said = words.count(
            "🗑️ {n} card of the deck is discarded", "🗑️ {n} cards of the deck are discarded", count
        )
    return f"{said}: {card_labels(known)}" if known else said


def _kept(event: powers.CardsKept, now: Moment[PowerUpView]) -> str:
    name = now.name(event.seat)
    if event.card is None:
        return now.words.say("🔎 {name} keeps both cards on the deck", name=name)
    card = card_label(event.card)
    return now.words.say("⚙️ {name} picks {card} as the next card", name=name, card=card)


def _known(cards: Iterable[str | Secret[str] | Hidden]) -> list[str]:
    """Those of the cards that the reader may see."""
    found: list[str] = []
    for each in cards:
        if isinstance(each, str):
            found.append(each)
        elif isinstance(each, Secret):
            found += each.value
    return found


def _deployed(event: powers.CardDeployed, now: Moment[PowerUpView]) -> str:
    return now.words.say("🪂 {card} comes to the board", card=card_label(event.card))


_LINES: Final[dict[type[Event[Any]], Line]] = {
    hand.HandDealt: _dealt,
    hand.BetReturned: log.takes_back,
    hand.HandsShown: _shown,
    hand.HandWon: _won,
    hand.Eliminated: _out,
    hand.GameWon: lambda event, now: now.words.say(
        "🏁 {name} has all the chips", name=now.name(event.seat)
    ),
    betting.Folded: log.folds,
    betting.Checked: log.checks,
    betting.Called: log.calls,
    betting.Raised: log.raises,
    betting.BoardShielded: lambda _, now: now.words.say(
        "🛡️ All-in: the cards on the board are shielded"
    ),
    betting.StreetDealt: _street,
    powers.PowerPlayed: _played,
    powers.PowerCopied: lambda event, now: now.words.say(
        "📄 {name} copies {power}",
        name=now.name(event.seat),
        power=power_name(event.power, now.words),
    ),
    powers.CardsShown: lambda event, now: now.words.say(
        "👁️ The next cards of the deck: {cards}", cards=card_labels(event.cards)
    ),
    powers.CardsSeen: lambda event, now: now.words.say(
        "🔎 {name} looks at the next two cards", name=now.name(event.seat)
    ),
    powers.CardsDrawn: _drawn,
    powers.CardsDiscarded: _discarded,
    powers.CardDestroyed: lambda event, now: now.words.say(
        "💥 {card} is gone from the board", card=card_label(event.card)
    ),
    powers.CardDeployed: _deployed,
    powers.TurnedUp: lambda event, now: now.words.say(
        "🩻 {name} shows {card}", name=now.name(event.seat), card=card_label(event.card)
    ),
    powers.CardsKept: _kept,
}
"""By kind of event. The others are told by what the table shows."""
