"""Who gets the chips of a hand: pots, side pots, odd chips, and bets that nobody called."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from engines.kernel.game import Seat
from engines.poker.betting import around, with_entry


class Pot(msgspec.Struct, frozen=True, gc=False):
    """Chips that the same seats play for."""

    amount: int
    seats: tuple[Seat, ...]
    """Who may win it, by number."""


class Share(msgspec.Struct, frozen=True, gc=False):
    """How one pot was paid out."""

    amount: int
    seats: tuple[Seat, ...]
    """Who could have won it."""
    winners: tuple[Seat, ...]
    """Who has won it, by number."""
    payouts: tuple[int, ...]
    """What each seat takes from it; one entry a seat."""


def uncalled(stakes: Sequence[int], folded: Collection[Seat]) -> tuple[int, ...]:
    """What each seat takes back because nobody has matched it: one entry a seat.

    `stakes` are all chips put in since the hand began, by seat. At most one seat takes back
    anything: the one in the hand whose stake is above all others, folded ones too.
    """
    second, first = sorted(stakes)[-2:]
    top, nothing = Seat(stakes.index(first)), (0,) * len(stakes)
    if first == second or top in folded:
        return nothing
    return with_entry(nothing, top, first - second)


def pots(stakes: Sequence[int], folded: Collection[Seat]) -> tuple[Pot, ...]:
    """The main pot and the side pots, in this order; none where nothing was put in.

    `stakes` without what `uncalled` gives back. A slice ends where the stake of somebody in the
    hand does, so what only folded seats have covered goes down to the pot below it, or over to
    the first one.
    """
    live = [seat for seat in around(len(stakes)) if seat not in folded]
    levels = sorted({stakes[seat] for seat in live if stakes[seat]})
    found: list[Pot] = []
    taken = 0
    for level in levels:
        last = level == levels[-1]
        amount = sum(stakes if last else [min(stake, level) for stake in stakes]) - taken
        taken += amount
        found.append(Pot(amount, tuple([seat for seat in live if stakes[seat] >= level])))
    return tuple(found)


def split(
    stakes: Sequence[int],
    folded: Collection[Seat],
    strengths: Sequence[Any],
    order: Sequence[Seat],
) -> tuple[Share, ...]:
    """How the pots are paid out: one `Share` a pot, the main pot first.

    `stakes` without what `uncalled` gives back. `strengths` are by seat, the greatest wins;
    those of folded seats are not looked at. Odd chips go one each to the winners that come
    first in `order`: all seats, from the left of the button.
    """
    return tuple(_paid(pot, strengths, order, len(stakes)) for pot in pots(stakes, folded))


def _paid(pot: Pot, strengths: Sequence[Any], order: Sequence[Seat], seats: int) -> Share:
    best = max([strengths[seat] for seat in pot.seats])
    winners = tuple([seat for seat in pot.seats if strengths[seat] == best])
    if len(winners) == 1:
        taken = with_entry((0,) * seats, winners[0], pot.amount)
        return Share(pot.amount, pot.seats, winners, taken)
    each, odd = divmod(pot.amount, len(winners))
    lucky = [seat for seat in order if seat in winners][:odd]
    taken = [each + (seat in lucky) if seat in winners else 0 for seat in around(seats)]
    return Share(pot.amount, pot.seats, winners, tuple(taken))


def payouts(shares: Sequence[Share]) -> tuple[int, ...]:
    """What each seat takes from all pots together."""
    if len(shares) == 1:
        return shares[0].payouts
    return tuple(map(sum, zip(*[share.payouts for share in shares], strict=True)))
