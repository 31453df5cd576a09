"""The scale of combinations and the order of single cards, in words."""

from __future__ import annotations

from bot.surfaces import Surface
from bot.words import Words
from cogs.epochs.names import HIGHEST, decimal, fraction, suit_name
from engines.epochs.scale import SCALE, SIZES, Suit
from render import epochs as pictures


def scale_lines(words: Words) -> list[str]:
    """Every step of the scale, numbered as in its picture, the highest first."""
    two = words.say("two complete suits of one epoch (2)")
    steps = [two, *(_step(step, words) for step in reversed(SCALE))]
    return [f"{number}. {step}" for number, step in enumerate(steps, 1)]


def scale_text(words: Words) -> str:
    """The whole scale, what decides between equal ones, and the order of single cards."""
    heading = words.say("**The scale**, the highest first")
    # Without the empty line what follows would belong to the list's last line.
    return "\n".join([heading, *scale_lines(words), "", ties(words), singles(words)])


def ties(words: Words) -> str:
    """What decides between two combinations of the same step."""
    return words.say(
        "Equal on the scale: the higher epoch wins, then the combination of more cards."
        " Then the next combination decides, at last the strongest card outside of them."
    )


def singles(words: Words) -> str:
    """Single cards from the strongest down."""
    highest = " > ".join(words.say(HIGHEST[suit]) for suit in SIZES)
    suits = " > ".join(suit_name(suit, words) for suit in SIZES)
    return words.say(
        "Single cards: Joker > {highest} > the epochs from X down to I, and within an epoch its"
        " highest card > {suits}.",
        highest=highest,
        suits=suits,
    )


def scale_surface(words: Words) -> Surface:
    """The scale drawn, with all of it in words."""
    alt = words.say(
        "The scale from the highest down: {steps}.", steps="; ".join(scale_lines(words))
    )
    return Surface(scale_text(words), scene=pictures.scale(), alt=alt)


def _step(step: tuple[tuple[int, Suit], ...], words: Words) -> str:
    """The combinations that are equal on the scale: `Skull 2/3 or Maze 4/6 (0.67)`."""
    k, suit = step[0]
    if len(step) == 1:
        return f"{suit_name(suit, words)} {fraction(k, SIZES[suit], words)}"
    one, other = (f"{suit_name(each, words)} {n}/{SIZES[each]}" for n, each in step)
    either = words.say("{one} or {other}", one=one, other=other)
    return f"{either} ({decimal(k / SIZES[suit], words)})"
