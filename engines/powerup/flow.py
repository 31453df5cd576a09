"""What follows by itself: the next betting round, the showdown, the next hand, the end."""

from __future__ import annotations

from collections.abc import Mapping

from engines.kernel.game import Seat, Turn
from engines.poker.betting import around, first_of_next, with_entry
from engines.poker.cards import NAMES, numbers
from engines.poker.hands import best_five, category, strength
from engines.poker.pots import Share, payouts, split, uncalled
from engines.powerup.dealing import begin_hand, left_of
from engines.powerup.events.betting import StreetDealt
from engines.powerup.events.hand import BetReturned, Eliminated, GameWon, HandsShown, HandWon
from engines.powerup.lasting import ending
from engines.powerup.model import Lasts
from engines.powerup.state import BOARD, STREETS, CardName, PowerUpState


def go_on(turn: Turn[PowerUpState]) -> None:
    """Deal on where the betting round is over, until somebody has to act or the game ends."""
    while turn.state.round.to_act is None and not turn.state.over:
        if turn.state.street == STREETS[-1] or _uncontested(turn.state):
            _end_hand(turn)
        else:
            _deal_street(turn)


def _uncontested(state: PowerUpState) -> bool:
    return len(state.round.folded) == state.seats - 1


def _deal_street(turn: Turn[PowerUpState]) -> None:
    state = turn.state
    street = STREETS[STREETS.index(state.street) + 1]
    turn.emit(
        StreetDealt(
            street=street,
            cards=state.deck[: BOARD[street]],
            over=ending(state.effects, Lasts.ROUND),
            to_act=first_of_next(state.round, left_of(state, state.button)),
        )
    )


def _end_hand(turn: Turn[PowerUpState]) -> None:
    for seat, chips in enumerate(uncalled(turn.state.round.stakes, turn.state.round.folded)):
        if chips:
            turn.emit(BetReturned(Seat(seat), chips))
    if _uncontested(turn.state):
        _pay_the_last(turn)
    else:
        _pay_the_best(turn)
    stacks, players = turn.state.round.stacks, turn.state.players
    if broke := tuple([seat for seat in players if not stacks[seat]]):
        turn.emit(Eliminated(broke))
        players = turn.state.players
    if len(players) == 1:
        turn.emit(GameWon(players[0]))
    else:
        begin_hand(turn, left_of(turn.state, turn.state.button))


def _pay_the_last(turn: Turn[PowerUpState]) -> None:
    """Nobody else is left: all chips are one pot, and no hand is shown."""
    seats, live, pot = turn.state.seats, turn.state.round.live, sum(turn.state.round.stakes)
    takes = with_entry((0,) * seats, live[0], pot)
    turn.emit(HandWon((Share(pot, live, live, takes),), takes, live, (None,) * seats, None))


def _pay_the_best(turn: Turn[PowerUpState]) -> None:
    state, live = turn.state, turn.state.round.live
    turn.emit(HandsShown(by_seat(state, {seat: state.hands[seat] for seat in live})))
    board = [each.card for each in state.board]
    cards = {seat: numbers((*state.hands[seat], *board)) for seat in live}
    strengths = [strength(cards[seat]) if seat in cards else 0 for seat in around(state.seats)]
    order = around(state.seats, Seat((state.button + 1) % state.seats))
    pots = split(state.round.stakes, state.round.folded, strengths, order)
    winners = tuple(sorted({winner for pot in pots for winner in pot.winners}))
    best = {seat: tuple([NAMES[card] for card in best_five(cards[seat])]) for seat in winners}
    what = category(strengths[pots[0].winners[0]])
    turn.emit(HandWon(pots, payouts(pots), winners, by_seat(state, best), what))


def by_seat(
    state: PowerUpState, given: Mapping[Seat, tuple[CardName, ...]]
) -> tuple[tuple[CardName, ...] | None, ...]:
    """`given` as a row with an entry for every seat."""
    return tuple([given.get(seat) for seat in around(state.seats)])
