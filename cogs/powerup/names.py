"""What hands and powers are called, and what each power does in a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.words import Words, mark
from bot.words.cards import card_labels
from engines.poker.cards import parse_all
from engines.poker.hands import Category, category, strength
from engines.powerup.powers import POWERS
from engines.powerup.state import PowerKey

HANDS: Final[dict[Category, str]] = {
    "straight-flush": mark("straight flush"),
    "four-of-a-kind": mark("four of a kind"),
    "full-house": mark("full house"),
    "flush": mark("flush"),
    "straight": mark("straight"),
    "three-of-a-kind": mark("three of a kind"),
    "two-pair": mark("two pair"),
    "pair": mark("pair"),
    "high-card": mark("high card"),
}
"""Every kind of hand, the best first."""
NAMES: Final[dict[PowerKey, str]] = {
    "clone": mark("Clone"),
    "disintegrate": mark("Disintegrate"),
    "emp": mark("EMP"),
    "engineer": mark("Engineer"),
    "intel": mark("Intel"),
    "reload": mark("Reload"),
    "scanner": mark("Scanner"),
    "upgrade": mark("Upgrade"),
    "x-ray": mark("X-Ray"),
    "deploy": mark("Deploy"),
}
GISTS: Final[dict[PowerKey, str]] = {
    "clone": mark("copies the power that was played last in this hand"),
    "disintegrate": mark("destroys a board card of this betting round"),
    "emp": mark("no more powers in this betting round, for anybody"),
    "engineer": mark("all see the next three cards, you pick the one that comes next"),
    "intel": mark("you see the next card of the deck, to the end of the hand"),
    "reload": mark("swap one or both of your cards for new ones"),
    "scanner": mark("you alone see the next two cards: keep or discard both"),
    "upgrade": mark("draw a third card, then discard one"),
    "x-ray": mark("every opponent turns a card face up"),
    "deploy": mark("the next card of the deck comes to the board"),
}
"""What each power does, in a line of a menu."""
FIVE: Final = 5


def power_name(power: str, words: Words) -> str:
    """What a power is called; what is no power is not named."""
    return words.say(NAMES[power]) if power in POWERS else "…"


def cost_of(power: PowerKey) -> int:
    """The energy that a power costs."""
    return POWERS[power].cost


def hand_name(kind: Category, words: Words) -> str:
    """What a hand is called."""
    return words.say(HANDS[kind])


def name_of(cards: Sequence[str], words: Words) -> str:
    """What the best five of these cards are called; empty where there are not so many."""
    if len(cards) < FIVE:
        return ""
    return hand_name(category(strength(parse_all(cards))), words)


def best_name(five: Sequence[str], words: Words) -> str:
    """Five cards that won: what they are called, and which they are."""
    return f"{name_of(five, words)} ({card_labels(five)})"
