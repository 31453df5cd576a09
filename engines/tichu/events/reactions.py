"""Facts about answers to a play: what is added to it, slipped under it, or taken back."""

from __future__ import annotations

from msgspec.structs import replace

from engines.kernel.game import Event, Seat
from engines.tichu.cards import DOG, DRAGON, PHOENIX, Card, sorted_hand
from engines.tichu.events.boosters import without
from engines.tichu.pendings import AnyPending
from engines.tichu.shapes import Combination
from engines.tichu.state import Before, Laid, TichuState, put


class PlayExtended(Event[TichuState], frozen=True):
    """A seat adds cards to the combination on top, which stays its owner's."""

    seat: Seat
    owner: Seat
    combination: Combination
    """What lies there now: its `cards` are those added, `under` those that lay there."""

    def evolve(self, state: TichuState) -> TichuState:
        laid = Laid(self.owner, self.combination, by=self.seat)
        return replace(
            _taken(state, self.seat, self.combination.cards),
            trick=(*state.trick, laid),
            started=state.started | {self.seat},
        )


class CardsSlid(Event[TichuState], frozen=True):
    """A seat lays a combination under the trick."""

    seat: Seat
    combination: Combination
    wish: str | None = None
    """What is wished if the last play should be taken back."""

    def evolve(self, state: TichuState) -> TichuState:
        started, before = state.started | {self.seat}, state.before
        if before is not None:
            before = replace(before, started=before.started | {self.seat}, wish=self.wish)
        return replace(
            _taken(state, self.seat, self.combination.cards),
            under=(*state.under, Laid(self.seat, self.combination)),
            started=started,
            before=before,
        )


class PhoenixTaken(Event[TichuState], frozen=True):
    """A seat takes the Phoenix out of a combination and lays a card of its rank instead."""

    seat: Seat
    owner: Seat
    card: Card

    def evolve(self, state: TichuState) -> TichuState:
        before = _before(state)
        mine = self.seat
        return replace(
            _given(_taken(state, mine, (self.card,)), mine, (PHOENIX,)),
            trick=tuple(self._without_phoenix(laid) for laid in state.trick),
            started=state.started | {mine},
            before=replace(before, started=before.started | {mine}),
        )

    def _without_phoenix(self, laid: Laid) -> Laid:
        combination = laid.combination
        if PHOENIX not in combination.whole:
            return laid
        cards, under = self._swapped(combination.cards), self._swapped(combination.under)
        return replace(
            laid, combination=replace(combination, cards=cards, under=under, phoenix=None)
        )

    def _swapped(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(self.card if card == PHOENIX else card for card in cards)


class DogTaken(Event[TichuState], frozen=True):
    """A seat takes the Dog that was led into its hand."""

    seat: Seat
    owner: Seat
    """Who has led it."""
    then: AnyPending
    """What follows."""

    def evolve(self, state: TichuState) -> TichuState:
        before = replace(_before(state), then=self.then)
        state = _given(state, self.seat, (DOG,))
        return replace(state, trick=state.trick[:-1], before=before)


class BombDefused(Event[TichuState], frozen=True):
    """A bomb goes under the trick: play goes on as before it."""

    owner: Seat
    then: AnyPending
    """What follows."""

    def evolve(self, state: TichuState) -> TichuState:
        before, bomb = _before(state), state.last_play
        return replace(
            state,
            trick=state.trick[: -len(bomb)],
            under=(*state.under, *bomb),
            passed=before.passed,
            before=replace(before, then=self.then),
        )


class DogGiven(Event[TichuState], frozen=True):
    """A seat gives the Dog to whoever has played the card on top."""

    giver: Seat
    taker: Seat

    def evolve(self, state: TichuState) -> TichuState:
        return _given(_taken(state, self.giver, (DOG,)), self.taker, (DOG,))


class PlayReturned(Event[TichuState], frozen=True):
    """The last play goes back into the hands it came from, as if it had not been made."""

    owner: Seat
    then: AnyPending
    """What follows."""

    def evolve(self, state: TichuState) -> TichuState:
        before, play = _before(state), state.last_play
        state = replace(
            state,
            trick=state.trick[: -len(play)],
            passed=before.passed,
            wish=before.wish,
            started=before.started,
            before=replace(before, then=self.then),
        )
        for laid in play:
            taker = laid.seat if laid.by is None else laid.by
            state = _given(state, taker, laid.combination.cards)
        return state


class BirdsReturned(Event[TichuState], frozen=True):
    """The Dragon and the Phoenix go back from tricks into the hands of those who hold these."""

    dragon: Seat
    """Who gets the Dragon."""
    phoenix: Seat
    """Who gets the Phoenix."""

    def evolve(self, state: TichuState) -> TichuState:
        for seat, bird in ((self.dragon, DRAGON), (self.phoenix, PHOENIX)):
            won = put(state.won, seat, without(state.won[seat], bird))
            state = replace(_given(state, seat, (bird,)), won=won)
        return state


class LeadPassed(Event[TichuState], frozen=True):
    """Whoever has won the trick keeps it, but another seat leads."""

    seat: Seat
    to: Seat

    def evolve(self, state: TichuState) -> TichuState:
        return replace(state, leader=self.to)


def _before(state: TichuState) -> Before:
    assert state.before is not None, "there was a play, and boosters are in play"
    return state.before


def _taken(state: TichuState, seat: Seat, cards: tuple[Card, ...]) -> TichuState:
    """`cards` leave a hand."""
    left = tuple(card for card in state.hands[seat] if card not in cards)
    return replace(state, hands=put(state.hands, seat, left))


def _given(state: TichuState, seat: Seat, cards: tuple[Card, ...]) -> TichuState:
    """`cards` come into a hand."""
    grown = sorted_hand((*state.hands[seat], *cards))
    return replace(state, hands=put(state.hands, seat, grown))
