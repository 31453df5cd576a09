"""The rules as they are for a seat now: recomputed from the effects in force, never undone."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from engines.kernel.game import Seat
from engines.tichu.rules import BASE_RULES, Rules
from engines.tichu.state import Effect, TichuState

Bend: TypeAlias = Callable[[Rules, Effect, Seat], Rules]
"""The rules of a seat with one more effect in force."""

BENDS: Final[dict[str, Bend]] = {}
"""By key, what the boosters that bend rules make of them."""


def rules_for(state: TichuState, seat: Seat) -> Rules:
    """The rules that hold for `seat` now. Public: effects lie open on the table."""
    return _folded(state.effects, seat) if state.effects else BASE_RULES


@lru_cache(maxsize=512)
def _folded(effects: tuple[Effect, ...], seat: Seat) -> Rules:
    rules = BASE_RULES
    for effect in effects:
        if (bend := BENDS.get(effect.booster)) is not None:
            rules = bend(rules, effect, seat)
    return rules


def restricting(state: TichuState, seat: Seat, allows: Callable[[Rules], bool]) -> str:
    """The first booster in force by which the rules of `seat` no longer allow something.

    Empty where they do allow it.
    """
    for number in range(len(state.effects)):
        if not allows(_folded(state.effects[: number + 1], seat)):
            return state.effects[number].booster
    return ""
