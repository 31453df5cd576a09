"""What is waited for, how long, and what silence means."""

from __future__ import annotations

import pytest

from engines.kernel.errors import IllegalAction
from engines.kernel.game import apply
from engines.tichu.state import SEATS
from tests.engines.tichu.table import (
    GAME,
    after,
    dealt,
    first_step,
    give,
    passes,
    play,
    silence,
    table,
    tichu,
    wish_grand,
)


def ids(state) -> set[str]:
    return {each.id for each in GAME.deadlines(state)}


def test_a_turn_takes_45_seconds():
    (deadline,) = GAME.deadlines(table("2g", "2k", "2b", "2r", turn=3))
    assert (deadline.seconds, deadline.seats) == (45, {3})


def test_every_turn_has_an_id_of_its_own():
    state = table("2g 3g", "3k 4k", "4b 5b", "5r 6r")
    seen = [ids(state)]
    for deed in (play(0, "2g"), *passes(1), play(2, "4b")):
        state = after(state, deed)
        seen.append(ids(state))
    assert len(set().union(*seen)) == 4


def test_a_bomb_out_of_turn_ends_the_turn_that_was_running():
    state = after(table("Qg 2g", "2k", "9g 9k 9b 9r 2b", "2r"), play(0, "Qg"))
    assert not ids(state) & ids(after(state, play(2, "9g 9k 9b 9r")))


def test_a_call_leaves_the_turn_running():
    state = table("2g 3g", "3k", "4b", "5r", started=frozenset())
    assert ids(after(state, tichu(2))) == ids(state)


def test_an_expiry_that_is_not_declared_is_too_late():
    state = table("2g 3g", "3k", "4b", "5r")
    for gone in ("turn-0", "closing-1", ""):
        with pytest.raises(IllegalAction, match="too-late"):
            apply(GAME, state, GAME.expire(gone))


def test_silence_calls_no_grand_tichu():
    state = silence(after(first_step().state, wish_grand(2, True)))
    assert [each.seat for each in state.calls] == [2]


def test_silence_gives_the_lowest_to_opponents_and_the_highest_to_the_partner():
    """The lower of two cards goes to the next seat."""
    hands = silence(dealt()).hands
    assert {"2g", "4b", "Ar"} <= set(hands[1])
    assert {"2b", "4r", "Ag"} <= set(hands[2])
    assert {"3b", "2k", "Ak"} <= set(hands[3])
    assert {"3r", "2r", "Ab"} <= set(hands[0])


def test_of_equal_cards_green_is_the_lowest_then_black_blue_and_red():
    hands = (
        "2r 2b 2k 2g Ag Ak Ab Ar 3g 4g 5g 6g 7g 8g",
        "3k 3b 3r 4k 4b 4r 5k 5b 5r 6k 6b 6r 7k 7b",
        "7r 8k 8b 8r 9g 9k 9b 9r Tg Tk Tb Tr mahjong dog",
        "Jg Jk Jb Jr Qg Qk Qb Qr Kg Kk Kb Kr phoenix dragon",
    )
    state = silence(dealt(hands))
    assert "2g" in state.hands[1]
    assert "Ar" in state.hands[2]
    assert "2k" in state.hands[3]


def test_special_cards_are_given_to_nobody_by_silence():
    state = silence(dealt())
    for seat, special in zip(SEATS, ("mahjong", "dog", "phoenix", "dragon"), strict=True):
        assert special in state.hands[seat]


def test_who_has_given_is_not_given_for():
    state = silence(after(dealt(), give(0, "Ag", "Kg", "Qg")))
    assert "Ag" in state.hands[1]
    assert "Kg" in state.hands[2]
    assert "Qg" in state.hands[3]


def test_silence_passes_where_that_is_allowed():
    state = after(table("2g 3g", "3k 4k", "4b", "5r"), play(0, "2g"))
    assert silence(state).trick == state.trick
    assert silence(state).turn == 2


@pytest.mark.parametrize(
    ("hand", "led"),
    [
        ("5g 4k 4g Kg", "4g"),
        ("2g 2k mahjong dragon", "mahjong"),
        ("Ag dog phoenix", "Ag"),
        ("dog phoenix dragon", "dog"),
        ("phoenix dragon", "phoenix"),
        ("dragon", "dragon"),
        ("5r 5b 6g", "5b"),
    ],
)
def test_silence_leads_the_lowest_single(hand, led):
    state = table(f"{hand}", "3k 3b", "4b 4r", "6r 6k")
    state = silence(state)
    assert (led,) in (*_lying(state), state.won[0])


def _lying(state):
    return [laid.combination.cards for laid in state.trick]


def test_silence_makes_no_wish():
    assert silence(table("mahjong 2g", "2k", "2b", "2r")).wish is None


def test_silence_leads_what_a_wish_asks_for():
    assert _lying(silence(table("mahjong 2g 8g", "2k", "2b", "2r", wish="8"))) == [("8g",)]


def test_silence_plays_the_lowest_colours_of_a_rank_though_it_breaks_a_bomb():
    hands = ("7k 7b 2g", "4g 5g 6g 7g 8g 8k 8b Kk", "2b", "2r")
    state = after(table(*hands, wish="8"), play(0, "7k 7b"))
    assert _lying(silence(state))[-1] == ("8g", "8k")


def test_silence_throws_no_bomb_where_less_meets_the_wish():
    hands = ("3k 4b 5r 6g 7k 2g", "4g 5g 6g 7g 8g 8k Kk", "2b", "2r")
    state = after(table(*hands, wish="8"), play(0, "3k 4b 5r 6g 7k"))
    assert _lying(silence(state))[-1] == ("4g", "5g", "6g", "7g", "8k")


def test_nobody_is_waited_for_twice():
    state = after(first_step().state, wish_grand(1, False))
    assert GAME.waiting_on(state) == {0, 2, 3}
    (deadline,) = GAME.deadlines(state)
    assert deadline.seats == {0, 2, 3}
