"""What somebody may do now, in words: for refusals."""

from __future__ import annotations

from typing import Any

from bot.faces import Moment
from bot.words import Words
from cogs.betting.choosing import in_turn
from cogs.betting.stakes import Bounds, Stakes, allows_all_in


def ways(now: Moment[Any], stakes: Stakes) -> list[str]:
    """What the owner of this view may bet, the cheapest first; none where they may not."""
    words, legal = now.words, stakes.legal
    if not in_turn(now, stakes):
        return []
    told = [words.say("check")] if legal.check else [words.say("fold")]
    if legal.call:
        told.append(words.say("call for {chips}", chips=legal.call))
    if legal.raise_ is not None:
        told.append(bounds(stakes, legal.raise_, words))
    return told


def bounds(stakes: Stakes, legal: Bounds, words: Words) -> str:
    """How much may be raised to."""
    if legal.min < legal.max:
        least, most = legal.min, legal.max
        return words.say("raise to {least} at least, {most} at most", least=least, most=most)
    if allows_all_in(stakes):
        return words.say("raise all-in, to {most}", most=legal.max)
    return words.say("raise to {most}, no more and no less", most=legal.max)


def with_ways(said: str, told: list[str], words: Words) -> str:
    """A refusal, and what can be done instead."""
    if not told:
        return said
    instead = words.say("Now you can: {ways}.", ways=", ".join(told))
    return f"{said} {instead}"
