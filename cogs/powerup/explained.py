"""What each of the ten powers does, for those who want to read it before they play one."""

from __future__ import annotations

from typing import Final

from bot.surfaces import Surface
from bot.words import Words, mark
from cogs.powerup.names import cost_of, power_name
from engines.powerup.powers import POWERS
from engines.powerup.state import PowerKey
from render import powerup as pictures

FULL: Final[dict[PowerKey, str]] = {
    "clone": mark(
        "You get a copy of the power that was played just before in this hand, by anybody, and"
        " keep it until you pay for it and play it. A Clone itself cannot be copied."
    ),
    "disintegrate": mark(
        "Destroys a board card of this betting round, and nothing comes in its place. On the flop"
        " you choose. Cards that lay there when somebody went all-in are shielded. Two a hand at"
        " most, for the whole table."
    ),
    "emp": mark(
        "Nobody, you included, plays another power in this betting round. What has been played"
        " goes on working."
    ),
    "engineer": mark(
        "The next three cards of the deck are shown to everybody. You pick the one that comes"
        " next, the other two are discarded."
    ),
    "intel": mark("You alone see the next card of the deck, always, until the hand ends."),
    "reload": mark(
        "Discard one or both of your cards, and draw as many. A card that lay face up is replaced"
        " by a hidden one."
    ),
    "scanner": mark(
        "You alone see the next two cards of the deck. Keep both in their order, or discard both;"
        " everybody learns which of the two you did."
    ),
    "upgrade": mark("Draw a third card, then discard one of the three."),
    "x-ray": mark(
        "Every opponent in the hand who shows no card turns one up, by chance; it stays face up."
    ),
    "deploy": mark(
        "The next card of the deck comes to the board, for everybody, before the flop too. Two a"
        " hand at most, for the whole table."
    ),
}
"""Each in a sentence or three."""


def every_power(words: Words) -> str:
    """All of them with their costs, numbered as in their picture."""
    lines = [_paragraph(number, power, words) for number, power in enumerate(POWERS, 1)]
    return "\n".join([_when(words), *lines])


def powers_surface(words: Words) -> Surface:
    """The same with the picture."""
    names = [f"{n} {power_name(power, words)}" for n, power in enumerate(POWERS, 1)]
    heading = "### " + words.say("The ten powers")
    return Surface(
        f"{heading}\n{every_power(words)}",
        scene=pictures.powers(),
        alt=words.say("The cards of the ten powers: {powers}.", powers=", ".join(names)),
    )


def _paragraph(number: int, power: PowerKey, words: Words) -> str:
    name, full = power_name(power, words), words.say(FULL[power])
    return f"**{number} {name}** ⚡{cost_of(power)} · {full}"


def _when(words: Words) -> str:
    return words.say(
        "You play powers in your own turn, before you bet, as many as your energy ⚡ pays for. A"
        " power that cannot be played costs nothing."
    )
