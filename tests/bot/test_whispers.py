"""Hands that one person sees at the table: kept true while Discord lets one edit them."""

from __future__ import annotations

import discord
import pytest

from bot.errors import NoSuchTable
from bot.layout import Sending
from bot.table.places import Place, whisper_of
from bot.table.whispers import OPEN_FOR, Aside
from engines.kernel.game import Seat
from tests.bot.board import SESSION, Board, failure, hand, text_of
from tests.bot.world import Passing

WHISPER = whisper_of(Seat(0))
PLACE = Place(SESSION, WHISPER)
DISMISSED = failure(discord.NotFound, 404, 10008)


class Open:
    """A hand that somebody has open at the table of `board`."""

    def __init__(self, board: Board, text: str = "two aces") -> None:
        self.board = board
        self.edited: list[str] = []
        self.removed = False
        self.failures: list[Exception] = []
        self.meanwhile = lambda: None
        board.others[WHISPER] = hand(text)
        board.publisher.whispered(PLACE, hand(text), self.aside)

    @property
    def aside(self) -> Aside:
        return Aside(self.edit, self.remove)

    async def remove(self) -> None:
        if self.failures:
            raise self.failures.pop(0)
        self.removed = True

    async def edit(self, sending: Sending) -> None:
        self.meanwhile()
        if self.failures:
            raise self.failures.pop(0)
        self.edited.append(text_of(sending.view))

    async def change(self, text: str, seconds: float = 2.0) -> None:
        """The hand looks different now: the table is marked, as with every change."""
        self.board.others[WHISPER] = hand(text)
        await self.board.show(text, seconds)


@pytest.fixture
async def desk(passed: Passing):
    made = Board(passed)
    await made.show("one")
    yield made
    await made.publisher.close()
    made.painter.close()


def letters(desk: Board) -> list[int]:
    """Whose direct messages were opened."""
    return desk.discord.opened


async def test_a_hand_that_is_open_is_kept_true(desk):
    opened = Open(desk)
    await opened.change("three aces")
    await opened.change("four aces")
    assert opened.edited == ["three aces", "four aces"]
    assert letters(desk) == []


async def test_a_hand_that_looks_the_same_is_not_sent(desk):
    opened = Open(desk)
    await desk.show("two")
    assert opened.edited == []


async def test_edits_of_an_open_hand_keep_their_distance(desk):
    opened = Open(desk)
    await opened.change("three aces", 0.5)
    assert opened.edited == []
    await desk.later(1)
    assert opened.edited == ["three aces"]


async def test_the_hand_that_was_opened_last_is_kept_true(desk):
    first, last = Open(desk), Open(desk)
    await last.change("three aces")
    assert (first.edited, last.edited) == ([], ["three aces"])


async def test_the_hand_that_was_open_before_goes_when_it_is_opened_anew(desk):
    opened = Open(desk)
    await desk.publisher.opened(PLACE, hand("two aces"), opened.aside)
    assert opened.removed


async def test_what_has_changed_while_a_hand_was_being_opened_is_shown(desk):
    opened = Open(desk)
    desk.others[WHISPER] = hand("three aces")
    await desk.publisher.opened(PLACE, hand("two aces"), opened.aside)
    await desk.later(2)
    assert opened.edited == ["three aces"]


async def test_a_hand_that_cannot_be_taken_away_any_more_stays(desk):
    opened = Open(desk)
    await desk.later(OPEN_FOR + 1)
    await desk.publisher.opened(PLACE, hand("two aces"), opened.aside)
    assert not opened.removed


@pytest.mark.parametrize("failure", [DISMISSED, OSError("no network")])
async def test_a_hand_that_does_not_go_keeps_nobody_from_opening_it_anew(desk, failure):
    opened = Open(desk)
    opened.failures.append(failure)
    await desk.publisher.opened(PLACE, hand("two aces"), opened.aside)
    await opened.change("three aces")
    assert (opened.removed, opened.edited) == (False, ["three aces"])


async def test_a_hand_that_discord_lets_nobody_edit_any_more_is_left_alone(desk):
    opened = Open(desk)
    await desk.later(OPEN_FOR + 1)
    await opened.change("three aces")
    await opened.change("four aces")
    assert (opened.edited, letters(desk)) == ([], [])


async def test_a_hand_that_was_put_away_is_left_alone(desk):
    opened = Open(desk)
    opened.failures.append(DISMISSED)
    await opened.change("three aces")
    await opened.change("four aces")
    assert (opened.edited, letters(desk)) == ([], [])


async def test_a_hand_put_away_while_it_changed_once_more_comes_by_no_other_way(desk):
    opened = Open(desk)
    opened.failures.append(DISMISSED)

    def change_again() -> None:
        desk.others[WHISPER] = hand("four aces")
        desk.publisher.mark(SESSION)

    opened.meanwhile = change_again
    await opened.change("three aces")
    await desk.later(2)
    assert letters(desk) == []
    assert SESSION + WHISPER not in desk.rows.known


@pytest.mark.parametrize("failures", [[], [DISMISSED]])
async def test_a_hand_opened_anew_while_the_old_one_is_edited_is_kept_true(desk, failures):
    old = Open(desk)
    old.failures += failures
    newer: list[Open] = []
    old.meanwhile = lambda: newer.append(Open(desk, "four aces"))
    await old.change("three aces")
    await desk.later(2)
    await newer[0].change("three aces")
    assert newer[0].edited[-1] == "three aces"


async def test_a_hand_whose_owner_left_is_left_alone(desk):
    opened = Open(desk)
    desk.others[WHISPER] = None
    await desk.show("two")
    await opened.change("three aces")
    assert opened.edited == []


async def test_a_network_that_fails_for_a_moment_puts_no_hand_away(desk):
    opened = Open(desk)
    opened.failures.append(OSError("no network"))
    await opened.change("three aces")
    await desk.later(6)
    assert opened.edited == ["three aces"]


async def test_nothing_is_kept_of_open_hands_when_the_game_is_over(desk):
    opened = Open(desk)
    desk.live = False
    desk.others[WHISPER] = hand("over", live=False)
    await desk.show("over")
    assert opened.edited == ["over"]
    assert desk.publisher._boards == {}


async def test_a_hand_opened_after_the_end_is_not_kept(desk):
    desk.live = False
    await desk.show("over")
    with desk.publisher.holding(PLACE):
        desk.publisher.whispered(PLACE, hand("over", live=False), Open(desk).aside)
    assert desk.publisher._boards == {}


async def test_nothing_is_kept_of_an_open_hand_of_a_session_that_is_unknown(desk):
    opened = Open(desk)
    desk.others[WHISPER] = NoSuchTable()
    await desk.show(NoSuchTable())
    assert (opened.edited, desk.publisher._boards) == ([], {})
