"""One line of the log for each event about boosters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bot.faces import Moment
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
from engines.tichu.events import boosters as facts
from engines.tichu.events import reactions
from engines.tichu.view import TichuView

Line = Callable[[Any, Moment[TichuView]], str]


def _played(event: facts.BoosterPlayed, now: Moment[TichuView]) -> str:
    words, sign = now.words, GROUP_OF[event.key].sign
    name, booster = now.name(event.seat), booster_name(event.key, words)
    details = said_in_words(event.params, now)
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
            "↩️ {booster} goes back to {name}, unspent: another booster rules it out",
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


def _opened(event: facts.HandOpened, now: Moment[TichuView]) -> str:
    return now.words.say(
        "👐 {name} plays with an open hand: {cards}",
        name=now.name(event.seat),
        cards=card_names(in_order(event.cards), now.words),
    )


def _swapped(event: facts.CardSwapped, now: Moment[TichuView]) -> str:
    return now.words.say(
        "🔁 {name} gives {card} for {other} of {holder}",
        name=now.name(event.seat),
        card=card_name(event.gives, now.words),
        other=card_name(event.gets, now.words),
        holder=now.name(event.holder),
    )


def _extended(event: reactions.PlayExtended, now: Moment[TichuView]) -> str:
    return now.words.say(
        "🧩 {name} makes of the play of {other}: {cards}",
        name=now.name(event.seat),
        other=now.name(event.owner),
        cards=combination_with_cards(event.combination, now.words),
    )


def _slid(event: reactions.CardsSlid, now: Moment[TichuView]) -> str:
    return now.words.say(
        "⬇️ {name} slides below the trick: {cards}",
        name=now.name(event.seat),
        cards=combination_with_cards(event.combination, now.words),
    )


LINES: Final[dict[type[Event[Any]], Line]] = {
    facts.BoosterDrafted: lambda event, now: now.words.say(
        "🎴 {name} takes the booster {booster}",
        name=now.name(event.seat),
        booster=booster_name(event.key, now.words),
    ),
    facts.BoostersTurnedUp: lambda event, now: now.words.say(
        "🎴 New boosters lie face up: {boosters}", boosters=names_of(event.keys, now)
    ),
    facts.BoosterPlayed: _played,
    facts.BoosterResolved: _resolved,
    facts.BoosterCancelled: lambda event, now: now.words.say(
        "🚫 {booster} of {name} is cancelled",
        booster=booster_name(event.key, now.words),
        name=now.name(event.seat),
    ),
    facts.BoosterReturned: _returned,
    facts.BoosterPassed: lambda event, now: now.words.say(
        "🎁 {booster} goes from {name} to {other}",
        booster=booster_name(event.key, now.words),
        name=now.name(event.giver),
        other=now.name(event.taker),
    ),
    facts.BoosterRecycled: lambda event, now: now.words.say(
        "♻️ {name} takes {booster} from the discarded boosters",
        name=now.name(event.seat),
        booster=booster_name(event.key, now.words),
    ),
    facts.CallChanged: _call_changed,
    facts.Spied: _spied,
    facts.LeaderNamed: lambda event, now: now.words.say(
        "▶️ {name} will lead first", name=now.name(event.seat)
    ),
    facts.MahjongTaken: lambda event, now: now.words.say(
        "🀄 {name} gets the Mah Jong of {other}",
        name=now.name(event.taker),
        other=now.name(event.giver),
    ),
    facts.HandOpened: _opened,
    facts.CardSwapped: _swapped,
    facts.HandsSwapped: lambda event, now: now.words.say(
        "🔁 {name} and {other} swap their hands",
        name=now.name(event.one),
        other=now.name(event.other),
    ),
    facts.ChairsMoved: lambda event, now: now.words.say(
        "🪑 The playing order is now: {names}",
        names=" → ".join(now.name(seat) for seat in event.order),
    ),
    facts.DoubleAnnounced: lambda event, now: now.words.say(
        "📣 **{name}** announces a double win", name=now.name(event.seat)
    ),
    facts.CardLaid: lambda event, now: now.words.say(
        "🂠 {name} lays {card} open, on their own tricks",
        name=now.name(event.seat),
        card=card_name(event.card, now.words),
    ),
    facts.CardReturned: lambda event, now: now.words.say(
        "↩️ {name} gives a card back to {other}",
        name=now.name(event.giver),
        other=now.name(event.taker),
    ),
    facts.SpecialsRemoved: lambda event, now: now.words.say(
        "🚫 {name} puts away: {cards}",
        name=now.name(event.seat),
        cards=card_names(event.cards, now.words, ", "),
    ),
    facts.HandRedrawn: lambda event, now: now.words.say(
        "🔁 {name} draws a new hand", name=now.name(event.seat)
    ),
    reactions.PlayExtended: _extended,
    reactions.CardsSlid: _slid,
    reactions.PhoenixTaken: lambda event, now: now.words.say(
        "🐦 {name} takes the Phoenix of {other} and lays {card}",
        name=now.name(event.seat),
        other=now.name(event.owner),
        card=card_name(event.card, now.words),
    ),
    reactions.DogTaken: lambda event, now: now.words.say(
        "🐕 {name} takes the Dog of {other}, and leads",
        name=now.name(event.seat),
        other=now.name(event.owner),
    ),
    reactions.BombDefused: lambda event, now: now.words.say(
        "🧯 The bomb of {name} goes under the trick", name=now.name(event.owner)
    ),
    reactions.DogGiven: lambda event, now: now.words.say(
        "🐕 {name} has to take the Dog of {other}",
        name=now.name(event.taker),
        other=now.name(event.giver),
    ),
    reactions.PlayReturned: lambda event, now: now.words.say(
        "↩️ The play of {name} is taken back", name=now.name(event.owner)
    ),
    reactions.BirdsReturned: lambda event, now: now.words.say(
        "🎄 The Dragon goes back to {name}, the Phoenix to {other}",
        name=now.name(event.dragon),
        other=now.name(event.phoenix),
    ),
    reactions.LeadPassed: lambda event, now: now.words.say(
        "▶️ {name} leads instead of {other}",
        name=now.name(event.to),
        other=now.name(event.seat),
    ),
}
"""By kind of event. The others are told by these, or by what the table shows."""
