"""What bets tell about hands, and what it is therefore worth to stay in the deal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from engines.asnas.odds import ANY, Counts, share
from engines.asnas.state import SEATS
from engines.asnas.view import AsNasView
from engines.kernel.game import Seat

STAYING: Final = (ANY, 0.5, 0.4, 0.3, 0.22)
"""How much of all hands, the best first, is thought good enough for a bet of so many points."""

RAISING: Final = 0.8
"""How much of the hands that stay at the new bet are thought good enough to raise to it."""

BLIND_STAYS: Final = 0.8
"""How likely somebody who bets without looking is thought to go on."""


class Rival(NamedTuple):
    """Somebody else in the deal, as the bets make them out."""

    bet: int
    best: float
    """How much of all hands, the best first, they are thought to hold one of."""
    fresh: bool
    """They have not bet of their own will yet; the dealer's opening bet tells nothing."""
    blind: bool
    """They have bet, and not looked."""


Field: TypeAlias = tuple[float, tuple[float, ...], int]
"""One way the others may go on: how likely, who stays with what, points they add to the pot."""


def rivals(view: AsNasView, me: Seat) -> tuple[Rival, ...]:
    """Everybody else in the deal. Sorted: who sits where makes no difference to a pot."""
    raiser = _last_raiser(view, me)
    others = (seat for seat in SEATS if seat != me and seat not in view.folded)
    return tuple(sorted(_rival(view, seat, seat == raiser) for seat in others))


def _last_raiser(view: AsNasView, me: Seat) -> Seat | None:
    """Who has raised last: the first after `me` who need not act again."""
    if view.highest == 1:
        return None
    round_table = ((me + step) % len(SEATS) for step in range(1, len(SEATS)))
    at_the_top = (seat for seat in round_table if view.bets[seat] == view.highest)
    return next((Seat(seat) for seat in at_the_top if seat not in view.folded), None)


def _rival(view: AsNasView, seat: Seat, raised: bool) -> Rival:
    bet = view.bets[seat]
    fresh = bet <= int(seat == view.dealer)
    blind = not fresh and seat not in view.looked
    best = ANY if fresh or blind else STAYING[bet] * (RAISING if raised else 1)
    return Rival(bet, best, fresh, blind)


@lru_cache(maxsize=20_000)
def worth(own: Counts, others: tuple[Rival, ...], pot: int, cost: int, bet: int) -> float:
    """Points won on average by paying `cost` to be in with `bet`; folding now is worth 0."""
    return sum(
        likely * (share(own, staying) * (pot + cost + added) - cost)
        for likely, staying, added in _fields(others, bet)
    )


def _fields(others: tuple[Rival, ...], bet: int) -> Iterator[Field]:
    for stays in product((True, False), repeat=len(others)):
        likely, added, staying = 1.0, 0, list[float]()
        for rival, stay in zip(others, stays, strict=True):
            chance, best = _answer(rival, bet)
            likely *= chance if stay else 1 - chance
            if stay:
                staying.append(best)
                added += bet - rival.bet
        if likely:
            yield likely, tuple(sorted(staying)), added


def _answer(rival: Rival, bet: int) -> tuple[float, float]:
    """How likely `rival` stays in at `bet`, and what it is then thought to hold."""
    if rival.bet == bet and not rival.fresh:
        return 1.0, rival.best
    if rival.blind:
        return BLIND_STAYS, ANY
    best = min(rival.best, STAYING[bet])
    return best / rival.best, best
