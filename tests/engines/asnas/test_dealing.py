"""The pack, the first dealer, and whom the deal passes to."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

from engines.asnas.cards import PACK
from engines.asnas.events import Dealt
from engines.kernel.game import Seat, Turn, replay
from engines.kernel.secret import Hidden, redact
from tests.engines.asnas.table import GAME, SEED, after, first_step, table


def seeds(many: int) -> list[str]:
    return [sha256(bytes([number])).hexdigest() for number in range(many)]


def test_the_pack_has_four_copies_of_five_identities():
    assert Counter(PACK) == dict.fromkeys(("as", "shah", "bibi", "sarbaz", "couli"), 4)


def test_everybody_is_dealt_five_cards_and_the_whole_pack_is_dealt():
    hands = table().hands
    assert [len(hand) for hand in hands] == [5, 5, 5, 5]
    assert sorted(card for hand in hands for card in hand) == sorted(PACK)


def test_cards_are_dealt_one_at_a_time_counter_clockwise_from_the_dealers_right():
    deck = list(PACK)
    state = GAME.new(GAME.config({"deck": deck, "dealer": 2}), 4, SEED).state
    for place, card in enumerate(deck):
        assert state.hands[(3 + place) % 4][place // 4] == card


def test_the_first_dealer_is_drawn_by_the_seed():
    drawn = {GAME.new(GAME.config({}), 4, seed).state.dealer for seed in seeds(40)}
    assert drawn == {0, 1, 2, 3}


def test_the_dealer_starts_with_a_bet_of_one_and_the_others_with_none():
    assert table(dealer=2).bets == (0, 0, 1, 0)


def test_the_player_to_the_dealers_right_acts_first():
    assert [table(dealer=dealer).to_act for dealer in range(4)] == [1, 2, 3, 0]


def test_the_deal_passes_to_the_dealers_right():
    state, dealers = table(dealer=2, deals=6), []
    for _ in range(6):
        dealers.append(state.dealer)
        state = after(state, "fold fold fold")
    assert dealers == [2, 3, 0, 1, 2, 3]


def test_every_deal_is_shuffled_anew():
    state, dealt = table(), set()
    for _ in range(12):
        dealt.add(frozenset(state.hands))
        assert sorted(card for hand in state.hands for card in hand) == sorted(PACK)
        state = after(state, "fold fold fold")
    assert len(dealt) == 12


def test_the_shuffles_hang_on_the_seed_only_and_not_on_what_was_played():
    one, two = after(table(), "fold fold fold"), after(table(), "raise call call fold")
    assert one.hands == two.hands


def test_other_seeds_deal_other_cards():
    dealt = {GAME.new(GAME.config({}), 4, seed).state.hands for seed in seeds(20)}
    assert len(dealt) == 20


def test_what_is_dealt_is_read_by_nobody_not_even_by_its_owner():
    (dealt,) = first_step().events
    assert isinstance(dealt, Dealt)
    for seat in (*map(Seat, range(4)), None):
        assert redact(dealt, seat).hands == (Hidden(5),) * 4


def test_the_first_deal_is_an_event_like_every_other():
    step = first_step(dealer=3)
    (dealt,) = step.events
    assert isinstance(dealt, Dealt)
    assert (dealt.deal, dealt.dealer, dealt.bets, dealt.to_act) == (1, 3, (0, 0, 0, 1), 0)
    turn = Turn(step.state)
    turn.emit(dealt)
    assert replay(step.state, [dealt]) == turn.state
