"""The ranking once more, by the rules and by trying everything: slow, short, and all its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product
from typing import Any

SIZES = {"y": 2, "s": 3, "h": 5, "m": 6}
EPOCHS = {"1+3+4": range(1, 6), "2+3+4": range(6, 11), "full": range(1, 11)}

Key = tuple[Fraction, int, int, int]
"""The value, the cards of a complete suit, the epoch, the cards."""


def value(cards: tuple[str, ...], pack: str) -> Any:
    """What the cards are worth: the keys of the combinations, then the strengths of the rest."""
    kinds = tuple(sorted(card if "*" in card else card[:-1] for card in cards))
    return _value(kinds, pack)


@lru_cache(maxsize=20_000)
def _value(kinds: tuple[str, ...], pack: str) -> Any:
    best: Key | None = None
    ways: list[Counter[str]] = []
    for key, used in _all_uses(Counter(kinds), pack):
        if best is None or key > best:
            best, ways = key, []
        if key == best:
            ways.append(used)
    if best is None:
        return (), tuple(sorted(map(strength, kinds), reverse=True))
    found = max(_value(_without(kinds, used), pack) for used in ways)
    return (best, *found[0]), found[1]


def _without(kinds: tuple[str, ...], used: Counter[str]) -> tuple[str, ...]:
    return tuple(sorted((Counter(kinds) - used).elements()))


def _all_uses(held: Counter[str], pack: str) -> Iterator[tuple[Key, Counter[str]]]:
    for epoch in EPOCHS[pack]:
        for suit, size in SIZES.items():
            for used in _parts(held, (f"{epoch}{suit}", f"{epoch}*", f"*{suit}", "jk")):
                if 2 <= (k := used.total()) <= size:
                    yield key(epoch, (suit,), k), used
        for one, other in combinations(SIZES, 2):
            kinds = (f"{epoch}{one}", f"{epoch}{other}", f"{epoch}*", f"*{one}", f"*{other}", "jk")
            for used in _parts(held, kinds):
                if _completes(used, epoch, one, other):
                    yield key(epoch, (one, other), used.total()), used


def _parts(held: Counter[str], kinds: tuple[str, ...]) -> Iterator[Counter[str]]:
    """Every choice of cards of these kinds."""
    for counts in product(*(range(held[kind] + 1) for kind in kinds)):
        yield Counter(dict(zip(kinds, counts, strict=True)))


def _completes(used: Counter[str], epoch: int, one: str, other: str) -> bool:
    fixed = [used[f"{epoch}{suit}"] + used[f"*{suit}"] for suit in (one, other)]
    room = [SIZES[one] - fixed[0], SIZES[other] - fixed[1]]
    return min(room) >= 0 and sum(room) == used[f"{epoch}*"] + used["jk"]


def key(epoch: int, suits: tuple[str, ...], k: int) -> Key:
    """What decides between two combinations, in this order."""
    if len(suits) == 2:
        return Fraction(2), 0, epoch, k
    fraction = Fraction(k, SIZES[suits[0]])
    return fraction, k if fraction == 1 else 0, epoch, k


def strength(kind: str) -> tuple[int, int]:
    """How strong a single card is."""
    if kind == "jk":
        return 12, 0
    if kind[0] == "*":
        return 11, "mhsy".index(kind[1])
    return int(kind[:-1]), "mhsy*".index(kind[-1])
