"""Faces: every card and chip is told from every other, without its colour too."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render.cards import plan
from render.faces import SEAT_INKS, SUIT_INKS
from render.paint import png
from render.scene import Scene, Sprite
from render.shapes import CHIPS, SHAPES, SUITS
from render.sheet import CARDS, sizes
from render.theme import THEMES

SIZES = sizes()
GRID_SIZES = SIZES[:-1]
PHONE = 380 / 900

every_size = pytest.mark.parametrize("size", SIZES, ids=str)


def picture(kind: str, name: str, size: tuple[int, int]) -> Image.Image:
    scene = Scene(*size, (Sprite(kind, name, 0, 0, *size),))
    return Image.open(BytesIO(png(scene))).convert("L")


def printed(picture: Image.Image) -> Image.Image:
    """What is not paper, all alike: a card without its colours."""
    return picture.point([255] * 200 + [0] * 56)


def difference(one: Image.Image, other: Image.Image) -> int:
    """How many pixels differ clearly."""
    return sum(ImageChops.difference(one, other).histogram()[100:])


@every_size
def test_no_two_cards_look_alike_without_colours(size):
    cards = [printed(picture("card", card, size)) for card in CARDS]
    least = size[0] * size[1] // 200

    for one, other in combinations(cards, 2):
        assert difference(one, other) >= least


@pytest.mark.parametrize("size", GRID_SIZES, ids=str)
def test_no_two_cards_look_alike_in_grey_on_a_phone(size):
    small = (round(size[0] * PHONE), round(size[1] * PHONE))
    cards = [printed(picture("card", c, size)).resize(small, Image.Resampling.BOX) for c in CARDS]

    for one, other in combinations(cards, 2):
        assert difference(one, other) >= 5


@every_size
def test_dead_cards_keep_rank_and_suit(size):
    cards = [picture("dead", card, size) for card in CARDS]

    assert len({card.tobytes() for card in cards}) == len(CARDS)


@pytest.mark.parametrize("size", GRID_SIZES, ids=str)
def test_rank_and_suit_are_large_enough_for_a_phone(size):
    parts = plan(*size)

    assert parts.rank >= 40
    assert parts.suit[2] >= 32
    assert parts.chip[2] >= 28


@every_size
def test_a_chip_hides_neither_rank_nor_suit(size):
    parts = plan(*size)
    left, top, side = parts.chip
    suit_left, _, suit = parts.suit

    assert left + side < suit_left
    assert suit_left + suit <= size[0] - parts.edge
    assert parts.rank_middle + parts.rank // 2 < top
    assert top + side <= size[1] - parts.edge


@every_size
def test_nothing_is_printed_along_the_edge_of_a_card(size):
    edge = plan(*size).edge - 1
    ace = picture("card", "As", size)

    for card in ("Td", "Qh", "Jc", "5d"):
        box = ImageChops.difference(ace, picture("card", card, size)).getbbox()
        assert box is not None
        assert min(box[:2]) >= edge
        assert box[2] <= size[0] - edge
        assert box[3] <= size[1] - edge


def test_every_suit_has_a_shape_and_a_colour_of_its_own():
    assert SUITS.keys() == SUIT_INKS.keys()
    assert len(set(SUITS.values())) == len(set(SUIT_INKS.values())) == 4


def test_chips_differ_in_outline_colour_and_number():
    chips = [picture("chip", str(seat), (40, 40)) for seat in range(len(CHIPS))]
    outlines = [chip.point([255] * 60 + [0] * 196) for chip in chips]

    assert len(SEAT_INKS) == len(CHIPS)
    assert len(set(CHIPS)) == len(CHIPS)
    for one, other in combinations(range(len(CHIPS)), 2):
        assert difference(outlines[one], outlines[other]) > 60
        assert SEAT_INKS[one][0] != SEAT_INKS[other][0]


def test_every_outline_stays_in_its_square():
    for outline in (*SHAPES.values(), *CHIPS):
        for polygon in outline:
            assert all(-0.001 <= part <= 1.001 for point in polygon for part in point)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", ["card", "dead"])
@pytest.mark.parametrize("on", ["felt", "mark", "rim"])
def test_cards_can_lie_on_every_ground_of_a_table(theme, kind, on):
    assert png(Scene(60, 60, (Sprite(kind, "Td", 0, 0, 50, 54, on),), theme))
