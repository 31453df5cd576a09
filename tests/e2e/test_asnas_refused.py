"""What cannot be done in As-Nas is answered in words, and changes nothing."""

from __future__ import annotations

import pytest

from bot.words.sentences import NOT_SEATED
from tests.e2e.asnas_table import begun
from tests.e2e.tables import LOCALES, pressing, said, truth

DEEDS = ("look", "call", "hold", "raise", "fold")


@pytest.mark.parametrize("locale", LOCALES)
async def test_acting_for_another_seat_is_answered_with_whose_turn_it_is(house, locale):
    match = await begun(house, locale)
    actor, other = await match.actor(), (await match.others())[0]
    before = await truth(house, match.table)
    expected = "It is {name}'s turn. You act when the turn comes round to you."
    for deed in DEEDS:
        answer = await house.press(other, match.table, pressing(match.table, deed))
        assert answer.message.ephemeral
        assert answer.message.text == said(locale, expected, name=actor.name)
    assert await truth(house, match.table) == before


@pytest.mark.parametrize(
    ("deeds", "deed", "answered"),
    [
        (("look",), "look", "You have already looked at your cards in this deal."),
        (("call", "call", "call"), "call", "There is nothing to call"),
        (("raise",), "hold", "You cannot hold: your bet is 0, and the highest is 2."),
        (("raise", "raise", "raise"), "raise", "You cannot raise: no bet goes above 4."),
    ],
)
async def test_what_cannot_be_done_is_answered_with_what_can(house, deeds, deed, answered):
    match = await begun(house)
    for each in deeds:
        await house.click(await match.actor(), match.table, each)
    before = await truth(house, match.table)
    answer = await house.press(await match.actor(), match.table, pressing(match.table, deed))
    assert answer.message.text.startswith(answered)
    assert "Now you can: " in answer.message.text
    assert await truth(house, match.table) == before


async def test_who_does_not_sit_at_the_table_is_told_so(house):
    match = await begun(house)
    before, eve = await truth(house, match.table), house.person("eve")
    for deed in DEEDS:
        answer = await house.press(eve, match.table, pressing(match.table, deed))
        assert answer.message.text == said("en-US", NOT_SEATED)
    assert await truth(house, match.table) == before


async def test_a_match_that_is_over_takes_no_more_deeds(house):
    match = await begun(house, deals=1)
    await match.all_fold()
    before = await truth(house, match.table)
    answer = await house.press(match.people[0], match.table, pressing(match.table, "raise"))
    assert answer.message.text.startswith("This game is over.")
    assert await truth(house, match.table) == before


async def test_a_double_click_acts_once(house):
    match = await begun(house)
    actor = await match.actor()
    raising = match.table.control("raise").custom_id
    await house.press(actor, match.table, raising)
    again = await house.press(actor, match.table, raising)
    assert again.result.acknowledged
    assert (await match.state()).highest == 2
