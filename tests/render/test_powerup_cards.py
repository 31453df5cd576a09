"""The things of Power Up: each is told from every other, without its colour too."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engines.powerup.view import POWERS
from render import stacks
from render.paint import png
from render.palette import rgb
from render.powerup_cards import backs_width
from render.powerup_icons import GROUNDS, ICONS, SIDE
from render.powerup_rules import STAKES, powers, side_pots
from render.powerup_samples import SIZES, TILES
from render.scene import Label, Scene, Sprite
from render.theme import THEMES

PHONE = 380 / 900
NAMED = [f"{key} {power.cost}" for key, power in POWERS.items()]


def colours(kind: str, name: str, size: tuple[int, int]) -> Image.Image:
    scene = Scene(*size, (Sprite(kind, name, 0, 0, *size),))
    return Image.open(BytesIO(png(scene))).convert("RGB")


def picture(kind: str, name: str, size: tuple[int, int]) -> Image.Image:
    return colours(kind, name, size).convert("L")


def difference(one: Image.Image, other: Image.Image) -> int:
    """How many pixels differ clearly."""
    return sum(ImageChops.difference(one, other).histogram()[60:])


def assert_all_differ(pictures: list[Image.Image], least: int) -> None:
    for one, other in combinations(pictures, 2):
        assert difference(one, other) >= least


def test_every_power_has_an_emblem_and_a_ground():
    assert list(ICONS) == list(POWERS)
    assert ICONS.keys() == GROUNDS.keys()


@pytest.mark.parametrize("name", ICONS)
def test_an_emblem_stays_in_its_field(name):
    for piece in ICONS[name]:
        for polygon in piece.outline:
            assert all(-0.01 <= part <= SIDE + 0.01 for point in polygon for part in point)


@pytest.mark.parametrize("kind", ["power", "power-refused"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_two_powers_look_alike_without_colours(kind, size):
    cards = [picture(kind, name, size) for name in NAMED]

    assert_all_differ(cards, size[0] * size[1] // 40)


@pytest.mark.parametrize("side", TILES)
def test_no_two_emblems_look_alike_in_grey_on_a_phone(side):
    small = round(side * PHONE)
    tiles = [
        picture("power-tile", name, (side, side)).resize((small, small), Image.Resampling.BOX)
        for name in ICONS
    ]

    assert_all_differ(tiles, small * small // 12)


def test_a_refused_power_is_dark_even_without_colours():
    size = SIZES[1]
    for name in NAMED:
        light, dark = (picture(kind, name, size) for kind in ("power", "power-refused"))
        corner = size[0] - 12, size[1] - 12
        assert light.getpixel(corner) - dark.getpixel(corner) > 120


def test_the_cost_is_printed():
    one, other = (picture("power", f"emp {cost}", SIZES[0]) for cost in (3, 4))

    assert difference(one, other) > 40


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("on", ["felt", "panel", "lit", "mark"])
@pytest.mark.parametrize(
    ("kind", "name"), [("hole-back", ""), ("hole-back", "dead"), ("card", "Td"), ("dead", "Td")]
)
def test_hole_cards_can_lie_on_every_ground(theme, on, kind, name):
    assert png(Scene(60, 80, (Sprite(kind, name, 0, 0, 50, 64, on),), theme))


@pytest.mark.parametrize("count", [1, 2, 3])
def test_powers_from_behind_lie_apart(count):
    width = backs_width(17, count)
    row = colours("power-backs", str(count), (width, 24)).crop((0, 12, width, 13))
    felt = [row.getpixel((x, 0)) == rgb(THEMES["felt"].felt) for x in range(width)]
    begun = [now < before for before, now in zip([True, *felt], felt, strict=False)]

    assert sum(begun) == count


def test_discs_bear_their_letters():
    discs = [picture("disc", letters, (34, 34)) for letters in ("D", "SB", "BB")]

    assert_all_differ(discs, 20)


@pytest.mark.parametrize(
    ("chips", "letters"),
    [
        (0, ""),
        (3, "v"),
        (5, "v"),
        (25, "q"),
        (50, "qq"),
        (340, "ccc"),
        (1600, "mdc"),
        (90_000, "mmm"),
    ],
)
def test_a_stack_shows_the_chips_of_most_worth(chips, letters):
    assert stacks.letters(chips) == letters


def test_more_chips_stand_higher():
    assert stacks.height(28, 1) < stacks.height(28, 2) < stacks.height(28, 3)


def test_chips_of_different_worth_have_different_colours():
    assert len({ink for _, _, ink, _ in stacks.CHIPS}) == len(stacks.CHIPS)


def test_the_rules_draw_every_power_with_a_number():
    scene = powers()
    numbers = [item.text for item in scene.items if isinstance(item, Label)]
    drawn = [item.name for item in scene.items if isinstance(item, Sprite)]

    assert numbers == [str(number + 1) for number in range(10)]
    assert drawn == NAMED


def test_the_rules_split_what_was_put_in_into_two_pots():
    scene = side_pots()
    numbers = [item.text for item in scene.items if isinstance(item, Label)]
    chips = [i.name for i in scene.items if isinstance(i, Sprite) and i.kind == "chip"]

    assert numbers == [*map(str, STAKES), "600", "600"]
    assert sum(STAKES) == 1200
    assert chips == ["0", "1", "2", "0", "1", "2", "1", "2"]


def test_the_rules_mark_who_is_all_in():
    shapes = [item for item in side_pots().items if getattr(item, "name", "") == "push"]

    assert len(shapes) == 1
