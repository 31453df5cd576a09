"""A match of As-Nas as one of its readers sees it."""

from __future__ import annotations

from typing import Any, Final

from bot.custom_id import Press
from bot.faces import Moment, Wish
from bot.surfaces import Button, Surface
from bot.words import words_in
from cogs.asnas.face import AsNasFace
from engines.asnas.state import AsNasState
from engines.kernel.errors import IllegalAction
from engines.kernel.game import Seat
from tests.engines.asnas.table import GAME, after, table

FACE: Final = AsNasFace()
NAMES: Final = ("ann", "*ben*", "cat", "dan")
HANDS: Final = {0: "SSSBB", 1: "AASZC", 2: "AABZC", 3: "BZZCC"}
"""Seat 0 deals, so 1 acts first: a full house, a pair of As twice (1 is better), two pair."""


def moment(
    deeds: str = "", *, seat: int | None = None, draft: str = "", language: str = "en", **laid: Any
) -> Moment[Any]:
    """The match after `deeds` of whoever is to act, as `seat` sees it (None: everybody)."""
    state = after(table(laid.pop("hands", HANDS), **laid), deeds)
    return seen(state, seat=seat, draft=draft, language=language)


def seen(
    state: AsNasState,
    *,
    seat: int | None = None,
    draft: str = "",
    language: str = "en",
    names: tuple[str, ...] = NAMES,
) -> Moment[Any]:
    """`state` as `seat` sees it."""
    reader = None if seat is None else Seat(seat)
    view, words = GAME.view(state, reader), words_in(language)
    return Moment(view, reader, names, words, draft, GAME.result(state))


def buttons(rows: tuple[Any, ...]) -> list[Button]:
    """All of them, from left to right."""
    return [each for row in rows for each in row]


def verbs(rows: tuple[Any, ...]) -> list[str]:
    """What can be pressed."""
    return [each.verb for each in buttons(rows) if not each.disabled]


def labels(rows: tuple[Any, ...]) -> dict[str, str]:
    """What the buttons say, by what they do."""
    return {each.verb: each.label for each in buttons(rows)}


def pressed(now: Moment[Any], verb: str, arg: str = "") -> Wish:
    """What a press means."""
    return FACE.press(now, Press("s", "0", verb, arg))


def reason(now: Moment[Any], verb: str) -> str:
    """The code for which a press is refused at once, or nothing."""
    try:
        pressed(now, verb)
    except IllegalAction as error:
        return error.reason.value
    return ""


def spoken(shown: Surface) -> str:
    """All that a surface says in words, its buttons too."""
    return "\n".join([shown.text, shown.alt, shown.below, *labels(shown.rows).values()])


def public(now: Moment[Any]) -> str:
    """All that the channel reads of a table."""
    picture = FACE.table(now)
    return "\n".join([picture.text, picture.alt, picture.twin, *labels(picture.rows).values()])
