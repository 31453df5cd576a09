"""The Dragon's gift, and the Dog."""

from __future__ import annotations

import pytest

from engines.kernel.game import Seat
from engines.tichu.events.tricks import Dragon, Trick, TurnMoved
from engines.tichu.flow import go_on
from engines.tichu.pendings import DragonGift
from tests.engines.tichu.table import (
    GAME,
    act,
    after,
    cards,
    events,
    gift,
    kinds,
    passes,
    play,
    refused,
    silence,
    table,
    view,
)

NINES = "9g 9k 9b 9r"


def dragon_won(*hands: str, **changes):
    """Seat 0 has led the Dragon, and all others have passed."""
    state = after(table(f"dragon {hands[0]}", *hands[1:], **changes), play(0, "dragon"))
    return after(state, *passes(*(seat for seat in (1, 2, 3) if hands[seat])))


FEW = ("2g 3g", "2k 3k", "2b 3b", "2r 3r")


def test_the_dragon_is_the_highest_single():
    state = after(table("Ag 2g", "dragon 3k", "2b", "2r"), play(0, "Ag"), play(1, "dragon"))
    assert state.turn == 2


def test_a_trick_won_by_the_dragon_is_asked_of_its_player():
    state = dragon_won(*FEW)
    (deadline,) = GAME.deadlines(state)
    assert (deadline.seconds, deadline.seats) == (20, {0})
    assert view(state, None).phase == "dragon"
    assert view(state, 0).choose_from == (1, 3)
    assert view(state, 1).choose_from == ()


def test_the_trick_is_told_first_and_then_the_gift():
    state = table(f"dragon {FEW[0]}", "Kk 3k", *FEW[2:], turn=1)
    lies = after(state, play(1, "Kk"), *passes(2, 3), play(0, "dragon"), *passes(1, 2))
    assert Trick(0, 35) in events(lies, *passes(3))
    happened = events(lies, *passes(3), gift(0, 3))
    assert Dragon(0, 3, ("Kk", "dragon")) in happened
    assert TurnMoved(0) in happened


def test_the_trick_goes_to_the_opponent_that_is_named_and_the_lead_stays():
    state = after(dragon_won(*FEW), gift(0, 3))
    assert state.won == ((), (), (), ("dragon",))
    assert state.turn == 0


@pytest.mark.parametrize("to", [0, 2, 4, -1])
def test_only_opponents_get_it(to):
    assert refused(dragon_won(*FEW), gift(0, to)) == "bad-target"


def test_only_its_player_gives_it_and_only_when_asked():
    assert refused(dragon_won(*FEW), gift(1, 3)) == "not-your-turn"
    assert refused(table(*FEW), gift(0, 1)) == "not-your-turn"


def test_nobody_plays_before_it_is_given():
    state = dragon_won(*FEW)
    assert refused(state, play(0, "2g")) == "not-your-turn"
    assert refused(state, *passes(0)) == "not-your-turn"
    assert refused(state, act(0, "decline")) == "no-window"
    assert refused(state, act(0, "wait")) == "no-window"


def test_it_may_go_to_an_opponent_who_is_out():
    state = after(dragon_won("2g 3g", "", "2b 3b", "2r 3r"), gift(0, 1))
    assert state.won[1] == ("dragon",)


def test_where_both_opponents_are_out_nobody_is_asked():
    """Only boosters can let a round go on so far."""
    turn = GAME.turn(table("2g", "", "2b", "", places=(1, 3), won={0: "dragon", 1: "5g"}))
    go_on(turn, (DragonGift(Seat(0), cards("dragon")),))
    assert turn.state.waits == ()
    assert turn.state.won[3] == ("dragon",)


def test_a_player_who_is_out_gives_it_all_the_same():
    state = after(table("dragon", *FEW[1:]), play(0, "dragon"), *passes(1, 2, 3))
    assert state.places == (0,)
    state = after(state, gift(0, 1))
    assert state.won[1] == ("dragon",)
    assert state.turn == 1


def test_a_bombed_dragon_stays_with_the_bomber():
    state = table("dragon 2g", f"{NINES} 3k", "2b 3b", "2r 3r")
    state = after(state, play(0, "dragon"), play(1, NINES), *passes(2, 3, 0))
    assert state.won[1] == cards(f"dragon {NINES}")
    assert state.turn == 1


def test_the_owner_may_bomb_the_own_dragon_and_keeps_the_trick():
    state = table(f"dragon {NINES} 2g", "3k 2k", "2b 3b", "2r 3r")
    state = after(state, play(0, "dragon"), play(0, NINES), *passes(1, 2, 3))
    assert state.won[0] == cards(f"dragon {NINES}")
    assert state.turn == 0


def test_a_dragon_that_was_only_played_into_the_trick_is_not_given():
    state = table("dragon 2g", f"{NINES} 3k", "2b 3b", "2r 3r")
    assert "window" not in kinds(state, play(0, "dragon"))


def test_the_dragon_in_the_last_trick_is_given_before_the_round_is_counted():
    state = table("dragon", "Kk", "", "", places=(2, 3), won={2: "Tg Tk"})
    state = after(state, play(0, "dragon"))
    assert view(state, 0).phase == "dragon"
    assert state.round == 1
    state = after(state, gift(0, 3))
    assert state.round == 2
    assert state.scores == (20 + 10, 25)


def test_a_gift_to_the_last_player_goes_on_to_the_first_who_is_out():
    state = table("dragon", "Kk", "", "", places=(2, 3), won={2: "Tg Tk"})
    state = after(state, play(0, "dragon"), gift(0, 1))
    assert state.scores == (20 + 25 + 10, 0)


def test_a_double_victory_by_the_dragon_asks_for_no_gift():
    state = table("dragon", "Kk", "", "2r", places=(2,))
    assert after(state, play(0, "dragon")).scores == (200, 0)


def test_silence_gives_it_to_the_opponent_with_fewer_points():
    rich = silence(dragon_won(*FEW, won={1: "Kg", 3: "5g"}))
    assert rich.won[3] == ("5g", "dragon")
    poor = silence(dragon_won(*FEW, won={1: "phoenix", 3: ""}))
    assert poor.won[1] == ("phoenix", "dragon")


def test_silence_gives_it_to_the_next_opponent_where_both_have_the_same():
    assert silence(dragon_won(*FEW)).won[1] == ("dragon",)


def test_the_dog_passes_the_lead_to_the_partner_at_once():
    state = after(table("dog 2g", *FEW[1:]), play(0, "dog"))
    assert (state.turn, state.trick) == (2, ())


def test_the_dog_lies_in_its_owners_tricks_worth_nothing():
    state = table("dog 2g", *FEW[1:])
    assert Trick(0, 0) in events(state, play(0, "dog"))
    assert after(state, play(0, "dog")).won[0] == ("dog",)


def test_the_dog_is_only_led():
    state = after(table("2g 3g", "dog 3k", "2b", "2r"), play(0, "2g"))
    assert refused(state, play(1, "dog")) == "does-not-beat"


def test_the_dog_of_a_partner_who_is_out_goes_to_the_next_after_him():
    assert after(table("dog 2g", "2k 3k", "", "2r 3r"), play(0, "dog")).turn == 3
    state = table("dog 2g", "2k 3k", "", "", places=(3, 2))
    assert after(state, play(0, "dog")).turn == 0


def test_one_may_go_out_with_the_dog():
    state = table("dog", *FEW[1:])
    assert kinds(state, play(0, "dog"))[:3] == ["played", "out", "trick"]
    state = after(state, play(0, "dog"))
    assert (state.places, state.turn) == ((0,), 2)


def test_the_dog_as_the_last_card_of_the_round_ends_it():
    state = table("dog", "Kk", "", "", places=(2, 3), won={2: "Tg Tk"})
    assert after(state, play(0, "dog")).scores == (30, 0)


def test_there_is_no_closing_window_for_the_dog():
    state = table("dog 2g", "2k 3k 4k 5k", *FEW[2:], bomb_seconds=5.0)
    assert after(state, play(0, "dog")).waits == ()


def test_the_dog_is_the_first_card_of_its_player():
    state = table("dog 2g", *FEW[1:], started=frozenset())
    assert refused(after(state, play(0, "dog")), act(0, "tichu")) == "too-late-to-call"
