"""A game of Power Up as one of its readers sees it."""

from __future__ import annotations

from typing import Any, Final

import pytest

from bot.custom_id import Press
from bot.faces import Moment, Wish
from bot.surfaces import Button, Menu, Surface
from bot.words import words_in
from cogs.powerup.face import PowerUpFace
from engines.kernel.errors import IllegalAction
from engines.kernel.game import Seat, apply
from engines.kernel.secret import redact
from engines.powerup.state import PowerUpState
from tests.engines.powerup.table import GAME, events, wish

FACE: Final = PowerUpFace()
NAMES: Final = ("ann", "*ben*", "cat", "dan", "eve", "fay")


def seen(
    state: PowerUpState,
    seat: int | None = None,
    draft: str = "",
    *,
    language: str = "en",
    names: tuple[str, ...] = NAMES,
) -> Moment[Any]:
    """`state` as `seat` sees it (None: as everybody does)."""
    reader = None if seat is None else Seat(seat)
    view, words = GAME.view(state, reader), words_in(language)
    return Moment(view, reader, names[: state.seats], words, draft, GAME.result(state))


def hand(state: PowerUpState, seat: int, draft: str = "", **more: Any) -> Surface:
    """The hand of `seat`."""
    return FACE.hand(seen(state, seat, draft, **more))


def acting(state: PowerUpState, draft: str = "", **more: Any) -> Surface:
    """The hand of the seat to act."""
    assert state.to_act is not None
    return hand(state, state.to_act, draft, **more)


def public(state: PowerUpState, **more: Any) -> str:
    """All that the channel reads of a table."""
    picture = FACE.table(seen(state, **more))
    return "\n".join([picture.text, picture.alt, picture.twin, *labels(picture.rows)])


def spoken(shown: Surface) -> str:
    """All that a surface says in words, its controls too."""
    lines = [each.label + each.description for each in options(shown.rows)]
    return "\n".join([shown.text, shown.alt, *labels(shown.rows), *lines])


def told(state: PowerUpState, script: str, language: str = "en") -> list[str]:
    """The lines for all that the last wish of the script makes happen, as everybody reads them."""
    happened = events(state, script)
    now = seen(state, language=language)
    lines = [FACE.line(redact(each, None), now) for each in happened]
    return [each for each in lines if each is not None]


def buttons(rows: tuple[Any, ...]) -> list[Button]:
    """All of them, from left to right."""
    return [each for row in rows if not isinstance(row, Menu) for each in row]


def labels(rows: tuple[Any, ...]) -> list[str]:
    """What the buttons say."""
    return [each.label for each in buttons(rows)]


def verbs(rows: tuple[Any, ...]) -> list[str]:
    """What can be pressed."""
    return [each.verb for each in buttons(rows) if not each.disabled]


def menus(rows: tuple[Any, ...]) -> list[Menu]:
    """The menus, from top to bottom."""
    return [each for each in rows if isinstance(each, Menu)]


def menu(rows: tuple[Any, ...], verb: str) -> Menu:
    """The one menu of that verb."""
    (found,) = [each for each in menus(rows) if each.verb == verb]
    return found


def options(rows: tuple[Any, ...]) -> list[Any]:
    """The lines of all menus."""
    return [each for one in menus(rows) for each in one.options]


def pressed(now: Moment[Any], verb: str, arg: str = "", *values: str) -> Wish:
    """What a press means."""
    return FACE.press(now, Press("s", "0", verb, arg, values))


def reason(now: Moment[Any], verb: str, arg: str = "", *values: str) -> str:
    """The code for which a press is refused at once, or nothing."""
    try:
        pressed(now, verb, arg, *values)
    except IllegalAction as error:
        return error.reason.value
    return ""


def answer(state: PowerUpState, seat: int, words: str, language: str = "en") -> tuple[str, Any]:
    """The code for which the wish of `seat` is refused, and what they are told."""
    raw = wish(words)
    with pytest.raises(IllegalAction) as caught:
        apply(GAME, state, GAME.action(Seat(seat), raw))
    said = FACE.refusal(seen(state, seat, language=language), raw, caught.value)
    return caught.value.reason.value, said
