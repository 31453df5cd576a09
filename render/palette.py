"""The shared palette: every colour a picture of one theme may hold, as numbers up to 255.

Pictures are composed in these numbers from the first stroke on, so nothing is ever quantised.
A smooth edge of one colour on another runs through a few steps made here for that couple.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from render.theme import BLENDS, INKS, THEMES, Ink, Theme

Rgb = tuple[int, int, int]

STEPS: Final = 5
"""From ground to ink; the steps between are enough for the eye and few enough for the file."""

NEAR: Final = 5
"""Two colours this close in every channel share a number."""


def rgb(colour: str) -> Rgb:
    """Red, green and blue of `#rrggbb`, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(ink: Rgb, ground: Rgb, part: float) -> Rgb:
    """The colour between: `part` 0 is `ground`, 1 is `ink`."""
    red, green, blue = (round(g + (i - g) * part) for i, g in zip(ink, ground, strict=True))
    return red, green, blue


class Palette:
    """The numbers of one theme's colours. Made once a theme, then only read."""

    def __init__(self, theme: Theme) -> None:
        named = {ink: rgb(getattr(theme, ink)) for ink in INKS}
        self._colours: list[Rgb] = list(dict.fromkeys(named.values()))
        self._numbers = {ink: self._colours.index(colour) for ink, colour in named.items()}
        self._ramps = {(ink, on): self._ramp(named[ink], named[on]) for ink, on in BLENDS}
        if len(self._colours) > 256:
            raise ValueError(f"theme {theme.key} needs {len(self._colours)} colours")
        self.plte: bytes = b"".join(bytes(colour) for colour in self._colours)
        """Red, green and blue of each number, as a PNG wants them."""

    def number(self, ink: Ink) -> int:
        """The number of a theme's colour."""
        return self._numbers[ink]

    def ramp(self, ink: Ink, on: Ink) -> bytes:
        """For each coverage 0 to 255 the number of `ink` lying that thickly on `on`.

        Raises KeyError where `theme.BLENDS` does not list the couple.
        """
        return self._ramps[ink, on]

    def _ramp(self, ink: Rgb, ground: Rgb) -> bytes:
        ends = {0: self._colours.index(ground), STEPS: self._colours.index(ink)}
        steps = [
            ends[step] if step in ends else self._nearest(mix(ink, ground, step / STEPS))
            for step in range(STEPS + 1)
        ]
        return bytes(steps[round(cover * STEPS / 255)] for cover in range(256))

    def _nearest(self, colour: Rgb) -> int:
        for number, other in enumerate(self._colours):
            if all(abs(a - b) <= NEAR for a, b in zip(colour, other, strict=True)):
                return number
        self._colours.append(colour)
        return len(self._colours) - 1


@lru_cache(maxsize=16)
def palette(theme: str) -> Palette:
    """The palette of a theme by its key. Raises KeyError where there is none."""
    return Palette(THEMES[theme])
