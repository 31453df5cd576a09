"""Bombs out of turn, and the window after the last pass."""

from __future__ import annotations

from tests.e2e.harness import Answer, House, Message, Person, make_bot
from tests.e2e.tables import pressing, truth
from tests.e2e.tichu_parlour import BOMBS, CLOSING, PATIENCE, Parlour, begun


async def test_nobody_is_written_to_because_of_a_short_window(house):
    parlour = await closing(house)
    hands = [parlour.hand(person) for person in parlour.people]
    before = [each.texts for each in hands]
    await house.env.advance_time(PATIENCE + 0.2)
    assert len(await parlour.waiting()) == 4
    assert [each.texts for each in hands] == before


async def closing(house: House) -> Parlour:
    """Ann has led the Mah Jong, the others have passed: all are asked for bombs."""
    parlour = await begun(house, bombs=BOMBS)
    await parlour.to_the_first_lead()
    await parlour.play(parlour.people[0], "MJ")
    for person in parlour.people[1:]:
        await house.click(person, parlour.hand(person), "pass")
    return parlour


async def throw(parlour: Parlour, person: Person, at: Message) -> Answer:
    """Press Bomb!, choose the first one on offer, and press again."""
    house = parlour.house
    answer = await house.click(person, at, "bomb")
    hand = at if at.controls[0].verb == "cards" else answer.message
    if not hand.control("bomb").arg:
        await house.choose(person, hand, "ready", hand.control("ready").options[0][0])
    return await house.click(person, hand, "bomb")


async def test_after_the_last_pass_everybody_is_asked_whatever_they_hold(house):
    parlour = await closing(house)
    assert "Does anybody throw a bomb?" in parlour.table.text
    assert parlour.table.offers("No bomb")
    assert len(await parlour.waiting()) == 4


async def test_a_bomb_at_the_table_is_chosen_in_private(house):
    parlour = await closing(house)
    ben = parlour.people[1]
    await throw(parlour, ben, parlour.table)
    for person in (parlour.people[0], *parlour.people[2:]):
        await house.click(person, parlour.table, "No bomb")
    assert "💣 **ben** throws a bomb" in parlour.table.text


async def test_answers_count_however_old_the_table_is_that_was_pressed(house):
    parlour = await closing(house)
    old = parlour.table.control("nobomb", "").custom_id
    for person in parlour.people:
        await house.press(person, parlour.table, old)
    assert (await parlour.state()).trick == ()


async def test_a_window_is_answered_once_and_by_a_bomb_only(house):
    parlour = await closing(house)
    _, ben, cat, dan = parlour.people
    await house.click(cat, parlour.table, "No bomb")
    await house.click(dan, parlour.table, "Wait!")
    before = await truth(house, parlour.table)
    for person, verb, arg, said in (
        (cat, "nobomb", "", "You have answered already."),
        (cat, "wait", "", "You have answered already."),
        (dan, "wait", "", "You have said Wait! already"),
        (ben, "play", "3k", "All others have passed: now only a bomb can be played."),
        (ben, "dragon", "0", "There is no trick of the Dragon"),
    ):
        hand = parlour.hand(person)
        answer = await house.press(person, hand, pressing(parlour.table, verb, arg))
        assert answer.message.text.startswith(said), (verb, answer.message.text)
    assert await truth(house, parlour.table) == before


async def test_of_two_bombs_at_once_the_first_in_order_falls(house):
    parlour = await closing(house)
    ann, ben, cat, dan = parlour.people
    await throw(parlour, dan, parlour.hand(dan))
    await throw(parlour, ben, parlour.hand(ben))
    held = len((await parlour.state()).hands[3])
    for person in (ann, cat):
        await house.click(person, parlour.table, "No bomb")
    state = await parlour.state()
    assert state.trick[-1].seat == 1
    assert len(state.hands[3]) == held
    await throw(parlour, dan, parlour.hand(dan))
    assert (await parlour.state()).trick[-1].seat == 3


async def test_a_bomb_that_comes_when_the_trick_is_gathered_is_too_late(house):
    parlour = await closing(house)
    ben = parlour.people[1]
    hand = await parlour.choose(ben, "3k 4k 5k 6k 7k")
    bomb = hand.control("bomb").custom_id
    for person in (parlour.people[0], *parlour.people[2:]):
        await house.click(person, parlour.table, "No bomb")
    await house.env.advance_time(CLOSING + 1)
    before = await parlour.state()
    assert before.trick == ()
    await house.press(ben, hand, bomb)
    answer = await house.command(ben, "tichu play", cards="3k 4k 5k 6k 7k")
    assert answer.message.text.startswith("It is ann's turn. The last trick is gathered")
    assert await parlour.state() == before


async def test_a_bomb_falls_out_of_turn(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    await parlour.play(parlour.people[0], "5g")
    dan = parlour.people[3]
    await throw(parlour, dan, parlour.table)
    assert "💣 **dan** throws a bomb" in parlour.table.text
    assert (await parlour.state()).turn == 0


async def test_who_holds_no_bomb_is_told_so_in_private(house):
    hands = (
        "2g 3k 4b 5r 6g 7k 8b 9r Tg Jk Qb Kr Ag mahjong",
        "2k 3b 4r 5g 6k 7b 8r 9g Tk Jb Qr Kg Ak dog",
        "2b 3r 4g 5k 6b 7r 8g 9k Tb Jr Qg Kk Ab phoenix",
        "2r 3g 4k 5b 6r 7g 8k 9b Tr Jg Qk Kb Ar dragon",
    )
    parlour = await begun(house, hands)
    await parlour.to_the_first_lead(("2g Ag 3k", "2k Ak 3b", "2b Ab 3r", "2r Ar 3g"))
    answer = await house.click(parlour.people[1], parlour.table, "bomb")
    assert answer.message.ephemeral
    assert answer.message.text.startswith("You hold no bomb.")


async def test_a_restart_in_an_open_bomb_window_loses_no_answer(house, database):
    parlour = await closing(house)
    ann, ben, cat, dan = parlour.people
    await house.click(cat, parlour.table, "No bomb")
    await throw(parlour, ben, parlour.hand(ben))
    before = await parlour.state()
    await house.restart(make_bot(database))
    assert await parlour.state() == before
    await house.click(dan, parlour.hand(dan), "pass")
    await house.click(ann, parlour.table, "No bomb")
    assert "💣 **ben** throws a bomb" in parlour.table.text


async def test_after_a_restart_the_window_stays_open_for_a_quarter_of_a_minute(house, database):
    parlour = await closing(house)
    await house.restart(make_bot(database))
    await house.env.advance_time(14)
    assert len(await parlour.waiting()) == 4
    await house.env.advance_time(2)
    assert (await parlour.state()).trick == ()


async def test_more_time_is_asked_for(house):
    parlour = await closing(house)
    await house.click(parlour.people[2], parlour.table, "Wait!")
    assert "✋ cat: Wait!" in parlour.table.text
    await house.env.advance_time(CLOSING + 1)
    assert len(await parlour.waiting()) == 4
    await house.env.advance_time(CLOSING)
    assert (await parlour.state()).trick == ()


async def test_who_wants_no_windows_in_this_round_is_not_asked_again(house):
    parlour = await closing(house)
    for person in parlour.people:
        await house.click(person, parlour.table, "No bombs this round")
    await parlour.play(parlour.people[0], "5g")
    for person in parlour.people[1:]:
        await house.click(person, parlour.table, "Pass")
    assert (await parlour.state()).waits == ()
