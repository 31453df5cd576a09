"""The cards of Epochs Poker: each kind is told from every other, without its colour too."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render.epochs_cards import COUNTS, NUMERALS, SUIT_INKS, face_of, plan
from render.epochs_samples import PACK, SIZES
from render.epochs_suits import SUITS
from render.masks import outline
from render.paint import png
from render.scene import Scene, Sprite
from render.theme import THEMES
from tests.render.test_theme import contrast

PHONE = 380 / 900

every_size = pytest.mark.parametrize("size", SIZES, ids=str)
every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def picture(kind: str, name: str, size: tuple[int, int]) -> Image.Image:
    scene = Scene(*size, (Sprite(kind, name, 0, 0, *size),))
    return Image.open(BytesIO(png(scene))).convert("L")


def printed(picture: Image.Image) -> Image.Image:
    """What is neither paper nor gilt, all alike: a card without its colours."""
    return picture.point([255] * 190 + [0] * 66)


def difference(one: Image.Image, other: Image.Image) -> int:
    """How many pixels differ clearly."""
    return sum(ImageChops.difference(one, other).histogram()[100:])


def test_the_faces_are_ten_epochs_by_five_marks_the_suits_highest_and_the_joker():
    assert len(set(PACK)) == 55
    assert len(NUMERALS) == 11


@pytest.mark.parametrize(
    ("card", "face"), [("7h3", "7h"), ("10m6", "10m"), ("7*", "7*"), ("*y", "*y"), ("jk2", "jk")]
)
def test_copies_are_drawn_alike(card, face):
    assert face_of(card) == face
    assert face in PACK


def test_every_suit_has_a_shape_and_a_colour_of_its_own():
    assert SUITS.keys() == SUIT_INKS.keys() == COUNTS.keys()
    assert len(set(SUITS.values())) == len(set(SUIT_INKS.values())) == 4


@every_size
def test_no_two_cards_look_alike_without_colours(size):
    cards = [printed(picture("epoch", card, size)) for card in PACK]

    for one, other in combinations(cards, 2):
        assert difference(one, other) >= size[0] * size[1] // 200


@every_size
def test_no_two_cards_look_alike_in_grey_on_a_phone(size):
    small = (round(size[0] * PHONE), round(size[1] * PHONE))
    cards = [
        printed(picture("epoch", card, size)).resize(small, Image.Resampling.BOX) for card in PACK
    ]

    for one, other in combinations(cards, 2):
        assert difference(one, other) >= 4


@every_size
def test_dim_cards_keep_epoch_and_suit(size):
    cards = [picture("epoch-dim", card, size) for card in PACK]

    assert len({card.tobytes() for card in cards}) == len(PACK)


@every_size
def test_plain_cards_are_white_semi_jokers_gilt_and_jokers_black(size):
    spot = size[0] // 2, size[1] - 4
    grounds = {name: picture("epoch", name, size).getpixel(spot) for name in PACK}
    plain = {grounds[name] for name in PACK if "*" not in name and name != "jk"}
    semi = {grounds[name] for name in PACK if "*" in name}

    assert min(plain) > 235
    assert max(semi) < 225
    assert grounds["jk"] < 60


@every_size
def test_a_card_that_counts_is_brighter_than_a_dim_one(size):
    spot = size[0] // 2, size[1] - 4
    for name in ("5y", "5*", "*m"):
        bright, dim = (picture(kind, name, size).getpixel(spot) for kind in ("epoch", "epoch-dim"))
        assert bright - dim > 80


def test_numerals_and_suits_are_large_enough_for_a_phone():
    for size in SIZES[:3]:
        assert plan(*size).numeral >= 34
        assert plan(*size).suit >= 50
    for size in SIZES[3:]:
        assert plan(*size).numeral >= 22
        assert plan(*size).suit >= 32


@every_size
def test_nothing_is_printed_along_the_edge_of_a_card(size):
    edge = plan(*size).edge - 1
    one = picture("epoch", "1y", size)

    for name in ("8s", "3h", "10m", "8m"):
        box = ImageChops.difference(one, picture("epoch", name, size)).getbbox()
        assert box is not None
        assert min(box[:2]) >= edge
        assert box[2] <= size[0] - edge
        assert box[3] <= size[1] - edge


def test_the_suits_stay_in_their_squares():
    for shape in SUITS.values():
        for polygon in shape:
            assert all(-0.001 <= part <= 1.001 for point in polygon for part in point)


def test_the_holes_of_a_suit_are_open():
    holes = {"y": (0.5, 0.735), "s": (0.285, 0.45), "m": (0.39, 0.5)}
    for suit, (x, y) in holes.items():
        assert outline(SUITS[suit], 100, 100).getpixel((round(x * 100), round(y * 100))) == 0


def test_a_held_row_shows_as_many_bright_symbols_as_are_held():
    rows = [picture("epoch-held", f"m {count}", (150, 20)) for count in range(7)]
    bright = [sum(row.histogram()[200:]) for row in rows]

    assert bright == sorted(set(bright))
    assert bright[0] == 0


@every_theme
def test_numerals_and_suits_stand_out_from_what_they_lie_on(theme):
    for ink in SUIT_INKS.values():
        assert contrast(theme, ink, "paper") >= 4.5
        assert contrast(theme, ink, "gilt") >= 3
    assert contrast(theme, "dead_ink", "dead") >= 4.5
    assert contrast(theme, "paper", "rim") >= 4.5
    assert contrast(theme, "rim", "mark") >= 4.5


@every_theme
@pytest.mark.parametrize("kind", ["epoch", "epoch-dim", "epoch-back"])
@pytest.mark.parametrize("on", ["felt", "panel", "lit", "mark"])
def test_cards_can_lie_on_every_ground_of_a_table(theme, kind, on):
    for name in ("7h", "7*", "*y", "jk"):
        assert png(Scene(60, 90, (Sprite(kind, name, 0, 0, 50, 70, on),), theme.key))
