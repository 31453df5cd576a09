"""A hand of Power Up as a scene: what its owner needs in turn, and what never changes out of it."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engines.kernel.game import Seat, apply, legal_actions
from engines.powerup.game import PowerUp
from engines.powerup.view import POWERS
from render import powerup
from render.paint import png
from render.powerup_held import RAISED
from render.powerup_laid import NAMES, OTHERS, WAITING, board, may_play, own, pots, sits
from render.powerup_samples import hands
from render.scene import Box, Label, Scene, Shape, Sprite
from tests.engines.powerup.table import after, rich
from tests.engines.powerup.table import view as seen_by

GAME = PowerUp()
HANDS = hands()
OWN = Seat(0)
every_hand = pytest.mark.parametrize("title", HANDS)


def drawn(title: str, **options: object) -> Scene:
    return hand(HANDS[title], **options)


def hand(seen: powerup.PowerUpView, **options: object) -> Scene:
    return powerup.hand(seen, NAMES, OWN, **options)


def sprites(scene: Scene, *kinds: str) -> list[Sprite]:
    return [item for item in scene.items if isinstance(item, Sprite) and item.kind in kinds]


def held(scene: Scene) -> list[Sprite]:
    """The own cards: the largest ones."""
    return [card for card in sprites(scene, "card", "dead") if card.height > 200]


def offered(scene: Scene) -> list[Sprite]:
    """The cards of a choice: those in a frame, but for own ones."""
    return [card for card in sprites(scene, "card") if card.on == "mark" and card.height < 200]


def powers(scene: Scene) -> dict[str, Sprite]:
    return {each.name.split()[0]: each for each in sprites(scene, "power", "power-refused")}


def texts(scene: Scene) -> list[str]:
    return [item.text for item in scene.items if isinstance(item, Label)]


def shapes(scene: Scene, name: str) -> list[Shape]:
    return [item for item in scene.items if isinstance(item, Shape) and item.name == name]


def underlined(scene: Scene) -> set[str]:
    bars = [i for i in scene.items if isinstance(i, Box) and i.ink == "mark" and i.height == 8]
    return {
        name
        for name, card in powers(scene).items()
        for bar in bars
        if card.x < bar.x < card.x + card.width
    }


def under(scene: Scene, name: str) -> list[str]:
    """The signs under a power's card."""
    card = powers(scene)[name]
    low = card.y + card.height
    found = [i for i in scene.items if not isinstance(i, Box) and i.y > low]
    near = [i for i in found if card.x < i.x < card.x + card.width]
    return [i.text if isinstance(i, Label) else i.name or i.kind for i in near]


@every_hand
@pytest.mark.parametrize("quiet", [False, True])
def test_the_picture_is_landscape_and_small(title, quiet):
    scene = drawn(title, quiet=quiet)

    assert scene.width == 900
    assert scene.height <= 500
    assert len(png(scene)) <= 60_000


@every_hand
@pytest.mark.parametrize("quiet", [False, True])
def test_every_hole_card_lies_there_large_and_once(title, quiet):
    cards = held(drawn(title, quiet=quiet))

    assert [card.name for card in cards] == list(HANDS[title].hole)
    assert all(card.x + card.width <= 900 for card in cards)


def test_who_has_folded_sees_dark_cards():
    assert {card.kind for card in held(drawn("folded"))} == {"dead"}
    assert {card.kind for card in held(drawn("turn"))} == {"card"}


def test_own_cards_that_others_see_bear_an_eye():
    def eyes(cards: str) -> int:
        seen = own(sits(0, 1100, 0, cards), *OTHERS)
        return len([eye for eye in shapes(hand(seen), "eye") if eye.on == "paper"])

    assert [eyes(cards) for cards in ("As Kd", "^As Kd", "As ?Kd", "^As ?Kd")] == [0, 1, 1, 2]


def test_energy_is_a_number_and_as_many_cells():
    scene = hand(own(sits(0, 1100, 0, "As Kd", energy=7), *OTHERS))
    (cells,) = sprites(scene, "cells")

    assert cells.name == "7 15"
    assert "7" in texts(scene)


def test_chips_are_told_or_that_all_are_in():
    assert "1100" in texts(drawn("turn"))
    assert not shapes(drawn("turn"), "push")
    assert len(shapes(drawn("all-in"), "push")) == 1


def test_every_power_lies_there_with_what_it_costs():
    names = {each.name for each in sprites(drawn("turn"), "power", "power-refused")}

    assert names == {f"{key} {POWERS[key].cost}" for key in HANDS["turn"].powers}


def test_what_may_be_played_is_raised_and_underlined_the_rest_is_dark_and_locked():
    scene = drawn("turn")
    cards = powers(scene)

    assert underlined(scene) == {"engineer", "clone"}
    assert {cards[name].kind for name in ("engineer", "clone")} == {"power"}
    assert cards["engineer"].y == cards["clone"].y == cards["x-ray"].y - RAISED
    assert cards["x-ray"].kind == "power-refused"
    assert under(scene, "x-ray") == ["lock"]


@pytest.mark.parametrize(
    ("power", "reason", "sign"),
    [
        ("upgrade", "no-energy", ["lock", "energy", "−2"]),
        ("intel", "emp-active", ["lock", "emp"]),
        ("intel", "already-active", ["lock", "eye"]),
        ("clone", "clone-of-clone", ["lock", "clone"]),
        ("clone", "nothing-to-clone", ["lock"]),
        ("disintegrate", "shielded", ["lock", "shield"]),
        ("disintegrate", "not-this-round", ["lock"]),
        ("deploy", "limit-reached", ["lock"]),
        ("deploy", "all-in-closed", ["lock", "push"]),
        ("scanner", "deck-guard", ["lock", "pack"]),
    ],
)
def test_a_refused_power_says_why(power, reason, sign):
    mine = sits(0, 1100, 0, "As Kd", energy=3)
    scene = hand(own(mine, *OTHERS, **may_play(0, **{power: reason})))

    assert under(scene, power) == sign


def test_out_of_turn_no_power_is_raised_or_locked():
    scene = drawn("wait")

    assert not underlined(scene)
    assert {card.kind for card in powers(scene).values()} == {"power"}
    assert not shapes(scene, "lock")


def test_powers_with_a_limit_tell_how_often_they_may_still_be_played():
    limits = {"disintegrate": 0, "deploy": 1}
    may = may_play(0, disintegrate="limit-reached", deploy=None, emp=None)

    assert [t for t in texts(hand(own(limits=limits, **may))) if "×" in t] == ["×0", "×1"]


def test_clone_shows_what_it_would_copy():
    def tiles(**changes: object) -> list[str]:
        scene = hand(own(**{**may_play(0, clone=None, emp=None), **changes}))
        return [tile.name for tile in sprites(scene, "power-tile")]

    assert tiles(last_power="scanner") == ["scanner"]
    assert tiles(last_power=None) == []


def test_the_turn_is_marked():
    assert len(shapes(drawn("turn"), "turn")) == 1
    assert not shapes(drawn("wait"), "turn")


def test_the_board_lies_above_with_its_marks():
    scene = drawn("six")
    row = [card for card in sprites(scene, "card") if card.height == 78 and card.x < 470]

    assert [card.name for card in row] == [each.card for each in HANDS["six"].board]
    assert {card.name for card in row if card.y < row[0].y} == {"9h", "Qd"}
    assert len(sprites(scene, "shield")) == 2


def test_the_pot_counts_all_bets_and_a_call_says_what_it_costs():
    seen = own(
        sits(0, 1000, 20, "As Kd"), *OTHERS, pots=pots((300, "012")), **may_play(280, emp=None)
    )

    assert {"720", "280"} <= set(texts(hand(seen)))


def test_what_may_be_seen_of_the_deck_lies_beside_it_the_next_card_first():
    scene = hand(own(top=("2h", "3h"), deck=29))
    (deck,) = sprites(scene, "deck")
    beside = [i for i in sprites(scene, "card") if i.y == deck.y and i.x > deck.x]

    assert deck.name == "29"
    assert [card.name for card in beside] == ["2h", "3h"]
    assert beside[0].x < beside[1].x


def test_opponents_sit_from_the_left_on_with_what_one_sees_of_their_cards():
    state = after(rich("", "", "", "x-ray", seats=4), "x-ray")
    scene = hand(seen_by(state, 0))
    chips = [chip for chip in sprites(scene, "chip") if chip.width < 30]
    open_ones = [card.name for card in sprites(scene, "card") if card.height < 50]

    assert [chip.name for chip in sorted(chips, key=lambda chip: chip.x)] == ["1", "2", "3"]
    assert set(open_ones) == state.face_up - set(state.hands[0])
    assert len(sprites(scene, "hole-back")) == 4


def test_opponents_who_have_folded_or_are_all_in_are_marked_and_those_out_are_left_out():
    scene = drawn("six")

    assert len(shapes(scene, "cross")) == 1
    assert len(shapes(scene, "push")) == 1
    assert not [c for c in sprites(drawn("out"), "chip") if c.width < 30]


def test_engineers_three_cards_are_offered_one_for_the_top():
    scene = drawn("engineer")

    assert [card.name for card in offered(scene)] == ["Ah", "2c", "Jd"]
    assert len([s for s in shapes(scene, "top") if s.ink == "mark"]) == 3
    assert not powers(scene)


def test_scanners_two_cards_stay_or_go():
    scene = drawn("scanner")

    assert [card.name for card in offered(scene)] == ["Ah", "2c"]
    assert len([s for s in shapes(scene, "top") if s.ink == "mark"]) == 1
    assert len([s for s in shapes(scene, "cross") if s.ink == "mark"]) == 1


def test_after_upgrade_each_of_three_own_cards_may_go():
    scene = drawn("upgrade")

    assert {card.on for card in held(scene)} == {"mark"}
    assert len([s for s in shapes(scene, "cross") if s.on == "paper"]) == 3
    assert [tile.name for tile in sprites(scene, "power-tile")] == ["upgrade"]


def test_who_is_out_sees_the_place_and_nothing_else():
    scene = drawn("out")

    assert texts(scene) == [NAMES[0], "3"]
    assert not sprites(scene, "card", "deck", "power")


QUIET = hand(own(**WAITING), quiet=True)


@pytest.mark.parametrize(
    "changes",
    [
        {"board": board("7h Td Kc 2s", "turn"), "street": "turn"},
        {"pots": pots((900, "02"))},
        {"deck": 20, "top": ("2h",)},
        {"emp": True},
        {"last_power": "scanner"},
        {"limits": {"disintegrate": 0, "deploy": 0}},
        {"to_act": Seat(2)},
        {"to_act": OWN, **may_play(300, engineer=None, clone="emp-active", x_ray="no-target")},
        {"seats": (sits(0, 1100, 0, "As Kd"), *OTHERS[:1], sits(2, 0, 1445, energy=1, powers=0))},
        {"seats": (sits(0, 1100, 0, "^As Kd"), *OTHERS)},
    ],
)
def test_the_quiet_hand_does_not_change_with_what_others_do(changes):
    assert hand(replace(own(**WAITING), **changes), quiet=True) == QUIET


@pytest.mark.parametrize(
    "changes",
    [
        {"hole": ("As", "3c")},
        {"powers": ("engineer", "clone")},
        {"seats": (sits(0, 1099, 0, "As Kd"), *OTHERS)},
        {"seats": (sits(0, 1100, 0, "As Kd", energy=4), *OTHERS)},
        {"seats": (sits(0, 1100, 0, "As Kd", folded=True), *OTHERS)},
    ],
)
def test_the_quiet_hand_shows_what_its_owner_has(changes):
    assert hand(replace(own(**WAITING), **changes), quiet=True) != QUIET


@pytest.mark.parametrize("seed", range(3))
def test_in_a_whole_game_no_act_of_others_changes_a_quiet_hand_before_the_next_hand(seed):
    chance, seats = Random(seed), 2 + seed
    state = GAME.new(GAME.config({"stack": 5000}), seats, f"{seed:064x}").state
    others: dict[Seat, Scene] = {}
    for _ in range(80):
        before, actor = state.hand, state.to_act
        if actor is None:
            break
        others = {seat: quiet(state, seat) for seat in map(Seat, range(seats)) if seat != actor}
        state = apply(GAME, state, chance.choice([*legal_actions(GAME, state, actor)])).state
        if state.hand == before and not state.over:
            assert all(quiet(state, seat) == scene for seat, scene in others.items())


def quiet(state: object, seat: Seat) -> Scene:
    return powerup.hand(GAME.view(state, seat), NAMES, seat, quiet=True)


@every_hand
def test_no_picture_holds_a_word(title):
    names = ("1", "2", "3", "4", "5", "6")

    for text in texts(powerup.hand(HANDS[title], names, OWN)):
        assert text == "/" or text.lstrip("−×").rstrip("k").isdecimal()
