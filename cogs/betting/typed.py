"""Reads how much somebody raises to, as people type it: `300`, `1 200`, `half`, `all-in`."""

from __future__ import annotations

import re
from typing import Any, Final

from bot.faces import Moment
from cogs.betting.stakes import Stakes, size_sums, whole
from cogs.betting.ways import bounds, with_ways

NAMED: Final[dict[str, str]] = {
    **dict.fromkeys(("min", "minimum", "mínimo", "minimo", "мін", "мінімум"), "min"),
    **dict.fromkeys(
        ("half", "1/2", "½", "half pot", "metade", "1/2 pote", "пів", "пів банку"), "half"
    ),
    **dict.fromkeys(("pot", "pote", "банк"), "pot"),
    **dict.fromkeys(("max", "maximum", "máximo", "maximo", "макс", "максимум"), "max"),
    **dict.fromkeys(("all-in", "all in", "allin", "tudo", "олін", "ва-банк", "все"), "all-in"),
}
"""The usual sizes by what people call them."""
BEYOND: Final = 10**9
"""More than anybody has: what is larger is read as this."""

_NUMBER: Final = re.compile(r"[-\N{MINUS SIGN}]?(\d+|\d{1,3}([ .,'\u00a0\u202f]\d{3})+)")
_APART: Final = re.compile(r"[ .,'\u00a0\u202f]")


def read_sum(text: str, stakes: Stakes) -> int | None:
    """The chips that `text` names, as a raise of the seat to act; None where it names none.

    Nothing is checked but that it is a number: the engine says what is wrong with it.
    """
    said = text.strip().lower()
    if said in NAMED:
        return _named(NAMED[said], stakes)
    if _NUMBER.fullmatch(said) is None:
        return None
    number = _APART.sub("", said.replace("\N{MINUS SIGN}", "-"))
    return max(-BEYOND, min(BEYOND, int(number[:20])))


def unreadable(now: Moment[Any], stakes: Stakes) -> str:
    """What somebody is told whose amount is no number."""
    words, legal = now.words, stakes.legal.raise_
    said = words.say("That is no number of chips. Type a whole number, for example 300.")
    return with_ways(said, [] if legal is None else [bounds(stakes, legal, words)], words)


def _named(size: str, stakes: Stakes) -> int:
    """A usual size, as far as the rules and the own chips allow it; all-in is what it is."""
    legal, seat = stakes.legal.raise_, stakes.to_act
    if legal is None or seat is None:
        return 0
    if size == "all-in":
        return whole(stakes, seat)
    sums = {**size_sums(stakes), "max": legal.max}
    return max(legal.min, min(legal.max, sums[size]))
