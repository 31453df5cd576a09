"""One betting round as a value: whose turn it is, what may be bet, and what a move leads to.

Antes and blinds are posted by the game; it opens a round with what lies there then. Chips are
whole numbers. All that is here is public.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from engines.kernel.errors import Reason
from engines.kernel.game import Seat

MoveKind = Literal["fold", "check", "call", "raise", "all-in"]


FIRST: Final = Seat(0)


class BettingReason(Reason):
    """Why a move is refused."""

    CANNOT_CHECK = "cannot-check"
    NOTHING_TO_CALL = "nothing-to-call"
    RAISE_CLOSED = "raise-closed"
    BET_TOO_SMALL = "bet-too-small"
    BET_TOO_LARGE = "bet-too-large"
    NOT_ENOUGH_CHIPS = "not-enough-chips"


class Limit(msgspec.Struct, frozen=True, gc=False):
    """How much may be bet. No limit is `Limit(smallest)`, fixed limit has both bounds equal."""

    least: int
    """The smallest bet; no raise is smaller, unless it is all that a seat has."""
    most: int | None = None
    """What one bet or raise may add to the bet that is faced, all-in too; None: any sum."""
    cap: int | None = None
    """How many bets and raises a round may see; None: any number."""


class Move(msgspec.Struct, frozen=True):
    """What a seat wants to do. A bet is a raise of nothing."""

    kind: MoveKind
    to: int = 0
    """For a raise: what the seat will have bet in this round."""


class Options(msgspec.Struct, frozen=True, gc=False):
    """What betting leaves a seat to do. It may always fold."""

    check: bool
    call: int
    """Chips that calling costs, at most all it has; 0 where there is nothing to call."""
    least: int
    """The smallest sum it may raise to; 0 where it may not raise."""
    most: int
    """The highest sum it may raise to; 0 where it may not raise."""


class Round(msgspec.Struct, frozen=True, gc=False):
    """One betting round at one moment; rows are by seat, and hold a place for every seat."""

    limit: Limit
    stacks: tuple[int, ...]
    """Chips that are not bet."""
    stakes: tuple[int, ...]
    """Chips put in since the hand began: antes, blinds, earlier rounds and this one."""
    bets: tuple[int, ...]
    """Chips bet in this round: blinds count, antes do not."""
    folded: frozenset[Seat]
    """Who is out of the hand; seats that were not dealt in too."""
    able: frozenset[Seat]
    """Who is in the hand and has chips left to bet."""
    faced: tuple[int, ...]
    """The bet that each seat had before it when it last acted; -1 where it has not acted."""
    bet: int
    """What must be matched: the highest bet, or a full blind of which less was posted."""
    last_raise: int
    """The last full raise, and so the smallest one allowed now."""
    raises: int
    """Bets and raises so far; a blind is none."""
    to_act: Seat | None
    """None when the round is over."""

    @property
    def live(self) -> tuple[Seat, ...]:
        """Who is still in the hand, all-in too."""
        return tuple([seat for seat in around(len(self.stacks)) if seat not in self.folded])

    @property
    def all_in(self) -> tuple[Seat, ...]:
        """Who is still in the hand and has nothing left to bet."""
        return tuple(seat for seat in self.live if not self.stacks[seat])


class Moved(msgspec.Struct, frozen=True, gc=False):
    """What a move leads to, as data: what an event has to tell for `moved` to work."""

    seat: Seat
    chips: int
    """Put in with this move."""
    last_raise: int
    """The last full raise from now on."""
    to_act: Seat | None
    """Whose turn it is now; None when the round is over."""
    folds: bool = False


def opened(
    limit: Limit,
    stacks: Sequence[int],
    stakes: Sequence[int],
    folded: Iterable[Seat],
    first: Seat,
    *,
    bets: Sequence[int] | None = None,
    blind: int = 0,
) -> Round:
    """The first round of a hand: `first` begins, or the next seat after it that has to act.

    `stacks` are what is left after posting, `stakes` what the hand has cost each seat so far,
    `bets` which of it counts in this round (blinds), `blind` the full big blind. Where nobody
    has to act `to_act` is None. Later rounds are `cleared`.
    """
    size, out = len(stacks), frozenset(folded)
    bets, faced = tuple(bets or (0,) * size), (-1,) * size
    bet = max(blind, *bets)
    able = frozenset([seat for seat in around(size) if stacks[seat] and seat not in out])
    return Round(
        limit,
        tuple(stacks),
        tuple(stakes),
        bets,
        out,
        able,
        faced,
        bet,
        last_raise=max(limit.least, blind),
        raises=0,
        to_act=_first(first, out, able, bets, bet, faced),
    )


def cleared(state: Round, to_act: Seat | None = None) -> Round:
    """The next round of the same hand, nothing bet yet. A plain replacement: for `evolve`."""
    size = len(state.stacks)
    return replace(
        state,
        bets=(0,) * size,
        faced=(-1,) * size,
        bet=0,
        last_raise=state.limit.least,
        raises=0,
        to_act=to_act,
    )


@cache
def around(size: int, first: Seat = FIRST) -> tuple[Seat, ...]:
    """All seats of a table of that size in playing order, `first` before all."""
    return tuple(Seat((first + step) % size) for step in range(size))


@cache
def others(size: int, seat: Seat) -> tuple[Seat, ...]:
    """All other seats of a table of that size in playing order, from the left of `seat`."""
    return around(size, seat)[1:]


def first_to_act(state: Round, first: Seat) -> Seat | None:
    """The first seat from `first` on that has to act; None where nobody has to."""
    return _first(first, state.folded, state.able, state.bets, state.bet, state.faced)


def first_of_next(state: Round, first: Seat) -> Seat | None:
    """Who begins the next round, from `first` on; None where fewer than two can still bet."""
    if len(state.able) > 1:
        for seat in around(len(state.stacks), first):
            if seat in state.able:
                return seat
    return None


def options(state: Round, seat: Seat) -> Options:
    """What betting leaves `seat` to do, were it its turn; nothing where it cannot act any more."""
    if seat not in state.able:
        return NOTHING
    stack, own = state.stacks[seat], state.bets[seat]
    owed = state.bet - own
    if stack <= owed or raise_closed(state, seat):
        return Options(not owed, min(owed, stack), 0, 0)
    most, least = own + stack, state.bet + state.last_raise
    if state.limit.most is not None:
        most = min(most, state.bet + state.limit.most)
    return Options(not owed, owed, least if least < most else most, most)


NOTHING: Final = Options(False, 0, 0, 0)
"""The options of somebody who has none."""


def raise_closed(state: Round, seat: Seat) -> bool:
    """Whether `seat` may not raise, whatever it has.

    Who has acted may raise again once the bet it faces has risen by a full raise since, by one
    raise or by several short all-ins. Nobody raises where all opponents are all-in.
    """
    faced, cap = state.faced[seat], state.limit.cap
    if faced >= 0 and state.bet - faced < state.last_raise:
        return True
    return len(state.able) < 2 or (cap is not None and state.raises >= cap)


def refusal(state: Round, seat: Seat, move: Move) -> BettingReason | None:
    """Why `seat`, whose turn it is, may not make this move; None when it may."""
    kind = move.kind
    if kind == "fold":
        return None
    if kind == "check":
        return check_refusal(state, seat)
    if kind == "call":
        return call_refusal(state, seat)
    return raise_refusal(state, seat, move.to) if kind == "raise" else all_in_refusal(state, seat)


def check_refusal(state: Round, seat: Seat) -> BettingReason | None:
    """Why `seat`, whose turn it is, may not check."""
    return None if state.bets[seat] >= state.bet else BettingReason.CANNOT_CHECK


def call_refusal(state: Round, seat: Seat) -> BettingReason | None:
    """Why `seat`, whose turn it is, may not call."""
    return None if state.bets[seat] < state.bet else BettingReason.NOTHING_TO_CALL


def raise_refusal(state: Round, seat: Seat, to: int) -> BettingReason | None:
    """Why `seat`, whose turn it is, may not bet or raise to that sum."""
    if raise_closed(state, seat):
        return BettingReason.RAISE_CLOSED
    whole, more, most = state.bets[seat] + state.stacks[seat], to - state.bet, state.limit.most
    if to > whole:
        return BettingReason.NOT_ENOUGH_CHIPS
    if more < state.last_raise and (more <= 0 or to < whole):
        return BettingReason.BET_TOO_SMALL
    return BettingReason.BET_TOO_LARGE if most is not None and more > most else None


def all_in_refusal(state: Round, seat: Seat) -> BettingReason | None:
    """Why `seat`, whose turn it is, may not put in all it has: as a call it always may."""
    whole = state.bets[seat] + state.stacks[seat]
    return None if whole <= state.bet else raise_refusal(state, seat, whole)


def outcome(state: Round, seat: Seat, move: Move) -> Moved:
    """What a move of `seat` leads to. Not checked: that nothing refuses it."""
    if move.kind == "fold":
        return folding(state, seat)
    return paying(state, seat, _price(state, seat, move))


def _price(state: Round, seat: Seat, move: Move) -> int:
    if move.kind == "raise":
        return move.to - state.bets[seat]
    return state.stacks[seat] if move.kind == "all-in" else cost(state, seat)


def cost(state: Round, seat: Seat) -> int:
    """What `seat` puts in where it checks or calls."""
    owed, stack = state.bet - state.bets[seat], state.stacks[seat]
    return owed if owed < stack else stack


def folding(state: Round, seat: Seat) -> Moved:
    """What it leads to when `seat` leaves the hand."""
    return Moved(seat, 0, state.last_raise, _next(state, seat, 0, True), True)


def paying(state: Round, seat: Seat, chips: int) -> Moved:
    """What it leads to when `seat` puts in `chips` more. Not checked: that it may."""
    raised = state.bets[seat] + chips - state.bet
    last_raise = raised if raised > state.last_raise else state.last_raise
    return Moved(seat, chips, last_raise, _next(state, seat, chips, False))


def moved(state: Round, what: Moved) -> Round:
    """The round after a move. A plain replacement: for `evolve`."""
    seat, chips = what.seat, what.chips
    if what.folds:
        able, folded = state.able - {seat}, state.folded | {seat}
        return replace(state, folded=folded, able=able, to_act=what.to_act)
    stacks, stakes, bets, faced = [*state.stacks], [*state.stakes], [*state.bets], [*state.faced]
    stacks[seat] -= chips
    stakes[seat] += chips
    bets[seat] += chips
    raised = bets[seat] > state.bet
    faced[seat] = bet = bets[seat] if raised else state.bet
    return Round(
        state.limit,
        tuple(stacks),
        tuple(stakes),
        tuple(bets),
        state.folded,
        state.able if stacks[seat] else state.able - {seat},
        tuple(faced),
        bet,
        what.last_raise,
        state.raises + raised,
        what.to_act,
    )


def act(state: Round, seat: Seat, move: Move) -> Round:
    """The round after a move of `seat`. Not checked: that nothing refuses it."""
    return moved(state, outcome(state, seat, move))


def with_entry(row: tuple[int, ...], seat: Seat, entry: int) -> tuple[int, ...]:
    """`row` with that of `seat` replaced."""
    entries = list(row)
    entries[seat] = entry
    return tuple(entries)


def _next(state: Round, seat: Seat, chips: int, folds: bool) -> Seat | None:
    """Who has to act when `seat`, whose turn it was, has put in `chips` or folded."""
    bets, bet = state.bets, state.bet
    if len(state.folded) + folds > len(bets) - 2:
        return None
    if len(state.able) - (folds or chips == state.stacks[seat]) < 2:
        # Whether one is asked alone hangs on all that was bet: look at the round as it will be.
        then = moved(state, Moved(seat, chips, state.last_raise, None, folds))
        return first_to_act(then, others(len(bets), seat)[0])
    if bets[seat] + chips > bet:
        bet = bets[seat] + chips
    for other in others(len(bets), seat):
        if other in state.able and (bets[other] < bet or state.faced[other] < 0):
            return other
    return None


def _first(
    first: Seat,
    folded: frozenset[Seat],
    able: frozenset[Seat],
    bets: tuple[int, ...],
    bet: int,
    faced: tuple[int, ...],
) -> Seat | None:
    """The first seat from `first` on that has to act in a round of these rows."""
    size = len(bets)
    if size - len(folded) < 2:
        return None
    for seat in around(size, first):
        if seat in able and (bets[seat] < bet or faced[seat] < 0):
            if len(able) > 1:
                return seat
            # All opponents are all-in: it is asked only if it has to match one of them.
            against = [bets[each] for each in others(size, seat) if each not in folded]
            return seat if bets[seat] < max(against) else None
    return None
