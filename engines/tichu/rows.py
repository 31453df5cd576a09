"""Bit work: which places a mask has, and where rows of places begin in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engines.tichu.scale import HIGHEST


@cache
def places(mask: int) -> tuple[int, ...]:
    """The places whose bits are set, the lowest first; there are 14 at most."""
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)


def rows(
    mask: int, fill: int, shortest: int, longest: int = HIGHEST, step: int = 1
) -> Iterator[tuple[int, int, int]]:
    """Rows of `shortest` to `longest` places, `step` apart, that are all in `mask` but for one.

    That one has to be in `fill`, which shares no place with `mask`. Each row as its size, its
    lowest place, and the place that is filled, 0 where none is; the shorter rows first.
    """
    whole, patched = mask, fill
    for size in range(2, longest + 1):
        shift = (size - 1) * step
        here = mask >> shift
        whole, patched = whole & here, patched & here | whole & fill >> shift
        if size >= shortest:
            if not whole | patched:  # a longer row would hold one of this size
                return
            for low in places(whole | patched):
                yield size, low, 0 if whole >> low & 1 else _filled(mask, low, size, step)


def _filled(mask: int, low: int, size: int, step: int) -> int:
    return next(place for place in range(low, low + size * step, step) if not mask >> place & 1)
