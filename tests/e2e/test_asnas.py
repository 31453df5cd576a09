"""As-Nas through a simulated Discord, as people play it."""

from __future__ import annotations

import pytest

from bot.words.sentences import NOT_SEATED
from cogs.asnas.names import CARDS
from tests.e2e.harness import Answer, House, Message, Person
from tests.e2e.tables import LOCALES, pressing, said, session_of, table_of, truth

LEVELS = ("easy", "normal", "hard")
DEEDS = ("look", "call", "hold", "raise", "fold")


async def against_computers(house: House, level: str = "easy", **options: object) -> Person:
    """Ann has just begun a match against three computer players."""
    ann = house.person("ann")
    await house.command(ann, "asnas start", level=level, **options)
    return ann


async def four_people(
    house: House, locale: str = "en-US", *, closed: bool = False, **options: object
) -> list[Person]:
    """Ann, ben, cat and dan (DMs `closed`) have just begun a match; seats in this order."""
    people = [house.person(name, locale) for name in ("ann", "ben", "cat", "dan")]
    for person in people if closed else ():
        house.close_dms(person)
    await house.command(people[0], "asnas start", **options)
    for person in people[1:]:
        await house.click(person, house.table(), "@join")
    await house.click(people[0], house.table(), "@start")
    return people


async def state_of(house: House, table: Message):
    """The match as the engine knows it."""
    return (await table_of(house, session_of(table))).state


async def to_act(house: House, people: list[Person], table: Message) -> Person:
    """Whose turn it is."""
    return people[(await state_of(house, table)).to_act]


async def stay(house: House, person: Person, at: Message) -> Answer:
    """Call, or hold where that is free."""
    return await house.click(person, at, "hold" if at.offers("hold") else "call")


def told_cards(shown: Message) -> list[str]:
    """The cards that a message names in its text or to a screen reader."""
    told = " ".join([shown.text, *(each.alt for each in shown.pictures)]).replace("As-Nas", "")
    return [card for card in CARDS.values() if card in told]


def over(table: Message) -> bool:
    """Whether the match that a table shows has ended."""
    return table.offers("Rematch")


# Against computers


@pytest.mark.parametrize("level", LEVELS)
async def test_a_person_plays_a_match_against_each_level_at_the_table(house, level):
    ann = await against_computers(house, level, deals=2)
    table = house.table()
    for _ in range(20):
        if over(table):
            break
        if table.offers("look"):
            await house.click(ann, table, "look")
        await stay(house, ann, table)
    assert over(table)
    assert "🏆" in table.text or "🤝" in table.text
    assert "The match is over." in table.text


async def test_a_person_plays_a_match_with_their_hand_alone(house):
    ann = await against_computers(house, deals=2)
    table = house.table()
    for _ in range(20):
        if over(table):
            break
        hand = (await house.click(ann, table, "My hand")).message
        assert hand.ephemeral
        if hand.offers("look"):
            await house.click(ann, hand, "look")
        await stay(house, ann, hand)
    assert over(table)


async def test_three_computers_of_one_level_are_told_apart(house):
    await against_computers(house)
    assert all(f"🤖 {name}: **" in house.table().text for name in ("Nilu", "Nilu 2", "Nilu 3"))


async def test_after_the_match_its_deals_can_be_read(house):
    ann = await against_computers(house, deals=1)
    table = house.table()
    await house.click(ann, table, "fold") if table.offers("call") else await stay(house, ann, table)
    for _ in range(4):
        if not over(table):
            await stay(house, ann, table)
    twin = (await house.click(ann, table, "As text")).message
    assert "**1.** " in twin.text


# Four people


async def test_who_looks_at_the_table_sees_the_cards_in_the_dm(house):
    people = await four_people(house)
    table = house.table()
    actor = await to_act(house, people, table)
    await house.click(actor, table, "look")
    assert told_cards(house.hand(actor))
    assert f"👀 {actor.name} looks at the cards" in table.text
    assert not told_cards(table)
    assert not [each for each in people if each is not actor and told_cards(house.hand(each))]


async def test_who_takes_no_dms_sees_the_cards_at_the_table_alone(house):
    people = await four_people(house, closed=True)
    table = house.messages()[0]
    actor = await to_act(house, people, table)
    answer = await house.click(actor, table, "look")
    assert answer.message.ephemeral
    assert told_cards(answer.message)
    assert not told_cards(table)


async def test_the_hand_in_the_dm_has_the_buttons_of_the_turn(house):
    people = await four_people(house)
    table = house.table()
    actor = await to_act(house, people, table)
    hand = house.hand(actor)
    assert hand.offers("look")
    await house.click(actor, hand, "look")
    assert not hand.offers("look")
    await house.click(actor, hand, "call")
    assert not hand.offers("call")
    following = await to_act(house, people, table)
    assert following is not actor
    assert house.hand(following).offers("call")


async def test_a_needless_fold_is_confirmed_first(house):
    people = await four_people(house)
    table = house.table()
    for _ in range(3):
        await stay(house, await to_act(house, people, table), table)
    dealer = await to_act(house, people, table)
    before = await state_of(house, table)
    asked = (await house.click(dealer, table, "fold")).message
    assert asked.ephemeral
    assert "Holding costs nothing. Fold all the same?" in asked.text
    assert await state_of(house, table) == before
    await house.click(dealer, asked, "keep")
    assert asked.offers("fold", "")
    await house.click(dealer, asked, "fold")
    await house.click(dealer, asked, "Fold all the same")
    after = await state_of(house, table)
    assert (after.deal, after.history[0].shown[before.to_act]) == (2, None)


async def test_a_fold_that_saves_a_point_is_done_at_once(house):
    people = await four_people(house)
    table = house.table()
    actor = await to_act(house, people, table)
    await house.click(actor, table, "fold")
    assert f"{actor.name} folds" in table.text


async def test_the_deals_are_told_to_whoever_asks(house):
    people = await four_people(house)
    table = house.table()
    for _ in range(3):
        await house.click(await to_act(house, people, table), table, "fold")
    answer = await house.click(people[0], table, "deals")
    assert answer.message.ephemeral
    assert answer.message.text.startswith("**1.** ")
    assert "takes 1 · all others folded" in answer.message.text


async def test_a_showdown_is_told_at_the_table(house):
    people = await four_people(house)
    table = house.table()
    for _ in range(4):
        await stay(house, await to_act(house, people, table), table)
    assert "Last showdown" in table.pictures[0].alt
    assert "Deal 1: 🏆" in table.text
    assert all(f"{person.name}: " in table.text for person in people)


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


async def test_who_watches_may_read_the_deals(house):
    people = await four_people(house)
    table = house.table()
    for _ in range(3):
        await house.click(await to_act(house, people, table), table, "fold")
    answer = await house.click(house.person("eve"), table, "deals")
    assert answer.message.text.startswith("**1.** ")


# Bad input: a clear answer, and nothing has changed


@pytest.mark.parametrize("locale", LOCALES)
async def test_acting_for_another_seat_is_answered_with_whose_turn_it_is(house, locale):
    people = await four_people(house, locale)
    table = house.table()
    actor = await to_act(house, people, table)
    other = next(person for person in people if person is not actor)
    before = await truth(house, table)
    expected = "It is {name}'s turn. You act when the turn comes round to you."
    for deed in DEEDS:
        answer = await house.press(other, table, pressing(table, deed))
        assert answer.message.ephemeral
        assert answer.message.text == said(locale, expected, name=actor.name)
    assert await truth(house, table) == before


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
    people = await four_people(house)
    table = house.table()
    for each in deeds:
        await house.click(await to_act(house, people, table), table, each)
    actor = await to_act(house, people, table)
    before = await truth(house, table)
    answer = await house.press(actor, table, pressing(table, deed))
    assert answer.message.text.startswith(answered)
    assert "Now you can: " in answer.message.text
    assert await truth(house, table) == before


async def test_who_does_not_sit_at_the_table_is_told_so(house):
    await four_people(house)
    table = house.table()
    before = await truth(house, table)
    eve = house.person("eve")
    for deed in DEEDS:
        answer = await house.click(eve, table, deed) if table.offers(deed) else None
        assert answer is None or answer.message.text == said("en-US", NOT_SEATED)
    assert await truth(house, table) == before


async def test_a_match_that_is_over_takes_no_more_deeds(house):
    people = await four_people(house, deals=1)
    table = house.table()
    for _ in range(3):
        await house.click(await to_act(house, people, table), table, "fold")
    before = await truth(house, table)
    answer = await house.press(people[0], table, pressing(table, "raise"))
    assert answer.message.text.startswith("This game is over.")
    assert await truth(house, table) == before


async def test_a_double_click_acts_once(house):
    people = await four_people(house)
    table = house.table()
    actor = await to_act(house, people, table)
    raising = table.control("raise").custom_id
    await house.press(actor, table, raising)
    again = await house.press(actor, table, raising)
    assert again.result.acknowledged
    assert (await state_of(house, table)).highest == 2


# Languages


async def test_the_table_speaks_the_servers_language_and_a_hand_its_owners(house):
    house.env.backend.get_guild(house.guild.id).preferred_locale = "pt-BR"
    people = await four_people(house, "uk")
    table = house.table()
    actor = await to_act(house, people, table)
    await house.click(actor, table, "look")
    assert f"👀 {actor.name} olha as cartas" in table.text
    assert "Ваша комбінація" in house.hand(actor).text
