"""What the owner of a seat wants with a press that is about boosters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from bot.custom_id import Press
from bot.faces import Do, Draft, Moment, Say, Wish
from cogs.tichu.boosters.codes import booster_of
from cogs.tichu.boosters.controls import ROUND
from cogs.tichu.boosters.overview import overview
from cogs.tichu.boosters.params import NOTHING, with_param
from cogs.tichu.boosters.refusals import not_asked, not_now
from cogs.tichu.boosters.situation import is_asked
from cogs.tichu.boosters.wording import GROUP_OF
from cogs.tichu.choosing import chosen_in, on_turn
from cogs.tichu.codes import cards_of
from cogs.tichu.names import TYPES
from engines.kernel.errors import IllegalAction, Refused
from engines.tichu.announcement import PLAIN, Params
from engines.tichu.boosters import PACK
from engines.tichu.boosters.yellow import REPLACED
from engines.tichu.view import TichuView

Meaning = Callable[[Moment[TichuView], Press], Wish]


def _overview(now: Moment[TichuView], _press: Press) -> Wish:
    """Explain what lies open, to anybody."""
    return Say(overview(now))


def _draft(_now: Moment[TichuView], press: Press) -> Wish:
    return Do({"type": "draft", "key": _key(press)})


def _react(now: Moment[TichuView], _press: Press) -> Wish:
    """Open the hand, with the booster chosen where there is only one."""
    if not is_asked(now.view, now.seat):
        return Say(not_asked(now))
    fitting = [key for key in now.view.boosters if PACK[key].joins is None]
    if len(fitting) != 1:
        return Draft(now.draft, late=True)
    return Draft(replace(chosen_in(now), booster=fitting[0], said=PLAIN, asks="").text, late=True)


def _decline(_now: Moment[TichuView], press: Press) -> Wish:
    return Do({"type": "decline", "round": press.arg == ROUND})


def _booster(now: Moment[TichuView], press: Press) -> Wish:
    """Choose what a booster is played with; where it cannot be played now, say why."""
    key = _key(press)
    if key not in GROUP_OF:
        raise IllegalAction(Refused.MALFORMED)
    if now.seat is None or key not in now.view.boosters:
        return Say(not_now(now, key))
    return Draft(replace(chosen_in(now), booster=key, said=PLAIN, asks="").text)


def _said(now: Moment[TichuView], press: Press) -> Wish:
    chosen = chosen_in(now)
    return Draft(replace(chosen, said=with_param(chosen.said, press.arg, press.values)).text)


def _boost(_now: Moment[TichuView], press: Press) -> Wish:
    return Do(booster_of(press.arg))


def _no_boost(now: Moment[TichuView], _press: Press) -> Wish:
    return Draft(replace(chosen_in(now), booster="", said=PLAIN).text)


def _with(now: Moment[TichuView], press: Press) -> Wish:
    """Choose a booster that is played together with the cards, or none."""
    key, _, rank = _key(press).partition(".")
    if key == NOTHING:
        return Draft(replace(chosen_in(now), booster="", said=PLAIN).text)
    known = key in PACK and PACK[key].joins is not None and (not rank or rank in REPLACED)
    if not known:
        raise IllegalAction(Refused.MALFORMED)
    held = now.seat is not None and key in now.view.pools[now.seat]
    if not held or (on_turn(now.view) and key not in now.view.boosters):
        return Say(not_now(now, key))
    said = Params(firebird=rank or None)
    return Draft(replace(chosen_in(now), booster=key, said=said, as_=None).text)


def _as(now: Moment[TichuView], press: Press) -> Wish:
    kind = next((each for each in TYPES if each == _key(press)), None)
    if kind is None:
        raise IllegalAction(Refused.MALFORMED)
    return Draft(replace(chosen_in(now), as_=kind).text)


def _answer(_now: Moment[TichuView], press: Press) -> Wish:
    field, _, value = _key(press).partition(".")
    match field:
        case "to" if value in ("0", "1", "2", "3"):
            return Do({"type": "choose", "to": int(value)})
        case "key" if value:
            return Do({"type": "choose", "key": value})
        case "card" if cards_of(value):
            return Do({"type": "choose", "card": cards_of(value)[0]})
        case _:
            raise IllegalAction(Refused.MALFORMED)


def _key(press: Press) -> str:
    if not press.values:
        raise IllegalAction(Refused.MALFORMED)
    return press.values[0]


MEANINGS: Final[dict[str, Meaning]] = {
    "boosters": _overview,
    "draft": _draft,
    "react": _react,
    "decline": _decline,
    "booster": _booster,
    "said": _said,
    "boost": _boost,
    "noboost": _no_boost,
    "with": _with,
    "as": _as,
    "answer": _answer,
}
"""By verb."""
