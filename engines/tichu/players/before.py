"""Before the first lead: what to call, and what to give away."""

from __future__ import annotations

from typing import Final

from engines.kernel.game import Seat
from engines.tichu.actions.exchange import Give
from engines.tichu.cards import DOG, DRAGON, PHOENIX, Card, order, rank
from engines.tichu.players.plan import best_plan, control, losers
from engines.tichu.state import partner_of
from engines.tichu.view import TichuView

WORTH_A_TICHU: Final = 1.7
"""With so few losers one may hope to be out first."""
TOPS: Final = 2
"""Winners without which nobody calls."""
WORTH_A_GRAND: Final = 4
"""What the first eight cards have to hold: see `_height`."""
WEAK: Final = 4.0
"""With so many losers the partner needs the best card more."""


def calls_tichu(view: TichuView) -> bool:
    """Whether the hand is good enough, and nobody of the own team has called."""
    hand, seat = view.hand, view.seat
    if hand is None or seat is None or len(hand) < 14:
        return False
    if any(call.seat in (seat, partner_of(seat)) for call in view.calls):
        return False
    winners = sum(control(each) > 0.6 for each in best_plan(hand))
    return losers(hand) <= WORTH_A_TICHU and winners >= TOPS


def calls_grand(view: TichuView) -> bool:
    """Whether the first eight cards are very high."""
    return sum(map(_height, view.hand or ())) >= WORTH_A_GRAND


def _height(card: Card) -> float:
    if card in (DRAGON, PHOENIX):
        return 2.0
    return {"A": 1.0, "K": 0.3}.get(rank(card) or "", 0.0)


def best_gift(view: TichuView, gifts: list[Give], *, kind: bool) -> Give:
    """What to give: the hand shall get better, and a `kind` player helps the partner too."""
    hand, seat = view.hand or (), view.seat
    assert seat is not None, "only players give"
    weak = losers(hand) > WEAK

    def worth(gift: Give) -> float:
        given = [card for row in gift.give.rows for card in row or ()]
        left = losers(card for card in hand if card not in given)
        if not kind:
            return -left
        to_partner = gift.give.rows[partner_of(seat)] or ()
        return -left + sum(_for_partner(card, weak=weak) for card in to_partner) - _risk(gift, seat)

    return max(gifts, key=worth)


def _for_partner(card: Card, *, weak: bool) -> float:
    """What a card is worth to the partner, in losers."""
    if card == DOG:
        return -0.5
    if card in (DRAGON, PHOENIX):
        return 1.0 if weak else 0.2
    return order(card) / 100 if weak else order(card) / 150


def _risk(gift: Give, seat: Seat) -> float:
    """What the opponents gain."""
    rows = [row for to, row in enumerate(gift.give.rows) if row and to != partner_of(seat)]
    cards = [card for row in rows for card in row]
    same = len({rank(card) for card in cards}) < len(cards)
    return 0.3 * same + sum(order(card) for card in cards if card != DOG) / 120
