"""Boosters with what they are played with, in the few characters that a control has room for."""

from __future__ import annotations

from typing import Any, Final

from cogs.tichu.codes import cards_of, code_of
from engines.kernel.errors import IllegalAction, Refused
from engines.tichu.announcement import Params

LETTERS: Final = {
    "card": "c",
    "cards": "h",
    "to": "t",
    "from_": "f",
    "a": "a",
    "b": "b",
    "take": "k",
    "give": "g",
    "rank": "r",
    "phoenix": "p",
    "wish": "w",
    "as_": "s",
}
"""A letter for each field of `Params` that a control may carry."""
SEATS: Final = ("to", "from_", "a", "b")
"""The fields that name a seat."""

_FIELDS: Final = {letter: field for field, letter in LETTERS.items()}


def booster_code(key: str, said: Params) -> str:
    """A booster and what it is played with: `red-card.c5g`."""
    parts = [
        f"{letter}{_written(field, said)}"
        for field, letter in LETTERS.items()
        if field in said.given
    ]
    return ".".join([key, *parts])


def booster_of(code: str) -> dict[str, Any]:
    """The same as an action in wire form. Raises IllegalAction(MALFORMED)."""
    key, *parts = code.split(".")
    raw: dict[str, Any] = {"type": "booster", "key": key}
    for part in parts:
        field, text = _FIELDS.get(part[:1]), part[1:]
        if field is None:
            raise IllegalAction(Refused.MALFORMED)
        raw[field.rstrip("_")] = _value(field, text)
    return raw


def _written(field: str, said: Params) -> str:
    if field == "cards":
        return code_of(said.cards)
    if field == "card" and said.card is not None:
        return code_of((said.card,))
    return str(getattr(said, field))


def _value(field: str, text: str) -> Any:
    if field in SEATS:
        if text not in ("0", "1", "2", "3"):
            raise IllegalAction(Refused.MALFORMED)
        return int(text)
    if field == "cards":
        return list(cards_of(text))
    return next(iter(cards_of(text)), "") if field == "card" else text
