"""Boosters of Tichu through a simulated Discord, as people play them."""

from __future__ import annotations

from typing import Final

import pytest

from bot.words import words_for
from cogs.tichu.boosters.wording import booster_text, explained
from engines.tichu.boosters import PACK
from tests.e2e.harness import Person, make_bot
from tests.e2e.tables import counted, pressing
from tests.e2e.tichu_parlour import (
    PATIENCE,
    Parlour,
    act,
    dealt,
    led,
    play_or_pass,
    react,
    spy,
)

REACT: Final = 12 * 60 / 45
"""Seconds of a window at a table with 60 seconds a turn."""
SPY: Final = "Boosters may answer this booster: Spy (ann: 10)."
NJET: Final = "Boosters may answer this booster: Njet! ({name})."


# Windows


async def test_a_window_is_answered_by_two_one_after_wait_and_one_by_dm(house):
    parlour = await led(house, "spy", "njet", "njet")
    ann, ben, cat, _ = parlour.people
    await spy(parlour, ann)
    assert SPY in parlour.table.text
    await house.click(cat, parlour.table, "wait")
    await house.env.advance_time(REACT + 1)
    assert await parlour.waiting() == [ben, cat]
    await house.click(ben, parlour.hand(ben), "decline", "")
    assert await parlour.waiting() == [cat]
    await house.click(cat, parlour.table, "decline", "")
    assert "🔎 Cards of rank 10: ben 1, dan 1" in parlour.table.text
    assert (await parlour.state()).turn == 0


async def test_a_window_that_runs_out_is_let_go_by(house):
    parlour = await led(house, "spy", "njet")
    ann, ben, *_ = parlour.people
    await spy(parlour, ann)
    assert await parlour.waiting() == [ben]
    await house.env.advance_time(REACT + 1)
    assert "✅ Spy takes effect" in parlour.table.text
    assert (await parlour.state()).pools[1] == ("njet",)


async def test_njet_is_answered_by_njet(house):
    parlour = await led(house, "spy njet", "njet")
    ann, ben, *_ = parlour.people
    await spy(parlour, ann)
    await react(parlour, ben)
    assert NJET.format(name="ben") in parlour.table.text
    assert await parlour.waiting() == [ann]
    await react(parlour, ann)
    assert "🚫 Njet! of ben is cancelled" in parlour.table.text
    assert "🔎 Cards of rank 10" in parlour.table.text


async def test_njet_alone_cancels(house):
    parlour = await led(house, "spy", "njet")
    ann, ben, *_ = parlour.people
    await spy(parlour, ann)
    await react(parlour, ben)
    assert "🚫 Spy of ann is cancelled" in parlour.table.text
    assert "Cards of rank" not in parlour.table.text


async def test_a_restart_in_an_open_window_leaves_it_open(house, database):
    parlour = await led(house, "spy", "njet", "njet")
    ann, ben, cat, _ = parlour.people
    await spy(parlour, ann)
    await house.click(ben, parlour.hand(ben), "decline", "")
    old = pressing(parlour.table, "decline")
    await house.restart(make_bot(database))
    assert await parlour.waiting() == [cat]
    await house.press(cat, parlour.table, old)
    assert "🔎 Cards of rank 10" in parlour.table.text


async def test_after_a_restart_it_still_runs_out(house, database):
    parlour = await led(house, "spy", "njet")
    await spy(parlour, parlour.people[0])
    await house.restart(make_bot(database))
    await house.env.advance_time(REACT + 1)
    assert "🔎 Cards of rank 10" in parlour.table.text


async def test_who_is_not_asked_gets_a_sentence_and_changes_nothing(house):
    parlour = await led(house, "spy", "njet")
    ann, _, cat, dan = parlour.people
    await spy(parlour, ann)
    before = await parlour.state()
    for person, verb, arg in ((cat, "react", None), (dan, "decline", ""), (ann, "wait", None)):
        answer = (await house.click(person, parlour.table, verb, arg)).message
        assert answer.ephemeral
        assert "You are not asked" in answer.text
        assert "Asked: ben." in answer.text
    assert await parlour.state() == before


async def test_who_does_not_want_to_be_asked_is_not_asked_again(house):
    parlour = await led(house, "spy skat", "njet")
    ann, ben, *_ = parlour.people
    await spy(parlour, ann)
    await house.click(ben, parlour.table, "decline", "round")
    await house.choose(ann, parlour.hand(ann), "booster", "skat")
    await house.click(ann, parlour.hand(ann), "boost")
    assert "✅ Skat is in force from now on" in parlour.table.text
    assert await parlour.waiting() == [ann]


async def test_a_doubled_press_answers_one_window_only(house):
    parlour = await led(house, "spy skat", "njet")
    ann, ben, *_ = parlour.people
    await spy(parlour, ann)
    old = pressing(parlour.table, "decline")
    await house.press(ben, parlour.table, old)
    await house.choose(ann, parlour.hand(ann), "booster", "skat")
    await house.click(ann, parlour.hand(ann), "boost")
    await house.press(ben, parlour.table, old)
    assert await parlour.waiting() == [ben]


# Playing and drafting


async def test_the_first_lead_waits_for_who_may_play_before_it(house):
    parlour = await dealt(house, "", "", "solo")
    await parlour.to_the_first_lead()
    cat = parlour.people[2]
    assert "Before the next lead brown and green boosters may be played." in parlour.table.text
    await react(parlour, cat)
    assert "✅ Solo Initiative is in force from now on" in parlour.table.text
    assert (await parlour.state()).turn == 0


async def test_cards_are_played_together_with_a_yellow_one(house):
    parlour = await led(house, "firebird")
    ann = parlour.people[0]
    hand = await parlour.choose(ann, "2g 2k")
    await house.choose(ann, hand, "with", "firebird.2")
    assert "triple of 2 (2g 2k ☀️2)" in hand.text
    await house.click(ann, hand, "play")
    assert "**ann**: triple of 2 (2g 2k ☀️2)" in parlour.table.text
    assert (await parlour.state()).pools[0] == ()


async def test_after_a_grand_tichu_all_draft_at_the_table_or_in_the_hand(house):
    parlour = await dealt(house, pile="skat spy njet solo rainbow gift equality small")
    ann, ben, cat, dan = parlour.people
    for person in parlour.people:
        said = "yes" if person is ben else "no"
        await house.click(person, parlour.hand(person), "grand", said)
    wrong = (await house.choose(ann, parlour.table, "draft", "skat")).message
    assert wrong.text == "First it is for ben to answer."
    await house.choose(ben, parlour.table, "draft", "njet")
    await house.env.advance_time(PATIENCE)
    await house.choose(cat, parlour.hand(cat), "draft", "skat")
    await house.env.advance_time(41)
    await house.choose(ann, parlour.table, "draft", "solo")
    state = await parlour.state()
    assert state.pools == (("solo",), ("njet",), ("skat",), ("spy",))
    assert state.faceup == ("rainbow", "gift", "equality", "small")
    assert "🎴 New boosters lie face up: Rainbow, Booster Gift, Equality" in parlour.table.text
    assert parlour.hand(dan).offers("gift", "0")


async def test_a_present_is_answered_in_the_hand(house):
    parlour = await led(house, "gift skat", "", "spy")
    ann, _, cat, _ = parlour.people
    await house.choose(ann, parlour.hand(ann), "booster", "gift")
    await house.choose(ann, parlour.hand(ann), "said", "skat", arg="give")
    await house.click(ann, parlour.hand(ann), "boost")
    opened = (await house.click(cat, parlour.table, "Choose")).message
    assert "Give one back?" in opened.text
    await house.choose(cat, parlour.hand(cat), "answer", "key.spy")
    assert (await parlour.state()).pools[0] == ("spy",)


# Asking what they do


async def test_anybody_may_ask_at_the_table_what_lies_there(house):
    parlour = await dealt(house, "spy", "njet")
    eve = house.person("eve", "uk")
    told = (await house.click(eve, parlour.table, "boosters")).message
    assert told.ephemeral
    assert "**🔺 Нєт!**" in told.text
    assert "Шпигун" in told.text


@pytest.mark.parametrize(
    ("locale", "typed", "key"),
    [("en-US", "Solo", "solo"), ("pt-BR", "espant", "scarecrow"), ("uk", "щур", "rat")],
)
async def test_the_command_explains_a_booster_in_ones_own_language(house, locale, typed, key):
    ann = house.person("ann", locale)
    (offered,) = await ann.autocomplete(house.channel, "boosters", "name", typed)
    assert offered["value"] == key
    told = (await house.command(ann, "boosters", name=offered["value"])).message
    words = words_for(locale)
    assert told.ephemeral
    assert told.text == explained(key, words)
    assert booster_text(key, words) in told.text


async def test_without_a_name_the_command_lists_all(house):
    ann = house.person("ann")
    told = (await house.command(ann, "boosters")).message
    assert told.text.startswith("There are 50 boosters:")


async def test_what_is_typed_may_be_a_name_instead_of_a_choice(house):
    ann = house.person("ann")
    told = (await house.command(ann, "boosters", name="bird thief")).message
    assert told.text.startswith("**Bird Thief**")


# Pictures


async def test_the_table_shows_them_below_the_picture_only_where_they_are_in_play(house):
    parlour = await dealt(house, "spy", "njet")
    assert "Boosters of ann: Spy." in parlour.table.pictures[0].alt


# A whole game


async def act_with_boosters(parlour: Parlour, person: Person) -> None:
    """`person`, for whom the game waits, plays a booster where that takes no more than a press."""
    house, hand = parlour.house, parlour.hand(person)
    view = await parlour.view(person)
    if view.phase == "draft":
        await house.choose(person, parlour.table, "draft", view.faceup[0])
    elif view.phase == "choose":
        await house.choose(person, hand, "answer", hand.control("answer").options[0][0])
    elif hand.offers("parcel"):
        await give_parcels(parlour, person)
    elif simple := [key for key in view.boosters if not PACK[key].needs and not PACK[key].joins]:
        await boost(parlour, person, simple[0])
    elif view.window is not None and view.window.trigger != "closing":
        await house.click(person, parlour.table, "decline", "")
    else:
        await act(parlour, person)


async def boost(parlour: Parlour, person: Person, key: str) -> None:
    """Play a booster by what My hand shows; where it takes a card that is not held let it be."""
    house, hand = parlour.house, await parlour.whisper(person)
    await house.choose(person, hand, "booster", key)
    await house.click(person, hand, "boost")
    if not hand.offers("boost"):
        return
    if hand.offers("decline", ""):
        await house.click(person, hand, "decline", "")
    else:
        await house.click(person, hand, "noboost")
        await play_or_pass(parlour, person)


async def give_parcels(parlour: Parlour, person: Person) -> None:
    """Give the first cards of the hand, as many as are asked for."""
    house, hand = parlour.house, parlour.hand(person)
    while (give := hand.control("handover")).disabled:
        for each in [control for control in hand.controls if control.verb == "parcel"]:
            place, count = int(each.arg), int(each.label.split()[0].replace("A", "1"))
            cards = [value for value, _ in each.options][3 * place : 3 * place + count]
            await house.choose(person, hand, "parcel", *cards, arg=each.arg)
    await house.click(person, hand, give.verb)


async def test_four_people_play_a_game_with_boosters(house):
    parlour = await dealt(house, "skat", "njet rat", "rainbow small", "solo", target=100)
    before, acts = counted(house), 0
    while not parlour.over:
        for person in await parlour.waiting():
            if person in await parlour.waiting():
                await act_with_boosters(parlour, person)
                acts += 1
    assert "win together" in parlour.table.text
    assert {"skat", "rainbow", "small", "solo"} <= set((await parlour.state()).discards)
    assert (counted(house) - before) / acts <= 1.2
