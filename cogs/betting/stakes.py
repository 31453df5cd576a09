"""What is at stake in a hand, from what everybody sees, and the usual sizes of a raise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, Protocol

from bot.words import Words, mark
from engines.kernel.game import Seat

Size = Literal["min", "half", "pot"]

SIZES: Final[dict[Size, str]] = {
    "min": mark("the least"),
    "half": mark("half the pot"),
    "pot": mark("the pot"),
}
"""Bets and raises that people make, beside all-in, and what they are called."""


class Player(Protocol):
    """One seat, as the view of a game has it."""

    @property
    def seat(self) -> Seat: ...
    @property
    def chips(self) -> int:
        """What is not bet."""
        ...

    @property
    def bet(self) -> int:
        """In this betting round."""
        ...

    @property
    def folded(self) -> bool: ...
    @property
    def all_in(self) -> bool: ...
    @property
    def out(self) -> bool:
        """It has lost all its chips."""
        ...


class Bounds(Protocol):
    """What may be raised to."""

    @property
    def min(self) -> int: ...
    @property
    def max(self) -> int: ...


class Legal(Protocol):
    """What the one who looks may do now."""

    @property
    def check(self) -> bool: ...
    @property
    def call(self) -> int:
        """What it costs; 0 where there is nothing to call."""
        ...

    @property
    def raise_(self) -> Bounds | None: ...


class Stakes(NamedTuple):
    """The betting round, as the one who looks may know it."""

    players: Sequence[Player]
    """By seat."""
    pot: int
    """All that was put in, the bets of this round too."""
    bet: int
    """What has to be matched; 0 while nothing has been bet in the round."""
    to_act: Seat | None
    """Whose turn it is; None when the game is over."""
    betting: bool
    """Whether that seat is to bet: not while it has to choose something first."""
    legal: Legal
    most: int | None = None
    """What one bet or raise may add; None: no limit."""


def price(stakes: Stakes, seat: Seat) -> int:
    """Chips that a call costs `seat`: at most all it has, 0 where it may check."""
    own = stakes.players[seat]
    return min(own.chips, max(0, stakes.bet - own.bet))


def can_raise(stakes: Stakes, seat: Seat) -> bool:
    """Whether `seat` has chips to raise with, and somebody could answer it."""
    own = stakes.players[seat]
    others = [each for each in stakes.players if each.seat != seat and not each.folded]
    return own.chips > price(stakes, seat) and any(each.chips for each in others)


def whole(stakes: Stakes, seat: Seat) -> int:
    """What `seat` has bet in this round if it puts in all it has."""
    own = stakes.players[seat]
    return own.bet + own.chips


def allows_all_in(stakes: Stakes) -> bool:
    """Whether the seat to act may raise with everything: a largest bet may forbid it."""
    legal, seat = stakes.legal.raise_, stakes.to_act
    return legal is not None and seat is not None and legal.max == whole(stakes, seat)


def sizes(stakes: Stakes) -> dict[Size, int]:
    """What the seat to act may raise to below the most, by the usual sizes."""
    legal = stakes.legal.raise_
    if legal is None:
        return {}
    sums = size_sums(stakes)
    found: dict[Size, int] = {}
    for size in SIZES:
        if legal.min <= sums[size] < legal.max and sums[size] not in found.values():
            found[size] = sums[size]
    return found


def size_sums(stakes: Stakes) -> dict[Size, int]:
    """What the usual sizes are, allowed or not, for the seat to act.

    Half the pot and the pot are counted as they are once the bet is called.
    """
    legal, called = stakes.legal.raise_, stakes.pot + stakes.legal.call
    least = 0 if legal is None else legal.min
    return {"min": least, "half": stakes.bet + called // 2, "pot": stakes.bet + called}


def size_name(size: Size, words: Words) -> str:
    """What a usual size of a raise is called."""
    return words.say(SIZES[size])


def most_name(stakes: Stakes, words: Words) -> str:
    """What the highest sum that may be raised to is called."""
    return words.say("all-in") if allows_all_in(stakes) else words.say("the most")
