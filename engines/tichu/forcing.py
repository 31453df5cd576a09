"""The wish: who has to play the wished rank."""

from __future__ import annotations

from typing import Final

from engines.tichu.beating import fulfils
from engines.tichu.cards import Card
from engines.tichu.listing import plays
from engines.tichu.rules import Rules
from engines.tichu.shapes import BASIC, BOMBS, Combination, Type

FORCED: Final[tuple[Type, ...]] = (*BASIC, *BOMBS)
"""What a wish can make one play; the extra combinations are never forced."""


def must_wish(hand: tuple[Card, ...], top: Combination | None, wished: str, rules: Rules) -> bool:
    """Whether the owner of `hand`, on turn, has to play a card of rank `wished`.

    That is: holds a natural one and may legally play it on `top`, or lead it, in a basic
    combination or a bomb, if need be together with the Phoenix.
    """
    if not rules.wish_binds or all(card[0] != wished for card in hand):
        return False
    # `plays` leaves out no natural card that a combination has room for: none is missed
    return top is None or any(
        each.type in FORCED and fulfils(each, wished) for each in plays(hand, top, rules)
    )
