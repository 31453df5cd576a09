"""What is at stake in a hand of Epochs Poker: all of it from what everybody sees."""

from __future__ import annotations

from typing import Final, Literal

from bot.words import Words, mark
from engines.epochs.view import EpochsView
from engines.kernel.game import Seat

Size = Literal["min", "half", "pot"]

SIZES: Final[dict[Size, str]] = {
    "min": mark("the least"),
    "half": mark("half the pot"),
    "pot": mark("the pot"),
}
"""Bets and raises that people make, beside all-in, and what they are called."""


def pot(view: EpochsView) -> int:
    """All that was put in, the bets of this round too."""
    return sum(each.stake for each in view.seats)


def highest(view: EpochsView) -> int:
    """The bet that has to be matched; 0 while nothing has been bet in the round."""
    return max(each.bet for each in view.seats)


def price(view: EpochsView, seat: Seat) -> int:
    """Chips that a call costs `seat`: at most all it has, 0 where it may check."""
    own = view.seats[seat]
    return min(own.chips, max(0, highest(view) - own.bet))


def can_raise(view: EpochsView, seat: Seat) -> bool:
    """Whether `seat` has chips to raise with, and somebody could answer it."""
    own = view.seats[seat]
    others = [each for each in view.seats if each.seat != seat and not each.folded]
    return own.chips > price(view, seat) and any(each.chips for each in others)


def whole(view: EpochsView, seat: Seat) -> int:
    """What `seat` has bet in this round if it puts in all it has."""
    own = view.seats[seat]
    return own.bet + own.chips


def allows_all_in(view: EpochsView) -> bool:
    """Whether the owner of `view` may raise with everything: a largest bet may forbid it."""
    legal, seat = view.legal.raise_, view.to_act
    return legal is not None and seat is not None and legal.max == whole(view, seat)


def sizes(view: EpochsView) -> dict[Size, int]:
    """What the owner of `view` may raise to below the most, by the usual sizes.

    Half the pot and the pot are counted as they are once the bet is called.
    """
    legal = view.legal.raise_
    if legal is None:
        return {}
    sums = size_sums(view)
    found: dict[Size, int] = {}
    for size in SIZES:
        if legal.min <= sums[size] < legal.max and sums[size] not in found.values():
            found[size] = sums[size]
    return found


def size_sums(view: EpochsView) -> dict[Size, int]:
    """What the usual sizes are, allowed or not, for the owner of `view`."""
    legal = view.legal.raise_
    called, bet = pot(view) + view.legal.call, highest(view)
    least = 0 if legal is None else legal.min
    return {"min": least, "half": bet + called // 2, "pot": bet + called}


def size_name(size: Size, words: Words) -> str:
    """What a usual size of a raise is called."""
    return words.say(SIZES[size])
