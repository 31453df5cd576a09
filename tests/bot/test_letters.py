"""Who is sent their hand, where, and in which language; and who is told that none could come."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.sessions.options import TableOptions
from bot.table.places import CALL, TABLE, WHISPER, Place, Shown, hand_of, whisper_of
from data.rows import GuildSettings
from engines.kernel.game import Seat
from tests.bot.test_hand_screen import SEATS, game
from tests.bot.test_screens import verbs
from tests.bot.world import ANN, BEN, CHANNEL, GUILD, World, opened

FIRST, SECOND = SEATS[:2]
ALL_HANDS = tuple(map(hand_of, SEATS))


async def look(world: World, session: Any, kind: str) -> Shown | None:
    """What one message of the session shows."""
    return await world.screens.look(Place(session.id, kind))


async def undelivered(world: World, session: Any, seat: Seat) -> None:
    """The hand of `seat` did not arrive."""
    await world.screens.undelivered(Place(session.id, hand_of(seat)))


# Which messages there are


async def test_a_lobby_is_one_message(world):
    lobby = await world.lobby(ANN, game="asnas")
    assert world.screens.kinds(lobby.row.id) == (TABLE,)


async def test_a_game_where_all_lies_open_has_no_hands(world):
    session = await world.game()
    assert world.screens.kinds(session.id) == (TABLE, CALL)


async def test_where_cards_are_hidden_everybody_has_a_hand(world):
    session = await game(world)
    assert world.screens.kinds(session.id) == (TABLE, CALL, *ALL_HANDS)


async def test_a_computer_is_sent_no_hand(world):
    world.computers.may_answer.clear()
    session = await game(world, ANN, BEN)
    assert len(session.seats) == len(SEATS)
    assert world.screens.kinds(session.id) == (TABLE, CALL, *ALL_HANDS[:2])


async def test_what_is_not_in_memory_has_a_table(world):
    assert world.screens.kinds("elsewhere") == (TABLE,)


# Hands by DM


async def test_a_hand_is_a_message_to_its_owner_that_can_be_edited(world):
    session = await game(world)
    shown = await look(world, session, hand_of(SECOND))
    assert (shown.user, shown.channel) == (BEN, None)
    assert (shown.anchor, shown.live, shown.fresh) == (session.anchor_of(SECOND), True, False)
    assert "@refresh" not in verbs(shown.surface)


@pytest.mark.parametrize(("hands", "sent"), [("dm", True), ("both", True), ("ephemeral", False)])
async def test_a_hand_is_sent_to_whoever_wants_it_by_dm(world, hands, sent):
    session = await game(world)
    await world.people.choose(ANN, hands=hands)
    assert (await look(world, session, hand_of(FIRST)) is not None) == sent
    assert await look(world, session, hand_of(SECOND)) is not None


async def test_to_closed_dms_no_hand_is_sent(world):
    session = await game(world)
    await world.people.dms_closed(ANN)
    assert await look(world, session, hand_of(FIRST)) is None


async def test_a_hand_whose_owner_left_has_to_go(world):
    world.computers.may_answer.clear()
    session = await game(world)
    await world.host.leave(session.id, ANN)
    assert hand_of(FIRST) in world.screens.kinds(session.id)
    assert await look(world, session, hand_of(FIRST)) is None


async def test_a_hand_stays_while_the_computer_plays_for_its_owner(world):
    world.computers.may_answer.clear()
    session = await game(world)
    row = session.seats[FIRST]
    await session.set_seats(msgspec.structs.replace(row, away=True, level="easy"))
    shown = await look(world, session, hand_of(FIRST))
    assert "@back" in verbs(shown.surface)


async def test_after_the_end_a_hand_is_shown_once_more(world):
    session = await game(world)
    await world.host.end(session.id)
    shown = await look(world, session, hand_of(FIRST))
    assert not shown.live


async def test_in_a_lobby_there_is_no_hand_to_show(world):
    lobby = await world.lobby(ANN, game="asnas")
    for kind in (hand_of(FIRST), whisper_of(FIRST), CALL):
        assert await world.screens.look(Place(lobby.row.id, kind)) is None


# In whose words


async def test_a_hand_speaks_its_owners_language_and_the_table_its_own(world):
    session = await game(world)
    await world.people.met(ANN, "uk")
    await world.people.choose(BEN, language="pt_BR")
    said = {hand_of(FIRST): "Роздача 1", hand_of(SECOND): "Rodada 1", hand_of(SEATS[2]): "Deal 1"}
    for kind, begins in said.items():
        assert begins in (await look(world, session, kind)).surface.text


async def test_a_hand_of_somebody_unknown_speaks_the_language_of_the_table(world):
    lobby = await world.host.open(
        "asnas", guild=GUILD, channel=71, host=ANN, language="uk", config={}, options=TableOptions()
    )
    await world.host.change(lobby.row.id, lambda now: now.join(ANN, "ann"))
    world.computers.may_answer.clear()
    session = await world.host.begin(lobby.row.id, ANN)
    shown = await look(world, session, hand_of(FIRST))
    assert "Роздача" in shown.surface.text


# Hands opened at the table


@pytest.mark.parametrize("hands", ["dm", "both", "ephemeral"])
async def test_a_hand_opened_at_the_table_is_kept_true_whatever_was_chosen(world, hands):
    session = await game(world)
    await world.people.choose(ANN, hands=hands)
    shown = await look(world, session, whisper_of(FIRST))
    assert (shown.user, shown.anchor) == (ANN, session.anchor_of(FIRST))
    assert "@refresh" in verbs(shown.surface)


async def test_a_hand_opened_at_the_table_by_somebody_who_left_is_not_kept_true(world):
    world.computers.may_answer.clear()
    session = await game(world)
    await world.host.leave(session.id, ANN)
    assert await look(world, session, whisper_of(FIRST)) is None


def test_a_hand_at_the_table_is_no_hand_by_dm():
    assert whisper_of(FIRST).startswith(WHISPER)
    assert {hand_of(seat) for seat in SEATS}.isdisjoint(whisper_of(seat) for seat in SEATS)


# A hand that did not arrive


async def test_that_a_hand_did_not_arrive_is_told_at_the_table(world):
    session = await game(world)
    await undelivered(world, session, SECOND)
    assert world.shown_anew == [(session.id, (CALL,))]
    shown = await look(world, session, CALL)
    assert (shown.surface.mentions, shown.channel) == ((BEN,), CHANNEL)
    assert shown.fresh


async def test_that_a_hand_did_not_arrive_is_told_once(world):
    session = await game(world)
    await undelivered(world, session, SECOND)
    session.unreached.discard(SECOND)  # its owner was here
    await undelivered(world, session, SECOND)
    assert await look(world, session, CALL) is None
    assert SECOND in session.told


async def test_without_a_reason_nobody_is_called(world):
    session = await game(world)
    assert await look(world, session, CALL) is None


async def test_after_the_end_nobody_is_called(world):
    session = await game(world)
    await undelivered(world, session, SECOND)
    while session.result is None:
        user = session.seats[session.state.to_act].user
        await world.host.act(session.id, user, {"type": "fold"}, None)
    assert await look(world, session, CALL) is None


async def test_the_call_speaks_the_language_of_the_server(world):
    session = await game(world)
    await world.store.settings.put_guild(GuildSettings(guild=GUILD, language="uk"))
    await undelivered(world, session, SECOND)
    assert "ваші карти тут" in (await look(world, session, CALL)).surface.text


async def test_a_hand_that_did_not_arrive_at_a_table_nobody_remembers_does_no_harm(world):
    await world.screens.undelivered(Place("elsewhere", hand_of(FIRST)))
    assert world.shown_anew == []


# A channel that is gone


async def test_a_session_whose_channel_is_gone_is_ended(world):
    session = await game(world)
    await world.screens.gone(session.id)
    assert (await world.stored(session.id)).session.status == "closed"


# Settings


async def test_who_chooses_another_way_has_their_tables_shown_anew(world):
    mine = await game(world)
    await world.game(5, 6, channel=71)
    world.screen.marked.clear()
    await world.host.show_hands_anew(ANN)
    assert world.screen.marked == [mine.id]


async def test_a_choice_changes_nothing_at_a_lobby(world):
    await world.lobby(ANN)
    world.screen.marked.clear()
    await world.host.show_hands_anew(ANN)
    assert world.screen.marked == []


async def test_after_a_restart_a_hand_is_what_it_was(database, passed):
    async with opened(database, passed) as world:
        session = await game(world)
        before = await look(world, session, hand_of(SECOND))
    async with opened(database, passed) as world:
        session = await world.host.session(session.id)
        assert await look(world, session, hand_of(SECOND)) == before
