"""Tichu through a simulated Discord, as people play it."""

from __future__ import annotations

from typing import Final

from tests.e2e.tables import counted, laid, pressing, truth
from tests.e2e.tichu_parlour import GIFTS, NAMES, PATIENCE, Parlour, act, begun

HALFWAY: Final = (105, 110)
"""The scores from which a game to 200 is played with computers: it takes two rounds or so."""
LATE: Final = (160, 155)
"""The scores from which four people play it: it takes a round."""


async def test_four_people_play_a_game_to_200_by_dm_alone(house):
    parlour = await begun(house, None, scores=LATE, target=200)
    before, acts = counted(house), 0
    while not parlour.over:
        for person in await parlour.waiting():
            if person in await parlour.waiting():
                await act(parlour, person)
                acts += 1
    assert "win together" in parlour.table.text
    mail = [house.messages(person.user.dm_channel) for person in parlour.people]
    assert all(len(each) == 1 and "win together" in each[0].text for each in mail)
    assert (counted(house) - before) / acts <= 1.2


async def test_a_person_plays_with_three_computers_to_200(house):
    ann = house.person("ann")
    await house.command(ann, "tichu start", boosters=False, target=200)
    for _ in range(3):
        await house.choose(ann, house.table(), "@add", "easy")
    await laid(house, scores=list(HALFWAY))
    await house.click(ann, house.table(), "@start")
    parlour = Parlour(house, [ann])
    assert all(f"🤖 {name}" in parlour.table.text for name in ("Mei", "Mei 2", "Mei 3"))
    for _ in range(400):
        if parlour.over:
            break
        assert await parlour.waiting() == [ann]
        await act(parlour, ann)
    assert parlour.over
    assert "🏆" in parlour.table.text


# Before the first lead


async def test_nobody_but_its_owner_sees_a_card(house):
    parlour = await begun(house)
    state = await parlour.state()
    told = parlour.table.text + parlour.table.pictures[0].alt
    assert not [card for hand in state.hands for card in hand if card in told.split()]
    for seat, person in enumerate(parlour.people):
        cards = parlour.hand(person).pictures[0].alt
        assert all(card.replace("T", "10") in cards for card in state.hands[seat])


async def test_grand_tichu_is_called_in_the_dm_and_told_to_all(house):
    parlour = await begun(house)
    for person in parlour.people:
        said = "yes" if person.name == "ben" else "no"
        await house.click(person, parlour.hand(person), "grand", said)
    assert "📣 **ben** calls Grand Tichu: 200" in parlour.table.text
    assert "You have called Grand Tichu." in parlour.hand(parlour.people[1]).text


async def test_the_exchange_is_done_by_dm(house):
    parlour = await begun(house)
    for person in parlour.people:
        await house.click(person, parlour.hand(person), "grand", "no")
    for person, cards in zip(parlour.people, GIFTS, strict=True):
        await parlour.give(person, *cards.split())
    state = await parlour.state()
    assert {"Kk", "Qb", "Jr"} <= set(state.hands[0])
    assert "ann leads." in parlour.table.text
    assert "Jg" not in parlour.table.text
    assert (
        "🎁 You got Kk from ben, Qb from cat, Jr from dan." in parlour.hand(parlour.people[0]).text
    )


async def test_an_exchange_with_a_card_twice_gives_nothing(house):
    parlour = await begun(house)
    ann = parlour.people[0]
    for person in parlour.people:
        await house.click(person, parlour.hand(person), "grand", "no")
    hand = parlour.hand(ann)
    before = await parlour.state()
    for code, said in (
        ("2g2gKg", "Give one card to each of the three others, each card only once."),
        ("2g2b3g", "You do not hold 2b."),
    ):
        answer = await house.press(ann, hand, pressing(hand, "give", code))
        assert answer.message.text.startswith(said)
    assert await parlour.state() == before
    old = pressing(hand, "give", "4g5g6g")
    await parlour.give(ann, "2g", "2k", "3g")
    await house.press(ann, hand, old)
    assert "You give 2g to ben, 2k to cat, 3g to dan." in hand.text


async def test_a_call_is_confirmed_in_private(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    dan = parlour.people[3]
    asked = (await house.click(dan, parlour.table, "tichu")).message
    assert asked.ephemeral
    assert "Call Tichu?" in asked.text
    assert (await parlour.state()).calls == ()
    await house.click(dan, asked, "Back")
    assert asked.offers("play") or asked.offers("pass")
    await house.click(dan, asked, "tichu")
    await house.click(dan, asked, "Call Tichu")
    assert "📣 **dan** calls Tichu: 100" in parlour.table.text


# Playing


async def test_cards_are_chosen_before_ones_turn_and_played_in_it(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    ann, ben = parlour.people[:2]
    chosen = await parlour.choose(ben, "2b 2r")
    assert chosen.control("play").label == "Play: pair of 2"
    early = await house.click(ben, chosen, "play")
    assert early.message.text.startswith("It is ann's turn.")
    await parlour.play(ann, "MJ")
    await parlour.choose(ben, "3k")
    await house.click(ben, chosen, "play")
    assert "**ben**: 3k" in parlour.table.text


async def test_the_table_opens_the_hand_with_what_was_chosen(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    ann = parlour.people[0]
    await parlour.choose(ann, "3g 4g")
    opened_hand = (await house.click(ann, parlour.table, "Play cards")).message
    assert opened_hand.ephemeral
    assert "Chosen: 3g 4g. That is no combination." in opened_hand.text
    await house.choose(ann, opened_hand, "cards", "MJ")
    await house.choose(ann, opened_hand, "wish", "6")
    await house.click(ann, opened_hand, "play")
    assert "💭 ann wishes for 6" in parlour.table.text
    assert "**ann**: Mah Jong" in parlour.table.text


async def test_a_pass_at_the_table_is_a_pass(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    ann, ben = parlour.people[:2]
    await parlour.play(ann, "MJ")
    await house.click(ben, parlour.table, "Pass")
    assert "ben passes" in parlour.table.text


async def test_a_double_click_plays_once(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    ann = parlour.people[0]
    hand = await parlour.choose(ann, "MJ")
    playing = hand.control("play").custom_id
    await house.press(ann, hand, playing)
    again = await house.press(ann, hand, playing)
    assert again.result.acknowledged
    assert len((await parlour.state()).trick) == 1


async def test_a_wish_binds_whoever_can_fulfil_it(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    ann, ben = parlour.people[:2]
    await house.command(ann, "tichu play", cards="mahjong", wish="6")
    answer = await house.click(ben, parlour.table, "Pass")
    assert answer.message.text == (
        "**6** is wished, and you can play it: you have to. For example: 6k."
    )
    answer = await house.command(ben, "tichu play", cards="7k")
    assert answer.message.text.startswith("**6** is wished")
    await house.command(ben, "tichu play", cards="6k")
    assert "💭 The wish for 6 is fulfilled" in parlour.table.text


async def test_the_one_who_leads_cannot_pass(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    answer = await house.click(parlour.people[0], parlour.table, "Pass")
    assert answer.message.text.startswith("You lead: you have to play something.")


async def test_who_does_not_play_is_told_so(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    eve = house.person("eve")
    before = await truth(house, parlour.table)
    for verb in ("choose", "pass", "bomb", "tichu"):
        answer = await house.click(eve, parlour.table, verb)
        assert answer.message.text.startswith("You do not play at this table.")
    assert await truth(house, parlour.table) == before


async def test_a_typed_play_is_suggested(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    ann = parlour.people[0]
    found = await ann.autocomplete(house.channel, "tichu play", "cards", "3g ")
    values = [choice["value"] for choice in found]
    assert "3g 4g 5g 6g 7g 8g" in values


async def test_a_hand_waits_before_it_says_whose_turn_it_is(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    ben = parlour.people[1]
    await parlour.play(parlour.people[0], "5g")
    assert "On top" not in parlour.hand(ben).text
    await house.env.advance_time(PATIENCE + 1)
    assert "On top: **5g** of ann" in parlour.hand(ben).text
    assert "It is up to you" in parlour.hand(ben).text


async def test_who_takes_no_dms_plays_with_my_hand(house):
    parlour = await begun(house, closed=NAMES)
    ann = parlour.people[0]
    hand = await parlour.whisper(ann)
    await house.click(ann, hand, "grand", "no")
    assert "Your answer is noted." in hand.text
