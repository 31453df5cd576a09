"""What people see of a match of As-Nas: bets and who has looked, never a hidden hand."""

from __future__ import annotations

from engines.asnas.actions import DEEDS, NAMES
from engines.asnas.cards import Hand
from engines.asnas.state import AsNasState, Finished
from engines.kernel.game import Seat, View, refusal


class AsNasView(View, frozen=True, kw_only=True):
    """The same for everybody, but for `hand` and `may`."""

    deal: int
    """The running deal, from 1."""
    deals: int
    """How many the match has."""
    dealer: Seat
    bets: tuple[int, ...]
    """In this deal, by seat."""
    pot: int
    """All bets, of those who folded too."""
    highest: int
    """The highest bet."""
    folded: tuple[Seat, ...]
    looked: tuple[Seat, ...]
    """Who has seen the own hand in this deal."""
    hand: Hand | None
    """The own cards; None before looking at them, and always for spectators."""
    shown: tuple[Hand | None, ...] | None
    """The last showdown, by seat (None for who had folded), until the next one."""
    totals: tuple[str, ...]
    """Points by seat: exact fractions."""
    history: tuple[Finished, ...]
    """One entry a finished deal."""
    to_act: Seat | None
    """None when the match is over."""
    may: tuple[str, ...]
    """What the one who looks at this view may do now: `look call hold raise fold`."""


def view_of(state: AsNasState, seat: Seat | None) -> AsNasView:
    """What `seat` may know; None is a spectator."""
    return AsNasView(
        deal=state.deal,
        deals=state.deals,
        dealer=state.dealer,
        bets=state.bets,
        pot=sum(state.bets),
        highest=state.highest,
        folded=tuple(sorted(state.folded)),
        looked=tuple(sorted(state.looked)),
        hand=_own_hand(state, seat),
        shown=state.shown,
        totals=tuple(map(str, state.totals)),
        history=state.history,
        to_act=state.to_act,
        may=_may(state, seat),
    )


def _own_hand(state: AsNasState, seat: Seat | None) -> Hand | None:
    if seat is None:
        return None
    shown = state.showing and seat not in state.folded
    return state.hands[seat] if shown or seat in state.looked else None


def _may(state: AsNasState, seat: Seat | None) -> tuple[str, ...]:
    if seat is None or seat != state.to_act:
        return ()
    return tuple(NAMES[type(deed)] for deed in DEEDS[seat] if refusal(state, deed) is None)
