"""The table of Tichu as a scene: what everybody may see, and nothing else."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from engines.kernel.game import Seat
from render import tichu, tichu_trick
from render.paint import png
from render.scene import Box, Label, Scene, Shape, Sprite
from render.tichu_samples import (
    BOMB,
    CALLS,
    FULL,
    LONGEST,
    NAMES,
    PAIRS,
    QUIET,
    SEATS,
    SINGLES,
    STRAIGHT,
    hands,
    play,
    tables,
    view,
)

CARDS = ("tichu", "tichu-fan")
every_table = pytest.mark.parametrize("title", tables())
every_seat = pytest.mark.parametrize("seat", SEATS)


def sprites(scene: Scene, *kinds: str) -> list[Sprite]:
    return [item for item in scene.items if isinstance(item, Sprite) and item.kind in kinds]


def faces(scene: Scene) -> list[str]:
    """The cards that lie face up."""
    return [item.name.partition(" ")[0] for item in sprites(scene, *CARDS)]


def texts(scene: Scene) -> list[str]:
    return [item.text for item in scene.items if isinstance(item, Label)]


def shapes(scene: Scene, name: str) -> list[Shape]:
    return [item for item in scene.items if isinstance(item, Shape) and item.name == name]


def panel(scene: Scene, seat: Seat) -> Box:
    """The ground behind a player's name."""
    name = next(i for i in scene.items if isinstance(i, Label) and i.text == NAMES[seat])
    grounds = [i for i in scene.items if isinstance(i, Box) and i.ink in ("panel", "lit")]
    return next(
        i for i in grounds if i.x < name.x < i.x + i.width and i.y < name.y < i.y + i.height
    )


def within(item: Sprite | Shape | Label, box: Box) -> bool:
    return box.x <= item.x < box.x + box.width and box.y <= item.y < box.y + box.height


@every_table
def test_the_picture_is_900_by_500_and_small(title):
    scene = tichu.table(tables()[title], NAMES)

    assert (scene.width, scene.height) == (900, 500)
    assert len(png(scene)) <= 60_000


@every_table
def test_only_what_was_played_lies_face_up(title):
    seen = tables()[title]
    played = [card for laid in seen.trick.plays for card in laid.combination.cards]
    known = {
        *played,
        *(["mahjong"] if seen.wish else []),
        *(["dragon"] if title == "dragon" else []),
    }

    assert set(faces(tichu.table(seen, NAMES))) <= known


@pytest.mark.parametrize("title", hands())
def test_the_table_is_the_same_whoever_looks(title):
    own = hands()[title]
    public = replace(
        own, seat=None, hand=None, given=None, playable=(), must_wish=False, can_bomb=False
    )

    assert tichu.table(own, NAMES) == tichu.table(public, NAMES)


@every_seat
def test_everybody_sits_with_name_number_and_cards_left(seat):
    scene = tichu.table(QUIET, NAMES)
    place = panel(scene, seat)

    assert [i.name for i in sprites(scene, "member") if within(i, place)] == [str(seat)]
    counts = [i.text for i in scene.items if isinstance(i, Label) and within(i, place)]
    assert sorted(counts) == sorted([NAMES[seat], str(QUIET.counts[seat])])


def test_players_sit_round_the_table_in_playing_order():
    scene = tichu.table(replace(QUIET, order=(Seat(0), Seat(2), Seat(3), Seat(1))), NAMES)
    places = [(panel(scene, seat).x > 450, panel(scene, seat).y > 250) for seat in (0, 2, 3, 1)]

    assert places == [(False, False), (True, False), (True, True), (False, True)]


@every_seat
def test_whose_turn_it_is_is_marked_by_more_than_a_colour(seat):
    scene = tichu.table(view(turn=seat), NAMES)
    (arrow,) = shapes(scene, "turn")

    assert within(arrow, panel(scene, seat))
    assert [panel(scene, other).ink for other in SEATS].count("lit") == 1
    assert panel(scene, seat).ink == "lit"


def test_several_who_are_asked_get_an_hourglass_each():
    scene = tichu.table(tables()["closing"], NAMES)
    marked = [
        seat
        for seat in SEATS
        if any(within(glass, panel(scene, seat)) for glass in shapes(scene, "hourglass"))
    ]

    assert marked == [0, 1]
    assert not shapes(scene, "turn")


def test_calls_stand_beside_who_made_them():
    scene = tichu.table(view(calls=CALLS), NAMES)
    badges = {i.text: i for i in scene.items if isinstance(i, Label) and i.text in ("T", "GT")}

    assert within(badges["T"], panel(scene, Seat(0)))
    assert within(badges["GT"], panel(scene, Seat(1)))
    assert {badge.on for badge in badges.values()} == {"mark"}


def test_a_call_that_has_failed_is_struck_through_and_grey():
    scene = tichu.table(view(calls=CALLS, places=(Seat(1),)), NAMES)
    badges = {i.text: i for i in scene.items if isinstance(i, Label) and i.text in ("T", "GT")}
    strokes = [i for i in scene.items if isinstance(i, Box) and i.on == "dead"]

    assert badges["T"].on == "dead"
    assert badges["GT"].on == "mark"
    assert len(strokes) == 1


def test_who_is_out_shows_the_place_instead_of_cards():
    scene = tichu.table(view(turn=Seat(2), places=(Seat(3), Seat(1))), NAMES)
    medals = sprites(scene, "place")

    assert sorted(medal.name for medal in medals) == ["1", "2"]
    assert within(next(m for m in medals if m.name == "1"), panel(scene, Seat(3)))
    assert within(next(m for m in medals if m.name == "2"), panel(scene, Seat(1)))
    assert len(sprites(scene, "tichu-back")) == 2


def test_both_teams_points_stand_beside_their_signs():
    scene = tichu.table(view(scores=(-130, 900)), NAMES)
    first, second = sprites(scene, "team")
    points = {i.text: i.y for i in scene.items if isinstance(i, Label)}

    assert (first.name, second.name) == ("0", "1")
    assert points["−130"] == first.y + first.height // 2
    assert points["900"] == second.y + second.height // 2
    assert "1000" in points


@pytest.mark.parametrize("laid", [SINGLES[0], PAIRS[0], STRAIGHT, FULL, BOMB, LONGEST])
def test_the_combination_on_top_is_large_and_behind_its_owners_sign(laid):
    scene = tichu.table(view(laid), NAMES)
    cards = sprites(scene, *CARDS)
    signs = [i for i in sprites(scene, "member") if i.width == tichu_trick.BADGE]

    assert sorted(i.name.partition(" ")[0] for i in cards) == sorted(laid.combination.cards)
    assert all(card.height >= 124 for card in cards)
    assert [sign.name for sign in signs] == [str(laid.seat)]
    assert signs[0].x + signs[0].width < min(card.x for card in cards)
    assert max(card.x + card.width for card in cards) <= 900


def test_a_combination_lies_as_it_is_read_with_the_phoenix_in_its_place():
    straight = sprites(tichu.table(view(LONGEST), NAMES), *CARDS)
    full = sprites(tichu.table(view(FULL), NAMES), *CARDS)

    assert straight[5].name == "phoenix 6"
    assert [card.x for card in straight] == sorted(card.x for card in straight)
    assert [card.name for card in full[:3]] == ["phoenix J", "Jb", "Jr"]


@pytest.mark.parametrize(("rank", "shown"), [(1.5, "1½"), (9.5, "9½"), (10.5, "T½"), (14.5, "A½")])
def test_a_single_phoenix_is_half_a_step_above(rank, shown):
    scene = tichu.table(view(play(2, "single", "phoenix", rank)), NAMES)

    assert [card.name for card in sprites(scene, *CARDS)] == [f"phoenix {shown}"]


def test_a_bomb_is_marked_as_one():
    assert len(shapes(tichu.table(view(BOMB), NAMES), "bomb")) == 1
    assert not shapes(tichu.table(view(STRAIGHT), NAMES), "bomb")


def test_what_lies_below_is_small_and_in_order():
    scene = tichu.table(view(*PAIRS, BOMB), NAMES)
    small = [card for card in sprites(scene, *CARDS) if card.height < 100]

    assert [card.name for card in small] == ["5g", "5r", "8k", "8b"]
    assert all(a.x < b.x for a, b in pairwise(small))


def test_of_a_long_trick_the_latest_are_shown_and_the_rest_is_hinted_at():
    scene = tichu.table(view(*SINGLES), NAMES)
    small = [card.name for card in sprites(scene, *CARDS) if card.height < 100]
    played = [laid.combination.cards[0] for laid in SINGLES[:-1]]

    assert small == played[-len(small) :]
    assert 6 <= len(small) < len(played)
    assert "…" in texts(scene)


def test_the_wish_is_said_by_the_mah_jong():
    scene = tichu.table(view(STRAIGHT, wish="T"), NAMES)
    (bubble,) = shapes(scene, "bubble")
    rank = next(i for i in scene.items if isinstance(i, Label) and i.on == "paper")

    assert rank.text == "10"
    assert bubble.x < rank.x < bubble.x + bubble.width
    assert "mahjong" in faces(scene)
    assert not shapes(tichu.table(view(STRAIGHT), NAMES), "bubble")


def test_the_winners_wear_crowns_at_the_end():
    scene = tichu.table(tables()["over"], NAMES)
    crowned = [
        seat
        for seat in SEATS
        if any(within(crown, panel(scene, seat)) for crown in shapes(scene, "crown"))
    ]

    assert crowned == [0, 2]


def test_no_picture_holds_a_word():
    names = ("1", "2", "3", "4")
    letters = {"T", "GT", "GT?", "J", "Q", "K", "A", "?", "…"}

    for seen in tables().values():
        for text in texts(tichu.table(seen, names)):
            assert text in letters or text.lstrip("−").isdecimal()


def test_the_same_view_gives_the_same_scene():
    assert tichu.table(view(*PAIRS), NAMES) == tichu.table(view(*PAIRS), NAMES)
