"""Combinations that hang on the suits of their cards: rainbows, teams, flowers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from engines.tichu.cards import PHOENIX, SUITS, Card, Rank, rank, suit
from engines.tichu.rules import Rules
from engines.tichu.scale import HIGHEST, scale
from engines.tichu.shapes import Combination, Type

TEAM_SIZES: Final = (5, 6)
STEM_SUIT: Final = "g"


class _Lot(NamedTuple):
    """Cards laid, with a rank named for the Phoenix."""

    cards: tuple[Card, ...]
    plain: tuple[Card, ...]
    phoenix: Rank | None
    jokers: tuple[Rank, ...]
    """The ranks of the Phoenix and of the stand-in; they have no suit."""

    @property
    def size(self) -> int:
        return len(self.plain) + len(self.jokers)


def suited(cards: tuple[Card, ...], rules: Rules) -> Iterator[Combination]:
    """What `cards` can be of the extra combinations that hang on suits."""
    plain = tuple(card for card in cards if rank(card) is not None)
    if len(plain) < len(cards) - (PHOENIX in cards):
        return
    for phoenix in rules.order if PHOENIX in cards else (None,):
        named: tuple[Rank | None, ...] = (phoenix, rules.stand_in)
        jokers: tuple[Rank, ...] = tuple(each for each in named if each is not None)
        lot = _Lot(cards, plain, phoenix, jokers)
        if "rainbow" in rules.extra and _is_rainbow(lot):
            yield _read("rainbow", lot, _lowest(lot, rules), rules)
        if "hockey" in rules.extra and _is_team(lot, rules):
            yield _read("hockey", lot, _lowest(lot, rules), rules)
        if "flowers" in rules.extra and (blossom := _blossom(lot, rules)) is not None:
            yield _read("flowers", lot, blossom, rules)


def on_blossom(cards: tuple[Card, ...], top: Combination, rules: Rules) -> Combination | None:
    """A stem laid alone, which takes over the pair or triple on the table; None where it does not.

    Its length counts the blossom too.
    """
    if "flowers" not in rules.extra or rules.stand_in is not None or len(cards) != 1:
        return None
    ranks = scale(rules.order)
    if top.type not in ("pair", "triple") or suit(cards[0]) != STEM_SUIT:
        return None
    above = ranks.places[cards[0]] + 1
    if above > HIGHEST or ranks.values[above] != top.rank:
        return None
    return replace(top, type="flowers", cards=cards, length=top.length + 1, under=top.whole)


def _read(type: Type, lot: _Lot, rank: float, rules: Rules) -> Combination:
    return Combination(type, lot.cards, rank, lot.size, lot.phoenix, stand_in=rules.stand_in)


def _lowest(lot: _Lot, rules: Rules) -> float:
    ranks = scale(rules.order)
    places = [ranks.places[card] for card in lot.plain]
    return ranks.values[min(places + [ranks.place_of[each] for each in lot.jokers])]


def _is_rainbow(lot: _Lot) -> bool:
    """Whether there is a card of each suit; four of a kind is none, it is a bomb."""
    if lot.size != len(SUITS) or len(set(map(suit, lot.plain))) < len(lot.plain):
        return False
    return bool(lot.jokers) or len(set(map(rank, lot.plain))) > 1


def _is_team(lot: _Lot, rules: Rules) -> bool:
    """Whether all are of one suit; a natural row is no team, it is a bomb."""
    if lot.size not in TEAM_SIZES or len(set(map(suit, lot.plain))) != 1:
        return False
    places = [scale(rules.order).places[card] for card in lot.plain]
    return bool(lot.jokers) or max(places) - min(places) >= len(places)


def _blossom(lot: _Lot, rules: Rules) -> float | None:
    """The rank of the blossom, if these are a pair or triple with its stem."""
    ranks = scale(rules.order)
    quad = not (rules.bombs or lot.jokers)
    if lot.size not in (3, 4, 5 if quad else 4):
        return None
    for stem in lot.plain:
        blossom = {rank(card) for card in lot.plain if card != stem} | set(lot.jokers)
        above = ranks.places[stem] + 1
        if suit(stem) == STEM_SUIT and above <= HIGHEST and blossom == {ranks.name(above)}:
            return ranks.values[above]
    return None
