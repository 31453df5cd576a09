"""What cannot be done in Epochs Poker is answered in words, and changes nothing."""

from __future__ import annotations

from typing import Final

import pytest

from bot.words.sentences import NOT_SEATED
from tests.e2e.epochs_table import begun
from tests.e2e.refusals import ask, through_the_window
from tests.e2e.tables import LOCALES, pressing, said, truth
from tests.engines.epochs.table import after, table

# Options


@pytest.mark.parametrize("locale", LOCALES)
async def test_bets_that_contradict_each_other_are_refused_in_the_lobby(house, locale):
    ann = house.person("ann", locale)
    await house.command(ann, "epochs start", min_bet=100)
    table = house.table()
    before = table.text
    answer = await house.choose(ann, table, "@set", "50", arg="max_bet")
    detail = said(locale, "Largest bet")
    assert answer.message.text == said(locale, "That option does not fit: {detail}.", detail=detail)
    assert table.text == before


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("options", "sentence", "parts"),
    [
        (
            {"max_bet": 5},
            "The largest bet ({most}) cannot be below the smallest ({least}).",
            {"most": 5, "least": 10},
        ),
        (
            {"ante": 1000},
            "An ante of {ante} leaves nothing to bet of {stack} chips: it has to be less.",
            {"ante": 1000, "stack": 1000},
        ),
        (
            {"seats": 3},
            "`seats` goes with `level`: it counts you and the computer players. Without both, up"
            " to 8 people can join the table.",
            {},
        ),
    ],
)
async def test_options_that_do_not_fit_are_refused(house, locale, options, sentence, parts):
    answer = await house.command(house.person("ann", locale), "epochs start", **options)
    assert answer.message.ephemeral
    assert answer.message.text == said(locale, sentence, **parts)
    assert house.messages() == []


@pytest.mark.parametrize(("name", "value"), [("jokers", 5), ("jokers", -1), ("pack", "1+2")])
async def test_what_no_option_offers_is_refused(house, name, value):
    with pytest.raises(Exception, match=name):
        await house.command(house.person("ann"), "epochs start", **{name: value})
    assert house.messages() == []


# Bad input: a clear answer, and nothing has changed


BAD: Final = {
    "5": ("{to} is too little. The least is {least}.", {"to": 5, "least": 10}),
    "-20": ("{to} is too little. The least is {least}.", {"to": -20, "least": 10}),
    "5000": ("{to} is more than you have: all-in is {most}.", {"to": 5000, "most": 990}),
    "60": (
        "{to} is too much: at this table a bet or raise adds {most} at most.",
        {"to": 60, "most": 50},
    ),
    "lots": ("That is no number of chips. Type a whole number, for example 300.", {}),
}
"""By what is typed: the sentence with which it is answered, and what that mentions."""


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_bad_amount_is_answered_with_what_can_be(house, locale):
    game = await begun(house, locale, max_bet=50)
    before, actor = await truth(house, game.table), await game.actor()
    ways = said(locale, "raise to {least} at least, {most} at most", least=10, most=50)
    for typed, (sentence, parts) in BAD.items():
        for answer in (
            await game.asked_for_a_sum(typed),
            await house.command(actor, "epochs raise", amount=typed),
        ):
            assert answer.message.text.startswith(said(locale, sentence, **parts)), typed
            assert ways in answer.message.text
    assert await truth(house, game.table) == before


async def test_acting_for_another_seat_is_answered_with_whose_turn_it_is(house):
    game = await begun(house)
    actor, other = await game.actor(), (await game.others())[0]
    before = await truth(house, game.table)
    expected = f"It is {actor.name}'s turn. You act when the turn comes round to you."
    for deed in ("fold", "check", "call", "all-in"):
        answer = await house.press(other, game.table, pressing(game.table, deed))
        assert answer.message.text == expected
    answer = await house.command(other, "epochs raise", amount="40")
    assert answer.message.text == expected
    assert await truth(house, game.table) == before


@pytest.mark.parametrize(
    ("deed", "answered"),
    [("check", "You cannot check: the bet is 40"), ("call", "There is nothing to call")],
)
async def test_what_cannot_be_done_is_answered_with_what_can(house, deed, answered):
    game = await begun(house)
    if deed == "check":
        await game.asked_for_a_sum("40")
    before = await truth(house, game.table)
    answer = await house.press(await game.actor(), game.table, pressing(game.table, deed))
    assert answer.message.text.startswith(answered)
    assert "Now you can: " in answer.message.text
    assert await truth(house, game.table) == before


@pytest.mark.parametrize("locale", LOCALES)
async def test_who_may_not_raise_again_is_told_so_however_they_ask(house, locale):
    game = await begun(house, locale)
    ben = game.people[1]
    await game.lay(after(table(stacks=(990, 990, 45)), "raise 40, all-in, call"))
    told = await game.refused(
        ben,
        ask(game, ben, "size", "", "200"),
        through_the_window(game, ben, "200"),
        house.command(ben, "epochs raise", amount="200"),
    )
    closed = "You cannot raise again: since you acted the bet has not risen by a full raise."
    assert all(each.startswith(said(locale, closed)) for each in told)


async def test_who_does_not_sit_at_the_table_is_told_so(house):
    game = await begun(house)
    eve = house.person("eve")
    before = await truth(house, game.table)
    for verb, arg in (("fold", None), ("check", None), ("open", "raise")):
        answer = await house.click(eve, game.table, verb, arg)
        assert answer.message.text == said("en-US", NOT_SEATED)
    assert await truth(house, game.table) == before


async def test_raising_where_no_match_runs_is_answered(house):
    answer = await house.command(house.person("ann"), "epochs raise", amount="40")
    assert answer.message.ephemeral


async def test_a_double_click_acts_once(house):
    game = await begun(house)
    actor = await game.actor()
    checking = game.table.control("check").custom_id
    await house.press(actor, game.table, checking)
    after = await game.state()
    again = await house.press(actor, game.table, checking)
    assert again.result.acknowledged
    assert await game.state() == after
