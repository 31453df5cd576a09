"""Parts of a table's text that games of chips share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.layout import MOST_ALT
from bot.words import Words, mark
from cogs.betting.stakes import Player

DOT: Final = " · "
ROUNDS: Final = {"flop": mark("Flop"), "turn": mark("Turn"), "river": mark("River")}
"""The betting rounds that deal cards to the board."""
FIRST: Final = mark("Before the flop")


def round_name(street: str, words: Words) -> str:
    """What a betting round is called; the first one is whatever deals nothing to the board."""
    return words.say(ROUNDS.get(street, FIRST))


def chips_line(player: Player, words: Words) -> str:
    """A player's chips in a word."""
    if player.out:
        return words.say("out")
    return words.say("all-in") if player.all_in else str(player.chips)


def fitting(parts: Iterable[str]) -> str:
    """As many of `parts`, from the first one, as a screen reader takes."""
    told = ""
    for part in parts:
        longer = f"{told} {part}".strip()
        if len(longer) <= MOST_ALT:
            told = longer
    return told
