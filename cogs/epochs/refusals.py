"""Why something was refused at Epochs Poker, and what can be done instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from bot.faces import Moment
from cogs.epochs.sums import highest, whole
from cogs.epochs.ways import ways
from engines.epochs.view import EpochsView, SeatView
from engines.kernel.errors import Refused
from engines.kernel.game import Seat
from engines.poker.betting import BettingReason

Asked: TypeAlias = Mapping[str, Any]
"""What was asked for, in the wire form in which this face has put it."""
Sentence: TypeAlias = Callable[[Moment[EpochsView], Asked], str]

LONGEST: Final = 12
"""Characters of what somebody has typed that are said again."""


def refused(now: Moment[EpochsView], raw: Asked, reason: str) -> str | None:
    """The game's own words for a refusal, with what is possible now; None for the common ones."""
    if now.seat is None:
        return None
    if reason == Refused.NOT_YOUR_TURN:
        return _not_yet(now, now.seat)
    sentence = _SENTENCES.get(reason)
    if sentence is None:
        return None
    said, open_ways = sentence(now, raw), ways(now)
    if not open_ways:
        return said
    return f"{said} {now.words.say('Now you can: {ways}.', ways=open_ways)}"


def _not_yet(now: Moment[EpochsView], seat: Seat) -> str | None:
    view, words = now.view, now.words
    if view.to_act is None:
        return None
    own, name = view.seats[seat], now.name(view.to_act)
    if own.out:
        return words.say("You are out of the match: you have no chips left.")
    if own.folded:
        return words.say(
            "You have folded, and are in again when the next hand begins. It is {name}'s turn.",
            name=name,
        )
    if own.all_in:
        return words.say("You are all-in: the cards decide now.")
    return words.say("It is {name}'s turn. You act when the turn comes round to you.", name=name)


def _cannot_check(now: Moment[EpochsView], _raw: Asked) -> str:
    return now.words.say(
        "You cannot check: the bet is {bet}, and {own} of yours lies there.",
        bet=highest(now.view),
        own=_own(now).bet,
    )


def _nothing_to_call(now: Moment[EpochsView], _raw: Asked) -> str:
    return now.words.say("There is nothing to call: you can check.")


def _raise_closed(now: Moment[EpochsView], _raw: Asked) -> str:
    view, words = now.view, now.words
    others = [each for each in view.seats if each.seat != now.seat and not each.folded]
    if all(each.all_in for each in others):
        return words.say("You cannot raise: all others are all-in, so nobody could call it.")
    return words.say(
        "You cannot raise again: since you acted the bet has not risen by a full raise."
    )


def _too_small(now: Moment[EpochsView], raw: Asked) -> str:
    words, legal = now.words, now.view.legal.raise_
    if legal is None:
        return words.say(
            "You cannot raise: your {chips} chips do no more than call.", chips=_own(now).chips
        )
    return words.say("{to} is too little. The least is {least}.", to=_sum(raw), least=legal.min)


def _too_large(now: Moment[EpochsView], raw: Asked) -> str:
    """More than one bet may add; going all-in names no sum."""
    view, words = now.view, now.words
    to = raw.get("to", whole(view, _own(now).seat))
    return words.say(
        "{to} is too much: at this table a bet or raise adds {most} at most.",
        to=str(to)[:LONGEST],
        most=view.max_bet,
    )


def _not_enough(now: Moment[EpochsView], raw: Asked) -> str:
    return now.words.say(
        "{to} is more than you have: all-in is {most}.",
        to=_sum(raw),
        most=whole(now.view, _own(now).seat),
    )


def _own(now: Moment[EpochsView]) -> SeatView:
    assert now.seat is not None
    return now.view.seats[now.seat]


def _sum(raw: Asked) -> str:
    """What was typed as a raise."""
    return str(raw.get("to", "…"))[:LONGEST]


_SENTENCES: Final[dict[str, Sentence]] = {
    BettingReason.CANNOT_CHECK: _cannot_check,
    BettingReason.NOTHING_TO_CALL: _nothing_to_call,
    BettingReason.RAISE_CLOSED: _raise_closed,
    BettingReason.BET_TOO_SMALL: _too_small,
    BettingReason.BET_TOO_LARGE: _too_large,
    BettingReason.NOT_ENOUGH_CHIPS: _not_enough,
}
"""By code."""
