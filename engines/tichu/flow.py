"""How the game moves on: one pending after the other, until somebody has to be asked."""

from __future__ import annotations

from collections.abc import Iterable

from engines.kernel.game import Deadline, Seat, Turn
from engines.kernel.secret import Secret
from engines.tichu.events.waiting import Answered, Asked, Planned, WaitEnded, Window
from engines.tichu.moments import MOMENTS
from engines.tichu.pendings import AnyPending
from engines.tichu.state import TichuState

TURN_SECONDS = 45.0


def go_on(turn: Turn[TichuState], steps: Iterable[AnyPending]) -> None:
    """Let `steps` happen, and then what was planned before, until somebody is asked."""
    todo = [*steps, *turn.state.agenda]
    while todo and not turn.state.waits:
        pending = todo.pop(0)
        moment = MOMENTS[type(pending)]
        if not (seats := moment.asks(turn.state, pending)):
            todo[:0] = moment.happen(turn, pending, ())
            continue
        kind = Window if moment.window else Asked
        name = f"{moment.trigger}-{turn.state.asked + 1}"
        seconds = moment.seconds(turn.state)
        turn.emit(kind(moment.trigger, tuple(sorted(seats)), seconds, name, pending))
    if tuple(todo) != turn.state.agenda:
        turn.emit(Planned(tuple(todo)))


def answer(turn: Turn[TichuState], seat: Seat, given: tuple[str, ...]) -> None:
    """`seat` answers what is waited for; the last answer ends the wait."""
    turn.emit(Answered(seat, Secret(given, frozenset({seat}))))
    wait = turn.state.waits[-1]
    if not wait.open_to:
        turn.emit(WaitEnded(wait.id))
        go_on(turn, MOMENTS[type(wait.pending)].happen(turn, wait.pending, wait.answers))


def silence(turn: Turn[TichuState]) -> None:
    """Answer what is waited for in the name of all who have not."""
    wait = turn.state.waits[-1]
    says = MOMENTS[type(wait.pending)].silence
    for seat in sorted(wait.open_to):
        answer(turn, seat, says(turn.state, wait.pending, seat))


def deadlines(state: TichuState) -> tuple[Deadline, ...]:
    """What is waited for, or else the turn; none when the game is over."""
    if state.waits:
        wait = state.waits[-1]
        return (Deadline(wait.id, wait.seconds, wait.open_to),)
    if state.turn is None:
        return ()
    return (Deadline(f"turn-{state.asked}", TURN_SECONDS, frozenset({state.turn})),)
