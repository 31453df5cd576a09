"""Facts about waiting: who is asked, who has answered, and what comes afterwards."""

from __future__ import annotations

from msgspec.structs import replace

from engines.kernel.game import Event, Seat
from engines.kernel.secret import Secret
from engines.kernel.waits import Answer, Wait, answered, extended
from engines.tichu.pendings import AnyPending
from engines.tichu.state import TichuState


class Asked(Event[TichuState], frozen=True):
    """Somebody has to choose something before the game goes on."""

    trigger: str
    """What it is about: `grand`, `exchange`, `dragon`."""
    seats: tuple[Seat, ...]
    seconds: float
    id: str
    pending: AnyPending

    def evolve(self, state: TichuState) -> TichuState:
        wait = Wait(self.id, self.pending, frozenset(self.seats), self.seconds)
        return replace(state, waits=(*state.waits, wait), asked=state.asked + 1)


class Window(Asked, frozen=True):
    """Those asked may do something before `pending` happens, or decline."""


class Answered(Event[TichuState], frozen=True):
    """A seat has answered. What, only that seat may know before the wait ends."""

    seat: Seat
    given: Secret[str]

    def evolve(self, state: TichuState) -> TichuState:
        *below, top = state.waits
        top = answered(top, Answer(self.seat, self.given))
        return replace(state, waits=(*below, top))


class Quieted(Event[TichuState], frozen=True):
    """A seat does not want to be asked in windows in this round any more."""

    seat: Seat

    def evolve(self, state: TichuState) -> TichuState:
        return replace(state, no_windows=state.no_windows | {self.seat})


class Extended(Event[TichuState], frozen=True):
    """A seat has said "Wait!": the open window stays so many seconds, from its opening."""

    seat: Seat
    seconds: float

    def evolve(self, state: TichuState) -> TichuState:
        *below, top = state.waits
        return replace(state, waits=(*below, extended(top, self.seat, self.seconds)))


class Resumed(Event[TichuState], frozen=True):
    """What was waited for before is waited for again, under a new name and from the start."""

    id: str

    def evolve(self, state: TichuState) -> TichuState:
        *below, top = state.waits
        top = replace(top, id=self.id)
        return replace(state, waits=(*below, top), asked=state.asked + 1)


class WaitEnded(Event[TichuState], frozen=True):
    """Everybody asked has answered, or time was up: the answers count now."""

    id: str

    def evolve(self, state: TichuState) -> TichuState:
        return replace(state, waits=state.waits[:-1])


class Planned(Event[TichuState], frozen=True):
    """What happens when nothing is waited for any more."""

    agenda: tuple[AnyPending, ...]

    def evolve(self, state: TichuState) -> TichuState:
        return replace(state, agenda=self.agenda)
