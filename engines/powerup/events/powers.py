"""What powers do, whichever they are: a small language that all ten share."""

from __future__ import annotations

from msgspec.structs import replace

from engines.kernel.game import Event, Seat
from engines.kernel.secret import Secret
from engines.kernel.waits import Wait
from engines.powerup.knowledge import Face, name
from engines.powerup.state import (
    BoardCard,
    CardName,
    Choice,
    Effect,
    Played,
    PowerKey,
    PowerUpState,
    with_entry,
)


def without(cards: tuple[CardName, ...], gone: tuple[CardName, ...]) -> tuple[CardName, ...]:
    """`cards`, those of `gone` taken away."""
    return tuple([card for card in cards if card not in gone])


class PowerPlayed(Event[PowerUpState], frozen=True):
    """A seat has spent a power and the energy for it."""

    seat: Seat
    power: PowerKey
    cost: int

    def evolve(self, state: PowerUpState) -> PowerUpState:
        held = list(state.powers[self.seat])
        held.remove(self.power)
        left = state.energy[self.seat] - self.cost
        return replace(
            state,
            powers=with_entry(state.powers, self.seat, tuple(held)),
            energy=with_entry(state.energy, self.seat, left),
            played=(*state.played, Played(self.seat, self.power)),
        )


class PowerCopied(Event[PowerUpState], frozen=True):
    """A seat has taken a copy of the power that was played last."""

    seat: Seat
    power: PowerKey

    def evolve(self, state: PowerUpState) -> PowerUpState:
        held = (*state.powers[self.seat], self.power)
        return replace(state, powers=with_entry(state.powers, self.seat, held))


class EffectBegan(Event[PowerUpState], frozen=True):
    """A power goes on working."""

    effect: Effect

    def evolve(self, state: PowerUpState) -> PowerUpState:
        return replace(state, effects=(*state.effects, self.effect))


class EffectsEnded(Event[PowerUpState], frozen=True):
    """Powers have stopped working before their time."""

    effects: tuple[Effect, ...]

    def evolve(self, state: PowerUpState) -> PowerUpState:
        left = tuple(each for each in state.effects if each not in self.effects)
        return replace(state, effects=left)


class CardsShown(Event[PowerUpState], frozen=True):
    """Everybody is shown the next cards of the deck."""

    cards: tuple[CardName, ...]

    def evolve(self, state: PowerUpState) -> PowerUpState:
        return replace(state, open=state.open | frozenset(self.cards))


class CardsSeen(Event[PowerUpState], frozen=True):
    """A seat alone is shown the next cards of the deck."""

    seat: Seat
    cards: Secret[CardName]

    def evolve(self, state: PowerUpState) -> PowerUpState:
        return replace(state, seen=state.seen | {(card, self.seat) for card in self.cards.value})


class TopSeen(Event[PowerUpState], frozen=True):
    """The next card of the deck is another, or somebody has begun to see it.

    For those who see the top it is no more than what their view shows: knowledge sticks to the
    card only when it is taken from there.
    """

    card: Secret[CardName]

    def evolve(self, state: PowerUpState) -> PowerUpState:
        return state


class CardsDrawn(Event[PowerUpState], frozen=True):
    """A seat has taken the next cards of the deck into its hand."""

    seat: Seat
    cards: tuple[Face, ...]

    def evolve(self, state: PowerUpState) -> PowerUpState:
        hand = (*state.hands[self.seat], *map(name, self.cards))
        secrets = [card for card in self.cards if isinstance(card, Secret)]
        return replace(
            state,
            hands=with_entry(state.hands, self.seat, hand),
            deck=state.deck[len(self.cards) :],
            seen=state.seen | {(name(each), reader) for each in secrets for reader in each.readers},
        )


class CardsDiscarded(Event[PowerUpState], frozen=True):
    """Cards are out of the hand that is played: from the hole cards of a seat, or the deck."""

    seat: Seat
    """Whose power it was."""
    cards: tuple[Face, ...]
    held: bool
    """They were its hole cards."""

    def evolve(self, state: PowerUpState) -> PowerUpState:
        cards = tuple(map(name, self.cards))
        gone = (*state.gone, *cards)
        if not self.held:
            return replace(state, deck=without(state.deck, cards), gone=gone)
        hand = without(state.hands[self.seat], cards)
        face_up = state.face_up - frozenset(cards)
        hands = with_entry(state.hands, self.seat, hand)
        return replace(state, hands=hands, gone=gone, face_up=face_up)


class CardDestroyed(Event[PowerUpState], frozen=True):
    """A card has left the board."""

    card: CardName

    def evolve(self, state: PowerUpState) -> PowerUpState:
        left = tuple(each for each in state.board if each.card != self.card)
        return replace(state, board=left, gone=(*state.gone, self.card))


class CardDeployed(Event[PowerUpState], frozen=True):
    """The next card of the deck has come to the board."""

    card: CardName

    def evolve(self, state: PowerUpState) -> PowerUpState:
        board = (*state.board, BoardCard(self.card, False, state.street))
        return replace(state, board=board, deck=state.deck[1:])


class TurnedUp(Event[PowerUpState], frozen=True):
    """A hole card of a seat lies face up."""

    seat: Seat
    card: CardName

    def evolve(self, state: PowerUpState) -> PowerUpState:
        card = frozenset({self.card})
        return replace(state, open=state.open | card, face_up=state.face_up | card)


class ChoiceBegan(Event[PowerUpState], frozen=True):
    """A seat has something to choose before it goes on."""

    wait: Wait[Choice]

    def evolve(self, state: PowerUpState) -> PowerUpState:
        return replace(state, wait=self.wait)


class ChoiceMade(Event[PowerUpState], frozen=True):
    """It has chosen, or its time has run out; what comes of it follows."""

    seat: Seat

    def evolve(self, state: PowerUpState) -> PowerUpState:
        return replace(state, wait=None, turns=state.turns + 1)


class CardsKept(Event[PowerUpState], frozen=True):
    """A seat has chosen that cards it looked at stay on the deck."""

    seat: Seat
    card: CardName | None = None
    """Which one, where everybody has seen it."""

    def evolve(self, state: PowerUpState) -> PowerUpState:
        return state
