"""Before the first lead: what to call, and what to give away."""

from __future__ import annotations

from typing import Final

from engines.kernel.game import Seat
from engines.tichu.actions.exchange import Give
from engines.tichu.cards import BIRDS, DOG, DRAGON, MAHJONG, PHOENIX, Card, order, rank
from engines.tichu.players.plan import height, losers
from engines.tichu.players.senses import courage
from engines.tichu.state import partner_of
from engines.tichu.view import TichuView

WORTH_A_TICHU: Final = 1.2
"""With so few losers, less what helps, one may hope to be out first."""
HELP: Final[dict[Card, float]] = {PHOENIX: 0.6, DRAGON: 0.3, MAHJONG: 0.3}
"""How much a card helps beyond its place in the plan, in losers; the Mah Jong leads."""
ACE: Final = 0.3
ALONE: Final = 0.5
"""What it takes more for who cannot count on the partner."""
CHALLENGED: Final = 0.4
"""What it takes more where an opponent has called."""
WORTH_A_GRAND: Final = 5.3
"""What the first eight cards have to hold: see `height`."""
WEAK: Final = 4.0
"""With so many losers the partner needs the best card more."""


def calls_tichu(view: TichuView, *, kind: bool) -> bool:
    """Whether the hand is good enough, nobody is out, and nobody of the own team has called."""
    hand, seat = view.hand, view.seat
    if hand is None or seat is None or view.places:
        return False
    if any(call.seat in (seat, partner_of(seat)) for call in view.calls):
        return False
    helps = sum(HELP.get(card, ACE * (rank(card) == "A")) for card in hand)
    helps += courage(view.pools[seat]) - CHALLENGED * bool(view.calls)
    return losers(hand) - helps + ALONE * (not kind) <= WORTH_A_TICHU


def calls_grand(view: TichuView) -> bool:
    """Whether the first eight cards are very high."""
    return sum(map(height, view.hand or ())) >= WORTH_A_GRAND


def best_gift(view: TichuView, gifts: list[Give], *, kind: bool) -> Give:
    """What to give: the hand shall get better, and a `kind` player helps the partner too."""
    hand, seat = view.hand or (), view.seat
    assert seat is not None, "only players give"
    weak = losers(hand) > WEAK
    coming = [card for _, cards in view.foreseen for card in cards]

    def worth(gift: Give) -> float:
        given = [card for row in gift.give.rows for card in row or ()]
        left = losers(card for card in (*hand, *coming) if card not in given)
        if not kind:
            return -left
        to_partner = gift.give.rows[partner_of(seat)] or ()
        return -left + sum(_for_partner(card, weak=weak) for card in to_partner) - _risk(gift, seat)

    return max(gifts, key=worth)


def _for_partner(card: Card, *, weak: bool) -> float:
    """What a card is worth to the partner, in losers."""
    if card == DOG:
        return -0.5
    if card in BIRDS:
        return 1.0 if weak else 0.2
    return order(card) / 100 if weak else order(card) / 150


def _risk(gift: Give, seat: Seat) -> float:
    """What the opponents gain."""
    rows = [row for to, row in enumerate(gift.give.rows) if row and to != partner_of(seat)]
    cards = [card for row in rows for card in row]
    same = len({rank(card) for card in cards}) < len(cards)
    return 0.3 * same + sum(order(card) for card in cards if card != DOG) / 120
