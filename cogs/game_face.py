"""What the faces of all games share: the computer opponents, and how options are listed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from bot.words import Words

Opponents: TypeAlias = Mapping[str, tuple[str, str]]
"""A computer player's name and character by level, weakest first. The characters are marked."""


class GameFace:
    """The base of every game's face, which says the rest of `bot.faces.Face`."""

    key: str
    title: str
    turn_seconds: float
    opponents: Opponents
    open_view: bool = False
    teams: tuple[tuple[int, ...], ...] = ()

    def level(self, level: str, words: Words) -> tuple[str, str]:
        """An opponent's name, and its level and character."""
        name, character = self.opponents[level]
        return name, words.say(character)


def numbers(values: Iterable[int]) -> tuple[tuple[int, str], ...]:
    """The values of an option that is a number, each with how it is written."""
    return tuple((value, str(value)) for value in values)
