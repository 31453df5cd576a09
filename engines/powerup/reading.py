"""What a table looks like to the one who is to act: chips at stake, and what bets tell."""

from __future__ import annotations

from typing import Final, NamedTuple

from engines.powerup.view import PowerUpView, SeatView

BIG_BET: Final = 0.45
"""From this part of the pot on a bet is taken for a sign of a strong hand."""

DEEP_POT: Final = 5
"""From so many big blinds a rival on the pot is taken for a sign of a fair hand."""


class Stakes(NamedTuple):
    """What is to be won and what it costs, for the seat to act."""

    me: SeatView
    rivals: tuple[SeatView, ...]
    """Who else is still in the hand."""
    pot: int
    """All that was put in, the bets of this round too."""
    cost: int
    """What calling costs."""
    big: int
    """The big blind."""

    @property
    def fair(self) -> float:
        """The part of the pot that an average hand wins."""
        return 1 / (len(self.rivals) + 1)

    @property
    def odds(self) -> float:
        """The part of the pot that a call has to win to be worth it."""
        return self.cost / (self.pot + self.cost)

    @property
    def at_risk(self) -> int:
        """The most that can still be lost in this hand."""
        deepest = max([each.chips + each.bet for each in self.rivals])
        return min(self.me.chips, max(0, deepest - self.me.bet))


def stakes_of(view: PowerUpView) -> Stakes:
    """The stakes of the seat to act, whose view this is."""
    assert view.to_act is not None
    me = view.seats[view.to_act]
    rivals = tuple([each for each in view.seats if each.seat != me.seat and not each.folded])
    pot = sum([pot.amount for pot in view.pots]) + sum([each.bet for each in view.seats])
    return Stakes(me, rivals, pot, view.legal.call, view.blinds.big)


def picks_of(view: PowerUpView, stakes: Stakes) -> tuple[int, ...]:
    """By seat: how choosy its bets make it look, as the number of hands it has picked from."""
    before = stakes.pot - sum([each.bet for each in view.seats])
    deep = before > DEEP_POT * stakes.big * (len(stakes.rivals) + 1)
    return tuple([_picks(view, each, before, stakes.big) + deep for each in view.seats])


def _picks(view: PowerUpView, seat: SeatView, before: int, big: int) -> int:
    if view.street == "preflop":
        return 1 + (seat.bet > big) + (seat.bet > 4 * big)
    return 1 + (seat.bet > 0) + (seat.bet > BIG_BET * before)


def no_picks(view: PowerUpView) -> tuple[int, ...]:
    """By seat: nobody looks choosy."""
    return (1,) * len(view.seats)
