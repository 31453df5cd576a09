"""Where rank, suit and chip lie on a card of any size, for whoever draws it or lays one on it."""

from __future__ import annotations

from typing import Final, NamedTuple

RAISED: Final = 2
"""How much further than the suit the rank stays from the edge, so that both look as far."""

Place = tuple[int, int, int]
"""Left, top and side of a square, in pixels from the card's top left corner."""


class CardPlan(NamedTuple):
    """The parts of one size of card. None of them covers another."""

    edge: int
    """What stays free along the card's edge."""
    rank: int
    """The height of the rank, which stands at the top left."""
    suit: Place
    """At the bottom right."""
    chip: Place
    """At the bottom left, under the rank."""

    @property
    def rank_middle(self) -> int:
        """How far down the middle of the rank is."""
        return self.edge + RAISED + self.rank // 2


def plan(width: int, height: int) -> CardPlan:
    """Rank and suit as large as they go beside a chip that is still easily seen."""
    edge = max(2, round(width * 0.065))
    rank = round(min(height * 0.45, width * 0.56))
    suit = round(min(height * 0.42, width * 0.43))
    beside_suit = width - 2 * edge - suit - max(1, width // 32)
    under_rank = height - 2 * edge - rank - RAISED - 2
    chip = min(beside_suit, under_rank)
    return CardPlan(
        edge,
        rank,
        (width - edge - suit, height - edge - suit, suit),
        (edge, height - edge - chip, chip),
    )
