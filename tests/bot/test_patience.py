"""What is not urgent may wait a moment: it is often out of date before anybody has read it."""

from __future__ import annotations

import asyncio

import pytest

from bot.surfaces import Surface
from bot.table.places import Shown
from tests.bot.board import FIRST_MESSAGE, HAND_PLACE, Board
from tests.bot.world import ANN, Passing


def hand(text: str, gist: str, *, live: bool = True) -> Shown:
    """A hand of which `gist` may not wait."""
    return Shown(Surface(text, gist=gist), "h0", None, live, user=ANN)


@pytest.fixture
async def desk(passed: Passing):
    made = Board(passed, patience=30.0)
    await made.show("table")
    await made.show_hand(hand("one", "mine"))
    yield made
    await made.publisher.close()
    made.painter.close()


async def test_what_is_not_urgent_waits_and_is_sent_once(desk):
    await desk.show_hand(hand("two", "mine"), 10)
    await desk.show_hand(hand("three", "mine"), 10)
    assert desk.at().edited == []
    await desk.later(25)
    assert desk.at().edited == ["three"]


async def test_what_is_urgent_is_sent_at_once(desk):
    await desk.show_hand(hand("two", "yours"))
    assert desk.at().edited == ["two"]


async def test_what_is_urgent_waits_for_nothing_that_waits(desk):
    await desk.show_hand(hand("two", "mine"))
    await desk.show_hand(hand("three", "yours"))
    await desk.later(60)
    assert desk.at().edited == ["three"]


async def test_what_looks_as_before_when_its_time_has_come_is_not_sent(desk):
    await desk.show_hand(hand("two", "mine"))
    await desk.show_hand(hand("one", "mine"))
    await desk.later(60)
    assert desk.at().edited == []


async def test_what_a_press_has_shown_meanwhile_is_not_sent(desk):
    await desk.show_hand(hand("two", "mine"))
    desk.publisher.answered(HAND_PLACE, hand("two", "mine"), FIRST_MESSAGE, desk.edit)
    await desk.later(60)
    assert desk.at().edited == []


async def test_the_end_waits_for_nothing(desk):
    await desk.show_hand(hand("over", "mine", live=False))
    assert desk.at().edited == ["over"]


async def test_what_is_urgent_is_sent_though_it_came_while_something_else_was_looked_at(desk):
    seen, look = asyncio.Event(), desk.look

    async def slowly(place):
        shown = await look(place)
        await seen.wait()
        return shown

    desk.look = slowly
    await desk.show_hand(hand("two", "mine"))
    await desk.show_hand(hand("three", "yours"))
    seen.set()
    await desk.later(0)
    await desk.later(2)
    assert desk.at().edited == ["three"]
