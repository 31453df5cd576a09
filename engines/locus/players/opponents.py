"""The seven opponents themselves, weakest first: each one is what it sees, and how far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from engines.locus.actions import Place
from engines.locus.players.board import EVEN, NOTHING
from engines.locus.players.thinker import Thinker
from engines.locus.view import LocusView

Opponent = Callable[[LocusView, Sequence[Place], Random], Place]
"""Picks one of its legal actions, from its view and some dice."""

GLANCES: Final = 3
"""How many of its actions level 2 compares."""


def any_card(view: LocusView, actions: Sequence[Place], dice: Random) -> Place:
    """Level 1: lays chips wherever they fall."""
    return dice.choice(actions)


def first_glance(view: LocusView, actions: Sequence[Place], dice: Random) -> Place:
    """Level 2: looks at a few cards, and takes the best of those."""
    return most_points(view, dice.sample(actions, min(GLANCES, len(actions))), dice)


def most_points(view: LocusView, actions: Sequence[Place], dice: Random) -> Place:
    """Level 3: takes the most points there are now, whatever comes of it."""
    points = {
        (each.cell, face): score
        for each in view.preview
        for face, score in (("up", each.up), ("down", each.down))
    }
    most = max(points[action.cell, action.face] for action in actions)
    return dice.choice([each for each in actions if points[each.cell, each.face] == most])


OPPONENTS: Final[dict[str, Opponent]] = {
    "1": any_card,
    "2": first_glance,
    "3": most_points,
    # Asks what the other will answer.
    "4": Thinker(depth=2, width=12, share=NOTHING),
    # Has its own answer to that ready.
    "5": Thinker(depth=3, width=12, share=NOTHING),
    # Thinks a chip further, and begins to see what its chips are worth to later ones.
    "6": Thinker(depth=4, width=8, share=1),
    # Knows what they are worth, looks as far as its patience lasts, and sees endings whole.
    "7": Thinker(depth=48, width=8, share=EVEN, ending=7),
}
"""Each opponent by its level."""
