"""The cards of As-Nas: told apart by figure, letter and ground, each without the others."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from engines.asnas.cards import IDENTITIES
from engines.asnas.ranking import CATEGORIES, category, rank
from render import asnas, asnas_rules
from render.asnas_cards import GROUNDS, LETTER_INKS, LETTERS, plan
from render.asnas_samples import SIZES
from render.paint import png
from render.scene import Box, Label, Scene, Sprite
from render.theme import THEMES
from tests.render.test_theme import contrast

PHONE = 380 / 900

every_size = pytest.mark.parametrize("size", SIZES, ids=str)


def picture(kind: str, name: str, size: tuple[int, int]) -> Image.Image:
    scene = Scene(*size, (Sprite(kind, name, 0, 0, *size),))
    return Image.open(BytesIO(png(scene))).convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> int:
    """How many pixels differ clearly."""
    return sum(ImageChops.difference(one.convert("L"), other.convert("L")).histogram()[40:])


def test_the_pictures_know_every_card_in_its_order():
    assert tuple(LETTERS) == tuple(GROUNDS) == IDENTITIES


def test_letters_and_grounds_are_all_different():
    assert len(set(LETTERS.values())) == len(set(GROUNDS.values())) == len(IDENTITIES)


@every_size
def test_no_two_cards_look_alike_in_grey_on_a_phone(size):
    small = (round(size[0] * PHONE), round(size[1] * PHONE))
    faces = [
        picture("court", card, size).resize(small, Image.Resampling.BOX) for card in IDENTITIES
    ]
    faces.append(picture("court-back", "", size).resize(small, Image.Resampling.BOX))

    for one, other in combinations(faces, 2):
        assert difference(one, other) > small[0] * small[1] / 8


@every_size
def test_figures_differ_without_letter_and_ground(size):
    shadows = [picture("court-folded", card, size) for card in IDENTITIES]
    area = (plan(*size).corner[0], plan(*size).corner[1], size[0], plan(*size).base)

    for one, other in combinations([shadow.crop(area) for shadow in shadows], 2):
        assert difference(one, other) > one.width * one.height / 20


@every_size
def test_letters_are_large_enough_for_a_phone(size):
    assert plan(*size).letter * PHONE >= 10


@every_size
def test_only_large_cards_bear_their_name(size):
    name = plan(*size).name

    assert name == 0 or name >= 18
    assert (name > 0) == (size[0] >= 160)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_letters_stand_out_from_the_grounds_of_a_strip(theme):
    for card, ground in GROUNDS.items():
        assert contrast(theme, LETTER_INKS[card], ground) >= 4.5, card


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("on", ["felt", "panel", "lit", "mark"])
def test_cards_and_coins_can_lie_on_every_ground_of_a_table(theme, on):
    things = (
        *(("court", card) for card in LETTERS),
        ("court-back", ""),
        ("court-strip", " ".join(LETTERS)),
        *(() if on == "mark" else (("coins", "0"), ("coins", "4"), ("heap", ""))),
        ("court-dark", ""),
        ("court-folded", "as"),
    )
    for kind, name in things:
        assert png(Scene(140, 100, (Sprite(kind, name, 2, 2, 130, 90, on),), theme))


def test_the_rules_show_every_category_from_the_highest_down():
    hands = [cards for cards, _ in asnas_rules.EXAMPLES]

    assert tuple(map(category, hands)) == CATEGORIES
    assert all(rank(higher) > rank(lower) for higher, lower in pairwise(hands))


def test_the_rules_frame_the_cards_that_count_together():
    scene = asnas.ranking()
    frames = [item for item in scene.items if isinstance(item, Box)]
    courts = [item for item in scene.items if isinstance(item, Sprite)]
    framed = [
        [card.name for card in courts if frame.x <= card.x <= frame.x + frame.width - card.width
         and frame.y <= card.y <= frame.y + frame.height - card.height]
        for frame in frames
    ]  # fmt: skip

    assert [len(group) for group in framed] == [4, 3, 2, 3, 2, 2, 2]
    assert all(len(set(group)) == 1 for group in framed)


def test_the_rules_number_the_categories_and_order_the_cards():
    labels = [item.text for item in asnas.ranking().items if isinstance(item, Label)]
    row = [i.name for i in asnas.ranking().items if isinstance(i, Sprite)][: len(LETTERS)]

    assert labels == [">"] * 4 + ["1", "2", "3", "4", "5", "6"]
    assert tuple(row) == IDENTITIES
