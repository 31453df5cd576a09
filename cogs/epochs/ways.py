"""What somebody may do now, in words: for refusals."""

from __future__ import annotations

from bot.faces import Moment
from bot.words import Words
from cogs.epochs.choosing import in_turn
from engines.epochs.view import EpochsView, RaiseView


def ways(now: Moment[EpochsView]) -> str:
    """What the owner of this view may do, the cheapest first; empty out of turn."""
    words, legal = now.words, now.view.legal
    if not in_turn(now):
        return ""
    told = [words.say("check")] if legal.check else [words.say("fold")]
    if legal.call:
        told.append(words.say("call for {chips}", chips=legal.call))
    if legal.raise_ is not None:
        told.append(bounds(legal.raise_, words))
    return ", ".join(told)


def bounds(legal: RaiseView, words: Words) -> str:
    """How much may be raised to."""
    if legal.min == legal.max:
        return words.say("raise to {most}, no more and no less", most=legal.max)
    return words.say("raise to {least} at least, {most} at most", least=legal.min, most=legal.max)
