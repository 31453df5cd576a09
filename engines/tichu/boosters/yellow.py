"""Yellow boosters: played together with cards, in one's own turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from engines.kernel.errors import Reason
from engines.kernel.game import Seat
from engines.tichu.announcement import Effect, Params
from engines.tichu.boosters.model import Booster, Colour
from engines.tichu.cards import DRAGON, MAHJONG, PHOENIX, Rank, rank
from engines.tichu.combinations import plays
from engines.tichu.effects import rules_for
from engines.tichu.reasons import TichuReason
from engines.tichu.shapes import Combination
from engines.tichu.state import TichuState

REPLACED: Final[tuple[Rank, ...]] = ("2", "3", "4", "5", "6", "7", "8")
"""What a card that is not there may be."""

FEW: Final = 3
"""How many plays with each such card are thought of."""


def _with_one_more(state: TichuState, seat: Seat) -> Iterator[Params]:
    """The lowest plays with a card more, for each that it may be."""
    for missing in REPLACED:
        rules = replace(rules_for(state, seat), stand_in=missing)
        for each in plays(state.hands[seat], state.top, rules)[:FEW]:
            named = each.phoenix if len(each.cards) > 1 else None
            yield Params(cards=each.cards, phoenix=named, as_=each.type, firebird=missing)


def _too_high(_state: TichuState, effect: Effect) -> Reason | None:
    return None if effect.params.firebird in REPLACED else TichuReason.BAD_TARGET


FIREBIRD: Final = Booster(
    "firebird",
    Colour.YELLOW,
    needs=("firebird",),
    offers=_with_one_more,
    refused=_too_high,
    modify=lambda rules, effect, seat: replace(rules, stand_in=effect.params.firebird),
    joins=lambda state, combination: combination.stand_in is not None,
)


def _with_a_gap(state: TichuState, seat: Seat) -> Iterator[Params]:
    """The lowest straights that lack a card inside."""
    rules = replace(rules_for(state, seat), gaps=True)
    found = [each for each in plays(state.hands[seat], state.top, rules) if each.type == "hole"]
    for each in found[:FEW]:
        yield Params(cards=each.cards, phoenix=each.phoenix, as_="hole")


HOLE: Final = Booster(
    "hole",
    Colour.YELLOW,
    offers=_with_a_gap,
    modify=lambda rules, effect, seat: replace(rules, gaps=True),
    joins=lambda state, combination: combination.type == "hole",
)


def _bites(state: TichuState, combination: Combination) -> bool:
    """The Mah Jong alone on the Dragon, the Phoenix or an ace."""
    top = state.top
    if combination.cards != (MAHJONG,) or top is None or top.type != "single":
        return False
    return top.cards[0] in (PHOENIX, DRAGON) or rank(top.cards[0]) == "A"


RAT: Final = Booster(
    "rat",
    Colour.YELLOW,
    offers=lambda state, seat: [Params(cards=(MAHJONG,))] if MAHJONG in state.hands[seat] else [],
    modify=lambda rules, effect, seat: replace(rules, one_beats_high=True),
    joins=_bites,
)
