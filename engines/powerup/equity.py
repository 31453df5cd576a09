"""How often a hand wins, by sampling what cannot be seen. All of it from one seat's view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple

from engines.poker.cards import PACK, Card, parse, rank, suit
from engines.poker.hands import strength
from engines.powerup.state import HAND, STILL_NEEDED
from engines.powerup.view import PowerUpView, SeatView


class Rival(NamedTuple):
    """Somebody else who is still in the hand."""

    known: tuple[Card, ...]
    """Those of its cards that one knows."""
    picks: int = 1
    """It is thought to hold the best of so many hands dealt at random: its bets say so."""


class Spot(NamedTuple):
    """What decides who wins, as far as one seat knows it."""

    own: tuple[Card, ...]
    board: tuple[Card, ...]
    rivals: tuple[Rival, ...]
    top: tuple[Card, ...]
    """The next cards of the deck that one knows."""
    to_come: int
    """Cards the board has still to get."""
    draws: int = 0
    """Cards one draws before the board gets any; of three one keeps the better two."""


def spot_of(view: PowerUpView, seat: SeatView, picks: Sequence[int]) -> Spot:
    """What `seat`, whose view this is, knows; `picks` are by seat."""
    rivals = [
        Rival(tuple([parse(each.card) for each in other.cards if each.card]), picks[other.seat])
        for other in view.seats
        if other.seat != seat.seat and not other.folded
    ]
    return Spot(
        own=tuple(map(parse, view.hole)),
        board=tuple([parse(each.card) for each in view.board]),
        rivals=tuple(rivals),
        top=tuple(map(parse, view.top)),
        to_come=STILL_NEEDED[view.street],
    )


@cache
def opening(one: Card, other: Card) -> float:
    """About how often two hole cards beat two others taken at random."""
    high, low = max(rank(one), rank(other)), min(rank(one), rank(other))
    if high == low:
        return 0.5 + 0.028 * high
    near = max(0, 5 - (high - low)) * 0.006
    return 0.31 + 0.0195 * high + 0.0095 * low + near + 0.03 * (suit(one) == suit(other))


def best_pair(cards: Sequence[Card], board: Sequence[Card]) -> tuple[Card, ...]:
    """The two of three hole cards that are better now."""
    pairs = [(cards[a], cards[b]) for a in range(len(cards)) for b in range(a)]
    return max(pairs, key=lambda pair: standing(pair, board))


def standing(pair: Sequence[Card], board: Sequence[Card]) -> float:
    """How good two hole cards are now, for comparing them with others on the same board."""
    if len(board) < 3:
        return opening(pair[0], pair[1])
    return strength([*pair, *board])


SAMPLES: Final = 120


def equity(spot: Spot, dice: Random, samples: int = SAMPLES) -> float:
    """Which share of the pot the hand wins on average, 0 to 1."""
    won = sum(_share(spot, deck) for deck in _decks(spot, dice, samples))
    return won / samples


def _decks(spot: Spot, dice: Random, samples: int) -> Iterator[list[Card]]:
    """Cards that may come, as many as one sample takes.

    Those of one shuffle are used one after the other: no more random, and much quicker.
    """
    known = {*spot.own, *spot.board, *spot.top, *[c for each in spot.rivals for c in each.known]}
    unseen = [card for card in PACK if card not in known]
    need = spot.draws + spot.to_come
    need += sum([(HAND - len(each.known[:HAND])) * each.picks for each in spot.rivals])
    place = len(unseen)
    for _ in range(samples):
        if place + need > len(unseen):
            dice.shuffle(unseen)
            place = 0
        yield unseen[place : place + need]
        place += need


def _share(spot: Spot, deck: list[Card]) -> float:
    hands = [_hand(spot, rival, deck) for rival in spot.rivals]
    coming = [*spot.top, *deck][: spot.draws + spot.to_come]
    own, board = spot.own, [*spot.board, *coming[spot.draws :]]
    if spot.draws:
        own = (*own, *coming[: spot.draws])
        own = own if len(own) == HAND else best_pair(own, spot.board)
    mine, equal = strength([*own, *board]), 1
    for hand in hands:
        other = strength([*hand, *board])
        if other > mine:
            return 0.0
        equal += other == mine
    return 1 / equal


def _hand(spot: Spot, rival: Rival, deck: list[Card]) -> Sequence[Card]:
    """A hand of the rival, taken off the sample: the best of as many as it is thought of."""
    missing = HAND - len(rival.known)
    if missing <= 0:
        return rival.known
    found: list[tuple[Card, ...]] = []
    for _ in range(rival.picks):
        taken = deck[-missing:]
        del deck[-missing:]
        found.append((*rival.known, *taken))
    if len(found) == 1:
        return found[0]
    return max(found, key=lambda pair: standing(pair, spot.board))
