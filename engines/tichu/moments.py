"""What each pending does: whom it asks, for how long, what silence means, how it happens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from engines.kernel.game import Seat, Turn
from engines.kernel.waits import Answer
from engines.tichu import dealing, ending, tricks
from engines.tichu.pendings import (
    AnyPending,
    Deal,
    DragonGift,
    Exchange,
    FirstLead,
    Gather,
    GrandCalls,
    Landed,
    Lead,
    NextTurn,
    RoundBegins,
    RoundEnds,
    TrickEnds,
)
from engines.tichu.state import NOBODY, TichuState

Happen: TypeAlias = Callable[[Turn[TichuState], Any, tuple[Answer, ...]], tuple[AnyPending, ...]]
"""Let a pending happen, given the answers to it; what follows it directly."""


@dataclass(frozen=True)
class Moment:
    """How one kind of pending is waited for, and what it leads to.

    Whom it asks and for how long must hang on what everybody knows.
    """

    happen: Happen
    asks: Callable[[TichuState, Any], frozenset[Seat]] = lambda state, pending: NOBODY
    """Who may answer before it happens; where that is nobody it happens at once."""
    seconds: Callable[[TichuState], float] = lambda state: 0.0
    silence: Callable[[TichuState, Any, Seat], tuple[str, ...]] = lambda state, pending, seat: ()
    """What a seat is taken to have answered that let its time run out."""
    trigger: str = ""
    """What the wait is called."""
    window: bool = False
    """Whether one may decline to answer, or ask for more time."""


GRAND: Final = Moment(
    dealing.grand_calls,
    asks=lambda state, pending: frozenset(state.order),
    seconds=lambda state: dealing.GRAND_SECONDS,
    silence=lambda state, pending, seat: (dealing.NO,),
    trigger="grand",
)

EXCHANGE: Final = Moment(
    dealing.exchange,
    asks=lambda state, pending: frozenset(parcel.giver for parcel in pending.parcels),
    seconds=lambda state: dealing.EXCHANGE_SECONDS,
    silence=lambda state, pending, seat: dealing.usual_gifts(pending, seat, state.hands[seat]),
    trigger="exchange",
)

CLOSING: Final = Moment(
    tricks.trick_ends,
    asks=tricks.may_bomb,
    seconds=lambda state: state.bomb_seconds,
    silence=lambda state, pending, seat: tricks.NO_BOMB,
    trigger="closing",
    window=True,
)

GIFT: Final = Moment(
    tricks.dragon_gift,
    asks=tricks.may_give,
    seconds=lambda state: tricks.GIFT_SECONDS,
    silence=lambda state, pending, seat: (str(tricks.usual_gift(state, pending)),),
    trigger="dragon",
)

MOMENTS: Final[dict[type[Any], Moment]] = {
    Deal: Moment(dealing.deal),
    GrandCalls: GRAND,
    Exchange: EXCHANGE,
    FirstLead: Moment(dealing.first_lead),
    Landed: Moment(tricks.landed),
    NextTurn: Moment(tricks.next_turn),
    TrickEnds: CLOSING,
    Gather: Moment(tricks.gather),
    DragonGift: GIFT,
    Lead: Moment(tricks.lead),
    RoundEnds: Moment(ending.round_ends),
    RoundBegins: Moment(dealing.round_begins),
}
"""Every pending there is."""
