"""What a hand wins, found by dealing what is unseen many times: from a seat's view only."""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from random import Random
from typing import Final, NamedTuple

from engines.epochs.cards import Kind, kinds_of, pack_of
from engines.epochs.hands import strength
from engines.epochs.scale import BOARD, HAND, PACKS
from engines.epochs.uses import Rank
from engines.epochs.view import EpochsView
from engines.kernel.game import Seat

MOST_DEALS: Final = 4
"""At most so many hands are dealt to an opponent, of which it is thought to hold the best."""

DOUBLINGS: Final = 1.5
"""One more hand for each time that an opponent has doubled its stake so often."""


class Known(NamedTuple):
    """What a seat knows of the cards, by kind."""

    own: list[Kind]
    board: list[Kind]
    unseen: list[Kind]
    """All others, wherever they are."""
    top: int
    """The highest epoch of the pack."""


def known(view: EpochsView) -> Known:
    """What the seat whose view this is knows."""
    kinds, board = kinds_of(view.pack), [each.card for each in view.board]
    seen = {*view.hole, *board}
    return Known(
        [kinds[card] for card in view.hole],
        [kinds[card] for card in board],
        [kinds[card] for card in pack_of(view.pack, view.jokers) if card not in seen],
        PACKS[view.pack][-1],
    )


def opponents(view: EpochsView, me: Seat) -> tuple[Seat, ...]:
    """Who else is in the hand."""
    return tuple(
        each.seat for each in view.seats if each.seat != me and each.cards and not each.folded
    )


def believed(view: EpochsView, seat: Seat) -> int:
    """How many hands an opponent is thought to have chosen from: the more the more it has bet."""
    staked, least = view.seats[seat].stake, max(view.ante, view.min_bet)
    return min(MOST_DEALS, 1 + int(log2(max(1, staked / least)) / DOUBLINGS))


def share(cards: Known, deals: Sequence[int], samples: int, dice: Random) -> float:
    """What part of the pot the own hand wins on average, 0 to 1.

    `deals` says for each opponent out of how many hands it holds the best. Cards that are
    unseen are dealt `samples` times.
    """
    return sum(_won(cards, deals, dice) for _ in range(samples)) / samples


def _won(cards: Known, deals: Sequence[int], dice: Random) -> float:
    pool = cards.unseen.copy()
    hands = [_hand(pool, several, cards, dice) for several in deals]
    board = cards.board + dice.sample(pool, BOARD - len(cards.board))
    mine = strength(cards.own + board, cards.top)
    others = [strength(hand + board, cards.top) for hand in hands]
    best = max(others)
    return 1 / (1 + others.count(mine)) if mine >= best else 0.0


def _hand(pool: list[Kind], several: int, cards: Known, dice: Random) -> list[Kind]:
    """The best of several hands by what lies open now; it is taken out of the pool."""
    dealt = dice.sample(pool, HAND * min(several, len(pool) // HAND))
    hands = [dealt[at : at + HAND] for at in range(0, len(dealt), HAND)]
    hand = hands[0] if several == 1 else max(hands, key=lambda each: _now(each, cards))
    for kind in hand:
        pool.remove(kind)
    return hand


def _now(hand: list[Kind], cards: Known) -> Rank:
    return strength(hand + cards.board, cards.top)
