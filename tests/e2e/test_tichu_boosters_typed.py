"""Boosters of Tichu through a simulated Discord: typed, looked at before, and asked for in vain."""

from __future__ import annotations

from bot.words import words_for
from cogs.tichu.boosters.wording import booster_name
from tests.e2e.tables import pressing, session_of, table_of
from tests.e2e.tichu_parlour import PATIENCE, dealt, led, react, spy

# Typed


async def test_a_booster_is_typed_with_what_is_offered_and_answered_by_typing(house):
    parlour = await led(house, "spy skat", "njet")
    ann, ben, *_ = parlour.people
    names = await ann.autocomplete(house.channel, "tichu booster", "name", "")
    assert [each["value"] for each in names] == ["skat", "spy"]
    ways = await ann.autocomplete(house.channel, "tichu booster", "with", "1", name="spy")
    assert [each["value"] for each in ways] == ["10"]
    answer = await house.command(ann, "tichu booster", name="spy", **{"with": "10"})
    assert answer.message.ephemeral
    assert answer.message.text == "Played."
    await house.command(ben, "tichu booster", name="Njet!")
    assert "🚫 Spy of ann is cancelled" in parlour.table.text


async def test_calls_and_answers_are_said_by_typing(house):
    parlour = await led(house, "skat", "njet")
    ann, ben, *_ = parlour.people
    await house.command(ann, "tichu booster", name="skat")
    said = await ben.autocomplete(house.channel, "tichu say", "what", "n")
    assert [each["value"] for each in said] == ["no", "never"]
    answer = await house.command(ben, "tichu say", what="perhaps")
    assert "You can say now: `no`, `never`, `wait`" in answer.message.text
    answer = await house.command(ben, "tichu say", what="no")
    assert answer.message.ephemeral
    assert "✅ Skat is in force from now on" in parlour.table.text
    assert "-# 📌 **Skat**: A 10 ranks between K and A." in parlour.table.text
    await house.command(ann, "tichu say", what="Tichu!")
    assert "📣 **ann** calls Tichu: 100" in parlour.table.text


async def test_a_yellow_one_is_typed_into_the_window_of_the_hand(house):
    parlour = await led(house, "firebird")
    ann = parlour.people[0]
    offers = await ann.autocomplete(house.channel, "tichu play", "cards", "2g ")
    assert any("firebird=" in each["value"] for each in offers)
    asked = await house.click(ann, parlour.hand(ann), "type")
    await house.fill_in(ann, asked, text="2g 2k firebird=2")
    assert "**ann**: triple of 2 (2g 2k ☀️2)" in parlour.table.text
    assert (await parlour.state()).pools[0] == ()


async def test_cards_that_are_two_things_are_typed_as_one_of_them(house):
    parlour = await led(house, "hockey")
    ann = parlour.people[0]
    await house.command(ann, "tichu booster", name="hockey")
    await house.command(ann, "tichu play", cards="2g 3g 4g 5g 7g", **{"as": "hockey"})
    assert "**ann**: team, 2 (2g 3g 4g 5g 7g)" in parlour.table.text


# What comes of it, before


async def test_what_extend_makes_is_shown_before_it_is_played(house):
    parlour = await led(house, "", "", "extend")
    ann, _, cat, _ = parlour.people
    await parlour.play(ann, "Ag")
    hand = (await house.click(cat, parlour.table, "react")).message
    await house.choose(cat, hand, "said", "Ab", arg="cards")
    assert "It becomes: **pair of A (Ag Ab)**" in hand.text
    await house.click(cat, hand, "boost")
    assert "🧩 cat makes of the play of ann: pair of A (Ag Ab)" in parlour.table.text
    assert "cat has added Ab to the play of ann." in parlour.table.pictures[0].alt


# In vain


COLOURS = {
    "disarmament": ("boost", "disarmament.c4k", "4k"),
    "njet": ("boost", "njet", ""),
    "solo": ("boost", "solo", ""),
    "spy": ("boost", "spy.r7", "7"),
    "rat": ("play", "2b.brat", "2b"),
}
"""A booster of each colour: the button that plays it, and what it is typed with."""


async def test_bad_input_is_told_by_window_button_menu_and_command_for_each_colour(house):
    parlour = await led(house, "", "disarmament njet solo rat")
    ben = parlour.people[1]
    await house.click(ben, parlour.table, "decline", "")
    await house.env.advance_time(PATIENCE)
    hand = parlour.hand(ben)
    asked = await house.click(ben, hand, "type")
    (told,) = await parlour.refused(ben, house.fill_in(ben, asked, text="2b 2r firebird=K"))
    assert told.startswith("You do not hold **Firebird**.")
    for key, (verb, code, said) in COLOURS.items():
        menu = "booster" if verb == "boost" else "with"
        told = await parlour.refused(
            ben,
            house.press(ben, hand, pressing(hand, verb, code)),
            house.press(ben, hand, pressing(hand, menu), key if key != "rat" else "hole"),
            house.command(ben, "tichu booster", name=key, **({"with": said} if said else {})),
        )
        named = (booster_name(key, words_for("en-US")), "Hole", "ann")
        assert all(any(name in each for name in named) for each in told)


async def test_nobody_answers_twice_waits_twice_or_answers_what_is_over(house):
    parlour = await led(house, "spy", "njet", "njet")
    ann, ben, cat, _ = parlour.people
    await spy(parlour, ann)
    await house.click(ben, parlour.table, "wait")
    twice = await parlour.refused(ben, house.click(ben, parlour.table, "wait"))
    assert twice == ["You have said Wait! already; that can be said once."]
    await house.click(ben, parlour.table, "decline", "")
    again = await parlour.refused(
        ben,
        house.click(ben, parlour.table, "decline", ""),
        house.click(ben, parlour.table, "react"),
        house.command(ben, "tichu booster", name="njet"),
    )
    assert all(each.startswith("You have answered already.") for each in again)
    await react(parlour, cat)
    await house.env.advance_time(PATIENCE)
    late = await parlour.refused(cat, house.command(cat, "tichu booster", name="njet"))
    assert late[0].startswith("You do not hold **Njet!**")


# The option


async def test_a_table_has_boosters_where_nobody_says_otherwise(house):
    ann = house.person("ann")
    await house.command(ann, "tichu start")
    assert "with boosters" in house.table().text
    lobby = await table_of(house, session_of(house.table()))
    assert lobby.config.boosters


async def test_a_window_says_until_when_at_the_table_and_in_the_hands_of_those_asked(house):
    parlour = await dealt(house, "", "roots")
    for person in parlour.people:
        await house.click(person, parlour.hand(person), "grand", "no")
    await house.env.advance_time(PATIENCE)
    ben = parlour.people[1]
    assert "<t:" in parlour.table.text
    assert "<t:" in parlour.hand(ben).text
    assert "Blue boosters may be played now." in parlour.hand(ben).text
    assert parlour.hand(ben).offers("booster")
    assert not parlour.hand(ben).offers("Pass")
