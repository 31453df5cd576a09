"""How a hand begins and ends, and the game with it."""

from __future__ import annotations

from operator import add

from msgspec.structs import replace

from engines.kernel.game import Event, Seat
from engines.kernel.secret import Secret
from engines.poker.betting import Round
from engines.poker.hands import Category
from engines.poker.pots import Share
from engines.powerup.state import CardName, Finished, PowerKey, PowerUpState, with_entry


class PowersDealt(Event[PowerUpState], frozen=True):
    """Everybody has its energy for the hand, and perhaps a new power or two."""

    energy: tuple[int, ...]
    powers: tuple[Secret[PowerKey], ...]
    """The new ones, by seat: each known to its seat alone."""
    stacked: int = 0
    """How many of them were stacked by a test."""

    def evolve(self, state: PowerUpState) -> PowerUpState:
        new = [powers.value for powers in self.powers]
        return replace(
            state,
            energy=self.energy,
            powers=tuple(map(add, state.powers, new)),
            powers_deck=state.powers_deck[self.stacked :],
        )


class HandDealt(Event[PowerUpState], frozen=True):
    """A hand begins: antes and blinds are posted, hole cards are dealt."""

    hand: int
    """From 1."""
    button: Seat
    level: int
    """Which of the levels, from 0."""
    on_level: int
    """How many hands this level has seen, this one too."""
    round: Round
    """The first betting round, all posted."""
    hands: tuple[Secret[CardName], ...]
    """By seat; no cards for who is out of the game."""
    deck: Secret[CardName]
    """What is left of the pack. Nobody reads it."""

    def evolve(self, state: PowerUpState) -> PowerUpState:
        return replace(
            state,
            hand=self.hand,
            button=self.button,
            level=self.level,
            on_level=self.on_level,
            round=self.round,
            hands=tuple([hand.value for hand in self.hands]),
            deck=self.deck.value,
            street="preflop",
            turns=state.turns + 1,
        )


class BetReturned(Event[PowerUpState], frozen=True):
    """A seat takes back what nobody has matched."""

    seat: Seat
    chips: int

    def evolve(self, state: PowerUpState) -> PowerUpState:
        old, seat = state.round, self.seat
        stacks = with_entry(old.stacks, seat, old.stacks[seat] + self.chips)
        stakes = with_entry(old.stakes, seat, old.stakes[seat] - self.chips)
        return replace(state, round=replace(old, stacks=stacks, stakes=stakes))


class HandsShown(Event[PowerUpState], frozen=True):
    """All who are still in show their hands."""

    hands: tuple[tuple[CardName, ...] | None, ...]
    """By seat; None for those who folded."""

    def evolve(self, state: PowerUpState) -> PowerUpState:
        return replace(state, shown=self.hands)


class HandWon(Event[PowerUpState], frozen=True):
    """The pots are paid out, and the cards go back to the pack."""

    pots: tuple[Share, ...]
    payouts: tuple[int, ...]
    winners: tuple[Seat, ...]
    best: tuple[tuple[CardName, ...] | None, ...]
    """The five cards that won, by seat; None for losers, and where nobody had to show."""
    category: Category | None
    """What won the main pot; None where nobody had to show."""

    def evolve(self, state: PowerUpState) -> PowerUpState:
        old, nobody = state.round, (None,) * state.seats
        nothing = (0,) * state.seats
        stacks = tuple(map(add, old.stacks, self.payouts))
        return replace(
            state,
            round=replace(old, stacks=stacks, stakes=nothing, bets=nothing, bet=0, to_act=None),
            last_hand=Finished(
                hand=state.hand,
                board=tuple([each.card for each in state.board]),
                shown=state.shown or nobody,
                winners=self.winners,
                best=self.best,
                category=self.category,
                payouts=self.payouts,
                pots=self.pots,
            ),
            hands=((),) * state.seats,
            board=(),
            deck=(),
            gone=(),
            seen=frozenset(),
            open=frozenset(),
            face_up=frozenset(),
            played=(),
            effects=(),
            shown=(),
        )


class Eliminated(Event[PowerUpState], frozen=True):
    """Seats have lost their last chip in the same hand."""

    seats: tuple[Seat, ...]

    def evolve(self, state: PowerUpState) -> PowerUpState:
        powers = tuple(
            () if Seat(seat) in self.seats else held for seat, held in enumerate(state.powers)
        )
        return replace(state, powers=powers, eliminated=(*state.eliminated, self.seats))


class GameWon(Event[PowerUpState], frozen=True):
    """One seat has all the chips."""

    seat: Seat

    def evolve(self, state: PowerUpState) -> PowerUpState:
        return replace(state, over=True)
