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
        """What `seat`, which is to act, will gain more than the other.

        Exact between `low` and `high`; outside of them a bound is enough.
        """
        least, most = self._bounds.get(position, (-_FAR, _FAR))
        if least >= high:
            return least
        if most <= low or least == most:
            return most
        if not (moves := self._moves(position, seat)):
            return 0
        if depth == 0:
            # To be the one to act is worth about half of the best move.
            return max(moves)[0] // 2
        value = self._searched(position, seat, moves, depth, low, high)
        self._bounds[position] = (
            value if value > low else least,
            value if value < high else most,
        )
        return value

    def _moves(self, position: Position, seat: Seat) -> list[Move]:
        if self.nodes == 0:
            raise Spent
        self.nodes -= 1
        return self._board.moves(position, seat)

    def _searched(
        self, position: Position, seat: Seat, moves: list[Move], depth: int, low: int, high: int
    ) -> int:
        moves.sort(key=_GAIN, reverse=True)
        best = -_FAR
        for move in moves[: self._width]:
            best = max(best, self._after(position, seat, move, depth, max(best, low), high))
            if best >= high:
                break
        return best
