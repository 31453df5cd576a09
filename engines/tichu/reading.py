"""From cards to combinations: all that they can be, and what they are where they are laid."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engines.tichu.beating import beats, strength
from engines.tichu.cards import PHOENIX, Card, suit
from engines.tichu.patterns import content, patterns
from engines.tichu.rules import Rules
from engines.tichu.scale import scale
from engines.tichu.shapes import BASIC, BOMBS, DRAGON_RANK, EXTRA, LED_PHOENIX, Combination
from engines.tichu.suited import on_blossom, suited

_PREFERENCE = {type: place for place, type in enumerate((*BASIC, *BOMBS, *EXTRA))}


def readings(
    cards: tuple[Card, ...], rules: Rules, phoenix: str | None = None, as_: str | None = None
) -> tuple[Combination, ...]:
    """Everything that these cards, each of them once, can be; empty where that is nothing.

    The basic ones and bombs come first, and of each type the higher ones. `phoenix` leaves only
    those in which the Phoenix stands for that rank, `as_` only those of that type.
    """
    found = _readings(cards, rules)
    if phoenix is not None:
        found = tuple(each for each in found if each.phoenix == phoenix)
    return found if as_ is None else tuple(each for each in found if each.type == as_)


def read(
    cards: tuple[Card, ...],
    rules: Rules,
    top: Combination | None = None,
    phoenix: str | None = None,
    as_: str | None = None,
) -> Combination | None:
    """What these cards are when they are laid on `top`, or led where that is None.

    Of several readings one that beats `top`, of its own type if there is one; where none does,
    and on a lead, the first of `readings`. None where they are no combination (of the type
    `as_`, with the Phoenix as `phoenix`). Whether it beats `top` is for the caller to ask.
    """
    return _read(cards, rules, top, phoenix, as_)


def on_top(rules: Rules, top: Combination | None) -> Rules:
    """The rules as they are while `top` lies there: a straight with a gap may be answered."""
    return _with_gaps(rules) if top is not None and top.type == "hole" else rules


def single_phoenix(top: Combination | None, rules: Rules) -> Combination:
    """The Phoenix alone: half a step above `top`, but never above the Dragon."""
    rank = LED_PHOENIX
    if top is not None and top.type == "single" and top.rank < DRAGON_RANK:
        rank = (top.rank + scale(rules.order).above(top.rank)) / 2
    return Combination("single", (PHOENIX,), rank, 1)


@lru_cache(maxsize=8192)
def _read(
    cards: tuple[Card, ...],
    rules: Rules,
    top: Combination | None,
    phoenix: str | None,
    as_: str | None,
) -> Combination | None:
    found = readings(cards, on_top(rules, top), phoenix, as_)
    if top is None:
        return found[0] if found else None
    if cards == (PHOENIX,) and found and found[0].type == "single":
        return single_phoenix(top, rules)
    stem = on_blossom(cards, top, rules)
    if stem is not None and as_ in (None, stem.type) and phoenix is None:
        return stem
    fitting = [each for each in found if beats(each, top, rules)] or found
    return next((each for each in fitting if each.type == top.type), next(iter(fitting), None))


def _readings(cards: tuple[Card, ...], rules: Rules) -> tuple[Combination, ...]:
    found = [
        replace(each, cards=cards, stand_in=rules.stand_in)
        for each in patterns(content(cards), rules)
    ]
    if found and found[0].type == "straight" and _is_bomb(cards, rules):
        found[0] = replace(found[0], type="straight-flush")
    if rules.extra:
        found += suited(cards, rules)
    if len(found) > 1:
        found.sort(key=lambda each: _order(each, rules))
    return tuple(found)


def _is_bomb(straight: tuple[Card, ...], rules: Rules) -> bool:
    """Whether all are natural and of one suit, and that makes a difference."""
    return rules.bombs and rules.stand_in is None and len(set(map(suit, straight))) == 1


def _order(reading: Combination, rules: Rules) -> tuple[float, ...]:
    """What sorts readings: by type, then the higher first, then that with the higher Phoenix."""
    first, second = strength(reading, rules)
    phoenix = 0 if reading.phoenix is None else rules.order.index(reading.phoenix)
    return _PREFERENCE[reading.type], -first, -second, -phoenix


@lru_cache(maxsize=64)
def _with_gaps(rules: Rules) -> Rules:
    return replace(rules, gaps=True)
