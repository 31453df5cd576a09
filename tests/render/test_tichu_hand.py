"""A hand of Tichu as a scene: every card legible, and what may be played marked."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from engines.kernel.game import Seat
from engines.tichu.combinations import Combination
from render import tichu
from render.paint import png
from render.scene import Box, Label, Scene, Shape, Sprite
from render.tichu_hand import CARD, LIFT
from render.tichu_rules import COMBINATIONS, specials
from render.tichu_rules import combinations as combinations_scene
from render.tichu_samples import NAMES, PACK, cards, hands

OWN = Seat(0)
every_hand = pytest.mark.parametrize("title", hands())


def drawn(title: str, **options: object) -> Scene:
    return tichu.hand(hands()[title], NAMES, OWN, **options)


def held(scene: Scene) -> list[Sprite]:
    """The cards of the hand, not those on the table."""
    sprites = (i for i in scene.items if isinstance(i, Sprite) and i.kind == "tichu")
    return [i for i in sprites if i.height == CARD[1]]


def underlined(scene: Scene) -> set[str]:
    bars = [i for i in scene.items if isinstance(i, Box) and i.ink == "mark" and i.height < 12]
    return {
        card.name
        for card in held(scene)
        for bar in bars
        if card.x < bar.x < card.x + card.width and 0 < bar.y - card.y - card.height < 16
    }


@every_hand
def test_every_card_of_the_hand_lies_there_once(title):
    assert sorted(card.name for card in held(drawn(title))) == sorted(hands()[title].hand or ())


@every_hand
def test_no_card_covers_another_and_all_are_large_enough_for_a_phone(title):
    scene = drawn(title)
    for one, other in combinations(held(scene), 2):
        apart = one.x + one.width <= other.x or other.x + other.width <= one.x
        assert apart or abs(one.y - other.y) >= CARD[1]
    assert all(card.width == CARD[0] for card in held(scene))
    assert all(card.x >= 0 and card.x + card.width <= scene.width for card in held(scene))


@every_hand
def test_the_picture_is_landscape_and_small(title):
    scene = drawn(title)

    assert scene.width == 900
    assert scene.height <= 600
    assert len(png(scene)) <= 60_000


@pytest.mark.parametrize(("count", "rows"), [(1, 1), (8, 1), (9, 2), (14, 2), (15, 2), (16, 2)])
def test_up_to_eight_cards_lie_in_one_row_more_in_two(count, rows):
    seen = replace(hands()["wait"], hand=tuple(PACK[:count]))
    laid = held(tichu.hand(seen, NAMES, OWN))

    assert len(laid) == count
    assert len({card.y for card in laid}) == rows


def test_more_cards_than_any_game_deals_still_fit():
    seen = replace(hands()["wait"], hand=tuple(PACK[:24]))
    laid = held(tichu.hand(seen, NAMES, OWN))

    assert len(laid) == 24
    assert max(card.x + card.width for card in laid) <= 900


def test_cards_are_sorted_with_the_special_ones_where_they_belong():
    mixed = cards("Ak dragon 2r phoenix Tb mahjong 2g dog Kr")
    laid = held(tichu.hand(replace(hands()["wait"], hand=mixed), NAMES, OWN))
    names = [card.name for card in sorted(laid, key=lambda card: (card.y, card.x))]

    assert names == ["dog", "mahjong", "2g", "2r", "Tb", "Kr", "Ak", "phoenix", "dragon"]


def test_what_may_be_played_is_raised_and_underlined():
    scene = drawn("pair to beat")
    may = {card for each in hands()["pair to beat"].playable for card in each.cards}
    lower = [card for card in held(scene) if card.name == "Jg"]
    upper = [card for card in held(scene) if card.name in ("Kr", "Kb", "Ak", "phoenix")]

    assert underlined(scene) == may
    assert {card.y for card in upper} == {lower[0].y - LIFT}


@pytest.mark.parametrize(("kind", "may"), [("single", {"Kr", "Kb"}), ("straight-flush", {"Kr"})])
def test_cards_of_one_rank_are_marked_alike_unless_their_suit_counts(kind, may):
    view = replace(
        hands()["pair to beat"],
        hand=cards("2g Kr Kb"),
        playable=(Combination(kind, cards("Kr"), 13, 1),),
    )
    assert underlined(tichu.hand(view, NAMES, OWN)) == may


def test_where_nothing_may_be_played_nothing_is_raised():
    scene = drawn("wait")

    assert not underlined(scene)
    assert len({card.y for card in held(scene)}) == 2


@pytest.mark.parametrize(
    ("title", "chosen"), [("pair to beat", "Kr Kb"), ("pair to beat", "phoenix"), ("wait", "2g")]
)
def test_chosen_cards_are_framed(title, chosen):
    framed = {card.name for card in held(drawn(title, chosen=cards(chosen))) if card.on == "mark"}

    assert framed == set(chosen.split())
    assert not [card for card in held(drawn(title)) if card.on == "mark"]


def test_cards_given_in_the_exchange_are_framed():
    framed = {card.name for card in held(drawn("exchange")) if card.on == "mark"}

    assert framed == {"2g", "3r", "Ak"}


def test_other_answers_are_no_cards():
    seen = replace(hands()["grand"], given=("yes",))

    assert not [card for card in held(tichu.hand(seen, NAMES, OWN)) if card.on == "mark"]


def test_what_has_to_be_beaten_lies_above_behind_its_owners_sign():
    scene = drawn("pair to beat")
    above = [i for i in scene.items if isinstance(i, Sprite) and i.name in ("5g", "5r")]
    signs = [i for i in scene.items if isinstance(i, Sprite) and i.kind == "member"]

    assert len(above) == 2
    assert max(card.y for card in above) < min(card.y for card in held(scene))
    assert any(sign.name == "3" and sign.x < above[0].x and sign.y > 90 for sign in signs)


def test_all_four_are_named_the_own_seat_first():
    scene = tichu.hand(replace(hands()["wait"], seat=Seat(2)), NAMES, Seat(2))
    names = [i for i in scene.items if isinstance(i, Label) and i.text in NAMES]

    assert [NAMES.index(i.text) for i in sorted(names, key=lambda i: i.x)] == [2, 3, 0, 1]


def test_a_wish_that_binds_is_framed():
    def grounds(title: str) -> set[str]:
        return {i.on for i in drawn(title).items if isinstance(i, Shape) and i.name == "bubble"}

    assert grounds("bound by a wish") == {"mark"}
    assert grounds("wait") == {"felt"}


def test_a_hand_without_cards_is_a_picture_too():
    assert not held(drawn("out"))
    assert png(drawn("out"))


def test_the_rules_draw_every_kind_of_combination_and_mark_the_bombs():
    scene = combinations_scene()
    numbers = [i.text for i in scene.items if isinstance(i, Label)]
    bombs = [i for i in scene.items if isinstance(i, Shape) and i.name == "bomb"]

    assert numbers == [str(number + 1) for number in range(len(COMBINATIONS))]
    assert len(bombs) == 2


def test_the_rules_draw_every_special_card_and_what_counts():
    scene = specials()
    large = [i.name for i in scene.items if isinstance(i, Sprite) and i.height > 100]
    texts = {i.text for i in scene.items if isinstance(i, Label)}

    assert large == ["mahjong", "dog", "phoenix", "dragon"]
    assert {"5", "10", "25", "−25"} <= texts


def test_a_bare_hand_is_the_cards_and_nothing_else():
    scene = drawn("pair to beat", bare=True)
    assert {type(item) for item in scene.items} <= {Sprite, Box}
    assert {item.kind for item in scene.items if isinstance(item, Sprite)} == {"tichu"}
    assert len(held(scene)) == 14
    assert scene.width > scene.height > 300
