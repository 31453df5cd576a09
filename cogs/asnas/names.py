"""What cards and hands are called."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.words import Words, mark
from engines.asnas.cards import IDENTITIES, Card, Hand
from engines.asnas.ranking import Category

CARDS: Final[dict[Card, str]] = {
    "as": mark("As"),
    "shah": mark("Shah"),
    "bibi": mark("Bibi"),
    "sarbaz": mark("Sarbaz"),
    "couli": mark("Couli"),
}
HANDS: Final[dict[Category, str]] = {
    "quartet": mark("four of a kind"),
    "full-house": mark("full house"),
    "three": mark("three of a kind"),
    "two-pair": mark("two pair"),
    "pair": mark("pair"),
    "high-card": mark("high card"),
}


def card_names(hand: Hand, words: Words) -> str:
    """The cards of a hand, those alike side by side, the larger groups and the higher first."""
    copies = Counter(hand)
    ordered = sorted(hand, key=lambda card: (-copies[card], IDENTITIES.index(card)))
    return " ".join(words.say(CARDS[card]) for card in ordered)


def hand_name(category: Category, words: Words) -> str:
    """What a hand is called."""
    return words.say(HANDS[category])
