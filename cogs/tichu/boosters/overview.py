"""What lies open of boosters, explained; and how the picture of the table names them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.faces import Moment
from bot.layout import MOST_TEXT
from bot.words import Words, mark
from bot.words.sentences import command
from cogs.tichu.boosters.situation import effect_name
from cogs.tichu.boosters.wording import (
    GROUP_OF,
    booster_name,
    booster_text,
    every_name,
    explained,
    hint,
    signed_name,
)
from engines.tichu.boosters.model import Colour
from engines.tichu.view import TichuView
from render.boosters import Colour as Drawn
from render.boosters import Face, Wording

COLOURS: Final[dict[Colour, Drawn]] = {
    Colour.BLUE: "blue",
    Colour.RED: "red",
    Colour.BROWN: "brown",
    Colour.GREEN: "green",
    Colour.YELLOW: "yellow",
}
"""The colours as pictures name them."""
ANNOUNCED: Final = mark("Announced")
IN_FORCE: Final = mark("In force")
FACE_UP: Final = mark("Face-up boosters")
"""The headings in text and picture."""
MOST: Final = MOST_TEXT - 200
"""Characters of an overview: more would be cut off in its middle."""


def overview(now: Moment[TichuView]) -> str:
    """The boosters in force, those of each player and those face up, each with what it does.

    As much as fits is told of each: all, the first sentence, or the name.
    """
    words = now.words
    asked = words.say(
        "What does a booster do? Ask with {command}.", command=command(COMMAND, words)
    )
    for tell in (_whole, _first, _only):
        told = "\n".join([*_sections(now, tell), f"-# {asked}"])
        if len(told) <= MOST:
            return told
    return asked


COMMAND: Final = "boosters"
"""The command that explains any booster."""


def answer(typed: str, key: str | None, words: Words) -> str:
    """What the command says: one booster, or all by name where it does not know which."""
    if key is not None:
        return explained(key, words)
    if not typed.strip():
        said = words.count("There is {n} booster:", "There are {n} boosters:", len(GROUP_OF))
        return f"{said}\n{every_name(words)}"
    said = words.say("There is no booster of that name. There are:")
    return f"{said}\n{every_name(words)}"


def wording(view: TichuView, words: Words) -> Wording:
    """What is written in the picture of the table."""
    owned = (key for pool in view.pools for key in pool)
    played = (each.booster for each in (*view.announced, *view.in_force))
    shown = (*view.faceup, *owned, *played)
    faces = {key: Face(booster_name(key, words), COLOURS[GROUP_OF[key].colour]) for key in shown}
    return Wording(faces, words.say(ANNOUNCED), words.say(IN_FORCE), words.say(FACE_UP))


Tell = Callable[[str, Words], str]


def _sections(now: Moment[TichuView], tell: Tell) -> list[str]:
    view, words = now.view, now.words
    title, in_force, face_up = words.say("Boosters"), words.say(IN_FORCE), words.say(FACE_UP)
    lines = [f"### {title}"]
    if view.in_force:
        lines.append(f"**{in_force}**")
        lines += [
            f"- {effect_name(each, now)}{tell(each.booster, words)}" for each in view.in_force
        ]
    for seat in view.order:
        if view.pools[seat]:
            lines += [f"**{now.name(seat)}**", *_listed(view.pools[seat], words, tell)]
    if view.faceup:
        lines += [f"**{face_up}**", *_listed(view.faceup, words, tell)]
    if len(lines) == 1:
        lines.append(words.say("No boosters lie open at this table."))
    return lines


def _listed(keys: tuple[str, ...], words: Words, tell: Tell) -> list[str]:
    return [f"- **{signed_name(key, words)}**{tell(key, words)}" for key in keys]


def _whole(key: str, words: Words) -> str:
    return f": {booster_text(key, words)}"


def _first(key: str, words: Words) -> str:
    return f": {hint(key, words)}"


def _only(_key: str, _words: Words) -> str:
    return ""
