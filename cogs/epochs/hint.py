"""What a hand makes now, and which further card would make it better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.words import Words
from cogs.epochs.names import combination_name, combination_names, kind_of, place_name
from engines.epochs.hands import Combination, described, rank
from engines.epochs.scale import PACKS, SIZES, PackKey, Suit
from engines.epochs.uses import Rank

MOST: Final = 3
"""How many better combinations are named."""


class Better(NamedTuple):
    """A card that would make the best combination higher."""

    epoch: int
    suit: Suit
    made: Combination
    """The best combination with it."""


def hint_lines(
    hole: Sequence[str], board: Sequence[str], pack: PackKey, words: Words, *, more: bool
) -> list[str]:
    """What the cards make; with `more` cards to come also what would be better."""
    cards = (*hole, *board)
    made = described(cards, pack).combinations
    told = words.say("You have: **{made}**", made=combination_names(made, words))
    if not board:
        told = words.say("Your six cards make: **{made}**", made=combination_names(made, words))
    better = improvements(cards, pack)[:MOST] if more else ()
    if not better:
        return [told]
    return [told, words.say("Better with: {cards}", cards=_better(better, words))]


@lru_cache(maxsize=512)
def improvements(cards: tuple[str, ...], pack: PackKey) -> tuple[Better, ...]:
    """Every plain card that is not all seen yet and makes the best combination higher.

    The highest of these combinations first, then those that more cards are left of. Wild cards
    are left out: they make nearly every hand better. Kept for a while, since with many wild cards
    it may take 50 ms, and a hand is drawn several times a turn.
    """
    now, seen = rank(cards, pack), Counter(map(kind_of, cards))
    found: list[tuple[Rank, int, Better]] = []
    for epoch in PACKS[pack]:
        for suit, size in SIZES.items():
            left = size - seen[f"{epoch}{suit}"]
            new = _unseen(epoch, suit, cards) if left else ""
            after = rank((*cards, new), pack) if new else now
            if after.combinations[:1] > now.combinations[:1]:
                made = described((*cards, new), pack).combinations[0]
                found.append((after, left, Better(epoch, suit, made)))
    found.sort(key=lambda each: (each[0].combinations[0], each[1]), reverse=True)
    return tuple(better for _, _, better in found)


def _unseen(epoch: int, suit: Suit, cards: Sequence[str]) -> str:
    """A copy of that card that is not among `cards`."""
    copies = (f"{epoch}{suit}{copy}" for copy in range(1, SIZES[suit] + 1))
    return next(card for card in copies if card not in cards)


def _better(better: Sequence[Better], words: Words) -> str:
    told = (
        f"{place_name(each.epoch, each.suit, words)} → {combination_name(each.made, words)}"
        for each in better
    )
    return "; ".join(told)
