"""One line of the log for each event of As-Nas: never a card that its reader may not see."""

from __future__ import annotations

from typing import Any

from bot.faces import Moment
from cogs.asnas.history import payout_line, shown_hand
from engines.asnas.events import (
    Called,
    Dealt,
    DealWon,
    Folded,
    Held,
    Looked,
    MatchOver,
    Raised,
    Shown,
)
from engines.asnas.state import SEATS
from engines.asnas.view import AsNasView
from engines.kernel.game import Event


def line(event: Event[Any], now: Moment[AsNasView]) -> str | None:
    """What has happened, in a line; a showdown takes one for each hand."""
    words = now.words
    match event:
        case Dealt():
            said = words.say("🃏 Deal {n}: {name} deals", n=event.deal, name=now.name(event.dealer))
        case Shown():
            said = _shown(event, now)
        case DealWon():
            known = tuple(f"**{now.name(seat)}**" for seat in SEATS)
            won = payout_line(known, event.winners, event.payouts, event.category, words)
            said = f"🏆 {won}"
        case MatchOver():
            said = f"🏁 {words.say('The match is over.')}"
        case Looked() | Called() | Held() | Raised() | Folded():
            said = _deed(event, now)
        case _:
            return None
    return said


def _deed(event: Looked | Called | Held | Raised | Folded, now: Moment[AsNasView]) -> str:
    """What somebody did in their turn."""
    words, name = now.words, now.name(event.seat)
    match event:
        case Looked():
            return words.say("👀 {name} looks at the cards", name=name)
        case Called():
            return words.say("{name} calls: bet {bet}", name=name, bet=event.bet)
        case Held():
            return words.say("{name} holds", name=name)
        case Raised():
            return words.say("⬆️ {name} raises to {bet}", name=name, bet=event.bet)
        case Folded():
            return words.say("{name} folds", name=name)


def _shown(event: Shown, now: Moment[AsNasView]) -> str:
    hands = ((seat, event.hands[seat]) for seat in SEATS)
    told = (f"{now.name(seat)}: {shown_hand(hand, now.words)}" for seat, hand in hands if hand)
    return "\n".join(told)
