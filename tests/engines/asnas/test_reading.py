"""What bets tell a computer player."""

from __future__ import annotations

import pytest

from engines.asnas.odds import counts_of
from engines.asnas.reading import RAISING, STAYING, Rival, rivals, worth
from engines.kernel.game import Seat
from tests.engines.asnas.table import GAME, after, hand, table

FRESH = Rival(bet=0, best=1.0, fresh=True, blind=False)
OPENING = Rival(bet=1, best=1.0, fresh=True, blind=False)


def read(deeds: str) -> list[Rival]:
    """What the seat to act makes of the others."""
    state = after(table(), deeds)
    assert state.to_act is not None
    return list(rivals(GAME.view(state, state.to_act), Seat(state.to_act)))


def test_who_has_not_acted_may_hold_anything_and_so_may_the_dealer_who_had_to_bet():
    assert read("") == [FRESH, FRESH, OPENING]


def test_who_has_looked_and_called_is_thought_to_hold_something():
    assert Rival(1, STAYING[1], fresh=False, blind=False) in read("look call")


def test_the_last_who_raised_is_thought_to_hold_more_than_who_called():
    raiser = Rival(2, STAYING[2] * RAISING, fresh=False, blind=False)
    caller = Rival(2, STAYING[2], fresh=False, blind=False)
    assert read("look raise look call") == [OPENING, raiser, caller]


def test_who_bets_without_looking_may_hold_anything():
    assert Rival(2, 1.0, fresh=False, blind=True) in read("raise")


def test_who_has_folded_is_out_of_it():
    assert read("fold fold") == [OPENING]


def test_the_higher_the_bet_the_fewer_hands_are_thought_to_stay():
    assert list(STAYING) == sorted(STAYING, reverse=True)


def test_alone_with_a_sure_winner_it_is_worth_the_others_bets():
    caller = Rival(2, STAYING[2], fresh=False, blind=False)
    assert worth(counts_of(hand("AAAAS")), (caller,), 5, 1, 2) == pytest.approx(5)


def test_a_sure_loser_costs_what_it_pays():
    caller = Rival(4, 0.1, fresh=False, blind=False)
    assert worth(counts_of(hand("ASBZC")), (caller,), 9, 3, 4) == pytest.approx(-3)


def test_others_may_fold_to_a_raise():
    own = counts_of(hand("AASBC"))
    nobody = worth(own, (FRESH,), 1, 2, 2)
    assert -2 < nobody < 3
