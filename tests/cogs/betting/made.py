"""Stakes made up, for tests that need no game."""

from __future__ import annotations

from typing import NamedTuple

from cogs.betting.stakes import Stakes
from engines.kernel.game import Seat


class Sits(NamedTuple):
    """One seat."""

    seat: Seat
    chips: int
    bet: int = 0
    folded: bool = False
    all_in: bool = False
    out: bool = False


class Between(NamedTuple):
    """What may be raised to."""

    min: int
    max: int


class May(NamedTuple):
    """What the one who looks may do."""

    check: bool = False
    call: int = 0
    raise_: Between | None = None


def stakes(
    *, chips: int = 1495, bet: int = 50, pot: int = 90, least: int = 100, most: int | None = None
) -> Stakes:
    """Seat 0 faces a bet, and may raise to `least` up to all it has, or as `most` allows."""
    highest = chips if most is None else min(chips, bet + most)
    may = May(not bet, bet, Between(min(least, highest), highest) if chips > bet else None)
    players = (Sits(Seat(0), chips), Sits(Seat(1), 2000, bet))
    return Stakes(players, pot, bet, Seat(0), True, may, most)


def waiting() -> Stakes:
    """The same as somebody sees it who is not to act."""
    return stakes()._replace(legal=May())
