"""Cards in a few letters, and what becomes of them when they are laid."""

from __future__ import annotations

from engines.tichu.cards import Card, sorted_hand
from engines.tichu.combinations import Combination, allowed, beats, plays, read
from engines.tichu.rules import BASE_RULES, Rules

SHORT = {"1": "mahjong", "dog": "dog", "ph": "phoenix", "dr": "dragon"}


def cards(text: str) -> tuple[Card, ...]:
    """`6g 6k ph`; the Mah Jong is `1`, the Dragon `dr`."""
    return tuple(Card(SHORT.get(word, word)) for word in text.split())


def hand(text: str) -> tuple[Card, ...]:
    """The same, sorted as a hand is."""
    return sorted_hand(cards(text))


def led(text: str, rules: Rules = BASE_RULES, phoenix=None, as_=None) -> Combination | None:
    """What these cards are on an empty table."""
    return read(cards(text), rules, None, phoenix, as_)


def kind(text: str, rules: Rules = BASE_RULES, as_=None) -> str | None:
    """What they are called there."""
    combination = led(text, rules, as_=as_)
    return None if combination is None else combination.type


def top(text: str, rules: Rules = BASE_RULES, as_=None) -> Combination:
    """A combination that lies on the table."""
    combination = led(text, rules, as_=as_)
    assert combination is not None, text
    return combination


def laid(text: str, on: Combination, rules: Rules = BASE_RULES, phoenix=None, as_=None):
    """What these cards are on `on`, and whether they may be laid there."""
    combination = read(cards(text), rules, on, phoenix, as_)
    if combination is None or not beats(combination, on, rules):
        return None
    return combination if allowed(combination, leads=False, rules=rules) else None


def goes(text: str, on: str | Combination, rules: Rules = BASE_RULES, as_=None) -> bool:
    """Whether these cards may be laid on those, which were led under the same rules."""
    below = top(on, rules) if isinstance(on, str) else on
    return laid(text, below, rules, as_=as_) is not None


def lists(text: str, on: Combination | None = None, rules: Rules = BASE_RULES) -> list[str]:
    """What is listed for a hand: the cards of each play, as they are written here."""
    long = {name: short for short, name in SHORT.items()}
    return [
        " ".join(long.get(card, card) for card in each.cards)
        for each in plays(hand(text), on, rules)
    ]
