"""Looking ahead: what a chip gains, less what the answers to it gain."""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from engines.kernel.game import Seat
from engines.locus.players.board import Board, Move, Position

_FAR: Final = 1 << 20
"""More than any game can bring."""

_GAIN: Final = itemgetter(0)


class Spent(Exception):
    """A search has looked at as many positions as it may."""


class Search:
    """Alpha-beta over one board, of the most gainful moves only, for a number of positions."""

    def __init__(self, board: Board, width: int, nodes: int) -> None:
        self._board = board
        self._width = width
        self.nodes = nodes
        """How many positions it may still look at."""
        self._bounds: dict[Position, tuple[int, int]] = {}

    def best_first(
        self, position: Position, seat: Seat, moves: list[Move], depth: int
    ) -> list[Move]:
        """`moves` with the best of them first, `depth` chips (1 or more) being looked at.

        Of equally good moves the first is best. Raises Spent.
        """
        self._bounds.clear()
        best, most = moves[0], -_FAR
        for move in moves:
            value = self._after(position, seat, move, depth, most, _FAR)
            if value > most:
                best, most = move, value
        return [best, *(move for move in moves if move is not best)]

    def _after(
        self, position: Position, seat: Seat, move: Move, depth: int, low: int, high: int
    ) -> int:
        """What `move` leads to: its gain less what the other will gain more afterwards."""
        after, other = self._board.after(position, seat, move), Seat(1 - seat)
        return move.gain - self._value(after, other, depth - 1, move.gain - high, move.gain - low)

    def _value(self, position: Position, seat: Seat, depth: int, low: int, high: int) -> int:
        """What `seat`, which is to act, will gain more than the other; a bound where that is
        not above `low` and below `high`."""
        least, most = self._bounds.get(position, (-_FAR, _FAR))
        if least >= high or most <= low or least == most:
            return least if least >= high else most
        if self.nodes == 0:
            raise Spent
        self.nodes -= 1
        moves = self._board.moves(position, seat)
        if depth == 0 or not moves:
            # To be the one to act is worth about half of the best move.
            return max(moves)[0] // 2 if moves else 0
        moves.sort(key=_GAIN, reverse=True)
        best = -_FAR
        for move in moves[: self._width]:
            best = max(best, self._after(position, seat, move, depth, max(best, low), high))
            if best >= high:
                break
        self._bounds[position] = (
            best if best > low else least,
            best if best < high else most,
        )
        return best
