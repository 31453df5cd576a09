"""Why a bet was refused, and why somebody has no turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from bot.faces import Moment
from bot.words import Words
from cogs.betting.stakes import Stakes, whole
from engines.kernel.game import Seat
from engines.poker.betting import BettingReason

Asked: TypeAlias = Mapping[str, Any]
"""What was asked for, in the wire form in which a face has put it."""
Sentence: TypeAlias = Callable[[Stakes, Seat, Asked, Words], str]

LONGEST: Final = 12
"""Characters of what somebody has typed that are said again."""


def bet_refused(stakes: Stakes, seat: Seat, raw: Asked, reason: str, words: Words) -> str | None:
    """Why a bet of `seat` was refused; None where the reason is none of betting."""
    sentence = _SENTENCES.get(reason)
    return None if sentence is None else sentence(stakes, seat, raw, words)


def no_turn(now: Moment[Any], stakes: Stakes, seat: Seat) -> str | None:
    """Why `seat` cannot act, where others play on; None where the game is over."""
    words, own = now.words, stakes.players[seat]
    if stakes.to_act is None:
        return None
    name = now.name(stakes.to_act)
    if own.folded:
        return words.say(
            "You have folded, and are in again when the next hand begins. It is {name}'s turn.",
            name=name,
        )
    if own.all_in:
        return words.say("You are all-in: the cards decide now.")
    return words.say("It is {name}'s turn. You act when the turn comes round to you.", name=name)


def _cannot_check(stakes: Stakes, seat: Seat, _raw: Asked, words: Words) -> str:
    return words.say(
        "You cannot check: the bet is {bet}, and {own} of yours lies there.",
        bet=stakes.bet,
        own=stakes.players[seat].bet,
    )


def _nothing_to_call(_stakes: Stakes, _seat: Seat, _raw: Asked, words: Words) -> str:
    return words.say("There is nothing to call: you can check.")


def _raise_closed(stakes: Stakes, seat: Seat, _raw: Asked, words: Words) -> str:
    others = [each for each in stakes.players if each.seat != seat and not each.folded]
    if all(each.all_in for each in others):
        return words.say("You cannot raise: all others are all-in, so nobody could call it.")
    return words.say(
        "You cannot raise again: since you acted the bet has not risen by a full raise."
    )


def _too_small(stakes: Stakes, seat: Seat, raw: Asked, words: Words) -> str:
    legal = stakes.legal.raise_
    if legal is None:
        chips = stakes.players[seat].chips
        return words.say("You cannot raise: your {chips} chips do no more than call.", chips=chips)
    return words.say("{to} is too little. The least is {least}.", to=_sum(raw), least=legal.min)


def _too_large(stakes: Stakes, seat: Seat, raw: Asked, words: Words) -> str:
    """More than one bet may add; going all-in names no sum."""
    return words.say(
        "{to} is too much: at this table a bet or raise adds {most} at most.",
        to=_sum({"to": whole(stakes, seat), **raw}),
        most=stakes.most,
    )


def _not_enough(stakes: Stakes, seat: Seat, raw: Asked, words: Words) -> str:
    most = whole(stakes, seat)
    return words.say("{to} is more than you have: all-in is {most}.", to=_sum(raw), most=most)


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
