"""A wait that is over in a moment is not told in hands: it would be over when they were sent."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sessions.session import Session
from bot.table.hand_screen import hand_surface
from bot.table.table_screen import moment
from bot.words import words_in
from cogs.tichu.face import TichuFace
from engines.kernel.game import Seat
from tests.bot.world import ANN, BEN, EVE, World

DAN = 4
PEOPLE = (ANN, BEN, EVE, DAN)
HANDS = (
    "2g 2k 3g 4g 5g 6g 7g 8g Tg Jg Qg Kg Ag mahjong",
    "2b 2r 3k 4k 5k 6k 7k 8k Tk Jk Qk Kk Ak dog",
    "3b 4b 5b 6b 7b 8b 9b Tb Jb Qb Kb Ab 9g phoenix",
    "3r 4r 5r 6r 7r 8r 9r Tr Jr Qr Kr Ar 9k dragon",
)
FACE = TichuFace()
UP_TO_YOU = "**It is up to you.**"


async def act(world: World, session: Session, seat: int, **raw: Any) -> None:
    await world.host.act(session.id, PEOPLE[seat], raw, None)


async def closing(world: World, seconds: float) -> Session:
    """At this time per move, all are asked for bombs after the first trick."""
    table = await world.lobby(*PEOPLE, game="tichu", seconds=seconds)
    options = {"boosters": False, "hands": [hand.split() for hand in HANDS]}
    for field, value in options.items():
        await world.host.change(table.row.id, lambda now, f=field, v=value: now.set_option(f, v))
    session = await world.host.begin(table.row.id, ANN)
    for seat in range(4):
        await act(world, session, seat, type="grand", call=False)
    for seat in range(4):
        others = [str((seat + step) % 4) for step in (1, 2, 3)]
        gifts = {to: [HANDS[seat].split()[9 + n]] for n, to in enumerate(others)}
        await act(world, session, seat, type="exchange", give=gifts)
    await act(world, session, 0, type="play", cards=["mahjong"])
    for seat in (1, 2, 3):
        await act(world, session, seat, type="pass")
    return session


@pytest.mark.parametrize(("seconds", "told"), [(60.0, False), (600.0, True)])
async def test_a_window_is_told_in_hands_where_it_lasts(world, seconds, told):
    session = await closing(world, seconds)
    assert session.is_brief(Seat(1)) is not told
    now = moment(session, FACE, words_in("en"), Seat(1))
    shown = hand_surface(session, FACE, now, "Club", text_only=False, fleeting=False)
    assert (UP_TO_YOU in shown.text) is told
    assert ("Do you throw a bomb?" in shown.text) is told


async def test_a_turn_is_always_told(world):
    session = await world.game(*PEOPLE, game="tichu", seconds=30.0)
    assert not session.is_brief(Seat(0))


async def test_who_is_not_asked_is_asked_nothing_brief(world):
    session = await closing(world, 60.0)
    await act(world, session, 1, type="decline")
    assert not session.is_brief(Seat(1))
