"""What the owner of a seat wants with a press, at the table or in the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bot.custom_id import Press
from bot.faces import Ask, Do, Draft, Moment, Say, Wish
from bot.surfaces import Question
from cogs.powerup.choosing import ALL_IN, FOLDING, NOT_NOW, SURE, takes_cards
from cogs.powerup.explained import every_power
from cogs.powerup.names import size_name
from cogs.powerup.refusals import refused
from cogs.powerup.sums import sizes
from cogs.powerup.typed import read_sum
from cogs.powerup.ways import bounds
from engines.kernel.errors import IllegalAction, Refused
from engines.powerup.powers import POWERS
from engines.powerup.view import PowerUpView

LONGEST: Final = 20
"""Characters that a typed sum may have."""


def wish_of(now: Moment[PowerUpView], press: Press) -> Wish:
    """What a press means. Raises IllegalAction(MALFORMED) where it means nothing."""
    meaning = _MEANINGS.get(press.verb)
    if meaning is None:
        raise IllegalAction(Refused.MALFORMED)
    return meaning(now, press)


def _open(now: Moment[PowerUpView], _press: Press) -> Wish:
    """Show the hand, whatever has been chosen in it."""
    return Draft(now.draft, late=True)


def _back(_now: Moment[PowerUpView], _press: Press) -> Wish:
    return Draft("")


# Betting


def _fold(now: Moment[PowerUpView], press: Press) -> Wish:
    """Ask first where checking is free."""
    if press.arg != SURE and now.view.legal.check:
        return Draft(FOLDING)
    return Do({"type": "fold"})


def _deed(_now: Moment[PowerUpView], press: Press) -> Wish:
    return Do({"type": press.verb})


def _size(now: Moment[PowerUpView], press: Press) -> Wish:
    chosen = _value(press)
    if chosen == ALL_IN:
        return _all_in(now, press)
    if not (chosen.isascii() and chosen.isdecimal()):
        raise IllegalAction(Refused.MALFORMED)
    return Do({"type": "raise", "to": int(chosen[:10])})


def _all_in(now: Moment[PowerUpView], press: Press) -> Wish:
    """Ask first: nobody should lose a game by a slip of the thumb."""
    if press.arg != SURE and now.view.legal.raise_ is not None:
        return Draft(ALL_IN)
    return Do({"type": ALL_IN})


def _type(now: Moment[PowerUpView], _press: Press) -> Wish:
    """Ask how much; where nothing can be raised the engine says why."""
    words, legal = now.words, now.view.legal.raise_
    if legal is None:
        return Do({"type": "raise", "to": 0})
    usual = sizes(now.view)
    parts = [f"{size_name(size, words)} {usual[size]}" for size in usual if size != "min"]
    everything = words.say("all-in")
    parts.append(f"{everything} {legal.max}")
    return Ask(
        Question(
            "typed",
            words.say("Raise to how much in all?"),
            words.say("{least} to {most} chips", least=legal.min, most=legal.max),
            " · ".join(parts),
            LONGEST,
        )
    )


def _typed(now: Moment[PowerUpView], press: Press) -> Wish:
    to = read_sum(_value(press), now.view)
    if to is None:
        return Say(unreadable(now))
    return Do({"type": "raise", "to": to})


def unreadable(now: Moment[PowerUpView]) -> str:
    """What somebody is told whose amount is no number."""
    words, legal = now.words, now.view.legal.raise_
    said = words.say("That is no number of chips. Type a whole number, for example 300.")
    if legal is None:
        return said
    instead = words.say("Now you can: {ways}.", ways=bounds(legal, words))
    return f"{said} {instead}"


# Powers


def _explain(now: Moment[PowerUpView], _press: Press) -> Wish:
    return Say(every_power(now.words))


def _power(now: Moment[PowerUpView], press: Press) -> Wish:
    """Play a power; choose its cards first where it takes some, and say why it cannot be played."""
    chosen = _value(press)
    if chosen not in POWERS:
        raise IllegalAction(Refused.MALFORMED)
    raw: dict[str, Any] = {"type": "power", "power": chosen}
    reason = now.view.legal.powers.get(chosen, NOT_NOW[0])
    if reason in NOT_NOW:
        return Do(raw)
    if reason is not None:
        return Say(refused(now, raw, reason) or "")
    return Draft(chosen) if takes_cards(chosen) else Do(raw)


def _target(_now: Moment[PowerUpView], press: Press) -> Wish:
    _value(press)
    raw: dict[str, Any] = {"type": "power", "power": press.arg}
    if press.arg not in POWERS:
        raise IllegalAction(Refused.MALFORMED)
    one = POWERS[press.arg].names == (1, 1)
    return Do({**raw, **({"card": press.values[0]} if one else {"cards": list(press.values)})})


# What powers ask


def _pick(_now: Moment[PowerUpView], press: Press) -> Wish:
    return Do({"type": "engineer-pick", "card": press.arg})


def _scan(_now: Moment[PowerUpView], press: Press) -> Wish:
    if press.arg not in ("keep", "drop"):
        raise IllegalAction(Refused.MALFORMED)
    return Do({"type": "scanner-choice", "keep": press.arg == "keep"})


def _discard(_now: Moment[PowerUpView], press: Press) -> Wish:
    return Do({"type": "upgrade-discard", "card": press.arg})


def _value(press: Press) -> str:
    if not press.values:
        raise IllegalAction(Refused.MALFORMED)
    return press.values[0]


_MEANINGS: Final[dict[str, Callable[[Moment[PowerUpView], Press], Wish]]] = {
    "open": _open,
    "back": _back,
    "fold": _fold,
    "check": _deed,
    "call": _deed,
    "size": _size,
    "all-in": _all_in,
    "type": _type,
    "typed": _typed,
    "explain": _explain,
    "power": _power,
    "target": _target,
    "pick": _pick,
    "scan": _scan,
    "discard": _discard,
}
"""By verb."""
