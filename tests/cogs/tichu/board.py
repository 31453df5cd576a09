"""A game of Tichu as one of its readers sees it."""

from __future__ import annotations

from typing import Any, Final

import pytest

from bot.custom_id import Press
from bot.faces import Moment, Wish
from bot.surfaces import Button, Menu, Surface
from bot.words import words_in
from cogs.tichu.choosing import Chosen
from cogs.tichu.face import TichuFace
from engines.kernel.errors import IllegalAction
from engines.kernel.game import Seat, apply
from engines.tichu.cards import Card
from engines.tichu.state import TichuState
from tests.engines.tichu.table import GAME, HANDS, after, dealt, give, play, table

FACE: Final = TichuFace()
NAMES: Final = ("ann", "*ben*", "cat", "dan")
GIFTS: Final = (("2g", "Jg", "2k"), ("2b", "Jk", "2r"), ("3b", "Jb", "Kb"), ("Jr", "Qr", "Kr"))
"""What each gives of HANDS: the next player, the partner, the one before."""


def exchanged(hands: tuple[str, ...] = HANDS, grand: str = "", **options: Any) -> TichuState:
    """The first lead of a round; ann holds the Mah Jong."""
    return after(
        dealt(hands, grand, **options), *(give(n, *gifts) for n, gifts in enumerate(GIFTS))
    )


def middle(**changes: Any) -> TichuState:
    """A round in its middle; ann leads. Ann and ben hold bombs, dan the Dragon."""
    return table(
        "5g 5r 8k 8b 9g 9k 9b 9r Ag phoenix",
        "4g 4r 6g 7g 8g 9g Tg Jg Kk dog",
        "3g 3k Tb Jb Qb Kb 2r Ak",
        "2g 2k 6b 6r Qk Qr Kg dragon",
        **changes,
    )


def seen(
    state: TichuState,
    seat: int | None = None,
    draft: Chosen | str = "",
    *,
    language: str = "en",
    names: tuple[str, ...] = NAMES,
) -> Moment[Any]:
    """`state` as `seat` sees it (None: as everybody does)."""
    reader = None if seat is None else Seat(seat)
    text = draft if isinstance(draft, str) else draft.text
    view = GAME.view(state, reader)
    return Moment(view, reader, names, words_in(language), text, GAME.result(state))


def chose(cards: str, **more: Any) -> Chosen:
    """These cards are chosen."""
    return Chosen(tuple(map(Card, cards.split())), **more)


def hand(state: TichuState, seat: int, draft: Chosen | str = "", **more: Any) -> Surface:
    """The hand of `seat`."""
    return FACE.hand(seen(state, seat, draft, **more))


def public(state: TichuState, **more: Any) -> str:
    """All that the channel reads of a table."""
    picture = FACE.table(seen(state, **more))
    return "\n".join([picture.text, picture.alt, picture.twin, *labels(picture.rows)])


def buttons(rows: tuple[Any, ...]) -> list[Button]:
    """All of them, from left to right."""
    return [each for row in rows if not isinstance(row, Menu) for each in row]


def button(rows: tuple[Any, ...], verb: str, arg: str | None = None) -> Button:
    """The one button of that verb."""
    (found,) = [b for b in buttons(rows) if b.verb == verb and arg in (None, b.arg)]
    return found


def verbs(rows: tuple[Any, ...]) -> list[str]:
    """What can be pressed."""
    return [each.verb for each in buttons(rows) if not each.disabled]


def labels(rows: tuple[Any, ...]) -> list[str]:
    """What the buttons say."""
    return [each.label for each in buttons(rows)]


def menu(rows: tuple[Any, ...], verb: str, arg: str = "") -> Menu:
    """The one menu of that verb and argument."""
    (found,) = [m for m in rows if isinstance(m, Menu) and (m.verb, m.arg) == (verb, arg)]
    return found


def menus(rows: tuple[Any, ...]) -> list[str]:
    """The verbs of the menus, from top to bottom."""
    return [each.verb for each in rows if isinstance(each, Menu)]


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


def answer(state: TichuState, seat: int, raw: dict[str, Any], language: str = "en") -> str | None:
    """What `seat` is told who asks for what is refused."""
    with pytest.raises(IllegalAction) as caught:
        apply(GAME, state, GAME.action(Seat(seat), raw))
    return FACE.refusal(seen(state, seat, language=language), raw, caught.value)


def played(state: TichuState, *deeds: tuple[int, str]) -> TichuState:
    """The state after these plays, each by a seat."""
    return after(state, *(play(seat, cards) for seat, cards in deeds))
