"""Power Up through a simulated Discord, as people play it."""

from __future__ import annotations

import pytest

from tests.e2e.harness import Person, make_bot
from tests.e2e.powerup_table import NAMES, Game, begun, opened, told
from tests.e2e.tables import counted

# Whole games


async def act(game: Game, person: Person) -> None:
    """Do something with the hand in the DM: a choice, a power, a bet; all-in from hand 3 on."""
    hand, view = game.hand(person), await game.view(person)
    if view.choice is not None:
        await game.house.press(person, hand, hand.controls[0].custom_id)
        return
    playable = [power for power, reason in view.legal.powers.items() if reason is None]
    if playable and view.street == "flop":
        await game.choose(person, "power", playable[0])
        if any(control.verb == "target" for control in hand.controls):
            await game.choose(person, "target", hand.control("target").options[0][0])
        return
    if view.hand >= 3 and any(control.verb == "size" for control in hand.controls):
        await game.choose(person, "size", "all-in")
        await game.press(person, "all-in")
        return
    await game.stay(person)


async def test_three_people_play_a_sit_and_go_by_dm_alone(house):
    people = await opened(house, stack=300, structure="turbo")
    await house.click(people[0], house.table(), "@start")
    game = Game(house, people)
    before, acts = counted(house), 0
    while not game.over:
        await act(game, await game.actor())
        acts += 1
    assert " wins." in game.table.text
    assert game.table.text.count("1\\. **") == 1
    letters = [len(house.messages(person.user.dm_channel)) for person in people]
    assert letters == [1, 1, 1]
    winners = [person for person in people if "You have won" in game.hand(person).text]
    assert len(winners) == 1
    assert not any(game.hand(person).controls for person in people)
    assert (counted(house) - before) / acts <= 2.2


async def test_a_person_plays_against_two_computers_with_their_hand_alone(house):
    ann = house.person("ann")
    await house.command(ann, "powerup start", level="easy", stack=100, structure="turbo")
    game = Game(house, [ann])
    assert "🤖 Dusty" in game.table.text
    assert "🤖 Dusty 2" in game.table.text
    for _ in range(80):
        view = await game.view(ann)
        if game.over or view.seats[0].out:
            break
        hand = await game.whisper(ann)
        if hand.offers("call") and view.hand >= 3 and view.legal.raise_ is not None:
            await house.choose(ann, hand, "size", "all-in")
            await house.click(ann, hand, "all-in")
        else:
            await house.click(ann, hand, "check" if hand.offers("check") else "call")
    for _ in range(200):
        if game.over:
            break
        await house.env.advance_time(1)
    assert game.over, "the computers play on to the end without a person"


async def test_a_person_plays_heads_up_against_a_computer_by_dm(house):
    ann = house.person("ann")
    await house.command(ann, "powerup start", level="normal", seats=2, stack=100)
    game = Game(house, [ann])
    for _ in range(20):
        if game.over:
            break
        hand = game.hand(ann)
        if any(control.verb == "size" for control in hand.controls):
            await game.choose(ann, "size", "all-in")
            await game.press(ann, "all-in")
        else:
            await game.stay(ann)
    assert game.over
    assert "🏆" in game.table.text


# The table


async def test_the_table_shows_blinds_prices_and_whose_turn_it_is(house):
    game = await begun(house, stack=1000)
    assert "blinds 25/50, ante 5" in game.table.text
    assert "To act: **ann**" in game.table.text
    assert game.table.offers("Call 50")
    assert game.table.offers("Raise …")
    assert game.table.offers("Powers")
    assert "ann: 995" in game.table.pictures[0].alt


async def test_bets_are_made_at_the_table(house):
    game = await begun(house)
    ann, ben, cat = game.people
    await house.click(ann, game.table, "Call 50")
    await house.click(ben, game.table, "Call 25")
    await house.click(cat, game.table, "Check")
    assert "Flop 2♣\ufe0e 7♦\ufe0e 8♥\ufe0e · pot 165" in game.table.text
    assert "**Flop** 2♣\ufe0e 7♦\ufe0e 8♥\ufe0e" in game.table.text


@pytest.mark.parametrize("name", ["Raise …", "Powers"])
async def test_raise_and_powers_at_the_table_open_the_hand(house, name):
    game = await begun(house, "x-ray")
    answer = await house.click(game.people[0], game.table, name)
    assert answer.message.ephemeral
    assert "Q♠\ufe0e Q♦\ufe0e" in answer.message.text
    await house.choose(game.people[0], answer.message, "size", "190")
    assert "ann raises to 190" in game.table.text


async def test_who_asks_for_powers_out_of_turn_sees_the_own_ones(house):
    game = await begun(house, "", "x-ray")
    answer = await house.click(game.people[1], game.table, "Powers")
    assert "**X-Ray** ⚡2" in answer.message.text
    assert not answer.message.offers("power")


async def test_a_showdown_is_told_with_the_five_cards_that_win(house):
    game = await begun(house)
    while (await game.state()).hand == 1:
        await game.stay(await game.actor())
    hands = ("ann shows Q♠ Q♦", "ben shows A♠ A♦", "cat shows K♠ K♦")
    assert " · ".join(hands) in game.table.text.replace("\ufe0e", "")
    five = "A♠\ufe0e A♦\ufe0e J♣\ufe0e 8♥\ufe0e 7♦\ufe0e"
    assert f"🏆 **ben** takes 165 · pair ({five})" in game.table.text
    assert "Hand 1: 🏆 ben takes 165 · pair" in game.table.text


async def test_what_powers_do_is_told_to_whoever_asks(house):
    game = await begun(house)
    eve = house.person("eve", "uk")
    answer = await house.click(eve, game.table, "What powers do")
    assert "**1 Клон** ⚡2" in answer.message.text


# Powers, by DM


async def test_a_power_is_played_from_its_menu(house):
    game = await begun(house, "x-ray deploy")
    ann = game.people[0]
    await game.choose(ann, "power", "deploy")
    assert "**ann** plays **Deploy** for 3 energy" in game.table.text
    assert "🪂 2♣\ufe0e comes to the board" in game.table.text
    assert (await game.state()).energy[0] == 7


async def test_disintegrate_destroys_the_card_that_is_chosen(house):
    game = await begun(house, "", "disintegrate")
    ben = await game.to_the_flop()
    await game.choose(ben, "power", "disintegrate")
    assert (await game.state()).energy[1] == 10
    await game.choose(ben, "target", "7d")
    assert "💥 7♦\ufe0e is gone from the board" in game.table.text
    assert (await game.state()).energy[1] == 6


async def test_who_goes_back_has_played_nothing(house):
    game = await begun(house, "reload")
    ann, before = game.people[0], await game.state()
    await game.choose(ann, "power", "reload")
    await game.press(ann, "Back")
    assert await game.state() == before
    await game.choose(ann, "power", "reload")
    await game.choose(ann, "target", "Qs", "Qd")
    assert "Your cards: **2♣\ufe0e 7♦\ufe0e**" in game.hand(ann).text


async def test_the_scanner_is_seen_and_answered_in_private(house):
    game = await begun(house, "scanner")
    ann, ben, cat = game.people
    await game.choose(ann, "power", "scanner")
    assert "The next two cards are 2♣\ufe0e 7♦\ufe0e." in game.hand(ann).text
    for other in (game.table, game.hand(ben), game.hand(cat)):
        assert "7♦" not in told(other)
    assert game.table.controls[0].label == "Choose …"
    await game.press(ann, "Discard both")
    assert "🗑️ 2 cards of the deck are discarded" in game.table.text
    assert "7♦" not in told(game.table)


async def test_the_upgrade_discards_in_private(house):
    game = await begun(house, "upgrade")
    ann = game.people[0]
    await game.choose(ann, "power", "upgrade")
    await game.press(ann, "discard", "Qs")
    assert "Your cards: **Q♦\ufe0e 2♣\ufe0e**" in game.hand(ann).text
    assert "ann discards 1 card\n" in f"{game.table.text}\n"
    assert not {"Q♠", "2♣"} & set(told(game.table).replace("\ufe0e", "").split())


async def test_the_engineer_shows_all_and_its_player_picks(house):
    game = await begun(house, "engineer")
    ann, ben, _ = game.people
    await game.choose(ann, "power", "engineer")
    assert "👁️ The next cards of the deck: 2♣\ufe0e 7♦\ufe0e 8♥\ufe0e" in game.table.text
    answer = await house.click(ann, game.table, "Choose …")
    await house.click(ann, answer.message, "pick", "8h")
    assert "ann picks 8♥\ufe0e as the next card" in game.table.text
    assert game.hand(ann).offers("call")
    assert not game.hand(ben).offers("call")


async def test_a_restart_between_the_engineer_and_its_pick_costs_nothing(house, database):
    game = await begun(house, "engineer")
    ann = game.people[0]
    await game.choose(ann, "power", "engineer")
    before = await game.state()
    await house.restart(make_bot(database))
    assert await game.state() == before
    await game.press(ann, "pick", "7d")
    state = await game.state()
    assert (state.deck[0], state.energy[0], state.to_act) == ("7d", 5, 0)
    await game.stay(ann)
    assert "ann calls 50" in game.table.text


async def test_who_vanishes_in_the_middle_of_a_choice_keeps_both_cards(house):
    game = await begun(house, "scanner")
    ann = game.people[0]
    await game.choose(ann, "power", "scanner")
    await house.env.advance_time(60)
    assert "🔎 ann keeps both cards on the deck" in game.table.text
    assert (await game.state()).to_act == 0


async def test_who_takes_no_dms_plays_from_the_table(house):
    game = await begun(house, "x-ray", closed=NAMES)
    ann = game.people[0]
    hand = await game.whisper(ann)
    await house.choose(ann, hand, "power", "x-ray")
    await house.choose(ann, hand, "size", "100")
    assert "ann raises to 100" in game.table.text
    assert not hand.offers("call")


async def test_only_those_whose_turn_comes_or_goes_are_written_to(house):
    game = await begun(house)
    before = {person: game.hand(person)._stored.edited_timestamp for person in game.people}
    ann, ben, cat = game.people
    await game.stay(ann)
    assert game.hand(cat)._stored.edited_timestamp == before[cat]
    assert game.hand(ben)._stored.edited_timestamp != before[ben]


# Two taps


async def test_all_in_is_confirmed_first(house):
    game = await begun(house)
    ann, before = game.people[0], await game.state()
    await game.choose(ann, "size", "all-in")
    assert await game.state() == before
    assert "Put in everything you have?" in game.hand(ann).text
    await game.press(ann, "All-in: 1495")
    assert "ann raises to 1495" in game.table.text
    assert "ann: **all-in**" in game.table.text


async def test_a_needless_fold_is_confirmed_first(house):
    game = await begun(house)
    ben = await game.to_the_flop()
    before = await game.state()
    asked = (await house.click(ben, game.table, "fold")).message
    assert asked.ephemeral
    assert "Checking costs nothing. Fold all the same?" in asked.text
    assert await game.state() == before
    await house.click(ben, asked, "Fold all the same")
    assert "ben folds" in game.table.text


# Amounts


async def test_an_amount_is_typed_into_the_window(house):
    game = await begun(house)
    await game.typed(game.people[0], "1 200")
    assert "ann raises to 1200" in game.table.text


async def test_an_amount_is_typed_as_a_command(house):
    game = await begun(house)
    answer = await house.command(game.people[0], "powerup raise", amount="pot")
    assert answer.message.ephemeral
    assert answer.message.text == "You have raised to 190."
    assert "ann raises to 190" in game.table.text
