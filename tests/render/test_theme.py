"""Colours: everything can be read, and everything fits into one palette."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from render.faces import SEAT_INKS, SUIT_INKS
from render.palette import NEAR, STEPS, Rgb, mix, palette, rgb
from render.scene import Label
from render.sheet import main_scenes, more_scenes
from render.theme import BLENDS, THEMES, Ink, Theme

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def brightness(colour: str) -> float:
    """The relative luminance of WCAG 2."""
    parts = (part / 255 for part in rgb(colour))
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(theme: Theme, ink: Ink, on: Ink) -> float:
    light, dark = sorted((brightness(getattr(theme, ink)), brightness(getattr(theme, on))))[::-1]
    return (light + 0.05) / (dark + 0.05)


EYES = {
    "most": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.052)),
    "no green": ((0.3673, 0.8606, -0.228), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "no blue": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}
"""How eyes that lack a sort of cone mix red, green and blue (Machado and others, 2009)."""


def seen_by(eye: str, colour: Rgb) -> tuple[float, float, float]:
    """A colour in CIELAB, where distances are as large as they look."""
    parts = [part / 255 for part in colour]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    red, green, blue = (
        min(1.0, max(0.0, sum(m * p for m, p in zip(row, linear, strict=True))))
        for row in EYES[eye]
    )
    x, y, z = (
        value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116
        for value in (
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
            0.2126 * red + 0.7152 * green + 0.0722 * blue,
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def shown(theme: Theme, number: int) -> Rgb:
    red, green, blue = palette(theme.key).plte[number * 3 : number * 3 + 3]
    return red, green, blue


def words() -> set[tuple[Ink, Ink]]:
    scenes = [scene for _, scene in (*main_scenes(), *more_scenes())]
    return {(i.ink, i.on) for scene in scenes for i in scene.items if isinstance(i, Label)}


@every_theme
def test_every_text_in_a_picture_stands_out_from_its_ground(theme):
    for ink, on in words():
        assert contrast(theme, ink, on) >= 4.5, (ink, on)


@every_theme
def test_suits_numbers_on_chips_and_dead_cards_stand_out_from_theirs(theme):
    printed = [(ink, "paper") for ink in SUIT_INKS.values()]
    numbers = [(number, chip) for chip, number in SEAT_INKS]
    for ink, on in (*printed, *numbers, ("dead_ink", "dead")):
        assert contrast(theme, ink, on) >= 4.5, (ink, on)


@every_theme
@pytest.mark.parametrize("eye", EYES)
def test_seats_are_told_apart_by_those_who_see_few_colours(theme, eye):
    chips = [seen_by(eye, rgb(getattr(theme, chip))) for chip, _ in SEAT_INKS]

    for one, other in combinations(chips, 2):
        assert dist(one, other) >= 25


@every_theme
def test_marks_and_chips_stand_out_from_what_they_lie_on(theme):
    for ink, on in (("mark", "felt"), ("rim", "paper"), ("rim", "mark"), ("paper", "dead")):
        assert contrast(theme, ink, on) >= 3, (ink, on)


@every_theme
def test_a_dead_card_is_dark_and_a_live_one_light_even_without_colours(theme):
    assert brightness(theme.paper) - brightness(theme.dead) > 0.5


@every_theme
def test_the_palette_has_room_for_every_blend(theme):
    colours = palette(theme.key).plte

    assert len(colours) % 3 == 0
    assert len(colours) // 3 <= 256


@every_theme
def test_an_edge_runs_from_the_ground_to_the_ink_in_even_steps(theme):
    for ink, on in BLENDS:
        ramp = palette(theme.key).ramp(ink, on)
        assert ramp[0] == palette(theme.key).number(on)
        assert ramp[255] == palette(theme.key).number(ink)
        for step in range(STEPS + 1):
            wanted = mix(rgb(getattr(theme, ink)), rgb(getattr(theme, on)), step / STEPS)
            got = shown(theme, ramp[step * 255 // STEPS])
            assert all(abs(a - b) <= NEAR for a, b in zip(wanted, got, strict=True)), (ink, on)


def test_a_blend_nobody_listed_is_refused():
    with pytest.raises(KeyError):
        palette("felt").ramp("red", "blue")
