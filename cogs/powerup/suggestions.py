"""What `/powerup raise` offers while somebody types."""

from __future__ import annotations

from typing import Final

from bot.faces import Moment
from cogs.powerup.names import size_name
from cogs.powerup.sums import sizes
from engines.powerup.view import PowerUpView

LONGEST: Final = 100
"""Characters of one suggestion."""


def suggestions(now: Moment[PowerUpView], typed: str) -> list[tuple[str, str]]:
    """What is shown and what is typed for each: the usual sizes that begin so; none out of turn."""
    words, legal = now.words, now.view.legal.raise_
    if legal is None:
        return []
    found = [(f"{to} · {size_name(size, words)}", str(to)) for size, to in sizes(now.view).items()]
    everything = words.say("all-in")
    found.append((f"{legal.max} · {everything}", str(legal.max)))
    asked = typed.strip().lower()
    return [
        (name[:LONGEST], value)
        for name, value in found
        if value.startswith(asked) or asked in name.lower()
    ]
