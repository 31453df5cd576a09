"""The best use of wild cards: which combinations a set of cards makes up, and what is left.

Semi-jokers (the highest cards of epochs and suits) and jokers are wild. Three things make the
search short. A combination takes all plain cards of its suit and epoch, because a wild card
left over can do all that they can, and is stronger alone. For the same reason a joker comes
after semi-jokers. And in epochs that no card names, only the highest one can be best.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations
from typing import Final, NamedTuple, TypeAlias

from engines.epochs.cards import NUMBER, Kind
from engines.epochs.scale import (
    COMPLETE,
    EPOCHS,
    JOKER,
    KINDS,
    LEAST,
    SCALE,
    SIZES,
    SUITS,
    TWO_SUITS,
    Suit,
    cards_of,
    worth,
)

Place: TypeAlias = Kind
"""A suit of an epoch, by the kind of its plain cards."""


class Held(NamedTuple):
    """Cards that are not used yet. Not to be changed once it is made."""

    plain: dict[Place, int]
    """How many plain cards of each suit and epoch; none of them 0."""
    semi: int
    """The semi-jokers, one bit each: `1 << kind`."""
    jokers: int


class Rank(NamedTuple):
    """What a set of cards is worth; the greater the better, equal ranks tie."""

    combinations: tuple[int, ...]
    """What each is worth (`scale.worth`), the best first: these decide."""
    rest: tuple[Kind, ...]
    """The cards outside them, strongest first."""


class Use(NamedTuple):
    """One way to make a combination."""

    places: tuple[Place, ...]
    """One suit of an epoch, or two."""
    semi: int
    """The semi-jokers it takes."""
    jokers: int
    """How many jokers it takes."""


_JOKER: Final = NUMBER[JOKER]

_AT: Final[dict[tuple[int, Suit], Place]] = {
    (epoch, suit): NUMBER[f"{epoch}{suit}"] for epoch in EPOCHS for suit in SUITS
}
_SIZE: Final = {place: SIZES[suit] for (_, suit), place in _AT.items()}
_EPOCH: Final = {place: epoch for (epoch, _), place in _AT.items()}

_EPOCH_BIT: Final = {place: 1 << NUMBER[f"{epoch}*"] for (epoch, _), place in _AT.items()}
_SUIT_BIT: Final = {place: 1 << NUMBER[f"*{suit}"] for (_, suit), place in _AT.items()}
_BITS: Final = {place: _EPOCH_BIT[place] | _SUIT_BIT[place] for place in _AT.values()}
"""The semi-jokers that may stand at a place."""

_OF_EPOCH: Final = {epoch: tuple(_AT[epoch, suit] for suit in SUITS) for epoch in EPOCHS}

_STAR: Final = {epoch: 1 << NUMBER[f"{epoch}*"] for epoch in EPOCHS}
"""The bit of the highest card of each epoch."""

_STARRED: Final = {_STAR[epoch]: _OF_EPOCH[epoch] for epoch in EPOCHS}
"""All places that the highest card of an epoch may stand at, by its bit."""

_STARS: Final = sum(_STARRED)

_STEP: Final = {(suit, k): step for step, row in enumerate(SCALE) for k, suit in row}
_MOST_CARDS: Final = 64
"""More than any set of cards holds of one place, wild ones included."""


def _worths(epoch: int, suit: Suit) -> tuple[int, ...]:
    """By the number of cards that may stand there; no more than there are count."""
    held = (min(cards, SIZES[suit]) for cards in range(_MOST_CARDS))
    return tuple(worth(_STEP[suit, cards], epoch, cards) if cards >= LEAST else 0 for cards in held)


_WORTHS: Final = {place: _worths(epoch, suit) for (epoch, suit), place in _AT.items()}

_LEAST_COMPLETE: Final = worth(COMPLETE, 0, 0)
_LEAST_PAIR: Final = sum(sorted(SIZES.values())[:2])
"""How many cards two complete suits have at least."""


class _Pair(NamedTuple):
    one: Place
    other: Place
    worth: int


def _pairs(epoch: int) -> tuple[_Pair, ...]:
    return tuple(
        _Pair(
            _AT[epoch, one], _AT[epoch, other], worth(TWO_SUITS, epoch, SIZES[one] + SIZES[other])
        )
        for one, other in combinations(SUITS, 2)
    )


_PAIRS: Final = {epoch: _pairs(epoch) for epoch in EPOCHS}


def _places_by_worth() -> dict[int, tuple[tuple[Place, ...], ...]]:
    """Where a combination of that worth may be: in few cases there is more than one answer."""
    found: dict[int, list[tuple[Place, ...]]] = {}
    for place, row in _WORTHS.items():
        for value in sorted(set(row) - {0}):
            found.setdefault(value, []).append((place,))
    for pair in chain.from_iterable(_PAIRS.values()):
        found.setdefault(pair.worth, []).append((pair.one, pair.other))
    return {value: tuple(places) for value, places in found.items()}


_PLACES: Final = _places_by_worth()


def held(kinds: list[Kind]) -> Held:
    """The cards of these kinds, none of them used."""
    plain: dict[Place, int] = {}
    semi = jokers = 0
    for kind in kinds:
        if kind in _SIZE:
            plain[kind] = plain.get(kind, 0) + 1
        elif kind == _JOKER:
            jokers += 1
        else:
            semi |= 1 << kind
    return Held(plain, semi, jokers)


def best(cards: Held, top: int) -> Rank:
    """The best that `cards` can be, where `top` is the highest epoch of the pack.

    The first combination is as good as it can be, then the second, and so on, then the rest.
    """
    found: list[int] = []
    ways = [cards]
    while True:
        values = [_highest(each, top) for each in ways]
        value = max(values)
        if not value:
            return Rank(tuple(found), max([_rest(each) for each in ways]))
        found.append(value)
        equal = [each for each, its in zip(ways, values, strict=True) if its == value]
        ways = [after(each, use) for each in equal for use in uses(each, value)]


def uses(cards: Held, value: int) -> Iterator[Use]:
    """The ways to make the best combination, which is worth `value`."""
    for places in _PLACES[value]:
        missing = [_missing(cards, place, value) for place in places]
        semi = _usable(cards.semi, places, missing)
        total = sum(missing)
        jokers = max(0, total - len(semi))
        if jokers <= cards.jokers:
            for bits in combinations(semi, min(total, len(semi))):
                yield Use(places, sum(bits), jokers)


def after(cards: Held, use: Use) -> Held:
    """What is left of `cards` once a combination is taken away."""
    plain = {place: count for place, count in cards.plain.items() if place not in use.places}
    return Held(plain, cards.semi & ~use.semi, cards.jokers - use.jokers)


def _missing(cards: Held, place: Place, value: int) -> int:
    """How many wild cards it takes there: two suits are complete, one need not be."""
    return min(_SIZE[place], cards_of(value)) - cards.plain.get(place, 0)


def _usable(semi: int, places: tuple[Place, ...], missing: list[int]) -> list[int]:
    """The semi-jokers, as bits, that may fill what is missing."""
    wanted = {_EPOCH_BIT[places[0]]: sum(missing)}
    wanted |= {_SUIT_BIT[place]: count for place, count in zip(places, missing, strict=True)}
    return [bit for bit, count in wanted.items() if count and semi & bit]


def _highest(cards: Held, top: int) -> int:
    """What the best combination is worth; 0 where there is none."""
    plain, semi, jokers = cards
    value, complete = 0, set[int]()
    for place in (*plain, *_named_by_wild(cards, top)):
        count = plain.get(place, 0) + (semi & _BITS[place]).bit_count() + jokers
        single = _WORTHS[place][count]
        if single >= _LEAST_COMPLETE:
            complete.add(_EPOCH[place])
        if single > value:
            value = single
    return max(value, _highest_pair(cards, complete)) if complete else value


def _named_by_wild(cards: Held, top: int) -> list[Place]:
    """Where there may be a combination though no plain card is there."""
    if not (cards.semi or cards.jokers):
        return []
    places = [*_OF_EPOCH[top]]
    stars = cards.semi & _STARS
    while stars:
        places += _STARRED[stars & -stars]
        stars &= stars - 1
    return places


def _highest_pair(cards: Held, epochs: set[int]) -> int:
    """What the best two complete suits of one of `epochs` are worth; 0 where there are none."""
    plain, semi, jokers = cards
    value = 0
    for epoch in epochs:
        star = semi & _STAR[epoch] != 0
        held = sum([plain.get(place, 0) for place in _OF_EPOCH[epoch]])
        if held + star + (semi & ~_STARS).bit_count() + jokers < _LEAST_PAIR:
            continue
        for pair in _PAIRS[epoch]:
            if pair.worth > value and _completes(cards, pair):
                value = pair.worth
    return value


def _completes(cards: Held, pair: _Pair) -> bool:
    plain, semi, jokers = cards
    one, other, _ = pair
    missing = _SIZE[one] - plain.get(one, 0)
    if missing and semi & _SUIT_BIT[one]:
        missing -= 1
    more = _SIZE[other] - plain.get(other, 0)
    if more and semi & _SUIT_BIT[other]:
        more -= 1
    return missing + more <= jokers + (semi & _EPOCH_BIT[one] != 0)


def _rest(cards: Held) -> tuple[Kind, ...]:
    rest = [place for place, count in cards.plain.items() for _ in range(count)]
    rest += [kind for kind in range(_JOKER) if cards.semi >> kind & 1]
    rest += [_JOKER] * cards.jokers
    return tuple(sorted(rest, reverse=True))


def suits_of(use: Use) -> tuple[Suit, ...]:
    """The suits a combination is made of."""
    return tuple(suit for suit in SUITS if any(KINDS[place][-1] == suit for place in use.places))


def epoch_of(use: Use) -> int:
    """The epoch a combination belongs to."""
    return _EPOCH[use.places[0]]
