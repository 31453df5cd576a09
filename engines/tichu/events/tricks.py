"""Facts about tricks: turns, plays, bombs, wishes, who gathers what."""

from __future__ import annotations

from msgspec.structs import astuple, replace

from engines.kernel.game import Event, Seat
from engines.tichu.cards import DOG, Card
from engines.tichu.shapes import Combination, Type
from engines.tichu.state import NOBODY, Before, Laid, TichuState, put


class TurnMoved(Event[TichuState], frozen=True, gc=False):
    """It is for this seat to play or to pass."""

    seat: Seat

    def evolve(self, state: TichuState) -> TichuState:
        return replace(state, turn=self.seat, asked=state.asked + 1, leader=None)


class Played(Event[TichuState], frozen=True, gc=False):
    """A seat has put a combination on the table, in turn or out of it."""

    seat: Seat
    cards: tuple[Card, ...]
    combination: Type
    """What they are; the rest says which one."""
    rank: float
    length: int
    phoenix: str | None = None
    pair: float = 0.0
    gap: int = 0
    under: tuple[Card, ...] = ()
    stand_in: str | None = None

    @classmethod
    def of(cls, seat: Seat, laid: Combination) -> Played:
        """What `seat` has laid."""
        kind, cards, *rest = astuple(laid)
        return cls(seat, cards, kind, *rest)

    @property
    def laid(self) -> Combination:
        """What lies on the table now."""
        _, cards, kind, *rest = astuple(self)
        return Combination(kind, cards, *rest)

    def evolve(self, state: TichuState) -> TichuState:
        seat, cards = self.seat, self.cards
        left = tuple(card for card in state.hands[seat] if card not in cards)
        return replace(
            state,
            hands=put(state.hands, seat, left),
            trick=(*state.trick, Laid(seat, self.laid)),
            passed=NOBODY,
            started=state.started | {seat},
            after_dog=cards == (DOG,),
            before=_as_it_stands(state) if state.boosters else None,
            turn=None,
        )


class Bombed(Event[TichuState], frozen=True, gc=False):
    """What was just played is a bomb."""

    seat: Seat

    def evolve(self, state: TichuState) -> TichuState:
        return state


class Passed(Event[TichuState], frozen=True, gc=False):
    """A seat does not beat what lies on the table, for now."""

    seat: Seat

    def evolve(self, state: TichuState) -> TichuState:
        return replace(state, passed=state.passed | {self.seat}, turn=None)


class Wished(Event[TichuState], frozen=True, gc=False):
    """Whoever has played the Mah Jong wishes a rank."""

    seat: Seat
    rank: str

    def evolve(self, state: TichuState) -> TichuState:
        return replace(state, wish=self.rank)


class WishDone(Event[TichuState], frozen=True, gc=False):
    """A card of the wished rank has been played: nobody is bound any more."""

    rank: str

    def evolve(self, state: TichuState) -> TichuState:
        return replace(state, wish=None)


class Trick(Event[TichuState], frozen=True, gc=False):
    """The trick on the table is gathered."""

    winner: Seat
    points: int

    def evolve(self, state: TichuState) -> TichuState:
        won = put(state.won, self.winner, state.won[self.winner] + state.table)
        return replace(state, won=won, trick=(), under=(), passed=NOBODY)


class Dragon(Event[TichuState], frozen=True, gc=False):
    """A trick that the Dragon has won is given to an opponent."""

    seat: Seat
    to: Seat
    cards: tuple[Card, ...]

    def evolve(self, state: TichuState) -> TichuState:
        left = tuple(card for card in state.won[self.seat] if card not in self.cards)
        won = put(state.won, self.seat, left)
        return replace(state, won=put(won, self.to, won[self.to] + self.cards))


def _as_it_stands(state: TichuState) -> Before:
    return Before(state.turn, state.passed, state.wish, state.started)
