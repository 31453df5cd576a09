"""Giving cards in the exchange."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import Final

import msgspec

from engines.kernel.errors import Reason, Refused
from engines.kernel.game import Action, Seat, Turn
from engines.tichu.actions.reasons import TichuReason, shut_out
from engines.tichu.cards import DOG, Card, rank
from engines.tichu.dealing import usual_gifts
from engines.tichu.flow import answer
from engines.tichu.pendings import Exchange, Parcel, parcels_of
from engines.tichu.state import SEATS, TichuState
from engines.tichu.wire import WireCards

SEAT_KEYS: Final = {f"to_{seat}": str(seat) for seat in SEATS}


class Gifts(
    msgspec.Struct,
    frozen=True,
    rename=SEAT_KEYS,
    omit_defaults=True,
    forbid_unknown_fields=True,
    gc=False,
):
    """Cards by the seat that gets them; None for who gets nothing."""

    to_0: WireCards | None = None
    to_1: WireCards | None = None
    to_2: WireCards | None = None
    to_3: WireCards | None = None

    @property
    def rows(self) -> tuple[tuple[Card, ...] | None, ...]:
        """The cards in the order of the seats."""
        return msgspec.structs.astuple(self)


class Give(Action[TichuState], frozen=True, tag="exchange", cache_hash=True, gc=False):
    """Choose the cards for the others."""

    give: Gifts

    def forbidden(self, state: TichuState) -> Reason | None:
        if (reason := shut_out(state, self.seat)) is not None:
            return reason
        wait = state.wait
        if wait is None or not isinstance(wait.pending, Exchange):
            return Refused.NOT_YOUR_TURN
        hand = state.hands[self.seat]
        if self not in useful_gifts(wait.pending, self.seat, hand):
            chosen = list(chain.from_iterable(row or () for row in self.give.rows))
            if not set(chosen).issubset(hand):
                return TichuReason.NOT_IN_HAND
            fits = _sizes(self.give) == _asked(wait.pending, self.seat)
            if not fits or len(set(chosen)) < len(chosen):
                return TichuReason.BAD_EXCHANGE
        return None if self.seat in wait.open_to else TichuReason.BAD_EXCHANGE

    def perform(self, turn: Turn[TichuState]) -> None:
        pending = turn.state.waits[-1].pending
        assert isinstance(pending, Exchange), "it was asked for"
        rows = self.give.rows
        takers = (parcel.taker for parcel in parcels_of(pending, self.seat))
        answer(turn, self.seat, tuple(chain.from_iterable(rows[to] or () for to in takers)))


@lru_cache(maxsize=64)
def useful_gifts(exchange: Exchange, seat: Seat, hand: tuple[Card, ...]) -> dict[Give, None]:
    """What one might give of a hand, all of it allowed: what silence gives, and then others.

    The partner gets a card of any rank; the opponents some of the lowest, or the Dog.
    """
    parcels = parcels_of(exchange, seat)
    choices = [usual_gifts(exchange, seat, hand)]
    if tuple(parcel.count for parcel in parcels) == (1, 1, 1):
        choices += _one_each(hand)
    return dict.fromkeys(_give(seat, parcels, chosen) for chosen in choices)


def _one_each(hand: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    for kept in {rank(card) or card: card for card in hand}.values():
        first, second, third = [card for card in hand if card != kept][:3]
        pairs = [(first, second), (second, first), (first, third), (second, third)]
        if DOG in hand and kept != DOG:
            pairs += [(first, DOG), (DOG, first)]
        yield from ((left, kept, right) for left, right in pairs)


def _give(seat: Seat, parcels: tuple[Parcel, ...], cards: tuple[Card, ...]) -> Give:
    """What `seat` gives where `cards` are in the order of `parcels`."""
    rows: list[tuple[Card, ...] | None] = [None] * len(SEATS)
    for parcel in parcels:
        rows[parcel.taker], cards = cards[: parcel.count], cards[parcel.count :]
    return Give(seat, Gifts(*rows))


def _sizes(gifts: Gifts) -> tuple[int | None, ...]:
    return tuple(None if row is None else len(row) for row in gifts.rows)


def _asked(exchange: Exchange, giver: Seat) -> tuple[int | None, ...]:
    """How many cards `giver` has to give to each seat; None for who gets nothing."""
    counts = {parcel.taker: parcel.count for parcel in parcels_of(exchange, giver)}
    return tuple(map(counts.get, SEATS))
