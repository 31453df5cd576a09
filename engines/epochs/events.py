"""What happens in a match of Epochs Poker."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engines.epochs.cards import CardName
from engines.epochs.hands import Combination
from engines.epochs.state import BoardCard, EpochsState, Finished, Street
from engines.kernel.game import Event, Seat
from engines.kernel.secret import Secret
from engines.poker.betting import Moved, Round, cleared, moved
from engines.poker.pots import Share


class HandDealt(Event[EpochsState], frozen=True):
    """A hand begins: antes are paid, six cards each are dealt."""

    hand: int
    """From 1."""
    dealer: Seat
    round: Round
    """The first betting round, all antes paid."""
    hands: tuple[Secret[CardName], ...]
    """By seat; no cards for who is out of the match."""
    deck: Secret[CardName]
    """What is left of the pack. Nobody reads it."""

    def evolve(self, state: EpochsState) -> EpochsState:
        return replace(
            state,
            hand=self.hand,
            dealer=self.dealer,
            round=self.round,
            hands=tuple(hand.value for hand in self.hands),
            deck=self.deck.value,
            street="deal",
            turns=state.turns + 1,
        )


class Bets(Event[EpochsState], frozen=True):
    """A move of a seat, which ends its turn."""

    move: Moved

    def evolve(self, state: EpochsState) -> EpochsState:
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


class StreetDealt(Event[EpochsState], frozen=True):
    """The next betting round begins, with its cards on the table."""

    street: Street
    cards: tuple[CardName, ...]
    to_act: Seat | None
    """None where no betting is possible any more."""

    def evolve(self, state: EpochsState) -> EpochsState:
        return replace(
            state,
            street=self.street,
            board=(*state.board, *[BoardCard(card, self.street) for card in self.cards]),
            deck=state.deck[len(self.cards) :],
            round=cleared(state.round, self.to_act),
            turns=state.turns + 1,
        )


class BetReturned(Event[EpochsState], frozen=True):
    """A seat takes back what nobody has matched."""

    seat: Seat
    chips: int

    def evolve(self, state: EpochsState) -> EpochsState:
        old = state.round
        chips = [self.chips * (seat == self.seat) for seat in range(state.seats)]
        rows = zip(old.stacks, old.stakes, chips, strict=True)
        stacks, stakes = zip(*((stack + n, stake - n) for stack, stake, n in rows), strict=True)
        return replace(state, round=replace(old, stacks=stacks, stakes=stakes))


class HandsShown(Event[EpochsState], frozen=True):
    """All who are still in show their hands. Rows are by seat, None for those who are not."""

    hands: tuple[tuple[CardName, ...] | None, ...]
    combinations: tuple[tuple[Combination, ...] | None, ...]
    """What each hand is together with the board, the best combination first."""
    rest: tuple[tuple[CardName, ...] | None, ...]
    """The cards outside them, strongest first."""

    def evolve(self, state: EpochsState) -> EpochsState:
        return replace(state, shown=self.hands, combinations=self.combinations, rest=self.rest)


class HandWon(Event[EpochsState], frozen=True):
    """The pots are paid out, and the cards go back to the pack."""

    winners: tuple[Seat, ...]
    payouts: tuple[int, ...]
    """What each seat takes from the pots."""
    pots: tuple[Share, ...]

    def evolve(self, state: EpochsState) -> EpochsState:
        old, nobody, nothing = state.round, (None,) * state.seats, (0,) * state.seats
        stacks = tuple(map(sum, zip(old.stacks, self.payouts, strict=True)))
        return replace(
            state,
            round=replace(old, stacks=stacks, stakes=nothing, bets=nothing, bet=0, to_act=None),
            last_hand=Finished(
                hand=state.hand,
                board=tuple(each.card for each in state.board),
                shown=state.shown or nobody,
                combinations=state.combinations or nobody,
                rest=state.rest or nobody,
                winners=self.winners,
                payouts=self.payouts,
                pots=self.pots,
            ),
            hands=((),) * state.seats,
            board=(),
            deck=(),
            shown=(),
            combinations=(),
            rest=(),
        )


class Eliminated(Event[EpochsState], frozen=True):
    """Seats have lost their last chip in the same hand."""

    seats: tuple[Seat, ...]

    def evolve(self, state: EpochsState) -> EpochsState:
        return replace(state, out=state.out | frozenset(self.seats))


class MatchOver(Event[EpochsState], frozen=True):
    """One player has all the chips, or the last hand has been played."""

    winners: tuple[Seat, ...]
    """Who has most chips; equal ones share the win."""
    chips: tuple[int, ...]
    """By seat."""

    def evolve(self, state: EpochsState) -> EpochsState:
        return replace(state, over=True)


EVENTS: Final[tuple[type[Event[EpochsState]], ...]] = (
    HandDealt,
    Folded,
    Checked,
    Called,
    Raised,
    StreetDealt,
    BetReturned,
    HandsShown,
    HandWon,
    Eliminated,
    MatchOver,
)
"""All that is stored of a match."""
