"""Epochs Poker through a simulated Discord, as people play it."""

from __future__ import annotations

from typing import Final

import pytest

from tests.e2e.epochs_table import NAMES, Game, alone, begun

LEVELS: Final = ("easy", "normal", "hard")


async def finish_at_the_table(game: Game) -> None:
    """Ann checks and calls at the table until the match is over."""
    for _ in range(60):
        if game.over:
            return
        await game.house.click(
            game.people[0], game.table, "check" if game.table.offers("check") else "call"
        )
    raise AssertionError("the match does not end")


async def to_a_showdown(game: Game) -> None:
    """Everybody checks by DM until the hand is over."""
    hand = (await game.state()).hand
    while not game.over and (await game.state()).hand == hand:
        await game.stay()


async def bet_and_win(game: Game, *, callers: int) -> None:
    """Whoever begins bets by DM, some call, all others fold; on the flop they fold too."""
    hand = (await game.state()).hand
    while not game.over and (await game.state()).hand == hand:
        actor, now = await game.actor(), (await game.state()).round
        if not now.bet:
            await game.house.choose(actor, game.hand(actor), "size", "10")
        elif callers:
            callers -= 1
            await game.house.click(actor, game.hand(actor), "call")
        else:
            await game.house.click(actor, game.hand(actor), "fold")


# Whole matches


async def test_four_people_play_ten_hands_by_dm(house):
    game = await begun(house, hands=10)
    for hand in range(1, 11):
        if hand in (1, 10):
            await to_a_showdown(game)
        else:
            await bet_and_win(game, callers=int(hand == 2))
        now = await game.state()
        assert now.last_hand.hand == hand
        assert (now.last_hand.combinations[0] is not None) == (hand in (1, 10))
        assert sum(now.round.stacks) + sum(now.round.stakes) == 4000
    assert game.over
    for shown in (game.table, *map(game.hand, game.people)):
        assert "The match is over." in shown.text


@pytest.mark.parametrize("level", LEVELS)
async def test_a_person_plays_against_computers_at_the_table(house, level):
    game = await alone(house, level, hands=2, seats=3)
    await finish_at_the_table(game)
    assert "🏆" in game.table.text or "🤝" in game.table.text


async def test_eight_sit_at_one_table(house):
    game = await alone(house, "easy", hands=1, seats=8)
    assert len((await game.state()).round.stacks) == 8
    await finish_at_the_table(game)


async def test_four_play_where_nobody_says_how_many(house):
    game = await alone(house)
    assert len((await game.state()).round.stacks) == 4
    assert all(f"🤖 {name}" in game.table.text for name in ("Pebble", "Pebble 2", "Pebble 3"))


async def test_a_person_plays_with_their_hand_alone(house):
    game = await alone(house, hands=1, seats=2)
    ann = game.people[0]
    for _ in range(30):
        if game.over:
            break
        hand = await game.whisper(ann)
        assert hand.ephemeral
        await house.click(ann, hand, "check" if hand.offers("check") else "call")
    assert game.over


# Hands


async def test_a_hand_is_sent_to_its_owner_alone(house):
    game = await begun(house)
    told = [game.hand(person).text for person in game.people]
    assert all("Your cards: **" in text for text in told)
    assert len({text.partition("Your cards: ")[2] for text in told}) == 4
    assert "Your cards" not in game.table.text


async def test_a_hand_out_of_turn_is_not_sent_again_when_others_act(house):
    game = await begun(house)
    await game.stay()
    others = await game.others()
    before = [game.hand(person).texts for person in others]
    sent = len(house.env.http_requests)
    await game.stay()
    following = await game.actor()
    waiting = [n for n, person in enumerate(others) if person is not following]
    assert [game.hand(others[n]).texts for n in waiting] == [before[n] for n in waiting]
    homes = [f"/channels/{others[n].user.dm_channel.id}/" for n in waiting]
    paths = [request.path for request in house.env.http_requests[sent:]]
    assert not [path for path in paths if any(path.startswith(home) for home in homes)]


async def test_a_bet_from_the_menu_is_made(house):
    game = await begun(house)
    actor = await game.actor()
    await house.choose(actor, game.hand(actor), "size", "40")
    assert f"⬆️ {actor.name} bets 40" in game.table.text


async def test_an_amount_is_typed_into_the_window(house):
    game = await begun(house)
    actor = await game.actor()
    await game.asked_for_a_sum("75")
    assert f"⬆️ {actor.name} bets 75" in game.table.text
    assert game.table.offers("Call 75")


async def test_an_amount_is_typed_as_a_command(house):
    game = await begun(house)
    actor = await game.actor()
    answer = await house.command(actor, "epochs raise", amount="pot")
    assert answer.message.text == "You have raised to 40."
    assert max((await game.state()).round.bets) == 40


async def test_betting_at_the_table_opens_the_hand(house):
    game = await begun(house)
    answer = await house.click(await game.actor(), game.table, "open", "raise")
    assert answer.message.ephemeral
    assert answer.message.offers("size")


async def test_a_needless_fold_is_confirmed_first(house):
    game = await begun(house)
    actor, before = await game.actor(), await game.state()
    await house.click(actor, game.hand(actor), "fold")
    assert await game.state() == before
    assert "Checking costs nothing. Fold all the same?" in game.hand(actor).text
    await house.click(actor, game.hand(actor), "Fold all the same")
    assert f"{actor.name} folds" in game.table.text


async def test_all_in_is_confirmed_first_and_runs_to_a_showdown(house):
    game = await begun(house, hands=1)
    actor = await game.actor()
    await house.choose(actor, game.hand(actor), "size", "all-in")
    assert "Put in everything you have?" in game.hand(actor).text
    await house.click(actor, game.hand(actor), "all-in")
    for _ in range(3):
        await game.stay()
    assert game.over
    assert all(f"{name}: " in game.table.text for name in NAMES)
    assert "takes 4000" in game.table.text or "takes 2000" in game.table.text


async def test_the_hint_in_the_hand_is_that_of_the_engine(house):
    game = await begun(house)
    while (await game.state()).street == "deal":
        await game.stay()
    actor = await game.actor()
    made = (await game.view(actor)).hint
    expected = f"{made[0].k}/{made[0].n}" if made and isinstance(made[0].suit, str) else "You have"
    assert expected in game.hand(actor).text


# The scale


async def test_the_scale_is_shown_to_whoever_asks(house):
    game = await begun(house)
    for person in (game.people[0], house.person("eve")):
        answer = await house.click(person, game.table, "scale")
        assert answer.message.ephemeral
        assert "1. two complete suits of one epoch (2)" in answer.message.text


@pytest.mark.parametrize("command", ["scale", "rules epochs"])
async def test_the_scale_is_drawn(house, command):
    answer = await house.command(house.person("ann"), command)
    assert answer.message.ephemeral
    assert "12. Maze 2/6 (0.33)" in answer.message.text
    assert answer.message.pictures[0].alt.startswith("The scale from the highest down: 1. two")


# Opening a table


async def test_all_options_are_taken(house):
    ann = house.person("ann")
    options = {"pack": "full", "jokers": 4, "stack": 500, "min_bet": 5, "max_bet": 50, "ante": 1}
    await house.command(ann, "epochs start", hands=3, **options)
    text = house.table().text
    assert "epochs I to X · 4 jokers · 500 chips each · bets from 5 to 50 · ante 1" in text
    assert "3 hands · combinations are rare" in text


async def test_options_are_chosen_in_the_lobby(house):
    ann = house.person("ann")
    await house.command(ann, "epochs start")
    table = house.table()
    for field, value in (("pack", "2+3+4"), ("jokers", "0"), ("stack", "2000"), ("max_bet", "50")):
        await house.choose(ann, table, "@set", value, arg=field)
    assert "epochs VI to X · 0 jokers · 2000 chips each · bets from 10 to 50" in table.text
    await house.choose(ann, table, "@set", "None", arg="max_bet")
    assert "bets from 10 · " in table.text


# Languages


async def test_the_table_speaks_the_servers_language_and_a_hand_its_owners(house):
    house.env.backend.get_guild(house.guild.id).preferred_locale = "pt-BR"
    game = await begun(house, "uk")
    assert "apostas a partir de 10" in game.table.text
    assert "Ваші карти" in game.hand(game.people[0]).text
