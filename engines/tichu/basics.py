"""The basic combinations in a hand, one of each kind, length and rank.

The Phoenix is used only where a card is missing, so that each holds all the natural cards it
can. `above` is a value that the rank must be above; `length` leaves only those of that length.
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.tichu.cards import DOG, DRAGON, MAHJONG, PHOENIX, Card, order, suit
from engines.tichu.holding import ALL_RANKS, Holding
from engines.tichu.patterns import SHORTEST_STRAIGHT
from engines.tichu.reading import single_phoenix
from engines.tichu.rows import places, rows
from engines.tichu.rules import Rules
from engines.tichu.scale import HIGHEST
from engines.tichu.shapes import DOG_RANK, DRAGON_RANK, ONE, Combination, Type


def singles(
    held: Holding, top: Combination | None, above: float, rules: Rules
) -> Iterator[Combination]:
    """Every rank as a single, then the Dog where it may be led, the Phoenix, and the Dragon.

    A rank comes twice where its lowest card is one that a straight flush needs.
    """
    at, values = held.at, held.ranks.values
    if at[1] and (above < ONE or rules.one_beats_high):
        yield Combination("single", (MAHJONG,), ONE, 1)
    for place in places(held.one & ALL_RANKS):
        if values[place] > above:
            yield Combination("single", at[place][:1], values[place], 1)
            if held.flushes and (low := min(at[place], key=order)) != at[place][0]:
                yield Combination("single", (low,), values[place], 1)
    if held.dog and top is None:
        yield Combination("single", (DOG,), DOG_RANK, 1)
    if held.phoenix:
        yield single_phoenix(top, rules)
    if held.dragon:
        yield Combination("single", (DRAGON,), DRAGON_RANK, 1)


def alike(held: Holding, type: Type, size: int, above: float) -> Iterator[Combination]:
    """Two or three cards of one rank, as a pair or a triple."""
    enough, nearly = (held.two, held.one) if size == 2 else (held.three, held.two)
    values, ranks = held.ranks.values, held.ranks
    for place in places((nearly if held.phoenix else enough) & ALL_RANKS):
        value = values[place]
        if value <= above:
            continue
        if enough >> place & 1:
            yield Combination(type, held.at[place][:size], value, size)
        else:
            cards = (*held.at[place], PHOENIX)
            yield Combination(type, cards, value, size, ranks.name(place))


def quads_as_triples(held: Holding, above: float) -> Iterator[Combination]:
    """Four of a kind, where they count as a triple."""
    for place in places(held.four):
        if (value := held.ranks.values[place]) > above and not held.missing:
            yield Combination("triple", held.at[place], value, 4)


def runs(held: Holding, length: int | None, above: float) -> Iterator[Combination]:
    """Two or more consecutive pairs, the shorter first."""
    shortest, longest = (2, HIGHEST) if length is None else (length // 2, length // 2)
    fill = held.one & ~held.two & ALL_RANKS if held.phoenix else 0
    for size, low, lack in rows(held.two, fill, shortest, longest):
        rank = held.ranks.values[low + size - 1]
        if rank > above:
            cards: list[Card] = []
            for place in range(low, low + size):
                cards += (*held.at[place], PHOENIX) if place == lack else held.at[place][:2]
            phoenix = held.ranks.name(lack) if lack else None
            yield Combination("run", tuple(cards), rank, len(cards), phoenix)


def straights(
    held: Holding, length: int | None, above: float, rules: Rules
) -> Iterator[Combination]:
    """Rows of five or more cards that are no bomb, the shorter first."""
    shortest, longest = (SHORTEST_STRAIGHT, HIGHEST) if length is None else (length, length)
    fill = ~held.one & ALL_RANKS if held.phoenix else 0
    for size, low, lack in rows(held.one, fill, shortest, longest):
        if held.ranks.values[low + size - 1] > above:
            straight = _straight(held, range(low, low + size), lack, rules)
            if straight is not None:
                yield straight


def full_houses(held: Holding, above: float) -> Iterator[Combination]:
    """A triple and a pair, by the triple and then by the pair."""
    natural = held.one if held.phoenix else held.two
    for triple in places((held.two if held.phoenix else held.three) & ALL_RANKS):
        if held.ranks.values[triple] <= above:
            continue
        pairs = natural if held.three >> triple & 1 else held.two
        for pair in places(pairs & ALL_RANKS & ~(1 << triple)):
            yield _full_house(held, triple, pair)


def _straight(held: Holding, row: range, lack: int, rules: Rules) -> Combination | None:
    """The row, the Phoenix at `lack`; None if it could only be a bomb."""
    cards = [PHOENIX if place == lack else held.at[place][0] for place in row]
    if held.flushes and rules.bombs and len(set(map(suit, cards))) == 1:
        other = next((place for place in row if len(held.at[place]) > 1), None)
        if other is not None:
            cards[other - row[0]] = held.at[other][1]
        elif held.phoenix:
            lack, cards[0] = row[0], PHOENIX
        else:
            return None
    phoenix = held.ranks.name(lack) if lack else None
    return Combination("straight", tuple(cards), held.ranks.values[row[-1]], len(cards), phoenix)


def _full_house(held: Holding, triple: int, pair: int) -> Combination:
    values = held.ranks.values
    threes, twos = held.at[triple][:3], held.at[pair][:2]
    phoenix = None
    if len(threes) < 3:
        threes, phoenix = (*threes, PHOENIX), held.ranks.name(triple)
    elif len(twos) < 2:
        twos, phoenix = (*twos, PHOENIX), held.ranks.name(pair)
    return Combination("full-house", threes + twos, values[triple], 5, phoenix, values[pair])
