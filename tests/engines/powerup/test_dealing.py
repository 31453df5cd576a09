"""How games and hands begin: button, blinds, levels, energy, powers, cards."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from engines.kernel.secret import Hidden, redact
from engines.powerup.events.hand import HandDealt, PowersDealt
from engines.powerup.state import POWER_KEYS
from engines.powerup.structure import LEVELS, Level, lasting, level_now
from tests.engines.playing import seed_of
from tests.engines.powerup.table import (
    GAME,
    after,
    all_cards,
    first_step,
    table,
    view,
    whole_pack,
)


def fresh(seats=3, number=0, **options):
    """A game as it begins where nothing is stacked."""
    return GAME.new(GAME.config(options), seats, seed_of(number)).state


def next_hand(state):
    """Everybody folds to the last."""
    hand = state.hand
    while state.hand == hand:
        state = after(state, "fold")
    return state


def hands(state, count):
    """The state after so many more hands in which everybody folds."""
    for _ in range(count):
        state = next_hand(state)
    return state


# The button


def test_the_first_button_is_drawn_by_the_seed():
    buttons = {fresh(number=number).button for number in range(30)}
    assert buttons == {0, 1, 2}
    assert fresh(number=5).button == fresh(number=5).button


def test_the_button_moves_clockwise():
    state, seen = table(button=1), []
    for _ in range(4):
        seen.append(state.button)
        state = next_hand(state)
    assert seen == [1, 2, 0, 1]


def test_the_button_passes_those_who_are_out():
    state = lost_by_the_small_blind()
    assert (state.eliminated, state.button) == (((1,),), 2)
    assert next_hand(state).button == 0


def lost_by_the_small_blind():
    """Seat 1 had nothing but its blind, and loses it in the first hand."""
    return after(table(stacks=(1495, 0, 1445), deck="Ah Kc 8h 2c 2d"), "call, check" + CALM)


CALM = ", check, check" * 3


def test_somebody_may_post_the_big_blind_twice():
    state = after(table(stacks=(0, 1470, 1445), deck="Kc Qc 8h 2c 2d"), "call, check" + CALM)
    assert (state.eliminated, state.button) == (((0,),), 1)
    assert view(state, None).seats[2].bet == 50


def test_when_two_are_left_the_button_posts_the_small_blind_and_acts_first():
    state = lost_by_the_small_blind()
    assert (state.button, state.round.bets, state.to_act) == (2, (50, 0, 25), 2)
    state = after(state, "call, check")
    assert (state.street, state.to_act) == ("flop", 0)


# Blinds and antes


def test_left_of_the_button_posts_the_small_blind_then_the_big_blind():
    state = table()
    assert state.round.bets == (0, 25, 50)
    assert state.round.stakes == (5, 30, 55)
    assert state.to_act == 0


def test_heads_up_the_button_posts_the_small_blind_and_acts_first():
    state = table(seats=2)
    assert state.round.bets == (25, 50)
    assert state.to_act == 0
    state = after(state, "call, check")
    assert (state.street, state.to_act) == ("flop", 1)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_left_of_the_big_blind_acts_first_and_later_left_of_the_button(seats):
    state = table(seats=seats)
    assert state.to_act == 3 % seats
    state = after(state, ", ".join(["call"] * (seats - 1)) + ", check")
    assert (state.street, state.to_act) == ("flop", 1)


def test_every_player_pays_the_ante():
    assert [stake - bet for stake, bet in zip(*rows(table(seats=6)), strict=True)] == [5] * 6


def rows(state):
    return state.round.stakes, state.round.bets


def test_the_ante_comes_before_the_blind():
    state = dealt_with(3, 1500, 1500)
    assert (state.round.stakes[0], state.round.bets[0]) == (3, 0)
    assert sum(state.round.stacks) + sum(state.round.stakes) == 3003


def test_an_ante_paid_short_leaves_the_blind_what_it_is_for_the_others():
    seen = view(dealt_with(3, 1500, 1500), 1)
    assert (seen.button, seen.seats[0].bet, seen.seats[2].bet) == (1, 0, 25)
    assert (seen.legal.call, seen.legal.raise_.min) == (50, 100)


def dealt_with(*before):
    """A hand that seat 1 deals, before which the seats have so many chips."""
    state = after(table(), "fold")
    stacks = (before[0], before[1] - 30, before[2] - 55)
    state = replace(state, round=replace(state.round, stacks=stacks, stakes=(0, 30, 55)))
    return after(state, "fold")


def test_a_short_big_blind_counts_as_a_full_one():
    seen = view(dealt_with(25, 1500, 1500), 1)
    assert seen.seats[0].bet == 20
    assert (seen.legal.call, seen.legal.raise_.min) == (50, 100)


def test_a_player_who_cannot_pay_the_blind_is_all_in_with_what_there_is():
    state = dealt_with(35, 1500, 1500)
    assert (state.button, state.round.bets[0], state.round.stacks[0]) == (1, 30, 0)
    assert view(state, 1).legal.call == 50
    assert view(state, None).seats[0].all_in


# Levels


def test_the_levels_are_those_of_the_rules():
    assert LEVELS[0] == Level(25, 50, 5)
    assert LEVELS[-1] == Level(1500, 3000, 300)
    assert [level.big for level in LEVELS] == [
        50,
        100,
        150,
        250,
        400,
        600,
        800,
        1000,
        1500,
        2000,
        3000,
    ]
    assert all(level.small * 2 == level.big == level.ante * 10 for level in LEVELS)


def test_a_level_lasts_four_hands():
    state, seen = table(), []
    for _ in range(10):
        seen.append(view(state, None).level)
        state = next_hand(state)
    assert seen == [1] * 4 + [2] * 4 + [3] * 2


def test_heads_up_a_level_lasts_six_hands():
    state, seen = table(seats=2), []
    for _ in range(8):
        seen.append(view(state, None).level)
        state = next_hand(state)
    assert seen == [1] * 6 + [2] * 2


@pytest.mark.parametrize(("seats", "hands_a_level"), [(2, 3), (3, 2), (6, 2)])
def test_turbo_levels_last_half_as_many_hands(seats, hands_a_level):
    assert lasting("turbo", seats) == hands_a_level
    state = hands(table(seats=seats, structure="turbo"), hands_a_level)
    assert view(state, None).level == 2


def test_when_two_are_left_the_level_lasts_on():
    assert level_now("standard", 2, 0, 4) == (0, 4)
    assert level_now("standard", 2, 0, 6) == (1, 0)
    assert level_now("standard", 3, 0, 4) == (1, 0)


def test_the_last_level_stays():
    assert level_now("standard", 3, 10, 4) == (10, 4)


def test_what_is_posted_follows_the_level():
    state = hands(table(), 4)
    assert sorted(state.round.bets) == [0, 50, 100]
    assert sum(state.round.stakes) == 180


# Energy


def test_everybody_begins_with_ten_energy():
    assert fresh(6).energy == (10,) * 6


def test_every_later_hand_brings_two_up_to_fifteen():
    state, seen = table(), []
    for _ in range(5):
        seen.append(state.energy[1])
        state = next_hand(state)
    assert seen == [10, 12, 14, 15, 15]


def test_who_is_out_gets_no_energy():
    assert lost_by_the_small_blind().energy == (12, 10, 12)


# Powers


def test_everybody_begins_with_two_different_powers():
    for number in range(20):
        for held in fresh(6, number).powers:
            assert len(set(held)) == 2


def test_two_players_may_hold_the_same_kind():
    assert any(set(one) & set(other) for one, other, _ in (fresh(3, n).powers for n in range(20)))


def test_every_later_hand_brings_one_power_up_to_three():
    state, seen = fresh(), []
    for _ in range(4):
        seen.append({len(held) for held in state.powers})
        state = next_hand(state)
    assert seen == [{2}, {3}, {3}, {3}]


def test_one_power_comes_at_a_time_however_many_were_used():
    state = next_hand(table("", "emp", "emp intel deploy"))
    assert [len(held) for held in state.powers] == [1, 2, 3]


def test_unused_powers_stay():
    state = next_hand(table("emp deploy"))
    assert state.powers[0][:2] == ("emp", "deploy")


def test_a_new_power_is_of_a_kind_that_is_not_held():
    for number in range(40):
        state = replace(table("emp deploy", "emp emp"), seed=seed_of(number))
        state = next_hand(state)
        assert len(set(state.powers[0])) == 3
        assert state.powers[1][2] != "emp"


def test_new_powers_are_uniform_over_the_kinds_that_are_not_held():
    counts: Counter[str] = Counter()
    for number in range(400):
        state = next_hand(replace(table("emp deploy"), seed=seed_of(number)))
        counts[state.powers[0][2]] += 1
    assert set(counts) == set(POWER_KEYS) - {"emp", "deploy"}
    assert all(25 <= count <= 80 for count in counts.values())


def test_new_powers_are_dealt_from_the_left_of_the_button():
    state = next_hand(table(powers_deck=["emp", "intel", "clone", "deploy"]))
    assert (state.button, state.powers) == (1, (("intel",), ("clone",), ("emp",)))
    assert next_hand(state).powers[0][-1] == "deploy"


def test_who_is_full_gets_none_and_takes_none_from_the_next():
    state = next_hand(table("", "", "emp emp emp", powers_deck=["intel", "clone"]))
    assert state.powers == (("intel",), ("clone",), ("emp",) * 3)


def test_stacked_powers_may_be_of_any_kind():
    state = next_hand(table("emp", powers_deck=["deploy", "emp", "deploy"]))
    assert state.powers[0] == ("emp", "emp")


def test_who_is_out_holds_no_powers_and_gets_none():
    state = lost_by_the_small_blind()
    assert [len(held) for held in state.powers] == [1, 0, 1]
    assert next_hand(state).powers[1] == ()


def test_nobody_sees_what_powers_others_are_dealt():
    (dealt, *_) = first_step(powers=("emp", "intel deploy")).events
    assert isinstance(dealt, PowersDealt)
    seen = redact(dealt, 1)
    assert seen.powers[0] == Hidden(1)
    assert seen.powers[1].value == ("intel", "deploy")


# Cards


def test_hole_cards_come_one_at_a_time_from_the_left_of_the_button():
    deck = ["2c", "3c", "4c", "5c", "6c", "7c", "8c"]
    state = GAME.new(GAME.config({"deck": deck, "button": 1}), 3, seed_of(0)).state
    assert state.hands == (("3c", "6c"), ("4c", "7c"), ("2c", "5c"))
    assert state.deck[0] == "8c"


def test_no_card_is_burned():
    state = after(table(), "call, call, check")
    assert [each.card for each in state.board] == ["2c", "7d", "8h"]


def test_a_deck_may_be_the_whole_pack_or_less():
    whole = GAME.new(GAME.config({"deck": whole_pack()}), 3, seed_of(0)).state
    assert [*whole.deck] == whole_pack()[6:]
    few = GAME.new(GAME.config({"deck": ["As"]}), 3, seed_of(0)).state
    assert all_cards(few) == whole_pack()
    assert "As" in few.hands[(few.button + 1) % 3]


def test_later_hands_are_shuffled_by_the_seed():
    one, two = next_hand(table()), next_hand(table())
    assert one.hands == two.hands
    assert all_cards(one) == whole_pack()
    other = next_hand(replace(table(), seed=seed_of(1)))
    assert other.hands != one.hands


def test_nobody_sees_the_cards_of_others_or_the_deck():
    *_, dealt = first_step().events
    assert isinstance(dealt, HandDealt)
    seen = redact(dealt, 1)
    assert (seen.hands[0], seen.deck) == (Hidden(2), Hidden(46))
    assert seen.hands[1].value == ("Ks", "Kd")
