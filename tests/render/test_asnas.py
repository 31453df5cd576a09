"""The table of As-Nas as a scene: what all may see, and nothing that is hidden."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from engines.asnas.state import AsNasState
from engines.kernel.game import Seat, apply, legal_actions
from render import asnas, asnas_samples
from render.asnas_deal import in_order
from render.paint import png
from render.scene import Box, Item, Label, Scene, Shape, Sprite
from tests.engines.asnas.table import GAME, after, hand, table

NAMES = ("Ada", "Ben", "Cleo", "Dan")
HANDS = {0: "SSSBB", 1: "AASZC", 2: "AABZC", 3: "BZZCC"}
"""Seat 0 deals and holds a full house; seat 1 acts first."""
EVERY_SEAT = (None, 0, 1, 2, 3)


def drawn(state: AsNasState, seat: int | None = None) -> Scene:
    return asnas.table(GAME.view(state, None if seat is None else Seat(seat)), NAMES)


def corner(item: Item) -> int | None:
    """Whose panel an item lies in."""
    for seat, (x, y) in enumerate(asnas.CORNERS):
        if 0 <= item.x - x < asnas.PANEL_WIDTH and 0 <= item.y - y < asnas.PANEL_HEIGHT:
            return seat
    return None


def of(scene: Scene, seat: int) -> list[Item]:
    return [item for item in scene.items if corner(item) == seat]


def cards(items: list[Item] | tuple[Item, ...]) -> list[str]:
    """The names of all cards that can be read, in large and in small."""
    return [
        card
        for item in items
        if isinstance(item, Sprite) and item.kind.startswith("court")
        for card in item.name.split()
    ]


def kinds(items: list[Item]) -> list[str]:
    return [i.kind for i in items if isinstance(i, Sprite) and i.kind.startswith("court")]


def symbols(items: list[Item] | tuple[Item, ...]) -> list[str]:
    return [item.name for item in items if isinstance(item, Shape)]


def texts(items: list[Item] | tuple[Item, ...]) -> list[str]:
    return [item.text for item in items if isinstance(item, Label)]


def stacks(scene: Scene) -> list[int]:
    """The coins before each seat, by seat."""
    found = [i for i in scene.items if isinstance(i, Sprite) and i.kind == "coins"]
    return [int(each.name) for each in found]


def coloured(items: list[Item], ink: str) -> bool:
    return any(isinstance(item, Box) and item.ink == ink for item in items)


def played(number: int) -> list[AsNasState]:
    """All states of a match of three deals in which everybody does as chance will have it."""
    dice = Random(number)
    states = [GAME.new(GAME.config({"deals": 3}), 4, f"{number:064x}").state]
    while (seat := states[-1].to_act) is not None:
        action = dice.choice(list(legal_actions(GAME, states[-1], seat)))
        states.append(apply(GAME, states[-1], action).state)
    return states


def test_before_a_showdown_no_card_is_in_the_scene():
    for deeds in ("", "look", "look raise look fold", "look raise look call look call"):
        for seat in EVERY_SEAT:
            assert not cards(drawn(after(table(HANDS), deeds), seat).items)


@pytest.mark.parametrize("number", range(8))
def test_the_table_is_the_same_for_everybody_who_looks_at_it(number):
    for state in played(number):
        assert len({msgspec.json.encode(drawn(state, seat)) for seat in EVERY_SEAT}) == 1


@pytest.mark.parametrize("number", range(8))
def test_no_card_is_in_the_scene_that_was_not_shown(number):
    for state in played(number):
        scene = drawn(state)
        shown = state.history[-1].shown if state.history else (None,) * 4
        for seat in range(4):
            assert cards(of(scene, seat)) == list(in_order(shown[seat] or ()))


def test_hands_that_differ_unseen_give_the_same_scene():
    others = {0: "AAAAC", 1: "SSSSC", 2: "BBBBC", 3: "ZZZZC"}
    deeds = "look raise fold look call call"

    for count in range(6):
        some = " ".join(deeds.split()[:count])
        assert drawn(after(table(HANDS), some)) == drawn(after(table(others), some))


def test_a_folded_hand_stays_hidden_at_the_showdown():
    scene = drawn(after(table(HANDS), "look raise look fold call call"))

    assert set(kinds(of(scene, 2))) == {"court-dark"}
    assert not cards(of(scene, 2))


def test_each_panel_shows_name_total_and_chip():
    scene = asnas.table(asnas_samples.tables()["twelfths"], NAMES)

    for seat, total in enumerate(("−12 5/12", "10⅓", "−¼", "2⅓")):
        chips = [i for i in of(scene, seat) if isinstance(i, Sprite) and i.kind == "chip"]
        assert {NAMES[seat], total} <= set(texts(of(scene, seat)))
        assert [chip.name for chip in chips] == [str(seat)]


def test_seats_follow_each_other_counter_clockwise():
    top, bottom = asnas.MARGIN, asnas.LOWER

    assert [y for _, y in asnas.CORNERS] == [top, bottom, bottom, top]
    assert asnas.CORNERS[0][0] == asnas.CORNERS[1][0] < asnas.CORNERS[2][0] == asnas.CORNERS[3][0]


def test_who_has_looked_is_told_by_the_eye_and_by_the_cards():
    scene = drawn(after(table(HANDS), "look"))
    backs = [
        [i.x for i in of(scene, seat) if isinstance(i, Sprite) and i.kind == "court-back"]
        for seat in range(4)
    ]

    assert "eye" in symbols(of(scene, 1))
    assert [len(each) for each in backs] == [5] * 4
    for seat in (0, 2, 3):
        assert "shut" in symbols(of(scene, seat))
        assert backs[1][-1] - backs[1][0] > 3 * (backs[seat][-1] - backs[seat][0])


def test_who_has_folded_is_told_by_dark_cards_and_a_cross():
    scene = drawn(after(table(HANDS), "fold"))

    assert kinds(of(scene, 1)) == ["court-dark"] * 5
    assert "cross" in symbols(of(scene, 1))
    assert all("cross" not in symbols(of(scene, seat)) for seat in (0, 2, 3))


def test_bets_lie_before_their_seats_with_the_pot_and_the_highest_in_the_middle():
    view = asnas_samples.tables()["betting"]
    scene = asnas.table(view, NAMES)
    middle = [item for item in scene.items if corner(item) is None]

    assert stacks(scene) == list(view.bets)
    assert texts(middle)[:3] == ["1/12", "12", "4"]
    assert texts(middle)[3:] == ["4", "3", "1", "4"]


def test_the_dealer_and_the_seat_to_act_are_marked_by_symbols():
    scene = drawn(table(HANDS))

    assert [symbols(of(scene, seat)).count("pack") for seat in range(4)] == [1, 0, 0, 0]
    assert [symbols(of(scene, seat)).count("turn") for seat in range(4)] == [0, 1, 0, 0]
    assert [coloured(of(scene, seat), "lit") for seat in range(4)] == [False, True, False, False]


def test_a_showdown_shows_every_hand_that_stayed_and_frames_the_best():
    scene = drawn(after(table(HANDS), "raise fold call call"))

    assert cards(of(scene, 0)) == list(hand("SSSBB"))
    assert cards(of(scene, 1)) == list(hand("AASZC"))
    assert cards(of(scene, 3)) == list(hand("ZZCCB"))
    framed = [seat for seat in range(4) if coloured(of(scene, seat), "mark")]
    assert framed == [0]


def test_a_showdown_shows_the_bets_and_the_dealer_of_the_deal_that_ended():
    scene = drawn(after(table(HANDS), "raise fold call call"))

    assert stacks(scene) == [2, 2, 0, 2]
    assert "1/12" in texts(scene.items)
    assert "pack" in symbols(of(scene, 0))


def test_the_winner_takes_the_pot_and_everybody_sees_what_the_deal_was_worth():
    scene = drawn(after(table(HANDS), "raise fold call call"))

    assert texts(of(scene, 0)) == ["Ada", "4", "6", "+4"]
    assert texts(of(scene, 1)) == ["Ben", "−2", "−2"]
    assert texts(of(scene, 2)) == ["Cleo", "0", "0"]


def test_a_shared_pot_is_written_in_thirds():
    scene = asnas.table(asnas_samples.tables()["tie"], NAMES)

    for seat in (0, 1, 3):
        assert texts(of(scene, seat))[-2:] == ["4⅓", "+⅓"]
        assert coloured(of(scene, seat), "mark")


def test_whose_turn_it_is_in_the_next_deal_is_seen_at_a_showdown():
    state = after(table(HANDS), "raise fold call call")
    scene = drawn(state)

    assert state.to_act == Seat(2)
    assert "turn" in symbols(of(scene, 2))


def test_who_is_left_alone_wins_without_showing():
    scene = drawn(after(table(HANDS), "raise fold fold fold"))

    assert not cards(scene.items)
    assert kinds(of(scene, 1)) == ["court-back"] * 5
    assert kinds(of(scene, 3)) == ["court-dark"] * 5
    assert texts(of(scene, 1)) == ["Ben", "1", "3", "+1"]


def test_the_last_showdown_stays_in_small_while_the_next_deal_is_played():
    scene = drawn(after(table(HANDS), "raise fold call call look"))
    strips = {
        seat: [i.name for i in of(scene, seat) if isinstance(i, Sprite) and i.kind == "court-strip"]
        for seat in range(4)
    }

    assert strips[0] == [" ".join(hand("SSSBB"))]
    assert strips[2] == []
    assert "+4" in texts(of(scene, 0))
    assert kinds(of(scene, 0)).count("court-back") == 5


@pytest.mark.parametrize("deed", ["look", "call", "raise", "fold"])
def test_whatever_is_done_first_the_running_deal_is_shown(deed):
    scene = drawn(after(table(HANDS), f"raise fold call call {deed}"))

    assert "2/12" in texts(scene.items)
    assert "court" not in kinds(list(scene.items))


def test_a_match_that_is_over_crowns_who_has_most():
    scene = drawn(after(table(HANDS, deals=1), "call call call hold"))

    assert [symbols(of(scene, seat)).count("crown") for seat in range(4)] == [1, 0, 0, 0]
    assert "turn" not in symbols(scene.items)
    assert cards(of(scene, 0)) == list(hand("SSSBB"))


def test_equal_totals_share_the_crown():
    over = msgspec.structs.replace(asnas_samples.tables()["over"], totals=("1", "1", "-1", "-1"))
    scene = asnas.table(over, NAMES)

    assert [symbols(of(scene, seat)).count("crown") for seat in range(4)] == [1, 1, 0, 0]


@pytest.mark.parametrize("title", asnas_samples.tables())
def test_a_table_is_900_by_500_and_small(title):
    scene = asnas.table(asnas_samples.tables()[title], asnas_samples.NAMES)

    assert (scene.width, scene.height) == (900, 500)
    assert len(png(scene)) <= 60_000


def test_a_picture_says_nothing_in_words_but_names():
    for view in asnas_samples.tables().values():
        said = set(texts(asnas.table(view, NAMES).items)) - set(NAMES)
        assert not any(letter.isalpha() for text in said for letter in text)
