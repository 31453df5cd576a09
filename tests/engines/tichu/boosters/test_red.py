"""Red boosters that answer calls and other boosters: Insurance, Delay."""

from __future__ import annotations

from engines.tichu.scoring import parts_of
from tests.engines.tichu.table import (
    GAME,
    after,
    boost,
    dealt,
    declines,
    first_step,
    play,
    refused,
    silence,
    table,
    tichu,
    view,
    wish_grand,
    with_,
)

FEW = ("2g 3g 9g", "2k 3k 9k", "2b 3b 9b", "2r 3r 9r")


def called(by=0, **held):
    """Somebody who has not played yet has called Tichu."""
    pools = {int(name[1:]): keys for name, keys in held.items()}
    return after(table(*FEW, held=pools, started=frozenset()), tichu(by))


def worth(state):
    return [(each.seat, each.win, each.loss) for each in state.calls]


# Insurance


def test_every_holder_of_an_insurance_is_asked_the_caller_too():
    state = called(s0="insurance", s3="insurance")
    assert view(state, None).window.trigger == "called"
    assert GAME.waiting_on(state) == {0, 3}


def test_an_insured_call_costs_nothing_if_it_fails():
    state = after(called(s0="insurance"), boost(0, "insurance"))
    assert worth(state) == [(0, 100, 0)]
    assert state.turn == 0


def test_at_the_end_of_the_round_an_insured_call_counts_if_it_succeeded():
    insured = after(called(s0="insurance"), boost(0, "insurance"))
    won, lost = with_(insured, places=(0, 1, 2)), with_(insured, places=(1, 0, 2))
    assert parts_of(won)[0].calls == 100
    assert parts_of(lost)[0].calls == 0


def test_somebody_else_may_insure_a_call():
    state = after(called(by=1, s0="insurance"), boost(0, "insurance"))
    assert worth(state) == [(1, 100, 0)]


def test_a_grand_tichu_may_be_insured():
    state = first_step(boosters=True, held=[["insurance"], [], [], []], booster_pile=[]).state
    state = after(state, *(wish_grand(seat, seat == 2) for seat in range(4)))
    assert GAME.waiting_on(state) == {0}
    state = after(state, boost(0, "insurance"))
    assert worth(state) == [(2, 200, 0)]
    assert [len(hand) for hand in state.hands] == [14] * 4


def test_each_grand_call_is_asked_about():
    state = dealt(grand="13", boosters=True, held=[["insurance"], [], [], []], booster_pile=[])
    state = after(state, *declines(0), boost(0, "insurance"))
    assert worth(state) == [(1, 200, 200), (3, 200, 0)]


def test_an_insurance_is_not_played_without_a_call():
    assert refused(table(*FEW, held={0: "insurance"}), boost(0, "insurance")) == "booster-not-now"


def test_what_is_insured_is_not_insured_again():
    state = called(s0="insurance", s3="insurance")
    state = after(state, boost(0, "insurance"), boost(3, "insurance"))
    assert (state.pools[0], state.pools[3]) == (("insurance",), ())
    assert state.turn == 0


# Delay


def test_a_small_tichu_is_raised_to_a_grand_one():
    state = after(called(by=1, s0="delay"), boost(0, "delay"))
    assert worth(state) == [(1, 200, 200)]


def test_the_caller_may_raise_the_own_call():
    assert worth(after(called(s0="delay"), boost(0, "delay"))) == [(0, 200, 200)]


def test_a_grand_tichu_is_not_raised():
    state = dealt(grand="1", boosters=True, held=[["delay"], [], [], []], booster_pile=[])
    assert view(state, None).phase == "exchange"


def test_an_insured_call_stays_insured_when_it_is_raised():
    one = after(called(s0="insurance", s1="delay"), boost(0, "insurance"), *declines(1))
    assert worth(after(one, boost(1, "delay"))) == [(0, 200, 0)]
    two = after(called(s0="insurance", s1="delay"), *declines(0), boost(1, "delay"))
    assert worth(after(two, boost(0, "insurance"))) == [(0, 200, 0)]


def test_a_raised_call_is_drafted_for_like_a_small_one():
    state = with_(called(s1="delay"), faceup=("gift", "skat"), target=3000)
    state = after(state, boost(1, "delay"))
    while state.round == 1 and view(state, None).phase != "draft":
        state = silence(state)
    assert view(state, None).phase == "draft"
    assert GAME.waiting_on(state) == {0}


def test_play_goes_on_after_the_call():
    state = after(called(by=1, s0="delay"), *declines(0))
    assert after(state, play(0, "2g")).turn == 1
