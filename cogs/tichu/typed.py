"""Reads cards as people type them (`5r 5g`, `10k jk qk`, `9g 9k Jb Jr phoenix=J`).

What is said with a play has a name: `wish=8`, `as=rainbow`, `firebird=7`; the boosters that are
played with cards are words among them: `mahjong rat`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from bot.words import LANGUAGES, words_in
from cogs.tichu.names import TYPES
from engines.tichu.boosters import PACK
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
    **dict.fromkeys(("as", "como", "як"), "as"),
    **dict.fromkeys(("firebird", "pássaro", "passaro", "жар-птиця", "жарптиця"), "firebird"),
}
"""What may be said with a play, before an equals sign."""
TOGETHER: Final[dict[str, str]] = {
    **dict.fromkeys(("hole", "buraco", "діра"), "hole"),
    **dict.fromkeys(("rat", "rato", "щур"), "rat"),
}
"""The boosters that need no more than their name among the cards."""
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
            raw |= _said(NAMED.get(name.lower(), name[:_LONGEST]), value)
        elif word.lower() in TOGETHER:
            raw["booster"] = TOGETHER[word.lower()]
        else:
            raw["cards"] += read_cards(word)
    return raw


def _said(name: str, value: str) -> dict[str, str]:
    """What is said with a play; a card that a booster replaces says which booster it is."""
    if name == "as":
        return {"as": _kinds().get(value.lower(), value[:_LONGEST])}
    rank = read_rank(value)
    joined = name in PACK and PACK[name].joins is not None
    return {"booster": name, name: rank} if joined else {name: rank}


@cache
def _kinds() -> dict[str, str]:
    """Kinds of combinations by all that one may call them with a single word."""
    named = {
        words_in(language).say(name).lower(): kind
        for language in LANGUAGES
        for kind, name in TYPES.items()
    }
    return {
        **{name.replace(" ", "-"): kind for name, kind in named.items()},
        **{k: k for k in TYPES},
    }


def read_rank(text: str) -> str:
    """A rank as it stands on a card: `10` is `T`."""
    said = text.translate(ALIKE).upper()[:_LONGEST]
    return "T" if said == "10" else said


def read_cards(word: str) -> Iterator[str]:
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
