"""Points as people write them: thirds as ⅓, a true minus, never a decimal."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

MINUS: Final = "\N{MINUS SIGN}"
PARTS: Final = {
    Fraction(0): "",
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
    Fraction(1, 6): "⅙",
    Fraction(5, 6): "⅚",
}
"""What has a sign of its own; a pot is split in halves, thirds or quarters."""


def written(value: Fraction | str) -> str:
    """`7/3` as `2⅓`, `29/12` as `2 5/12`."""
    exact = Fraction(value)
    sign = MINUS if exact < 0 else ""
    whole, part = divmod(abs(exact), 1)
    if part not in PARTS:
        return f"{sign}{whole} {part}" if whole else f"{sign}{part}"
    return f"{sign}{whole if whole or not part else ''}{PARTS[part]}"
