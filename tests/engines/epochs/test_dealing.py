"""How a hand begins, how the board comes, and how the deal goes round."""

from __future__ import annotations

import pytest

from engines.epochs.cards import pack_of
from engines.epochs.events import HandDealt, StreetDealt
from engines.kernel.codec import encode
from engines.kernel.game import Seat
from engines.kernel.secret import redact
from tests.engines.epochs.table import (
    BOARD,
    GAME,
    HANDS,
    SEED,
    after,
    calmly,
    finish,
    first_step,
    last_events,
    silence,
    table,
)


@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_may_play_and_get_six_cards_each(seats):
    state = GAME.new(GAME.config({}), seats, SEED).state
    assert [len(hand) for hand in state.hands] == [6] * seats
    assert state.round.stacks == (990,) * seats


def test_all_cards_of_the_pack_are_in_hands_or_in_the_deck():
    state = GAME.new(GAME.config({"pack": "full", "jokers": 3}), 8, SEED).state
    cards = [*state.deck, *(card for hand in state.hands for card in hand)]
    assert sorted(cards) == sorted(pack_of("full", 3))


@pytest.mark.parametrize("dealer", [0, 2])
def test_a_stacked_deck_goes_round_one_card_at_a_time_from_the_dealers_left(dealer):
    cards = list(pack_of("1+3+4", 2))
    state = GAME.new(GAME.config({"deck": cards, "dealer": dealer}), 3, SEED).state
    first = (dealer + 1) % 3
    assert state.hands[first] == tuple(cards[0:18:3])
    assert state.hands[dealer] == tuple(cards[2:18:3])
    assert state.deck == tuple(cards[18:])


def test_what_a_stacked_deck_lacks_comes_after_it():
    state = first_step().state
    assert state.hands == tuple(tuple(hand.split()) for hand in HANDS[:3])
    assert state.deck[:5] == tuple(BOARD.split())
    assert len(state.deck) == 91 - 18


def test_a_stacked_deck_is_for_the_first_hand_only():
    one, two = (finish(table(hands=hands, ante=0)) for hands in (HANDS, HANDS[::-1]))
    assert one.hands == two.hands
    assert one.hand == 2


def test_every_hand_has_a_deck_of_its_own():
    state = GAME.new(GAME.config({}), 3, SEED).state
    later = finish(state)
    assert later.hands != state.hands


def test_the_board_comes_as_three_cards_then_one_then_one():
    state = table()
    seen = []
    for street in ("flop", "turn", "river"):
        state = calmly(state, street)
        seen.append([each.card for each in state.board])
    assert seen == [BOARD.split()[:number] for number in (3, 4, 5)]
    assert [each.round for each in state.board] == ["flop"] * 3 + ["turn", "river"]


def test_no_card_is_burned():
    (_, dealt) = last_events(table(), "check, check, check")
    assert dealt == StreetDealt("flop", tuple(BOARD.split()[:3]), Seat(1))


def test_the_player_left_of_the_dealer_acts_first_in_every_round():
    state = table(dealer=1)
    for street in ("deal", "flop", "turn", "river"):
        state = calmly(state, street)
        assert state.to_act == 2


def test_so_it_is_with_two_players():
    state = table(seats=2, dealer=0)
    assert [state.to_act, calmly(state, "flop").to_act] == [1, 1]


def test_who_has_folded_is_passed_over_when_a_round_begins():
    assert after(table(), "fold, check, check").to_act == 2


def test_the_deal_moves_left_every_hand():
    state, dealers = table(ante=0), []
    for _ in range(4):
        dealers.append(state.dealer)
        state = finish(state)
    assert dealers == [0, 1, 2, 0]


def test_the_deal_passes_over_who_has_lost_all_chips():
    state = table(stacks=(1980, 20, 970), hands=(HANDS[1], HANDS[2], HANDS[0]))
    state = after(state, "all-in, fold, call")
    assert state.out == {1}
    assert state.dealer == 2
    assert state.hands[1] == ()
    assert state.to_act == 0


def test_the_first_dealer_is_drawn():
    dealers = {GAME.new(GAME.config({}), 4, f"{n:064x}").state.dealer for n in range(40)}
    assert dealers == {0, 1, 2, 3}


def test_everybody_pays_the_ante():
    state = table(ante=25)
    assert state.round.stacks == (975,) * 3
    assert state.round.stakes == (25,) * 3
    assert state.round.bets == (0,) * 3


def test_the_ante_is_the_smallest_bet_unless_it_is_said_otherwise():
    assert table(min_bet=30).ante == 30
    assert table(ante=0).round.stakes == (0, 0, 0)


def test_who_cannot_pay_the_whole_ante_is_in_with_what_it_has():
    state = finish(table(stacks=(980, 4, 2006)))
    assert state.round.stakes == (10, 4, 10)
    assert state.round.all_in == (1,)
    assert state.to_act == 2


def test_only_the_own_hand_is_told_when_a_hand_begins():
    (dealt,) = (each for each in first_step().events if isinstance(each, HandDealt))
    for seat in (0, 1, 2, None):
        told = encode(redact(dealt, seat)).decode()
        for other, hand in enumerate(HANDS[:3]):
            assert (f'"{hand.split()[0]}"' in told) == (other == seat)
        assert "1s1" not in told


def test_a_turn_takes_three_quarters_of_a_minute():
    (deadline,) = GAME.deadlines(table())
    assert (deadline.seconds, deadline.seats) == (45, {1})


def test_silence_checks_where_that_is_free_and_folds_else():
    assert silence(table()).events[0].__class__.__name__ == "Checked"
    assert silence(after(table(), "raise 10")).events[0].__class__.__name__ == "Folded"
