"""A table that is over: its result, its record, and playing again."""

from __future__ import annotations

import pytest

from bot.errors import House as No
from bot.record import verify
from bot.words.sentences import HOUSE, NOT_SEATED
from tests.e2e.harness import House
from tests.e2e.tables import LOCALES, Seated, pressing, said, session_of, started


async def finished(house: House) -> Seated:
    """Ann and ben have played a game to its end by typing."""
    ann, ben, table = seated = await started(house)
    session = await house.env.bot.host.session(session_of(table))
    while session.result is None:
        seat = session.state.to_act
        cell = session.rules.view(session.state, seat).preview[0].cell
        person = ann if session.seats[seat].user == ann.id else ben
        await house.command(person, "locus play", move=f"{cell} up")
    return seated


async def test_a_rematch_begins_with_one_click_and_the_other_seat(house):
    ann, _, table = await finished(house)
    await house.click(ann, table, "Rematch")
    assert house.table().id != table.id
    assert "To act: **ben**" in house.table().text


async def test_a_rematch_waits_while_the_channel_has_a_table(house):
    ann, ben, table = await started(house)
    await house.command(ann, "table end")
    await house.command(ann, "locus start")
    answer = await house.click(ben, table, "Rematch")
    assert answer.message.ephemeral
    assert "There is a table in this channel already." in answer.message.text


async def test_only_who_played_asks_for_a_rematch(house):
    ann, _, table = await started(house)
    await house.command(ann, "table end")
    answer = await house.click(house.person("eve"), table, "Rematch")
    assert answer.message.text == said("en-US", NOT_SEATED)


async def test_a_doubled_click_on_rematch_opens_one_table(house):
    ann, _, table = await started(house)
    await house.command(ann, "table end")
    again = table.control("Rematch").custom_id
    await house.press(ann, table, again)
    answer = await house.press(ann, table, again)
    assert answer.message.ephemeral
    assert len(await house.env.bot.store.sessions.live()) == 1


async def test_the_record_of_a_game_proves_its_deal(house):
    ann, _, table = await finished(house)
    answer = await house.click(ann, table, "Record")
    (file,) = answer.message._stored.attachments
    record = verify(house.env.backend.cdn.get(file["url"]))
    assert f"Dealt from the seed `{record.seed}`" in table.text
    assert answer.message.ephemeral


async def test_the_seed_stays_secret_while_the_game_goes_on(house):
    ann, _, table = await started(house)
    seed = (await house.env.bot.host.session(session_of(table))).state.seed
    answer = await house.press(ann, table, pressing(table, "@record"))
    assert seed not in table.text + answer.message.text
    assert not answer.message._stored.attachments


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_table_that_was_ended_early_has_no_record(house, locale):
    ann, _, table = await started(house, locale)
    await house.command(ann, "table end")
    answer = await house.press(ann, table, pressing(table, "@record"))
    assert not table.offers("Record")
    assert answer.message.text == said(locale, HOUSE[No.NOTHING_HERE])
