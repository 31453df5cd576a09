"""The table of Power Up as a scene: what everybody may see, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel.game import Seat, apply, legal_actions
from engines.powerup.game import PowerUp
from render import powerup, stacks
from render.paint import png
from render.powerup_laid import (
    NAMES,
    START,
    board,
    gone,
    on_flop,
    pots,
    sits,
    view,
)
from render.powerup_middle import LIFT
from render.scene import Box, Label, Scene, Shape, Sprite
from tests.engines.powerup.table import after, rich
from tests.engines.powerup.table import view as seen_by
from tests.render.powerup_scene import (
    TABLES,
    before,
    drawn,
    faces,
    laid,
    of_seat,
    panel,
    shapes,
    sprites,
    table,
    texts,
)

GAME = PowerUp()
every_table = pytest.mark.parametrize("title", TABLES)
every_number = pytest.mark.parametrize("count", range(2, 7))


@every_table
def test_the_picture_is_900_by_500_and_small(title):
    scene = drawn(title)

    assert (scene.width, scene.height) == (900, 500)
    assert len(png(scene)) <= 60_000


@pytest.mark.parametrize("seed", range(3))
def test_from_no_view_the_table_shows_a_hidden_card(seed):
    chance, seats = Random(seed), 2 + 2 * seed
    state = GAME.new(GAME.config({"stack": 5000}), seats, f"{seed:064x}").state
    for _ in range(60):
        last = state.last_hand
        over = {*last.board, *(card for hand in last.shown for card in hand or ())} if last else {}
        public = {*(each.card for each in state.board), *state.face_up, *over}
        for seat in (None, *range(seats)):
            seen = GAME.view(state, None if seat is None else Seat(seat))
            known = frozenset() if seat in state.players else state.open
            assert set(faces(table(seen))) <= public | known
        if state.over:
            break
        state = apply(GAME, state, chance.choice([*legal_actions(GAME, state, state.to_act)])).state


def test_the_table_is_the_same_whoever_looks():
    state = after(rich("x-ray intel", "", "scanner"), "x-ray, intel, call")
    public, *own = [table(seen_by(state, seat)) for seat in (None, 0, 1, 2)]

    assert all(scene == public for scene in own)


def test_a_card_that_all_know_in_a_hand_lies_with_an_eye_for_spectators_only():
    state = after(rich("engineer reload"), "engineer, pick 7d, reload As")
    public, own = table(seen_by(state, None)), table(seen_by(state, 0))

    assert [eye.on for eye in shapes(public, "eye")] == ["paper"]
    assert faces(public) == ["7d"]
    assert faces(own) == []


@every_number
def test_everybody_sits_round_the_table_as_a_clock_goes(count):
    scene = table(view(*(sits(seat, 1000) for seat in range(count)), pots=pots((15, "01"))))
    places = [panel(scene, seat) for seat in range(count)]
    upper = [place.x for place in places if place.y < 250]
    lower = [place.x for place in places if place.y > 250]

    assert len({(place.x, place.y) for place in places}) == count
    assert places[: len(upper)] == [place for place in places if place.y < 250]
    assert upper == sorted(upper)
    assert lower == sorted(lower, reverse=True)


def test_a_player_shows_name_number_chips_energy_and_how_many_powers():
    scene = table(view(sits(0, 735, energy=13, powers=3), *START.seats[1:]))
    mine = of_seat(scene, 0)

    assert [i.name for i in mine if isinstance(i, Sprite) and i.kind == "chip"] == ["0"]
    assert [i.name for i in mine if isinstance(i, Sprite) and i.kind == "power-backs"] == ["3"]
    assert {i.text for i in mine if isinstance(i, Label)} == {NAMES[0], "735", "13"}


def test_no_powers_are_drawn_where_none_are_held():
    scene = table(view(sits(0, 735, powers=0), *START.seats[1:]))

    assert len(sprites(scene, "power-backs")) == 2


@pytest.mark.parametrize("seat", range(3))
def test_whose_turn_it_is_is_marked_by_more_than_a_colour(seat):
    scene = table(view(to_act=Seat(seat)))
    (arrow,) = shapes(scene, "turn")

    assert arrow in of_seat(scene, seat)
    assert [panel(scene, other).ink for other in range(3)].count("lit") == 1
    assert panel(scene, seat).ink == "lit"


def test_bets_lie_as_chips_before_those_who_made_them():
    scene = table(view(sits(0, 1000, 350), *START.seats[1:]))
    lying = before(scene, 0)

    assert "350" in [i.text for i in lying if isinstance(i, Label)]
    assert stacks.letters(350) in [i.name for i in lying if isinstance(i, Sprite)]
    assert not [i for i in before(table(on_flop()), 0) if isinstance(i, Label)]


@pytest.mark.parametrize(
    ("button", "seats", "lying"),
    [
        (0, START.seats, [["D"], ["SB"], ["BB"]]),
        (1, START.seats, [["BB"], ["D"], ["SB"]]),
        (2, (gone(0), *START.seats[1:]), [[], ["BB"], ["D", "SB"]]),
        (
            0,
            (*START.seats[:1], gone(1), *START.seats[2:], sits(3, 900)),
            [["D"], [], ["SB"], ["BB"]],
        ),
    ],
)
def test_button_and_blinds_lie_before_their_players(button, seats, lying):
    scene = table(view(*seats, button=Seat(button), to_act=Seat(2)))

    for seat, letters in enumerate(lying):
        discs = [i for i in before(scene, seat) if isinstance(i, Sprite) and i.kind == "disc"]
        assert [disc.name for disc in discs] == letters


def test_after_the_flop_only_the_button_lies_there():
    assert [disc.name for disc in sprites(table(on_flop()), "disc")] == ["D"]


def test_hidden_cards_lie_from_behind_and_face_up_ones_open():
    scene = table(on_flop(sits(0, 1000, cards="^Qh --"), *START.seats[1:]))
    mine = [i for i in of_seat(scene, 0) if isinstance(i, Sprite)]

    assert [i.name for i in mine if i.kind == "card"] == ["Qh"]
    assert [i.name for i in mine if i.kind == "hole-back"] == [""]


def test_three_hole_cards_fit_and_the_open_one_is_not_covered():
    scene = drawn("upgrade")
    mine = [i for i in of_seat(scene, 0) if isinstance(i, Sprite)]
    cards = [i for i in mine if i.kind in ("card", "hole-back")]

    assert len(cards) == 3
    assert cards[-1].name == "Ad"
    assert cards[-1].x == min(card.x for card in cards)


def test_who_has_folded_is_dim_and_crossed_out():
    scene = table(
        on_flop(sits(0, 700, cards="^As --", folded=True), *START.seats[1:], to_act=Seat(1))
    )
    mine = of_seat(scene, 0)

    assert {i.kind for i in mine if isinstance(i, Sprite) and i.name in ("As", "dead")} == {
        "dead",
        "hole-back",
    }
    assert [i.name for i in mine if isinstance(i, Shape)] == ["cross"]
    assert {i.ink for i in mine if isinstance(i, Label)} == {"muted"}


def test_who_is_all_in_bears_the_sign():
    scene = table(on_flop(sits(0, 0, 600), *START.seats[1:], to_act=Seat(1)))

    assert [i.name for i in of_seat(scene, 0) if isinstance(i, Shape)] == ["push"]
    assert len(shapes(scene, "push")) == 1


def test_intel_is_an_eye_beside_the_powers():
    scene = table(on_flop(sits(0, 1000, intel=True), *START.seats[1:]))

    assert [eye for eye in shapes(scene, "eye") if eye in of_seat(scene, 0)]
    assert len(shapes(scene, "eye")) == 1


@pytest.mark.parametrize("count", range(3, 8))
def test_the_board_lies_in_order_and_fits(count):
    cards = ["7h", "7d", "Kc", "2s", "Tc", "9h", "Qd"][:count]
    later = ("river",) * (count - 3)
    for seats in (3, 6):
        seen = on_flop(
            *(sits(seat, 1000) for seat in range(seats)),
            board=board(" ".join(cards), *later),
            street="river",
        )
        row = laid(table(seen))
        assert [card.name for card in sorted(row, key=lambda card: card.x)] == cards
        assert min(card.x for card in row) >= 130
        assert max(card.x + card.width for card in row) <= 770


@pytest.mark.parametrize(
    ("street", "free"), [("preflop", 5), ("flop", 2), ("turn", 1), ("river", 0)]
)
def test_cards_to_come_have_free_places(street, free):
    empty = [
        i
        for i in table(view(street=street)).items
        if isinstance(i, Box) and i.ink == "panel" and i.height < 130 and i.width < 130
    ]

    assert len(empty) == free


def test_cards_dealt_in_this_round_are_raised_and_underlined():
    scene = drawn("six")
    bars = [i for i in scene.items if isinstance(i, Box) and i.height == 6]
    row = {card.name: card for card in laid(scene)}

    assert row["9h"].y == row["Qd"].y == row["7h"].y - LIFT
    assert [bar.x for bar in bars] == [row["9h"].x + 6, row["Qd"].x + 6]


def test_shielded_cards_bear_a_shield():
    scene = drawn("six")
    shields = sprites(scene, "shield")

    for card in laid(scene):
        on_it = [s for s in shields if card.x < s.x < card.x + card.width]
        assert bool(on_it) == (card.name in ["7h", "7d", "Kc", "2s", "Tc"])


@pytest.mark.parametrize("title", ["side pot", "six", "four"])
def test_each_pot_has_its_amount_and_side_pots_their_players(title):
    scene = drawn(title)
    seen = TABLES[title]
    small = [i for i in sprites(scene, "chip") if i.width < 24]

    assert {str(pot.amount) for pot in seen.pots} <= set(texts(scene))
    assert [int(chip.name) for chip in small] == [s for pot in seen.pots[1:] for s in pot.seats]


def test_pots_that_do_not_fit_beside_one_another_are_left_to_the_text():
    many = pots(*((100_000 - number, "012345") for number in range(5)))
    scene = table(view(*(sits(seat, 1000) for seat in range(6)), pots=many))
    small = [i for i in sprites(scene, "chip") if i.width < 24]

    assert "100000" in texts(scene)
    assert min(i.x for i in small) >= 130
    assert max(i.x for i in small) <= 760


def test_the_deck_shows_how_many_cards_it_has():
    (deck,) = sprites(table(view(deck=31)), "deck")

    assert deck.name == "31"


def test_cards_of_the_deck_that_all_see_lie_beside_it():
    scene = drawn("engineer")
    (deck,) = sprites(scene, "deck")
    beside = [card for card in sprites(scene, "card") if card.width == deck.width]

    assert [card.name for card in beside] == ["Jd", "2h", "Tc"]
    assert max(card.x + card.width for card in beside) <= 900


def test_what_a_player_alone_sees_of_the_deck_is_not_drawn():
    scene = table(on_flop(top=("Jd",), hole=("As", "Kd")))

    assert "Jd" not in faces(scene)


def test_emp_is_framed_while_it_works_and_only_then():
    def framed(scene: Scene) -> list[str]:
        return [tile.name for tile in sprites(scene, "power-tile") if tile.on == "mark"]

    assert framed(table(on_flop(emp=True, last_power="emp"))) == ["emp"]
    assert framed(table(on_flop(emp=False, last_power="intel"))) == []
    assert framed(table(on_flop(emp=False, last_power="emp"))) == []


def test_the_power_played_last_is_shown_once():
    def shown(scene: Scene) -> list[str]:
        return [tile.name for tile in sprites(scene, "power-tile")]

    assert shown(table(view())) == []
    assert shown(table(on_flop(last_power="x-ray"))) == ["x-ray"]
    assert shown(table(on_flop(last_power="emp", emp=True))) == ["emp"]


def test_blinds_ante_and_level_are_told():
    assert {"1500/3000", "300", "11"} <= set(texts(drawn("four")))


@every_table
def test_no_picture_holds_a_word(title):
    names = ("1", "2", "3", "4", "5", "6")[: len(TABLES[title].seats)]

    for text in texts(powerup.table(TABLES[title], names)):
        assert text.lstrip("+").replace("/", "").isdecimal()


@every_table
def test_the_same_view_gives_the_same_scene(title):
    assert drawn(title) == drawn(title)
