"""One hand of As-Nas as a scene: its owner's cards, and nobody else's."""

from __future__ import annotations

import pytest

from engines.kernel.game import Seat
from render import asnas, asnas_samples
from render.paint import png
from render.scene import Label, Scene, Shape, Sprite
from tests.engines.asnas.table import GAME, after, hand, table

NAMES = ("Ada", "Ben", "Cleo", "Dan")
HANDS = {0: "SSSBB", 1: "CAZAS", 2: "AABZC", 3: "BZZCC"}


def drawn(deeds: str, seat: int = 1) -> Scene:
    view = GAME.view(after(table(HANDS), deeds), Seat(seat))
    return asnas.hand(view, NAMES, Seat(seat))


def cards(scene: Scene) -> list[tuple[str, str]]:
    return [
        (item.kind, item.name)
        for item in scene.items
        if isinstance(item, Sprite) and item.kind.startswith("court")
    ]


def symbols(scene: Scene) -> list[str]:
    return [item.name for item in scene.items if isinstance(item, Shape)]


def test_a_hand_that_was_not_looked_at_is_five_backs():
    scene = drawn("")

    assert cards(scene) == [("court-back", "")] * 5
    assert "shut" in symbols(scene)


def test_a_hand_that_was_looked_at_lies_in_order_from_left_to_right():
    scene = drawn("look")
    places = [i.x for i in scene.items if isinstance(i, Sprite) and i.kind == "court"]

    assert cards(scene) == [("court", card) for card in hand("AASZC")]
    assert places == sorted(places)
    assert "eye" in symbols(scene)


def test_looking_shows_nobody_else_anything():
    assert cards(drawn("look", seat=2)) == [("court-back", "")] * 5


def test_a_folded_hand_is_dark_and_crossed():
    scene = drawn("look fold")

    assert cards(scene) == [("court-folded", card) for card in hand("AASZC")]
    assert "cross" in symbols(scene)


def test_a_hand_folded_unseen_stays_unseen():
    assert cards(drawn("fold")) == [("court-dark", "")] * 5


def numbers(scene: Scene) -> list[str]:
    return [item.text for item in scene.items if isinstance(item, Label)]


def test_in_turn_the_line_above_tells_bet_highest_bet_and_pot():
    scene = drawn("look")
    coins = [i.name for i in scene.items if isinstance(i, Sprite) and i.kind == "coins"]

    assert numbers(scene) == ["Ben", "0", "1", "1"]
    assert coins == ["0"]


def test_out_of_turn_nothing_is_told_that_changes_with_what_others_do():
    assert numbers(drawn("look raise")) == ["Ben", "2"]
    assert drawn("look raise") == drawn("look raise raise raise")


def test_the_own_turn_is_marked():
    assert "turn" in symbols(drawn("look"))
    assert "turn" not in symbols(drawn("look raise"))


def test_cards_are_large_enough_for_a_phone():
    for item in drawn("look").items:
        assert not isinstance(item, Sprite) or item.kind != "court" or item.width >= 160


@pytest.mark.parametrize("title", asnas_samples.hands())
def test_a_hand_is_a_small_landscape_picture(title):
    scene = asnas.hand(asnas_samples.hands()[title], asnas_samples.NAMES, Seat(1))

    assert scene.width == 900
    assert scene.height < 450
    assert len(png(scene)) <= 60_000
