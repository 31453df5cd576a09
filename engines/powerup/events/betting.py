"""Moves, and the betting rounds that they make up."""

from __future__ import annotations

from msgspec.structs import replace

from engines.kernel.game import Event, Seat
from engines.poker.betting import Moved, cleared, moved
from engines.powerup.state import BoardCard, CardName, Effect, PowerUpState, Street


class Bets(Event[PowerUpState], frozen=True):
    """A move of a seat, which ends its turn."""

    move: Moved

    def evolve(self, state: PowerUpState) -> PowerUpState:
        return replace(state, round=moved(state.round, self.move), turns=state.turns + 1)


class Folded(Bets, frozen=True):
    """A seat has left the hand; its cards are never shown."""


class Checked(Bets, frozen=True):
    """A seat leaves it at the bet that it has matched."""


class Called(Bets, frozen=True):
    """A seat has matched the bet, or put in all it has."""

    all_in: bool = False
    """Whether that was all it had."""


class Raised(Bets, frozen=True):
    """A seat has bet, or put the bet up."""

    to: int
    """What must be matched from now on."""
    over: int = 0
    """What had to be matched before; 0 for a bet."""
    all_in: bool = False
    """Whether that was all it had."""


class BoardShielded(Event[PowerUpState], frozen=True):
    """Somebody is all-in: no card that lies on the board now can be destroyed."""

    def evolve(self, state: PowerUpState) -> PowerUpState:
        return replace(
            state, board=tuple([BoardCard(each.card, True, each.round) for each in state.board])
        )


class StreetDealt(Event[PowerUpState], frozen=True):
    """The next betting round begins, with its cards on the board."""

    street: Street
    cards: tuple[CardName, ...]
    over: tuple[Effect, ...]
    """Powers that worked to the end of the last round."""
    to_act: Seat | None
    """None where no betting is possible any more."""

    def evolve(self, state: PowerUpState) -> PowerUpState:
        effects = state.effects
        if self.over:
            effects = tuple([each for each in effects if each not in self.over])
        return replace(
            state,
            street=self.street,
            board=(*state.board, *[BoardCard(card, False, self.street) for card in self.cards]),
            deck=state.deck[len(self.cards) :],
            effects=effects,
            round=cleared(state.round, self.to_act),
            turns=state.turns + 1,
        )
