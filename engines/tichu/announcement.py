"""What is said when a booster is played: which one, by whom, and about what."""

from __future__ import annotations

from typing import Final

import msgspec

from engines.kernel.game import Seat
from engines.kernel.secret import Secret
from engines.tichu.shapes import Type
from engines.tichu.wire import WireCard, WireCards, WireKey, WireRank


class Params(
    msgspec.Struct, frozen=True, omit_defaults=True, rename={"from_": "from", "as_": "as"}
):
    """What a booster is played with. Each uses the few that it declares."""

    card: WireCard | None = None
    cards: WireCards = ()
    to: int | None = None
    from_: int | None = None
    a: int | None = None
    b: int | None = None
    take: WireKey | None = None
    give: WireKey | None = None
    rank: WireRank | None = None
    phoenix: WireRank | None = None
    """What the Phoenix among `cards` stands for, where that is open."""
    wish: WireRank | None = None
    """What is wished with the Mah Jong among `cards`."""
    as_: Type | None = None
    """What the cards are played as, where they could be two things."""
    firebird: WireRank | None = None

    @property
    def given(self) -> frozenset[str]:
        """The names of those that are given, as fields are named here."""
        return frozenset(
            name for name in self.__struct_fields__ if getattr(self, name) not in (None, ())
        )


PLAIN: Final = Params()
"""No parameters."""


class Effect(msgspec.Struct, frozen=True):
    """A booster that somebody has played: announced, or in force to the end of the round."""

    booster: str
    owner: Seat
    params: Params = PLAIN
    cause: Seat | None = None
    """Who did what it answers: who played, called, or announced a booster."""
    stage: int = 0
    """How much of it is used up, where it is used up step by step."""
    face_down: Secret[WireCard] | None = None
    """A card it is about that not everybody may see; no view shows it."""
