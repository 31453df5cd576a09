"""Why something was refused at Epochs Poker, and what can be done instead."""

from __future__ import annotations

from bot.faces import Moment
from cogs.betting.refusals import Asked, bet_refused, no_turn
from cogs.betting.ways import ways, with_ways
from cogs.epochs.stakes import stakes_of
from engines.epochs.view import EpochsView
from engines.kernel.errors import Refused


def refused(now: Moment[EpochsView], raw: Asked, reason: str) -> str | None:
    """The game's own words for a refusal, with what is possible now; None for the common ones."""
    seat, stakes, words = now.seat, stakes_of(now.view), now.words
    if seat is None:
        return None
    if reason == Refused.NOT_YOUR_TURN:
        if now.view.to_act is not None and now.view.seats[seat].out:
            return words.say("You are out of the match: you have no chips left.")
        return no_turn(now, stakes, seat)
    said = bet_refused(stakes, seat, raw, reason, words)
    return None if said is None else with_ways(said, ways(now, stakes), words)
