"""How the game moves on: one pending after the other, until somebody has to be asked."""

from __future__ import annotations

from collections.abc import Iterable

from engines.kernel.game import Deadline, Seat, Turn
from engines.kernel.secret import Secret
from engines.kernel.waits import Wait
from engines.tichu.boosters.stack import announce, first_answer
from engines.tichu.events.waiting import Answered, Asked, Planned, Resumed, WaitEnded, Window
from engines.tichu.moments import MOMENTS, Moment
from engines.tichu.pendings import AnyPending, Resume
from engines.tichu.state import TichuState

TURN_SECONDS = 45.0


def go_on(turn: Turn[TichuState], steps: Iterable[AnyPending]) -> None:
    """Let `steps` happen, and then what was planned before, until somebody is asked."""
    todo = [*steps, *turn.state.agenda]
    while todo:
        pending = todo.pop(0)
        if isinstance(pending, Resume):
            _resume(turn, pending)
            break
        moment = MOMENTS[type(pending)]
        if moment.trigger and (seats := moment.asks(turn.state, pending)):
            _ask(turn, pending, moment, seats)
            break
        todo[:0] = moment.happen(turn, pending, ())
    if tuple(todo) != turn.state.agenda:
        turn.emit(Planned(tuple(todo)))


def interrupt(turn: Turn[TichuState], steps: Iterable[AnyPending]) -> None:
    """Let `steps` happen now; what was waited for, a turn or an answer, is waited for again."""
    back = (Resume(turn.state.asked),) if turn.state.waits else ()
    go_on(turn, (*steps, *back))


def answer(turn: Turn[TichuState], seat: Seat, given: tuple[str, ...]) -> None:
    """`seat` answers what is waited for; the last answer ends the wait."""
    turn.emit(Answered(seat, Secret(given, frozenset({seat}))))
    wait = turn.state.waits[-1]
    if not wait.open_to:
        turn.emit(WaitEnded(wait.id))
        go_on(turn, _follows(turn, wait))


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


def _ask(
    turn: Turn[TichuState], pending: AnyPending, moment: Moment, seats: frozenset[Seat]
) -> None:
    kind = Window if moment.window else Asked
    name = f"{moment.trigger}-{turn.state.asked + 1}"
    seconds = moment.seconds(turn.state)
    turn.emit(kind(moment.trigger, tuple(sorted(seats)), seconds, name, pending))


def _resume(turn: Turn[TichuState], pending: Resume) -> None:
    """What lies below is waited for again; under a new name, if anything was waited for since."""
    if turn.state.asked != pending.asked:
        trigger = MOMENTS[type(turn.state.waits[-1].pending)].trigger
        turn.emit(Resumed(f"{trigger}-{turn.state.asked + 1}"))


def _follows(turn: Turn[TichuState], wait: Wait[AnyPending]) -> tuple[AnyPending, ...]:
    """What an ended wait leads to: the first booster that was answered, or else what was due."""
    moment = MOMENTS[type(wait.pending)]
    if moment.boosters:
        effect = first_answer(turn.state, wait.pending, wait.answers)
        if effect is not None:
            return (*announce(turn, effect), wait.pending)
    return moment.happen(turn, wait.pending, wait.answers)
