"""What `/epochs raise` offers while somebody types."""

from __future__ import annotations

from typing import Final

from bot.faces import Moment
from cogs.epochs.sums import allows_all_in, size_name, sizes
from engines.epochs.view import EpochsView

LONGEST: Final = 100
"""Characters of one suggestion."""


def suggestions(now: Moment[EpochsView], typed: str) -> list[tuple[str, str]]:
    """What is shown and what is typed for each: the usual sizes that begin so; none out of turn."""
    words, view, legal = now.words, now.view, now.view.legal.raise_
    if legal is None:
        return []
    found = [(f"{to} · {size_name(size, words)}", str(to)) for size, to in sizes(view).items()]
    most = words.say("all-in") if allows_all_in(view) else words.say("the most")
    found.append((f"{legal.max} · {most}", str(legal.max)))
    asked = typed.strip().lower()
    return [
        (name[:LONGEST], value)
        for name, value in found
        if value.startswith(asked) or asked in name.lower()
    ]
