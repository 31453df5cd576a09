"""The table's message: what becomes of it when Discord, or somebody in the channel, interferes."""

from __future__ import annotations

import pytest

from bot.app import OutOfTurn
from bot.settings import Settings
from bot.words.sentences import BUG
from tests.e2e.harness import House, Message
from tests.e2e.tables import choose, play, pressing, said, session_of, started

UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK = 10062, 10015


def delete(house: House, message: Message) -> None:
    """A moderator deletes a message."""
    with house.env._bot_scope():
        house.env.backend.delete_message(message.channel_id, message.id)


def edits(house: House) -> int:
    """How often the bot has edited a message in the channel by itself."""
    return sum(r.method == "PATCH" and "/messages/" in r.path for r in house.env.http_requests)


def no_byways(house: House) -> None:
    """Messages can be edited by their channel only, as a quarter of an hour after a press."""
    house.env.inject_error("PATCH", "/webhooks/*", status=404, code=UNKNOWN_WEBHOOK, times=None)


def expired_answers(house: House) -> None:
    """The next answer comes too late for Discord."""
    callback = "/interactions/*/callback"
    house.env.inject_error("POST", callback, status=404, code=UNKNOWN_INTERACTION)


# Answers


async def test_a_press_is_answered_by_its_message_and_costs_no_further_edit(house):
    ann, ben, table = await started(house)
    await play(house, ann, table, "A1")
    await play(house, ben, table, "B1")
    assert edits(house) == 0


async def test_a_move_counts_though_its_answer_came_too_late(house):
    ann, _, table = await started(house)
    await choose(house, ann, table, "C4")
    expired_answers(house)
    await house.click(ann, table, "place", "C4.up")
    assert "ann: C4 face up" in table.text
    assert edits(house) == 1


async def test_a_command_counts_though_its_answer_came_too_late(house):
    ann, _, table = await started(house)
    expired_answers(house)
    await house.command(ann, "locus play", move="C4 up")
    assert "ann: C4 face up" in table.text


async def test_a_table_appears_though_the_answer_came_too_late(house):
    ann = house.person("ann")
    expired_answers(house)
    await house.command(ann, "locus start")
    assert "**ann**" in house.table().text
    assert len(house.messages()) == 1


async def test_a_typed_move_shows_on_the_table(house):
    ann, _, table = await started(house)
    await house.command(ann, "locus play", move="C4 up")
    assert "ann: C4 face up" in table.text
    assert edits(house) == 1


# Discord in trouble


async def test_an_edit_that_failed_is_tried_again(house):
    ann, _, table = await started(house)
    no_byways(house)
    house.env.inject_error("PATCH", f"/channels/*/messages/{table.id}", status=500)
    await house.command(ann, "locus play", move="C4 up")
    assert "C4 face up" not in table.text
    await house.env.advance_time(6)
    assert "C4 face up" in table.text


async def test_an_edit_that_is_forbidden_is_not_tried_again_before_the_next_move(house):
    ann, ben, table = await started(house)
    no_byways(house)
    house.env.inject_error("PATCH", f"/channels/*/messages/{table.id}", status=403, code=50001)
    await house.command(ann, "locus play", move="C4 up")
    await house.env.advance_time(20)
    assert edits(house) == 2  # by the answer to a press, and by the channel
    await house.command(ben, "locus play", move="D4 up")
    assert "C4 face up" in table.text
    assert "D4 face up" in table.text


async def test_an_edit_that_discord_finds_fault_with_is_not_repeated_for_ever(house):
    ann, _, table = await started(house)
    no_byways(house)
    path = f"/channels/*/messages/{table.id}"
    house.env.inject_error("PATCH", path, status=400, code=50035, times=None)
    await house.command(ann, "locus play", move="C4 up")
    await house.env.advance_time(50)
    assert edits(house) == 2  # by the answer to a press, and by the channel


async def test_a_game_goes_on_while_its_table_cannot_be_shown(house):
    ann, _, table = await started(house)
    no_byways(house)
    path = f"/channels/*/messages/{table.id}"
    house.env.inject_error("PATCH", path, status=403, code=50001, times=None)
    answer = await house.command(ann, "locus play", move="C4 up")
    assert answer.message.text == "Played."
    assert (await house.env.bot.host.session(session_of(table))).length == 1


# Messages and channels that are gone


async def test_a_table_that_was_deleted_comes_back_with_the_next_move(house):
    ann, _, table = await started(house)
    delete(house, table)
    await house.command(ann, "locus play", move="C4 up")
    assert "C4 face up" in house.table().text
    assert len(house.messages()) == 1


async def test_the_table_ends_with_its_channel(house):
    _, _, table = await started(house)
    session = session_of(table)
    with house.env._bot_scope():
        house.env.backend.delete_channel(house.channel.id)
    await house.env.advance_time(61)
    known = await house.env.bot.host.session(session)
    assert known.row.status == "closed"
    assert not await house.env.bot.store.sessions.live()


async def test_a_lobby_ends_with_its_channel(house):
    ann = house.person("ann")
    await house.command(ann, "locus start")
    with house.env._bot_scope():
        house.env.backend.delete_channel(house.channel.id)
    await house.env.advance_time(901)
    assert not await house.env.bot.store.sessions.live()


# At the bottom of the channel


async def test_a_table_an_hour_old_is_posted_anew_and_the_old_one_goes(house):
    ann, _, table = await started(house, time=86400.0)
    await house.env.advance_time(3601)
    await house.command(ann, "locus play", move="C4 up")
    assert len(house.messages()) == 1
    assert house.table().id != table.id


async def test_moving_the_table_down_leaves_one_table(house):
    ann, _, table = await started(house)
    await ann.send(house.channel, "what a card")
    answer = await house.click(ann, table, "Move down")
    assert answer.result.acknowledged
    assert [m.id for m in house.messages()] == [house.table().id]
    assert house.table().id != table.id


async def test_showing_the_table_leaves_one_table(house):
    ann, _, table = await started(house)
    await house.command(ann, "table show")
    assert [m.id for m in house.messages()] == [house.table().id]
    assert house.table().id != table.id


async def test_the_table_that_was_shown_is_the_one_kept_up_to_date(house):
    ann, _, _ = await started(house)
    await house.command(ann, "table show")
    await house.command(ann, "locus play", move="C4 up")
    assert "C4 face up" in house.table().text
    assert len(house.messages()) == 1


async def test_a_computer_that_answers_at_once_costs_one_edit(house):
    ann = house.person("ann")
    await house.command(ann, "locus start", level="1")
    before = edits(house)
    await play(house, ann, house.table(), "C3")
    assert edits(house) == before + 1
    assert house.table().offers("column")


async def test_a_picture_is_told_in_words_of_the_servers_language(house):
    house.env.backend.get_guild(house.guild.id).preferred_locale = "uk"
    _, _, table = await started(house)
    assert said("uk", "Locus Poker, {columns} by {rows} cards.", columns=6, rows=5) in (
        table.pictures[0].alt
    )


async def test_with_its_usual_pauses_the_bot_shows_what_happened_a_little_later(house, tmp_path):
    url = f"sqlite+aiosqlite:///{tmp_path / 'outofturn.sqlite3'}"
    await house.restart(OutOfTurn(Settings(database=url)))
    ann = house.person("ann")
    await house.command(ann, "locus start", level="1")
    await play(house, ann, house.table(), "C3")
    await house.env.advance_time(3)
    assert "To act: **ann**" in house.table().text


# A bug of the bot's own


@pytest.mark.parametrize("old", [False, True])
async def test_a_bug_is_told_as_one_and_the_game_is_safe(house, monkeypatch, caplog, old):
    ann, _, table = await started(house)
    await play(house, ann, table, "A1")
    eve, session = house.person("eve", "uk"), session_of(table)
    press = pressing(table, "@back", anchor="0") if not old else pressing(table, "@join")
    person = ann if not old else eve
    monkeypatch.setattr(house.env.bot.desk.screens, "table", broken)
    answer = await house.press(person, table, press)
    assert answer.message.text == said("uk" if old else "en-US", BUG)
    assert session in caplog.text
    assert (await house.env.bot.host.session(session)).length == 1


async def broken(_session: str) -> None:
    """A screen that cannot be drawn."""
    raise ZeroDivisionError("a bug")
