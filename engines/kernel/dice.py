"""Chance. Every throw comes from the game's seed and the step it is thrown in."""

from __future__ import annotations

from hashlib import sha256
from random import Random


def dice(seed: str, step: int, what: str) -> Random:
    """Dice for one purpose at one step: the same for the same game on every machine.

    What they show is written into an event, so replay never throws them again.
    """
    return Random(f"{seed}/{step}/{what}")


def commitment(seed: str) -> str:
    """What is shown of a seed before the game: it gives nothing away, and cannot be changed."""
    return sha256(seed.encode()).hexdigest()
