"""The ladder of Locus Poker's opponents: who beats whom how often, and how long each thinks.

Run with `python -m tests.bench.locus_ladder [games a pair]`; 400 games a pair by default.
"""

from __future__ import annotations

import sys
import time
from random import Random
from statistics import median
from typing import NamedTuple

from engines.kernel.game import Seat, apply, legal_actions
from engines.locus.game import Locus

GAME = Locus()
PAIRS = (("2", "1"), ("3", "2"), ("4", "3"), ("5", "4"), ("6", "5"), ("7", "6"), ("7", "3"))


class Played(NamedTuple):
    """One game: the points of both seats, and how long each took for each chip, in seconds."""

    points: tuple[int, int]
    thought: tuple[list[float], list[float]]


def play(levels: tuple[str, str], deal: int, grid: str = "6x5") -> Played:
    """One game between two opponents, seat 0 first, on the grid that `deal` shuffles."""
    state = GAME.new(GAME.config({"grid": grid}), 2, f"{deal:064x}").state
    thought: tuple[list[float], list[float]] = ([], [])
    while (seat := state.to_act) is not None:
        view, actions = GAME.view(state, seat), tuple(legal_actions(GAME, state, seat))
        start = time.process_time()
        action = GAME.choose(view, actions, levels[seat], Random(f"{deal}/{state.laid}/{levels}"))
        thought[seat].append(time.process_time() - start)
        state = apply(GAME, state, action).state
    return Played((state.totals[0], state.totals[1]), thought)


class Score(NamedTuple):
    """What many games between two opponents came to, for the first of them."""

    won: int
    lost: int
    drawn: int
    margin: float
    """Points more than the other, a game."""
    thought: list[float]

    @property
    def share(self) -> float:
        """The part of the decided games that it won."""
        return self.won / max(1, self.won + self.lost)


def match(one: str, two: str, games: int, grid: str = "6x5") -> Score:
    """`games` games of level `one` against level `two`: each deal twice, with seats swapped."""
    margins: list[int] = []
    thought: list[float] = []
    for deal in range(games // 2):
        for mine in (Seat(0), Seat(1)):
            levels = (one, two) if mine == 0 else (two, one)
            played = play(levels, deal, grid)
            margins.append(played.points[mine] - played.points[1 - mine])
            thought += played.thought[mine]
    won, lost = sum(m > 0 for m in margins), sum(m < 0 for m in margins)
    return Score(won, lost, len(margins) - won - lost, sum(margins) / len(margins), thought)


def main() -> None:
    """Print the ladder, and what a chip costs the strongest on the largest grid."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    print(f"{'pair':8}{'won':>5}{'lost':>6}{'drawn':>7}{'share':>8}{'margin':>8}   CPU a chip")
    for one, two in PAIRS:
        print(row(f"{one} v {two}", match(one, two, games)), flush=True)
    print(row("7 v 6 8x6", match("7", "6", max(2, games // 40), "8x6")))


def row(name: str, score: Score) -> str:
    """One line of the table; times are those of the first of the pair."""
    times = f"median {median(score.thought) * 1000:.1f} ms, most {max(score.thought) * 1000:.0f} ms"
    return (
        f"{name:10}{score.won:>3}{score.lost:>6}{score.drawn:>7}{score.share:>8.1%}"
        f"{score.margin:>+8.1f}   {times}"
    )


if __name__ == "__main__":
    main()
