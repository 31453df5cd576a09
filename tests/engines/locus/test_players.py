"""The seven opponents: what they see, how far they look, who beats whom."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel.game import apply, legal_actions
from engines.locus.players import LEVELS, choose
from engines.locus.players.board import Board
from engines.locus.players.opponents import GLANCES
from engines.locus.players.thinker import PATIENCE
from tests.bench.locus_ladder import match
from tests.engines.locus.table import GAME, GRID_NAMES, SEED, random_game, start


def asked(state):
    """What an opponent is given of `state`: its view and its legal actions."""
    return GAME.view(state, state.to_act), list(legal_actions(GAME, state, state.to_act))


def taken(state, level, dice=1):
    return choose(*asked(state), level, Random(dice))


def worth(state, action) -> int:
    """What `action` scores at once."""
    (event,) = apply(GAME, state, action).events
    return event.hand_points + event.bonus_points


def test_there_are_seven_levels():
    assert GAME.levels == LEVELS == ("1", "2", "3", "4", "5", "6", "7")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("grid", GRID_NAMES)
def test_every_level_plays_by_the_rules_on_every_grid(grid, level):
    states = list(random_game(int(level), grid))

    for state in (states[0], states[len(states) // 2], states[-2]):
        view, actions = asked(state)
        assert choose(view, actions, level, Random(1)) in actions


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_dice_give_the_same_answer(level):
    state = list(random_game(3))[12]

    assert taken(state, level, 5) == taken(state, level, 5) == taken(state, int(level), 5)


@pytest.mark.parametrize("level", LEVELS)
def test_the_host_asks_through_the_game(level):
    state = list(random_game(3))[20]

    assert GAME.choose(*asked(state), level, Random(2)) == taken(state, level, 2)


@pytest.mark.parametrize("level", ["0", "8", 0, 8, "", "expert", "٣"])
def test_a_level_that_is_none_is_refused(level):
    with pytest.raises(ValueError, match="no such level"):
        taken(start(), level)


@pytest.mark.parametrize("level", ["4", "5", "6", "7"])
def test_a_thinker_keeps_to_the_actions_it_is_offered(level):
    view, actions = asked(list(random_game(3))[20])
    few = actions[5:7]

    assert choose(view, few, level, Random(1)) in few


def test_level_1_may_take_anything():
    state = list(random_game(4))[26]
    _, actions = asked(state)

    assert {taken(state, "1", dice).cell for dice in range(100)} == {each.cell for each in actions}


def test_level_2_takes_the_best_of_a_few():
    state = list(random_game(4))[3]
    view, actions = asked(state)
    beaten = sorted(worth(state, each) for each in actions)[: GLANCES - 1]

    found = [worth(state, choose(view, actions, "2", Random(dice))) for dice in range(100)]

    assert min(found) >= max(beaten)
    assert len(set(found)) > 3


@pytest.mark.parametrize("number", range(4))
def test_level_3_takes_the_most_points_there_are(number):
    for state in list(random_game(number))[:-1:3]:
        _, actions = asked(state)

        assert worth(state, taken(state, "3")) == max(worth(state, each) for each in actions)


def test_between_equally_good_cards_the_dice_decide():
    state = next(
        state for state in random_game(4) if state.laid > 3 and len(set(best_of(state))) > 2
    )

    assert {taken(state, "3", dice) for dice in range(100)} == set(best_of(state))


@pytest.mark.parametrize("level", ["4", "5", "6", "7"])
def test_where_both_faces_are_equally_good_the_dice_of_a_thinker_decide(level):
    lasts = (list(random_game(number))[-2] for number in range(50))
    state = next(state for state in lasts if len(best_of(state)) == 2)

    assert {taken(state, level, dice).face for dice in range(30)} == {"up", "down"}


def best_of(state):
    """All actions that score most."""
    _, actions = asked(state)
    most = max(worth(state, each) for each in actions)
    return [each for each in actions if worth(state, each) == most]


def outcome(state, seat):
    """The most that `seat` can end with above the other, if both play the rest perfectly."""
    if state.to_act is None:
        return state.totals[seat] - state.totals[1 - seat]
    ends = [
        outcome(apply(GAME, state, action).state, seat)
        for action in legal_actions(GAME, state, state.to_act)
    ]
    return max(ends) if state.to_act == seat else min(ends)


@pytest.mark.parametrize("number", range(12))
def test_level_7_plays_endings_perfectly(number):
    state = list(random_game(number))[-5]
    seat = state.to_act

    after = apply(GAME, state, taken(state, "7")).state

    assert outcome(after, seat) == outcome(state, seat)


@pytest.mark.parametrize("level", ["4", "5", "6", "7"])
def test_no_opponent_looks_at_more_positions_than_its_patience_allows(level, monkeypatch):
    looked = []
    moves = Board.moves
    monkeypatch.setattr(
        Board, "moves", lambda *position: looked.append(position) or moves(*position)
    )

    taken(start(grid="8x6"), level)

    assert len(looked) <= 1 + PATIENCE
    if level == "7":
        assert len(looked) == 1 + PATIENCE


def test_level_7_finds_its_move_with_little_patience_too(monkeypatch):
    monkeypatch.setattr("engines.locus.players.thinker.PATIENCE", 1)
    view, actions = asked(start())

    assert choose(view, actions, "7", Random(1)) in actions


@pytest.mark.parametrize(("strong", "weak", "games"), [("3", "1", 6), ("4", "2", 6), ("7", "1", 2)])
def test_a_strong_opponent_beats_a_weak_one(strong, weak, games):
    score = match(strong, weak, games)

    assert (score.won, score.lost) == (games, 0)


def test_an_opponent_does_not_know_the_seed():
    other = GAME.new(GAME.config({"deck": shown(start())}), 2, SEED[::-1]).state

    assert taken(other, "6") == taken(start(), "6")


def shown(state) -> list[str]:
    """The cards of the grid, row by row."""
    return [each.card for each in GAME.view(state, None).grid.cells]
