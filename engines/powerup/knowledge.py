"""Who knows which card, wherever it lies.

What has been seen sticks to the card (`seen`, `open`); who sees the top of the deck for as long
as a power works on is a rule, and knowledge of the card only once it is taken from there.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TypeAlias

from engines.kernel.game import Seat
from engines.kernel.secret import Secret
from engines.poker.betting import around
from engines.powerup.lasting import rules_of
from engines.powerup.state import CardName, PowerUpState

Face: TypeAlias = CardName | Secret[CardName]
"""A card on its way: open to all, or to those who know it."""


def knows(state: PowerUpState, seat: Seat | None, card: CardName) -> bool:
    """Whether `seat` has seen a card of the deck or of a hand that is not its own.

    None is a spectator.
    """
    return card in state.open or (seat is not None and (card, seat) in state.seen)


def face(state: PowerUpState, card: CardName, *more: Seat) -> Face:
    """`card` as it may be told of: to all where it is open, else to those who know it.

    `more` are those who are about to know it.
    """
    if card in state.open:
        return card
    readers = {seat for each, seat in state.seen if each == card}
    if state.effects and state.deck and card == state.deck[0]:
        readers |= rules_of(state.effects).sees_top
    readers.update(more, [seat for seat in around(state.seats) if card in state.hands[seat]])
    return Secret((card,), frozenset(readers))


def name(card: Face) -> CardName:
    """Which card it is; for those who decide and for `evolve`."""
    return card.value[0] if isinstance(card, Secret) else card


def top(state: PowerUpState, seat: Seat | None) -> tuple[CardName, ...]:
    """What `seat` may see of the deck, from the next card on."""
    always = seat is not None and seat in rules_of(state.effects).sees_top
    first = state.deck[:1] if always else ()
    later = takewhile(lambda card: knows(state, seat, card), state.deck[len(first) :])
    return (*first, *later)
