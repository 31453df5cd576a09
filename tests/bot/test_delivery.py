"""Hands by direct message, and the call at the table: where they go, and what goes wrong there."""

from __future__ import annotations

import aiohttp
import discord
import pytest

from bot.errors import NoSuchTable
from bot.table.places import CALL, TABLE, Place, hand_of
from data.rows import MessageRow
from engines.kernel.game import Seat
from tests.bot.board import (
    CLOSED_DMS,
    FIRST_DM,
    FIRST_MESSAGE,
    GONE_CHANNEL,
    GONE_MESSAGE,
    HAND,
    HAND_PLACE,
    SESSION,
    Board,
    call,
    failure,
    hand,
)
from tests.bot.world import ANN, BEN, CHANNEL, Passing

OTHER_HAND = hand_of(Seat(1))


@pytest.fixture
async def desk(passed: Passing):
    made = Board(passed)
    yield made
    await made.publisher.close()
    made.painter.close()


def stored(desk: Board, kind: str = HAND) -> MessageRow:
    """What the store knows of a message."""
    return desk.rows.known[SESSION + kind]


# A hand by DM


async def test_a_hand_is_posted_to_its_owners_dms_then_edited_there(desk):
    await desk.show_hand(hand("two aces"))
    await desk.show_hand(hand("three aces"))
    assert (desk.at().posted, desk.at().edited) == (["two aces"], ["three aces"])
    assert (desk.discord.opened, desk.channel.posted) == ([ANN], [])


async def test_where_a_hand_is_is_stored(desk):
    await desk.show_hand(hand("two aces"))
    assert (stored(desk).channel, stored(desk).message) == (FIRST_DM, FIRST_MESSAGE)


async def test_a_hand_of_an_earlier_process_is_edited_where_it_is(desk):
    await desk.rows.put(
        MessageRow(session=SESSION, kind=HAND, channel=77, message=5, sent=desk.clock.now())
    )
    await desk.show_hand(hand("two aces"))
    assert desk.at(77).edited == ["two aces"]
    assert desk.discord.opened == []


async def test_a_hand_that_was_deleted_is_posted_anew(desk):
    await desk.show_hand(hand("two aces"))
    desk.at().failures.append(GONE_MESSAGE)
    await desk.show_hand(hand("three aces"))
    await desk.show_hand(hand("four aces"))
    assert desk.at().posted == ["two aces", "three aces"]
    assert desk.at().edited == ["four aces"]
    assert desk.discord.opened == [ANN]


async def test_a_hand_that_is_an_hour_old_comes_anew(desk):
    await desk.show_hand(hand("two aces"))
    await desk.later(3601)
    await desk.show_hand(hand("three aces"))
    assert desk.at().posted == ["two aces", "three aces"]
    assert desk.at().deleted == [FIRST_MESSAGE]


@pytest.mark.parametrize("shown_before", [True, False])
async def test_a_dm_channel_that_is_gone_is_forgotten_and_opened_anew(desk, shown_before):
    if shown_before:
        await desk.show_hand(hand("two aces"))
    else:
        await desk.people.set_dm_channel(ANN, FIRST_DM - 1)
    opened = len(desk.discord.opened)
    desk.at(FIRST_DM - 1 + opened).failures.append(GONE_CHANNEL)
    await desk.show_hand(hand("three aces"))
    assert desk.discord.opened == [ANN] * (opened + 1)
    assert desk.at(FIRST_DM + opened).posted == ["three aces"]
    assert stored(desk).channel == FIRST_DM + opened
    assert desk.ended == []


async def test_dms_whose_channel_is_gone_again_and_again_are_given_up(desk):
    for channel in (FIRST_DM, FIRST_DM + 1):
        desk.at(channel).failures.append(GONE_CHANNEL)
    await desk.show_hand(hand("two aces"))
    assert (desk.unreached, desk.ended) == ([HAND], [])
    assert desk.discord.opened == [ANN, ANN]


async def test_a_hand_of_a_game_that_was_over_before_it_came_is_not_sent(desk):
    await desk.show_hand(hand("over", live=False))
    assert desk.discord.opened == []


async def test_a_hand_shows_the_end_where_it_was_shown_before(desk):
    await desk.show_hand(hand("two aces"))
    await desk.show_hand(hand("over", live=False))
    assert desk.at().edited == ["over"]


# A hand that does not arrive


@pytest.mark.parametrize("code", [50007, 50278, 40003])
async def test_that_a_hand_did_not_arrive_is_told_and_the_table_goes_on(desk, code):
    desk.at().failures.append(failure(discord.Forbidden, 403, code))
    await desk.show_hand(hand("two aces"))
    await desk.show("one")
    await desk.show("two")
    assert (desk.unreached, desk.people.closed) == ([HAND], [ANN])
    assert (desk.channel.posted, desk.channel.edited) == (["one"], ["two"])
    assert desk.ended == []


async def test_a_hand_that_did_not_arrive_is_not_tried_again_by_itself(desk):
    desk.at().failures.append(CLOSED_DMS)
    await desk.show_hand(hand("two aces"))
    await desk.later(3600)
    assert (desk.at().posted, desk.unreached) == ([], [HAND])


async def test_dms_that_are_closed_during_the_game_are_noticed(desk):
    await desk.show_hand(hand("two aces"))
    desk.at().failures.append(CLOSED_DMS)
    await desk.show_hand(hand("three aces"))
    assert (desk.unreached, desk.people.closed) == ([HAND], [ANN])


async def test_without_a_budget_a_hand_does_not_arrive_and_nobodys_dms_count_as_closed(passed):
    desk = Board(passed, dm_budget=0)
    await desk.show_hand(hand("two aces"))
    assert (desk.unreached, desk.people.closed, desk.discord.opened) == ([HAND], [], [])
    await desk.publisher.close()
    desk.painter.close()


async def test_who_opens_their_dms_again_has_their_hand_at_the_next_change(desk):
    desk.at().failures.append(CLOSED_DMS)
    await desk.show_hand(hand("two aces"))
    desk.people.closed.clear()
    await desk.show_hand(hand("two aces"))
    assert desk.at().posted == ["two aces"]


async def test_a_hand_that_may_arrive_later_is_tried_again(desk):
    desk.at().failures.append(aiohttp.ServerDisconnectedError())
    await desk.show_hand(hand("two aces"))
    await desk.later(6)
    assert (desk.at().posted, desk.unreached) == (["two aces"], [])


async def test_dms_that_cannot_be_opened_now_are_opened_later(desk):
    desk.discord.failures.append(failure(discord.HTTPException, 503))
    await desk.show_hand(hand("two aces"))
    await desk.later(6)
    assert desk.discord.opened == [ANN, ANN]
    assert desk.at(FIRST_DM + 1).posted == ["two aces"]


# A hand that is not wanted any more


async def test_a_hand_that_should_not_be_there_is_taken_down(desk):
    await desk.show_hand(hand("two aces"))
    await desk.show_hand(None)
    await desk.show_hand(None)
    assert desk.at().deleted == [FIRST_MESSAGE]
    assert SESSION + HAND not in desk.rows.known


async def test_a_hand_that_an_earlier_process_showed_is_taken_down_too(desk):
    await desk.rows.put(
        MessageRow(session=SESSION, kind=HAND, channel=77, message=5, sent=desk.clock.now())
    )
    await desk.show_hand(None)
    assert desk.at(77).deleted == [5]


async def test_a_hand_that_is_wanted_again_is_posted_anew(desk):
    await desk.show_hand(hand("two aces"))
    await desk.show_hand(None)
    await desk.show_hand(hand("two aces"))
    assert desk.at().posted == ["two aces", "two aces"]


@pytest.mark.parametrize("error", [GONE_MESSAGE, failure(discord.Forbidden, 403, 50013)])
async def test_a_message_that_cannot_be_removed_does_no_harm(desk, error):
    await desk.show_hand(hand("two aces"))
    desk.at().keeping = error
    await desk.show_hand(None)
    await desk.show_hand(hand("three aces"))
    assert desk.at().posted == ["two aces", "three aces"]


# The call


async def test_a_call_for_somebody_else_is_posted_anew_and_the_old_one_removed(desk):
    await desk.call_for(call("ann"))
    await desk.call_for(call("ann", "ben"))
    assert desk.channel.posted == ["ann", "ann\nben"]
    assert (desk.channel.edited, desk.channel.deleted) == ([], [FIRST_MESSAGE])
    assert stored(desk, CALL).message == FIRST_MESSAGE + 1


async def test_those_still_called_are_not_pinged_again_when_others_have_come(desk):
    await desk.call_for(call("ann", "ben", "eve"))
    await desk.call_for(call("ann", "ben"))
    await desk.call_for(call("ben"))
    assert desk.channel.posted == ["ann\nben\neve"]
    assert desk.channel.edited == ["ann\nben", "ben"]


async def test_a_call_that_has_served_goes_and_the_next_is_posted(desk):
    await desk.call_for(call("ann"))
    await desk.call_for(None)
    assert desk.channel.deleted == [FIRST_MESSAGE]
    await desk.call_for(call("ann"))
    assert desk.channel.posted == ["ann", "ann"]


async def test_a_call_whose_old_message_stays_is_posted_once(desk):
    await desk.call_for(call("ann"))
    desk.channel.keeping = aiohttp.ServerDisconnectedError()
    await desk.call_for(call("ben"))
    await desk.later(60)
    assert desk.channel.posted == ["ann", "ben"]


async def test_a_call_in_a_channel_that_is_gone_ends_the_session(desk):
    desk.channel.failures.append(GONE_CHANNEL)
    await desk.call_for(call("ann"))
    assert desk.ended == [SESSION]


# Several messages


async def test_every_message_of_a_session_has_a_pace_of_its_own(desk):
    await desk.show("one")
    await desk.show_hand(hand("two aces"))
    await desk.later(2)
    await desk.show("two", 0)
    await desk.show_hand(hand("three aces"), 0)
    assert (desk.channel.edited, desk.at().edited) == (["two"], ["three aces"])
    await desk.show_hand(hand("four aces"), 0.5)
    assert desk.at().edited == ["three aces"]
    await desk.later(1)
    assert desk.at().edited == ["three aces", "four aces"]


async def test_a_message_that_hangs_keeps_no_other_waiting(desk):
    await desk.show("one")
    desk.at().open.clear()
    await desk.show_hand(hand("two aces"))
    await desk.show("two")
    assert (desk.at().posted, desk.channel.edited) == ([], ["two"])
    desk.at().open.set()
    await desk.later(0)
    assert desk.at().posted == ["two aces"]


async def test_while_a_hand_answers_a_press_the_table_is_edited(desk):
    await desk.show("one")
    await desk.show_hand(hand("two aces"))
    with desk.publisher.holding(HAND_PLACE):
        await desk.show("two")
        await desk.show_hand(hand("three aces"))
        assert (desk.channel.edited, desk.at().edited) == (["two"], [])
        desk.publisher.answered(HAND_PLACE, hand("three aces"), FIRST_MESSAGE, desk.edit)
    await desk.later(2)
    assert desk.at().edited == []


async def test_only_what_changed_is_sent(desk):
    desk.others = {HAND: hand("two aces"), OTHER_HAND: hand("kings", user=BEN), CALL: None}
    desk.publisher.mark(SESSION, (TABLE, *desk.others))
    await desk.later(2)
    desk.others[OTHER_HAND] = hand("queens", user=BEN)
    desk.publisher.mark(SESSION, (TABLE, *desk.others))
    await desk.later(2)
    edited = [desk.at(CHANNEL).edited, desk.at(FIRST_DM).edited, desk.at(FIRST_DM + 1).edited]
    assert edited == [[], [], ["queens"]]


# What is kept in memory


async def test_nothing_is_kept_of_a_session_that_is_over(desk):
    desk.others = {HAND: hand("two aces"), CALL: call("ann")}
    desk.publisher.mark(SESSION, (TABLE, HAND, CALL))
    await desk.later(2)
    desk.live, desk.others = False, {HAND: hand("over", live=False), CALL: None}
    desk.publisher.mark(SESSION, (TABLE, HAND, CALL))
    await desk.later(2)
    assert desk.publisher._boards == {}


async def test_hands_are_known_though_the_table_cannot_be_shown(desk):
    desk.channel.failures.append(failure(discord.Forbidden, 403, 50013))
    await desk.show_hand(hand("two aces"))
    await desk.show("one")
    desk.publisher.mark(SESSION, (HAND,))
    await desk.later(2)
    assert desk.at().edited == []


async def test_nothing_is_let_go_while_a_message_has_still_to_be_sent(desk):
    await desk.show("one")
    await desk.show_hand(hand("two aces"))
    desk.live = False
    desk.at().failures.append(failure(discord.HTTPException, 503))
    await desk.show_hand(hand("over", live=False), 0)
    await desk.show("over", 2)
    assert desk.at().edited == []
    await desk.later(6)
    assert desk.at().edited == ["over"]
    assert desk.publisher._boards == {}


async def test_nothing_is_kept_of_a_session_that_is_unknown(desk):
    await desk.show(NoSuchTable())
    await desk.show_hand(NoSuchTable())
    assert desk.publisher._boards == {}


@pytest.mark.parametrize("live", [True, False])
async def test_a_press_in_a_hand_is_remembered_while_the_game_goes_on(desk, live):
    with desk.publisher.holding(HAND_PLACE):
        desk.publisher.answered(HAND_PLACE, hand("two aces", live=live), FIRST_MESSAGE, desk.edit)
    assert bool(desk.publisher._boards) == live


async def test_who_was_called_before_the_table_was_shown_is_called_once(desk):
    await desk.call_for(call("ann"))
    desk.publisher.mark(SESSION, (TABLE, CALL))
    await desk.later(2)
    assert desk.channel.posted == ["ann", "one"]


async def test_hands_at_other_tables_are_other_messages(desk):
    await desk.show("one")
    await desk.show_hand(hand("two aces"))
    desk.publisher.answered(Place("s2", HAND), hand("kings"), FIRST_MESSAGE, desk.edit)
    await desk.show_hand(hand("two aces"))
    assert (desk.at().posted, desk.at().edited) == (["two aces"], [])
