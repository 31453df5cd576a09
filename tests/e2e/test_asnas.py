"""As-Nas through a simulated Discord, as people play it."""

from __future__ import annotations

import pytest

from tests.e2e.asnas_table import NAMES, alone, begun, told_cards

LEVELS = ("easy", "normal", "hard")

# Against computers


@pytest.mark.parametrize("level", LEVELS)
async def test_a_person_plays_a_match_against_each_level_at_the_table(house, level):
    match = await alone(house, level, deals=2)
    assert (await match.known()).config.ai_level == level
    for _ in range(20):
        if match.over:
            break
        if match.table.offers("look"):
            await house.click(match.people[0], match.table, "look")
        await match.stay()
    assert match.over
    assert "🏆" in match.table.text or "🤝" in match.table.text
    assert "The match is over." in match.table.text


async def test_a_person_plays_a_match_with_their_hand_alone(house):
    match = await alone(house, deals=2)
    ann = match.people[0]
    for _ in range(20):
        if match.over:
            break
        hand = await match.whisper(ann)
        assert hand.ephemeral
        await match.look_and_stay(hand)
    assert match.over


async def test_three_computers_of_one_level_are_told_apart(house):
    match = await alone(house)
    assert all(f"🤖 {name}: **" in match.table.text for name in ("Nilu", "Nilu 2", "Nilu 3"))


async def test_after_the_match_its_deals_can_be_read(house):
    match = await alone(house, deals=1)
    if match.table.offers("call"):
        await house.click(match.people[0], match.table, "fold")
    for _ in range(5):
        if not match.over:
            await match.stay()
    twin = (await house.click(match.people[0], match.table, "As text")).message
    assert "**1.** " in twin.text


# Four people


async def test_who_looks_at_the_table_sees_the_cards_in_the_dm(house):
    match = await begun(house)
    actor = await match.actor()
    await house.click(actor, match.table, "look")
    assert told_cards(match.hand(actor))
    assert f"👀 {actor.name} looks at the cards" in match.table.text
    assert not told_cards(match.table)
    assert not [each for each in await match.others() if told_cards(match.hand(each))]


async def test_who_takes_no_dms_sees_the_cards_at_the_table_alone(house):
    match = await begun(house, closed=NAMES)
    answer = await house.click(await match.actor(), match.table, "look")
    assert answer.message.ephemeral
    assert told_cards(answer.message)
    assert not told_cards(match.table)


async def test_the_hand_in_the_dm_has_the_buttons_of_the_turn(house):
    match = await begun(house)
    actor = await match.actor()
    hand = match.hand(actor)
    assert hand.offers("look")
    await house.click(actor, hand, "look")
    assert not hand.offers("look")
    await house.click(actor, hand, "call")
    assert not hand.offers("call")
    following = await match.actor()
    assert following is not actor
    assert match.hand(following).offers("call")


async def test_a_needless_fold_is_confirmed_first(house):
    match = await begun(house)
    for _ in range(3):
        await match.stay()
    dealer, before = await match.actor(), await match.state()
    asked = (await house.click(dealer, match.table, "fold")).message
    assert asked.ephemeral
    assert "Holding costs nothing. Fold all the same?" in asked.text
    assert await match.state() == before
    await house.click(dealer, asked, "keep")
    assert asked.offers("fold", "")
    await house.click(dealer, asked, "fold")
    await house.click(dealer, asked, "Fold all the same")
    after = await match.state()
    assert (after.deal, after.history[0].shown[before.to_act]) == (2, None)


async def test_a_fold_that_saves_a_point_is_done_at_once(house):
    match = await begun(house)
    actor = await match.actor()
    await house.click(actor, match.table, "fold")
    assert f"{actor.name} folds" in match.table.text


async def test_the_deals_are_told_to_whoever_asks(house):
    match = await begun(house)
    await match.all_fold()
    for person in (match.people[0], house.person("eve")):
        answer = await house.click(person, match.table, "deals")
        assert answer.message.ephemeral
        assert answer.message.text.startswith("**1.** ")
        assert "takes 1 · all others folded" in answer.message.text


async def test_a_showdown_is_told_at_the_table(house):
    match = await begun(house)
    for _ in range(4):
        await match.stay()
    assert "Last showdown" in match.table.pictures[0].alt
    assert "Deal 1: 🏆" in match.table.text
    assert all(f"{person.name}: " in match.table.text for person in match.people)


# The lobby


async def test_the_number_of_deals_is_chosen_in_the_lobby(house):
    ann = house.person("ann")
    await house.command(ann, "asnas start")
    table = house.table()
    assert "12 deals" in table.text
    await house.choose(ann, table, "@set", "4", arg="deals")
    assert "4 deals" in table.text


@pytest.mark.parametrize("deals", [0, 101])
async def test_a_number_of_deals_that_cannot_be_is_refused(house, deals):
    ann = house.person("ann")
    with pytest.raises(Exception, match="deals"):
        await house.command(ann, "asnas start", deals=deals)
    assert house.messages() == []


async def test_a_place_can_be_given_to_a_computer(house):
    ann, ben = house.person("ann"), house.person("ben")
    await house.command(ann, "asnas start", deals=1)
    table = house.table()
    await house.click(ben, table, "@join")
    await house.choose(ann, table, "@add", "hard")
    await house.choose(ann, table, "@add", "easy")
    await house.click(ben, table, "@start")
    assert "🤖 Shirin" in table.text
    assert "🤖 Nilu" in table.text


async def test_places_left_empty_are_played_by_the_computer(house):
    ann, ben = house.person("ann"), house.person("ben")
    await house.command(ann, "asnas start", deals=1)
    table = house.table()
    await house.click(ben, table, "@join")
    assert "2 seats left empty are played by the computer" in table.text
    await house.click(ben, table, "@start")
    assert "🤖 Kian" in table.text
    assert "🤖 Kian 2" in table.text


# Languages


async def test_the_table_speaks_the_servers_language_and_a_hand_its_owners(house):
    house.env.backend.get_guild(house.guild.id).preferred_locale = "pt-BR"
    match = await begun(house, "uk")
    actor = await match.actor()
    await house.click(actor, match.table, "look")
    assert f"👀 {actor.name} olha as cartas" in match.table.text
    assert "Ваша комбінація" in match.hand(actor).text
