"""The end of a round: who is out, who hands over what, and what follows."""

from __future__ import annotations

from engines.tichu.cards import PACK
from engines.tichu.events.rounds import GameOver, Round
from engines.tichu.state import SEATS
from tests.engines.tichu.table import (
    GAME,
    after,
    call,
    events,
    kinds,
    passes,
    play,
    refused,
    silence,
    table,
    tichu,
    view,
    wish_grand,
)


def counted(state, *deeds) -> Round:
    """The round as it is counted after the last of `deeds`."""
    return next(each for each in events(state, *deeds) if isinstance(each, Round))


def test_a_round_goes_on_while_two_who_are_no_partners_are_in():
    state = after(table("9g", "6k 8k", "7b", "", places=(3,)), play(0, "9g"))
    assert state.round == 1
    assert state.places == (3, 0)


def test_it_ends_when_one_is_left():
    state = table("9g", "6k 8k", "", "", places=(2, 3))
    assert kinds(state, play(0, "9g"))[:4] == ["played", "out", "trick", "round"]


def test_partners_out_first_and_second_end_it_at_once():
    state = table("9g", "6k 8k", "", "7r Kr", places=(2,))
    assert counted(state, play(0, "9g")).points == (200, 0)


def test_the_other_team_may_win_double_too():
    state = table("9g 2g", "6k", "5b", "", places=(3,), turn=1)
    assert counted(state, play(1, "6k")).points == (0, 200)


def test_a_double_victory_counts_no_cards():
    state = table("9g", "Kk 8k", "", "7r Kr", places=(2,), won={1: "Tg Tk dragon", 3: "Kg"})
    first, second = counted(state, play(0, "9g")).parts
    assert (first.cards, first.double, second.cards, second.double) == (0, 200, 0, 0)


def test_partners_out_second_and_third_are_no_double_victory():
    state = table("9g", "Kk", "", "", places=(3, 2))
    first, second = counted(state, play(0, "9g")).parts
    assert first.double == second.double == 0


def test_the_last_players_hand_goes_to_the_opponents():
    state = table("9g", "Kk Tk 5k", "", "", places=(2, 3))
    assert counted(state, play(0, "9g")).points == (25, 0)


def test_the_last_players_hand_goes_to_the_opponents_also_where_the_partner_was_first():
    state = table("9g", "Kk Tk 5k", "", "", places=(3, 2))
    assert counted(state, play(0, "9g")).points == (25, 0)


def test_the_last_players_tricks_go_to_who_went_out_first():
    state = table("9g", "2k", "", "", places=(2, 3), won={1: "Kg Tg"})
    assert counted(state, play(0, "9g")).points == (20, 0)
    state = table("9g", "2k", "", "", places=(3, 2), won={1: "Kg Tg"})
    assert counted(state, play(0, "9g")).points == (0, 20)


def test_what_a_partner_of_the_last_has_gathered_stays_his():
    state = table("9g", "2k", "", "", places=(2, 3), won={3: "Kg Tg", 0: "5g"})
    assert counted(state, play(0, "9g")).points == (5, 20)


def test_the_unfinished_trick_goes_to_its_owner():
    state = table("Kg", "Tk 2k", "", "", places=(3, 2), turn=1)
    assert counted(state, play(1, "Tk"), play(0, "Kg")).points == (20, 0)


def test_there_is_no_closing_window_at_the_end():
    state = table("9g", "2k 3k 4k 5k", "", "", places=(2, 3), bomb_seconds=5.0)
    assert "window" not in kinds(state, play(0, "9g"))


def test_the_next_round_is_dealt_in_the_same_step():
    state = table("9g", "2k", "", "", places=(2, 3))
    happened = kinds(state, play(0, "9g"))
    assert happened[3:10] == ["round", "round-began", *["dealt"] * 4, "asked"]
    state = after(state, play(0, "9g"))
    assert (state.round, view(state, None).phase) == (2, "grand")
    assert [len(hand) for hand in state.hands] == [8] * 4
    cards = [card for row in (*state.hands, state.deck) for card in row]
    assert sorted(cards) == sorted(PACK)


def test_nothing_of_the_last_round_counts_in_the_next():
    quiet = frozenset(SEATS[:1])
    left = {"calls": [(2, 100)], "won": {1: "Kg"}, "wish": "8", "no_windows": quiet}
    state = table("9g", "2k", "", "", places=(2, 3), **left)
    state = after(state, play(0, "9g"))
    assert (state.calls, state.places, state.wish, state.trick) == ((), (), None, ())
    assert state.won == ((), (), (), ())
    assert (state.started, state.no_windows) == (frozenset(), frozenset())


def test_every_round_is_shuffled_anew():
    state = after(table("9g", "2k", "", "", places=(2, 3)), play(0, "9g"))
    assert state.hands != GAME.new(GAME.config({}), 4, state.seed).state.hands


def test_the_game_ends_with_the_round_in_which_a_team_reaches_the_target():
    state = table("9g", "2k", "", "", places=(2, 3), scores=(990, 400), won={0: "Kg"})
    assert kinds(state, play(0, "9g"))[-2:] == ["round", "game-over"]
    over = after(state, play(0, "9g"))
    assert over.scores == (1000, 400)
    result = GAME.result(over)
    assert result is not None
    assert result.ranking == (frozenset({0, 2}), frozenset({1, 3}))
    assert result.points == (1000, 400, 1000, 400)
    (ended,) = [each for each in events(state, play(0, "9g")) if isinstance(each, GameOver)]
    assert ended.winners == (0, 2)


def test_the_target_is_an_option():
    state = table("9g", "2k", "", "", places=(2, 3), scores=(90, 40), target=100, won={0: "Kg"})
    assert GAME.result(after(state, play(0, "9g"))) is not None


def test_below_the_target_the_game_goes_on():
    state = table("9g", "2k", "", "", places=(2, 3), scores=(985, 400), won={0: "Kg"})
    assert GAME.result(after(state, play(0, "9g"))) is None


def test_the_higher_wins_where_both_reach_the_target():
    state = table("9g", "2k", "", "", places=(2, 3), scores=(1000, 1050), won={0: "Kg"})
    result = GAME.result(after(state, play(0, "9g")))
    assert result is not None
    assert result.ranking == (frozenset({1, 3}), frozenset({0, 2}))


def test_a_tie_at_the_target_is_played_on():
    state = table("9g", "2k", "", "", places=(2, 3), scores=(1000, 1010), won={0: "Kg"})
    state = after(state, play(0, "9g"))
    assert (state.scores, state.round) == ((1010, 1010), 2)
    assert GAME.result(state) is None


def test_after_the_end_everything_is_game_over():
    state = table("9g", "2k", "", "", places=(2, 3), scores=(990, 400), won={0: "Kg"})
    over = after(state, play(0, "9g"))
    for deed in (play(1, "2k"), *passes(1), tichu(1), wish_grand(1, True), play(0, "2k")):
        assert refused(over, deed) == "game-over"
    assert view(over, None).phase == "over"
    assert GAME.waiting_on(over) == frozenset()


def test_a_round_may_end_by_silence():
    state = table("9g", "2k", "", "", places=(2, 3), calls=[])
    assert silence(state).round == 2


def test_a_called_tichu_counts_at_the_end():
    assert call(0, 100).win == 100
    state = table("9g", "2k", "", "", places=(2, 3), calls=[(2, 100)])
    assert counted(state, play(0, "9g")).points == (100, 0)
