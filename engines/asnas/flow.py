"""What follows by itself: the next deal, the showdown, the end of the match."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from engines.asnas.cards import PACK, Card, deal
from engines.asnas.events import Dealt, DealWon, MatchOver, Shown
from engines.asnas.ranking import category, rank
from engines.asnas.state import SEATS, AsNasState, right_of
from engines.kernel.dice import dice
from engines.kernel.game import Seat, Turn
from engines.kernel.secret import Secret


def shuffled(seed: str, number: int) -> tuple[Card, ...]:
    """The whole pack, shuffled for deal `number`."""
    pack = list(PACK)
    dice(seed, number, "deck").shuffle(pack)
    return tuple(pack)


def begin_deal(turn: Turn[AsNasState], dealer: Seat, deck: tuple[Card, ...]) -> None:
    """Deal five cards each, and let the dealer's opening bet stand."""
    first = right_of(dealer)
    turn.emit(
        Dealt(
            deal=turn.state.deal + 1,
            dealer=dealer,
            bets=tuple(int(seat == dealer) for seat in SEATS),
            to_act=first,
            hands=tuple(Secret(hand, frozenset()) for hand in deal(deck, first, len(SEATS))),
        )
    )


def go_on(turn: Turn[AsNasState]) -> None:
    """End the deal where nobody is left to act, and begin the next one or end the match."""
    if turn.state.to_act is not None:
        return
    _end_deal(turn)
    state = turn.state
    if state.deal < state.deals:
        begin_deal(turn, right_of(state.dealer), shuffled(state.seed, state.deal + 1))
    else:
        best = max(state.totals)
        winners = tuple(seat for seat in SEATS if state.totals[seat] == best)
        turn.emit(MatchOver(winners, tuple(map(str, state.totals))))


def _end_deal(turn: Turn[AsNasState]) -> None:
    remaining = turn.state.remaining
    if len(remaining) == 1:
        turn.emit(_won(turn.state, remaining))
        return
    hands = turn.state.hands
    turn.emit(Shown(tuple(hands[seat] if seat in remaining else None for seat in SEATS)))
    best = max(rank(hands[seat]) for seat in remaining)
    turn.emit(_won(turn.state, [seat for seat in remaining if rank(hands[seat]) == best]))


def _won(state: AsNasState, winners: Iterable[Seat]) -> DealWon:
    winners = tuple(winners)
    share = Fraction(sum(state.bets), len(winners))
    payouts = tuple(share if seat in winners else Fraction(0) for seat in SEATS)
    return DealWon(
        winners=winners,
        category=category(state.hands[winners[0]]) if state.showing else None,
        payouts=tuple(map(str, payouts)),
        scores=tuple(str(payouts[seat] - state.bets[seat]) for seat in SEATS),
    )
