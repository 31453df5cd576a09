"""One line of the log for each event about boosters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bot.faces import Moment
from bot.words import mark
from cogs.tichu.boosters.meaning import meaning
from cogs.tichu.boosters.params import said_in_words
from cogs.tichu.boosters.situation import names_of
from cogs.tichu.boosters.wording import GROUP_OF, booster_name
from cogs.tichu.names import (
    card_name,
    card_names,
    combination_with_cards,
    gain,
    in_order,
    rank_name,
)
from engines.kernel.game import Event, Seat
from engines.tichu.announcement import Effect
from engines.tichu.events import boosters as facts
from engines.tichu.events import reactions
from engines.tichu.view import TichuView

Line = Callable[[Any, Moment[TichuView]], str]


def _played(event: facts.BoosterPlayed, now: Moment[TichuView]) -> str:
    words, sign = now.words, GROUP_OF[event.key].sign
    name, booster = now.name(event.seat), booster_name(event.key, words)
    effect = Effect(event.key, event.seat, event.params, event.cause)
    details = meaning(effect, now) or said_in_words(event.params, now)
    if not details:
        return words.say(
            "{sign} **{name}** plays **{booster}**", sign=sign, name=name, booster=booster
        )
    return words.say(
        "{sign} **{name}** plays **{booster}**: {details}",
        sign=sign,
        name=name,
        booster=booster,
        details=details,
    )


def _resolved(event: facts.BoosterResolved, now: Moment[TichuView]) -> str:
    booster = booster_name(event.key, now.words)
    if event.lasts:
        return now.words.say("✅ {booster} is in force from now on", booster=booster)
    return now.words.say("✅ {booster} takes effect", booster=booster)


def _returned(event: facts.BoosterReturned, now: Moment[TichuView]) -> str:
    booster, name = booster_name(event.key, now.words), now.name(event.seat)
    if event.recalled:
        return now.words.say(
            "↩️ {booster} goes back to {name}, unspent, and is not played again in this round",
            booster=booster,
            name=name,
        )
    return now.words.say(
        "↩️ {booster} goes back to {name}, unspent: it cannot be done as things are",
        booster=booster,
        name=name,
    )


def _call_changed(event: facts.CallChanged, now: Moment[TichuView]) -> str:
    """What a call is worth now, and to whom it has passed."""
    call, words = event.call, now.words
    loss = gain(-abs(call.loss)) if call.loss else "0"
    if event.seat != call.seat:
        return words.say(
            "📣 {name}'s call passes to {other}: {win} or {loss} points",
            name=now.name(event.seat),
            other=now.name(call.seat),
            win=gain(call.win),
            loss=loss,
        )
    return words.say(
        "📣 {name}'s call is worth {win} or {loss} points now",
        name=now.name(call.seat),
        win=gain(call.win),
        loss=loss,
    )


def _spied(event: facts.Spied, now: Moment[TichuView]) -> str:
    told = ", ".join(
        f"{now.name(Seat(seat))} {count}"
        for seat, count in enumerate(event.counts)
        if count is not None
    )
    return now.words.say("🔎 Cards of rank {rank}: {told}", rank=rank_name(event.rank), told=told)


_SAID: Final[dict[str, Callable[[Any, Moment[TichuView]], str]]] = {
    "key": lambda key, now: booster_name(key, now.words),
    **dict.fromkeys(("card", "gives", "gets"), lambda card, now: card_name(card, now.words)),
    "combination": lambda made, now: combination_with_cards(made, now.words),
}
"""How what a field of an event holds is said. The others that are said hold a seat."""


def _says(sentence: str, **parts: str) -> Line:
    """A line of the log: `sentence`, each of its parts filled with the field that is named."""

    def told(event: Event[Any], now: Moment[TichuView]) -> str:
        said = {
            part: _SAID.get(field, _seat)(getattr(event, field), now)
            for part, field in parts.items()
        }
        return now.words.say(sentence, **said)

    return told


def _seat(seat: Seat, now: Moment[TichuView]) -> str:
    return now.name(seat)


LINES: Final[dict[type[Event[Any]], Line]] = {
    facts.BoosterDrafted: _says(
        mark("🎴 {name} takes the booster {booster}"), name="seat", booster="key"
    ),
    facts.BoostersTurnedUp: lambda event, now: now.words.say(
        "🎴 New boosters lie face up: {boosters}", boosters=names_of(event.keys, now)
    ),
    facts.BoosterPlayed: _played,
    facts.BoosterResolved: _resolved,
    facts.BoosterCancelled: _says(
        mark("🚫 {booster} of {name} is cancelled"), booster="key", name="seat"
    ),
    facts.BoosterReturned: _returned,
    facts.BoosterPassed: _says(
        mark("🎁 {booster} goes from {name} to {other}"), booster="key", name="giver", other="taker"
    ),
    facts.BoosterRecycled: _says(
        mark("♻️ {name} takes {booster} from the discarded boosters"), name="seat", booster="key"
    ),
    facts.CallChanged: _call_changed,
    facts.Spied: _spied,
    facts.LeaderNamed: _says(mark("▶️ {name} will lead first"), name="seat"),
    facts.MahjongTaken: _says(
        mark("🀄 {name} gets the Mah Jong of {other}"), name="taker", other="giver"
    ),
    facts.HandOpened: lambda event, now: now.words.say(
        "👐 {name} plays with an open hand: {cards}",
        name=now.name(event.seat),
        cards=card_names(in_order(event.cards), now.words),
    ),
    facts.CardSwapped: _says(
        mark("🔁 {name} gives {card} for {other} of {holder}"),
        name="seat",
        card="gives",
        other="gets",
        holder="holder",
    ),
    facts.HandsSwapped: _says(
        mark("🔁 {name} and {other} swap their hands"), name="one", other="other"
    ),
    facts.ChairsMoved: lambda event, now: now.words.say(
        "🪑 The playing order is now: {names}", names=" → ".join(map(now.name, event.order))
    ),
    facts.DoubleAnnounced: _says(mark("📣 **{name}** announces a double win"), name="seat"),
    facts.CardLaid: _says(
        mark("🂠 {name} lays {card} open, on their own tricks"), name="seat", card="card"
    ),
    facts.CardReturned: _says(
        mark("↩️ {name} gives a card back to {other}"), name="giver", other="taker"
    ),
    facts.SpecialsRemoved: lambda event, now: now.words.say(
        "🚫 {name} puts away: {cards}",
        name=now.name(event.seat),
        cards=card_names(event.cards, now.words, ", "),
    ),
    facts.HandRedrawn: _says(mark("🔁 {name} draws a new hand"), name="seat"),
    reactions.PlayExtended: _says(
        mark("🧩 {name} makes of the play of {other}: {cards}"),
        name="seat",
        other="owner",
        cards="combination",
    ),
    reactions.CardsSlid: _says(
        mark("⬇️ {name} slides below the trick: {cards}"), name="seat", cards="combination"
    ),
    reactions.PhoenixTaken: _says(
        mark("🐦 {name} takes the Phoenix of {other} and lays {card}"),
        name="seat",
        other="owner",
        card="card",
    ),
    reactions.DogTaken: _says(
        mark("🐕 {name} takes the Dog of {other}, and leads"), name="seat", other="owner"
    ),
    reactions.BombDefused: _says(mark("🧯 The bomb of {name} goes under the trick"), name="owner"),
    reactions.DogGiven: _says(
        mark("🐕 {name} has to take the Dog of {other}"), name="taker", other="giver"
    ),
    reactions.PlayReturned: _says(mark("↩️ The play of {name} is taken back"), name="owner"),
    reactions.BirdsReturned: _says(
        mark("🎄 The Dragon goes back to {name}, the Phoenix to {other}"),
        name="dragon",
        other="phoenix",
    ),
    reactions.LeadPassed: _says(mark("▶️ {name} leads instead of {other}"), name="to", other="seat"),
}
"""By kind of event. The others are told by these, or by what the table shows."""
