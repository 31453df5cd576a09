"""What cannot be done in Power Up is answered in words, and changes nothing."""

from __future__ import annotations

from typing import Final

from tests.e2e.harness import Person
from tests.e2e.powerup_table import Game, begun
from tests.e2e.refusals import ask
from tests.e2e.tables import pressing, truth

# Amounts

NO_NUMBER: Final = "That is no number of chips. Type a whole number, for example 300."
BAD: Final = {
    "lots": NO_NUMBER,
    "12.5": NO_NUMBER,
    "-50": "-50 is too little. The least is 100.",
    "0": "0 is too little. The least is 100.",
    "99": "99 is too little. The least is 100.",
    "1496": "1496 is more than you have: all-in is 1495.",
    "99999999999999999999": "1000000000 is more than you have: all-in is 1495.",
}
"""What is answered, by what is typed."""


async def test_a_bad_amount_changes_nothing_and_is_answered_with_the_bounds(house):
    game = await begun(house, "emp")
    ann, before = game.people[0], await truth(house, game.table)
    for text, answered in BAD.items():
        window = await game.typed(ann, text)
        command = await house.command(ann, "powerup raise", amount=text)
        for answer in (window, command):
            assert answer.message.text.startswith(answered), text
            assert "raise to 100 at least, 1495 at most" in answer.message.text
    assert await truth(house, game.table) == before
    assert (await game.state()).energy == (10, 10, 10)


async def test_who_does_not_play_raises_nothing(house):
    game = await begun(house)
    before = await truth(house, game.table)
    answer = await house.command(house.person("eve"), "powerup raise", amount="300")
    assert answer.message.text.startswith("You do not play at this table.")
    assert await truth(house, game.table) == before


async def test_without_a_game_there_is_nothing_to_raise(house):
    ann = house.person("ann")
    answer = await house.command(ann, "powerup raise", amount="300")
    assert answer.message.text.startswith("There is no game here any more.")
    await house.command(ann, "powerup start")
    answer = await house.command(ann, "powerup raise", amount="300")
    assert answer.message.text.startswith("The game has not begun yet.")


# Bad input


async def test_a_power_that_cannot_be_played_costs_nothing(house):
    game = await begun(house, "clone")
    ann, before = game.people[0], await truth(house, game.table)
    answer = await game.choose(ann, "power", "clone")
    assert answer.message.text.startswith("There is nothing to copy")
    assert await truth(house, game.table) == before


async def answers(game: Game, person: Person, *presses: str) -> list[str]:
    """The first words that `verb`, `verb.arg` or `verb value` is answered with: nothing changes."""
    parts = [(verb.split("."), values) for verb, *values in map(str.split, presses)]
    told = await game.refused(
        person, *(ask(game, person, *(*verb, "")[:2], *values) for verb, values in parts)
    )
    return [each.split(":")[0].split(".")[0] for each in told]


async def test_whatever_cannot_be_done_is_answered_in_words_and_costs_nothing(house):
    game = await begun(house, "scanner clone engineer")
    ann, ben, _ = game.people
    assert await answers(
        game, ann, "check", "power emp", "power clone", "target.reload Qs", "pick.Qs", "scan.keep"
    ) == [
        "You cannot check",
        "You do not hold EMP",
        "There is nothing to copy",
        "You do not hold Reload",
        "There is nothing to choose at the moment",
        "There is nothing to choose at the moment",
    ]
    await game.choose(ann, "power", "scanner")
    choosing = ("call", "fold", "size 300", "all-in.sure", "type", "power clone", "discard.Qs")
    assert await answers(game, ann, *choosing) == ["First things first"] * len(choosing)
    command = await house.command(ann, "powerup raise", amount="300")
    assert command.message.text.startswith("First things first: The next two cards are 2♣")
    assert await answers(game, ben, "call", "scan.drop") == ["It is ann's turn"] * 2
    await game.press(ann, "Keep both")
    await game.choose(ann, "power", "clone")
    assert await answers(game, ann, "power engineer", "power clone") == [
        "Engineer costs 5 energy, and you have 4",
        "You do not hold Clone",
    ]


async def test_a_target_that_has_gone_costs_nothing(house):
    game = await begun(house, "", "disintegrate disintegrate")
    ben = await game.to_the_flop()
    await game.choose(ben, "power", "disintegrate")
    old = game.hand(ben).control("target").custom_id
    await game.choose(ben, "target", "7d")
    before = await game.state()
    again = await house.press(ben, game.hand(ben), old, "8h")
    assert again.result.acknowledged
    fresh = pressing(game.hand(ben), "target", "disintegrate")
    answer = await house.press(ben, game.hand(ben), fresh, "7d")
    assert answer.message.text.startswith("7♦\ufe0e does not lie on the board.")
    assert await game.state() == before


async def test_a_double_click_acts_once(house):
    game = await begun(house, "deploy deploy")
    ann = game.people[0]
    playing = game.hand(ann).control("power").custom_id
    await house.press(ann, game.hand(ann), playing, "deploy")
    again = await house.press(ann, game.hand(ann), playing, "deploy")
    assert again.result.acknowledged
    state = await game.state()
    assert (len(state.board), state.energy[0]) == (1, 7)


async def test_acting_for_another_seat_changes_nothing(house):
    game = await begun(house, "deploy", "deploy")
    ben = game.people[1]
    told = await game.refused(
        ben,
        *(ask(game, ben, verb, at=game.table) for verb in ("call", "check", "fold")),
        ask(game, ben, "power", "", "deploy"),
        ask(game, ben, "size", "", "300"),
        house.command(ben, "powerup raise", amount="300"),
    )
    assert set(told) == {"It is ann's turn. You act when the turn comes round to you."}
