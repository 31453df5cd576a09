"""Random hands without powers, played here and by PokerKit: same actions, same bets and payouts.

`make slow` plays 5,000 of them. Where the two differ the rules decide; PokerKit 0.7 is known to

- take a blind posted short for a short bet, so that the others call less: no such hands here;
- give all odd chips of a pot to one winner, not one each: payouts may differ by so much;
- take an all-in that is short of the smallest bet or raise for a full one where it is the first
  of its round, so that who has acted may raise again;
- refuse a raise where the opponents that have chips could not match any of it;
- ask who is left with players that are all-in, and has nothing to match: it is let check.
"""

from __future__ import annotations

import os
import warnings
from random import Random

import pytest
from msgspec.structs import replace
from pokerkit import Automation, Mode, NoLimitTexasHoldem

from engines.kernel.game import Seat, Turn, apply, legal_actions, replay
from engines.poker.betting import options
from engines.poker.cards import NAMES
from engines.poker.pots import pots
from engines.powerup.actions import AllIn, Call, Check, Fold, Raise
from engines.powerup.dealing import begin_hand
from engines.powerup.events.hand import HandWon
from engines.powerup.flow import go_on
from engines.powerup.structure import LEVELS
from tests.engines.powerup.table import GAME, SEED

HANDS = int(os.environ.get("POKER_HANDS", "150"))
"""How many hands the ordinary test run plays."""

CHUNK = 50

BY_ITSELF = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


class Oracle:
    """PokerKit plays the same hand; it counts seats from the left of the button."""

    def __init__(self, state, stacks, deck):
        seats, level = len(stacks), LEVELS[state.level]
        self.order = [(state.button + 1 + place) % seats for place in range(seats)]
        self.deck, self.dealt = deck, 2 * seats
        self.state = NoLimitTexasHoldem.create_state(
            BY_ITSELF,
            True,
            level.ante,
            (level.small, level.big),
            level.big,
            tuple(stacks[seat] for seat in self.order),
            seats,
            mode=Mode.CASH_GAME,
        )
        for place in range(seats):
            self.state.deal_hole(deck[place] + deck[seats + place])
        self.board()

    def board(self):
        """Deal what comes to the board before somebody has to act."""
        while self.state.status and (self.state.actor_index is None or self.alone()):
            if self.state.actor_index is not None:
                self.state.check_or_call()
                continue
            if self.state.can_burn_card("??"):
                self.state.burn_card("??")
                continue
            count = 3 if not any(self.state.board_cards) else 1
            cards = self.deck[self.dealt : self.dealt + count]
            self.dealt += count
            self.state.deal_board("".join(cards))

    def alone(self):
        """Whether all others are all-in or out, and nothing has to be matched."""
        rows = zip(self.state.statuses, self.state.stacks, strict=True)
        return (
            self.state.checking_or_calling_amount == 0
            and sum(bool(inside and stack) for inside, stack in rows) == 1
        )

    @property
    def to_act(self):
        """Whose turn it is, as seats are counted here."""
        place = self.state.actor_index
        return None if place is None else self.order[place]

    def raises(self):
        """The least and the highest sum that may be raised to; zeros where none may."""
        if not self.state.can_complete_bet_or_raise_to():
            return 0, 0
        return (
            self.state.min_completion_betting_or_raising_to_amount,
            self.state.max_completion_betting_or_raising_to_amount,
        )

    def act(self, action, to):
        """Make the move. ValueError where it is refused."""
        if isinstance(action, Fold):
            self.state.fold()
        elif isinstance(action, (Check, Call)) or to <= max(self.state.bets):
            self.state.check_or_call()
        else:
            self.state.complete_bet_or_raise_to(to)
        self.board()

    def by_seat(self, row):
        """A row of theirs, as seats are counted here."""
        return tuple(row[self.order.index(seat)] for seat in range(len(row)))


def dealt(dice):
    """A hand without powers: 2 to 6 players, unequal stacks, any level; and its deck."""
    seats, level = dice.randint(2, 6), dice.randrange(len(LEVELS))
    big = LEVELS[level].big
    stacks = [dice.choice([big // 3, big, 2 * big, 4 * big, 10 * big]) for _ in range(seats)]
    stacks = [stack + dice.randrange(big) for stack in stacks]
    button = dice.randrange(seats)
    blind = (button + 1) % seats if seats == 2 else (button + 2) % seats
    stacks[blind] = max(stacks[blind], big + LEVELS[level].ante)
    deck = dice.sample(NAMES, 52)
    state = GAME.new(GAME.config({"powers": [[]] * seats}), seats, SEED).state
    chips = replace(state.round, stacks=tuple(stacks))
    turn = Turn(replace(state, round=chips, hand=0, level=level, on_level=0))
    begin_hand(turn, Seat(button), tuple(deck))
    first = turn.state
    go_on(turn)
    return first, turn, stacks, deck


def chosen(state, dice, calm):
    """A poker action, and the sum that its seat has then bet in this round."""
    kinds = (Fold, Check, Call) if calm else (Fold, Check, Call, Raise, AllIn)
    legal = legal_actions(GAME, state, state.to_act)
    actions = [action for action in legal if isinstance(action, kinds)]
    weights = [0.4 if isinstance(action, Fold) else 1 for action in actions]
    action = dice.choices(actions, weights)[0]
    bet = state.round.bets[state.to_act]
    if isinstance(action, AllIn):
        return action, bet + state.round.stacks[state.to_act]
    return action, action.to if isinstance(action, Raise) else bet


def excused(now, seat, theirs):
    """Whether PokerKit is known to open or close a raise here against the rules."""
    if theirs == (0, 0):
        others = now.able - {seat}
        return all(now.stacks[each] + now.bets[each] <= now.bet for each in others)
    no_full_raise_yet = now.last_raise == now.limit.least
    return no_full_raise_yet and 0 < now.bet - now.faced[seat] < now.last_raise


def same_options(now, oracle):
    """Assert that the seat to act is told the same here and there; False where it is excused."""
    seat = now.to_act
    assert oracle.to_act == seat
    may, theirs = options(now, seat), oracle.raises()
    assert oracle.state.checking_or_calling_amount == may.call
    if theirs == (may.least, may.most):
        return True
    assert excused(now, seat, theirs), (now, theirs)
    return False


def same_pots(now, oracle):
    """Assert that the pots are the same, where no bet lies before a seat."""
    if any(now.bets):
        return
    theirs = [
        (pot.amount, tuple(sorted(oracle.order[place] for place in pot.player_indices)))
        for pot in oracle.state.pots
    ]
    assert theirs == [(pot.amount, pot.seats) for pot in pots(now.stakes, now.folded)]


def same_payouts(state, events, oracle):
    """Assert that every seat has the same chips after the hand, but for odd chips."""
    paid = next(place for place, event in enumerate(events) if isinstance(event, HandWon))
    ours = replay(state, events[: paid + 1]).round.stacks
    theirs = oracle.by_seat(oracle.state.stacks)
    odd = sum(pot.amount % len(pot.winners) for pot in events[paid].pots)
    assert sum(theirs) == sum(ours)
    assert all(abs(one - two) <= odd for one, two in zip(theirs, ours, strict=True))


def compare(number):
    """Play hand `number` here and there; how many of its turns were told alike, of how many."""
    dice = Random(number)
    first, turn, stacks, deck = dealt(dice)
    oracle = Oracle(first, stacks, deck)
    before, state, events = first, turn.state, turn.events[1:]
    alike = turns = 0
    while state.hand == first.hand and not state.over:
        same = same_options(state.round, oracle)
        same_pots(state.round, oracle)
        action, to = chosen(state, dice, calm=not same)
        oracle.act(action, to)
        step = apply(GAME, state, action)
        before, state, events = state, step.state, step.events
        alike, turns = alike + same, turns + 1
    assert not oracle.state.status
    same_payouts(before, events, oracle)
    return alike, turns


@pytest.mark.parametrize("begin", range(0, HANDS, CHUNK))
def test_pokerkit_plays_the_same_hands(begin):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # folding where checking is free; cards it did not expect
        told = [compare(number) for number in range(begin, begin + CHUNK)]
    alike, turns = (sum(column) for column in zip(*told, strict=True))
    assert turns > 2 * CHUNK
    assert alike > 0.9 * turns
