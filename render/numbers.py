"""Numbers as people write them: thirds as ⅓, a true minus, never a decimal."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

MINUS: Final = "\N{MINUS SIGN}"

SIGNS: Final = {
    Fraction(0): "",
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
    Fraction(1, 6): "⅙",
    Fraction(5, 6): "⅚",
}
"""The parts that have a sign of their own in the font."""


@lru_cache(maxsize=1024)
def written(value: Fraction | str) -> str:
    """`7/3` as `2⅓`, `29/12` as `2 5/12`."""
    exact = Fraction(value)
    whole, part = divmod(abs(exact), 1)
    if part in SIGNS:
        body = f"{whole if whole or not part else ''}{SIGNS[part]}"
    else:
        body = f"{whole} {part}" if whole else f"{part}"
    return f"{MINUS if exact < 0 else ''}{body}"


@lru_cache(maxsize=1024)
def signed(value: Fraction | str) -> str:
    """The same with a plus before what is more than nothing."""
    exact = Fraction(value)
    return f"+{written(exact)}" if exact > 0 else written(exact)
