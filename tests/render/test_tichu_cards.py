"""The cards of Tichu: each is told from every other, without its colour too."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render.paint import png
from render.scene import Scene, Sprite
from render.shapes import TICHU_SUITS
from render.theme import THEMES
from render.tichu_cards import SUIT_INKS, fan_plan, plan, shown_rank
from render.tichu_figures import FIGURES
from render.tichu_parts import strip
from render.tichu_samples import PACK, SIZES
from tests.render.test_theme import contrast

PHONE = 380 / 900
FREE, FAN = SIZES["tichu"], SIZES["tichu-fan"]

every_free_size = pytest.mark.parametrize("size", FREE, ids=str)
every_fan_size = pytest.mark.parametrize("size", FAN, ids=str)


def picture(kind: str, name: str, size: tuple[int, int]) -> Image.Image:
    scene = Scene(*size, (Sprite(kind, name, 0, 0, *size),))
    return Image.open(BytesIO(png(scene))).convert("L")


def printed(picture: Image.Image) -> Image.Image:
    """What is neither paper nor gilt, all alike: a card without its colours."""
    return picture.point([255] * 190 + [0] * 66)


def difference(one: Image.Image, other: Image.Image) -> int:
    """How many pixels differ clearly."""
    return sum(ImageChops.difference(one, other).histogram()[100:])


def assert_all_differ(cards: list[Image.Image], least: int) -> None:
    for one, other in combinations(cards, 2):
        assert difference(one, other) >= least


def test_the_pack_has_56_cards_of_four_suits_and_four_figures():
    assert len(set(PACK)) == 56
    assert set(PACK[52:]) == FIGURES.keys()
    assert {card[1] for card in PACK[:52]} == TICHU_SUITS.keys() == SUIT_INKS.keys()


def test_every_suit_has_a_shape_and_a_colour_of_its_own():
    assert len(set(TICHU_SUITS.values())) == len(set(SUIT_INKS.values())) == 4


@every_free_size
def test_no_two_cards_look_alike_without_colours(size):
    cards = [printed(picture("tichu", card, size)) for card in PACK]

    assert_all_differ(cards, size[0] * size[1] // 200)


def test_no_two_cards_of_a_hand_look_alike_in_grey_on_a_phone():
    width, height = FREE[1]
    small = (round(width * PHONE), round(height * PHONE))
    cards = [
        printed(picture("tichu", card, (width, height))).resize(small, Image.Resampling.BOX)
        for card in PACK
    ]

    assert_all_differ(cards, 12)


@every_fan_size
def test_what_a_fan_leaves_uncovered_tells_the_card(size):
    seen = (0, 0, strip(size), size[1])
    cards = [printed(picture("tichu-fan", card, size)).crop(seen) for card in PACK]

    assert_all_differ(cards, size[0] * size[1] // 300)


@every_fan_size
def test_nothing_is_printed_beyond_what_a_fan_leaves_uncovered(size):
    ace = picture("tichu-fan", "Ak", size)

    for card in PACK[:52]:
        box = ImageChops.difference(ace, picture("tichu-fan", card, size)).getbbox()
        assert box is None or box[2] <= strip(size)


@every_free_size
def test_nothing_is_printed_along_the_edge_of_a_card(size):
    edge = plan(*size).edge - 1
    ace = picture("tichu", "Ak", size)

    for card in ("Tg", "Qr", "Jb", "5k"):
        box = ImageChops.difference(ace, picture("tichu", card, size)).getbbox()
        assert box is not None
        assert min(box[:2]) >= edge
        assert box[2] <= size[0] - edge
        assert box[3] <= size[1] - edge


def test_ranks_and_suits_of_a_hand_are_large_enough_for_a_phone():
    parts = plan(*FREE[1])

    assert parts.rank >= 50
    assert parts.suit >= 50
    assert parts.letter >= 20


def test_in_a_fan_ranks_and_suits_are_as_wide_as_what_is_seen_allows():
    for size in FAN:
        parts = fan_plan(*size)
        assert parts.suit + 2 * parts.edge == parts.strip < size[0] * 0.65


@pytest.mark.parametrize(
    ("name", "rank"),
    [
        ("Tg", "10"),
        ("Ak", "A"),
        ("mahjong", "1"),
        ("dog", ""),
        ("dragon", ""),
        ("phoenix", ""),
        ("phoenix T", "10"),
        ("phoenix 9½", "9½"),
    ],
)
def test_ranks_are_shown_as_people_write_them(name, rank):
    assert shown_rank(name) == rank


def test_special_cards_are_gilt_and_plain_ones_white():
    for card in PACK:
        middle = picture("tichu", card, FREE[0]).getpixel((FREE[0][0] - 8, 20))
        assert (middle < 235) == (card in FIGURES)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_figures_and_numbers_stand_out_from_what_they_lie_on(theme):
    assert contrast(theme, "ink", "gilt") >= 4.5
    assert contrast(theme, "paper", "back") >= 4.5
    for ink in ("red", "blue", "green"):
        assert contrast(theme, ink, "gilt") >= 3


def test_the_figures_stay_in_their_squares():
    for layers in FIGURES.values():
        for layer in layers:
            for polygon in layer.outline:
                assert all(-0.02 <= part <= 1.02 for point in polygon for part in point)


@pytest.mark.parametrize("kind", ["tichu", "tichu-fan", "tichu-back"])
def test_cards_can_lie_on_every_ground(kind):
    for theme in THEMES:
        for on in ("felt", "panel", "lit", "mark", "rim"):
            assert png(Scene(60, 90, (Sprite(kind, "phoenix 8", 0, 0, 50, 70, on),), theme))


def test_partners_have_one_outline_and_opponents_another():
    def outline(seat: str) -> Image.Image:
        return picture("member", seat, (40, 40)).point([255] * 60 + [0] * 196)

    def corner(seat: str) -> Image.Image:
        return outline(seat).crop((0, 0, 6, 6))

    assert corner("0").tobytes() == corner("2").tobytes()
    assert corner("1").tobytes() == corner("3").tobytes()
    assert difference(corner("0"), corner("1")) > 4
    assert picture("member", "0", (40, 40)) != picture("member", "2", (40, 40))
