"""The computer players of Tichu: what they do on laid tables, and that they never get stuck."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel.game import Seat, legal_actions
from engines.tichu.actions.answers import Decline, Gift
from engines.tichu.actions.calls import CallTichu
from engines.tichu.actions.plays import Pass, Play
from engines.tichu.players import LEVELS
from engines.tichu.players.before import calls_grand
from engines.tichu.players.plan import best_plan, losers
from tests.engines.tichu.table import GAME, after, cards, dealt, passes, play, table, view

every_level = pytest.mark.parametrize("level", LEVELS)


def deed(state, seat, level="hard", number=1):
    """What the computer player on `seat` does."""
    actions = list(legal_actions(GAME, state, Seat(seat)))
    action = GAME.choose(view(state, seat), actions, level, Random(number))
    assert action in actions
    return action


@every_level
def test_whoever_can_go_out_does(level):
    state = table("Ag", "9g 9k", "Tg Tk", "Jg Jk")
    assert deed(state, 0, level).cards == ("Ag",)


def test_the_easy_player_now_and_then_does_not_see_that_it_could_play():
    state = after(table("3g 2g", "9g 9k 4b", "Tg Tk", "Jg Jk"), play(0, "3g"))
    passed = sum(isinstance(deed(state, 1, "easy", number), Pass) for number in range(100))
    assert 0 < passed < 50


def test_nobody_overlooks_how_to_go_out():
    state = after(table("3g 2g", "9g", "Tg Tk", "Jg Jk"), play(0, "3g"))
    assert all(isinstance(deed(state, 1, "easy", number), Play) for number in range(100))


def test_a_level_that_does_not_exist_is_refused():
    with pytest.raises(ValueError, match="master"):
        GAME.choose(view(table("Ag", "9g", "Tg", "Jg"), 0), [], "master", Random(1))


def test_a_hand_is_planned_in_few_combinations():
    assert len(best_plan(cards("2g 3k 4b 5r 6g 9g 9k Ag"))) == 3


def test_winners_do_not_count_as_losers():
    assert losers(cards("dragon Ag")) < losers(cards("3g 2k"))


def test_the_partners_ace_is_not_beaten():
    state = table("Ag 2g", "9g 9k", "dragon Tg 5k", "Jg Jk", calls=((0, 100),))
    state = after(state, play(0, "Ag"), *passes(1))
    assert isinstance(deed(state, 2), Pass)


def test_an_opponent_who_called_and_is_about_to_go_out_is_bombed():
    state = table("Kg 2g", "9g 9k 9b 9r 3k", "Tg Tk", "Jg Jk", calls=((0, 100),), bomb_seconds=5.0)
    state = after(state, play(0, "Kg"), *passes(1, 2, 3))
    assert set(deed(state, 1).cards) == set(cards("9g 9k 9b 9r"))


def test_the_partners_trick_is_not_bombed():
    state = table("2g 3g", "9g 9k 9b 9r 3k", "Tg Tk", "Kg Jk", bomb_seconds=5.0, turn=3)
    state = after(state, play(3, "Kg"), *passes(0, 1, 2))
    assert isinstance(deed(state, 1), Decline)


def test_the_dog_gives_the_lead_to_a_partner_who_called():
    state = table("dog Ag 4g 7k", "9g 9k", "Tg Tk", "Jg Jk", calls=((2, 100),))
    assert deed(state, 0).cards == ("dog",)


def test_the_dragon_goes_to_the_opponent_with_more_cards():
    state = table("dragon 2g", "3g", "4g 4k", "5g 5k 6b")
    state = after(state, play(0, "dragon"), *passes(1, 2, 3))
    given = deed(state, 0)
    assert isinstance(given, Gift)
    assert given.to == 3


STRONG = (
    "dragon phoenix Ag Ak Ab Kg Kk Kb Qg Qk Jg Jk Tg Tk",
    "2g 3g 4g 5g 6g 7g 8g 9g 2k 3k 4k 5k 6k mahjong",
    "2b 3b 4b 5b 6b 7b 8b 9b Tb Jb Qb 7k 8k dog",
    "2r 3r 4r 5r 6r 7r 8r 9r Tr Jr Qr Kr Ar 9k",
)


def test_a_very_high_hand_calls_grand_tichu():
    assert calls_grand(view(dealt(STRONG), 0))
    assert not calls_grand(view(dealt(STRONG), 1))


@pytest.mark.parametrize(
    ("hand", "called"),
    [
        ("dragon Ag Ak Ab Kg Kk Qg Qk Jg Jk Tg Tk 9g 9k", True),
        ("2g 3g 5k 6g 7g 9k 9g Jk Jg Qk Kk Kg Ab dog", False),
    ],
)
def test_tichu_is_called_with_few_losers(hand, called):
    state = table(hand, "2b", "3b", "4b", started=frozenset())
    assert isinstance(deed(state, 0), CallTichu) == called


@every_level
@pytest.mark.parametrize("boosters", [False, True])
def test_four_of_a_level_play_a_game_to_its_end(level, boosters):
    config = GAME.config({"boosters": boosters, "target": 100})
    state, dice = GAME.new(config, 4, "ab" * 32).state, Random(5)
    for _ in range(4000):
        if GAME.result(state) is not None:
            break
        seat = Seat(min(GAME.waiting_on(state)))
        actions = list(legal_actions(GAME, state, seat))
        state = after(state, GAME.choose(view(state, seat), actions, level, dice))
    assert GAME.result(state) is not None


def test_a_play_with_a_wish_wishes_what_is_not_in_the_hand():
    state = table("mahjong 2g 7g 8g", "9g 9k", "Tg Tk", "Jg Jk")
    led = deed(state, 0)
    assert isinstance(led, Play)
    assert led.wish not in ("2", "7", "8")
