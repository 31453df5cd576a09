"""The extra combinations in a hand, one of each kind, length and rank.

As in `basics` the Phoenix is used only where a card is missing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from engines.tichu.basics import alike, full_houses, quads_as_triples
from engines.tichu.cards import PHOENIX, SUITS
from engines.tichu.holding import ALL_RANKS, STAND_IN, Holding
from engines.tichu.patterns import SHORTEST_HIGHWAY, SHORTEST_STRAIGHT
from engines.tichu.rows import rows
from engines.tichu.rules import Rules
from engines.tichu.scale import HIGHEST, LOWEST
from engines.tichu.shapes import Combination, Type
from engines.tichu.suited import STEM_SUIT, TEAM_SIZES, on_blossom

STEM: Final = SUITS.index(STEM_SUIT)


def super_full_houses(held: Holding) -> Iterator[Combination]:
    """A triple and a pair next to it."""
    for each in full_houses(held, 0.0):
        triple, pair = held.ranks.place_at(each.rank), held.ranks.place_at(each.pair)
        if abs(triple - pair) == 1:
            yield replace(each, type="super-full-house")


def highways(held: Holding) -> Iterator[Combination]:
    """Four or more cards, every second place."""
    for size, low, lack in rows(held.one, _fill(held), SHORTEST_HIGHWAY, HIGHEST // 2, 2):
        yield _row_of("highways", held, range(low, low + 2 * size, 2), lack)


def holes(held: Holding) -> Iterator[Combination]:
    """Straights that lack one card inside, whether it is held or not."""
    for gap in range(LOWEST, HIGHEST):
        one, fill = held.one | 1 << gap, _fill(held) & ~(1 << gap)
        for size, low, lack in rows(one, fill, SHORTEST_STRAIGHT + 1):
            if low < gap < low + size - 1:
                row = [place for place in range(low, low + size) if place != gap]
                yield replace(_row_of("hole", held, row, lack), gap=gap - low)


def rainbows(held: Holding) -> Iterator[Combination]:
    """A card of each suit; of all with the same lowest rank the one with the lowest cards."""
    for low in range(LOWEST, HIGHEST + 1):
        suits = [row for suit in range(len(SUITS)) if (row := _row(held, suit, low))]
        picks = sorted(row[0] for row in suits)
        if len(suits) == len(SUITS) and picks[-1][0] == low and not held.missing:
            # four of a kind is a bomb: one of them gives way to the next of its suit
            others = sorted(row[1] for row in suits if len(row) > 1)[:1] or [(0, 0)]
            picks = [pick for pick in picks if pick[1] != others[0][1]]
            picks += [other for other in others if other[0]]
        yield from _joined("rainbow", held, picks, len(SUITS), low)


def teams(held: Holding) -> Iterator[Combination]:
    """Five or six cards of a suit; of all with the same lowest rank the one with the lowest."""
    for suit in range(len(SUITS)):
        for low in range(LOWEST, HIGHEST + 1):
            for size in TEAM_SIZES:
                picks = _row(held, suit, low)
                if picks[size - 1 : size] == [(low + size - 1, suit)] and not held.missing:
                    del picks[size - 1]  # a natural row is a bomb
                yield from _joined("hockey", held, picks, size, low)


def flowers(held: Holding, top: Combination | None, rules: Rules) -> Iterator[Combination]:
    """Pairs and triples with their stem, and stems for what lies on the table."""
    blossoms = (*alike(held, "pair", 2, 0.0), *alike(held, "triple", 3, 0.0))
    for blossom in blossoms if rules.bombs else (*blossoms, *quads_as_triples(held, 0.0)):
        below = held.ranks.place_at(blossom.rank) - 1
        if held.suits[STEM] >> below & 1:
            cards = (held.of_suit(STEM, below), *blossom.cards)
            yield replace(blossom, type="flowers", cards=cards, length=len(cards))
    if top is not None:
        stems = [held.of_suit(STEM, place) for place, _ in _row(held, STEM, LOWEST)]
        found = [on_blossom((stem,), top, rules) for stem in stems]
        yield from (each for each in found if each is not None)


def _row(held: Holding, suit: int, low: int) -> list[tuple[int, int]]:
    """The cards of a suit from place `low` up, each as place and suit."""
    mask = held.suits[suit]
    return [(place, suit) for place in range(low, HIGHEST + 1) if mask >> place & 1]


def _joined(
    type: Type, held: Holding, picks: list[tuple[int, int]], size: int, low: int
) -> Iterator[Combination]:
    """The first of `picks`, with the Phoenix where one lacks, if `low` is the lowest of them."""
    natural = picks[: size - bool(held.missing)]
    lacking = size - bool(held.missing) - len(natural)
    places = [place for place, _ in natural] + [held.missing] * bool(held.missing)
    if not natural or lacking > held.phoenix or min(places) != low:
        return
    cards = [held.of_suit(suit, place) for place, suit in natural]
    cards += [STAND_IN] * bool(held.missing) + [PHOENIX] * lacking
    yield Combination(
        type,
        tuple(cards),
        held.ranks.values[low],
        size,
        held.ranks.name(HIGHEST) if lacking else None,
    )


def _fill(held: Holding) -> int:
    """Where the Phoenix can take the place of a card that lacks."""
    return ~held.one & ALL_RANKS if held.phoenix else 0


def _row_of(type: Type, held: Holding, row: Sequence[int], lack: int) -> Combination:
    """A card at each of these places, the Phoenix at `lack`."""
    cards = tuple(PHOENIX if place == lack else held.at[place][0] for place in row)
    phoenix = held.ranks.name(lack) if lack else None
    return Combination(type, cards, held.ranks.values[row[-1]], len(cards), phoenix)
