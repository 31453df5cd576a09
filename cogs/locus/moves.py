"""Reads moves as people type them: `C4 up`, `c4 вгору`."""

from __future__ import annotations

import re
from typing import Final

CYRILLIC: Final = str.maketrans("АБВСДЕФГНабвсдефгн", "ABBCDEFGHabbcdefgh")
"""Column letters as a Ukrainian keyboard writes them: look-alikes, else by sound."""

UP: Final = frozenset({"up", "u", "open", "cima", "aberta", "вгору", "відкрито", "горілиць"})
DOWN: Final = frozenset({"down", "d", "closed", "baixo", "fechada", "вниз", "закрито", "долілиць"})


def read_move(text: str) -> dict[str, str]:
    """What somebody typed, as an action in wire form; what cannot be read goes in as it is.

    The engine says what is wrong with it, so that every way to play gets the same answers.
    """
    first, _, rest = text.strip().partition(" ")
    glued = re.fullmatch(r"(\w\d{1,2})(\D*)", first)
    if glued is not None and glued.group(2):
        first, rest = glued.group(1), f"{glued.group(2)} {rest}"
    return {"type": "place", "cell": _cell(first), "face": _face(rest)}


def _cell(text: str) -> str:
    return text.translate(CYRILLIC).upper()[:8]


def _face(text: str) -> str:
    said = set(re.findall(r"\w+", text.lower()))
    if bool(said & UP) == bool(said & DOWN):
        return text.strip()[:20]
    return "up" if said & UP else "down"
