"""What Epochs Poker hides from whom, said anew by the rules, for the contract of every game."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from msgspec.structs import replace

from engines.epochs.cards import pack_of
from engines.epochs.events import HandDealt, HandsShown, StreetDealt
from engines.epochs.game import Epochs
from engines.epochs.state import EpochsState
from engines.kernel.game import Event, Seat
from tests.engines.playing import Table, seed_of


def unseen(state: EpochsState, seat: Seat | None, dice: Random) -> EpochsState:
    """Other cards in the hands of the others and in the deck."""
    hidden = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    pool = [*hidden, *state.deck]
    dice.shuffle(pool)
    hands = tuple(
        hand if other == seat else tuple(pool.pop() for _ in hand)
        for other, hand in enumerate(state.hands)
    )
    seed = seed_of(dice.getrandbits(64))
    return replace(state, hands=hands, deck=tuple(pool), seed=seed)


def shows(event: Event[Any], seat: Seat | None) -> bool:
    """The board and a showdown are seen by all, a hand by its seat."""
    if isinstance(event, HandDealt):
        return seat is not None
    return isinstance(event, (StreetDealt, HandsShown))


def conserved(state: EpochsState) -> None:
    """Every card is in one place, every chip is somebody's."""
    cards = [*state.deck, *(each.card for each in state.board)]
    cards += [card for hand in state.hands for card in hand]
    assert sorted(cards) == ([] if state.over else sorted(pack_of(state.pack, state.jokers)))
    chips = sum(state.round.stacks) + sum(state.round.stakes)
    assert chips in [stack * state.seats for stack in (1000, 60, 100)]
    assert all(stack >= 0 for stack in state.round.stacks)
    assert all({len(state.hands[seat])} <= {0, 6} for seat in range(state.seats))
    assert all(not state.hands[seat] for seat in state.out)
    assert state.hand <= state.most_hands


EPOCHS: Final = Table(
    Epochs(),
    seats=(2, 3, 4, 5, 8),
    longest=20 * 8 * 40,
    options=(
        {"hands": 6},
        {"pack": "2+3+4", "jokers": 4, "max_bet": 40, "hands": 4},
        {"pack": "full", "jokers": 0, "ante": 0, "stack": 60, "hands": 8},
        {"stack": 100, "ante": 30, "dealer": 1, "deck": ["1y1", "*y", "3*", "jk2"]},
    ),
    bad_options=(
        ("pack", "1+2"),
        ("jokers", 5),
        ("jokers", -1),
        ("stack", 0),
        ("stack", "1000"),
        ("min_bet", 0),
        ("min_bet", 1001),
        ("max_bet", 9),
        ("ante", -1),
        ("ante", 1000),
        ("hands", 0),
        ("hands", 1001),
        ("ai_level", "expert"),
        ("dealer", -1),
        ("dealer", 8),
        ("deck", ["1y1", "1y1"]),
        ("deck", ["6y1"]),
        ("deck", ["jk3"]),
        ("deck", ["1y3"]),
    ),
    shuffled_unseen=unseen,
    shows=shows,
    conserved=conserved,
    seeds=8,
)
