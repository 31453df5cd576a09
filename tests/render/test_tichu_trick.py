"""A trick that boosters have changed: what slid under it, what was added, what is not there."""

from __future__ import annotations

import pytest

from engines.kernel.game import Seat
from engines.tichu.view import Combination, Laid
from render import boosters_samples, tichu
from render.boosters import with_boosters
from render.boosters_samples import (
    GAPS,
    JOINT,
    LATER,
    LONG_GAP,
    SLID,
    STOOD_IN,
    WORDING,
    joint,
    with_under,
)
from render.paint import png
from render.scene import WIDTH, Box, Label, Scene, Shape, Sprite
from render.tichu_samples import BOMB, LONGEST, NAMES, PAIRS, SINGLES, play, view
from render.tichu_samples import cards as named
from render.tichu_trick import BADGE, SCALES

CARDS = ("tichu", "tichu-fan")


def drawn(*plays, under=()) -> Scene:
    return tichu.table(with_under(view(*plays), *under), NAMES)


def cards(scene: Scene) -> list[Sprite]:
    """The cards that lie face up, row by row from left to right."""
    found = [i for i in scene.items if isinstance(i, Sprite) and i.kind in CARDS]
    return sorted(found, key=lambda card: (card.y, card.x))


def upper(scene: Scene) -> list[Sprite]:
    """Those of the upper row."""
    return [card for card in cards(scene) if card.height < 100]


def small(scene: Scene) -> list[str]:
    return [card.name for card in upper(scene)]


def lower(scene: Scene) -> list[Sprite]:
    """Those of the combination on top."""
    return [card for card in cards(scene) if card.height > 100]


def large(scene: Scene) -> list[str]:
    return [card.name for card in lower(scene)]


def arrows(scene: Scene) -> list[Shape]:
    return [i for i in scene.items if isinstance(i, Shape) and i.name == "down"]


def box_of(scene: Scene) -> Box:
    """The box around what lies under the trick."""
    (found,) = [
        i for i in scene.items if isinstance(i, Box) and i.ink == "panel" and i.height < 100
    ]
    return found


def test_what_slid_under_the_trick_lies_in_a_box_at_the_left_of_what_was_played():
    scene = drawn(*PAIRS, LATER, under=SLID)
    assert small(scene) == ["2g", "2k", "4g", "4k", "4b", "4r", "5g", "5r", "8k", "8b"]
    box = box_of(scene)
    inside = [c.name for c in upper(scene) if box.x < c.x < box.x + box.width]
    assert inside == ["2g", "2k", "4g", "4k", "4b", "4r"]
    assert len(arrows(scene)) == len(SLID)


def test_it_is_told_by_more_than_a_colour():
    assert not arrows(drawn(*PAIRS, LATER))
    assert arrows(drawn(*PAIRS, under=SLID[:1]))


def test_each_of_them_lies_behind_the_sign_of_who_laid_it():
    scene = drawn(*PAIRS, under=SLID)
    box = box_of(scene)
    small_signs = [i for i in scene.items if isinstance(i, Sprite) and i.width == SCALES[0].sign]
    assert [i.name for i in small_signs if box.x < i.x < box.x + box.width] == ["2", "1"]


def test_it_stays_there_when_nothing_lies_on_top():
    scene = drawn(under=SLID[1:])
    assert small(scene) == ["4g", "4k", "4b", "4r"]
    assert not large(scene)


@pytest.mark.parametrize("plays", [(), PAIRS, SINGLES])
def test_of_many_the_latest_are_shown_and_the_rest_is_hinted_at(plays):
    under = tuple(play(2, "pair", f"{rank}g {rank}k", 5) for rank in "23456789TJQK") * 2
    scene = drawn(*plays, under=under)
    shown = upper(scene)
    assert all(card.x >= 0 and card.x + card.width <= WIDTH for card in shown)
    assert "…" in [i.text for i in scene.items if isinstance(i, Label)]
    if plays:
        assert plays[-2].combination.cards[-1] in small(scene)


def test_a_long_straight_under_the_trick_fits_too():
    scene = drawn(LONGEST, under=(LONGEST,))
    assert all(card.x >= 0 and card.x + card.width <= WIDTH for card in cards(scene))


def test_a_play_by_two_is_one_behind_the_signs_of_both():
    scene = drawn(PAIRS[0], PAIRS[1], JOINT)
    assert large(scene) == ["Jb", "Jg", "Jr", "8k", "8b"]
    assert small(scene) == ["5g", "5r"]
    signs = [(i.name, i.width) for i in scene.items if isinstance(i, Sprite) and i.kind == "member"]
    assert signs.count(("0", BADGE)) == 1
    assert ("2", 36) in signs
    assert "+" in [i.text for i in scene.items if isinstance(i, Label)]


def test_it_is_so_where_others_have_beaten_it_as_well():
    scene = drawn(PAIRS[1], JOINT, BOMB)
    assert small(scene) == ["Jb", "Jg", "Jr", "8k", "8b"]
    signs = [
        i.name for i in scene.items if isinstance(i, Sprite) and i.width in (22, SCALES[0].sign)
    ]
    assert signs == ["0", "2"]


def test_a_bomb_by_two_is_marked_as_one():
    scene = drawn(joint(PAIRS[1], 2, "bomb", "8g 8r", 8))
    assert len([i for i in scene.items if isinstance(i, Shape) and i.name == "bomb"]) == 1


def test_a_card_that_is_not_there_is_drawn_as_a_sun_with_its_rank():
    assert large(drawn(STOOD_IN)) == ["7g", "7b", "sun 7"]


def row_with_gap(scene: Scene, row: list[Sprite]) -> list[str]:
    """The cards of a row and the rank of its empty place, from left to right."""
    empty = [i for i in scene.items if isinstance(i, Label) and (i.ink, i.on) == ("muted", "panel")]
    inside = [i for i in empty if row[0].y < i.y < row[0].y + row[0].height]
    both = [(card.x, card.name) for card in row] + [(i.x, f"[{i.text}]") for i in inside]
    return [name for _, name in sorted(both)]


def test_the_gap_of_a_straight_is_an_empty_place_with_the_rank_that_is_lacking():
    scene = drawn(*GAPS)
    assert row_with_gap(scene, lower(scene)) == ["5k", "6b", "7r", "[8]", "9k", "phoenix T"]
    assert row_with_gap(scene, upper(scene)) == ["4k", "5k", "6b", "[7]", "8k", "9g"]


def test_the_empty_place_is_narrower_than_a_card_and_covers_none():
    scene = drawn(GAPS[0])
    (place,) = [i for i in scene.items if isinstance(i, Box) and i.ink == "muted"]
    row = cards(scene)
    assert place.width < row[0].width
    assert all(c.x + c.width < place.x or place.x + place.width < c.x for c in row)
    assert max(c.x + c.width for c in row) <= WIDTH


def test_a_long_straight_with_a_gap_fits_too():
    scene = drawn(LONG_GAP, BOMB)
    names = row_with_gap(scene, upper(scene))
    assert (names[5], len(names)) == ("[6]", 14)
    assert all(card.x >= 0 and card.x + card.width <= WIDTH for card in cards(scene))


def test_the_gap_is_where_it_is_though_tens_rank_below_the_ace():
    skat = Combination("hole", named("8k 9b Qr Kr Tk"), 13.5, 5, gap=2)
    scene = drawn(Laid(Seat(0), skat))
    assert row_with_gap(scene, cards(scene)) == ["8k", "9b", "[J]", "Qr", "Kr", "Tk"]


def test_a_card_that_is_not_there_may_stand_beside_a_gap():
    answer = Combination("hole", named("4k 5k 8b 9k"), 9, 5, gap=3, stand_in="6")
    scene = drawn(Laid(Seat(0), answer))
    assert row_with_gap(scene, cards(scene)) == ["4k", "5k", "sun 6", "[7]", "8b", "9k"]


def test_few_lie_larger_than_many():
    assert {card.height for card in upper(drawn(*PAIRS, BOMB))} == {SCALES[0].card[1]}
    assert {card.height for card in upper(drawn(*SINGLES))} == {SCALES[1].card[1]}


@pytest.mark.parametrize("title", boosters_samples.tables())
def test_every_picture_with_boosters_is_small_and_landscape_enough(title):
    seen = boosters_samples.tables()[title]
    scene = with_boosters(tichu.table(seen, NAMES), seen, NAMES, WORDING)
    assert scene.width == WIDTH
    assert scene.height <= 1.3 * WIDTH
    assert len(png(scene)) <= 90_000


def test_the_samples_show_all_that_boosters_add_to_a_picture():
    seen = boosters_samples.tables().values()
    assert any(each.trick.under for each in seen)
    assert any(laid.by is not None for each in seen for laid in each.trick.plays)
    assert any(each.window for each in seen)
    assert any(any(each.open_hands) for each in seen)
    assert {len(each.faceup) for each in seen} == {3, 4}
