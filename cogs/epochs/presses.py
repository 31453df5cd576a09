"""What the owner of a seat wants with a press, at the table or in the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.custom_id import Press
from bot.faces import Ask, Do, Draft, Moment, Say, Wish
from bot.surfaces import Question
from cogs.epochs.choosing import ALL_IN, FOLDING, SURE
from cogs.epochs.scale_text import scale_text
from cogs.epochs.sums import allows_all_in, size_name, sizes
from cogs.epochs.typed import read_sum
from cogs.epochs.ways import bounds
from engines.epochs.view import EpochsView
from engines.kernel.errors import IllegalAction, Refused

LONGEST: Final = 20
"""Characters that a typed sum may have."""


def wish_of(now: Moment[EpochsView], press: Press) -> Wish:
    """What a press means. Raises IllegalAction(MALFORMED) where it means nothing."""
    meaning = _MEANINGS.get(press.verb)
    if meaning is None:
        raise IllegalAction(Refused.MALFORMED)
    return meaning(now, press)


def _open(now: Moment[EpochsView], _press: Press) -> Wish:
    """Show the hand, whatever has been chosen in it."""
    return Draft(now.draft, late=True)


def _back(_now: Moment[EpochsView], _press: Press) -> Wish:
    return Draft("")


def _scale(now: Moment[EpochsView], _press: Press) -> Wish:
    return Say(scale_text(now.words))


def _fold(now: Moment[EpochsView], press: Press) -> Wish:
    """Ask first where checking is free."""
    if press.arg != SURE and now.view.legal.check:
        return Draft(FOLDING)
    return Do({"type": "fold"})


def _deed(_now: Moment[EpochsView], press: Press) -> Wish:
    return Do({"type": press.verb})


def _size(now: Moment[EpochsView], press: Press) -> Wish:
    chosen = _value(press)
    if chosen == ALL_IN:
        return _all_in(now, press)
    if not (chosen.isascii() and chosen.isdecimal()):
        raise IllegalAction(Refused.MALFORMED)
    return Do({"type": "raise", "to": int(chosen[:10])})


def _all_in(now: Moment[EpochsView], press: Press) -> Wish:
    """Ask first: nobody should lose a match by a slip of the thumb."""
    if press.arg != SURE and allows_all_in(now.view):
        return Draft(ALL_IN)
    return Do({"type": ALL_IN})


def _type(now: Moment[EpochsView], _press: Press) -> Wish:
    """Ask how much; where nothing can be raised the engine says why."""
    words, view, legal = now.words, now.view, now.view.legal.raise_
    if legal is None:
        return Do({"type": "raise", "to": 0})
    usual = sizes(view)
    parts = [f"{size_name(size, words)} {usual[size]}" for size in usual if size != "min"]
    most = words.say("all-in") if allows_all_in(view) else words.say("the most")
    parts.append(f"{most} {legal.max}")
    return Ask(
        Question(
            "typed",
            words.say("Raise to how much in all?"),
            words.say("{least} to {most} chips", least=legal.min, most=legal.max),
            " · ".join(parts),
            LONGEST,
        )
    )


def _typed(now: Moment[EpochsView], press: Press) -> Wish:
    to = read_sum(_value(press), now.view)
    if to is None:
        return Say(unreadable(now))
    return Do({"type": "raise", "to": to})


def unreadable(now: Moment[EpochsView]) -> str:
    """What somebody is told whose amount is no number."""
    words, legal = now.words, now.view.legal.raise_
    said = words.say("That is no number of chips. Type a whole number, for example 300.")
    if legal is None:
        return said
    return f"{said} {words.say('Now you can: {ways}.', ways=bounds(legal, words))}"


def _value(press: Press) -> str:
    if not press.values:
        raise IllegalAction(Refused.MALFORMED)
    return press.values[0]


_MEANINGS: Final[dict[str, Callable[[Moment[EpochsView], Press], Wish]]] = {
    "open": _open,
    "back": _back,
    "scale": _scale,
    "fold": _fold,
    "check": _deed,
    "call": _deed,
    "size": _size,
    "all-in": _all_in,
    "type": _type,
    "typed": _typed,
}
"""By verb."""
