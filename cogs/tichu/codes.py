"""Cards and plays in the few characters that a control has room for.

A control that plays says itself which cards: it does the same after a restart, and never other
cards than it showed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from engines.tichu.cards import DOG, DRAGON, MAHJONG, PHOENIX, Card

_SHORT: Final = {MAHJONG: "MJ", DOG: "DG", PHOENIX: "PH", DRAGON: "DR"}
_LONG: Final = {code: card for card, code in _SHORT.items()}
_WIDTH: Final = 2

NAMED: Final = {"phoenix": "p", "wish": "w", "as": "s", "booster": "b", "firebird": "f"}
"""A letter for all that is said with a play beside its cards."""
_NAMES: Final = {letter: name for name, letter in NAMED.items()}


def code_of(cards: Iterable[Card]) -> str:
    """Two characters a card."""
    return "".join(_SHORT.get(card, card) for card in cards)


def cards_of(code: str) -> tuple[Card, ...]:
    """The cards of a code. What is no card comes out as it is: the engine refuses it."""
    parts = (code[start : start + _WIDTH] for start in range(0, len(code), _WIDTH))
    return tuple(_LONG.get(part, Card(part)) for part in parts)


def play_code(
    cards: Iterable[Card], phoenix: str | None = None, wish: str | None = None, **more: str | None
) -> str:
    """A play: its cards, what the Phoenix stands for, what is wished, and `more` of `NAMED`."""
    named = {"phoenix": phoenix, "wish": wish, **more}
    return ".".join(
        [code_of(cards), *(f"{NAMED[name]}{value}" for name, value in named.items() if value)]
    )


def play_of(code: str) -> dict[str, Any]:
    """The play of a code as an action in wire form."""
    cards, *named = code.split(".")
    raw: dict[str, Any] = {"type": "play", "cards": list(cards_of(cards))}
    for each in named:
        raw[_NAMES.get(each[:1], "wish")] = each[1:]
    return raw
