"""A match of Epochs Poker as one of its readers sees it."""

from __future__ import annotations

from typing import Any, Final

import pytest
from msgspec.structs import replace

from bot.custom_id import Press
from bot.faces import Moment, Wish
from bot.surfaces import Button, Menu, Surface
from bot.words import words_in
from cogs.epochs.face import EpochsFace
from engines.epochs.state import EpochsState
from engines.kernel.errors import IllegalAction
from engines.kernel.game import Seat, apply
from tests.engines.epochs.table import GAME, after, table, wish

FACE: Final = EpochsFace()
NAMES: Final = ("ann", "*ben*", "cat", "dan", "eve", "fay", "gus", "hal")


def moment(
    script: str = "",
    *,
    seat: int | None = None,
    draft: str = "",
    language: str = "en",
    **laid: Any,
) -> Moment[Any]:
    """The match after `check, raise 100`, as `seat` sees it (None: everybody)."""
    return seen(after(table(**laid), script), seat=seat, draft=draft, language=language)


def seen(
    state: EpochsState, *, seat: int | None = None, draft: str = "", language: str = "en"
) -> Moment[Any]:
    """`state` as `seat` sees it."""
    reader = None if seat is None else Seat(seat)
    view, words = GAME.view(state, reader), words_in(language)
    return Moment(view, reader, NAMES[: state.seats], words, draft, GAME.result(state))


def short_match(**laid: Any) -> EpochsState:
    """A match of one hand."""
    return replace(table(**laid), most_hands=1)


def buttons(rows: tuple[Any, ...]) -> list[Button]:
    """All of them, from left to right."""
    return [each for row in rows if not isinstance(row, Menu) for each in row]


def menus(rows: tuple[Any, ...]) -> dict[str, list[tuple[str, str]]]:
    """Value and label of each line, by what the menu is for."""
    found = [row for row in rows if isinstance(row, Menu)]
    return {menu.verb: [(each.value, each.label) for each in menu.options] for menu in found}


def verbs(rows: tuple[Any, ...]) -> list[str]:
    """What can be pressed."""
    return [each.verb for each in buttons(rows) if not each.disabled]


def labels(rows: tuple[Any, ...]) -> dict[str, str]:
    """What the buttons say, by what they do."""
    return {each.verb: each.label for each in buttons(rows)}


def pressed(now: Moment[Any], verb: str, arg: str = "", *values: str) -> Wish:
    """What a press means."""
    return FACE.press(now, Press("s", "0", verb, arg, values))


def told(state: EpochsState, script: str, **seen_by: Any) -> list[str]:
    """The lines that the last wish of `script` adds to the log."""
    *before, last = script.split(", ")
    state = after(state, ", ".join(before))
    assert state.to_act is not None
    step = apply(GAME, state, GAME.action(state.to_act, wish(last)))
    now = seen(step.state, **seen_by)
    lines = [FACE.line(event, now) for event in step.events]
    return [line for each in lines if each for line in each.split("\n")]


def answer(state: EpochsState, words: str, *, seat: int | None = None, language: str = "en") -> str:
    """What the seat to act, or another one, is told whose wish is refused."""
    asks = state.to_act if seat is None else Seat(seat)
    assert asks is not None
    with pytest.raises(IllegalAction) as caught:
        apply(GAME, state, GAME.action(asks, wish(words)))
    said = FACE.refusal(seen(state, seat=asks, language=language), wish(words), caught.value)
    assert said is not None
    return said


def spoken(shown: Surface) -> str:
    """All that a surface says in words, its buttons too."""
    return "\n".join([shown.text, shown.alt, shown.below, *labels(shown.rows).values()])
