"""The computer players."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engines.kernel.game import apply, legal_actions
from engines.poker.cards import parse_all
from engines.powerup.equity import Rival, Spot, best_pair, equity
from engines.powerup.reading import picks_of, stakes_of
from engines.powerup.state import POWER_KEYS
from engines.powerup.tactics import GAINS
from tests.engines.powerup.table import GAME, after, rich, table, to_flop, to_river, view

LEVELS = ("easy", "normal", "hard")
every_level = pytest.mark.parametrize("level", LEVELS)
better_levels = pytest.mark.parametrize("level", ["normal", "hard"])


def chosen(state, level, number=0):
    """What the computer player to act does."""
    seat = state.to_act
    actions = list(legal_actions(GAME, state, seat))
    action = GAME.choose(GAME.view(state, seat), actions, level, Random(number))
    assert action in actions
    return action


def often(state, level, tries=12):
    """The kinds of all that it does there in many tries, powers by their name."""
    actions = [chosen(state, level, number) for number in range(tries)]
    return {getattr(action, "power", type(action).__name__.lower()) for action in actions}


def spot(own, board="", picks=1, **more):
    """A spot against one rival."""
    cards = parse_all(board.split())
    to_come = {0: 5, 3: 2, 4: 1}.get(len(cards), 0)
    rivals = (Rival((), picks),)
    return Spot(parse_all(own.split()), cards, rivals, (), more.pop("to_come", to_come), **more)


def won(*laid, **more):
    """How often that spot is won."""
    return equity(spot(*laid, **more), Random(1), 2_000)


# Levels


def test_there_are_three_levels_the_weakest_first():
    assert GAME.levels == LEVELS


def test_another_level_is_an_error():
    with pytest.raises(ValueError, match="expert"):
        chosen(table(), "expert")


@every_level
def test_nobody_folds_where_checking_is_free(level):
    state = to_flop(table(hands=("7s 2d", "7c 2h", "7h 2s"), deck="As Kd Qh Jc 9d"))
    assert "fold" not in often(state, level)


@better_levels
def test_aces_are_never_folded(level):
    assert "fold" not in often(after(table(), "call, all-in, fold"), level)
    assert "fold" not in often(table(), level)


@better_levels
def test_a_poor_hand_is_folded_to_an_all_in(level):
    state = table(hands=("As Ad", "7h 2d", "Qs Qd"))
    assert often(after(state, "all-in"), level) == {"fold"}


@better_levels
def test_the_best_hand_is_raised_on_the_river(level):
    state = to_river(table(hands=("2s 3h", "As Ks", "9h 8d"), deck="Qs Js Ts 4d 4c"))
    assert often(state, level) <= {"raise", "allin"}


def test_bets_make_a_rival_look_choosy():
    quiet = to_flop(table())
    small, large = after(quiet, "raise 50"), after(quiet, "raise 1445")

    def picks(state):
        seen = view(state, state.to_act)
        return picks_of(seen, stakes_of(seen))[1]

    assert picks(small) == 2
    assert picks(large) == 3


def test_hard_believes_in_bets_and_normal_does_not():
    hands = ("Ts Qh", "Kh 9d", "8s 8c")
    state = table(hands=hands, deck="Kc Qd 3h 2s 5d")
    state = after(state, "call, call, check, check, raise 1445")
    assert state.to_act == 0
    assert often(state, "normal") == {"call"}
    assert "fold" in often(state, "hard", 20)


@every_level
def test_equal_views_and_dice_lead_to_equal_choices(level):
    state = after(rich("", "upgrade reload deploy"), "raise 150")
    assert [chosen(state, level, n) for n in range(6)] == [
        chosen(state, level, n) for n in range(6)
    ]


@every_level
def test_the_cards_of_the_others_make_no_difference(level):
    one = rich("reload", hands=("9s 9d", "As Ad", "Ks Kd"))
    two = rich("reload", hands=("9s 9d", "Ts Th", "5s 4d"))
    assert [chosen(one, level, n) for n in range(8)] == [chosen(two, level, n) for n in range(8)]


@every_level
def test_three_of_a_level_play_a_game_to_its_end(level):
    state = GAME.new(GAME.config({"structure": "turbo", "stack": 500}), 3, "7" * 64).state
    dice, turns = Random(5), 0
    while state.to_act is not None:
        seat, turns = state.to_act, turns + 1
        actions = list(legal_actions(GAME, state, seat))
        action = GAME.choose(GAME.view(state, seat), actions, level, dice)
        state = apply(GAME, state, action).state
    assert GAME.result(state) is not None
    assert turns < 2_000


# Powers


def test_every_power_has_a_value():
    assert set(GAINS) == set(POWER_KEYS)


@better_levels
@pytest.mark.parametrize("power", POWER_KEYS)
def test_a_player_with_any_power_does_what_it_may(level, power):
    state = after(to_flop(rich("", f"{power} emp", "intel")), "check, check, raise 100")
    state = replace(state, powers=((), (power, power), ()))
    assert often(state, level, 4)


@better_levels
def test_the_card_that_beats_one_is_destroyed(level):
    hands = ("3h 4h", "As Ad", "7c 2h")
    state = to_flop(rich("", "disintegrate", hands=hands, deck="6h 5h Kc 9d 2d"))
    state = after(state, "check, check, raise 150")
    assert state.to_act == 1
    assert often(state, level) <= {"disintegrate", "call", "raise", "allin"}


@better_levels
def test_a_hand_that_cannot_win_is_reloaded_for_a_big_pot(level):
    hands = ("As Kd", "3h 2d", "Qs Qd")
    state = after(rich("", "reload", hands=hands, deck="Ac Kc 9h 5d 6s"), "raise 400, call, fold")
    state = after(state, "raise 100")
    assert state.to_act == 0
    state = replace(state, powers=(("reload",), ("reload",), ()))
    assert "reload" not in often(state, level)
    state = after(state, "call, check, raise 300")
    assert "reload" in often(state, level)


@better_levels
def test_the_worst_of_three_cards_is_discarded(level):
    hands = ("Qh Jd", "As 2d", "9s 8d")
    state = to_flop(rich("", "upgrade", hands=hands, deck="Ac Kd 9h Ad 3h"))
    assert chosen(after(state, "upgrade"), level).card == "2d"


@better_levels
def test_the_card_that_helps_is_engineered(level):
    hands = ("2s 3d", "As Ad", "7s 6d")
    deck = "Kc Qd 9h 4c Ah 5s"
    state = after(to_flop(rich("", "engineer", hands=hands, deck=deck)), "engineer")
    assert chosen(state, level).card == "Ah"


@better_levels
@pytest.mark.parametrize(("top", "keep"), [("7h 7c", True), ("Ah Kh", False)])
def test_cards_that_help_are_kept_and_others_are_not(level, top, keep):
    hands = ("Jh Th", "7s 7d", "Kd 6h")
    state = to_flop(rich("", "scanner", hands=hands, deck=f"2c 3d 9h {top}"))
    assert chosen(after(state, "scanner"), level).keep is keep


# How often a hand wins


@pytest.mark.parametrize(
    ("own", "board", "expected"),
    [
        ("As Ad", "", 0.85),
        ("7s 2d", "", 0.35),
        ("As Ks", "", 0.67),
        ("As Ad", "Ac Ah 2d", 1.0),
        ("9s 8s", "7s 6s 2d", 0.66),
    ],
)
def test_how_often_a_hand_beats_another_at_random(own, board, expected):
    assert won(own, board) == pytest.approx(expected, abs=0.04)


def test_a_choosy_rival_is_harder_to_beat():
    assert won("9s 9d", picks=3) < won("9s 9d", picks=2) < won("9s 9d")


def test_known_cards_of_a_rival_are_taken_as_they_are():
    aces = Spot(parse_all(["Ks", "Kd"]), (), (Rival(parse_all(["As", "Ad"])),), (), 5)
    assert equity(aces, Random(1), 2_000) == pytest.approx(0.18, abs=0.04)


def test_known_cards_of_the_deck_come_first():
    top = parse_all(["As", "Ac"])
    known = spot("Ah Ad", "2c 7d 9h")._replace(top=top)
    assert equity(known, Random(1), 200) == 1.0


def test_a_third_hole_card_makes_a_hand_better():
    assert won("7s 2d", draws=1) > won("7s 2d") + 0.05


def test_new_hole_cards_are_average():
    one = spot("7s", draws=1)
    assert equity(one, Random(1), 2_000) > won("7s 2d")


def test_the_better_two_of_three_are_kept():
    cards = parse_all(["As", "2d", "Ah"])
    assert set(best_pair(cards, ())) == set(parse_all(["As", "Ah"]))
    board = parse_all(["2c", "2h", "9s"])
    assert parse_all(["2d"])[0] in best_pair(cards, board)
