"""For the tests of all that a game refuses: how people ask at a laid table, and what is said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.words import language_of
from engines.kernel.errors import IllegalAction
from engines.kernel.game import Seat, apply
from tests.e2e.harness import Answer, Message, Person
from tests.e2e.tables import Company, pressing


def told(
    board: Any, state: Any, seat: int, raw: dict[str, Any], locale: str, names: Sequence[str]
) -> str | None:
    """What the face of a game (its module `tests.cogs.<game>.board`) says to `seat`.

    It asks for `raw`, which the rules refuse in that state; its Discord speaks `locale`.
    """
    with pytest.raises(IllegalAction) as caught:
        apply(board.GAME, state, board.GAME.action(Seat(seat), raw))
    now = board.seen(state, seat, language=language_of(locale), names=tuple(names))
    return board.FACE.refusal(now, raw, caught.value)


async def ask(
    company: Company, person: Person, verb: str, arg: str = "", *values: str, at: Any = None
) -> Answer:
    """Press a control as it would be now, in the DM or `at` a message; it may not be there."""
    shown: Message = at or company.hand(person)
    anchor = (await company.known()).anchor
    pressed = pressing(company.table, verb, arg, anchor=anchor)
    return await company.house.press(person, shown, pressed, *values)


async def through_the_window(company: Company, person: Person, text: str) -> Answer:
    """Open the window for typing, and type there; where there is nothing to type it stays shut."""
    opened = await ask(company, person, "type")
    return await company.house.fill_in(person, opened, text=text) if opened.fields else opened
