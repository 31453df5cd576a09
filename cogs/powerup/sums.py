"""What is at stake in a hand of Power Up: all of it from what everybody sees."""

from __future__ import annotations

from typing import Final, Literal

from engines.kernel.game import Seat
from engines.powerup.view import PowerUpView

Size = Literal["min", "half", "pot"]

SIZES: Final[tuple[Size, ...]] = ("min", "half", "pot")
"""Raises that people make, beside all-in."""


def pot(view: PowerUpView) -> int:
    """All that was put in, the bets of this round too."""
    return sum(each.amount for each in view.pots) + sum(each.bet for each in view.seats)


def highest(view: PowerUpView) -> int:
    """The bet that has to be matched: a blind that was posted short counts in full."""
    blind = view.blinds.big if view.street == "preflop" else 0
    return max(blind, *(each.bet for each in view.seats))


def price(view: PowerUpView, seat: Seat) -> int:
    """Chips that a call costs `seat`: at most all it has, 0 where it may check."""
    own = view.seats[seat]
    return min(own.chips, max(0, highest(view) - own.bet))


def can_raise(view: PowerUpView, seat: Seat) -> bool:
    """Whether `seat` has chips to raise with, and somebody could answer it."""
    own = view.seats[seat]
    others = [each for each in view.seats if each.seat != seat and not each.folded]
    return own.chips > price(view, seat) and any(each.chips for each in others)


def sizes(view: PowerUpView) -> dict[Size, int]:
    """What the owner of `view` may raise to short of all-in, by the usual sizes.

    Half the pot and the pot are counted as they are once the bet is called.
    """
    legal = view.legal.raise_
    if legal is None:
        return {}
    called, bet = pot(view) + view.legal.call, highest(view)
    sums: dict[Size, int] = {"min": legal.min, "half": bet + called // 2, "pot": bet + called}
    found: dict[Size, int] = {}
    for size in SIZES:
        if legal.min <= sums[size] < legal.max and sums[size] not in found.values():
            found[size] = sums[size]
    return found
