"""What follows by itself: dealing, the next betting round, the showdown, the end of the match."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from engines.epochs.cards import CardName, pack_of
from engines.epochs.events import (
    BetReturned,
    Eliminated,
    HandDealt,
    HandsShown,
    HandWon,
    MatchOver,
    StreetDealt,
)
from engines.epochs.hands import Hand, described
from engines.epochs.scale import HAND
from engines.epochs.state import DEALT, STREETS, EpochsState, left_of
from engines.epochs.uses import Rank
from engines.kernel.dice import dice
from engines.kernel.game import Seat, Turn
from engines.kernel.secret import Secret
from engines.poker.betting import Round, cleared, first_to_act, opened
from engines.poker.pots import payouts, split, uncalled

NO_RANK: Final = Rank((), ())
"""What nobody looks at: the hand of who has folded, or has won without showing."""


def begin_hand(
    turn: Turn[EpochsState], dealer: Seat, stacked: Sequence[CardName] | None = None
) -> None:
    """Take the antes and deal six cards each, one at a time from the dealer's left."""
    state = turn.state
    order = _round_from(state, left_of(state, dealer))
    deck = _deck(state, stacked or ())
    dealt = HAND * len(order)
    hands = {seat: deck[place : dealt : len(order)] for place, seat in enumerate(order)}
    seats = [Seat(seat) for seat in range(state.seats)]
    turn.emit(
        HandDealt(
            hand=state.hand + 1,
            dealer=dealer,
            round=_opened(state, order),
            hands=tuple(Secret(hands.get(seat, ()), frozenset({seat})) for seat in seats),
            deck=Secret(deck[dealt:], frozenset()),
        )
    )


def _round_from(state: EpochsState, first: Seat) -> tuple[Seat, ...]:
    """All players of the match in playing order, `first` before all."""
    players = state.players
    start = players.index(first)
    return (*players[start:], *players[:start])


def _deck(state: EpochsState, stacked: Sequence[CardName]) -> tuple[CardName, ...]:
    pack = list(pack_of(state.pack, state.jokers))
    dice(state.seed, state.hand + 1, "deck").shuffle(pack)
    return (*stacked, *[card for card in pack if card not in stacked])


def _opened(state: EpochsState, order: tuple[Seat, ...]) -> Round:
    """The first betting round: all who play have paid the ante, as far as their chips go."""
    had = state.round.stacks
    stakes = [min(state.ante, stack) for stack in had]
    stacks = [stack - stake for stack, stake in zip(had, stakes, strict=True)]
    return opened(state.round.limit, stacks, stakes, state.out, order[0])


def go_on(turn: Turn[EpochsState]) -> None:
    """Deal on where the betting round is over, until somebody has to act or the match ends."""
    while turn.state.round.to_act is None and not turn.state.over:
        if turn.state.street == STREETS[-1] or len(turn.state.round.live) == 1:
            _end_hand(turn)
        else:
            _deal_street(turn)


def _deal_street(turn: Turn[EpochsState]) -> None:
    state = turn.state
    street = STREETS[STREETS.index(state.street) + 1]
    to_act = first_to_act(cleared(state.round), left_of(state, state.dealer))
    turn.emit(StreetDealt(street, state.deck[: DEALT[street]], to_act))


def _end_hand(turn: Turn[EpochsState]) -> None:
    for seat, chips in enumerate(uncalled(turn.state.round.stakes, turn.state.round.folded)):
        if chips:
            turn.emit(BetReturned(Seat(seat), chips))
    _pay(turn)
    state = turn.state
    if broke := tuple(seat for seat in state.players if not state.round.stacks[seat]):
        turn.emit(Eliminated(broke))
    if len(turn.state.players) == 1 or state.hand == state.most_hands:
        turn.emit(_match_over(turn.state))
    else:
        begin_hand(turn, left_of(turn.state, state.dealer))


def _pay(turn: Turn[EpochsState]) -> None:
    state, now = turn.state, turn.state.round
    rows: list[Hand | None] = [None] * state.seats
    if len(now.live) > 1:
        for seat in now.live:
            board = [each.card for each in state.board]
            rows[seat] = described((*state.hands[seat], *board), state.pack)
        turn.emit(_shown(state, rows))
    strengths = [row.rank if row else NO_RANK for row in rows]
    pots = split(now.stakes, now.folded, strengths, _odd_chips(state))
    best = max(strengths[seat] for seat in now.live)
    # Where no ante was paid and nobody has bet there is no pot, yet somebody has won.
    won = {*chain.from_iterable(pot.winners for pot in pots)} or {
        seat for seat in now.live if strengths[seat] == best
    }
    paid = payouts(pots) or (0,) * state.seats
    turn.emit(HandWon(tuple(sorted(won)), paid, pots))


def _odd_chips(state: EpochsState) -> list[Seat]:
    """All seats from the left of the dealer: in this order odd chips are given."""
    return [Seat((state.dealer + 1 + step) % state.seats) for step in range(state.seats)]


def _shown(state: EpochsState, rows: Sequence[Hand | None]) -> HandsShown:
    return HandsShown(
        tuple(hand if row else None for row, hand in zip(rows, state.hands, strict=True)),
        tuple(row.combinations if row else None for row in rows),
        tuple(row.rest if row else None for row in rows),
    )


def _match_over(state: EpochsState) -> MatchOver:
    chips = state.round.stacks
    winners = tuple(seat for seat in state.players if chips[seat] == max(chips))
    return MatchOver(winners, chips)
