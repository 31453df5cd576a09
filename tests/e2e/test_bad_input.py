"""Whatever people press or type: a clear answer in their language, and nothing changes."""

from __future__ import annotations

import pytest

import engines
from bot.words import language_of, words_in
from bot.words.sentences import NO_TABLE, NOT_SEATED, REFUSED, command
from engines.kernel.errors import Refused
from tests.e2e.harness import Answer
from tests.e2e.tables import (
    LOCALES,
    choose,
    play,
    pressing,
    said,
    started,
    truth,
    typed,
)

every_locale = pytest.mark.parametrize("locale", LOCALES)

NO_CELL = (
    "There is no cell {cell}. They go from A1 to {last}: a column letter and a row number, such"
    " as `C4 up`."
)
TAKEN = "A chip lies on {cell} already. Free in column {column}: {free}."
HOW = "Say how {cell} is played: `{cell} up` or `{cell} down`."
WHOSE = "It is {name}'s turn."


def told(answer: Answer) -> str:
    """What a person was told alone."""
    assert answer.message.ephemeral
    return answer.message.text


def malformed(locale: str = "en-US") -> str:
    return said(locale, REFUSED[Refused.MALFORMED])


def no_table(locale: str) -> str:
    words = words_in(language_of(locale))
    return words.say(
        NO_TABLE, start=", ".join(command(f"{game.key} start", words) for game in engines.GAMES)
    )


# A move that cannot be


@every_locale
async def test_an_unknown_cell_is_named_with_those_there_are(house, locale):
    ann, _, table = await started(house, locale)
    before = await truth(house, table)
    answer = await typed(house, ann, table, "J9 up")
    assert told(answer) == said(locale, NO_CELL, cell="`J9`", last="F5")
    assert await truth(house, table) == before


@every_locale
async def test_a_taken_cell_is_answered_with_the_free_ones_of_its_column(house, locale):
    ann, ben, table = await started(house, locale)
    for person, cell in ((ann, "A1"), (ben, "A2"), (ann, "A3"), (ben, "A4")):
        await play(house, person, table, cell)
    before = await truth(house, table)
    answer = await typed(house, ann, table, "a1 up")
    free = told(answer).partition("A5 (")[2].partition(")")[0]
    assert told(answer) == said(locale, TAKEN, cell="A1", column="A", free=f"A5 ({free})")
    assert await truth(house, table) == before


@every_locale
async def test_a_face_that_is_none_is_answered_with_both(house, locale):
    ann, _, table = await started(house, locale)
    before = await truth(house, table)
    for text in ("C4", "C4 sideways", "C4 up down"):
        answer = await typed(house, ann, table, text)
        assert told(answer) == said(locale, HOW, cell="C4")
    assert await truth(house, table) == before


async def test_a_full_column_says_so(house):
    ann, ben, table = await started(house)
    for person, cell in zip((ann, ben) * 3, ("A1", "A2", "A3", "A4", "A5", "B1"), strict=True):
        await play(house, person, table, cell)
    answer = await typed(house, ann, table, "A1 up")
    assert told(answer) == said("en-US", TAKEN, cell="A1", column="A", free="none")


# Out of turn


@every_locale
async def test_a_move_out_of_turn_is_told_whose_turn_it_is(house, locale):
    ann, ben, table = await started(house, locale)
    await choose(house, ann, table, "B2")
    before = await truth(house, table)
    by_typing = await typed(house, ben, table, "C4 up")
    by_button = await house.click(ben, table, "place", "B2.up")
    assert told(by_typing) == told(by_button) == said(locale, WHOSE, name="ann")
    assert await truth(house, table) == before


@every_locale
async def test_a_menu_out_of_turn_is_told_so(house, locale):
    _, ben, table = await started(house, locale)
    before = await truth(house, table)
    answer = await house.choose(ben, table, "column", "C")
    assert told(answer) == said(locale, REFUSED[Refused.NOT_YOUR_TURN])
    assert await truth(house, table) == before


@every_locale
async def test_a_command_out_of_turn_is_told_whose_turn_it_is(house, locale):
    _, ben, table = await started(house, locale)
    before = await truth(house, table)
    answer = await house.command(ben, "locus play", move="C4 up")
    assert told(answer) == said(locale, WHOSE, name="ann")
    assert await truth(house, table) == before


@pytest.mark.parametrize(
    ("move", "answered"),
    [
        ("Z9 up", said("en-US", NO_CELL, cell="`Z9`", last="F5")),
        ("C4", said("en-US", HOW, cell="C4")),
        ("\N{SLEEPING FACE}", said("en-US", NO_CELL, cell="`\N{SLEEPING FACE}`", last="F5")),
    ],
)
async def test_a_bad_command_gets_the_same_answers_as_the_window(house, move, answered):
    ann, _, table = await started(house)
    before = await truth(house, table)
    answer = await house.command(ann, "locus play", move=move)
    assert told(answer) == answered
    assert await truth(house, table) == before


# Who does not play here


async def test_who_does_not_sit_at_the_table_is_told_so_in_their_language(house):
    _, _, table = await started(house)
    before = await truth(house, table)
    for locale in LOCALES:
        eve = house.person("eve", locale)
        for verb, arg in (("type", ""), ("place", "C4.up"), ("@back", "")):
            answer = await house.press(eve, table, pressing(table, verb, arg))
            assert told(answer) == said(locale, NOT_SEATED)
    assert await truth(house, table) == before


async def test_a_spectator_may_look_at_the_table_as_text(house):
    _, _, table = await started(house)
    eve = house.person("eve")
    assert "```" in told(await house.click(eve, table, "As text"))


# Old and doubled presses


async def test_an_old_button_is_answered_by_the_fresh_table_in_its_place(house):
    ann, ben, table = await started(house)
    old = pressing(table, "place", "A1.up")
    await play(house, ann, table, "A1")
    await play(house, ben, table, "B1")
    before = await truth(house, table)
    answer = await house.press(ann, table, old)
    assert answer.message.id == table.id
    assert not answer.result.followups
    assert await truth(house, table) == before


async def test_an_old_button_of_an_earlier_turn_never_acts(house):
    ann, _, table = await started(house)
    await play(house, ann, table, "A1")
    before = await truth(house, table)
    await house.press(ann, table, pressing(table, "place", "C4.up", anchor="0"))
    assert await truth(house, table) == before


async def test_an_old_menu_forgets_its_choice(house):
    ann, ben, table = await started(house)
    old = pressing(table, "column")
    await play(house, ann, table, "A1")
    await play(house, ben, table, "B1")
    await house.press(ann, table, old, "C")
    assert not [o for o in table.control("row").options if o[0] != "0"]


async def test_a_window_that_was_opened_a_turn_ago_does_not_play(house):
    ann, _, table = await started(house)
    window = await house.click(ann, table, "type")
    await play(house, ann, table, "A1")
    before = await truth(house, table)
    answer = await house.fill_in(ann, window, text="B1 up")
    assert answer.message.id == table.id
    assert await truth(house, table) == before


# Rubbish


async def test_rubbish_in_the_window_is_no_move(house):
    ann, _, table = await started(house)
    before = await truth(house, table)
    for text in ("?", "x" * 40, "\N{PARTY POPPER}" * 3, "@everyone", "```", "<@1> up", "C04 up"):
        answer = await typed(house, ann, table, text)
        assert told(answer).startswith("There is no cell `")
    assert await truth(house, table) == before


async def test_an_empty_window_is_asked_for_something_readable(house):
    ann, _, table = await started(house)
    before = await truth(house, table)
    window = await house.click(ann, table, "type")
    answer = await house.press(ann, table, pressing(table, "typed"))
    assert window.fields == ["text"]
    assert told(answer) == malformed()
    assert await truth(house, table) == before


@pytest.mark.parametrize(
    ("text", "played"),
    [("  c4   UP  ", "C4 face up"), ("С4 вгору", "C4 face up"), ("d5 fechada", "D5 face down")],
)
async def test_a_move_can_be_typed_in_each_language(house, text, played):
    ann, _, table = await started(house)
    await typed(house, ann, table, text)
    assert f"ann: {played}" in table.text


NOT_ON_OFFER = (
    ("column", "", "Z"),
    ("column", "", ""),
    ("column", "", "AB"),
    ("row", "A", "99"),
    ("row", "", "4"),
    ("row", "Ж", "4"),
    ("up", ""),
    ("place", ""),
    ("nonsense", ""),
    ("@", ""),
)


async def test_a_choice_that_is_not_on_offer_changes_nothing(house):
    ann, _, table = await started(house)
    before = await truth(house, table)
    for verb, arg, *values in NOT_ON_OFFER:
        answer = await house.press(ann, table, pressing(table, verb, arg), *values)
        assert told(answer)
    assert await truth(house, table) == before


async def test_a_button_of_the_lobby_is_answered_by_the_game_in_its_place(house):
    ann, _, table = await started(house)
    before = await truth(house, table)
    answer = await house.press(ann, table, pressing(table, "@add"), "3")
    assert answer.message.id == table.id
    assert await truth(house, table) == before


async def test_a_custom_id_that_nobody_wrote_is_answered(house):
    _, _, table = await started(house)
    before = await truth(house, table)
    for locale in LOCALES:
        eve = house.person("eve", locale)
        for custom_id in ("v1:", "v1:::", "v1:abc", "v1:a:b:", "v1:" + "x" * 97):
            answer = await house.press(eve, table, custom_id)
            assert told(answer) == malformed(locale)
    assert await truth(house, table) == before


async def test_a_press_where_the_game_is_not_known_any_more_is_answered(house):
    _, _, table = await started(house)
    eve = house.person("eve")
    answer = await house.press(eve, table, "v1:0000000000:0:@join")
    assert told(answer) == no_table("en-US")


# A table that is over


@every_locale
async def test_a_button_of_a_table_that_was_ended_says_how_to_open_another(house, locale):
    ann, _, table = await started(house, locale)
    custom_id = pressing(table, "place", "C4.up")
    await house.command(ann, "table end")
    before = await truth(house, table)
    assert told(await house.press(ann, table, custom_id)) == no_table(locale)
    assert await truth(house, table) == before


async def test_a_window_of_a_table_that_was_ended_plays_nothing(house):
    ann, _, table = await started(house)
    window = await house.click(ann, table, "type")
    await house.command(ann, "table end")
    before = await truth(house, table)
    assert told(await house.fill_in(ann, window, text="C4 up")) == no_table("en-US")
    assert await truth(house, table) == before
