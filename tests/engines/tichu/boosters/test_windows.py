"""When boosters may be played: windows, who is asked, in which order answers are taken."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.kernel.errors import IllegalAction
from engines.kernel.game import Seat, apply
from engines.kernel.secret import redact
from tests.engines.tichu.table import (
    GAME,
    act,
    after,
    boost,
    dealt,
    declines,
    events,
    gift,
    kinds,
    passes,
    play,
    refused,
    silence,
    table,
    tichu,
    view,
)

FEW = ("2g 3g 9g", "2k 3k 9k", "2b 3b 9b", "2r 3r 9r")
"""Nobody can hold a bomb: there is no closing window."""


def between(held, led="9g", **changes):
    """Seat 0 has taken a trick and is about to lead again."""
    return after(table(*FEW, held=held, **changes), play(0, led), *passes(1, 2, 3))


def asked(state):
    """Trigger and seats of the window that is open."""
    window = view(state, None).window
    return None if window is None else (window.trigger, window.open_to)


def detail(state, deed):
    with pytest.raises(IllegalAction) as caught:
        apply(GAME, state, deed)
    return caught.value.reason.value, caught.value.detail


# Between tricks


def test_between_tricks_holders_of_brown_and_green_boosters_are_asked_together():
    state = between({1: "small", 2: "rainbow", 3: "njet"})
    assert asked(state) == ("between", (1, 2))
    assert state.trick == ()


def test_where_nobody_holds_one_there_is_no_window():
    assert between({1: "insurance"}).turn == 0


def test_the_window_is_told_with_trigger_and_seats():
    state = after(table(*FEW, held={2: "small"}), play(0, "9g"), *passes(1, 2))
    (window,) = [each for each in events(state, *passes(3)) if hasattr(each, "trigger")]
    assert (window.trigger, window.seats, window.seconds) == ("between", (2,), 12)


def test_the_window_lasts_as_long_as_the_option_says():
    (deadline,) = GAME.deadlines(between({2: "small"}, react_seconds=20.0))
    assert (deadline.seconds, deadline.seats) == (20, {2})


def test_the_lead_follows_when_all_have_declined():
    state = between({1: "small", 2: "rainbow"})
    assert after(state, *declines(1)).turn is None
    assert after(state, *declines(1, 2)).turn == 0


def test_silence_declines():
    assert silence(between({1: "small", 2: "rainbow"})).turn == 0


def test_an_answer_waits_for_the_others_and_nobody_sees_what_it_is():
    state = between({1: "small", 2: "rainbow"})
    (one,), (other,) = events(state, boost(1, "small")), events(state, *declines(1))
    for seat in (0, 2, 3, None):
        assert redact(one, seat) == redact(other, seat)
        assert view(after(state, boost(1, "small")), seat) == view(after(state, *declines(1)), seat)


def test_answers_are_taken_in_playing_order_after_the_seat_that_caused_the_window():
    state = after(between({1: "small", 3: "rainbow"}), boost(3, "rainbow"), boost(1, "small"))
    assert [each.booster for each in state.effects] == ["small"]
    assert state.pools[3] == ("rainbow",)


def test_when_one_is_taken_the_others_are_asked_anew():
    state = between({1: "small", 3: "rainbow"})
    first = view(state, None).window
    state = after(state, boost(1, "small"), boost(3, "rainbow"))
    assert asked(state) == ("between", (3,))
    assert view(state, None).window.id != first.id
    assert after(state, boost(3, "rainbow")).turn == 0


def test_an_answer_is_given_once():
    state = after(between({1: "small", 2: "rainbow"}), *declines(1))
    assert refused(state, boost(1, "small")) == "not-eligible"
    assert refused(state, *declines(1)) == "not-eligible"


def test_who_is_not_asked_plays_no_booster_in_a_window():
    state = between({1: "small", 2: "njet"})
    assert refused(state, boost(2, "njet")) == "booster-not-now"


def test_brown_is_not_played_within_a_trick():
    state = after(table(*FEW, held={1: "small"}), play(0, "2g"))
    assert refused(state, boost(1, "small")) == "booster-not-now"


def test_a_booster_that_is_not_held_is_not_played():
    assert refused(table(*FEW, held={1: "small"}), boost(0, "rainbow")) == "booster-not-held"


def test_without_the_pack_nobody_holds_any():
    state = dealt(boosters=False, held=[["rainbow"], [], [], []])
    assert refused(state, boost(0, "rainbow")) == "booster-not-held"


def test_who_is_out_plays_no_booster_and_is_not_asked():
    state = table("2g 9g", "2k 3k", "", "2r 3r", held={1: "small", 2: "rainbow"})
    assert refused(state, boost(2, "rainbow")) == "you-are-out"
    state = after(state, play(0, "9g"), *passes(1, 3))
    assert asked(state) == ("between", (1,))


def test_who_declines_for_the_round_is_not_asked_again():
    state = after(between({1: "small", 2: "rainbow"}), act(1, "decline", round=True), *declines(2))
    state = after(state, play(0, "3g"), play(1, "9k"), *passes(2, 3, 0))
    assert asked(state) == ("between", (2,))


def test_boosters_of_who_is_not_asked_stay_playable():
    state = after(between({1: "small rainbow"}), act(1, "decline", round=True))
    assert state.turn == 0
    assert after(state, boost(1, "small")).effects
    assert after(state, boost(1, "rainbow")).effects


def test_who_has_let_a_window_go_has_let_it_go():
    state = after(between({1: "small"}), *declines(1))
    assert refused(state, boost(1, "small")) == "booster-not-now"


def test_wait_doubles_the_time_once_a_seat():
    state = after(between({1: "small", 2: "rainbow"}), act(1, "wait"))
    assert GAME.deadlines(state)[0].seconds == 24
    assert refused(state, act(1, "wait")) == "not-eligible"
    assert GAME.deadlines(after(state, act(2, "wait")))[0].seconds == 48


def test_a_bomb_has_to_wait_while_another_window_is_open():
    hands = ("Qg Kg", "9g 9k 9b 9r 3k", "2b 3b", "2r 3r")
    state = after(
        table(*hands, held={0: "spy", 2: "njet"}), play(0, "Qg"), boost(0, "spy", rank="9")
    )
    assert refused(state, play(1, "9g 9k 9b 9r")) == "not-eligible"
    assert after(state, *declines(2), play(1, "9g 9k 9b 9r")).trick[-1].seat == 1


def test_no_booster_is_played_in_the_closing_window():
    hands = ("Qg 2g 3g 4g 5g", "2k 3k 4k 5k", "2b", "2r")
    state = table(*hands, held={0: "rainbow"}, bomb_seconds=5.0)
    state = after(state, play(0, "Qg"), *passes(1, 2, 3))
    assert refused(state, boost(0, "rainbow")) == "booster-not-now"


# A Tichu call in between


def test_tichu_may_be_called_between_tricks_and_the_answers_given_stay():
    state = between({1: "small", 2: "insurance rainbow"}, started=frozenset({0}))
    before = view(state, None).window
    state = after(state, *declines(1), tichu(3))
    assert asked(state) == ("called", (2,))
    assert refused(state, *declines(1)) == "not-eligible"
    state = after(state, *declines(2))
    assert asked(state) == ("between", (2,))
    assert view(state, None).window.id != before.id


def test_tichu_is_not_called_in_a_reaction_window():
    state = after(
        table(*FEW, held={0: "spy", 2: "njet"}, started=frozenset()), boost(0, "spy", rank="9")
    )
    assert refused(state, tichu(1)) == "not-eligible"


# At any moment


def test_green_is_played_at_any_moment_without_a_window():
    state = after(table(*FEW, held={1: "rainbow", 3: "equality"}), play(0, "2g"))
    state = after(state, boost(3, "equality"), boost(1, "rainbow"))
    assert [each.booster for each in state.effects] == ["equality", "rainbow"]
    assert state.turn == 1


def test_a_booster_that_nobody_answers_leaves_the_turn_running():
    state = table(*FEW, held={1: "rainbow"})
    assert GAME.deadlines(after(state, boost(1, "rainbow"))) == GAME.deadlines(state)


def test_green_is_played_while_the_gift_of_the_dragon_is_chosen():
    hands = ("dragon 2g", "2k 3k", "2b 3b", "2r 3r")
    state = after(table(*hands, held={1: "rainbow"}), play(0, "dragon"), *passes(1, 2, 3))
    before = GAME.deadlines(state)
    state = after(state, boost(1, "rainbow"))
    assert GAME.deadlines(state) == before
    assert after(state, gift(0, 3)).won[3] == ("dragon",)


def test_a_question_that_was_interrupted_by_a_window_is_asked_anew():
    hands = ("dragon 2g", "2k 3k", "2b 3b", "2r 3r")
    state = table(*hands, held={1: "rainbow", 2: "njet"})
    state = after(state, play(0, "dragon"), *passes(1, 2, 3))
    before = GAME.deadlines(state)[0].id
    state = after(state, boost(1, "rainbow"))
    assert GAME.waiting_on(state) == {2}
    state = after(state, *declines(2))
    assert GAME.waiting_on(state) == {0}
    assert GAME.deadlines(state)[0].id != before
    assert after(state, gift(0, 3)).won[3] == ("dragon",)


def test_green_is_not_played_before_blue_is_over():
    state = dealt(boosters=True, held=[["rainbow"], ["ouvert"], [], []])
    assert refused(state, boost(0, "rainbow")) == "booster-not-now"


def test_before_the_first_lead_brown_and_green_are_asked():
    state = silence(dealt(boosters=True, held=[["rainbow"], ["small"], [], []]))
    assert asked(state) == ("between", (0, 1))
    assert state.turn is None
    assert after(state, *declines(0, 1)).turn is not None


def test_the_answers_before_the_first_lead_are_taken_from_seat_0():
    """Who holds the Mah Jong is not known yet."""
    state = silence(dealt(boosters=True, held=[[], ["small"], [], ["solo"]]))
    state = after(state, boost(3, "solo"), boost(1, "small"))
    assert [each.booster for each in state.effects] == ["small"]


# What a booster is played with


@pytest.mark.parametrize(
    ("key", "fields"),
    [
        ("spy", {}),
        ("spy", {"rank": "1"}),
        ("spy", {"rank": "A", "to": 1}),
        ("rainbow", {"to": 1}),
        ("nonsense", {}),
        ("firebird", {}),
        ("gift", {"give": 3}),
        ("generous", {"to": "1"}),
    ],
)
def test_other_parameters_than_those_of_the_booster_are_malformed(key, fields):
    with pytest.raises(IllegalAction, match="malformed"):
        boost(0, key, **fields)


def test_what_may_be_played_now_is_told_to_its_holder():
    state = table(*FEW, held={1: "rainbow small recycling"})
    assert view(state, 1).boosters == ("rainbow",)
    assert view(state, 0).boosters == ()
    assert view(state, None).boosters == ()


def test_a_booster_is_told_when_it_is_played_and_when_it_works():
    state = table(*FEW, held={1: "rainbow", 2: "njet"})
    assert kinds(state, boost(1, "rainbow")) == ["booster-played", "window"]
    assert kinds(state, boost(1, "rainbow"), *declines(2)) == [
        "answered",
        "wait-ended",
        "booster-resolved",
    ]


# Basta! and the end of a round


def test_effects_end_with_the_round_and_are_discarded():
    state = table("2g", "2k 3k", "", "", places=(2, 3), held={0: "rainbow"}, target=5000)
    state = after(state, boost(0, "rainbow"))
    assert state.effects
    state = after(state, play(0, "2g"))
    assert state.round == 2
    assert (state.effects, state.discards) == ((), ("rainbow",))


def test_what_has_no_lasting_effect_is_discarded_at_once():
    state = after(table(*FEW, held={0: "spy"}), boost(0, "spy", rank="9"))
    assert (state.effects, state.discards, state.pools[0]) == ((), ("spy",), ())


def test_no_booster_is_played_when_the_round_is_decided():
    hands = ("dragon", "2k", "", "2r")
    state = after(table(*hands, places=(2,), held={1: "rainbow"}, target=5000), play(0, "dragon"))
    assert refused(state, boost(1, "rainbow")) == "booster-not-now"


def test_who_has_laid_the_last_card_is_out_when_nobody_has_forbidden_it():
    hands = ("dragon", "2k 3k", "2b 3b", "2r 3r")
    state = after(table(*hands, held={1: "scarecrow"}), play(0, "dragon"))
    assert (state.places, asked(state)) == ((), ("played", (1,)))
    assert after(state, *declines(1)).places == (0,)


def test_who_did_not_want_to_be_asked_is_asked_again_in_the_next_round():
    held = {0: "mulligan", 1: "small"}
    state = table("2g", "2k 3k", "", "", places=(2, 3), held=held, target=5000)
    state = after(replace(state, no_windows=frozenset({Seat(0)})), play(0, "2g"))
    assert (state.round, GAME.waiting_on(state)) == (2, {0})
