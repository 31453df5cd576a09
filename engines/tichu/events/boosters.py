"""Facts about boosters: drafting them, playing them, what becomes of them."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from engines.kernel.game import Event, Seat
from engines.kernel.secret import Secret
from engines.tichu.announcement import PLAIN, Effect, Params
from engines.tichu.cards import MAHJONG, Card, sorted_hand
from engines.tichu.pendings import Given
from engines.tichu.state import Call, TichuState, put

T = TypeVar("T")


class BoosterDrafted(Event[TichuState], frozen=True):
    """A seat takes a booster that lies face up."""

    seat: Seat
    key: str

    def evolve(self, state: TichuState) -> TichuState:
        pools = put(state.pools, self.seat, (*state.pools[self.seat], self.key))
        return replace(state, faceup=without(state.faceup, self.key), pools=pools, drafted=True)


class BoostersTurnedUp(Event[TichuState], frozen=True):
    """New boosters lie face up, from the pile or, where that has run out, from the discards."""

    keys: tuple[str, ...]
    pile: Secret[str]
    """What is left of the pile, from the top."""
    reshuffled: bool
    """Whether the discarded boosters have been shuffled for it."""

    def evolve(self, state: TichuState) -> TichuState:
        discards = () if self.reshuffled else state.discards
        faceup = (*state.faceup, *self.keys)
        return replace(state, faceup=faceup, pile=self.pile.value, discards=discards)


class BoosterPlayed(Event[TichuState], frozen=True):
    """A seat announces a booster; it may be answered before it takes effect."""

    seat: Seat
    key: str
    params: Params = PLAIN
    cause: Seat | None = None
    """Who did what it answers."""
    face_down: Secret[Card] | None = None
    """A card it is about that not everybody may see."""

    def evolve(self, state: TichuState) -> TichuState:
        effect = Effect(self.key, self.seat, self.params, self.cause, face_down=self.face_down)
        pools = put(state.pools, self.seat, without(state.pools[self.seat], self.key))
        return replace(state, pools=pools, announced=(*state.announced, effect))


class BoosterResolved(Event[TichuState], frozen=True):
    """The booster that was announced last takes effect."""

    seat: Seat
    key: str
    lasts: bool
    """Whether it stays in force; otherwise it is discarded."""

    def evolve(self, state: TichuState) -> TichuState:
        *below, effect = state.announced
        if self.lasts:
            return replace(state, announced=tuple(below), effects=(*state.effects, effect))
        return replace(state, announced=tuple(below), discards=(*state.discards, self.key))


class BoosterCancelled(Event[TichuState], frozen=True):
    """The booster that was announced last is discarded without effect."""

    seat: Seat
    key: str

    def evolve(self, state: TichuState) -> TichuState:
        discards = (*state.discards, self.key)
        return replace(state, announced=state.announced[:-1], discards=discards)


class BoosterReturned(Event[TichuState], frozen=True):
    """A booster goes back to its owner, unspent."""

    seat: Seat
    key: str
    was_in_force: bool = False
    """Otherwise it is the one that was announced last."""
    recalled: bool = False
    """Whether it is not played again in this round: another booster is the reason, or it was tried
    in vain."""

    def evolve(self, state: TichuState) -> TichuState:
        effect = self._meant(state)
        pools = put(state.pools, self.seat, (*state.pools[self.seat], self.key))
        recalled = (*state.recalled, effect) if self.recalled else state.recalled
        state = replace(state, pools=pools, recalled=recalled)
        if self.was_in_force:
            return replace(state, effects=without(state.effects, effect))
        return replace(state, announced=state.announced[:-1])

    def _meant(self, state: TichuState) -> Effect:
        if not self.was_in_force:
            return state.announced[-1]
        mine = (self.seat, self.key)
        return next(each for each in state.effects if (each.owner, each.booster) == mine)


class BoosterPassed(Event[TichuState], frozen=True):
    """A booster goes from one pool to another."""

    giver: Seat
    taker: Seat
    key: str

    def evolve(self, state: TichuState) -> TichuState:
        pools = put(state.pools, self.giver, without(state.pools[self.giver], self.key))
        return replace(state, pools=put(pools, self.taker, (*pools[self.taker], self.key)))


class BoosterRecycled(Event[TichuState], frozen=True):
    """A seat takes a booster from the discarded ones."""

    seat: Seat
    key: str

    def evolve(self, state: TichuState) -> TichuState:
        pools = put(state.pools, self.seat, (*state.pools[self.seat], self.key))
        # the topmost one, where there are two of the same
        discards = without(state.discards[::-1], self.key)[::-1]
        return replace(state, pools=pools, discards=discards)


class CallChanged(Event[TichuState], frozen=True):
    """A call is worth something else now, or is somebody else's to fulfil."""

    seat: Seat
    """Whose it was to fulfil."""
    call: Call

    def evolve(self, state: TichuState) -> TichuState:
        calls = tuple(self.call if each.seat == self.seat else each for each in state.calls)
        return replace(state, calls=calls)


class Spied(Event[TichuState], frozen=True):
    """Opponents of a seat say how many cards of a rank they hold, or that they hold none."""

    seat: Seat
    rank: str
    counts: tuple[int | None, ...]
    """By seat; None for who is not asked."""

    def evolve(self, state: TichuState) -> TichuState:
        return state


class LeaderNamed(Event[TichuState], frozen=True):
    """A seat will lead first, whoever holds the Mah Jong."""

    seat: Seat

    def evolve(self, state: TichuState) -> TichuState:
        return replace(state, leader=self.seat)


class MahjongTaken(Event[TichuState], frozen=True):
    """The Mah Jong goes from one hand into another."""

    giver: Seat
    taker: Seat

    def evolve(self, state: TichuState) -> TichuState:
        rest = tuple(card for card in state.hands[self.giver] if card != MAHJONG)
        hands = put(state.hands, self.giver, rest)
        grown = sorted_hand((*hands[self.taker], MAHJONG))
        return replace(state, hands=put(hands, self.taker, grown))


class HandOpened(Event[TichuState], frozen=True):
    """A seat lays its hand open."""

    seat: Seat
    cards: tuple[Card, ...]

    def evolve(self, state: TichuState) -> TichuState:
        return state


class EffectChanged(Event[TichuState], frozen=True):
    """A booster in force is used up by one more step."""

    before: Effect
    after: Effect

    def evolve(self, state: TichuState) -> TichuState:
        changed = tuple(self.after if each == self.before else each for each in state.effects)
        return replace(state, effects=changed)


class EffectsEnded(Event[TichuState], frozen=True):
    """Boosters that were in force are discarded, the first first."""

    effects: tuple[Effect, ...]

    def evolve(self, state: TichuState) -> TichuState:
        left = state.effects
        for effect in self.effects:
            left = without(left, effect)
        discards = (*state.discards, *(each.booster for each in self.effects))
        return replace(state, effects=left, discards=discards)


def _kept(given: Given, card: Card) -> Given:
    """What is left of a gift when `card` has gone back."""
    value = tuple(each for each in given.cards.value if each != card)
    return replace(given, cards=replace(given.cards, value=value))


def without(row: tuple[T, ...], item: T) -> tuple[T, ...]:
    """`row` with one `item` less."""
    at = row.index(item)
    return row[:at] + row[at + 1 :]


class CardSwapped(Event[TichuState], frozen=True):
    """A seat gives a card and gets another for it, from a hand or from gathered tricks."""

    seat: Seat
    gives: Card
    gets: Card
    holder: Seat
    gathered: bool
    """Whether it lay in the holder's tricks."""

    def evolve(self, state: TichuState) -> TichuState:
        own = sorted_hand((*without(state.hands[self.seat], self.gives), self.gets))
        state = replace(state, hands=put(state.hands, self.seat, own))
        if self.gathered:
            row = (*without(state.won[self.holder], self.gets), self.gives)
            return replace(state, won=put(state.won, self.holder, row))
        row = sorted_hand((*without(state.hands[self.holder], self.gets), self.gives))
        return replace(state, hands=put(state.hands, self.holder, row))


class HandsSwapped(Event[TichuState], frozen=True):
    """Two seats exchange all their cards."""

    one: Seat
    other: Seat

    def evolve(self, state: TichuState) -> TichuState:
        hands = put(state.hands, self.one, state.hands[self.other])
        return replace(state, hands=put(hands, self.other, state.hands[self.one]))


class ChairsMoved(Event[TichuState], frozen=True):
    """Another playing order holds to the end of the round."""

    order: tuple[Seat, ...]

    def evolve(self, state: TichuState) -> TichuState:
        return replace(state, order=self.order)


class DoubleAnnounced(Event[TichuState], frozen=True):
    """A seat says that its team will be out first and second."""

    seat: Seat

    def evolve(self, state: TichuState) -> TichuState:
        return replace(state, doubles=(*state.doubles, self.seat))


class CardLaid(Event[TichuState], frozen=True):
    """A seat lays a card of its hand face up on its own tricks."""

    seat: Seat
    card: Card

    def evolve(self, state: TichuState) -> TichuState:
        hands = put(state.hands, self.seat, without(state.hands[self.seat], self.card))
        won = put(state.won, self.seat, (*state.won[self.seat], self.card))
        return replace(state, hands=hands, won=won)


class CardReturned(Event[TichuState], frozen=True):
    """A seat gives a card back to whoever passed it to them; nobody else sees it."""

    giver: Seat
    taker: Seat
    cards: Secret[Card]

    def evolve(self, state: TichuState) -> TichuState:
        (card,) = self.cards.value
        hands = put(state.hands, self.giver, without(state.hands[self.giver], card))
        grown = sorted_hand((*hands[self.taker], card))
        kept = (_kept(each, card) for each in state.exchanged)
        given = tuple(each for each in kept if each.cards.value)
        return replace(state, hands=put(hands, self.taker, grown), exchanged=given)


class SpecialsRemoved(Event[TichuState], frozen=True):
    """A seat discards its special cards: they are out of this round, and count nothing."""

    seat: Seat
    cards: tuple[Card, ...]

    def evolve(self, state: TichuState) -> TichuState:
        hand = tuple(card for card in state.hands[self.seat] if card not in self.cards)
        won = tuple(card for card in state.won[self.seat] if card not in self.cards)
        return replace(
            state,
            hands=put(state.hands, self.seat, hand),
            won=put(state.won, self.seat, won),
            removed=(*state.removed, *self.cards),
        )


class HandRedrawn(Event[TichuState], frozen=True):
    """A seat takes other cards for those it held; the old ones are shuffled into the deck."""

    seat: Seat
    cards: Secret[Card]
    deck: Secret[Card]

    def evolve(self, state: TichuState) -> TichuState:
        hands = put(state.hands, self.seat, sorted_hand(self.cards.value))
        return replace(state, hands=hands, deck=self.deck.value)
