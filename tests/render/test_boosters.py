"""The boosters below a table: told apart without colour, legible, and bounded."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.words import LANGUAGES, words_in
from cogs.tichu.boosters.overview import COLOURS
from cogs.tichu.boosters.wording import GROUP_OF, booster_name
from engines.kernel.game import Seat
from engines.tichu.announcement import Effect
from render import boosters, paint, tichu
from render.boosters import CARD, LOOKS, MOST_HELD, MOST_IN_FORCE, Face, Wording, with_boosters
from render.scene import WIDTH, Box, Label, Shape, Sprite
from render.text import broken
from render.theme import THEMES
from render.tichu_samples import NAMES, tables
from tests.render.test_theme import contrast

WORDING = Wording(
    {
        key: Face(booster_name(key, words_in("en")), COLOURS[group.colour])
        for key, group in GROUP_OF.items()
    },
    "heading of those announced",
    "heading of those in force",
    "heading of those face up",
)
SEEN = tables()["pairs"]
BARE = tichu.table(SEEN, NAMES)
FACE_UP = ("clairvoyant", "njet", "solo", "skat")
POOLS = (("cat", "rat"), (), ("spy",), ())


def drawn(**changes):
    view = replace(SEEN, **changes)
    return with_boosters(tichu.table(view, NAMES), view, NAMES, WORDING)


def added(**changes):
    """What is drawn beside the table itself."""
    return drawn(**changes).items[len(BARE.items) :]


def texts(items):
    return [each.text for each in items if isinstance(each, Label)]


def signs(items):
    return [each.name for each in items if isinstance(each, Shape)]


def members(items):
    return [each.name for each in items if isinstance(each, Sprite)]


def test_where_there_are_no_boosters_the_picture_stays_as_it_is():
    assert drawn() == BARE


def test_the_table_is_drawn_as_ever_and_the_boosters_below_it():
    scene = drawn(faceup=FACE_UP, pools=POOLS)
    assert scene.items[: len(BARE.items)] == BARE.items
    assert scene.width == WIDTH
    assert scene.height > BARE.height
    assert all(each.y >= BARE.height for each in added(faceup=FACE_UP, pools=POOLS))


def test_those_face_up_stand_in_a_row_with_their_names():
    items = added(faceup=FACE_UP)
    names = ["Clairvoyant", "Njet!", "Solo Initiative", "Skat"]
    assert texts(items) == ["heading of those face up", *names]
    assert len({each.y for each in items if isinstance(each, Shape)}) == 1


def test_each_player_has_a_column_in_playing_order():
    order = tuple(map(Seat, (2, 1, 0, 3)))
    items = added(pools=POOLS, order=order)
    assert members(items) == ["2", "1", "0", "3"]
    assert texts(items) == [NAMES[2], "Spy", NAMES[1], NAMES[0], "Cat", "Rat", NAMES[3]]


def test_one_in_force_carries_its_owners_sign():
    items = added(in_force=(Effect("skat", Seat(2)), Effect("small", Seat(1))))
    assert texts(items) == ["heading of those in force", "Skat", "Small Is Beautiful"]
    assert members(items) == ["2", "1"]


def test_one_that_may_still_be_answered_stands_above_those_in_force_the_latest_first():
    announced = (Effect("spy", Seat(1)), Effect("njet", Seat(3)))
    items = added(announced=announced, in_force=(Effect("skat", Seat(2)),))
    told = ["heading of those announced", "Njet!", "Spy", "heading of those in force", "Skat"]
    assert texts(items) == told
    assert members(items) == ["3", "1", "2"]


def test_an_open_hand_is_drawn_card_by_card_behind_its_owners_sign():
    cards = (*(f"{rank}g" for rank in "23456789TJQKA"), "mahjong", "phoenix")
    items = added(open_hands=(None, None, cards, None))
    assert members(items) == ["2", *cards]
    places = [each.x for each in items]
    assert places == sorted(set(places))
    assert all(each.x + each.width <= WIDTH for each in items)
    assert len({each.y for each in items[1:]}) == 1


def test_of_many_that_one_player_holds_the_last_place_says_how_many_more():
    pool = ("cat",) * (MOST_HELD + 3)
    items = added(pools=(pool, (), (), ()))
    assert len(signs(items)) == MOST_HELD - 1
    assert "+4" in texts(items)


def test_as_many_as_have_room_are_all_shown():
    assert len(signs(added(pools=(("cat",) * MOST_HELD, (), (), ())))) == MOST_HELD


def test_of_many_in_force_the_last_place_says_how_many_more():
    items = added(in_force=(Effect("skat", Seat(0)),) * (MOST_IN_FORCE + 1))
    assert len(signs(items)) == MOST_IN_FORCE - 1
    assert texts(items)[-1] == "+2"


def test_colours_are_told_by_shape_too():
    keys = ("clairvoyant", "njet", "solo", "skat", "rat")
    assert signs(added(faceup=keys)) == ["drop", "triangle", "square", "clover", "sun"]
    assert len({looks.sign for looks in LOOKS.values()}) == len(LOOKS)
    assert len({looks.ink for looks in LOOKS.values()}) == len(LOOKS)


def test_a_card_is_framed_in_its_colour():
    for colour, looks in LOOKS.items():
        key = next(key for key, face in WORDING.faces.items() if face.colour == colour)
        boxes = [each for each in added(faceup=(key,)) if isinstance(each, Box)]
        outer, frame, inner = boxes
        assert [outer.ink, frame.ink, inner.ink] == ["paper", looks.ink, "paper"]
        assert outer.x < frame.x < inner.x
        assert inner.x + inner.width < frame.x + frame.width < outer.x + outer.width


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_signs_stand_out_from_their_colour_and_frames_from_paper(theme):
    for looks in LOOKS.values():
        assert contrast(theme, looks.on_it, looks.ink) >= 4.5
    for colour in ("blue", "red", "brown", "green"):
        assert contrast(theme, LOOKS[colour].ink, "paper") >= 4.5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GROUP_OF)
def test_every_name_can_be_read_whole_on_its_card(language, key):
    name = booster_name(key, words_in(language))
    faces = {key: Face(name, COLOURS[GROUP_OF[key].colour])}
    view = replace(SEEN, faceup=(key,), in_force=(Effect(key, Seat(0)),))
    scene = with_boosters(BARE, view, NAMES, replace(WORDING, faces=faces))
    labels = [each for each in scene.items if isinstance(each, Label) and each.text == name]
    assert len(labels) == 2
    for label in labels:
        rows = broken(name, label.weight, label.size, label.width, label.lines)
        between = "" if rows[0].endswith("-") else " "
        assert between.join(rows) == name


def test_text_is_large_enough_on_a_phone():
    items = added(faceup=FACE_UP, pools=POOLS, in_force=(Effect("skat", Seat(0)),))
    assert min(each.size for each in items if isinstance(each, Label)) >= 18


def test_nothing_lies_beside_the_picture_or_over_another():
    scene = drawn(faceup=FACE_UP, pools=POOLS, in_force=(Effect("skat", Seat(0)),))
    cards = [each for each in scene.items if isinstance(each, Box) and each.height == CARD[1]]
    places = [(box.x, box.y) for box in cards]
    assert len(set(places)) == len(places) == 8
    for box in cards:
        assert box.x >= 0
        assert box.x + box.width <= scene.width
        assert box.y + box.height <= scene.height


@pytest.mark.parametrize("theme", THEMES)
def test_it_can_be_painted_in_every_theme(theme):
    view = replace(SEEN, faceup=FACE_UP, pools=POOLS, in_force=(Effect("rat", Seat(3)),))
    scene = with_boosters(tichu.table(view, NAMES, theme=theme), view, NAMES, WORDING)
    assert paint.png(scene).startswith(b"\x89PNG")


def test_the_picture_holds_no_words_of_its_own():
    blank = Wording({key: Face("", face.colour) for key, face in WORDING.faces.items()}, "", "", "")
    view = replace(SEEN, faceup=FACE_UP, pools=POOLS, in_force=(Effect("skat", Seat(0)),))
    scene = with_boosters(BARE, view, ("",) * 4, blank)
    assert set(texts(scene.items[len(BARE.items) :])) == {""}


def test_it_stays_small_enough_for_a_phone():
    pools = (("cat",) * 20,) * 4
    scene = drawn(faceup=FACE_UP, pools=pools, in_force=(Effect("skat", Seat(0)),) * 20)
    assert scene.height <= 2 * boosters.WIDTH
