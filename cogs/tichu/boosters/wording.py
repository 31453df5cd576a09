"""What boosters are called and what they do, in the reader's language, and how to find one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from bot.layout import MOST_LABEL, clip
from bot.words import Words, mark
from cogs.tichu.boosters.blue import BLUE
from cogs.tichu.boosters.brown import BROWN
from cogs.tichu.boosters.green import GREEN
from cogs.tichu.boosters.red import RED
from cogs.tichu.boosters.texts import Text
from cogs.tichu.boosters.yellow import YELLOW
from engines.tichu.boosters.model import Colour


class Group(msgspec.Struct, frozen=True):
    """All boosters of one colour, and what the colour means."""

    colour: Colour
    sign: str
    """Stands for the colour in a line of text, told by its shape: the same as in the picture."""
    name: str
    when: str
    texts: Mapping[str, Text]


GROUPS: Final = (
    Group(
        Colour.BLUE,
        "💧",
        mark("Blue"),
        mark("while cards are dealt or around the exchange, before the first card is played"),
        BLUE,
    ),
    Group(
        Colour.RED,
        "🔺",
        mark("Red"),
        mark("as an answer to what somebody does: those who hold one that fits are asked"),
        RED,
    ),
    Group(
        Colour.BROWN,
        "🟫",
        mark("Brown"),
        mark("between two tricks, directly before somebody leads, also before the first lead"),
        BROWN,
    ),
    Group(
        Colour.GREEN,
        "🍀",
        mark("Green"),
        mark("at any time in the round after the exchange while nobody is asked anything"),
        GREEN,
    ),
    Group(
        Colour.YELLOW, "☀️", mark("Yellow"), mark("in your own turn, together with cards"), YELLOW
    ),
)
"""In the order of the rules."""
GROUP_OF: Final = {key: group for group in GROUPS for key in group.texts}
"""By key of a booster, in the order of the rules."""

_END: Final = re.compile(r"(?<=\.)\s")
_SPACES: Final = re.compile(r"[\W_]+")


def card_of(key: str) -> Text:
    """Its card. Raises KeyError where there is none of that key."""
    return GROUP_OF[key].texts[key]


def booster_name(key: str, words: Words) -> str:
    """What the booster is called. Raises KeyError where there is none of that key."""
    return words.say(card_of(key).name)


def booster_text(key: str, words: Words) -> str:
    """What it does, in at most 300 characters."""
    return words.say(card_of(key).text)


def hint(key: str, words: Words) -> str:
    """Its first sentence, as it fits into a line of a menu."""
    return clip(_END.split(booster_text(key, words), maxsplit=1)[0], MOST_LABEL)


def signed_name(key: str, words: Words) -> str:
    """Its name with the sign of its colour."""
    return f"{GROUP_OF[key].sign} {booster_name(key, words)}"


def explained(key: str, words: Words) -> str:
    """All that its card says: name, colour, when it is played, what it does."""
    group = GROUP_OF[key]
    colour = f"{group.sign} {words.say(group.name)}: {words.say(group.when)}."
    return f"**{booster_name(key, words)}**\n-# {colour}\n{booster_text(key, words)}"


def every_name(words: Words) -> str:
    """All boosters by colour, with what the colours mean."""
    return "\n".join(
        f"{group.sign} **{words.say(group.name)}** ({words.say(group.when)}): "
        + ", ".join(booster_name(key, words) for key in group.texts)
        for group in GROUPS
    )


def found(typed: str, words: Words) -> Iterator[str]:
    """The boosters that somebody may mean, the likeliest first: by name here, or by key."""
    asked = _plain(typed)
    names = {key: (_plain(booster_name(key, words)), _plain(key)) for key in GROUP_OF}
    ranked = {key: min(_distance(asked, name) for name in both) for key, both in names.items()}
    yield from sorted((key for key in ranked if ranked[key] < _NOWHERE), key=ranked.__getitem__)


def meant(typed: str, words: Words) -> str | None:
    """The one booster that is meant, or None: its key, its whole name, or all that fits."""
    fitting = list(found(typed, words)) if _plain(typed) else []
    exact = [key for key in fitting if _plain(typed) in (_plain(key), _plain_name(key, words))]
    return next(iter(exact or fitting[: len(fitting) == 1]), None)


_NOWHERE: Final = 3


def _distance(asked: str, name: str) -> int:
    """0 for the name itself, 1 for its beginning, 2 for a part of it."""
    if name == asked:
        return 0
    if name.startswith(asked):
        return 1
    return 2 if asked in name else _NOWHERE


def _plain_name(key: str, words: Words) -> str:
    return _plain(booster_name(key, words))


def _plain(text: str) -> str:
    """As it is compared: small letters, without the marks between words."""
    return _SPACES.sub(" ", text).strip().casefold()
