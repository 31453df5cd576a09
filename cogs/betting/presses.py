"""What somebody wants with a press of betting's controls, at the table or in the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bot.custom_id import Press
from bot.faces import Ask, Do, Draft, Moment, Say, Wish
from bot.surfaces import Question
from cogs.betting.choosing import ALL_IN, FOLDING, SURE
from cogs.betting.stakes import Stakes, allows_all_in, most_name, size_name, sizes
from cogs.betting.text import DOT
from cogs.betting.typed import read_sum, unreadable
from engines.kernel.errors import IllegalAction, Refused

LONGEST: Final = 20
"""Characters that a typed sum may have."""


def bet_of(now: Moment[Any], stakes: Stakes, press: Press) -> Wish | None:
    """What a press means; None where it is none of betting. Raises IllegalAction(MALFORMED)."""
    meaning = _MEANINGS.get(press.verb)
    return None if meaning is None else meaning(now, stakes, press)


def value_of(press: Press) -> str:
    """What was chosen or typed. Raises IllegalAction(MALFORMED) where nothing was."""
    if not press.values:
        raise IllegalAction(Refused.MALFORMED)
    return press.values[0]


def _open(now: Moment[Any], _stakes: Stakes, _press: Press) -> Wish:
    """Show the hand, whatever has been chosen in it."""
    return Draft(now.draft, late=True)


def _back(_now: Moment[Any], _stakes: Stakes, _press: Press) -> Wish:
    return Draft("")


def _fold(_now: Moment[Any], stakes: Stakes, press: Press) -> Wish:
    """Ask first where checking is free."""
    if press.arg != SURE and stakes.legal.check:
        return Draft(FOLDING)
    return Do({"type": "fold"})


def _deed(_now: Moment[Any], _stakes: Stakes, press: Press) -> Wish:
    return Do({"type": press.verb})


def _size(now: Moment[Any], stakes: Stakes, press: Press) -> Wish:
    chosen = value_of(press)
    if chosen == ALL_IN:
        return _all_in(now, stakes, press)
    if not (chosen.isascii() and chosen.isdecimal()):
        raise IllegalAction(Refused.MALFORMED)
    return Do({"type": "raise", "to": int(chosen[:10])})


def _all_in(_now: Moment[Any], stakes: Stakes, press: Press) -> Wish:
    """Ask first: nobody should lose a game by a slip of the thumb."""
    if press.arg != SURE and allows_all_in(stakes):
        return Draft(ALL_IN)
    return Do({"type": ALL_IN})


def _type(now: Moment[Any], stakes: Stakes, _press: Press) -> Wish:
    """Ask how much; where nothing can be raised the engine says why."""
    words, legal = now.words, stakes.legal.raise_
    if legal is None:
        return Do({"type": "raise", "to": 0})
    usual = sizes(stakes)
    parts = [f"{size_name(size, words)} {usual[size]}" for size in usual if size != "min"]
    parts.append(f"{most_name(stakes, words)} {legal.max}")
    return Ask(
        Question(
            "typed",
            words.say("Raise to how much in all?"),
            words.say("{least} to {most} chips", least=legal.min, most=legal.max),
            DOT.join(parts),
            LONGEST,
        )
    )


def _typed(now: Moment[Any], stakes: Stakes, press: Press) -> Wish:
    to = read_sum(value_of(press), stakes)
    if to is None:
        return Say(unreadable(now, stakes))
    return Do({"type": "raise", "to": to})


_MEANINGS: Final[dict[str, Callable[[Moment[Any], Stakes, Press], Wish]]] = {
    "open": _open,
    "back": _back,
    "fold": _fold,
    "check": _deed,
    "call": _deed,
    "size": _size,
    "all-in": _all_in,
    "type": _type,
    "typed": _typed,
}
"""By verb."""
