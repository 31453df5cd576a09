"""What each pending does: whom it asks, for how long, what silence means, how it happens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from engines.kernel.game import Seat, Turn
from engines.kernel.waits import Answer
from engines.tichu import dealing, tricks
from engines.tichu.boosters import choices, drafting, exchanging, lasting, stack, windows
from engines.tichu.pendings import (
    Again,
    AnyPending,
    Called,
    Choice,
    Deal,
    Drafting,
    DragonGift,
    DragonWon,
    Exchange,
    FirstLead,
    FirstSeven,
    Gather,
    Gathered,
    GrandCalls,
    Landed,
    LastCards,
    Lead,
    NextTurn,
    Pick,
    PlanExchange,
    RoundBegins,
    RoundEnds,
    Stop,
    TakeEffect,
    TrickEnds,
    TurnUp,
)
from engines.tichu.state import NOBODY, TichuState

Steps: TypeAlias = tuple[AnyPending, ...]
Happen: TypeAlias = Callable[[Turn[TichuState], Any, tuple[Answer, ...]], Steps]
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
    boosters: bool = False
    """Whether boosters are the answers: then the first is played, and all are asked anew."""
    calls: bool = True
    """Whether Tichu may be called meanwhile."""


def _nothing(_turn: Turn[TichuState], _pending: Any, _answers: tuple[Answer, ...]) -> Steps:
    return ()


def _reaction(trigger: str, happen: Happen = _nothing, calls: bool = False) -> Moment:
    """A window for all who hold a booster that fits."""
    return Moment(
        happen,
        asks=windows.asked,
        seconds=lambda state: state.react_seconds,
        silence=lambda state, pending, seat: tricks.NO_BOMB,
        trigger=trigger,
        window=True,
        boosters=True,
        calls=calls,
    )


GRAND: Final = Moment(
    dealing.grand_calls,
    asks=lambda state, pending: frozenset(state.order),
    seconds=lambda state: dealing.GRAND_SECONDS,
    silence=lambda state, pending, seat: (dealing.NO,),
    trigger="grand",
)

EXCHANGE: Final = Moment(
    dealing.exchange,
    asks=lambda state, pending: dealing.chooses_now(pending),
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

PICK: Final = Moment(
    drafting.pick,
    asks=drafting.may_pick,
    seconds=lambda state: drafting.DRAFT_SECONDS,
    silence=lambda state, pending, seat: state.faceup[:1],
    trigger="draft",
)

CHOICE: Final = Moment(
    choices.chosen,
    asks=choices.asked,
    seconds=lambda state: choices.CHOOSING_SECONDS,
    silence=choices.silence,
    trigger="choose",
)

MOMENTS: Final[dict[type[Any], Moment]] = {
    Deal: Moment(dealing.deal),
    GrandCalls: GRAND,
    Exchange: EXCHANGE,
    FirstLead: _reaction("between", dealing.first_lead, calls=True),
    Landed: _reaction("played", lasting.landed),
    NextTurn: Moment(lasting.next_turn),
    Again: Moment(tricks.again),
    LastCards: Moment(tricks.last_cards),
    TrickEnds: CLOSING,
    Gather: Moment(lasting.gather),
    DragonGift: GIFT,
    Lead: _reaction("between", tricks.lead, calls=True),
    RoundEnds: Moment(lasting.round_ends),
    RoundBegins: Moment(dealing.round_begins),
    FirstSeven: Moment(exchanging.first_seven),
    Stop: _reaction("blue", calls=True),
    PlanExchange: Moment(exchanging.plan_exchange),
    DragonWon: _reaction("dragon-won", tricks.dragon_won),
    Gathered: _reaction("gathered"),
    Called: _reaction("called"),
    TakeEffect: _reaction("booster", stack.take_effect),
    Choice: CHOICE,
    Drafting: Moment(drafting.drafting),
    Pick: PICK,
    TurnUp: Moment(drafting.turn_up),
}
"""Every pending there is."""
