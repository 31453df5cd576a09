"""The rules that hold for one seat, as everybody can tell from the boosters in force."""

from __future__ import annotations

from collections.abc import Iterable

from engines.kernel.game import Seat
from engines.tichu.announcement import Effect, Params
from engines.tichu.boosters import PACK
from engines.tichu.rules import BASE_RULES, Rules


def rules_under(effects: Iterable[Effect], seat: Seat) -> Rules:
    """The rules of `seat` with these boosters in force, oldest first."""
    rules = BASE_RULES
    for effect in effects:
        rules = _bent(rules, effect, seat)
    return rules


def rules_with(rules: Rules, key: str, seat: Seat, said: Params) -> Rules:
    """The rules by which the cards are read that `seat` plays together with a yellow booster."""
    return _bent(rules, Effect(key, seat, said), seat)


def _bent(rules: Rules, effect: Effect, seat: Seat) -> Rules:
    booster = PACK.get(effect.booster)
    if booster is None or booster.modify is None:
        return rules
    return booster.modify(rules, effect, seat)
