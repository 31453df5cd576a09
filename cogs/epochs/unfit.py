"""Why options of a table do not fit together, before it is opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from bot.words import Words
from cogs.epochs.names import pack_name
from engines.epochs.game import Epochs
from engines.epochs.scale import MOST_JOKERS, PACKS
from engines.kernel.errors import BadConfig

Options: TypeAlias = Mapping[str, Any]
"""As the command was given them, by the names of the rules."""


def unfit(config: Options, words: Words) -> str:
    """What is wrong with these options, in a sentence that says what would do; empty: nothing."""
    try:
        Epochs().config(dict(config))
    except BadConfig as error:
        sentence = _SENTENCES.get(error.field, _other)
        return sentence({**config, "field": error.field}, words)
    return ""


def _pack(_config: Options, words: Words) -> str:
    packs = ", ".join(f"`{pack}` ({pack_name(pack, words)})" for pack in PACKS)
    return words.say("There is no such pack. Choose one of these: {packs}.", packs=packs)


def _jokers(_config: Options, words: Words) -> str:
    return words.say("A pack holds from 0 to {most} jokers.", most=MOST_JOKERS)


def _min_bet(config: Options, words: Words) -> str:
    return words.say(
        "A smallest bet of {least} is too much for {stack} chips: it has to be less, since it is"
        " the ante too where you do not say another one.",
        least=config["min_bet"],
        stack=config["stack"],
    )


def _max_bet(config: Options, words: Words) -> str:
    return words.say(
        "The largest bet ({most}) cannot be below the smallest ({least}).",
        most=config["max_bet"],
        least=config["min_bet"],
    )


def _ante(config: Options, words: Words) -> str:
    return words.say(
        "An ante of {ante} leaves nothing to bet of {stack} chips: it has to be less.",
        ante=config["ante"],
        stack=config["stack"],
    )


def _other(config: Options, words: Words) -> str:
    return words.say("That option does not fit: {detail}.", detail=config["field"])


_SENTENCES: Final[dict[str, Callable[[Options, Words], str]]] = {
    "pack": _pack,
    "jokers": _jokers,
    "min_bet": _min_bet,
    "max_bet": _max_bet,
    "ante": _ante,
}
"""By option."""
