"""What cards, combinations and packs are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from bot.words import Words, mark
from engines.epochs.hands import Combination
from engines.epochs.scale import JOKER, KINDS, PACKS, SIZES, PackKey, Suit

NUMERALS: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
"""By epoch."""
SUITS: Final[dict[Suit, str]] = {
    "y": mark("Yin-Yang"),
    "s": mark("Skull"),
    "h": mark("Hand"),
    "m": mark("Maze"),
}
HIGHEST: Final[dict[str, str]] = {
    "y": mark("highest Yin-Yang"),
    "s": mark("highest Skull"),
    "h": mark("highest Hand"),
    "m": mark("highest Maze"),
}
"""The highest card of each suit, which counts for it in every epoch."""


def suit_name(suit: Suit, words: Words) -> str:
    """What a suit is called."""
    return words.say(SUITS[suit])


def pack_name(pack: PackKey, words: Words) -> str:
    """The epochs of a pack, and which of the maker's packs it is."""
    epochs = PACKS[pack]
    first, last = NUMERALS[epochs[0]], NUMERALS[epochs[-1]]
    return words.say("epochs {first} to {last}", first=first, last=last)


def card_name(card: str, words: Words) -> str:
    """A card as people read it: `VII Hand`, `highest of VII`, `highest Hand`, `Joker`."""
    if card.startswith(JOKER):
        return words.say("Joker")
    if card.startswith("*"):
        return words.say(HIGHEST[card[1:]])
    if card.endswith("*"):
        return words.say("highest of {epoch}", epoch=NUMERALS[int(card[:-1])])
    kind = kind_of(card)
    return place_name(int(kind[:-1]), _SUIT_OF[kind[-1]], words)


def place_name(epoch: int, suit: Suit, words: Words) -> str:
    """A suit of an epoch."""
    return words.say("{epoch} {suit}", epoch=NUMERALS[epoch], suit=suit_name(suit, words))


def kind_of(card: str) -> str:
    """The card without the number of its copy, which makes no difference: `7h` of `7h3`."""
    return card if card in KINDS else JOKER if card.startswith(JOKER) else card[:-1]


def card_names(cards: Iterable[str], words: Words) -> str:
    """Cards in the order they come, equal ones together: `VII Hand ×2, Joker`."""
    copies = Counter(card_name(card, words) for card in cards)
    return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in copies.items())


def sorted_names(cards: Iterable[str], words: Words) -> str:
    """The same, the strongest card first."""
    return card_names(sorted(cards, key=strength, reverse=True), words)


def strength(card: str) -> int:
    """How strong a card is alone: the greater the stronger."""
    return KINDS.index(kind_of(card))


def combination_name(made: Combination, words: Words) -> str:
    """A combination with its fraction: `VII Hand 4/5 (0.80)`."""
    if isinstance(made.suit, tuple):
        one, other = (suit_name(suit, words) for suit in made.suit)
        return words.say(
            "{epoch} {one} and {other}, both complete (2)",
            epoch=NUMERALS[made.epoch],
            one=one,
            other=other,
        )
    place = place_name(made.epoch, made.suit, words)
    if made.k == made.n:
        return words.say("{place} {k}/{n}, complete", place=place, k=made.k, n=made.n)
    return f"{place} {fraction(made.k, made.n, words)}"


def fraction(k: int, n: int, words: Words) -> str:
    """So many cards of a suit, and what that is worth: `4/5 (0.80)`."""
    if k == n:
        return f"{k}/{n} (1)"
    return f"{k}/{n} ({decimal(k / n, words)})"


def decimal(value: float, words: Words) -> str:
    """A number to two places, as it is written in the reader's language."""
    whole, _, places = f"{value:.2f}".partition(".")
    return words.say("{whole}.{places}", whole=whole, places=places)


def combination_names(made: Iterable[Combination], words: Words) -> str:
    """Combinations in a row, the best first; in words where there is none."""
    told = " + ".join(combination_name(each, words) for each in made)
    return told or words.say("no combination")


_SUIT_OF: Final[dict[str, Suit]] = {str(suit): suit for suit in SIZES}
