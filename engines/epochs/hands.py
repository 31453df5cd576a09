"""Which hand is better, and what it is made of: combinations with their cards, and the rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from engines.epochs.cards import CardName, Kind, read_kinds
from engines.epochs.scale import JOKER, KINDS, PACKS, SIZES, PackKey, Suit
from engines.epochs.uses import Held, Rank, Use, after, best, epoch_of, held, suits_of, uses


class Combination(msgspec.Struct, frozen=True):
    """`k` of the `n` cards of a suit in an epoch, or two complete suits of it."""

    suit: Suit | tuple[Suit, Suit]
    epoch: int
    k: int
    n: int
    value: float
    """The fraction to two places; 2 for two suits."""
    cards: tuple[CardName, ...]
    """The cards that make it: those of the suit, then wild ones."""


class Hand(msgspec.Struct, frozen=True):
    """What a set of cards is."""

    rank: Rank
    combinations: tuple[Combination, ...]
    """The best first."""
    rest: tuple[CardName, ...]
    """The cards outside them, strongest first."""


def rank(cards: Iterable[CardName], pack: PackKey) -> Rank:
    """What different cards of a pack are worth; the greater rank wins, equal ranks tie.

    Of sets of different size that are equal as far as both go the larger one is the higher.
    Raises BadCard for a card that is not of the pack or comes twice, ValueError where there is
    no such pack.
    """
    return strength(read_kinds(cards, pack), PACKS[pack][-1])


def strength(kinds: list[Kind], top: int) -> Rank:
    """The same from kinds; `top` is the highest epoch of the pack. For players who count fast."""
    return best(held(kinds), top)


def described(cards: Iterable[CardName], pack: PackKey) -> Hand:
    """The combinations of `cards` at their best, with the cards of each. Raises like `rank`."""
    names = tuple(cards)
    left = dict(zip(names, read_kinds(names, pack), strict=True))
    unused, top = held([*left.values()]), PACKS[pack][-1]
    whole = best(unused, top)
    found: list[Combination] = []
    for use in _best_uses(unused, whole, top):
        taken = _taken(left, use)
        found.append(_combination(use, taken))
        left = {name: kind for name, kind in left.items() if name not in taken}
    rest = sorted(left, key=left.__getitem__, reverse=True)
    return Hand(whole, tuple(found), tuple(rest))


def _best_uses(cards: Held, wanted: Rank, top: int) -> Iterator[Use]:
    """The ways to reach the best rank of `cards`, one for each combination."""
    while wanted.combinations:
        value, *others = wanted.combinations
        wanted = Rank(tuple(others), wanted.rest)
        use, *more = uses(cards, value)
        for each in more:
            if best(after(cards, use), top) == wanted:
                break
            use = each
        yield use
        cards = after(cards, use)


def _taken(left: dict[CardName, Kind], use: Use) -> tuple[CardName, ...]:
    """The cards of that use: plain ones by suit, then semi-jokers, then jokers."""
    plain = [name for place in use.places for name, kind in left.items() if kind == place]
    semi = [name for name, kind in left.items() if use.semi >> kind & 1]
    jokers = [name for name, kind in left.items() if KINDS[kind] == JOKER]
    return (*plain, *semi, *jokers[: use.jokers])


def _combination(use: Use, cards: tuple[CardName, ...]) -> Combination:
    k, epoch = len(cards), epoch_of(use)
    match suits_of(use):
        case (one, other):
            return Combination((one, other), epoch, k, k, 2.0, cards)
        case suits:
            n = SIZES[suits[0]]
            return Combination(suits[0], epoch, k, n, round(k / n, 2), cards)
