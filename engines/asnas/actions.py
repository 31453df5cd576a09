"""What people may ask for in As-Nas, and what silence means."""

from __future__ import annotations

from typing import Any, Final

from engines.asnas.events import Called, Folded, Held, Looked, Raised
from engines.asnas.flow import go_on
from engines.asnas.state import HIGHEST, SEATS, AsNasState, next_to_act
from engines.kernel.errors import Reason, Refused
from engines.kernel.game import Action, Deadline, Expire, Seat, Turn, kebab

THINKING_TIME: Final = 60.0
"""Seconds for a turn, before the host scales them; looking at the hand is part of it."""


class AsNasReason(Reason):
    """Why something is refused, beside what every game refuses."""

    ALREADY_LOOKED = "already-looked"
    NOTHING_TO_CALL = "nothing-to-call"
    BET_TO_MATCH = "bet-to-match"
    RAISE_CAP = "raise-cap"
    MATCH_OVER = "match-over"


class Own(Action[AsNasState], frozen=True):
    """Anything a seat does on its own turn: there is nothing else in this game."""

    def forbidden(self, state: AsNasState) -> Reason | None:
        if state.over:
            return AsNasReason.MATCH_OVER
        return Refused.NOT_YOUR_TURN if self.seat != state.to_act else self.amiss(state)

    def amiss(self, state: AsNasState) -> Reason | None:
        """What stands against it although it is this seat's turn."""
        return None


class Look(Own, frozen=True):
    """See the own hand. The turn goes on, and so does its time."""

    def amiss(self, state: AsNasState) -> Reason | None:
        return AsNasReason.ALREADY_LOOKED if self.seat in state.looked else None

    def perform(self, turn: Turn[AsNasState]) -> None:
        turn.emit(Looked(self.seat))


class Call(Own, frozen=True):
    """Match the highest bet."""

    def amiss(self, state: AsNasState) -> Reason | None:
        return AsNasReason.NOTHING_TO_CALL if _matched(state, self.seat) else None

    def perform(self, turn: Turn[AsNasState]) -> None:
        turn.emit(Called(self.seat, turn.state.highest, _following(turn.state, self.seat)))
        go_on(turn)


class Hold(Own, frozen=True):
    """Leave a bet that is the highest already at that: it costs nothing."""

    def amiss(self, state: AsNasState) -> Reason | None:
        return None if _matched(state, self.seat) else AsNasReason.BET_TO_MATCH

    def perform(self, turn: Turn[AsNasState]) -> None:
        turn.emit(Held(self.seat, _following(turn.state, self.seat)))
        go_on(turn)


class Raise(Own, frozen=True):
    """Put the highest bet up by 1, and match it: all others have to act again."""

    def amiss(self, state: AsNasState) -> Reason | None:
        return AsNasReason.RAISE_CAP if state.highest >= HIGHEST else None

    def perform(self, turn: Turn[AsNasState]) -> None:
        state, alone = turn.state, frozenset({self.seat})
        following = next_to_act(self.seat, alone, state.folded)
        assert following is not None, "a deal that goes on has somebody else in it"
        turn.emit(Raised(self.seat, state.highest + 1, following))


class Fold(Own, frozen=True):
    """Leave the deal. Allowed also where holding would be free."""

    def perform(self, turn: Turn[AsNasState]) -> None:
        state = turn.state
        following = next_to_act(self.seat, state.acted, state.folded | {self.seat})
        turn.emit(Folded(self.seat, following))
        go_on(turn)


class SilentTurn(Expire[AsNasState], frozen=True):
    """The seat to act let its time run out: it holds where that is free, and folds else."""

    def forbidden(self, state: AsNasState) -> Reason | None:
        declared = {deadline.id for deadline in waits(state)}
        return None if self.deadline in declared else Refused.TOO_LATE

    def perform(self, turn: Turn[AsNasState]) -> None:
        seat = turn.state.to_act
        assert seat is not None, "a match that is over declares no deadline"
        (Hold if _matched(turn.state, seat) else Fold)(seat).perform(turn)


def waits(state: AsNasState) -> tuple[Deadline, ...]:
    """The turn that is running; none when the match is over."""
    if state.to_act is None:
        return ()
    return (Deadline(f"turn-{state.turns}", THINKING_TIME, frozenset({state.to_act})),)


def _matched(state: AsNasState, seat: Seat) -> bool:
    return state.bets[seat] == state.highest


def _following(state: AsNasState, seat: Seat) -> Seat | None:
    return next_to_act(seat, state.acted | {seat}, state.folded)


KINDS: Final[tuple[type[Own], ...]] = (Look, Call, Hold, Raise, Fold)
"""All that can be asked for."""

DEEDS: Final[tuple[tuple[Own, ...], ...]] = tuple(
    tuple(kind(seat) for kind in KINDS) for seat in SEATS
)
"""All that each seat can ask for: made once, since playouts list it at every step."""

NAMES: Final[dict[type[Action[Any]], str]] = {kind: kebab(kind.__name__) for kind in KINDS}
"""What each is called on the wire."""
