"""What the owner of a hand may play: all of it for the rules, a choice of it for menus."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from engines.tichu.basics import alike, full_houses, quads_as_triples, runs, singles, straights
from engines.tichu.beating import allowed, beats, fulfils, is_bomb
from engines.tichu.cards import BIRDS, Card
from engines.tichu.extras import flowers, highways, holes, rainbows, super_full_houses, teams
from engines.tichu.holding import STAND_IN, Holding, bombs, holding
from engines.tichu.reading import on_top
from engines.tichu.rules import Rules
from engines.tichu.shapes import BASIC, Combination, Type

MOST: Final = 60
"""How many combinations a menu is offered."""

_NOTHING: Final = -1.0
"""Below every rank."""

_ABOVE: Final[dict[Type, tuple[Type, ...]]] = {
    "run": ("super-full-house",),
    "full-house": ("super-full-house",),
    "pair": ("flowers",),
    "triple": ("flowers",),
}
"""What may beat a type, beside its own kind."""


class Wanted(NamedTuple):
    """What is looked for."""

    top: Combination | None
    length: int | None
    """Only this length, of types for which it matters."""
    above: float
    """Only ranks above this."""
    rules: Rules


def plays(hand: tuple[Card, ...], top: Combination | None, rules: Rules) -> tuple[Combination, ...]:
    """What the owner of `hand` may lay on `top` in turn, or lead where that is None.

    Bombs are included; a wish is not looked at. Of plays that are the same in type, length and
    rank (in a full house also of the pair) there is one: it has the lowest cards, but leaves
    straight flushes whole where it can, and the Phoenix only where a card lacks. Bombs are all
    there, in every suit. A rainbow or team that beats only by including `top` may be left out.
    """
    return _plays(hand, top, rules)


def playable(
    hand: tuple[Card, ...], top: Combination | None, rules: Rules, wished: str | None = None
) -> tuple[Combination, ...]:
    """At most 60 of `plays`, by type, then length, then rank; each type keeps its extremes.

    Where a rank is `wished` that has to be played, only what fulfils the wish.
    """
    groups: dict[Type, list[Combination]] = {}
    for each in plays(hand, top, rules):
        if wished is None or fulfils(each, wished):
            groups.setdefault(each.type, []).append(each)
    most = MOST // max(len(groups), 1)
    return tuple(each for group in groups.values() for each in _thinned(group, most))


@lru_cache(maxsize=1024)
def _plays(
    hand: tuple[Card, ...], top: Combination | None, rules: Rules
) -> tuple[Combination, ...]:
    rules = on_top(rules, top)
    if not rules.birds:
        hand = tuple(card for card in hand if card not in BIRDS)
    held = holding(hand, rules.order, rules.stand_in)
    wanted = _wanted(top, rules)
    found = [each for type in _types(top, rules) for each in _LISTS[type](held, wanted)]
    if rules.stand_in is not None:
        found = [_without_stand_in(each, rules) for each in found if STAND_IN in each.cards]
    found += bombs(hand, rules)
    if top is not None:
        found = [each for each in found if beats(each, top, rules)]
    if rules.most_cards is not None or rules.lead_single:
        found = [each for each in found if allowed(each, top is None, rules)]
    return tuple(found)


def _thinned(group: list[Combination], most: int) -> list[Combination]:
    """At most `most` of them in order, evenly spread from the lowest to the highest."""
    if group[0].length > 1:
        group = sorted(group, key=lambda each: (each.length, each.rank, each.pair))
    if len(group) <= most:
        return group
    last = len(group) - 1
    return [group[place * last // (most - 1)] for place in range(most)]


def _types(top: Combination | None, rules: Rules) -> Sequence[Type]:
    """The types, bombs aside, among which something may beat `top`."""
    if top is None or (rules.includes_beat and not is_bomb(top)):
        # nothing stands in for a single card
        basic = BASIC if rules.stand_in is None else BASIC[1:]
        return (*basic, *rules.extra, "hole") if rules.gaps else (*basic, *rules.extra)
    if is_bomb(top) or (top.type == "single" and rules.stand_in is not None):
        return ()
    return (top.type, *(each for each in _ABOVE.get(top.type, ()) if each in rules.extra))


def _wanted(top: Combination | None, rules: Rules) -> Wanted:
    if top is None or rules.includes_beat:
        return Wanted(top, None, _NOTHING, rules)
    bent = rules.equal_beats or rules.pair_first
    return Wanted(top, top.length, _NOTHING if bent else top.rank, rules)


def _triples(held: Holding, wanted: Wanted) -> Iterator[Combination]:
    yield from alike(held, "triple", 3, wanted.above)
    if not wanted.rules.bombs:
        yield from quads_as_triples(held, wanted.above)


def _without_stand_in(combination: Combination, rules: Rules) -> Combination:
    cards = tuple(card for card in combination.cards if card != STAND_IN)
    return replace(combination, cards=cards, stand_in=rules.stand_in)


_LISTS: Final[dict[Type, Callable[[Holding, Wanted], Iterable[Combination]]]] = {
    "single": lambda held, want: singles(held, want.top, want.above, want.rules),
    "pair": lambda held, want: alike(held, "pair", 2, want.above),
    "triple": _triples,
    "run": lambda held, want: runs(held, want.length, want.above),
    "full-house": lambda held, want: full_houses(held, want.above),
    "straight": lambda held, want: straights(held, want.length, want.above, want.rules),
    "super-full-house": lambda held, want: super_full_houses(held),
    "rainbow": lambda held, want: rainbows(held),
    "hockey": lambda held, want: teams(held),
    "highways": lambda held, want: highways(held),
    "flowers": lambda held, want: flowers(held, want.top, want.rules),
    "hole": lambda held, want: holes(held),
}
