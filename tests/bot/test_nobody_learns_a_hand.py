"""Nothing that is sent to anybody tells a card they may not know, whatever is in the hands.

Random games are played by people on all seats. After every action everything that the bot has for
a reader (the table, its text, the call, a hand by DM and at the table; pictures as scenes) is drawn
twice: as it is, and in a world where all cards that this reader may not know are shuffled. Both
must be equal, so nothing can be learnt. What is hidden is said anew by the rules, not asked of a
view. `make slow` plays 200 games.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from bot.faces import Face, Moment, Picture
from bot.sessions.session import Session
from bot.surfaces import Surface
from bot.table.hand_screen import call_surface, hand_surface
from bot.table.table_screen import moment, table_surface
from bot.words import words_in
from cogs.asnas.face import AsNasFace
from cogs.epochs.face import EpochsFace
from cogs.powerup.face import PowerUpFace
from cogs.tichu.face import TichuFace
from engines.asnas.view import AsNasView
from engines.kernel.game import Seat, legal_actions
from tests.bot.bare import session_of
from tests.engines.playing import Table
from tests.engines.tables import ASNAS, EPOCHS, POWERUP, TICHU

WORDS = words_in("en")
GAMES = int(os.environ.get("SECRET_GAMES", "12"))
"""How many random games are played of each."""
LAPSES = 0.05
"""How often somebody lets their time run out."""

HIDDEN: tuple[tuple[Table, Face], ...] = (
    (ASNAS, AsNasFace()),
    (TICHU, TichuFace()),
    (POWERUP, PowerUpFace()),
    (EPOCHS, EpochsFace()),
)
"""The games that hide cards, and their faces."""


def sent_to_all(session: Session, face: Face) -> Iterator[Surface | None]:
    """What the channel sees, and what anybody may ask for."""
    yield table_surface(session, face, WORDS, text_only=False)
    yield table_surface(session, face, WORDS, text_only=True)
    yield call_surface(session, face, WORDS)


def sent_to(session: Session, face: Face, seat: Seat) -> Iterator[Surface | None]:
    """What one player is sent, and may ask for."""
    now = moment(session, face, WORDS, seat)
    yield hand_surface(session, face, now, "Club", text_only=False, fleeting=False)
    yield hand_surface(session, face, now, "Club", text_only=True, fleeting=True)
    picture = face.table(now)
    yield Surface(picture.text, scene=picture.scene, alt=picture.alt, below=picture.twin)


def drawn(session: Session, face: Face, reader: Seat | None) -> list[Surface | None]:
    if reader is None:
        return list(sent_to_all(session, face))
    return list(sent_to(session, face, reader))


def assert_nothing_leaks(
    session: Session, face: Face, table: Table, reader: Seat | None, dice: Random
) -> None:
    seen, state = drawn(session, face, reader), session.state
    shuffled = table.shuffled_unseen(state, reader, dice)
    session.state = msgspec.structs.replace(shuffled, seed=state.seed)  # promised, not told
    try:
        assert drawn(session, face, reader) == seen
    finally:
        session.state = state


async def random_moves(table: Table, session: Session, dice: Random) -> Any:
    """Play `session`; yields before every action. At the end the seed is shown, which tells all."""
    rules = session.rules
    while session.result is None:
        yield
        if dice.random() < LAPSES:
            await session.submit(rules.expire(dice.choice(rules.deadlines(session.state)).id))
            continue
        waiting = sorted(rules.waiting_on(session.state))
        actions = list(legal_actions(rules, session.state, Seat(dice.choice(waiting))))
        usual = [each for each in actions if not table.seldom(each)]
        await session.submit(dice.choice(usual or actions))


async def play(table: Table, face: Face, number: int) -> None:
    dice = Random(number)
    session = session_of(table, face, number)
    async for _ in random_moves(table, session, dice):
        readers = [None, *(Seat(n) for n in range(len(session.seats)))]
        assert_nothing_leaks(session, face, table, dice.choice(readers), dice)


@pytest.mark.parametrize(("table", "face"), HIDDEN, ids=lambda each: getattr(each, "key", ""))
async def test_nothing_that_is_sent_tells_a_card(table, face):
    for number in range(GAMES):
        await play(table, face, number)


class Blabbing(AsNasFace):
    """A face that tells everybody what the seat to act holds."""

    open_view = True

    def table(self, now: Moment[AsNasView]) -> Picture:
        hand = str(now.view.hand)
        return msgspec.structs.replace(super().table(now), text=hand)


async def test_a_table_that_shows_a_players_view_would_be_caught():
    with pytest.raises(AssertionError):
        await play(ASNAS, Blabbing(), 0)
