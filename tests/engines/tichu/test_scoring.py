"""What a round brings: the parts of a team's points."""

from __future__ import annotations

from random import Random

import pytest

from engines.tichu.cards import PACK, POINTS
from engines.tichu.scoring import parts_of, points_of, winner_of
from engines.tichu.state import SEATS
from tests.engines.tichu.table import cards, table, with_


def over(places=(2, 3, 0), calls=(), won=None, hand="2k"):
    """A round that is over; the seats in `places` are out."""
    hands = [hand if seat not in places else "" for seat in SEATS]
    return table(*hands, places=places, calls=calls, won=won)


def totals(state) -> tuple[int, int]:
    first, second = parts_of(state)
    return first.total, second.total


@pytest.mark.parametrize(
    ("text", "points"),
    [("5g 5k", 10), ("Tg Kg", 20), ("dragon", 25), ("phoenix", -25), ("Ag 2g dog mahjong", 0)],
)
def test_what_cards_count(text, points):
    assert points_of(cards(text)) == points


def test_the_pack_counts_100():
    assert points_of(PACK) == 100
    assert sum(POINTS.values()) == 100


@pytest.mark.parametrize("number", range(20))
def test_the_points_of_both_teams_sum_to_100(number):
    dice, pack = Random(number), list(PACK)
    dice.shuffle(pack)
    piles = {seat: " ".join(pack[12 * seat : 12 * seat + 12]) for seat in SEATS}
    order = dice.choice([(2, 3, 0), (0, 1, 3), (3, 2, 1), (1, 0, 2)])
    assert sum(totals(over(order, won=piles, hand=" ".join(pack[48:])))) == 100


def test_a_team_may_score_minus_25():
    assert totals(over(won={2: "phoenix"})) == (-25, 0)


def test_a_tichu_succeeds_for_who_goes_out_first():
    assert totals(over((2, 3, 0), calls=[(2, 100)])) == (100, 0)
    assert totals(over((2, 3, 0), calls=[(2, 200)])) == (200, 0)


def test_it_fails_where_the_partner_goes_out_first():
    assert totals(over((2, 3, 0), calls=[(0, 100)])) == (-100, 0)


def test_both_partners_may_call_and_one_of_them_fails():
    assert totals(over((2, 3, 0), calls=[(2, 100), (0, 200)])) == (-100, 0)


def test_calls_of_both_teams_count():
    assert totals(over((2, 3, 0), calls=[(3, 100), (2, 100), (1, 200)])) == (100, -300)


def test_calls_count_beside_a_double_victory():
    state = over((2, 0), calls=[(0, 100), (3, 200)])
    assert totals(state) == (100, -200)
    first, _ = parts_of(state)
    assert (first.double, first.calls) == (200, -100)


@pytest.mark.parametrize(
    ("scores", "winner"),
    [
        ((999, 0), None),
        ((1000, 0), 0),
        ((0, 1000), 1),
        ((1020, 1010), 0),
        ((1010, 1020), 1),
        ((1010, 1010), None),
        ((-300, 1500), 1),
    ],
)
def test_who_has_won(scores, winner):
    assert winner_of(with_(table("2g", "2k", "2b", "2r"), scores=scores)) == winner
