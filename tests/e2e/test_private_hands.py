"""A game with hidden hands, played in private: by DM, at the table, and by people who go away."""

from __future__ import annotations

from tests.e2e.asnas_table import NAMES, Match, begun, told_cards
from tests.e2e.harness import House, Message, Person, make_bot
from tests.e2e.tables import gathered

TURN = 60
"""Seconds that a turn lasts."""
DAY = 86_400


async def preferring(house: House, hands: str) -> Match:
    """They have just begun, and have all said before where they want their hands."""
    people = await gathered(house, "asnas", NAMES)
    for person in people:
        await house.command(person, "settings me", hands=hands)
    await house.click(people[0], house.table(), "@start")
    return Match(house, people)


async def by_dm(match: Match) -> None:
    """Whoever is to act looks, and stays, with the buttons of their DM."""
    await match.look_and_stay(match.hand(await match.actor()))


def mail(house: House, person: Person) -> list[Message]:
    """The bot's messages in somebody's DMs."""
    return house.messages(person.user.dm_channel)


def calls(house: House, person: Person) -> list[Message]:
    """The messages in the channel that ping `person`, beside the table."""
    return [m for m in house.messages() if f"<@{person.id}>" in m.text]


# By direct message


async def test_four_people_play_twelve_deals_by_dm_alone(house):
    match = await begun(house)
    while not match.over:
        await by_dm(match)
    assert len((await match.state()).history) == 12
    assert [len(mail(house, person)) for person in match.people] == [1, 1, 1, 1]
    assert all("🏆" in house.hand(person).text for person in match.people)
    assert not any(house.hand(person).controls for person in match.people)


async def test_a_dm_names_server_channel_and_game(house):
    match = await begun(house)
    for person in match.people:
        title = house.hand(person).texts[0].splitlines()[0]
        assert title == f"### As-Nas · Card Club · <#{house.channel.id}>"


async def test_only_those_whose_turn_comes_or_goes_are_written_to(house):
    match = await begun(house)
    await by_dm(match)
    before = {person: house.hand(person)._stored.edited_timestamp for person in match.people}
    actor = await match.actor()
    await by_dm(match)
    following = await match.actor()
    for person in [each for each in match.people if each not in (actor, following)]:
        assert house.hand(person)._stored.edited_timestamp == before[person]


async def test_a_dm_that_was_deleted_is_written_anew(house):
    match = await begun(house)
    actor = await match.actor()
    old = house.hand(actor)
    house.env.backend.delete_message(old.channel_id, old.id)
    await house.click(actor, match.table, "look")
    assert told_cards(house.hand(actor))
    assert house.hand(actor).id != old.id


async def test_a_restart_in_the_middle_of_a_deal_leaves_the_dms_alive(house, database):
    match = await begun(house)
    await by_dm(match)
    actor = await match.actor()
    hand = house.hand(actor)
    await house.click(actor, hand, "look")
    await house.restart(make_bot(database))
    await house.click(actor, hand, "call")
    assert f"{actor.name} calls" in match.table.text
    await by_dm(match)
    assert [len(mail(house, person)) for person in match.people] == [1, 1, 1, 1]


# At the table


async def test_four_people_play_twelve_deals_with_my_hand_alone(house):
    match = await preferring(house, "ephemeral")
    while not match.over:
        await match.look_and_stay(await match.whisper(await match.actor()))
    assert len((await match.state()).history) == 12
    assert [mail(house, person) for person in match.people] == [[], [], [], []]


async def test_a_hand_that_was_opened_before_ones_turn_gets_its_buttons_when_it_comes(house):
    match = await preferring(house, "ephemeral")
    first = await match.actor()
    following = match.people[(match.people.index(first) + 1) % 4]
    opened = await match.whisper(following)
    assert not opened.offers("look")
    await match.look_and_stay(await match.whisper(first))
    assert opened.offers("look")


async def test_who_wants_both_has_both(house):
    match = await preferring(house, "both")
    actor = await match.actor()
    answer = await house.click(actor, match.table, "look")
    assert told_cards(answer.message)
    assert answer.message.ephemeral
    assert told_cards(house.hand(actor))


async def test_who_changes_their_mind_has_the_dm_taken_away(house):
    match = await begun(house)
    ann = match.people[0]
    await house.command(ann, "settings me", hands="ephemeral")
    assert mail(house, ann) == []
    await house.command(ann, "settings me", hands="dm")
    assert len(mail(house, ann)) == 1


# Closed DMs


async def test_who_takes_no_dms_is_told_once_where_the_hand_is_and_plays_on(house):
    match = await begun(house, closed=("cat",), deals=2)
    cat = match.people[2]
    (call,) = calls(house, cat)
    assert call.text == f"🂠 <@{cat.id}>, your hand is here: press **My hand**."
    await house.click(cat, call, "My hand")
    assert calls(house, cat) == []
    while not match.over:
        actor = await match.actor()
        hand = await match.whisper(cat) if actor is cat else house.hand(actor)
        await match.look_and_stay(hand)
    assert calls(house, cat) == []


async def test_closed_dms_are_tried_again_after_a_day_only(house):
    match = await begun(house, closed=("cat",), deals=1)
    assert sent_to(house, match.people[2]) == 1
    await again(house, match)
    assert sent_to(house, match.people[2]) == 1
    await house.env.advance_time(DAY)
    await again(house, match)
    assert sent_to(house, match.people[2]) == 2


async def again(house: House, match: Match) -> None:
    """End the match, and begin another one with the same people."""
    await house.command(match.people[0], "table end")
    await house.command(match.people[0], "asnas start", deals=1)
    for person in match.people[1:]:
        await house.click(person, house.table(), "@join")
    await house.click(match.people[0], house.table(), "@start")


def sent_to(house: House, person: Person) -> int:
    """How often the bot has tried to write to somebody."""
    home = f"/channels/{person.user.dm_channel.id}/messages"
    return len([r for r in house.env.http_requests if (r.method, r.path) == ("POST", home)])


# Absence


async def test_who_lets_half_the_time_go_by_is_pinged_until_they_act(house):
    match = await begun(house)
    actor = await match.actor()
    await house.env.advance_time(TURN / 2 + 1)
    (call,) = calls(house, actor)
    assert call.text.startswith(f"⏰ <@{actor.id}>, the table waits for you: <t:")
    await by_dm(match)
    assert calls(house, actor) == []


async def test_who_vanishes_in_deal_two_and_returns_in_deal_five_plays_on(house):
    match = await begun(house, deals=6)
    dan = match.people[3]
    while (await match.state()).deal < 5:
        actor = await match.actor()
        if actor is dan and (await match.state()).deal >= 2:
            await house.env.advance_time(TURN + 1)
        else:
            await by_dm(match)
    assert "I'm back" in [control.label for control in match.table.controls]
    assert house.hand(dan).offers("I'm back")
    await house.click(dan, house.hand(dan), "I'm back")
    assert not house.hand(dan).offers("I'm back")
    while not match.over:
        await by_dm(match)
    assert "dan: **" in match.table.text


async def test_who_leaves_is_replaced_and_the_hand_goes_too(house):
    match = await begun(house)
    dan = match.people[3]
    await house.command(dan, "table leave")
    assert "🤖 dan" in match.table.text
    assert mail(house, dan) == []


async def test_who_has_left_plays_no_more(house):
    match = await begun(house)
    dan = match.people[3]
    await house.command(dan, "table leave")
    answer = await house.press(dan, match.table, f"v1:{match.session}:h0:raise")
    assert answer.message.text.startswith("You do not play at this table.")


# Two tables


async def test_a_press_for_one_table_changes_nothing_at_another(house):
    match = await begun(house)
    other = house.guild.create_text_channel("den")
    ann = match.people[0]
    await house.command(ann, "asnas start", level="easy", deals=1, channel=other)
    elsewhere = house.table(other)
    before = await match.state()
    await house.press(ann, elsewhere, f"v1:{match.session}:999:raise")
    assert (await match.state()).bets == before.bets
