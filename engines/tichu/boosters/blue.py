"""Blue boosters: played before cards are drawn, or around the exchange."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from engines.kernel.errors import Reason
from engines.kernel.game import Seat, Turn
from engines.tichu.announcement import Effect, Params
from engines.tichu.boosters.model import Booster, Colour, Lasts, Steps
from engines.tichu.cards import MAHJONG
from engines.tichu.events.boosters import HandOpened, LeaderNamed, MahjongTaken
from engines.tichu.pendings import Exchange, Parcel, Step
from engines.tichu.reasons import TichuReason
from engines.tichu.rules import Rules
from engines.tichu.state import SEATS, TichuState, partner_of, rotation

BEFORE: Final[frozenset[Step]] = frozenset({"before"})
AFTER: Final[frozenset[Step]] = frozenset({"after"})

PARCELS: Final = frozenset({"parcels"})
"""The topic of those that say who gives how many cards to whom."""
FORESIGHT: Final = frozenset({"foresight"})
"""The topic of those that let somebody see what others give."""
NO_EXCHANGE: Final = frozenset({"no-exchange"})
"""The topic of those by which nothing changes hands."""


def _open(turn: Turn[TichuState], effect: Effect) -> Steps:
    """The owner gets the Mah Jong from whoever holds it, shows its hand, and leads."""
    owner = effect.owner
    for seat in SEATS:
        if seat != owner and MAHJONG in turn.state.hands[seat]:
            turn.emit(MahjongTaken(seat, owner))
    turn.emit(LeaderNamed(owner))
    turn.emit(HandOpened(owner, turn.state.hands[owner]))
    return ()


def _lies_open(rules: Rules, effect: Effect, seat: Seat) -> Rules:
    return replace(rules, open_hand=True) if seat == effect.owner else rules


OUVERT: Final = Booster(
    "ouvert", Colour.BLUE, Lasts.ROUND, steps=AFTER, play=_open, modify=_lies_open
)


def _to_others(_state: TichuState, seat: Seat) -> Iterable[Params]:
    return [Params(to=other) for other in rotation(SEATS, seat)[:-1]]


def _to_nobody_else(_state: TichuState, effect: Effect) -> Reason | None:
    return TichuReason.BAD_TARGET if effect.params.to == effect.owner else None


def _two_for_one(exchange: Exchange, effect: Effect) -> Exchange:
    """The owner gives one card more to the player named."""
    given = (effect.owner, effect.params.to)
    parcels = tuple(
        replace(each, count=2) if (each.giver, each.taker) == given else each
        for each in exchange.parcels
    )
    return replace(exchange, parcels=parcels)


GENEROUS: Final = Booster(
    "generous",
    Colour.BLUE,
    Lasts.ROUND,
    steps=BEFORE,
    needs=("to",),
    offers=_to_others,
    refused=_to_nobody_else,
    plan=_two_for_one,
    about=PARCELS,
    recalls=PARCELS,
    gives_way_to=NO_EXCHANGE,
)


def _onto_own_tricks(exchange: Exchange, _effect: Effect) -> Exchange:
    """Everybody lays one card on its own tricks."""
    return replace(exchange, parcels=tuple(Parcel(seat, seat, 1) for seat in SEATS))


CONTENT: Final = Booster(
    "content",
    Colour.BLUE,
    Lasts.ROUND,
    steps=BEFORE,
    plan=_onto_own_tricks,
    about=NO_EXCHANGE,
    recalls=PARCELS | FORESIGHT,
)


def _three_to_partners(exchange: Exchange, _effect: Effect) -> Exchange:
    """Everybody gives three cards to the partner, and none to opponents."""
    parcels = tuple(Parcel(seat, partner_of(seat), 3) for seat in SEATS)
    return replace(exchange, parcels=parcels)


POSITIVE_THINKING: Final = Booster(
    "positive-thinking",
    Colour.BLUE,
    Lasts.ROUND,
    steps=BEFORE,
    plan=_three_to_partners,
    about=PARCELS,
    recalls=PARCELS,
    gives_way_to=NO_EXCHANGE,
)
