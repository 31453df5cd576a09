"""How a hand begins: levels, powers, energy, antes, blinds and hole cards."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence
from operator import sub
from random import Random
from typing import Final, TypeVar

from engines.kernel.dice import dice
from engines.kernel.game import Seat, Turn
from engines.kernel.secret import Secret
from engines.poker.betting import Limit, Round, around, opened
from engines.poker.cards import NAMES
from engines.powerup.events.hand import HandDealt, PowersDealt
from engines.powerup.state import (
    ENERGY_A_HAND,
    FIRST_POWERS,
    HAND,
    MOST_ENERGY,
    MOST_POWERS,
    POWER_KEYS,
    SEATS,
    CardName,
    PowerKey,
    PowerUpState,
)
from engines.powerup.structure import HEADS_UP, LEVELS, Level, level_now

T = TypeVar("T")

NOBODY: Final[frozenset[Seat]] = frozenset()
ALONE: Final = tuple(frozenset({seat}) for seat in around(SEATS[-1]))
"""By seat: the readers of what it alone may see."""


def left_of(state: PowerUpState, seat: Seat) -> Seat:
    """The next player of the game to the left of `seat`."""
    players = state.players
    return players[bisect(players, seat) % len(players)]


def players_from(state: PowerUpState, button: Seat) -> tuple[Seat, ...]:
    """All players of the game in playing order, those left of the button first."""
    players = state.players
    first = bisect(players, button)
    return players[first:] + players[:first]


def deal_first_powers(turn: Turn[PowerUpState], held: tuple[tuple[PowerKey, ...], ...]) -> None:
    """Give every seat its first powers: those `held`, where a test says which."""
    state = turn.state
    throw = dice(state.seed, 0, "powers")
    drawn = held or tuple(tuple(throw.sample(POWER_KEYS, FIRST_POWERS)) for _ in range(state.seats))
    turn.emit(PowersDealt(state.energy, _own(drawn)))


def begin_hand(
    turn: Turn[PowerUpState], button: Seat, stacked: tuple[CardName, ...] | None = None
) -> None:
    """Begin the next hand: powers and energy first, unless it is the very first."""
    state = turn.state
    order = players_from(state, button)
    throw = dice(state.seed, state.hand + 1, "hand")
    if state.hand:
        _deal_powers(turn, order, throw)
    level, played = level_now(state.structure, len(order), state.level, state.on_level)
    deck, dealt = _deck(throw, stacked), HAND * len(order)
    hands: list[tuple[CardName, ...]] = [()] * state.seats
    for place, seat in enumerate(order):
        hands[seat] = deck[place : dealt : len(order)]
    turn.emit(
        HandDealt(
            hand=state.hand + 1,
            button=button,
            level=level,
            on_level=played + 1,
            round=_posted(state, order, LEVELS[level]),
            hands=_own(hands),
            deck=Secret(deck[dealt:], NOBODY),
        )
    )


def _own(rows: Sequence[tuple[T, ...]]) -> tuple[Secret[T], ...]:
    """The rows by seat, each for its seat alone."""
    return tuple(map(Secret, rows, ALONE))


def _deck(throw: Random, stacked: tuple[CardName, ...] | None) -> tuple[CardName, ...]:
    chance = throw.random
    pack = tuple(sorted(NAMES, key=lambda _: chance()))
    if stacked is None:
        return pack
    return (*stacked, *[card for card in pack if card not in stacked])


def _deal_powers(turn: Turn[PowerUpState], order: tuple[Seat, ...], throw: Random) -> None:
    state, stacked = turn.state, iter(turn.state.powers_deck)
    new: list[tuple[PowerKey, ...]] = [()] * state.seats
    energy = list(state.energy)
    for seat in order:
        energy[seat] = min(energy[seat] + ENERGY_A_HAND, MOST_ENERGY)
        if len(held := state.powers[seat]) < MOST_POWERS:
            new[seat] = (_new_power(held, throw, stacked),)
    from_stack = min(sum(map(len, new)), len(state.powers_deck))
    turn.emit(PowersDealt(tuple(energy), _own(new), from_stack))


def _new_power(held: tuple[PowerKey, ...], throw: Random, stacked: Iterator[PowerKey]) -> PowerKey:
    if (power := next(stacked, None)) is not None:
        return power
    return throw.choice([key for key in POWER_KEYS if key not in held])


def _posted(state: PowerUpState, order: tuple[Seat, ...], level: Level) -> Round:
    """The first betting round: antes first, then blinds, as far as the chips go."""
    before = state.round.stacks
    stacks, bets = list(before), [0] * state.seats
    for seat in order:
        stacks[seat] -= min(level.ante, stacks[seat])
    # Heads-up the button, which is the last in order, posts the small blind and begins.
    small, big, *others = order if len(order) != HEADS_UP else order[::-1]
    for seat, blind in ((small, level.small), (big, level.big)):
        bets[seat] = min(blind, stacks[seat])
        stacks[seat] -= bets[seat]
    return opened(
        Limit(level.big),
        stacks,
        tuple(map(sub, before, stacks)),
        state.out,
        others[0] if others else small,
        bets=bets,
        blind=level.big,
    )
