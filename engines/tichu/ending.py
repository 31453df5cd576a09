"""The end of a round, and of the game."""

from __future__ import annotations

from engines.kernel.game import Turn
from engines.kernel.waits import Answer
from engines.tichu.events.rounds import GameOver, Round
from engines.tichu.pendings import AnyPending, RoundBegins, RoundEnds
from engines.tichu.scoring import parts_of, winner_of
from engines.tichu.state import SEATS, TichuState, team_of


def round_ends(
    turn: Turn[TichuState], _pending: RoundEnds, _answers: tuple[Answer, ...]
) -> tuple[AnyPending, ...]:
    """Count the round; the next one follows, or the end of the game."""
    state = turn.state
    one, two = parts_of(state)
    points = (one.total, two.total)
    scores = (state.scores[0] + points[0], state.scores[1] + points[1])
    turn.emit(Round(state.round, points, (one, two), scores))
    if (team := winner_of(turn.state)) is None:
        return (RoundBegins(),)
    turn.emit(GameOver(tuple(seat for seat in SEATS if team_of(seat) == team), scores))
    return ()
