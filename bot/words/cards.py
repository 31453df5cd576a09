"""How cards of the 52-card pack are written: in messages, in menus, and to be read aloud."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

SUITS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
AS_TEXT: Final = "\ufe0e"
"""Behind a suit: draw it as a letter, not as an emoji, which is near black on dark."""


def card_name(card: str) -> str:
    """`Td` as people read it: `10♦`."""
    return f"{'10' if card[0] == 'T' else card[0]}{SUITS[card[1]]}"


def card_label(card: str) -> str:
    """The same for menus and messages, where a bare suit would become an emoji."""
    return f"{card_name(card)}{AS_TEXT}"


def card_labels(cards: Iterable[str]) -> str:
    """Cards in a row of a message."""
    return " ".join(map(card_label, cards))


def card_names(cards: Iterable[str]) -> str:
    """Cards as a screen reader says them one after the other."""
    return " ".join(map(card_name, cards))
