"""What is offered while somebody types how much to raise to."""

from __future__ import annotations

from typing import Final

from bot.words import Words
from cogs.betting.stakes import Stakes, most_name, size_name, sizes

LONGEST: Final = 100
"""Characters of one suggestion."""


def suggestions(stakes: Stakes, words: Words, typed: str) -> list[tuple[str, str]]:
    """What is shown and what is typed for each: the usual sizes that begin so; none out of turn."""
    legal = stakes.legal.raise_
    if legal is None:
        return []
    found = [(f"{to} · {size_name(size, words)}", str(to)) for size, to in sizes(stakes).items()]
    found.append((f"{legal.max} · {most_name(stakes, words)}", str(legal.max)))
    asked = typed.strip().lower()
    return [
        (name[:LONGEST], value)
        for name, value in found
        if value.startswith(asked) or asked in name.lower()
    ]
