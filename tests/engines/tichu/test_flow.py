"""How one thing follows another: a round is a row of pendings."""

from __future__ import annotations

from engines.kernel.game import Seat
from engines.tichu.dealing import BOOSTER_ROUND, ROUND
from engines.tichu.flow import go_on
from engines.tichu.moments import MOMENTS
from engines.tichu.pendings import Deal, DragonGift, Exchange, FirstLead, GrandCalls, Lead, Parcel
from engines.tichu.state import SEATS
from tests.engines.tichu.table import (
    GAME,
    act,
    after,
    cards,
    dealt,
    first_step,
    gift,
    refused,
    silence,
    table,
    view,
    with_,
)


def test_a_round_begins_as_it_is_planned():
    kinds = [type(each) for each in ROUND]
    assert kinds == [Deal, GrandCalls, Deal, Exchange, FirstLead]
    assert first_step().state.agenda == ROUND[2:]
    assert dealt().agenda == ROUND[4:]


def test_what_asks_nobody_happens_at_once():
    turn = GAME.turn(table("2g", "2k", "2b", "2r"))
    go_on(turn, (Lead(Seat(3)),))
    assert (turn.state.turn, turn.state.agenda) == (3, ())


def test_what_follows_a_question_waits_for_its_answer():
    turn = GAME.turn(table("2g", "2k", "2b", "2r", won={0: "dragon"}))
    go_on(turn, (DragonGift(Seat(0), cards("dragon")), Lead(Seat(2))))
    assert turn.state.agenda == (Lead(Seat(2)),)
    assert turn.state.turn == 0
    assert after(turn.state, gift(0, 1)).turn == 2


def test_every_pending_has_its_moment():
    assert all(type(each) in MOMENTS for each in (*ROUND, *BOOSTER_ROUND))


def test_every_wait_has_a_name_of_its_own():
    """But for the leads: one wait comes before each, the first or not."""
    asking = [kind for kind, moment in MOMENTS.items() if moment.trigger]
    assert MOMENTS[Lead].trigger == MOMENTS[FirstLead].trigger
    assert len({MOMENTS[kind].trigger for kind in asking}) == len(asking) - 1


def exchanging(*parcels: tuple[int, int, int]):
    """Another exchange than the usual one: giver, taker, how many."""
    plan = Exchange(tuple(Parcel(Seat(one), Seat(two), count) for one, two, count in parcels))
    state = dealt()
    wait = with_(state.waits[0], pending=plan, may_answer=frozenset({Seat(0), Seat(2)}))
    return with_(state, waits=(wait,))


def test_the_exchange_follows_its_plan():
    """Here only two partners pass cards, two and one."""
    state = exchanging((0, 2, 2), (2, 0, 1))
    assert refused(state, act(0, "exchange", give={"2": ["Ag"]})) == "bad-exchange"
    assert refused(state, act(0, "exchange", give={"1": ["2g"], "2": ["Ag"]})) == "bad-exchange"
    state = after(
        state,
        act(0, "exchange", give={"2": ["Ag", "Kg"]}),
        act(2, "exchange", give={"0": ["3b"]}),
    )
    assert view(state, None).counts == (13, 14, 15, 14)
    assert {"Ag", "Kg"} <= set(state.hands[2])
    assert "3b" in state.hands[0]


def test_silence_follows_the_plan_too():
    state = silence(exchanging((0, 2, 2), (2, 0, 1)))
    assert {"Ag", "Kg"} <= set(state.hands[2])
    assert "Ab" in state.hands[0]


def test_cards_may_be_given_to_oneself_where_a_plan_says_so():
    """Such cards lie on the own tricks."""
    state = silence(exchanging((0, 0, 1), (2, 2, 1)))
    assert view(state, None).counts == (13, 14, 13, 14)
    assert [len(row) for row in state.won] == [1, 0, 1, 0]


def test_who_plays_after_whom_hangs_on_the_order_alone():
    state = table("2g 9g", "3k 9k", "4b 9b", "5r 9r", order=tuple(map(Seat, (0, 2, 1, 3))))
    turns = []
    for seat, card in ((0, "2g"), (2, "4b"), (3, "5r")):
        state = after(state, act(seat, "play", cards=[card]))
        turns.append(state.turn)
        if state.turn == 1:
            state = after(state, act(1, "pass"))
    assert turns == [2, 1, 0]
    assert set(state.order) == set(SEATS)
