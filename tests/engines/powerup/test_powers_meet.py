"""Powers that meet: what sticks to a card, what a later power takes, what is refused."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.kernel.secret import Hidden, Secret, redact
from engines.powerup.events.powers import CardsDiscarded, CardsDrawn, TopSeen
from engines.powerup.powers import POWERS
from tests.engines.powerup.table import (
    after,
    all_cards,
    board,
    cards_of,
    events,
    hole,
    refused,
    rich,
    table,
    to_flop,
    to_river,
    top,
    view,
    whole_pack,
)

EVERYBODY = (0, 1, 2, None)


def told(state, words, viewer, kind):
    """The cards of the first event of a kind, as a viewer is told of them."""
    happened = [event for event in events(state, words) if isinstance(event, kind)]
    return redact(happened[0], viewer).cards


# Each with each

COSTS = {power.key: power.cost for power in POWERS.values()}
ALL = tuple(POWERS)


def playing(state, power):
    """A way for the seat to act to play the power, with what it asks."""
    own, card = state.hands[state.to_act][0], state.deck[0]
    on_board = next(each.card for each in state.board if each.round == state.street)
    return {
        "disintegrate": f"disintegrate {on_board}",
        "engineer": f"engineer, pick {card}",
        "reload": f"reload {own}",
        "scanner": "scanner, drop",
        "upgrade": f"upgrade, discard {own}",
    }.get(power, power)


@pytest.mark.parametrize("second", ALL)
@pytest.mark.parametrize("first", ALL)
def test_of_any_two_powers_the_second_works_or_is_refused_and_no_card_is_lost(first, second):
    state = replace(to_flop(rich()), powers=((), ALL, ALL))
    state = after(state, "intel") if first == "clone" else state
    state = after(state, f"{playing(state, first)}, check")
    meeting = playing(state, second)
    expected = "emp-active" if first == "emp" else ""
    expected = "clone-of-clone" if first == second == "clone" else expected
    if expected:
        assert refused(state, meeting.split(",")[0]) == expected
        assert state.energy[2] == 15
    else:
        state = after(state, meeting)
        assert state.energy[2] == 15 - COSTS[second]
        assert [each.power for each in state.played[-2:]] == [first, second]
        assert state.powers[2].count(second) == (second == "clone") * (first == "clone")
        assert state.powers[2].count(first) == (2 if second == "clone" else first != second)
    assert (state.to_act, all_cards(state)) == (2, whole_pack())


# Engineer and what comes after it


def test_an_engineered_card_that_is_reloaded_is_known_to_all_and_not_face_up():
    state = after(rich("engineer", "reload"), "engineer, pick 8h, call, reload Ks")
    assert hole(state, 1) == "Kd 8h"
    for viewer in (0, 2, None):
        assert cards_of(state, 1, viewer) == "?8h --"
    assert cards_of(state, 1, 1) == "Kd ?8h"
    assert top(state, 2) == ""


def test_a_reload_of_two_takes_the_engineered_card_and_a_hidden_one():
    state = after(rich("engineer", "reload"), "engineer, pick 8h, call")
    assert told(state, "reload Ks Kd", 2, CardsDrawn) == ("8h", Hidden(1))
    assert cards_of(after(state, "reload Ks Kd"), 1, 2) == "?8h --"


def test_x_ray_does_not_count_a_known_card_as_shown():
    state = after(rich("engineer", "reload", "x-ray"), "engineer, pick 8h, call, reload Ks, call")
    state = after(state, "x-ray")
    assert "^" in cards_of(state, 1, 0)


def test_a_known_card_that_is_turned_up_lies_face_up():
    state = after(rich("engineer", "reload", "x-ray"), "engineer, pick 8h, call, reload Ks, call")
    shown = set()
    for number in range(12):
        seen = cards_of(after(replace(state, seed=f"{number:064x}"), "x-ray"), 1, 0)
        shown.add(seen)
    assert shown == {"^8h --", "^Kd ?8h"}


def test_a_known_card_is_seen_to_go_when_it_is_reloaded():
    state = after(rich("engineer", "reload reload"), "engineer, pick 8h, call, reload Ks")
    assert told(state, "reload 8h", 2, CardsDiscarded) == ("8h",)
    assert told(state, "reload Kd", 2, CardsDiscarded) == (Hidden(1),)


def test_an_engineered_card_that_is_upgraded_is_known_and_is_seen_to_go():
    state = after(rich("engineer", "upgrade"), "engineer, pick 8h, call, upgrade")
    assert cards_of(state, 1, 0) == "?8h -- --"
    assert told(state, "discard 8h", 0, CardsDiscarded) == ("8h",)
    assert cards_of(after(state, "discard Ks"), 1, 0) == "?8h --"


def test_an_engineered_card_is_deployed():
    state = after(rich("engineer", "deploy"), "engineer, pick 8h, call, deploy")
    assert (board(state), top(state, 0)) == ("8h", "")


def test_scanner_takes_an_engineered_card_and_all_see_it_go():
    state = after(rich("engineer", "scanner"), "engineer, pick 8h, call, scanner")
    assert [top(state, viewer) for viewer in EVERYBODY] == ["8h", "8h Jc", "8h", "8h"]
    assert told(state, "drop", 2, CardsDiscarded) == ("8h", Hidden(1))
    assert state.deck[2] == after(state, "drop").deck[0]


def test_scanner_keeps_an_engineered_card_and_its_player_sees_one_more():
    state = after(rich("engineer", "scanner"), "engineer, pick 8h, call, scanner, keep")
    assert [top(state, viewer) for viewer in EVERYBODY] == ["8h", "8h Jc", "8h", "8h"]


def test_another_engineer_shows_the_picked_card_again_and_may_discard_it():
    state = after(rich("engineer", "engineer"), "engineer, pick 8h, call, engineer")
    assert top(state, None) == "8h Jc 4s"
    state = after(state, "pick 4s")
    assert (top(state, None), state.deck[1]) == ("4s", "3d")


def test_engineer_after_scanner_takes_what_was_scanned():
    state = after(rich("scanner", "engineer"), "scanner, keep, call, engineer, pick 8h")
    assert set(state.gone) == {"2c", "7d"}
    assert [top(state, viewer) for viewer in EVERYBODY] == ["8h"] * 4


def test_engineer_before_everything_is_seen_by_intel_as_by_all():
    state = after(rich("intel engineer"), "intel, engineer, pick 7d")
    assert [top(state, viewer) for viewer in EVERYBODY] == ["7d"] * 4
    assert top(to_flop(state), 0) == "3d"


def test_disintegrate_destroys_an_engineered_card():
    state = to_flop(after(rich("engineer", "disintegrate"), "engineer, pick 8h"))
    assert board(after(state, "disintegrate 8h")) == "Jc 4s"


def test_clone_of_engineer_engineers_again():
    state = after(rich("engineer clone"), "engineer, pick 8h, clone, engineer, pick 4s")
    assert state.deck[:2] == ("4s", "3d")
    assert state.energy[0] == 3


# Intel and Scanner: knowledge that one seat takes along


def test_a_card_seen_by_intel_stays_known_in_anothers_hand():
    state = after(rich("intel", "reload"), "intel, call, reload Ks")
    assert cards_of(state, 1, 0) == "?2c --"
    assert cards_of(state, 1, 2) == "-- --"
    assert cards_of(state, 1, None) == "-- --"
    assert cards_of(state, 1, 1) == "Kd 2c"


def test_of_two_cards_drawn_at_once_intel_has_seen_the_first():
    state = after(rich("intel", "reload"), "intel, call, reload Ks Kd")
    assert cards_of(state, 1, 0) == "?2c --"
    assert top(state, 0) == "8h"


def test_what_intel_has_seen_is_seen_to_go_by_it_alone():
    state = after(rich("intel", "reload reload"), "intel, call, reload Ks")
    assert told(state, "reload 2c", 0, CardsDiscarded)[0].value == ("2c",)
    assert told(state, "reload 2c", 2, CardsDiscarded) == (Hidden(1),)


def test_intel_is_told_of_every_new_top_card_and_nobody_else_is():
    state = after(rich("intel", "deploy"), "intel, call")
    seen = [event for event in events(state, "deploy") if isinstance(event, TopSeen)]
    assert [redact(event, 0).card for event in seen] == [Secret(("7d",), frozenset({0}))]
    assert [redact(event, 1).card for event in seen] == [Hidden(1)]


def test_intel_sees_the_first_of_two_scanned_cards_go():
    state = after(rich("intel", "scanner"), "intel, call, scanner")
    assert [top(state, viewer) for viewer in EVERYBODY] == ["2c", "2c 7d", "", ""]
    first, second = told(state, "drop", 0, CardsDiscarded)
    assert (first.value, second) == (("2c",), Hidden(1))
    assert top(after(state, "drop"), 0) == "8h"


def test_what_scanner_has_seen_stays_known_in_anothers_hand():
    state = after(rich("scanner", "reload"), "scanner, keep, call, reload Ks Kd")
    assert cards_of(state, 1, 0) == "?2c ?7d"
    assert cards_of(state, 1, 2) == "-- --"


def test_what_scanner_has_seen_can_be_upgraded_and_stays_known():
    state = after(rich("scanner", "upgrade"), "scanner, keep, call, upgrade, discard Ks")
    assert cards_of(state, 1, 0) == "?2c --"
    assert top(state, 0) == "7d"


def test_scanner_sees_on_after_its_player_has_folded():
    state = after(rich("", "scanner"), "call, scanner, keep, fold")
    assert top(state, 1) == "2c 7d"


def test_a_second_scanner_sees_what_the_first_has_kept():
    state = after(rich("scanner", "scanner"), "scanner, keep, call, scanner, drop")
    assert [top(state, viewer) for viewer in EVERYBODY] == [""] * 4
    assert set(state.gone) == {"2c", "7d"}


def test_scanner_before_the_flop_decides_two_cards_of_it():
    state = to_flop(after(rich("scanner"), "scanner, drop"))
    assert board(state) == "8h Jc 4s"


def test_deploy_brings_the_scanned_card():
    state = after(rich("scanner deploy"), "scanner, keep, deploy")
    assert (board(state), top(state, 0)) == ("2c", "7d")


# X-Ray and the cards that come and go


def one_up(*powers, **laid):
    """Seat 0 has played X-Ray, seat 1 is to act; the card it shows, and the other."""
    state = after(rich("x-ray", *powers, **laid), "x-ray, call")
    (shown,) = state.face_up & set(state.hands[1])
    (hidden,) = set(state.hands[1]) - {shown}
    return state, shown, hidden


def test_a_face_up_card_is_seen_to_go_and_the_new_one_is_hidden():
    state, shown, _ = one_up("reload")
    assert told(state, f"reload {shown}", 2, CardsDiscarded) == (shown,)
    assert cards_of(after(state, f"reload {shown}"), 1, 2) == "-- --"


def test_a_hidden_card_goes_unseen_and_the_face_up_card_stays():
    state, shown, hidden = one_up("reload")
    assert told(state, f"reload {hidden}", 2, CardsDiscarded) == (Hidden(1),)
    assert cards_of(after(state, f"reload {hidden}"), 1, 2) == f"^{shown} --"


def test_a_reloaded_card_can_be_x_rayed_anew():
    state, shown, _ = one_up("reload", "x-ray")
    state = after(state, f"reload {shown}, call, x-ray")
    assert "^" in cards_of(state, 1, 0)


def test_upgrade_discards_a_face_up_card_before_all_eyes():
    state, shown, _ = one_up("upgrade")
    state = after(state, "upgrade")
    assert told(state, f"discard {shown}", 2, CardsDiscarded) == (shown,)
    assert cards_of(after(state, f"discard {shown}"), 1, 2) == "-- --"


@pytest.mark.parametrize("which", ["hidden", "drawn"])
def test_upgrade_keeps_a_face_up_card_face_up_and_does_not_tell_which_other_went(which):
    state, shown, hidden = one_up("upgrade")
    state = after(state, "upgrade")
    card = hidden if which == "hidden" else "2c"
    assert told(state, f"discard {card}", 2, CardsDiscarded) == (Hidden(1),)
    assert cards_of(after(state, f"discard {card}"), 1, 2) == f"^{shown} --"


def test_what_upgrade_draws_is_never_face_up():
    state, *_ = one_up("upgrade")
    state = after(state, "upgrade")
    assert "2c" not in state.face_up


def test_clone_of_x_ray_turns_up_nothing_twice():
    state = after(rich("x-ray clone"), "x-ray, clone")
    assert refused(state, "x-ray") == "no-target"


# Board


def test_disintegrate_and_deploy_leave_at_least_three_cards():
    state = to_flop(rich("", "disintegrate disintegrate"))
    state = to_river(after(state, "disintegrate 2c, disintegrate 7d"))
    assert board(state) == "8h Jc 4s"


def test_clone_of_disintegrate_is_the_second_and_last():
    state = to_flop(rich("", "disintegrate clone disintegrate"))
    state = after(state, "disintegrate 2c, clone, disintegrate 7d")
    assert refused(state, "disintegrate 8h") == "limit-reached"
    assert board(state) == "8h"


def test_deploy_replaces_what_disintegrate_took():
    state = after(to_flop(rich("", "disintegrate deploy")), "disintegrate 2c, deploy")
    assert board(state) == "7d 8h Jc"


def test_two_deploys_and_two_disintegrates_leave_five_cards():
    state = after(rich("deploy deploy"), "deploy, deploy, call")
    state = to_flop(replace(state, powers=((), ("disintegrate",) * 2, ())))
    state = after(state, "disintegrate 8h, disintegrate Jc")
    assert board(to_river(state)) == "2c 7d 4s 3d 5h"


# EMP, Clone and choices


def test_emp_can_be_cloned_and_played_in_the_next_round():
    state = after(rich("emp", "clone"), "emp, call")
    assert refused(state, "clone") == "emp-active"
    state = after(to_flop(state), "clone")
    assert state.powers[1] == ("emp",)
    assert view(after(state, "emp"), None).emp


def test_the_choice_of_a_power_is_made_before_anything_else():
    state = after(rich("engineer emp"), "engineer")
    for words in ("emp", "call", "fold", "keep", "discard As"):
        assert refused(state, words) == "choice-pending"
    assert refused(state, "call", seat=1) == "not-your-turn"
    assert refused(state, "pick 2c", seat=1) == "not-your-turn"


@pytest.mark.parametrize("words", ["pick 2c", "keep", "drop", "discard As"])
def test_without_a_question_there_is_nothing_to_answer(words):
    assert refused(rich(), words) == "no-target"


# All-in


@pytest.mark.parametrize("power", ["disintegrate 2c", "deploy", "engineer", "scanner"])
def test_strict_tables_close_the_deal_once_anyone_is_all_in(power):
    key = power.split()[0]
    state = to_flop(rich("", "", key, strict_all_in=True))
    assert refused(after(state, "all-in"), power) == "all-in-closed"


@pytest.mark.parametrize("power", ["emp", "intel", "x-ray", "upgrade", "reload Qs"])
def test_strict_tables_leave_the_other_powers_open(power):
    key = power.split()[0]
    state = to_flop(rich("", "", key, strict_all_in=True))
    assert after(state, f"all-in, {power}").to_act == 2


def test_strict_tables_leave_clone_open():
    state = to_flop(rich("", "intel", "clone", strict_all_in=True))
    state = after(state, "intel, all-in, clone")
    assert (state.powers[2], state.to_act) == (("intel",), 2)


@pytest.mark.parametrize(
    "power",
    ["deploy", "engineer", "scanner", "emp", "reload Qs", "intel", "upgrade", "x-ray"],
)
def test_usual_tables_close_nothing_but_what_is_shielded(power):
    state = to_flop(rich("", "", power.split()[0]))
    assert after(state, f"all-in, {power}").to_act == 2


def test_an_all_in_by_the_blind_closes_a_strict_table():
    state = table("deploy", stacks=(1495, 0, 1445), strict_all_in=True)
    assert refused(state, "deploy") == "all-in-closed"


def test_when_no_betting_is_possible_nobody_gets_a_power_turn():
    state = after(rich("deploy", "emp", "intel", stack=1000), "all-in, all-in")
    assert state.to_act == 2
    assert after(state, "call").hand in (1, 2)
    assert after(state, "call").last_hand.board == ("2c", "7d", "8h", "Jc", "4s")


# The deck of a big table


@pytest.mark.parametrize(
    ("power", "needs"),
    [("engineer", 2), ("scanner", 2), ("upgrade", 1), ("deploy", 1), ("reload As", 1)],
)
def test_a_power_that_would_leave_the_board_short_is_refused(power, needs):
    state = rich(power.split()[0])
    enough = replace(state, deck=state.deck[: 5 + needs])
    assert after(enough, power).to_act == 0
    short = replace(state, deck=state.deck[: 4 + needs])
    assert refused(short, power) == "deck-guard"


def test_a_reload_of_two_needs_two():
    state = rich("reload")
    state = replace(state, deck=state.deck[:6])
    assert refused(state, "reload As Ad") == "deck-guard"
    assert view(state, 0).legal.powers == {"reload": None}
    assert hole(after(state, "reload As"), 0) == "Ad 2c"


def test_what_the_board_still_needs_gets_less_with_every_street():
    state = to_river(rich("", "deploy scanner"))
    assert refused(replace(state, deck=state.deck[:1]), "scanner") == "deck-guard"
    state = after(replace(state, deck=state.deck[:1]), "deploy")
    assert len(state.board) == 6


def test_powers_that_leave_the_deck_alone_need_none_of_it():
    state = rich("intel emp x-ray")
    state = replace(state, deck=state.deck[:5])
    assert after(state, "intel, x-ray, emp").to_act == 0


def test_engineer_needs_three_cards_to_show():
    state = to_river(rich("", "engineer"))
    assert refused(replace(state, deck=state.deck[:2]), "engineer") == "deck-guard"
