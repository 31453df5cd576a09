"""Which deal of As-Nas a picture shows: the running one, or the one that has just ended."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache

import msgspec

from engines.asnas.view import AsNasView, Finished, Hand
from engines.kernel.game import Seat
from render.asnas_cards import LETTERS


class Deal(msgspec.Struct, frozen=True):
    """One deal as everybody may know it. All tuples of four are by seat."""

    number: int
    dealer: Seat
    bets: tuple[int, ...]
    folded: tuple[Seat, ...]
    looked: tuple[Seat, ...]
    ended: Finished | None = None
    """How it ended; None while it runs."""
    before: Finished | None = None
    """How the deal before ended, while this one runs."""


def deal_of(view: AsNasView) -> Deal:
    """What the table shows: a deal that ended stays until somebody acts in the next one.

    Takes nothing from `view.hand`: whoever looks at the table sees the same.
    """
    if view.history and (view.to_act is None or _untouched(view)):
        return _ended(view, view.history[-1])
    return Deal(
        number=view.deal,
        dealer=view.dealer,
        bets=view.bets,
        folded=view.folded,
        looked=view.looked,
        before=view.history[-1] if view.history else None,
    )


def _untouched(view: AsNasView) -> bool:
    """Nobody has done anything in this deal: only the dealer's opening bet lies there."""
    return not view.looked and not view.folded and view.pot == 1


def _ended(view: AsNasView, end: Finished) -> Deal:
    seats = tuple(map(Seat, range(len(end.shown))))
    stayed = end.winners if end.category is None else [s for s in seats if end.shown[s]]
    before = Seat((view.dealer - 1) % len(seats))
    bets = (
        Fraction(paid) - Fraction(score)
        for paid, score in zip(end.payouts, end.scores, strict=True)
    )
    return Deal(
        number=len(view.history),
        dealer=view.dealer if view.to_act is None else before,
        bets=tuple(map(int, bets)),
        folded=tuple(seat for seat in seats if seat not in stayed),
        looked=(),
        ended=end,
    )


@lru_cache(maxsize=1024)
def in_order(hand: Hand) -> Hand:
    """Those alike side by side, the larger groups and the higher cards first."""
    copies, order = Counter(hand), tuple(LETTERS)
    return tuple(sorted(hand, key=lambda card: (-copies[card], order.index(card))))
