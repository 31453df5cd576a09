"""Stacks of coins: as high as the bet."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from render.coins import height
from render.paint import png
from render.scene import Scene, Sprite

WIDTH = 48


def picture(name: str, kind: str = "coins") -> Image.Image:
    high = height(WIDTH, int(name or 3))
    scene = Scene(WIDTH, high, (Sprite(kind, name, 0, 0, WIDTH, high),))
    return Image.open(BytesIO(png(scene))).convert("RGB")


def gold(picture: Image.Image) -> int:
    """How many pixels are of the colour of coins."""
    colours = picture.getcolors() or []
    return sum(many for many, (red, _, blue) in colours if red > 200 and blue < 120)


def test_a_stack_grows_with_every_coin_by_as_much():
    heights = [height(WIDTH, count) for count in range(5)]

    steps = {higher - lower for lower, higher in pairwise(heights)}
    assert min(steps) > 8
    assert max(steps) - min(steps) <= 1


@pytest.mark.parametrize("count", range(1, 4))
def test_more_coins_show_more_gold(count):
    assert gold(picture(str(count + 1))) > gold(picture(str(count))) > 0


def test_no_bet_is_an_empty_ring():
    ring = picture("0")

    assert gold(ring) == 0
    assert len(ring.getcolors() or ()) > 1


def test_a_heap_is_of_coins():
    assert gold(picture("", "heap")) > 200
