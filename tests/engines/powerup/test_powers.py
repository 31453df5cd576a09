"""Each power by itself, and every ruling about it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.kernel.secret import Hidden, redact
from engines.powerup.events.powers import CardsDiscarded, CardsDrawn, CardsKept, PowerPlayed
from engines.powerup.powers import POWERS
from engines.powerup.state import POWER_KEYS
from tests.engines.powerup.table import (
    after,
    all_cards,
    board,
    cards_of,
    events,
    finish,
    hole,
    refused,
    rich,
    silence,
    table,
    to_flop,
    to_river,
    to_turn,
    top,
    view,
    whole_pack,
)

SIMPLE = {
    "clone": "deploy, clone",
    "disintegrate": "deploy, disintegrate 2c",
    "emp": "emp",
    "engineer": "engineer, pick 2c",
    "intel": "intel",
    "reload": "reload As",
    "scanner": "scanner, keep",
    "upgrade": "upgrade, discard As",
    "x-ray": "x-ray",
    "deploy": "deploy",
}
"""One way to play each."""

COSTS = {
    "clone": 2,
    "x-ray": 2,
    "deploy": 3,
    "emp": 3,
    "intel": 3,
    "disintegrate": 4,
    "scanner": 4,
    "engineer": 5,
    "reload": 5,
    "upgrade": 5,
}


def drawn(happened):
    """The cards that an event tells to have been drawn."""
    return next(each.cards for each in happened if isinstance(each, CardsDrawn))


def gone(happened):
    """The cards that an event tells to have been discarded."""
    return next(each.cards for each in happened if isinstance(each, CardsDiscarded))


# All ten


def test_there_are_ten_powers():
    assert set(POWERS) == set(POWER_KEYS) == set(COSTS)


@pytest.mark.parametrize(("power", "cost"), COSTS.items())
def test_a_power_costs_energy_and_is_spent(power, cost):
    before = replace(rich(), powers=((*POWER_KEYS,), (), ()))
    *earlier, played = [words for words in SIMPLE[power].split(", ") if words.split()[0] in COSTS]
    before = after(before, ", ".join(earlier))
    state = after(before, played)
    assert state.energy == (before.energy[0] - cost, 15, 15)
    assert len(before.powers[0]) - len(state.powers[0]) == (0 if power == "clone" else 1)


@pytest.mark.parametrize("power", POWER_KEYS)
def test_a_power_that_is_not_held_is_refused(power):
    words = {"disintegrate": "disintegrate 2c", "reload": "reload As"}.get(power, power)
    assert refused(rich("", "", ""), words) == "no-such-power"


@pytest.mark.parametrize("power", [key for key in POWER_KEYS if COSTS[key] > 2])
def test_a_power_that_is_too_dear_is_refused_and_costs_nothing(power):
    state = to_flop(table(power, energy=COSTS[power] - 1))
    state = replace(state, powers=((power,),) * 3)
    words = {"disintegrate": "disintegrate 2c", "reload": f"reload {hole(state, 1).split()[0]}"}
    assert refused(state, words.get(power, power)) == "no-energy"
    assert state.energy[0] == COSTS[power] - 1


@pytest.mark.parametrize("power", POWER_KEYS)
def test_a_power_is_played_in_the_own_turn_only(power):
    words = {"disintegrate": "disintegrate 2c", "reload": "reload Ks"}.get(power, power)
    state = replace(rich(), powers=((power,),) * 3)
    assert refused(state, words, seat=1) == "not-your-turn"
    assert refused(after(state, "fold, call"), words, seat=0) == "not-your-turn"


def test_several_powers_are_played_in_one_turn_before_the_poker_action():
    state = after(rich("deploy intel emp"), "deploy, intel, emp, call")
    assert [each.power for each in state.played] == ["deploy", "intel", "emp"]
    assert state.to_act == 1


@pytest.mark.parametrize("power", POWER_KEYS)
def test_after_a_power_the_player_still_has_its_poker_action(power):
    state = replace(rich(), powers=((*POWER_KEYS,), (), ()))
    state = after(state, SIMPLE[power])
    assert state.to_act == 0
    assert after(state, "call").to_act == 1


@pytest.mark.parametrize("power", POWER_KEYS)
def test_no_card_is_lost_or_made_by_a_power(power):
    state = replace(rich(), powers=((*POWER_KEYS,), (), ()))
    assert all_cards(after(state, SIMPLE[power])) == whole_pack()


@pytest.mark.parametrize("power", ["emp", "intel", "deploy", "x-ray", "clone"])
@pytest.mark.parametrize("words", ["As", "7h"])
def test_a_power_that_takes_no_card_refuses_one(power, words):
    state = replace(rich("deploy"), powers=(("deploy", power), (), ()))
    state = after(state, "deploy")
    assert refused(state, f"{power} {words}") == "no-target"


@pytest.mark.parametrize("power", POWER_KEYS)
def test_who_is_all_in_plays_no_power(power):
    words = {"disintegrate": "disintegrate 2c", "reload": "reload As"}.get(power, power)
    state = replace(rich(), powers=((power,),) * 3)
    assert refused(after(state, "all-in"), words, seat=0) == "not-your-turn"


@pytest.mark.parametrize("power", ["engineer", "scanner", "upgrade"])
def test_a_power_counts_as_played_when_it_is_paid_for(power):
    state = after(rich(power), power)
    assert view(state, None).last_power == power
    assert state.energy[0] == 15 - COSTS[power]


def test_what_was_played_is_told_to_all():
    happened = events(rich("emp"), "emp")
    assert redact(happened[0], None) == PowerPlayed(0, "emp", 3)


# Clone


def test_clone_takes_a_copy_of_the_power_played_before_by_anyone():
    state = after(rich("intel", "clone"), "intel, call, clone")
    assert state.powers[1] == ("intel",)
    assert state.energy[1] == 13


def test_clone_takes_the_latest_power_only():
    state = after(rich("intel deploy clone"), "intel, deploy, clone")
    assert state.powers[0] == ("deploy",)


def test_clone_is_refused_when_nothing_was_played_in_this_hand():
    state = table("clone intel", energy=15)
    assert refused(state, "clone") == "nothing-to-clone"
    state = after(state, "intel, fold, fold")
    state = replace(state, powers=(("clone",),) * 3)
    assert (state.hand, refused(state, "clone")) == (2, "nothing-to-clone")


def test_clone_does_not_copy_a_clone():
    state = after(rich("intel clone", "clone"), "intel, clone, call")
    assert refused(state, "clone") == "clone-of-clone"


def test_clone_copies_again_what_was_played_after_a_clone():
    state = after(rich("intel clone emp", "clone"), "intel, clone, fold")
    state = replace(state, powers=(state.powers[0], ("deploy",), ("clone",)))
    state = after(state, "deploy, call, clone")
    assert state.powers[2] == ("deploy",)


def test_the_copy_is_kept_and_costs_its_own_energy_when_it_is_played():
    state = after(rich("deploy clone"), "deploy, clone, deploy")
    assert state.energy[0] == 15 - 3 - 2 - 3
    state = after(rich("deploy clone"), "deploy, clone, fold, fold")
    assert state.hand == 2
    assert "deploy" in state.powers[0]


def test_duplicates_exist_through_clone():
    state = after(rich("intel", "clone intel"), "intel, call, clone")
    assert state.powers[1] == ("intel", "intel")


def test_a_copy_counts_against_the_limit_when_it_is_played():
    state = after(rich("deploy deploy clone"), "deploy, deploy, clone")
    assert refused(state, "deploy") == "limit-reached"
    assert state.powers[0] == ("deploy",)


# Disintegrate


def test_disintegrate_destroys_a_card_of_the_flop_at_choice():
    state = after(to_flop(rich("", "disintegrate")), "disintegrate 7d")
    assert board(state) == "2c 8h"
    assert state.gone == ("7d",)


def test_a_destroyed_card_is_not_replaced():
    state = after(to_flop(rich("", "disintegrate")), "disintegrate 7d")
    assert board(to_river(state)) == "2c 8h Jc 4s"


@pytest.mark.parametrize(("go", "card"), [(to_turn, "Jc"), (to_river, "4s")])
def test_on_turn_and_river_only_that_card_can_be_destroyed(go, card):
    state = go(rich("", "disintegrate"))
    assert refused(state, "disintegrate 2c") == "not-this-round"
    assert card not in board(after(state, f"disintegrate {card}"))


def test_a_card_deployed_in_this_round_counts_as_dealt_in_it():
    state = after(to_turn(rich("", "deploy disintegrate")), "deploy")
    assert board(after(state, "disintegrate 4s")) == "2c 7d 8h Jc"
    early = after(rich("deploy disintegrate"), "deploy")
    assert board(after(early, "disintegrate 2c")) == ""


def test_a_card_deployed_in_an_earlier_round_is_safe():
    state = to_flop(after(rich("deploy", "disintegrate"), "deploy, call"))
    assert refused(state, "disintegrate 2c") == "not-this-round"


def test_disintegrate_is_played_twice_in_a_hand_by_the_whole_table():
    state = to_flop(rich("disintegrate", "disintegrate", "disintegrate"))
    state = after(state, "disintegrate 2c, check, disintegrate 7d, check")
    assert refused(state, "disintegrate 8h") == "limit-reached"
    assert len(board(to_river(state)).split()) == 3


@pytest.mark.parametrize("card", ["As", "Ks", "4s", "Zz"])
def test_disintegrate_hits_nothing_but_the_board(card):
    assert refused(to_flop(rich("", "disintegrate")), f"disintegrate {card}") == "no-target"


def test_disintegrate_has_to_name_its_card():
    assert refused(to_flop(rich("", "disintegrate")), "disintegrate") == "no-target"
    assert refused(rich("disintegrate"), "disintegrate") == "no-target"


@pytest.mark.parametrize("script", ["all-in", "raise 1445"])
def test_an_all_in_shields_the_cards_that_lie_there(script):
    state = after(to_flop(rich("", "", "disintegrate")), script)
    assert refused(state, "disintegrate 2c") == "shielded"
    assert [card.shielded for card in view(state, None).board] == [True] * 3


def test_a_raise_that_is_all_in_shields_too():
    state = to_flop(rich("disintegrate", stacks=(1495, 1470, 195)))
    state = after(state, "raise 50, all-in")
    assert (state.to_act, state.round.bet) == (0, 195)
    assert refused(state, "disintegrate 2c") == "shielded"


def test_a_call_that_is_all_in_shields_too():
    state = to_flop(rich("disintegrate", stacks=(1495, 1470, 95)))
    state = after(state, "raise 300, call")
    assert refused(state, "disintegrate 2c") == "shielded"


def test_later_cards_are_not_shielded_until_the_next_all_in():
    state = to_flop(rich("", "disintegrate", stacks=(1495, 1470, 95)))
    state = after(state, "check, all-in, call, call")
    assert [card.shielded for card in state.board] == [True, True, True, False]
    assert "Jc" not in board(after(state, "disintegrate Jc"))
    assert refused(after(state, "all-in"), "disintegrate Jc", seat=0) == "no-such-power"
    assert all(card.shielded for card in after(state, "all-in").board)


def test_an_all_in_before_the_flop_shields_nothing_of_it():
    state = rich("", "disintegrate", stacks=(95, 1470, 1445))
    state = to_flop(after(state, "all-in"))
    assert state.to_act == 1
    assert board(after(state, "disintegrate 8h")) == "2c 7d"


# EMP


def test_emp_stops_everybody_its_player_too_for_this_round():
    state = after(rich("emp intel", "deploy"), "emp")
    assert refused(state, "intel") == "emp-active"
    assert refused(after(state, "call"), "deploy") == "emp-active"
    assert view(state, None).emp


def test_emp_ends_with_the_round():
    state = to_flop(after(rich("emp", "deploy"), "emp"))
    assert not view(state, None).emp
    assert board(after(state, "deploy")) == "2c 7d 8h Jc"


def test_emp_ends_with_the_hand():
    state = after(rich("emp"), "emp, fold, fold")
    assert (state.hand, view(state, None).emp) == (2, False)


def test_emp_undoes_nothing():
    state = after(rich("intel deploy emp"), "intel, deploy, emp")
    assert board(state) == "2c"
    assert top(state, 0) == "7d"


# Engineer


def test_engineer_shows_the_next_three_cards_to_everyone():
    state = after(rich("engineer"), "engineer")
    for viewer in (0, 1, 2, None):
        assert top(state, viewer) == "2c 7d 8h"


@pytest.mark.parametrize("card", ["2c", "7d", "8h"])
def test_the_picked_card_is_next_and_the_others_are_discarded(card):
    state = after(rich("engineer"), f"engineer, pick {card}")
    assert state.deck[:2] == (card, "Jc")
    assert set(state.gone) == {"2c", "7d", "8h"} - {card}
    for viewer in (0, 1, 2, None):
        assert top(state, viewer) == card


def test_only_a_card_that_was_shown_can_be_picked():
    assert refused(after(rich("engineer"), "engineer"), "pick Jc") == "no-target"


def test_an_engineered_card_is_dealt_to_the_board():
    state = to_flop(after(rich("engineer"), "engineer, pick 8h"))
    assert board(state) == "8h Jc 4s"
    assert top(state, 1) == ""


def test_silence_picks_the_first_card():
    state = silence(after(rich("engineer"), "engineer")).state
    assert state.deck[:2] == ("2c", "Jc")
    assert state.to_act == 0


def test_an_engineered_card_is_seen_to_the_end_of_the_hand_only():
    state = after(rich("engineer"), "engineer, pick 2c, fold, fold")
    assert state.hand == 2
    assert [top(state, viewer) for viewer in (0, 1, 2, None)] == [""] * 4


# Intel


def test_intel_sees_the_top_card_and_nobody_else_does():
    state = after(rich("intel"), "intel")
    assert [top(state, viewer) for viewer in (0, 1, 2, None)] == ["2c", "", "", ""]


def test_intel_sees_always_the_current_card():
    state = after(rich("intel", "deploy"), "intel, call, deploy")
    assert top(state, 0) == "7d"
    assert top(to_flop(state), 0) == "4s"
    assert top(to_river(state), 0) == "5h"


def test_that_intel_is_active_is_public():
    state = after(rich("intel"), "intel")
    assert [seat.intel for seat in view(state, None).seats] == [True, False, False]


def test_a_second_intel_of_the_same_player_is_refused():
    state = after(rich("intel intel", "intel"), "intel")
    assert refused(state, "intel") == "already-active"
    assert top(after(state, "call, intel"), 1) == "2c"


def test_intel_ends_when_its_player_folds():
    state = after(rich("", "intel"), "call, intel, fold")
    assert top(state, 1) == ""
    assert not view(state, None).seats[1].intel


def test_intel_goes_on_when_its_player_is_all_in():
    state = to_flop(after(rich("intel", stacks=(95, 1470, 1445)), "intel, all-in"))
    assert (state.street, top(state, 0)) == ("flop", "Jc")


def test_intel_ends_with_the_hand():
    state = after(rich("intel"), "intel, fold, fold")
    assert (state.hand, top(state, 0)) == (2, "")
    assert not view(state, None).seats[0].intel


# Reload


def test_reload_exchanges_one_card():
    state = after(rich("reload"), "reload As")
    assert hole(state, 0) == "Ad 2c"
    assert state.gone == ("As",)


def test_reload_exchanges_both_cards():
    state = after(rich("reload"), "reload Ad As")
    assert hole(state, 0) == "2c 7d"
    assert set(state.gone) == {"As", "Ad"}


@pytest.mark.parametrize("words", ["reload", "reload Ks", "reload As As", "reload As Ad 2c"])
def test_reload_takes_one_or_two_of_the_own_cards(words):
    assert refused(rich("reload"), words) == "no-target"


def test_what_is_reloaded_stays_hidden():
    happened = events(rich("reload"), "reload As")
    for other in (1, 2, None):
        seen = [redact(event, other) for event in happened]
        assert (gone(seen), drawn(seen)) == ((Hidden(1),), (Hidden(1),))
    own = [redact(event, 0) for event in happened]
    assert (gone(own)[0].value, drawn(own)[0].value) == (("As",), ("2c",))


def test_how_many_cards_are_reloaded_is_public():
    happened = events(rich("reload"), "reload As Ad")
    assert len(drawn([redact(event, None) for event in happened])) == 2


# Scanner


def test_scanner_shows_two_cards_to_its_player_alone():
    state = after(rich("scanner"), "scanner")
    assert [top(state, viewer) for viewer in (0, 1, 2, None)] == ["2c 7d", "", "", ""]


def test_scanner_keeps_both_in_order():
    state = after(rich("scanner"), "scanner, keep")
    assert state.deck[:3] == ("2c", "7d", "8h")
    assert state.gone == ()


def test_scanner_discards_both():
    state = after(rich("scanner"), "scanner, drop")
    assert state.deck[:1] == ("8h",)
    assert state.gone == ("2c", "7d")
    assert top(state, 0) == ""


def test_everyone_learns_whether_they_were_kept_and_never_the_cards():
    kept = events(rich("scanner"), "scanner, keep")
    assert any(isinstance(redact(event, 1), CardsKept) for event in kept)
    dropped = [redact(event, 1) for event in events(rich("scanner"), "scanner, drop")]
    assert gone(dropped) == (Hidden(1), Hidden(1))


def test_the_player_goes_on_seeing_each_card_until_it_leaves_the_deck():
    state = after(rich("scanner", "deploy"), "scanner, keep, call, deploy")
    assert top(state, 0) == "7d"
    assert top(to_flop(state), 0) == ""


def test_silence_keeps():
    state = silence(after(rich("scanner"), "scanner")).state
    assert (state.deck[:2], state.to_act) == (("2c", "7d"), 0)


# Upgrade


@pytest.mark.parametrize(("card", "left"), [("As", "Ad 2c"), ("Ad", "As 2c"), ("2c", "As Ad")])
def test_upgrade_draws_a_third_card_and_discards_one_of_three(card, left):
    state = after(rich("upgrade"), "upgrade")
    assert hole(state, 0) == "As Ad 2c"
    state = after(state, f"discard {card}")
    assert hole(state, 0) == left
    assert state.gone == (card,)


@pytest.mark.parametrize("card", ["Ks", "7d", "Zz"])
def test_only_an_own_card_can_be_discarded(card):
    assert refused(after(rich("upgrade"), "upgrade"), f"discard {card}") == "no-target"


@pytest.mark.parametrize("card", ["As", "2c"])
def test_others_learn_only_that_a_card_went(card):
    state = after(rich("upgrade"), "upgrade")
    assert cards_of(state, 0, 1) == "-- -- --"
    happened = [redact(event, 1) for event in events(state, f"discard {card}")]
    assert gone(happened) == (Hidden(1),)
    assert cards_of(after(state, f"discard {card}"), 0, 1) == "-- --"


def test_silence_discards_the_drawn_card():
    state = silence(after(rich("upgrade"), "upgrade")).state
    assert (hole(state, 0), state.gone, state.to_act) == ("As Ad", ("2c",), 0)


# X-Ray


def test_x_ray_turns_up_one_card_of_every_opponent():
    state = after(rich("x-ray"), "x-ray")
    assert cards_of(state, 0, None) == "-- --"
    for seat in (1, 2):
        shown, hidden = cards_of(state, seat, None).split()
        assert shown[0] == "^"
        assert shown[1:] in state.hands[seat]
        assert hidden == "--"


def test_which_card_is_turned_up_is_chance():
    turned = set()
    for number in range(12):
        state = replace(rich("x-ray"), seed=f"{number:064x}")
        turned.add(cards_of(after(state, "x-ray"), 1, None).split()[0])
    assert turned == {"^Ks", "^Kd"}


def test_who_has_folded_shows_nothing():
    state = after(rich("", "x-ray"), "fold, x-ray")
    assert cards_of(state, 0, None) == "-- --"
    assert "^" in cards_of(state, 2, None)


def test_who_is_all_in_is_x_rayed_too():
    state = after(rich("", "", "x-ray"), "call, all-in, x-ray")
    assert "^" in cards_of(state, 1, None)


def test_who_shows_a_card_already_is_skipped():
    state = after(rich("x-ray", "x-ray"), "x-ray, call")
    before = cards_of(state, 2, None)
    state = after(state, "x-ray")
    assert cards_of(state, 2, None) == before
    assert "^" in cards_of(state, 0, None)


def test_x_ray_is_refused_when_all_show_a_card():
    state = after(rich("x-ray", "", "x-ray"), "x-ray, call, call")
    state = after(state, "x-ray, check")
    state = replace(state, powers=(("x-ray",),) * 3)
    assert refused(state, "x-ray") == "no-target"


def test_a_card_is_face_up_until_the_hand_ends():
    state = after(rich("x-ray"), "x-ray")
    assert "^" in cards_of(to_river(state), 1, None)
    assert cards_of(finish(state), 1, None) == "-- --"


# Deploy


def test_deploy_puts_the_top_card_on_the_board():
    state = after(to_flop(rich("", "deploy")), "deploy")
    assert board(state) == "2c 7d 8h Jc"
    assert state.board[-1].round == "flop"


def test_after_a_deploy_before_the_flop_the_flop_still_brings_three():
    state = after(rich("deploy"), "deploy")
    assert board(state) == "2c"
    assert board(to_flop(state)) == "2c 7d 8h Jc"


def test_deploy_is_played_twice_in_a_hand_by_the_whole_table():
    state = after(rich("deploy", "deploy", "deploy"), "deploy, call, deploy, call")
    assert refused(state, "deploy") == "limit-reached"
    assert len(board(to_river(state)).split()) == 7


def test_deploy_on_the_river_makes_a_board_of_six():
    state = after(to_river(rich("", "deploy")), "deploy")
    assert board(state) == "2c 7d 8h Jc 4s 3d"


def test_deploy_does_not_lower_the_count_of_disintegrates():
    state = to_flop(rich("", "disintegrate deploy clone"))
    state = after(state, "disintegrate 2c, deploy")
    assert view(state, 1).limits == {"disintegrate": 1, "deploy": 1}


def test_limits_are_told_to_all_and_begin_anew_every_hand():
    state = after(rich("deploy"), "deploy")
    assert view(state, None).limits == {"disintegrate": 2, "deploy": 1}
    state = after(state, "fold, fold")
    assert view(state, None).limits == {"disintegrate": 2, "deploy": 2}
