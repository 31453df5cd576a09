"""Blue boosters about taking up cards: what happens when they are played."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from engines.kernel.dice import dice
from engines.kernel.game import Seat, Turn
from engines.kernel.secret import Secret
from engines.tichu.announcement import Effect
from engines.tichu.boosters.model import Steps
from engines.tichu.cards import Card, sorted_hand
from engines.tichu.events.boosters import HandRedrawn
from engines.tichu.events.rounds import Dealt
from engines.tichu.pendings import Choice
from engines.tichu.state import NOBODY, TichuState, rotation

FIRST: Final = 7
"""Cards that may be exchanged for others."""
DRAWS: Final = 4
"""The ninth to the twelfth card; and one card for each player."""


def can_draw(state: TichuState) -> bool:
    """Whether enough is left to draw from. Public."""
    return len(state.deck) >= DRAWS


def can_redraw(state: TichuState, seat: Seat, _pending: Any) -> bool:
    """Whether `seat` has not taken up its eighth card yet. Public."""
    return len(state.hands[seat]) <= FIRST


def redraw(turn: Turn[TichuState], effect: Effect) -> Steps:
    """Other cards for those held; the old ones go into the deck."""
    state, owner = turn.state, effect.owner
    old = state.hands[owner]
    new, rest = state.deck[: len(old)], [*state.deck[len(old) :], *old]
    dice(state.seed, state.round, f"redraw-{owner}").shuffle(rest)
    cards = Secret(new, frozenset({owner}))
    turn.emit(HandRedrawn(owner, cards, Secret(tuple(rest), NOBODY)))
    return ()


def two_and_keep_one(turn: Turn[TichuState], effect: Effect) -> Steps:
    """The owner draws two cards, and chooses which to keep."""
    return (_choice(effect.owner, effect, turn.state.deck[:2]),)


def kept_one_of_two(turn: Turn[TichuState], choice: Choice, chosen: str) -> Steps:
    """The other card is the right neighbour's draw; four times in all."""
    owner = choice.effect.owner
    _deal(turn, owner, Card(chosen))
    (other,) = _rest(choice, chosen)
    _deal(turn, rotation(turn.state.order, owner)[0], other)
    effect = replace(choice.effect, stage=choice.effect.stage + 1)
    return two_and_keep_one(turn, effect) if effect.stage < DRAWS else ()


def four_around(turn: Turn[TichuState], effect: Effect) -> Steps:
    """The owner draws a card for everybody, and chooses first."""
    return (_choice(effect.owner, effect, turn.state.deck[:DRAWS]),)


def kept_one_of_some(turn: Turn[TichuState], choice: Choice, chosen: str) -> Steps:
    """The rest goes on to the right; the last one has no choice."""
    _deal(turn, choice.seat, Card(chosen))
    rest = _rest(choice, chosen)
    following = rotation(turn.state.order, choice.seat)[0]
    if len(rest) == 1:
        _deal(turn, following, rest[0])
        return ()
    return (_choice(following, choice.effect, rest),)


def drawn_cards(_state: TichuState, choice: Choice) -> tuple[str, ...]:
    """The cards to choose from."""
    assert choice.cards is not None, "they were drawn"
    return choice.cards.value


def _choice(seat: Seat, effect: Effect, cards: tuple[Card, ...]) -> Choice:
    return Choice(seat, effect, "card", Secret(sorted_hand(cards), frozenset({seat})))


def _rest(choice: Choice, chosen: str) -> tuple[Card, ...]:
    assert choice.cards is not None, "they were drawn"
    return tuple(card for card in choice.cards.value if card != chosen)


def _deal(turn: Turn[TichuState], seat: Seat, card: Card) -> None:
    turn.emit(Dealt(seat, Secret((card,), frozenset({seat}))))
