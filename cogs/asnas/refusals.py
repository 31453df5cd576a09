"""Why an action was refused, and what can be done instead."""

from __future__ import annotations

from bot.faces import Moment
from bot.words.sentences import REFUSED
from cogs.asnas.controls import ways
from cogs.betting.ways import with_ways
from engines.asnas.actions import AsNasReason
from engines.asnas.state import HIGHEST
from engines.asnas.view import AsNasView
from engines.kernel.errors import Reason, Refused


def refused(now: Moment[AsNasView], reason: Reason) -> str | None:
    """The game's own words for `reason`; None for the common ones."""
    if reason == AsNasReason.MATCH_OVER:
        return now.words.say(REFUSED[Refused.GAME_OVER])
    if reason == Refused.NOT_YOUR_TURN:
        return _not_yet(now)
    why = _why(now, reason)
    return None if why is None else with_ways(why, ways(now.view, now.words), now.words)


def _not_yet(now: Moment[AsNasView]) -> str | None:
    view, words = now.view, now.words
    if view.to_act is None:
        return None
    name = now.name(view.to_act)
    if now.seat in view.folded:
        return words.say(
            "You have folded, and are in again when the next deal begins. It is {name}'s turn.",
            name=name,
        )
    return words.say("It is {name}'s turn. You act when the turn comes round to you.", name=name)


def _why(now: Moment[AsNasView], reason: Reason) -> str | None:
    view, words = now.view, now.words
    own = 0 if now.seat is None else view.bets[now.seat]
    match reason:
        case AsNasReason.ALREADY_LOOKED:
            return words.say("You have already looked at your cards in this deal.")
        case AsNasReason.NOTHING_TO_CALL:
            return words.say("There is nothing to call: your bet is the highest already.")
        case AsNasReason.BET_TO_MATCH:
            return words.say(
                "You cannot hold: your bet is {own}, and the highest is {highest}.",
                own=own,
                highest=view.highest,
            )
        case AsNasReason.RAISE_CAP:
            return words.say("You cannot raise: no bet goes above {most}.", most=HIGHEST)
        case _:
            return None
