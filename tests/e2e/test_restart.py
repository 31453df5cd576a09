"""The bot stops and starts again on the same database: nobody loses a turn, or a button."""

from __future__ import annotations

from pathlib import Path

from bot.app import OutOfTurn
from bot.settings import Settings
from tests.e2e.harness import House, make_bot
from tests.e2e.tables import choose, play, pressing, session_of, started, typed

GRACE = 15


async def again(house: House, database: Path) -> None:
    """Another process on the same database."""
    await house.restart(make_bot(database))


async def moves_made(house: House, session: str) -> int:
    """How far a game has come, as it is stored."""
    return (await house.env.bot.store.sessions.load(session)).length


async def test_a_game_goes_on_where_it_stood(house, database):
    ann, ben, table = await started(house)
    await play(house, ann, table, "A1")
    before = (await house.env.bot.host.session(session_of(table))).state
    await again(house, database)
    assert (await house.env.bot.host.session(session_of(table))).state == before
    await play(house, ben, table, "B1")
    assert "ben: B1 face up" in table.text


async def test_the_buttons_of_the_old_message_work(house, database):
    ann, _, table = await started(house)
    await choose(house, ann, table, "C4")
    old = pressing(table, "place", "C4.down")
    await again(house, database)
    await house.press(ann, table, old)
    assert "ann: C4 face down" in table.text
    assert [m.id for m in house.messages()] == [table.id]


async def test_a_button_that_was_pressed_before_acts_no_second_time(house, database):
    ann, _, table = await started(house)
    old = pressing(table, "place", "C4.up")
    await play(house, ann, table, "C4")
    await again(house, database)
    await house.press(ann, table, old)
    assert await moves_made(house, session_of(table)) == 1


async def test_a_window_that_stayed_open_can_be_sent(house, database):
    ann, _, table = await started(house)
    window = await house.click(ann, table, "type")
    await again(house, database)
    await house.fill_in(ann, window, text="C4 up")
    assert "ann: C4 face up" in table.text


async def test_a_command_plays_in_a_game_nobody_has_touched_since(house, database):
    ann, _, table = await started(house)
    await again(house, database)
    await house.command(ann, "locus play", move="C4 up")
    assert "ann: C4 face up" in table.text
    assert len(house.messages()) == 1


async def test_what_was_drawn_before_is_not_sent_again(house, database):
    await started(house)
    sent = len(house.env.http_requests)
    await again(house, database)
    calls = [r.path for r in house.env.http_requests[sent:] if "/channels/" in r.path]
    assert calls == []


async def test_a_lobby_is_still_open(house, database):
    ann, ben = house.person("ann"), house.person("ben")
    await house.command(ann, "locus start", grid="6x6")
    table = house.table()
    await again(house, database)
    await house.click(ben, table, "Join")
    await house.click(ann, table, "Start")
    assert "6 × 6" in table.text
    assert table.offers("column")


async def test_a_lobby_closes_in_time_all_the_same(house, database):
    ann = house.person("ann")
    await house.command(ann, "locus start")
    await house.env.advance_time(600)
    await again(house, database)
    await house.env.advance_time(299)
    assert house.table().offers("Join")
    await house.env.advance_time(2)
    assert "closed before it began" in house.messages()[-1].text


async def test_a_computer_that_was_to_move_moves(house, database):
    thinking = Settings(database=f"sqlite+aiosqlite:///{database}", token="", think=3600, refresh=0)
    await house.restart(OutOfTurn(thinking))
    ann = house.person("ann")
    await house.command(ann, "locus start", level="1")
    table = house.table()
    await play(house, ann, table, "C4")
    assert "is thinking" in table.text
    await again(house, database)
    await house.env.advance_time(1)
    assert "To act: **ann**" in table.text
    assert await moves_made(house, session_of(table)) == 2


async def test_a_deadline_that_passed_meanwhile_leaves_a_quarter_of_a_minute(house, database):
    ann, _, table = await started(house)
    await house.env.advance_time(59)
    await again(house, database)
    await house.env.advance_time(GRACE - 1)
    assert await moves_made(house, session_of(table)) == 0
    await play(house, ann, table, "C4")
    assert await moves_made(house, session_of(table)) == 1


async def test_after_that_silence_counts_as_always(house, database):
    _, _, table = await started(house)
    await house.env.advance_time(59)
    await again(house, database)
    await house.env.advance_time(GRACE + 1)
    assert await moves_made(house, session_of(table)) == 1
    assert "To act: **ben**" in table.text


async def test_a_deadline_that_is_far_away_stays_where_it_was(house, database):
    _, _, table = await started(house)
    await house.env.advance_time(10)
    await again(house, database)
    await house.env.advance_time(49)
    assert await moves_made(house, session_of(table)) == 0
    await house.env.advance_time(2)
    assert await moves_made(house, session_of(table)) == 1


async def test_the_record_of_misses_outlives_a_restart(house, database):
    ann, ben, table = await started(house)
    for cell in ("F5", "F4"):
        await house.env.advance_time(61)
        await house.command(ben, "locus play", move=f"{cell} up")
    await again(house, database)
    await house.env.advance_time(61)
    session = await house.env.bot.host.session(session_of(table))
    assert session.seats[0].away
    assert session.seats[0].user == ann.id


async def test_a_finished_game_can_be_played_again(house, database):
    ann, _, table = await started(house)
    await house.command(ann, "table end")
    await again(house, database)
    await house.click(ann, table, "Rematch")
    assert "To act: **ben**" in house.table().text


async def test_what_people_chose_is_remembered(house, database):
    ann = house.person("ann")
    await house.command(ann, "settings me", language="uk")
    await again(house, database)
    settings = await house.env.bot.store.settings.user(ann.id)
    assert settings.language == "uk"


async def test_a_draft_is_forgotten_and_can_be_made_anew(house, database):
    ann, _, table = await started(house)
    await house.choose(ann, table, "column", "C")
    await again(house, database)
    await typed(house, ann, table, "C4 up")
    assert "ann: C4 face up" in table.text
