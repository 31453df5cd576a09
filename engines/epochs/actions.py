"""What people may ask for in Epochs Poker, and what silence means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.epochs.events import Called, Checked, Folded, Raised
from engines.epochs.flow import go_on
from engines.epochs.state import EpochsState
from engines.kernel.errors import Reason, Refused
from engines.kernel.game import Action, Deadline, Expire, Seat, Turn
from engines.poker import betting
from engines.poker.betting import Move

THINKING_TIME: Final = 45.0
"""Seconds for a turn, before the host scales them."""

SIXTHS: Final = (2, 3, 4, 6)
"""How much of the pot it is usual to bet."""


class Own(Action[EpochsState], frozen=True):
    """Anything a seat does on its own turn: there is nothing else in this game."""

    def move(self) -> Move:
        """What it is in betting."""
        raise NotImplementedError

    def forbidden(self, state: EpochsState) -> Reason | None:
        if self.seat != state.to_act:
            return Refused.GAME_OVER if state.over else Refused.NOT_YOUR_TURN
        return betting.refusal(state.round, self.seat, self.move())

    def perform(self, turn: Turn[EpochsState]) -> None:
        before = turn.state.round
        moved = betting.outcome(before, self.seat, self.move())
        to, all_in = before.bets[self.seat] + moved.chips, moved.chips == before.stacks[self.seat]
        if moved.folds:
            turn.emit(Folded(moved))
        elif not moved.chips:
            turn.emit(Checked(moved))
        elif to > before.bet:
            turn.emit(Raised(moved, to, before.bet, all_in))
        else:
            turn.emit(Called(moved, all_in))
        go_on(turn)


class Fold(Own, frozen=True):
    """Leave the hand. Always allowed."""

    def move(self) -> Move:
        return _FOLD


class Check(Own, frozen=True):
    """Leave it at the bet that is matched."""

    def move(self) -> Move:
        return _CHECK


class Call(Own, frozen=True):
    """Match the bet, or put in all there is."""

    def move(self) -> Move:
        return _CALL


class Raise(Own, frozen=True):
    """Bet, or put the bet up."""

    to: int
    """What this seat will have bet in this round."""

    def move(self) -> Move:
        return Move("raise", self.to)


class AllIn(Own, frozen=True):
    """Put in all there is, whether that is a call or a raise."""

    def move(self) -> Move:
        return _ALL_IN


_FOLD, _CHECK, _CALL, _ALL_IN = Move("fold"), Move("check"), Move("call"), Move("all-in")


class SilentTurn(Expire[EpochsState], frozen=True):
    """The seat to act let its time run out: it checks where that is free, and folds else."""

    def forbidden(self, state: EpochsState) -> Reason | None:
        declared = {deadline.id for deadline in waits(state)}
        return None if self.deadline in declared else Refused.TOO_LATE

    def perform(self, turn: Turn[EpochsState]) -> None:
        seat = turn.state.to_act
        assert seat is not None, "a match that is over declares no deadline"
        free = betting.options(turn.state.round, seat).check
        (Check if free else Fold)(seat).perform(turn)


def waits(state: EpochsState) -> tuple[Deadline, ...]:
    """The turn that is running; none when the match is over."""
    if state.to_act is None:
        return ()
    return (Deadline(f"turn-{state.turns}", THINKING_TIME, frozenset({state.to_act})),)


KINDS: Final[tuple[type[Own], ...]] = (Fold, Check, Call, Raise, AllIn)
"""All that can be asked for."""


def candidates(state: EpochsState, seat: Seat) -> Iterator[Own]:
    """What `seat` might do: raises of the usual sizes stand for all others."""
    if seat != state.to_act:
        return
    may = betting.options(state.round, seat)
    yield Fold(seat)
    yield Check(seat) if may.check else Call(seat)
    yield from (Raise(seat, to) for to in raises(state.round, seat))
    if may.most:
        yield AllIn(seat)


def raises(state: betting.Round, seat: Seat) -> list[int]:
    """Sums it is usual to raise to: the least, parts of the pot more, and the most."""
    may = betting.options(state, seat)
    pot = sum(state.stakes) + may.call
    sizes = {may.least, may.most, *(state.bet + pot * part // 6 for part in SIXTHS)}
    return sorted(size for size in sizes if 0 < may.least <= size <= may.most)
