"""Presses of hands: in a DM, at the table, and by people who are not in the game any more."""

from __future__ import annotations

import discord
import pytest

from engines.kernel.game import Seat
from tests.bot.board import failure
from tests.bot.parlour import Parlour
from tests.bot.test_hand_screen import PEOPLE, game
from tests.bot.world import ANN, World

STRANGER = 99
WATCH = "You do not play at this table"


@pytest.fixture
async def parlour(world: World):
    made = Parlour(world)
    yield made
    await made.close()


async def begun(parlour: Parlour):
    """A game of As-Nas whose table and hands have been sent."""
    session = await game(parlour.world)
    await parlour.quiet()
    return session


def to_act(session) -> int:
    """Whose turn it is."""
    return session.seats[session.state.to_act].user


async def free_to_hold(parlour: Parlour):
    """A game in which staying in costs whose turn it is nothing: they are asked before a fold."""
    session = await begun(parlour)
    while session.state.bets[session.state.to_act] < session.state.highest:
        await parlour.press(session, to_act(session), "call", where="dm")
    return session


# By DM


async def test_everybody_is_sent_their_own_hand_once(parlour):
    await begun(parlour)
    assert sorted(parlour.discord.opened) == list(PEOPLE)
    assert [len(parlour.dms(user).posted) for user in PEOPLE] == [1] * 4


async def test_a_press_in_a_dm_is_answered_by_the_hand_itself(parlour):
    session = await begun(parlour)
    user = to_act(session)
    pressing = await parlour.press(session, user, "look", where="dm")
    assert "Your hand" in pressing.redrawn[0]
    assert pressing.told == []


async def test_a_choice_made_in_a_hand_is_shown_there_and_nowhere_else(parlour):
    session = await free_to_hold(parlour)
    edited = len(parlour.channel.edited)
    pressing = await parlour.press(session, to_act(session), "fold", where="dm")
    assert "Fold all the same?" in pressing.redrawn[0]
    assert len(parlour.channel.edited) == edited
    assert session.state.folded == frozenset()


async def test_a_choice_made_with_an_old_control_is_none(parlour):
    session = await free_to_hold(parlour)
    pressing = await parlour.press(session, to_act(session), "fold", where="dm", seen="h77")
    assert "Fold all the same?" not in pressing.redrawn[0]


async def test_a_choice_made_at_the_table_opens_the_hand_and_leaves_the_table_alone(parlour):
    session = await free_to_hold(parlour)
    pressing = await parlour.press(session, to_act(session), "fold")
    assert "Fold all the same?" in pressing.told[0]
    assert pressing.redrawn == []


async def test_a_double_press_in_a_dm_acts_once_and_shows_the_hand_as_it_is(parlour):
    session = await begun(parlour)
    user, seat = to_act(session), session.state.to_act
    button = session.anchor_of(seat)
    await parlour.press(session, user, "call", where="dm", seen=button)
    pressing = await parlour.press(session, user, "call", where="dm", seen=button)
    assert session.length == 1
    assert "You act after" in pressing.redrawn[0]
    assert pressing.told == []


async def test_who_left_is_told_so_when_they_press_in_the_hand_they_had(parlour):
    parlour.world.computers.may_answer.clear()
    session = await begun(parlour)
    await parlour.world.host.leave(session.id, ANN)
    await parlour.quiet()
    pressing = await parlour.press(session, ANN, "@refresh", where="dm")
    assert pressing.redrawn == []
    assert WATCH in pressing.told[0]


async def test_the_hand_of_somebody_who_left_is_removed(parlour):
    parlour.world.computers.may_answer.clear()
    session = await begun(parlour)
    await parlour.world.host.leave(session.id, ANN)
    await parlour.quiet()
    assert len(parlour.dms(ANN).deleted) == 1


# At the table


async def test_my_hand_is_shown_to_the_presser_alone(parlour):
    session = await begun(parlour)
    pressing = await parlour.press(session, ANN, "@hand")
    assert "face down" in pressing.told[0]
    assert pressing.redrawn == []


async def test_who_does_not_play_has_no_hand(parlour):
    session = await begun(parlour)
    pressing = await parlour.press(session, STRANGER, "@hand")
    assert WATCH in pressing.told[0]


@pytest.mark.parametrize(("hands", "shown"), [("dm", False), ("both", True), ("ephemeral", True)])
async def test_who_looks_at_the_table_sees_their_cards_where_they_want_them(parlour, hands, shown):
    session = await begun(parlour)
    user = to_act(session)
    await parlour.world.people.choose(user, hands=hands)
    pressing = await parlour.press(session, user, "look")
    assert len(pressing.redrawn) == 1
    assert ["Your hand" in text for text in pressing.told] == [True] * shown


async def test_a_hand_opened_at_the_table_is_kept_true(parlour):
    session = await begun(parlour)
    user = to_act(session)
    opened = await parlour.press(session, user, "@hand")
    await parlour.press(session, user, "look", where="dm")
    assert "Your hand" in opened.kept[-1]


@pytest.mark.parametrize("hands", ["dm", "both", "ephemeral"])
async def test_a_press_in_an_open_hand_is_answered_there_alone(parlour, hands):
    session = await begun(parlour)
    user = to_act(session)
    await parlour.world.people.choose(user, hands=hands)
    pressing = await parlour.press(session, user, "look", where="hand")
    assert "Your hand" in pressing.redrawn[0]
    assert pressing.told == []


# Whom no DM reaches


def closed(parlour: Parlour) -> None:
    """Nobody takes direct messages."""
    parlour.discord.failures += [failure(discord.Forbidden, 403, 50007)] * len(PEOPLE)


async def test_whom_no_dm_reaches_is_called_to_the_table_in_one_message(parlour):
    closed(parlour)
    session = await begun(parlour)
    await parlour.quiet()
    calls = [text for text in parlour.channel.posted if "🂠" in text]
    assert all(f"<@{user}>" in calls[-1] for user in PEOPLE)
    assert len(parlour.channel.deleted) == len(calls) - 1
    assert session.unreached == set(map(Seat, range(4)))


async def test_who_opens_their_hand_is_not_called_any_more(parlour):
    closed(parlour)
    session = await begun(parlour)
    await parlour.press(session, ANN, "@hand")
    assert session.unreached == {Seat(1), Seat(2), Seat(3)}
    assert f"<@{ANN}>" not in parlour.channel.edited[-1]


async def test_a_call_goes_when_everybody_was_here(parlour):
    closed(parlour)
    session = await begun(parlour)
    for user in PEOPLE:
        await parlour.press(session, user, "@hand")
    assert await parlour.world.store.messages.get(session.id, "call") is None


async def test_whom_no_dm_reaches_sees_their_cards_at_the_table(parlour):
    closed(parlour)
    session = await begun(parlour)
    pressing = await parlour.press(session, to_act(session), "look")
    assert "Your hand" in pressing.told[0]


async def test_without_a_budget_hands_are_shown_at_the_table_alone(world):
    parlour = Parlour(world, budget=0)
    session = await begun(parlour)
    pressing = await parlour.press(session, to_act(session), "look")
    assert "Your hand" in pressing.told[0]
    assert parlour.discord.opened == []
    assert all([await world.people.takes_dms(user) for user in PEOPLE])
    await parlour.close()


async def test_who_is_reminded_is_pinged_at_the_table(parlour):
    session = await begun(parlour)
    await parlour.world.later(31)
    await parlour.quiet()
    assert f"⏰ <@{to_act(session)}>" in parlour.channel.posted[-1]
