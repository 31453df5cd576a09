"""The board the opponents search, and the search itself."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel.game import Seat
from engines.locus.grid import GRIDS, Cell
from engines.locus.players.board import EVEN, NOTHING, POINT, Board, Move
from engines.locus.players.search import Search, Spent
from tests.engines.locus.table import GAME, ME, place, random_game, start

SHARES = (NOTHING, 1, EVEN)


def board(state, share) -> Board:
    return Board(GRIDS[state.grid], state.cards, share)


def opening(state, share) -> tuple[Board, int]:
    """The board of a new game and the position with no chip on it."""
    table = board(state, share)
    return table, table.position((1 << len(state.cards)) - 1, 0, 0)


def written(state, move) -> str:
    return f"{GRIDS[state.grid].names[move.cell]} {'down' if move.down else 'up'}"


@pytest.mark.parametrize("grid", GRIDS)
def test_with_no_share_a_move_gains_the_points_of_the_turn(grid):
    state, dice = start(grid=grid), Random(1)
    table, position = opening(state, NOTHING)

    while (seat := state.to_act) is not None:
        moves = table.moves(position, seat)
        points = [
            POINT * worth
            for each in GAME.view(state, seat).preview
            for worth in (each.up, each.down)
        ]
        assert [move.gain for move in moves] == points
        move = dice.choice(moves)
        position = table.after(position, seat, move)
        state = place(state, written(state, move)).evolve(state)


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("number", range(5))
def test_whatever_the_share_the_gains_of_a_game_sum_to_its_margin(share, number):
    state, dice = next(random_game(number)), Random(number)
    table, position = opening(state, share)
    margin = 0

    while (seat := state.to_act) is not None:
        move = dice.choice(table.moves(position, seat))
        margin += move.gain if seat == ME else -move.gain
        position = table.after(position, seat, move)
        state = place(state, written(state, move)).evolve(state)

    assert margin == POINT * (state.totals[0] - state.totals[1])


def test_with_the_even_share_it_does_not_matter_whose_the_chips_are():
    table = board(start(), EVEN)
    free, first = (1 << 30) - 1 & ~0b111, 0b101

    assert table.position(free, 0, first) == table.position(free, 0, 0)
    assert table.moves(table.position(free, 0, 0), Seat(0)) == table.moves(
        table.position(free, 0, 0), Seat(1)
    )


class Plain:
    """What the search should find, without anything that makes it fast but a memory."""

    def __init__(self, table: Board, width: int) -> None:
        self.table, self.width, self.seen = table, width, {}

    def after(self, position, seat, move, depth) -> int:
        then = self.table.after(position, seat, move), Seat(1 - seat), depth - 1
        if then not in self.seen:
            self.seen[then] = self.ahead(*then)
        return move.gain - self.seen[then]

    def ahead(self, position, seat, depth) -> int:
        moves = sorted(self.table.moves(position, seat), key=lambda move: -move.gain)
        if depth == 0 or not moves:
            return moves[0].gain // 2 if moves else 0
        return max(self.after(position, seat, move, depth) for move in moves[: self.width])


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize(
    ("depth", "width", "chips"), [(1, 60, 4), (2, 6, 10), (3, 5, 20), (4, 4, 14), (6, 12, 24)]
)
def test_the_search_finds_what_looking_at_everything_finds(share, number, depth, width, chips):
    state, dice = next(random_game(number)), Random(number)
    table, position = opening(state, share)
    for laid in range(chips):
        seat = Seat(laid % 2)
        position = table.after(position, seat, dice.choice(table.moves(position, seat)))
    moves = table.moves(position, ME)

    best, *others = Search(table, width, 1_000_000).best_first(position, ME, moves, depth)

    plain = Plain(table, width)
    values = {move: plain.after(position, ME, move, depth) for move in moves}
    assert best == max(moves, key=values.__getitem__)  # the first of equals
    assert others == [move for move in moves if move != best]


class Lottery(Board):
    """A board on which every move gains anything, so that the best-looking one often is not."""

    def __init__(self, number: int) -> None:
        self.number = number

    def after(self, position, seat, move):
        return position ^ 1 << move.cell

    def moves(self, position, seat):
        dice = Random(f"{self.number}/{position}")
        return [
            Move(dice.randrange(100), Cell(cell), False)
            for cell in range(7)
            if position >> cell & 1
        ]


@pytest.mark.parametrize("number", range(60))
def test_the_search_is_right_however_moves_turn_out(number):
    table, depth, width = Lottery(number), number % 5 + 3, number % 3 + 3
    moves = table.moves(0b1111111, ME)

    best, *_ = Search(table, width, 1_000_000).best_first(0b1111111, ME, moves, depth)

    plain = Plain(table, width)
    values = {move: plain.after(0b1111111, ME, move, depth) for move in moves}
    assert values[best] == max(values.values())


def test_a_search_stops_when_it_has_looked_at_all_it_may():
    table, position = opening(start(), EVEN)
    search = Search(table, 8, 100)

    with pytest.raises(Spent):
        search.best_first(position, ME, table.moves(position, ME), 5)

    assert search.nodes == 0
