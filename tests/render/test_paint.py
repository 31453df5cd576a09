"""Painting: right files, the same bytes for the same scene, from any thread."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import msgspec
import pytest
from PIL import Image

from render import locus, masks
from render.paint import png
from render.palette import NEAR, STEPS, mix, rgb
from render.scene import Box, Label, Scene, Shape, Sprite
from render.sheet import NAMES, main_scenes, more_scenes, part_scenes, view
from render.theme import THEMES

TABLES = dict([*main_scenes(), *more_scenes()])


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


@pytest.mark.parametrize("title", TABLES)
def test_a_picture_has_the_scenes_size_and_a_palette(title):
    scene = TABLES[title]
    picture = opened(png(scene))
    picture.load()

    assert picture.format == "PNG"
    assert picture.mode == "P"
    assert picture.size == (scene.width, scene.height)


@pytest.mark.parametrize("title", TABLES)
def test_a_picture_is_small(title):
    assert len(png(TABLES[title])) < 60_000


def test_everything_on_the_contact_sheet_can_be_drawn():
    assert all(png(scene) for _, scene in part_scenes())


def test_a_scene_gives_the_same_bytes_each_time():
    first = png(locus.table(view(6, 5, 15), NAMES))

    assert png(locus.table(view(6, 5, 15), NAMES)) == first


def test_threads_give_the_same_bytes():
    scenes = [locus.table(view(8, 6, chips), ("Ï" * chips, "ф")) for chips in range(8)]
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(png, scenes * 2))

    assert together == [png(scene) for scene in scenes] * 2


def test_what_was_drawn_once_stays_as_it_was():
    card = Scene(100, 100, (Sprite("card", "As", 2, 2, 96, 89),))
    alone = png(card)
    png(Scene(100, 100, (*card.items, Sprite("chip", "0", 8, 50, 30, 30, "paper"))))

    assert png(card) == alone


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_colours_come_out_as_the_theme_has_them(theme):
    scene = Scene(30, 20, (Box(0, 0, 10, 20, "paper"), Box(10, 0, 10, 20, "red")), theme.key)
    picture = opened(png(scene)).convert("RGB")

    assert picture.getpixel((0, 19)) == rgb(theme.paper)
    assert picture.getpixel((19, 0)) == rgb(theme.red)
    assert picture.getpixel((29, 19)) == rgb(theme.felt)


def test_later_items_lie_over_earlier_ones():
    scene = Scene(9, 9, (Box(0, 0, 9, 9, "paper"), Box(3, 3, 3, 3, "ink")))
    picture = opened(png(scene)).convert("L")

    assert picture.getpixel((4, 4)) < 60 < 200 < picture.getpixel((1, 1))


@pytest.mark.parametrize("title", TABLES)
def test_pressing_a_card_as_a_rectangle_is_faster_and_nothing_else(title):
    scene = TABLES[title]
    shaped = tuple(
        msgspec.structs.replace(item, flat=False) if isinstance(item, Sprite) else item
        for item in scene.items
    )

    assert png(msgspec.structs.replace(scene, items=shaped)) == png(scene)


@pytest.mark.parametrize(("width", "height", "radius"), [(60, 40, 9), (30, 12, 6), (9, 9, 8)])
def test_a_box_looks_as_its_mask_does(width, height, radius):
    scene = Scene(70, 50, (Box(3, 4, width, height, "lit", "felt", radius),))
    mask = masks.rounded(width, height, radius)
    painted = opened(png(scene)).convert("RGB")

    for x in range(width):
        for y in range(height):
            steps = round(mask.getpixel((x, y)) * STEPS / 255)
            wanted = mix(rgb(THEMES["felt"].lit), rgb(THEMES["felt"].felt), steps / STEPS)
            got = painted.getpixel((x + 3, y + 4))
            assert all(abs(a - b) <= NEAR for a, b in zip(got, wanted, strict=True))


def test_a_picture_with_figures_is_the_same_however_its_rows_are_packed():
    plain = Scene(60, 50, (Box(5, 5, 20, 30, "paper"), Box(30, 10, 20, 20, "red")))
    figured = msgspec.structs.replace(
        plain, width=120, items=(*plain.items, Sprite("court", "as", 64, 2, 40, 44))
    )
    part = opened(png(figured)).convert("RGB").crop((0, 0, 60, 50))

    assert part.tobytes() == opened(png(plain)).convert("RGB").tobytes()


def test_what_lies_around_a_round_thing_is_left_as_it_was():
    card = Sprite("card", "2h", 5, 5, 50, 54, "mark")
    picture = opened(png(Scene(60, 64, (Box(0, 0, 60, 64, "mark"), card)))).convert("RGB")

    assert picture.getpixel((5, 5)) == rgb(THEMES["felt"].mark)


@pytest.mark.parametrize(("align", "side"), [("left", 0), ("middle", 1), ("right", 2)])
def test_text_stands_where_its_alignment_says(align, side):
    label = Label("88", 100, 20, 20, "text", align=align)
    left, top, right, bottom = opened(png(Scene(200, 40, (label,)))).convert("L").point(
        [0] * 150 + [255] * 106
    ).getbbox() or (0, 0, 0, 0)

    assert abs((left, (left + right) / 2, right)[side] - 100) <= 3
    assert (top + bottom) / 2 == pytest.approx(20, abs=1)
    assert bottom - top == pytest.approx(20, abs=2)


@pytest.mark.parametrize(
    "scene",
    [
        Scene(9, 9, (), theme="none"),
        Scene(9, 9, (Sprite("none", "As", 0, 0, 9, 9),)),
        Scene(9, 9, (Shape("none", 0, 0, 9, 9, "text"),)),
    ],
)
def test_what_does_not_exist_is_refused(scene):
    with pytest.raises(KeyError):
        png(scene)
