"""What the owner of a seat wants with a press, at the table or in the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bot.custom_id import Press
from bot.faces import Do, Draft, Moment, Say, Wish
from cogs.betting.presses import bet_of, value_of
from cogs.powerup.choosing import NOT_NOW, takes_cards
from cogs.powerup.explained import every_power
from cogs.powerup.refusals import refused
from cogs.powerup.stakes import stakes_of
from engines.kernel.errors import IllegalAction, Refused
from engines.powerup.powers import POWERS
from engines.powerup.view import PowerUpView


def wish_of(now: Moment[PowerUpView], press: Press) -> Wish:
    """What a press means. Raises IllegalAction(MALFORMED) where it means nothing."""
    bet = bet_of(now, stakes_of(now.view), press)
    if bet is not None:
        return bet
    meaning = _MEANINGS.get(press.verb)
    if meaning is None:
        raise IllegalAction(Refused.MALFORMED)
    return meaning(now, press)


# Powers


def _explain(now: Moment[PowerUpView], _press: Press) -> Wish:
    return Say(every_power(now.words))


def _power(now: Moment[PowerUpView], press: Press) -> Wish:
    """Play a power; choose its cards first where it takes some, and say why it cannot be played."""
    chosen = value_of(press)
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
    value_of(press)
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


_MEANINGS: Final[dict[str, Callable[[Moment[PowerUpView], Press], Wish]]] = {
    "explain": _explain,
    "power": _power,
    "target": _target,
    "pick": _pick,
    "scan": _scan,
    "discard": _discard,
}
"""By verb."""
