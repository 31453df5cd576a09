"""The powers that go on working, and the rules as they leave them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from engines.kernel.errors import Reason
from engines.kernel.game import Seat
from engines.powerup.model import Cards, Lasts, Power, Rules
from engines.powerup.reasons import PowerUpReason
from engines.powerup.state import Effect, PowerKey, PowerUpState

EMP: Final = Power(
    "emp",
    cost=3,
    lasts=Lasts.ROUND,
    modify=lambda rules, _: replace(rules, powers_allowed=False),
)
"""Nobody, its player included, plays another power in this betting round."""


def _seen_already(state: PowerUpState, seat: Seat, _cards: Cards) -> Reason | None:
    return PowerUpReason.ALREADY_ACTIVE if seat in rules_of(state.effects).sees_top else None


INTEL: Final = Power(
    "intel",
    cost=3,
    lasts=Lasts.HAND,
    refused=_seen_already,
    modify=lambda rules, effect: replace(rules, sees_top=rules.sees_top | {effect.owner}),
)
"""Its player sees the top card of the deck, always the current one, to the end of the hand."""

LASTING: Final[dict[PowerKey, Power]] = {power.key: power for power in (EMP, INTEL)}


@lru_cache(maxsize=256)
def rules_of(effects: tuple[Effect, ...]) -> Rules:
    """The rules while `effects` work, the oldest first."""
    rules = Rules()
    for effect in effects:
        rules = LASTING[effect.power].modify(rules, effect)
    return rules


def ending(effects: tuple[Effect, ...], lasts: Lasts) -> tuple[Effect, ...]:
    """Those of `effects` that work for so long and no longer."""
    if not effects:
        return ()
    return tuple([each for each in effects if LASTING[each.power].lasts is lasts])


def of_owner(effects: tuple[Effect, ...], seat: Seat) -> tuple[Effect, ...]:
    """Those of `effects` that end when `seat` folds."""
    if not effects:
        return ()
    return tuple([each for each in ending(effects, Lasts.HAND) if each.owner == seat])
