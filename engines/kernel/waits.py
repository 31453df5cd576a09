"""Waits: pauses in which seats may answer something before it happens.

A wait says what is pending and who may still answer; it knows no game. Waits stack, because
an answer may itself be answered. Reaction windows, questions to one seat and choices that all
make at once are all waits: they differ in what their `Pending` does.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from engines.kernel.game import GameState, Seat, Turn, kebab
from engines.kernel.secret import Secret

S = TypeVar("S", bound=GameState)
P = TypeVar("P")


class Answer(msgspec.Struct, frozen=True):
    """What one seat answered; `given` is None where it lets things happen."""

    seat: Seat
    given: Secret[str] | None = None


class Pending(msgspec.Struct, Generic[S], frozen=True, tag_field="type", tag=kebab):
    """Something that is about to happen, kept as data so that it can wait in the log."""

    def resolve(self, turn: Turn[S], answers: tuple[Answer, ...]) -> None:
        """Let it happen: everyone has answered and nobody stopped it."""
        raise NotImplementedError

    def cancel(self, turn: Turn[S]) -> None:
        """Put things back: somebody stopped it."""
        raise NotImplementedError

    def silent(self, turn: Turn[S], seat: Seat) -> None:
        """Answer for `seat`, which let its time run out."""
        raise NotImplementedError


class Wait(msgspec.Struct, Generic[P], frozen=True):
    """One pause that is going on. A game's state names the union of its pendings as `P`."""

    id: str
    pending: P
    may_answer: frozenset[Seat]
    seconds: float
    answers: tuple[Answer, ...] = ()
    extended_by: frozenset[Seat] = frozenset()
    """The seats that have asked for more time."""

    @property
    def open_to(self) -> frozenset[Seat]:
        """The seats that have not answered yet."""
        if not self.answers:
            return self.may_answer
        return self.may_answer - {answer.seat for answer in self.answers}


def answered(wait: Wait[Any], answer: Answer) -> Wait[Any]:
    """`wait` with one more answer."""
    return msgspec.structs.replace(wait, answers=(*wait.answers, answer))


def extended(wait: Wait[P], seat: Seat, seconds: float) -> Wait[P]:
    """`wait` as it lasts `seconds` from its beginning, because `seat` asked for more time."""
    asked = wait.extended_by | {seat}
    return msgspec.structs.replace(wait, seconds=seconds, extended_by=asked)
