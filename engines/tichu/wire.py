"""What people may write for a card or a rank: anything else is no action at all."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from engines.tichu.cards import Card

WireCard: TypeAlias = Annotated[
    Card, msgspec.Meta(pattern=r"^([2-9TJQKA][gkbr]|mahjong|dog|phoenix|dragon)\Z")
]
WireCards: TypeAlias = tuple[WireCard, ...]
WireRank: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[2-9TJQKA]\Z")]
"""What the Phoenix may stand for, and what may be wished."""
WireKey: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-z-]{1,40}\Z")]
"""A booster."""
