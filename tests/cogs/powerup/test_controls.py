"""The buttons and menus of Power Up: what they say, when they are there, and what they do."""

from __future__ import annotations

from random import Random

import pytest

from bot.faces import Ask, Do, Draft, Say
from bot.words import LANGUAGES
from cogs.betting.choosing import ALL_IN, FOLDING, SURE
from cogs.betting.presses import LONGEST
from cogs.betting.stakes import can_raise, price
from cogs.powerup.stakes import stakes_of
from engines.kernel.game import Seat, apply, legal_actions
from engines.powerup.powers import POWERS
from tests.cogs.powerup.board import (
    FACE,
    acting,
    buttons,
    hand,
    labels,
    menu,
    menus,
    options,
    pressed,
    reason,
    seen,
    verbs,
)
from tests.engines.playing import seed_of
from tests.engines.powerup.table import (
    GAME,
    after,
    finish,
    rich,
    table,
    to_flop,
    to_turn,
    view,
)

TURN = ["Fold", "Call 50", "Raise …", "Powers"]


def rows(state, seat=None, **more):
    """The controls of the table."""
    return FACE.table(seen(state, seat, **more)).rows


def over():
    """A game that ann has won."""
    state = after(table(hands=("As Ad", "2s 7d"), deck="Ac Ah 9c Td Js", seats=2), "all-in, call")
    assert state.over
    return state


# At the table


def test_the_seat_to_act_may_fold_call_raise_and_play_powers():
    assert labels(rows(table())) == TURN
    assert verbs(rows(table())) == ["fold", "call", "open", "open"]


def test_what_costs_nothing_is_a_check():
    assert labels(rows(to_flop(table())))[1] == "Check"


def test_the_price_of_a_call_is_what_is_missing():
    assert labels(rows(after(table(), "raise 200")))[1] == "Call 175"
    assert labels(rows(after(table(), "raise 200, raise 400, fold")))[1] == "Call 200"


def test_a_call_for_everything_says_so():
    state = after(table(stacks=(1000, 105, 1000)), "raise 400")
    assert labels(rows(state))[1] == "Call 105: all-in"


def test_buttons_keep_their_places():
    for state, raising in (
        (table(), "Raise …"),
        (to_flop(table()), "Bet …"),
        (after(table(stacks=(50, 900, 900)), "call, all-in"), "Raise …"),
    ):
        assert [labels(rows(state))[place] for place in (0, 2, 3)] == ["Fold", raising, "Powers"]


def test_nobody_is_offered_a_raise_that_nobody_could_answer():
    state = after(table(stacks=(1000, 105, 150)), "raise 100, all-in, all-in")
    assert labels(rows(state))[1] == "Call 100"
    assert verbs(rows(state)) == ["fold", "call", "open"]


def test_while_a_power_waits_for_its_player_there_is_one_way_on():
    for power in ("engineer", "scanner", "upgrade"):
        assert labels(rows(after(rich(power), power))) == ["Choose …"]


def test_a_game_that_is_over_has_no_controls():
    assert rows(over()) == ()
    assert hand(over(), 0).rows == ()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_table_has_the_same_controls_whoever_looks(seat):
    for state in (rich("emp reload"), after(rich("scanner"), "scanner"), to_flop(table())):
        assert rows(state, seat) == rows(state)


def test_anybody_may_ask_what_powers_do():
    (more,) = FACE.table(seen(over())).more
    said = pressed(seen(table()), more.verb)
    assert isinstance(said, Say)
    assert all(f"**{n} " in said.text for n in range(1, len(POWERS) + 1))


def random_game(number: int):
    """The states of a random game of 2 to 6 players."""
    dice, seats = Random(number), 2 + number % 5
    state = GAME.new(GAME.config({"structure": "turbo"}), seats, seed_of(number)).state
    while state.to_act is not None:
        yield state
        state = apply(GAME, state, dice.choice([*legal_actions(GAME, state, state.to_act)])).state


@pytest.mark.parametrize("number", range(15))
def test_what_everybody_is_told_of_a_call_is_what_it_costs(number):
    for state in random_game(number):
        public, own = view(state, None), view(state, state.to_act)
        if own.choice is None:
            assert price(stakes_of(public), state.to_act) == own.legal.call
            assert own.legal.check == (price(stakes_of(public), state.to_act) == 0)
            assert can_raise(stakes_of(public), state.to_act) or own.legal.raise_ is None


# In the hand


@pytest.mark.parametrize("seat", [1, 2])
def test_out_of_turn_a_hand_has_no_controls(seat):
    assert hand(rich("emp", "emp", "emp"), seat).rows == ()


def test_in_turn_one_may_fold_call_and_type_an_amount():
    assert labels(acting(table()).rows) == ["Fold", "Call 50", "Amount …"]


def test_a_raise_is_chosen_by_its_size():
    sizes = [(each.value, each.label, each.description) for each in options(acting(table()).rows)]
    assert sizes == [
        ("100", "Raise to 100", "the least"),
        ("120", "Raise to 120", "half the pot"),
        ("190", "Raise to 190", "the pot"),
        ("all-in", "All-in: 1495", ""),
    ]


def test_where_nothing_was_bet_it_is_a_bet():
    shown = menu(acting(to_flop(table())).rows, "size")
    assert shown.placeholder == "Bet …"
    assert [each.label for each in shown.options] == [
        "Bet 50",
        "Bet 82",
        "Bet 165",
        "All-in: 1445",
    ]


def test_sizes_beyond_the_own_chips_are_left_out():
    shown = menu(acting(table(stacks=(130, 900, 900))).rows, "size")
    assert [each.value for each in shown.options] == ["100", "120", "all-in"]


def test_who_can_only_go_all_in_is_asked_no_amount():
    shown = acting(table(stacks=(80, 900, 900))).rows
    assert verbs(shown) == ["fold", "call"]
    assert [each.value for each in menu(shown, "size").options] == ["all-in"]


def test_who_cannot_raise_has_no_menu_for_it():
    state = after(table(stacks=(1000, 105, 1000)), "raise 400")
    assert menus(acting(state).rows) == []
    assert labels(acting(state).rows) == ["Fold", "Call 105: all-in"]


def test_each_power_has_a_line_with_its_cost_and_what_it_does():
    (line,) = menu(acting(rich("x-ray")).rows, "power").options
    assert (line.value, line.label) == ("x-ray", "⚡ X-Ray: 2 energy")
    assert line.description == "every opponent turns a card face up"


def test_a_power_that_cannot_be_played_says_why():
    (line,) = menu(acting(table("reload", energy=3)).rows, "power").options
    assert line.label == "✖ Reload: 5 energy"
    assert line.description == "Reload costs 5 energy, and you have 3."


def test_a_power_that_is_held_twice_stands_there_once():
    held = menu(acting(rich("deploy deploy")).rows, "power").options
    assert [each.label for each in held] == ["⚡ Deploy ×2: 3 energy"]


def test_who_holds_no_power_has_no_menu_for_it():
    assert [each.verb for each in menus(acting(table()).rows)] == ["size"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_controls_fit_in_every_language(language):
    powers = " ".join
    for held in (("clone", "disintegrate", "emp"), ("engineer", "intel", "reload")):
        for energy in (1, 15):
            shown = acting(table(powers(held), energy=energy), language=language).rows
            assert all(len(each.label) <= 40 for each in buttons(shown))
            assert all(len(each.description) <= 100 for each in options(shown))
    for held in (("scanner", "upgrade", "x-ray"), ("deploy", "disintegrate", "reload")):
        state = after(to_flop(rich("", powers(held))), "all-in")
        shown = acting(state, language=language).rows
        assert all(len(each.label) <= 40 for each in buttons(shown))
        assert all(0 < len(each.label) <= 100 for each in options(shown))


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_power_cannot_be_played_fits_a_menu(language):
    states = [
        rich("clone disintegrate"),
        table("engineer reload upgrade", energy=1),
        after(rich("emp scanner deploy"), "emp"),
        after(rich("deploy deploy deploy"), "deploy, deploy"),
        after(rich("intel clone clone"), "intel, clone"),
        after(rich("intel intel"), "intel"),
        after(rich("x-ray x-ray"), "x-ray"),
        after(to_flop(rich("", "", "disintegrate")), "all-in"),
        after(rich("", "deploy scanner engineer", strict_all_in=True), "all-in"),
    ]
    for state in states:
        refused = [o for o in options(acting(state, language=language).rows) if "✖" in o.label]
        assert refused
        assert all(0 < len(each.description) <= 100 for each in refused)


# Two steps


def test_a_needless_fold_is_asked_about():
    state = to_flop(table())
    assert pressed(seen(state, 1), "fold") == Draft(FOLDING)
    shown = hand(state, 1, FOLDING)
    assert "Checking costs nothing. Fold all the same?" in shown.text
    assert [(each.verb, each.arg) for each in buttons(shown.rows)] == [
        ("check", ""),
        ("fold", SURE),
        ("back", ""),
    ]
    assert pressed(seen(state, 1), "fold", SURE) == Do({"type": "fold"})
    assert pressed(seen(state, 1), "back") == Draft("")


def test_a_fold_that_saves_chips_is_done_at_once():
    assert pressed(seen(table(), 0), "fold") == Do({"type": "fold"})


def test_a_fold_out_of_turn_is_left_to_the_engine_to_refuse():
    assert pressed(seen(to_flop(table()), 2), "fold") == Do({"type": "fold"})


def test_all_in_is_asked_about():
    assert pressed(seen(table(), 0), "size", "", "all-in") == Draft(ALL_IN)
    shown = hand(table(), 0, ALL_IN)
    assert "Put in everything you have?" in shown.text
    assert labels(shown.rows) == ["All-in: 1495", "Back"]
    assert pressed(seen(table(), 0), "all-in", SURE) == Do({"type": "all-in"})


def test_a_power_without_a_target_is_played_at_once():
    wanted = Do({"type": "power", "power": "deploy"})
    assert pressed(seen(rich("deploy"), 0), "power", "", "deploy") == wanted


def test_disintegrate_asks_which_card():
    state = to_flop(rich("", "disintegrate"))
    assert pressed(seen(state, 1), "power", "", "disintegrate") == Draft("disintegrate")
    shown = hand(state, 1, "disintegrate")
    assert "You are about to play **Disintegrate**." in shown.text
    asked = menu(shown.rows, "target")
    assert [each.value for each in asked.options] == ["2c", "7d", "8h"]
    assert (asked.least, asked.most) == (1, 1)
    assert labels(shown.rows) == ["Back"]
    wanted = Do({"type": "power", "power": "disintegrate", "card": "7d"})
    assert pressed(seen(state, 1), "target", asked.arg, "7d") == wanted


def test_disintegrate_offers_cards_of_this_round_only():
    shown = hand(to_turn(rich("", "disintegrate")), 1, "disintegrate")
    assert [each.value for each in options(shown.rows)] == ["Jc"]


def test_reload_asks_for_one_card_or_both():
    shown = hand(rich("reload"), 0, "reload")
    asked = menu(shown.rows, "target")
    assert [each.value for each in asked.options] == ["As", "Ad"]
    assert (asked.least, asked.most) == (1, 2)
    for cards in (["Ad"], ["As", "Ad"]):
        wanted = Do({"type": "power", "power": "reload", "cards": cards})
        assert pressed(seen(rich("reload"), 0), "target", asked.arg, *cards) == wanted


@pytest.mark.parametrize("draft", ["disintegrate", "reload", FOLDING, ALL_IN, "nonsense"])
def test_a_choice_out_of_turn_is_no_question(draft):
    assert hand(rich("", "disintegrate reload"), 1, draft).rows == ()


@pytest.mark.parametrize("draft", ["disintegrate", "reload", "nonsense"])
def test_a_power_that_cannot_be_played_any_more_asks_for_no_card(draft):
    shown = hand(to_flop(table("", "disintegrate", energy=1)), 1, draft)
    assert [each.verb for each in menus(shown.rows)] == ["size", "power"]


def test_a_fold_that_saves_chips_is_no_question():
    assert verbs(hand(table(), 0, FOLDING).rows) == ["fold", "call", "type"]


def test_all_in_is_no_question_where_one_can_only_call():
    state = after(table(stacks=(1000, 105, 1000)), "raise 400")
    assert labels(hand(state, 1, ALL_IN).rows) == ["Fold", "Call 105: all-in"]


# What powers ask


def test_the_engineer_picks_one_of_three():
    shown = acting(after(rich("engineer"), "engineer"))
    assert [(each.verb, each.arg) for each in buttons(shown.rows)] == [
        ("pick", "2c"),
        ("pick", "7d"),
        ("pick", "8h"),
    ]
    wanted = Do({"type": "engineer-pick", "card": "7d"})
    assert pressed(seen(table(), 0), "pick", "7d") == wanted


def test_the_scanner_keeps_or_discards_both():
    shown = acting(after(rich("scanner"), "scanner"))
    assert labels(shown.rows) == ["Keep both", "Discard both"]
    for arg, keep in (("keep", True), ("drop", False)):
        wanted = Do({"type": "scanner-choice", "keep": keep})
        assert pressed(seen(table(), 0), "scan", arg) == wanted


def test_the_upgrade_discards_one_of_three():
    shown = acting(after(rich("upgrade"), "upgrade"))
    assert [each.arg for each in buttons(shown.rows)] == ["As", "Ad", "2c"]
    wanted = Do({"type": "upgrade-discard", "card": "2c"})
    assert pressed(seen(table(), 0), "discard", "2c") == wanted


def test_while_something_is_to_be_chosen_nothing_else_can_be_pressed():
    for power in ("engineer", "scanner", "upgrade"):
        shown = acting(after(rich(f"{power} deploy"), power))
        assert set(verbs(shown.rows)) <= {"pick", "scan", "discard"}
        assert menus(shown.rows) == []


# Presses


@pytest.mark.parametrize("verb", ["check", "call"])
def test_a_deed_is_done_at_once(verb):
    assert pressed(seen(table(), 0), verb) == Do({"type": verb})


@pytest.mark.parametrize("arg", ["", "raise", "powers"])
def test_raises_and_powers_at_the_table_open_the_hand_as_it_is(arg):
    assert pressed(seen(table(), 0, "reload"), "open", arg) == Draft("reload", late=True)


def test_a_size_is_raised_to():
    assert pressed(seen(table(), 0), "size", "", "120") == Do({"type": "raise", "to": 120})


def test_the_window_says_the_bounds_and_the_usual_sizes():
    asked = pressed(seen(table(), 0), "type")
    assert isinstance(asked, Ask)
    assert asked.question.label == "100 to 1495 chips"
    assert asked.question.placeholder == "half the pot 120 · the pot 190 · all-in 1495"
    assert asked.question.most == LONGEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_window_fits_in_every_language(language):
    question = pressed(seen(table(stack=100_000), 0, language=language), "type").question
    assert len(question.title) <= 45
    assert len(question.label) <= 45
    assert len(question.placeholder) <= 100


def test_who_cannot_raise_is_told_why_by_the_engine():
    for seat in (0, 1):
        state = after(table(stacks=(1000, 105, 1000)), "raise 400")
        assert pressed(seen(state, seat), "type") == Do({"type": "raise", "to": 0})


def test_what_is_typed_is_raised_to():
    assert pressed(seen(table(), 0), "typed", "", "1 200") == Do({"type": "raise", "to": 1200})


@pytest.mark.parametrize("text", ["", "lots", "12.5", "1e3", "0x10", "²", "100 chips", "--5"])
def test_what_is_no_number_is_answered_with_the_bounds(text):
    said = pressed(seen(table(), 0), "typed", "", text)
    assert said == Say(
        "That is no number of chips. Type a whole number, for example 300."
        " Now you can: raise to 100 at least, 1495 at most."
    )


def test_a_power_that_cannot_be_played_is_answered_at_once():
    said = pressed(seen(table("reload", energy=1), 0), "power", "", "reload")
    assert isinstance(said, Say)
    assert said.text.startswith("Reload costs 5 energy, and you have 1. Now you can: ")


def test_a_power_out_of_turn_is_left_to_the_engine_to_refuse():
    wanted = Do({"type": "power", "power": "deploy"})
    assert pressed(seen(rich("", "deploy"), 1), "power", "", "deploy") == wanted


def test_a_power_that_is_not_held_is_left_to_the_engine_to_refuse():
    wanted = Do({"type": "power", "power": "emp"})
    assert pressed(seen(rich("deploy"), 0), "power", "", "emp") == wanted


def test_every_control_means_something():
    states = [
        (rich("emp reload", "intel"), ""),
        (rich("reload"), "reload"),
        (to_flop(rich("", "disintegrate")), "disintegrate"),
        (to_flop(table()), FOLDING),
        (table(), ALL_IN),
        *((after(rich(power), power), "") for power in ("engineer", "scanner", "upgrade")),
    ]
    for state, draft in states:
        now = seen(state, state.to_act, draft)
        for each in (*buttons(FACE.hand(now).rows), *buttons(FACE.table(now).rows)):
            assert isinstance(pressed(now, each.verb, each.arg), Do | Draft | Ask | Say)
        for one in menus(FACE.hand(now).rows):
            for each in one.options:
                asked = pressed(now, one.verb, one.arg, each.value)
                assert isinstance(asked, Do | Draft | Ask | Say)


@pytest.mark.parametrize(
    ("verb", "arg", "values"),
    [
        ("", "", ()),
        ("fold ", "", ()),
        ("size", "", ()),
        ("size", "", ("lots",)),
        ("size", "", ("-5",)),
        ("size", "", ("٣",)),
        ("typed", "", ()),
        ("power", "", ()),
        ("power", "", ("bomb",)),
        ("target", "bomb", ("As",)),
        ("target", "reload", ()),
        ("scan", "maybe", ()),
        ("@hand", "", ()),
    ],
)
def test_what_no_control_says_is_malformed(verb, arg, values):
    assert reason(seen(table(), 0), verb, arg, *values) == "malformed"


def test_the_controls_of_a_new_hand_are_those_of_its_first_seat():
    state = finish(table())
    assert state.hand == 2
    assert hand(state, state.to_act).rows != ()
    assert hand(state, Seat((state.to_act + 1) % 3)).rows == ()
