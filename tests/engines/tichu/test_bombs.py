"""Bombs: in turn, out of turn, in the closing window, and where there is none."""

from __future__ import annotations

import pytest

from engines.kernel.game import Seat
from engines.kernel.secret import redact
from engines.tichu.events.tricks import Bombed, Played, Trick
from engines.tichu.state import SEATS
from tests.engines.tichu.table import (
    GAME,
    act,
    after,
    cards,
    dealt,
    declines,
    events,
    first_step,
    kinds,
    let_go,
    may,
    passes,
    play,
    refused,
    silence,
    table,
    tichu,
    view,
)

FOURS = "4g 4k 4b 4r"
NINES = "9g 9k 9b 9r"
KINGS = "Kg Kk Kb Kr"
FLUSH = "4k 5k 6k 7k 8k"


def closing(*hands: str, led: str = "Qg", seconds: float = 5.0):
    """Seat 0 has led, and all others have passed."""
    state = table(*hands, bomb_seconds=seconds)
    lies = after(state, play(0, led))
    return after(lies, *passes(*(seat for seat in (1, 2, 3) if hands[seat])))


def test_a_bomb_is_thrown_out_of_turn():
    state = after(table("Qg 2g", "2k 3k", f"{NINES} 2b", "2r"), play(0, "Qg"), play(2, NINES))
    assert (state.trick[-1].seat, state.turn) == (2, 3)


def test_a_bomb_is_thrown_after_having_passed():
    state = table("Qg 2g", f"{NINES} 2k", "2b 3b", "2r 3r")
    state = after(state, play(0, "Qg"), *passes(1), play(1, NINES))
    assert (state.trick[-1].seat, state.turn) == (1, 2)


def test_a_bomb_is_thrown_on_ones_own_combination():
    state = after(table(f"Qg {NINES} 2g", "2k 3k", "2b", "2r"), play(0, "Qg"), play(0, NINES))
    assert [laid.seat for laid in state.trick] == [0, 0]
    assert state.turn == 1


def test_a_bomb_is_thrown_in_turn():
    state = after(table("Qg 2g", f"{NINES} 2k", "2b 3b", "2r"), play(0, "Qg"), play(1, NINES))
    assert state.turn == 2


def test_a_bomb_may_be_led():
    assert after(table(f"{NINES} 2g", "2k", "2b", "2r"), play(0, NINES)).turn == 1


def test_a_bomb_is_said_to_be_one_after_it_was_played():
    played, bombed, *_ = events(
        table("Qg 2g", "2k", f"{NINES} 2b", "2r"), play(0, "Qg"), play(2, NINES)
    )
    assert isinstance(played, Played)
    assert (played.seat, played.combination) == (2, "bomb")
    assert bombed == Bombed(Seat(2))


def test_after_a_bomb_those_who_had_passed_are_asked_again():
    state = table("Qg 2g", "2k 3k", f"{NINES} 2b", f"{KINGS} 2r")
    state = after(state, play(0, "Qg"), *passes(1), play(2, NINES), *passes(3, 0))
    assert state.turn == 1


def test_the_bomber_takes_the_trick():
    state = table("Qg Kg 2g", "2k 3k", f"{NINES} 2b", "2r 3r")
    state = after(state, play(0, "Kg"), play(2, NINES), *passes(3, 0, 1))
    assert state.won[2] == cards(f"Kg {NINES}")
    assert state.turn == 2


@pytest.mark.parametrize(
    ("lower", "higher"),
    [(FOURS, NINES), (NINES, FLUSH), (FLUSH, "2r 3r 4r 5r 6r 7r")],
    ids=["higher four", "flush on four", "longer flush"],
)
def test_a_stronger_bomb_beats_a_weaker_one_also_out_of_turn(lower, higher):
    state = after(table(f"{lower} Qg", "Qk 3k", f"{higher} Qb", "Qr"), play(0, lower))
    assert after(state, play(2, higher)).trick[-1].seat == 2


def test_a_weaker_bomb_does_not_beat():
    state = after(table(f"{NINES} 2g", "2k 3k", f"{FOURS} 2b", "2r"), play(0, NINES))
    assert refused(state, play(2, FOURS)) == "does-not-beat"


def test_nothing_else_beats_a_bomb():
    state = after(table(f"{FOURS} 2g", "Ak Ab 3k", "2b", "2r"), play(0, FOURS))
    assert refused(state, play(1, "Ak Ab")) == "does-not-beat"


def test_no_phoenix_makes_a_bomb():
    state = after(table("Qg 2g", "2k 3k", "9g 9k 9b phoenix", "2r"), play(0, "Qg"))
    assert refused(state, play(2, "9g 9k 9b phoenix")) == "no-combination"
    straight = after(table("Qg 2g", "2k 3k", "5k 6k 7k 8k phoenix", "2r"), play(0, "Qg"))
    assert refused(straight, play(2, "5k 6k 7k 8k phoenix")) == "not-a-bomb"


def test_no_mah_jong_makes_a_bomb():
    state = after(table("Qg 2g", "3k", "mahjong 2k 3k 4k 5k", "2r"), play(0, "Qg"))
    assert refused(state, play(2, "mahjong 2k 3k 4k 5k")) == "not-a-bomb"


def test_out_of_turn_other_cards_on_a_trick_are_not_a_bomb():
    state = after(table("Qg 2g", "2k 3k", "Kb 2b", "2r"), play(0, "Qg"))
    assert refused(state, play(2, "Kb")) == "not-a-bomb"


def test_no_bomb_on_an_empty_table():
    state = table("Qg 2g", "2k 3k", f"{NINES} 2b", "2r")
    assert refused(state, play(2, NINES)) == "not-your-turn"


def test_no_bomb_on_the_dog():
    state = after(table("dog 2g", f"{KINGS} 3k", "3b 2b", f"{NINES} 2r"), play(0, "dog"))
    assert refused(state, play(3, NINES)) == "no-bomb-on-dog"
    assert refused(state, play(0, "2g")) == "not-your-turn"


def test_after_the_next_lead_the_dog_is_forgotten():
    state = table("dog 2g", f"{KINGS} 3k", "3b 2b", f"{NINES} 2r")
    state = after(state, play(0, "dog"), play(2, "3b"))
    assert after(state, play(1, KINGS)).trick[-1].seat == 1


def test_no_bomb_before_the_first_lead():
    for state in (first_step().state, dealt()):
        assert refused(state, play(1, "2b")) == "not-your-turn"
    assert refused(dealt(), play(1, "3k 4k 5k 6k 7k")) == "not-your-turn"


def test_a_bomb_is_the_first_play_of_its_owner():
    state = table("Qg 2g", "2k 3k", f"{NINES} 2b", "2r", started=frozenset())
    state = after(state, play(0, "Qg"), play(2, NINES))
    assert refused(state, tichu(2)) == "too-late-to-call"


def test_who_is_out_throws_no_bomb():
    state = after(table("Qg 2g", "2k", "", "2r 3r"), play(0, "Qg"))
    assert refused(state, play(2, NINES)) == "you-are-out"


def test_a_bomb_may_be_the_last_cards():
    state = table("Qg 2g", "2k 3k", NINES, "2r 3r")
    assert kinds(state, play(0, "Qg"), play(2, NINES)) == ["played", "bombed", "out", "turn-moved"]


def test_going_out_with_a_bomb_out_of_turn_takes_the_trick_and_the_next_leads():
    state = table("Qg 2g", "2k 3k", NINES, "2r 3r")
    state = after(state, play(0, "Qg"), play(2, NINES), *passes(3, 0, 1))
    assert state.won[2] == cards(f"Qg {NINES}")
    assert state.turn == 3


def test_a_play_that_ends_the_round_cannot_be_bombed():
    happened = kinds(
        table("Qg", "", "", f"{NINES} 2b", places=(1, 2), bomb_seconds=5.0), play(0, "Qg")
    )
    assert happened[:4] == ["played", "out", "trick", "round"]


# The closing window


def test_after_the_last_pass_there_is_a_closing_window():
    state = closing("Qg 2g 3g 4g 5g", "2k 3k 4k 5k", "2b 3b 4b 6b", "2r 3r 4r 6r")
    (deadline,) = GAME.deadlines(state)
    assert deadline.seconds == 5
    window = view(state, None).window
    assert window is not None
    assert (window.trigger, window.asked) == ("closing", (0, 1, 2, 3))
    assert state.trick[-1].seat == 0


def test_the_window_is_told():
    state = after(
        table("Qg 2g 3g 4g 5g", "2k 3k 4k 5k", "2b", "2r", bomb_seconds=5.0), play(0, "Qg")
    )
    assert kinds(state, *passes(1, 2, 3)) == ["passed", "window"]


def test_every_seat_with_four_or_more_cards_is_asked_whatever_it_holds():
    state = closing("Qg 2g 3g 4g", f"{NINES}", "2b 3b 4b 6b", "2r 3r 4r")
    assert GAME.waiting_on(state) == {1, 2}


def test_the_owner_of_the_top_combination_is_asked_too():
    state = closing(f"Qg {NINES}", "2k 3k", "2b 3b", "2r 3r")
    assert GAME.waiting_on(state) == {0}
    assert after(state, play(0, NINES)).trick[-1].seat == 0


def test_who_is_out_is_not_asked():
    state = closing("Qg 2g 3g 4g 5g", "", "2b 3b 4b 6b", "2r 3r")
    assert GAME.waiting_on(state) == {0, 2}


def test_there_is_no_window_where_nobody_can_have_four_cards():
    state = closing("Qg 2g 3g 4g", "2k 3k 4k", "2b", "2r")
    assert (state.trick, state.waits, state.turn) == ((), (), 0)


def test_there_is_no_window_where_the_option_says_none():
    state = closing("Qg 2g 3g 4g 5g", NINES, "2b 3b", "2r", seconds=0)
    assert (state.trick, state.waits, state.turn) == ((), (), 0)


def test_the_window_lasts_as_long_as_the_option_says():
    state = closing("Qg 2g 3g 4g 5g", NINES, "2b 3b", "2r", seconds=7)
    (deadline,) = GAME.deadlines(state)
    assert deadline.seconds == 7


def test_it_closes_when_all_have_answered():
    state = closing("Qg 2g 3g 4g 5g", NINES, "2b 3b", "2r")
    assert after(state, *declines(0)).trick != ()
    assert after(state, *declines(0, 1)).trick == ()


def test_it_closes_when_time_is_up_and_silence_lets_the_trick_go():
    state = silence(closing("Qg 2g 3g 4g 5g", NINES, "2b 3b", "2r"))
    assert (state.trick, state.turn) == ((), 0)


def test_a_bomb_waits_for_the_others():
    state = after(closing("Qg 2g 3g 4g 5g", NINES, "2b 3b", "2r"), play(1, NINES))
    assert state.hands[1] == cards(NINES)
    assert state.trick[-1].seat == 0
    assert silence(state).trick[-1].seat == 1


def test_nobody_sees_whether_an_answer_is_a_bomb():
    state = closing("Qg 2g 3g 4g 5g", NINES, "2b 3b", "2r")
    (bomb,) = events(state, play(1, NINES))
    (none,) = events(state, *declines(1))
    for seat in (0, 2, 3, None):
        assert redact(bomb, seat) == redact(none, seat)
        assert view(after(state, play(1, NINES)), seat) == view(after(state, *declines(1)), seat)


def test_a_bomb_submitted_cannot_be_taken_back():
    state = after(closing("Qg 2g 3g 4g 5g", NINES, "2b 3b", "2r"), play(1, NINES))
    assert refused(state, *declines(1)) == "not-eligible"
    assert refused(state, play(1, NINES)) == "not-eligible"


def test_the_first_bomb_in_playing_order_after_the_owner_falls():
    hands = ("2g 3g", f"{KINGS} 2k", f"Qb {FOURS} 2b", f"{NINES} 2r")
    state = after(table(*hands, turn=2, bomb_seconds=5.0), play(2, "Qb"), *passes(3, 0, 1))
    state = after(state, play(1, KINGS), play(2, FOURS), play(3, NINES))
    assert [laid.seat for laid in state.trick] == [2, 3]
    assert state.turn == 0


def test_the_other_bombs_stay_in_hand_and_may_be_thrown_again_at_once():
    hands = ("2g 3g", f"{KINGS} 2k", f"Qb {FOURS} 2b", f"{NINES} 2r")
    state = after(table(*hands, turn=2, bomb_seconds=5.0), play(2, "Qb"), *passes(3, 0, 1))
    state = after(state, play(1, KINGS), play(2, FOURS), play(3, NINES))
    assert set(cards(KINGS)) < set(state.hands[1])
    assert after(state, play(1, KINGS)).trick[-1].seat == 1
    assert refused(state, play(2, FOURS)) == "does-not-beat"


def test_the_owners_own_bomb_comes_last():
    hands = (f"Qg {KINGS} 2g", f"{NINES} 2k", "2b 3b", "2r 3r")
    state = after(closing(*hands), play(0, KINGS), play(1, NINES))
    assert state.trick[-1].seat == 1


def test_the_trick_goes_on_after_a_bomb_in_the_window_and_closes_anew():
    hands = (f"Qg {KINGS} 2g", f"{NINES} 2k", "2b 3b", "2r 3r")
    state = after(closing(*hands), *declines(0), play(1, NINES))
    assert state.turn == 2
    before = {each.id for each in GAME.deadlines(closing(*hands))}
    state = after(state, *passes(2, 3, 0))
    assert GAME.waiting_on(state) == {0}
    assert not before & {each.id for each in GAME.deadlines(state)}
    assert after(state, play(0, KINGS)).trick[-1].seat == 0


def test_a_bomb_that_is_too_weak_is_no_answer():
    hands = (f"{NINES} 2g", f"{FOURS} 2k", "2b 3b", "2r 3r")
    state = closing(*hands, led=NINES)
    assert refused(state, play(1, FOURS)) == "does-not-beat"


def test_other_cards_are_no_answer():
    state = closing("Qg 2g 3g 4g 5g", "Kk 3k 4k 5k", "2b", "2r")
    assert refused(state, play(1, "Kk")) == "not-a-bomb"
    assert refused(state, *passes(1)) == "not-your-turn"


def test_who_was_not_asked_does_not_answer():
    state = closing("Qg 2g 3g 4g 5g", "Kk 3k 4k 5k", "2b 3b", "2r")
    assert refused(state, *declines(2)) == "not-eligible"


def test_without_a_window_there_is_nothing_to_decline():
    state = after(table("Qg 2g", "2k", "2b", "2r"), play(0, "Qg"))
    assert refused(state, *declines(1)) == "no-window"
    assert refused(state, act(1, "wait")) == "no-window"


def test_who_declines_for_the_round_is_not_asked_again():
    hands = ("Qg Jg 2g 3g 4g 5g", "2k 3k 4k 5k", "2b 3b 4b 6b", "2r")
    state = after(closing(*hands), act(1, "decline", round=True), *declines(0, 2))
    state = after(state, play(0, "Jg"), *passes(1, 2, 3))
    assert GAME.waiting_on(state) == {0, 2}


def test_who_declines_for_the_round_may_still_bomb_while_others_think():
    hands = ("Qg Jg 2g 3g 4g 5g", NINES, "2b 3b 4b 6b", "2r")
    state = after(closing(*hands), act(1, "decline", round=True), *declines(0, 2), play(0, "Jg"))
    assert after(state, play(1, NINES)).trick[-1].seat == 1


def test_who_declines_for_the_round_is_not_asked_where_others_are():
    """The bomb has to be thrown before the last pass then."""
    hands = ("Qg Jg 2g 3g 4g 5g", NINES, "2b 3b 4b 6b", "2r")
    state = after(closing(*hands), act(1, "decline", round=True), *declines(0, 2))
    state = after(state, play(0, "Jg"), *passes(1, 2, 3))
    assert refused(state, play(1, NINES)) == "not-eligible"


def test_everybody_else_waits_while_the_window_is_open():
    state = closing("Qg 2g 3g 4g 5g", "Kk 3k 4k 5k", "2b 3b", "2r")
    assert may(state, 2) == []


def test_wait_doubles_the_time_and_keeps_the_id():
    state = closing("Qg 2g 3g 4g 5g", "Kk 3k 4k 5k", "2b", "2r")
    (before,) = GAME.deadlines(state)
    (now,) = GAME.deadlines(after(state, act(1, "wait")))
    assert (now.id, now.seconds, now.seats) == (before.id, 10, before.seats)


def test_wait_is_said_once_by_each_who_is_asked():
    state = after(closing("Qg 2g 3g 4g 5g", "Kk 3k 4k 5k", "2b", "2r"), act(1, "wait"))
    assert refused(state, act(1, "wait")) == "not-eligible"
    assert refused(state, act(2, "wait")) == "not-eligible"
    (deadline,) = GAME.deadlines(after(state, act(0, "wait")))
    assert deadline.seconds == 20


def test_who_has_answered_asks_for_no_more_time():
    state = after(closing("Qg 2g 3g 4g 5g", "Kk 3k 4k 5k", "2b", "2r"), *declines(1))
    assert refused(state, act(1, "wait")) == "not-eligible"


@pytest.mark.parametrize("seat", SEATS)
def test_only_who_may_bomb_is_told_so(seat):
    state = after(table("Qg 2g", "2k 3k", f"{NINES} 2b", "2r"), play(0, "Qg"))
    assert view(state, seat).can_bomb == (seat == 2)
    assert [each.cards for each in view(state, 2).playable] == [cards(NINES)]


def test_who_may_bomb_in_turn_is_told_so_too():
    hands = ("Qg 2g", f"{NINES} 2k", "2b", "2r")
    assert view(after(table(*hands), play(0, "Qg")), 1).can_bomb
    assert not view(table(*hands, turn=1), 1).can_bomb


def test_a_bomb_that_is_too_weak_is_not_told_as_one():
    state = after(table(f"{NINES} 2g", "2k 3k", f"{FOURS} 2b", "2r"), play(0, NINES))
    assert not view(state, 2).can_bomb
    assert view(state, 2).playable == ()


def test_a_trick_that_is_let_go_is_gathered():
    state = closing("Qg 2g 3g 4g 5g", NINES, "2b 3b", "2r")
    assert let_go(state).won[0] == ("Qg",)
    assert Trick(Seat(0), 0) in events(state, *declines(0, 1))
