"""Facts about a round: dealing, calls, the exchange, who is out, what it counts."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engines.kernel.game import Event, Seat
from engines.kernel.secret import Secret
from engines.tichu.cards import Card, sorted_hand
from engines.tichu.pendings import Given
from engines.tichu.state import EMPTY, NOBODY, SEATS, Call, TichuState, put


class RoundBegan(Event[TichuState], frozen=True):
    """The pack is shuffled, and nothing of the last round counts any more."""

    round: int
    """From 1."""
    deck: Secret[Card]
    """From the top."""

    def evolve(self, state: TichuState) -> TichuState:
        return replace(
            state,
            round=self.round,
            order=SEATS,
            deck=self.deck.value,
            hands=EMPTY,
            won=EMPTY,
            calls=(),
            started=NOBODY,
            places=(),
            wish=None,
            trick=(),
            passed=NOBODY,
            after_dog=False,
            under=(),
            before=None,
            turn=None,
            no_windows=NOBODY,
            drafted=False,
            recalled=(),
            removed=(),
            leader=None,
            doubles=(),
            exchanged=(),
        )


class Dealt(Event[TichuState], frozen=True):
    """A seat takes up cards from the deck."""

    seat: Seat
    cards: Secret[Card]

    def evolve(self, state: TichuState) -> TichuState:
        cards = self.cards.value
        hand = sorted_hand((*state.hands[self.seat], *cards))
        deck = tuple(card for card in state.deck if card not in cards)
        return replace(state, hands=put(state.hands, self.seat, hand), deck=deck)


class Grand(Event[TichuState], frozen=True):
    """A seat has called Grand Tichu."""

    seat: Seat
    value: int
    """What it wins or loses."""

    def evolve(self, state: TichuState) -> TichuState:
        call = Call(self.seat, "grand", self.value, self.value)
        return replace(state, calls=(*state.calls, call))


class Tichu(Event[TichuState], frozen=True):
    """A seat has called Tichu."""

    seat: Seat
    value: int
    """What it wins or loses."""

    def evolve(self, state: TichuState) -> TichuState:
        call = Call(self.seat, "tichu", self.value, self.value)
        return replace(state, calls=(*state.calls, call))


class Foreseen(Event[TichuState], frozen=True):
    """A seat sees what has been chosen for it, before it chooses itself."""

    seat: Seat
    given: tuple[Given, ...]

    def evolve(self, state: TichuState) -> TichuState:
        return state


class Exchanged(Event[TichuState], frozen=True):
    """All cards of the exchange change hands at once."""

    given: tuple[Given, ...]

    def evolve(self, state: TichuState) -> TichuState:
        hands = [set(hand) for hand in state.hands]
        for each in self.given:
            hands[each.giver] -= set(each.cards.value)
        won = list(state.won)
        for each in self.given:
            if each.taker == each.giver:  # laid on the own tricks
                won[each.taker] += each.cards.value
            else:
                hands[each.taker] |= set(each.cards.value)
        dealt = tuple(sorted_hand(tuple(hand)) for hand in hands)
        return replace(state, hands=dealt, won=tuple(won), exchanged=self.given)


class Out(Event[TichuState], frozen=True):
    """A seat has played its last card."""

    seat: Seat
    place: int
    """1 is the first to go out."""

    def evolve(self, state: TichuState) -> TichuState:
        return replace(state, places=(*state.places, self.seat))


class TeamPoints(msgspec.Struct, frozen=True):
    """What a round brings one team, in its parts."""

    cards: int
    """From tricks and the last player's hand; 0 where nothing is counted."""
    double: int
    """For going out first and second."""
    calls: int
    """For calls of both partners."""
    announced: int = 0
    """For double wins that were announced."""

    @property
    def total(self) -> int:
        """All parts together."""
        return self.cards + self.double + self.calls + self.announced


class Round(Event[TichuState], frozen=True):
    """A round is over and counted."""

    round: int
    points: tuple[int, int]
    """What it brings each team."""
    parts: tuple[TeamPoints, TeamPoints]
    scores: tuple[int, int]
    """What each team has now."""

    def evolve(self, state: TichuState) -> TichuState:
        return replace(state, scores=self.scores, turn=None)


class GameOver(Event[TichuState], frozen=True):
    """A team has reached the target, and more than the other."""

    winners: tuple[Seat, ...]
    scores: tuple[int, int]

    def evolve(self, state: TichuState) -> TichuState:
        return replace(state, over=True)
