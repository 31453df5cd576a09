"""What ranks can be together, whatever their suits: combinations that have no cards yet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from engines.tichu.cards import DOG, DRAGON, MAHJONG, PACK, PHOENIX, RANKS, SPECIALS, Card
from engines.tichu.rules import Rules
from engines.tichu.scale import HIGHEST, LOWEST, scale
from engines.tichu.shapes import DOG_RANK, DRAGON_RANK, LED_PHOENIX, ONE, Combination, Type

SHORTEST_STRAIGHT: Final = 5
SHORTEST_HIGHWAY: Final = 4

_NIBBLES: Final = (*RANKS, *SPECIALS)
_UNITS: Final[dict[Card, int]] = {
    card: 1 << 4 * _NIBBLES.index(card if card in SPECIALS else card[0]) for card in PACK
}
_SINGLES: Final = {
    _UNITS[MAHJONG]: ONE,
    _UNITS[DOG]: DOG_RANK,
    _UNITS[PHOENIX]: LED_PHOENIX,
    _UNITS[DRAGON]: DRAGON_RANK,
}


def content(cards: Iterable[Card]) -> int:
    """The ranks and special cards among `cards` as one number: four bits count each."""
    return sum(map(_UNITS.__getitem__, cards))


@lru_cache(maxsize=8192)
def patterns(content: int, rules: Rules) -> tuple[Combination, ...]:
    """All that `content` can be under `rules`, with the stand-in that they name, if any."""
    if content in _SINGLES and rules.stand_in is None:
        return (Combination("single", (), _SINGLES[content], 1),)
    if content & (_UNITS[DOG] | _UNITS[DRAGON]):
        return ()
    counts = _counts(content, rules)
    if content & _UNITS[PHOENIX]:
        return tuple(_with_phoenix(counts, rules))
    return tuple(_patterns(counts, rules, rules.stand_in is None))


def _counts(content: int, rules: Rules) -> list[int]:
    """How many cards stand at each place, the stand-in among them."""
    ranks = scale(rules.order)
    counts = [0] * (HIGHEST + 1)
    counts[1] = content >> 4 * _NIBBLES.index(MAHJONG) & 1
    for number, rank in enumerate(RANKS):
        counts[ranks.place_of[rank]] = content >> 4 * number & 15
    if rules.stand_in is not None:
        counts[ranks.place_of[rules.stand_in]] += 1
    return counts


def _with_phoenix(counts: list[int], rules: Rules) -> Iterator[Combination]:
    ranks = scale(rules.order)
    for place in range(LOWEST, HIGHEST + 1):
        counts[place] += 1
        for pattern in _patterns(counts, rules, natural=False):
            yield replace(pattern, phoenix=ranks.name(place))
        counts[place] -= 1


def _patterns(counts: list[int], rules: Rules, natural: bool) -> Iterator[Combination]:
    """What cards can be of which `counts` says how many stand at each place."""
    places = [place for place, count in enumerate(counts) if count]
    sizes = {counts[place] for place in places}
    ranks = scale(rules.order)
    if len(places) == 1:
        yield from _alike(places[0], counts[places[0]], rules, natural)
    elif sizes == {1}:
        yield from _rows(places, rules)
    elif sizes == {2} and _is_row(places, 1):
        yield Combination("run", (), ranks.values[places[-1]], 2 * len(places))
    elif sizes == {2, 3} and len(places) == 2:
        triple, pair = sorted(places, key=lambda place: -counts[place])
        yield from _full_houses(triple, pair, rules)


def _alike(place: int, count: int, rules: Rules, natural: bool) -> Iterator[Combination]:
    names: dict[int, Type] = {2: "pair", 3: "triple"}
    if natural:
        names |= {1: "single", 4: "bomb" if rules.bombs else "triple"}
    if count in names:
        yield Combination(names[count], (), scale(rules.order).values[place], count)


def _rows(places: list[int], rules: Rules) -> Iterator[Combination]:
    rank, length = scale(rules.order).values[places[-1]], len(places)
    if length >= SHORTEST_STRAIGHT and _is_row(places, 1):
        yield Combination("straight", (), rank, length)
    if length >= SHORTEST_HIGHWAY and "highways" in rules.extra and _is_row(places, 2):
        yield Combination("highways", (), rank, length)
    if length >= SHORTEST_STRAIGHT and rules.gaps and places[-1] - places[0] == length:
        below = next(n for n, place in enumerate(places) if place != places[0] + n)
        yield Combination("hole", (), rank, length, gap=below)


def _full_houses(triple: int, pair: int, rules: Rules) -> Iterator[Combination]:
    values = scale(rules.order).values
    yield Combination("full-house", (), values[triple], 5, pair=values[pair])
    if "super-full-house" in rules.extra and abs(triple - pair) == 1:
        yield Combination("super-full-house", (), values[triple], 5, pair=values[pair])


def _is_row(places: list[int], step: int) -> bool:
    return all(place == places[0] + step * n for n, place in enumerate(places))
