"""The pictures of Epochs Poker as scenes: what lies where, and what is told to whom."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from engines.kernel.game import Seat
from render import epochs
from render.epochs_cards import face_of
from render.epochs_samples import EIGHT, NAMES, hands, scenes, shown, tables, view
from render.epochs_seats import places
from render.epochs_showdown import in_order, just_shown, showdown
from render.scene import Box, Label, Scene, Shape, Sprite
from tests.engines.epochs.hidden import EPOCHS
from tests.engines.playing import playout
from tests.render.test_locus import apart, area, inside

SCENES = dict(scenes())
every_picture = pytest.mark.parametrize("title", SCENES)
every_table = pytest.mark.parametrize("title", tables())
every_hand = pytest.mark.parametrize("title", hands())
CARDS = ("epoch", "epoch-dim")
RUNNING = ("deal", "flop, three", "river, eight", "turn, two", "over")
QUIET = 382
"""How high a hand is that waits: without the board there is less to show."""
SHOWDOWNS = [title for title in tables() if title.startswith("showdown")]


def table(title: str) -> Scene:
    seen = tables()[title]
    return epochs.table(seen, NAMES[: len(seen.seats)])


def hand(title: str) -> Scene:
    return epochs.hand(hands()[title], NAMES, Seat(1))


def sprites(scene: Scene, *kinds: str) -> list[Sprite]:
    return [item for item in scene.items if isinstance(item, Sprite) and item.kind in kinds]


def faces(scene: Scene, *kinds: str) -> list[str]:
    return [item.name for item in sprites(scene, *(kinds or CARDS))]


def texts(scene: Scene) -> list[str]:
    return [item.text for item in scene.items if isinstance(item, Label)]


def shapes(scene: Scene, name: str) -> list[Shape]:
    return [item for item in scene.items if isinstance(item, Shape) and item.name == name]


def frames(scene: Scene) -> list[Box]:
    return [item for item in scene.items if isinstance(item, Box) and item.ink == "mark"]


@every_picture
def test_pictures_are_900_wide_and_everything_lies_inside(title):
    scene = SCENES[title]

    assert (scene.width, scene.height) == (900, QUIET if "quiet" in title else 500)
    for item in scene.items:
        assert inside(area(item), (0, 0, scene.width, scene.height)), item


@every_picture
def test_no_two_texts_touch(title):
    labels = [area(item) for item in SCENES[title].items if isinstance(item, Label)]
    for one, other in combinations(labels, 2):
        assert apart(one, other)


@every_picture
def test_texts_are_large_enough_for_a_phone(title):
    for item in SCENES[title].items:
        assert not isinstance(item, Label) or item.size >= 18, item


@every_picture
def test_no_card_covers_another(title):
    cards = [area(item) for item in sprites(SCENES[title], *CARDS)]
    for one, other in combinations(cards, 2):
        assert apart(one, other)


# The table


@pytest.mark.parametrize("title", RUNNING)
def test_the_table_shows_the_board_and_no_other_card(title):
    board = [face_of(each.card) for each in tables()[title].board]

    assert faces(table(title)) == board


@every_table
def test_the_table_is_the_same_whoever_looks(title):
    seen = tables()[title]
    own = replace(seen, hole=hands()["river"].hole, hint=hands()["river"].hint)
    names = NAMES[: len(seen.seats)]

    assert epochs.table(own, names) == epochs.table(seen, names)


@pytest.mark.parametrize("title", RUNNING)
def test_every_player_is_there_with_number_name_and_chips(title):
    seen, scene = tables()[title], table(title)

    assert faces(scene, "chip") == [str(each.seat) for each in seen.seats]
    shown_texts = texts(scene)
    for each in seen.seats:
        assert NAMES[each.seat] in shown_texts
        assert str(each.chips) in shown_texts


@pytest.mark.parametrize("seats", range(2, 9))
def test_players_sit_clockwise_without_covering_each_other(seats):
    corners = places(seats, 500)
    low = [x for x, y in corners if y > 250]
    high = [x for x, y in corners if y < 250]

    assert len(set(corners)) == seats
    assert low == sorted(low, reverse=True)
    assert high == sorted(high)
    assert corners[: len(low)] == [corner for corner in corners if corner[1] > 250]


def test_whose_turn_it_is_and_who_deals_is_marked_by_more_than_a_colour():
    scene = table("river, eight")
    corners = places(8, 500)
    (turn,), (pack,) = shapes(scene, "turn"), shapes(scene, "pack")

    assert corners[7][0] < turn.x < corners[7][0] + 208
    assert corners[5][0] < pack.x < corners[5][0] + 208


def test_who_is_all_in_out_or_has_folded_is_seen():
    scene = table("river, eight")

    assert len(shapes(scene, "top")) == 1
    assert len(shapes(scene, "cross")) == 1
    assert faces(scene, "epoch-back").count("dead") == 2 * 3


def test_bets_lie_before_those_who_made_them():
    scene = table("river, eight")

    assert [text for text in texts(scene) if text in ("120", "60", "460", "5")] == [
        "120",
        "60",
        "460",
        "460",
        "5",
    ]
    assert len(sprites(scene, "stack")) == 5


def test_side_pots_are_written_out():
    scene = table("river, eight")

    assert "405" in texts(scene)
    assert "280 + 125" in texts(scene)
    assert "280 + 125" not in texts(table("flop, three"))


def test_what_was_agreed_on_is_written():
    assert {"7/20", "I–X", "10–80"} <= set(texts(table("flop, three")))
    assert {"I–V", "10+"} <= set(texts(table("deal")))
    assert "VI–X" in texts(table("turn, two"))


def test_the_winner_of_the_match_wears_the_crown():
    assert len(shapes(table("over"), "crown")) == 1
    assert not shapes(table("deal"), "crown")


@pytest.mark.parametrize("number", range(5))
def test_every_moment_of_a_game_can_be_drawn(number):
    for state in playout(EPOCHS, number).states[::3]:
        names = NAMES[: state.seats]
        pictures = [epochs.table(EPOCHS.game.view(state, None), names)]
        pictures += [
            epochs.hand(EPOCHS.game.view(state, Seat(seat)), names, Seat(seat))
            for seat in range(state.seats)
        ]
        for scene in pictures:
            for item in scene.items:
                assert inside(area(item), (0, 0, scene.width, scene.height)), item


# Showdowns


@pytest.mark.parametrize("title", SHOWDOWNS)
def test_a_showdown_is_shown_until_somebody_acts(title):
    seen = tables()[title]
    names = NAMES[: len(seen.seats)]
    checked = replace(seen, to_act=Seat(0), button=Seat(0))
    bet = replace(seen, seats=(replace(seen.seats[0], bet=10), *seen.seats[1:]))

    assert just_shown(seen)
    if seen.to_act is not None:
        assert not just_shown(checked)
        assert not just_shown(bet)
        assert not just_shown(replace(seen, street="flop"))
        assert faces(epochs.table(checked, names)) == []


def test_a_hand_that_was_not_shown_is_not_shown():
    last = replace(shown((), 4, {1: 40}), shown=(None,) * 4)

    assert not just_shown(view(tables()["deal"].seats, street="deal", last_hand=last))


def test_before_the_first_showdown_there_is_none_to_draw():
    with pytest.raises(ValueError, match="no hand"):
        showdown(tables()["deal"], NAMES[:4])


@pytest.mark.parametrize("title", SHOWDOWNS[:3])
def test_each_hand_lies_there_with_the_whole_board(title):
    seen = tables()[title]
    last = seen.last_hand
    assert last is not None

    expected = [
        face_of(card)
        for seat in in_order(last)
        for card in (
            *(card for made in last.combinations[seat] or () for card in made.cards),
            *(last.rest[seat] or ()),
        )
    ]
    assert faces(table(title)) == expected
    assert len(expected) == 11 * len(in_order(last))


@pytest.mark.parametrize("title", SHOWDOWNS[:3])
def test_every_combination_has_a_frame_that_its_cards_lie_in(title):
    seen, scene = tables()[title], table(title)
    last = seen.last_hand
    assert last is not None
    made = [each for seat in in_order(last) for each in last.combinations[seat] or ()]

    assert len(frames(scene)) == len(made)
    for frame, each in zip(frames(scene), made, strict=True):
        within = [card for card in sprites(scene, "epoch") if inside(area(card), area(frame))]
        assert [card.name for card in within] == [face_of(card) for card in each.cards]


@pytest.mark.parametrize("title", SHOWDOWNS)
def test_combinations_are_written_as_fractions(title):
    last = tables()[title].last_hand
    assert last is not None
    best = [f"{row[0].k}/{row[0].n}" for row in last.combinations if row]

    for fraction in best:
        assert texts(table(title)).count(fraction) >= best.count(fraction)


def test_what_is_outside_the_combinations_is_dim():
    scene = table("showdown, two")

    assert faces(scene, "epoch-dim") == ["10h", "3y", "8s", "6s", "5h"]


def test_winners_come_first_with_what_they_have_won():
    scene = table("showdown, four")
    words = texts(scene)

    assert faces(scene, "chip")[0] == "4"
    assert "+940" in words
    assert [text for text in words if text.startswith("+")] == ["+940"]


def test_the_others_follow_by_what_they_had():
    last = shown(range(8), 8, {4: 640, 0: 300})

    assert in_order(last) == [4, 0, 1, 5, 2, 6, 3, 7]


def test_of_many_hands_the_best_three_are_shown_in_full():
    scene = table("showdown, eight")

    assert len(sprites(scene, *CARDS)) == 33
    assert faces(scene, "chip") == [str(seat) for seat in (4, 0, 1, 5, 2, 6, 3, 7)]


# The own hand


@every_hand
def test_a_hand_shows_the_own_cards_and_the_board(title):
    seen = hands()[title]
    expected = [*(each.card for each in seen.board), *seen.hole]

    assert faces(hand(title)) == [face_of(card) for card in expected]


@every_hand
def test_every_card_that_makes_something_is_framed(title):
    seen, scene = hands()[title], hand(title)
    folded = seen.seats[1].folded
    board = [each.card for each in seen.board]
    made = {card for each in seen.hint for card in each.cards}
    framed = [card for card in sprites(scene, "epoch") if card.on == "mark"]

    expected = [card for card in (*board, *(() if folded else seen.hole)) if card in made]
    assert [card.name for card in framed] == [face_of(card) for card in expected]
    assert len(frames(scene)) == len(framed)


@every_hand
def test_the_combinations_are_written_the_best_first(title):
    seen = hands()[title]
    row = [i for i in hand(title).items if isinstance(i, Label) and i.y == 213]
    fractions = [item.text for item in sorted(row, key=lambda item: item.x) if "/" in item.text]

    assert fractions == [f"{each.k}/{each.n}" for each in seen.hint]


def test_a_folded_hand_is_dark():
    assert len(sprites(hand("folded"), "epoch-dim")) == 6


def test_a_hand_tells_chips_pot_and_what_calling_costs():
    words = texts(hand("river"))
    pot = sum(each.stake for each in EIGHT)

    assert {str(EIGHT[1].chips), str(pot), "460", "+ 60", NAMES[1]} <= set(words)
    assert len(shapes(hand("river"), "turn")) == 1
    assert "460" not in texts(hand("flop"))


# The scale


def test_the_scale_lists_every_step_from_the_highest_down():
    words = texts(epochs.scale())
    fractions = [text for text in words if "/" in text]

    assert fractions == [
        "3/3", "2/2", "6/6", "5/5", "3/3", "2/2", "5/6", "4/5", "2/3", "4/6", "3/5", "3/6",
        "2/5", "2/6",
    ]  # fmt: skip
    assert [text for text in words if "." in text] == [
        "0.83", "0.80", "0.67", "0.60", "0.50", "0.40", "0.33",
    ]  # fmt: skip


def test_the_scale_shows_the_order_of_single_cards():
    assert faces(epochs.scale()) == [
        "jk", "*y", "*s", "*h", "*m", "10*", "10y", "10s", "10h", "10m",
    ]  # fmt: skip


def test_a_theme_changes_colours_only():
    seen = tables()["river, eight"]
    felt, night = (epochs.table(seen, NAMES, theme=theme) for theme in ("felt", "night"))

    assert felt.items == night.items
    assert night.theme == "night"


@every_hand
def test_a_quiet_hand_shows_nothing_that_others_change(title):
    seen = hands()[title]
    others = tuple(
        each if each.seat == Seat(1) else replace(each, bet=each.bet + 70, stake=each.stake + 70)
        for each in seen.seats
    )
    later = replace(seen, seats=others, board=(), pots=(), to_act=Seat(0), street="river")
    quiet = epochs.hand(seen, NAMES, Seat(1), quiet=True)
    assert quiet == epochs.hand(later, NAMES, Seat(1), quiet=True)
    assert faces(quiet) == [face_of(card) for card in seen.hole]
    assert all(inside(area(item), (0, 0, quiet.width, quiet.height)) for item in quiet.items)
