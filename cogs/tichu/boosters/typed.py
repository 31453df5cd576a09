"""Reads what people type about a booster: which one, and what it is played with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from bot.faces import Moment
from cogs.tichu.boosters.codes import SEATS
from cogs.tichu.boosters.wording import GROUP_OF, meant
from cogs.tichu.typed import read_cards, read_play, read_rank
from engines.tichu.boosters import PACK
from engines.tichu.boosters.yellow import REPLACED
from engines.tichu.view import TichuView

BETWEEN: Final = re.compile(r"[\s,;+&:]+")
LONGEST: Final = 20
"""Characters of what could not be read that go on to the engine, which refuses it."""


def read_booster(now: Moment[TichuView], name: str, said: str) -> dict[str, Any]:
    """A booster with what it is played with, in wire form; what cannot be read stays as it is.

    Players are said by name or by number, boosters by name; cards and ranks as ever.
    """
    key = meant(name, now.words) or name[:LONGEST]
    if key not in GROUP_OF:
        return {"type": "booster", "key": key}
    if PACK[key].joins is not None:
        return _together(key, said)
    fields = (*PACK[key].needs, *PACK[key].may)
    raw: dict[str, Any] = {"type": "booster", "key": key}
    if "cards" in fields:
        return read_play(said) | raw
    rest = said.strip()
    for field in (each for each in SEATS if each in fields):
        seat, rest = _player(now, rest)
        raw |= {field.rstrip("_"): seat} if seat != "" else {}
    return raw | dict(_thing(now, fields, rest))


def _together(key: str, said: str) -> dict[str, Any]:
    """Cards that are played with a booster: a rank alone is that of the card it replaces."""
    words = BETWEEN.split(said.strip())
    ranks = [read_rank(word) for word in words if read_rank(word) in REPLACED]
    cards = " ".join(word for word in words if read_rank(word) not in ranks)
    raw = read_play(cards if "firebird" in PACK[key].needs else said) | {"booster": key}
    return {**({"firebird": ranks[0]} if ranks and "firebird" in PACK[key].needs else {}), **raw}


def _player(now: Moment[TichuView], text: str) -> tuple[int | str, str]:
    """The player whose name or number comes first, and what follows; else the first word."""
    word, rest = (*BETWEEN.split(text, maxsplit=1), "")[:2]
    if word in map(str, range(1, len(now.names) + 1)):
        return int(word) - 1, rest
    for seat, name in enumerate(now.names):
        if name and text.casefold().startswith(name.casefold()):
            return seat, text[len(name) :].lstrip(" ,;+&:")
    found = [seat for seat, name in enumerate(now.names) if _is_begun(name, word)]
    return (found[0] if len(found) == 1 else word[:LONGEST]), rest


def _is_begun(name: str, word: str) -> bool:
    """Whether a word of `name` begins with `word`."""
    return bool(word) and any(each.startswith(word.casefold()) for each in name.casefold().split())


def _thing(now: Moment[TichuView], fields: tuple[str, ...], text: str) -> Iterator[tuple[str, str]]:
    """What beside players was typed: a card, a rank, or a booster."""
    if not text:
        return
    if "card" in fields:
        yield "card", next(iter(read_cards(text)))
    elif "rank" in fields:
        yield "rank", read_rank(text)
    else:
        field = next((each for each in ("take", "give") if each in fields), "card")
        yield field, meant(text, now.words) or text[:LONGEST]
