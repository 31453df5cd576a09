"""What people see of a match of Epochs Poker: built up from nothing."""

from __future__ import annotations

import msgspec

from engines.epochs.cards import CardName
from engines.epochs.hands import Combination, described
from engines.epochs.scale import SCALE as SCALE
from engines.epochs.scale import SIZES as SIZES
from engines.epochs.scale import PackKey
from engines.epochs.state import BoardCard, EpochsState, Finished, Street
from engines.kernel.game import Seat, View
from engines.poker import betting
from engines.poker.pots import Pot, pots


class HoleCard(msgspec.Struct, frozen=True):
    """One card of a hand."""

    card: CardName | None
    """None where the one who looks does not know it."""


class SeatView(msgspec.Struct, frozen=True):
    """One seat, as the one who looks sees it."""

    seat: Seat
    chips: int
    """What is not bet."""
    bet: int
    """In this betting round."""
    stake: int
    """In this hand, the ante and this betting round too."""
    cards: tuple[HoleCard, ...]
    folded: bool
    all_in: bool
    out: bool
    """It has lost all its chips."""


class RaiseView(msgspec.Struct, frozen=True):
    """What may be raised to; less than `min` never, more than `max` neither."""

    min: int
    max: int


class LegalView(msgspec.Struct, frozen=True):
    """What the one who looks may do now; folding is always legal in one's turn."""

    check: bool = False
    call: int = 0
    """What it costs; 0 where there is nothing to call."""
    raise_: RaiseView | None = msgspec.field(default=None, name="raise")


class EpochsView(View, frozen=True, kw_only=True):
    """What one seat, or a spectator, may know."""

    hand: int
    """The running hand, from 1."""
    hands: int
    """How many the match has at most."""
    pack: PackKey
    jokers: int
    min_bet: int
    max_bet: int | None
    """What one bet or raise may add; None: no limit."""
    ante: int
    seats: tuple[SeatView, ...]
    hole: tuple[CardName, ...]
    """The own cards."""
    hint: tuple[Combination, ...]
    """The best combinations of the own cards and the board, the best first."""
    board: tuple[BoardCard, ...]
    pots: tuple[Pot, ...]
    """What was put in before this betting round, antes too; the bets lie before the seats."""
    deck: int
    """How many cards it has left."""
    button: Seat
    """Who deals."""
    street: Street
    to_act: Seat | None
    """None when the match is over."""
    legal: LegalView
    last_hand: Finished | None


def view_of(state: EpochsState, seat: Seat | None) -> EpochsView:
    """What `seat` may know; None is a spectator."""
    now = state.round
    before = [stake - bet for stake, bet in zip(now.stakes, now.bets, strict=True)]
    hole = () if seat is None else state.hands[seat]
    return EpochsView(
        hand=state.hand,
        hands=state.most_hands,
        pack=state.pack,
        jokers=state.jokers,
        min_bet=now.limit.least,
        max_bet=now.limit.most,
        ante=state.ante,
        seats=tuple(_seat(state, Seat(each), seat) for each in range(state.seats)),
        hole=hole,
        hint=_hint(state, hole),
        board=state.board,
        pots=pots(before, now.folded),
        deck=len(state.deck),
        button=state.dealer,
        street=state.street,
        to_act=state.to_act,
        legal=_legal(state, seat),
        last_hand=state.last_hand,
    )


def _seat(state: EpochsState, seat: Seat, viewer: Seat | None) -> SeatView:
    now = state.round
    inside = seat not in now.folded
    own = seat == viewer
    return SeatView(
        seat=seat,
        chips=now.stacks[seat],
        bet=now.bets[seat],
        stake=now.stakes[seat],
        cards=tuple(HoleCard(card if own else None) for card in state.hands[seat]),
        folded=not inside,
        all_in=inside and not now.stacks[seat] and not state.over,
        out=seat in state.out,
    )


def _hint(state: EpochsState, hole: tuple[CardName, ...]) -> tuple[Combination, ...]:
    board = [each.card for each in state.board]
    return described((*hole, *board), state.pack).combinations if hole else ()


def _legal(state: EpochsState, seat: Seat | None) -> LegalView:
    if seat is None or seat != state.to_act:
        return LegalView()
    options = betting.options(state.round, seat)
    raising = RaiseView(options.least, options.most) if options.most else None
    return LegalView(options.check, options.call, raising)
