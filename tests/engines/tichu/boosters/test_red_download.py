"""Download, the red booster by which lower cards are slipped under a trick."""

from __future__ import annotations

import pytest

from engines.tichu.state import TichuState
from tests.engines.tichu.table import (
    GAME,
    after,
    boost,
    declines,
    may,
    passes,
    play,
    refused,
    table,
    view,
)


def top(state: TichuState) -> tuple[str, float, int]:
    """What lies there: its type, rank and length."""
    assert state.top is not None
    return state.top.type, state.top.rank, state.top.length


def hand(state: TichuState, seat: int) -> set[str]:
    return set(state.hands[seat])


def download(seat: int, text: str, **fields: str):
    return boost(seat, "download", cards=text.split(), **fields)


def downloading(led: str, held: str, **changes) -> TichuState:
    """Seat 0 leads `led`; seat 1 holds Download, and these cards."""
    hands = (f"{led} 2g Qg", f"{held} Ak", "4b Jb Qb", "3r 9r Ar")
    return after(table(*hands, held={1: "download"}, **changes), play(0, led))


def test_a_lower_combination_slides_under_the_trick():
    state = after(downloading("9g", "5k"), download(1, "5k"))
    assert [laid.combination.cards for laid in view(state, None).trick.under] == [("5k",)]
    assert hand(state, 1) == {"Ak"}


def test_turn_and_top_stay_as_they_are():
    state = after(downloading("9g", "5k"), download(1, "5k"))
    assert top(state) == ("single", 9, 1)
    assert (view(state, None).trick.owner, state.turn) == (0, 1)


def test_it_wins_nothing_and_goes_with_the_trick():
    state = after(downloading("9g", "5k"), download(1, "5k"), *passes(1, 2, 3))
    assert sorted(state.won[0]) == ["5k", "9g"]
    assert state.under == ()


@pytest.mark.parametrize(
    ("led", "held", "code"),
    [
        ("9g", "Tk", "bad-target"),
        ("9g", "9k", "bad-target"),
        ("9g 9k", "5k", "bad-target"),
        ("9g", "5k 5b", "bad-target"),
        ("9g 9k", "5k 6k", "no-combination"),
        ("3g 4k 5g 6b 7g", "2k 3k 4b 5b 6r 7r", "bad-target"),
        ("9g", "dog", "bad-target"),
    ],
)
def test_it_must_be_of_the_same_type_and_length_and_lower(led, held, code):
    assert refused(downloading(led, held), download(1, held)) == code


def test_only_held_cards_are_slipped_under():
    assert refused(downloading("9g", "5k"), download(1, "5b")) == "not-in-hand"


def test_a_phoenix_alone_is_lower_than_any_plain_card():
    state = after(downloading("2k", "phoenix"), download(1, "phoenix"))
    assert state.under[0].combination.rank == 1.5


def test_a_lower_bomb_goes_under_a_bomb():
    state = after(downloading("9g 9k 9b 9r", "5k 5g 5b 5r"), download(1, "5k 5g 5b 5r"))
    assert top(state) == ("bomb", 9, 4)
    assert len(state.under[0].combination.cards) == 4


def test_in_the_own_turn_it_is_played_without_a_window():
    state = after(downloading("9g", "5k"), *declines(1))
    assert state.turn == 1
    state = after(state, download(1, "5k"))
    assert (state.turn, state.waits) == (1, ())
    assert after(state, play(1, "Ak")).places == (1,)


def test_at_anothers_turn_and_before_a_lead_it_is_not_played():
    state = after(downloading("9g", "5k"), *declines(1), *passes(1))
    assert refused(state, download(1, "5k")) == "booster-not-now"
    lead = table("9g 2g", "5k", "4b", "3r", held={0: "download"})
    assert refused(lead, download(0, "2g")) == "booster-not-now"


def test_the_own_play_asks_nobody():
    state = table("9g 5g 2g", "3k", "4b", "3r", held={0: "download"})
    assert after(state, play(0, "9g")).turn == 1


def test_download_counts_as_the_first_card():
    state = after(downloading("9g", "5k", started=frozenset()), download(1, "5k"))
    assert state.started == {0, 1}


def test_download_does_not_break_the_chain_of_passes():
    state = table("9g 2g", "3k 4k", "4b 8b", "5r 6r", held={3: "download"})
    state = after(state, play(0, "9g"), *declines(3), *passes(1, 2), download(3, "5r"))
    assert state.passed == {1, 2}
    state = after(state, *passes(3))
    assert (state.turn, sorted(state.won[0])) == (0, ["5r", "9g"])


def test_one_may_go_out_by_the_last_cards_in_a_window():
    state = table("9g 2g", "5k", "4b 8b", "3r 9r", held={1: "download"})
    state = after(state, play(0, "9g"), download(1, "5k"))
    assert (state.places, state.turn) == ((1,), 2)


def test_one_may_go_out_by_the_last_cards_in_the_own_turn():
    state = table("9g 2g", "5k", "4b 8b", "3r 9r", held={1: "download"})
    state = after(state, play(0, "9g"), *declines(1), download(1, "5k"))
    assert (state.places, state.turn) == ((1,), 2)


def test_the_chain_of_passes_holds_when_somebody_goes_out_by_it():
    state = table("9g 2g", "3k 4k", "4b 8b", "5r", held={3: "download"})
    state = after(state, play(0, "9g"), *declines(3), *passes(1, 2), download(3, "5r"))
    assert (state.places, state.turn) == ((3,), 0)


def test_the_round_may_end_by_it():
    state = table("9g 2g", "5k", "4b 8b", "", held={1: "download"})
    state = after(state, play(0, "9g"), *declines(1), download(1, "5k"))
    assert state.scores == (0, 200)


@pytest.mark.parametrize("asked", [(), declines(1)], ids=["in a window", "in the own turn"])
def test_a_game_that_ends_by_it_waits_for_nobody(asked):
    state = table("9g 2g", "5k", "4b 8b", "", held={1: "download"}, target=100)
    state = after(state, play(0, "9g"), *asked, download(1, "5k"))
    assert GAME.result(state) is not None
    assert (GAME.waiting_on(state), GAME.deadlines(state)) == (frozenset(), ())


def test_a_download_in_the_own_turn_may_fulfil_a_wish():
    state = after(downloading("9g", "5k", wish="5"), *declines(1))
    assert after(state, download(1, "5k")).wish is None


def test_the_mah_jong_may_be_slipped_under_with_a_wish():
    state = after(downloading("9g", "mahjong"), download(1, "mahjong", wish="Q"))
    assert state.wish == "Q"


def test_njet_answers_a_download():
    state = table("9g 2g", "5k 6k", "4b 8b", "3r 9r", held={1: "download", 3: "njet"})
    state = after(state, play(0, "9g"), download(1, "5k"), boost(3, "njet"))
    assert hand(state, 1) == {"5k", "6k"}
    assert (state.under, state.turn) == ((), 1)


def test_what_is_offered_is_little_and_allowed_in_the_window_and_in_turn():
    state = downloading("9g", "2k 3k 4k 5k 6k 7k 8k mahjong phoenix Tk")
    for now in (state, after(state, *declines(1))):
        offered = [deed for deed in may(now, 1) if "download" in repr(deed)]
        assert len(offered) == 8
        assert all(after(now, deed).under for deed in offered)
