"""Reads cards as people type them (`5r 5g`, `10k jk qk`, `9g 9k Jb Jr phoenix=J`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from engines.tichu.cards import DOG, DRAGON, MAHJONG, PHOENIX, Card

SPECIALS: Final[dict[str, Card]] = {
    **dict.fromkeys(("mahjong", "mah", "mj", "1", "маджонг", "мажонг"), MAHJONG),
    **dict.fromkeys(("dog", "cão", "cao", "cachorro", "собака", "пес"), DOG),
    **dict.fromkeys(("phoenix", "ph", "fênix", "fenix", "фенікс"), PHOENIX),
    **dict.fromkeys(("dragon", "dr", "dragão", "dragao", "дракон"), DRAGON),
}
"""The special cards by what people call them."""
NAMED: Final[dict[str, str]] = {
    **dict.fromkeys(("phoenix", "ph", "fênix", "fenix", "фенікс"), "phoenix"),
    **dict.fromkeys(("wish", "desejo", "pedido", "бажання"), "wish"),
}
"""What may be said with a play, before an equals sign."""
ALIKE: Final = str.maketrans("КкАаТтнмпзНМПЗ", "KkAaTtgkbrgkbr")
"""Cyrillic ranks that look like Latin ones, and the first letters of the suits in Ukrainian."""

_SEPARATORS: Final = re.compile(r"[\s,;+]+")
_CARDS: Final = re.compile(r"(?:(?:10|[2-9tjqka])[gkbr])+", re.IGNORECASE)
_CARD: Final = re.compile(r"(10|[2-9tjqka])([gkbr])", re.IGNORECASE)
_LONGEST: Final = 20
"""Characters of what is no card that go on to the engine, which refuses it."""


def read_play(text: str) -> dict[str, Any]:
    """What somebody typed, as a play in wire form; what cannot be read goes in as it is."""
    raw: dict[str, Any] = {"type": "play", "cards": []}
    for word in filter(None, _SEPARATORS.split(text.strip())):
        name, sign, value = word.partition("=")
        if sign:
            raw[NAMED.get(name.lower(), name[:_LONGEST])] = read_rank(value)
        else:
            raw["cards"] += _cards(word)
    return raw


def read_rank(text: str) -> str:
    """A rank as it stands on a card: `10` is `T`."""
    said = text.translate(ALIKE).upper()[:_LONGEST]
    return "T" if said == "10" else said


def _cards(word: str) -> Iterator[str]:
    """The cards in a word: one, or several without a space between them."""
    if word.lower() in SPECIALS:
        yield SPECIALS[word.lower()]
        return
    latin = word.translate(ALIKE)
    if _CARDS.fullmatch(latin) is None:
        yield word[:_LONGEST]
        return
    for rank, suit in _CARD.findall(latin):
        yield f"{read_rank(rank)}{suit.lower()}"
