"""What happens in a match of As-Nas."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from engines.asnas.cards import Card, Hand
from engines.asnas.ranking import Category
from engines.asnas.state import AsNasState, Finished, with_bet
from engines.kernel.game import Event, Seat
from engines.kernel.secret import Secret


class Dealt(Event[AsNasState], frozen=True):
    """A deal begins: five cards each, and the dealer's opening bet."""

    deal: int
    """From 1."""
    dealer: Seat
    bets: tuple[int, ...]
    to_act: Seat
    hands: tuple[Secret[Card], ...]
    """By seat. Nobody reads them here: a hand is unseen by its owner too, until it looks."""

    def evolve(self, state: AsNasState) -> AsNasState:
        return replace(
            state,
            deal=self.deal,
            dealer=self.dealer,
            hands=tuple(hand.value for hand in self.hands),
            bets=self.bets,
            folded=frozenset(),
            looked=frozenset(),
            acted=frozenset(),
            showing=False,
            to_act=self.to_act,
            turns=state.turns + 1,
        )


class Looked(Event[AsNasState], frozen=True):
    """A seat has looked at its own hand: everybody sees that it did, and only that."""

    seat: Seat

    def evolve(self, state: AsNasState) -> AsNasState:
        return replace(state, looked=state.looked | {self.seat})


class Called(Event[AsNasState], frozen=True):
    """A seat has matched the highest bet."""

    seat: Seat
    bet: int
    """What it has bet in this deal so far."""
    to_act: Seat | None
    """Whose turn it is now; None when the betting is over."""

    def evolve(self, state: AsNasState) -> AsNasState:
        return replace(
            state,
            bets=with_bet(state.bets, self.seat, self.bet),
            acted=state.acted | {self.seat},
            to_act=self.to_act,
            turns=state.turns + 1,
        )


class Held(Event[AsNasState], frozen=True):
    """A seat whose bet was the highest already has left it at that."""

    seat: Seat
    to_act: Seat | None
    """Whose turn it is now; None when the betting is over."""

    def evolve(self, state: AsNasState) -> AsNasState:
        acted = state.acted | {self.seat}
        return replace(state, acted=acted, to_act=self.to_act, turns=state.turns + 1)


class Raised(Event[AsNasState], frozen=True):
    """A seat has put the highest bet up by 1: all others have to act again."""

    seat: Seat
    bet: int
    """The highest bet from now on."""
    to_act: Seat

    def evolve(self, state: AsNasState) -> AsNasState:
        return replace(
            state,
            bets=with_bet(state.bets, self.seat, self.bet),
            acted=frozenset({self.seat}),
            to_act=self.to_act,
            turns=state.turns + 1,
        )


class Folded(Event[AsNasState], frozen=True):
    """A seat has left the deal; its bet stays in the pot, and its hand is never shown."""

    seat: Seat
    to_act: Seat | None
    """Whose turn it is now; None when the betting is over."""

    def evolve(self, state: AsNasState) -> AsNasState:
        folded = state.folded | {self.seat}
        return replace(state, folded=folded, to_act=self.to_act, turns=state.turns + 1)


class Shown(Event[AsNasState], frozen=True):
    """Those who remain show their hands, looked at or not."""

    hands: tuple[Hand | None, ...]
    """By seat; None for those who folded."""

    def evolve(self, state: AsNasState) -> AsNasState:
        return replace(state, shown=self.hands, showing=True)


class DealWon(Event[AsNasState], frozen=True):
    """The pot is paid out."""

    winners: tuple[Seat, ...]
    category: Category | None
    """What won; None where all others folded."""
    payouts: tuple[str, ...]
    """What each seat takes from the pot, its own bet included: exact fractions."""
    scores: tuple[str, ...]
    """Payout less bet, by seat."""

    def evolve(self, state: AsNasState) -> AsNasState:
        shown = state.shown if state.showing and state.shown else (None,) * state.seats
        entry = Finished(self.winners, self.category, self.payouts, self.scores, shown)
        scores = zip(state.totals, self.scores, strict=True)
        return replace(
            state,
            totals=tuple(total + Fraction(score) for total, score in scores),
            history=(*state.history, entry),
        )


class MatchOver(Event[AsNasState], frozen=True):
    """The last deal has been played."""

    winners: tuple[Seat, ...]
    """The highest total; equal totals share the win."""
    totals: tuple[str, ...]
    """Exact fractions, by seat."""

    def evolve(self, state: AsNasState) -> AsNasState:
        return replace(state, over=True)
