"""Power Up through a simulated Discord, as people play it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from bot.sessions.lobby import Lobby
from tests.e2e.harness import Answer, House, Message, Person, make_bot
from tests.e2e.tables import LOCALES, pressing, said, session_of, table_of, truth

NAMES: Final = ("ann", "ben", "cat")
HOLES: Final = ("As", "Ks", "Qs", "Ad", "Kd", "Qd")
"""One card each from the seat left of the button, twice: ben, cat, ann. Ann has queens."""
BOARD: Final = ("2c", "7d", "8h", "Jc", "4s", "3d", "5h", "6c", "9c")
"""What comes from the deck."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The file of the bot that the fixtures start."""
    return tmp_path / "outofturn.sqlite3"


class Game:
    """People at a table of Power Up; seats as they sat down."""

    def __init__(self, house: House, people: list[Person]) -> None:
        self.house = house
        self.people = people
        self.table = house.messages()[0]
        self.session = session_of(self.table)

    async def state(self) -> Any:
        return (await table_of(self.house, self.session)).state

    async def view(self, person: Person) -> Any:
        """What `person` may know."""
        table = await table_of(self.house, self.session)
        return table.rules.view(table.state, table.seat_of(person.id))

    async def actor(self) -> Person:
        """Whose turn it is."""
        return self.people[(await self.state()).to_act]

    def hand(self, person: Person) -> Message:
        """The hand in the DMs of `person`."""
        return self.house.hand(person)

    async def whisper(self, person: Person) -> Message:
        """What the button My hand shows `person`."""
        return (await self.house.click(person, self.table, "My hand")).message

    async def press(self, person: Person, name: str, arg: str | None = None) -> Answer:
        """Press a button of the hand in the DMs."""
        return await self.house.click(person, self.hand(person), name, arg)

    async def choose(self, person: Person, verb: str, *values: str) -> Answer:
        """Choose in a menu of the hand in the DMs."""
        return await self.house.choose(person, self.hand(person), verb, *values)

    async def stay(self, person: Person) -> None:
        """Check, or call, by DM."""
        await self.press(person, "check" if self.hand(person).offers("check") else "call")

    async def to_the_flop(self) -> Person:
        """All call; returns who acts first then."""
        while (await self.state()).street == "preflop":
            await self.stay(await self.actor())
        return await self.actor()


async def opened(house: House, locale: str = "en-US", **options: object) -> list[Person]:
    """Ann, ben and cat sit at a table that has not begun."""
    people = [house.person(name, locale) for name in NAMES]
    await house.command(people[0], "powerup start", **options)
    for person in people[1:]:
        await house.click(person, house.table(), "@join")
    return people


async def begun(
    house: House, *powers: str, locale: str = "en-US", closed: bool = False, **options: object
) -> Game:
    """They have just begun. Each holds the powers said of them; ann has the button, and acts."""
    people = await opened(house, locale, **options)
    for person in people if closed else ():
        house.close_dms(person)
    held = [each.split() for each in powers] + [[]] * (len(NAMES) - len(powers))
    laid = {"button": 0, "deck": [*HOLES, *BOARD], "powers": held}
    session = session_of(house.table())

    def stacked(lobby: Lobby) -> Lobby:
        for field, value in laid.items():
            lobby = lobby.set_option(field, value)
        return lobby

    with house.env._bot_scope():  # elsewhere the bot's clocks would show the real time
        await house.env.bot.host.change(session, stacked)
    await house.click(people[0], house.table(), "@start")
    return Game(house, people)


def over(table: Message) -> bool:
    """Whether the game that a table shows has ended."""
    return table.offers("Rematch")


def told(shown: Message) -> str:
    """All that a message says, to a screen reader too."""
    return "\n".join([shown.text, *(each.alt for each in shown.pictures)])


def counted(house: House) -> int:
    """Requests that count against the limit of the whole bot: answers to presses do not."""
    return len([each for each in house.env.http_requests if each.path.startswith("/channels/")])


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
    while not over(game.table):
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
        if over(game.table) or view.seats[0].out:
            break
        hand = await game.whisper(ann)
        if hand.offers("call") and view.hand >= 3 and view.legal.raise_ is not None:
            await house.choose(ann, hand, "size", "all-in")
            await house.click(ann, hand, "all-in")
        else:
            await house.click(ann, hand, "check" if hand.offers("check") else "call")
    for _ in range(200):
        if over(game.table):
            break
        await house.env.advance_time(1)
    assert over(game.table), "the computers play on to the end without a person"


async def test_a_person_plays_heads_up_against_a_computer_by_dm(house):
    ann = house.person("ann")
    await house.command(ann, "powerup start", level="normal", seats=2, stack=100)
    game = Game(house, [ann])
    for _ in range(20):
        if over(game.table):
            break
        hand = game.hand(ann)
        if any(control.verb == "size" for control in hand.controls):
            await game.choose(ann, "size", "all-in")
            await game.press(ann, "all-in")
        else:
            await game.stay(ann)
    assert over(game.table)
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
    game = await begun(house, "x-ray", closed=True)
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


async def typed(game: Game, person: Person, text: str) -> Answer:
    """Type an amount into the window of the hand in the DM."""
    return await game.house.fill_in(person, await game.press(person, "type"), text=text)


async def test_an_amount_is_typed_into_the_window(house):
    game = await begun(house)
    await typed(game, game.people[0], "1 200")
    assert "ann raises to 1200" in game.table.text


async def test_an_amount_is_typed_as_a_command(house):
    game = await begun(house)
    answer = await house.command(game.people[0], "powerup raise", amount="pot")
    assert answer.message.ephemeral
    assert answer.message.text == "You have raised to 190."
    assert "ann raises to 190" in game.table.text


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


@pytest.mark.parametrize("text", BAD)
async def test_a_bad_amount_changes_nothing_and_is_answered_with_the_bounds(house, text):
    game = await begun(house, "emp")
    ann, before = game.people[0], await truth(house, game.table)
    window = await typed(game, ann, text)
    command = await house.command(ann, "powerup raise", amount=text)
    for answer in (window, command):
        assert BAD[text].removesuffix(" in 1495.") in answer.message.text
        assert "raise to 100 at least, 1495 at most" in answer.message.text
    assert await truth(house, game.table) == before
    assert (await game.state()).energy == (10, 10, 10)


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_raise_out_of_turn_is_answered_with_whose_turn_it_is(house, locale):
    game = await begun(house, locale=locale)
    before = await truth(house, game.table)
    answer = await house.command(game.people[1], "powerup raise", amount="300")
    expected = "It is {name}'s turn. You act when the turn comes round to you."
    assert answer.message.text == said(locale, expected, name="ann")
    assert await truth(house, game.table) == before


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
    before, said_to_them = await truth(game.house, game.table), list[str]()
    for press in presses:
        named, *values = press.split()
        verb, *arg = named.split(".")
        answer = await game.house.press(
            person, game.table, pressing(game.table, verb, *arg), *values
        )
        said_to_them.append(answer.message.text.split(":")[0].split(".")[0])
    assert await truth(game.house, game.table) == before
    return said_to_them


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
    before = await truth(house, game.table)
    for verb, *values in (["call"], ["check"], ["fold"], ["power", "deploy"], ["size", "300"]):
        pressed = pressing(game.table, verb)
        answer = await house.press(game.people[1], game.table, pressed, *values)
        assert answer.message.text.startswith("It is ann's turn.")
    assert await truth(house, game.table) == before


# The lobby and the commands


async def test_seats_left_empty_are_played_by_the_computer(house):
    ann = house.person("ann")
    await house.command(ann, "powerup start", seats=4)
    table = house.table()
    assert "3 seats left empty are played by the computer" in table.text
    await house.click(ann, table, "@start")
    assert all(f"🤖 {name}" in table.text for name in ("Marge", "Marge 2", "Marge 3"))


async def test_a_table_takes_as_many_as_it_is_set_up_for(house):
    people = await opened(house)
    table, dan = house.table(), house.person("dan")
    assert not table.offers("@join")
    answer = await house.press(dan, table, pressing(table, "@join"))
    assert answer.message.text == "All seats of this table are taken."
    await house.choose(people[0], table, "@set", "4", arg="seats")
    await house.click(dan, table, "@join")
    assert "4. **dan**" in table.text


async def test_the_options_of_the_command_are_those_of_the_table(house):
    ann = house.person("ann")
    await house.command(
        ann, "powerup start", seats=2, stack=750, structure="turbo", strict_all_in=True, time=30.0
    )
    text = house.table().text
    assert "750 chips each · turbo blinds · all-in closes powers" in text
    assert "Time per move: 30 seconds" in text


async def test_what_an_all_in_closes_is_chosen_in_the_lobby(house):
    ann = house.person("ann")
    await house.command(ann, "powerup start")
    await house.choose(ann, house.table(), "@set", "True", arg="strict_all_in")
    assert "standard blinds · all-in closes powers" in house.table().text
    await house.choose(ann, house.table(), "@set", "False", arg="strict_all_in")
    assert "all-in closes powers" not in house.table().text


@pytest.mark.parametrize("options", [{"seats": 1}, {"seats": 7}, {"stack": 99}, {"stack": 100001}])
async def test_options_that_cannot_be_are_refused(house, options):
    with pytest.raises(Exception, match=next(iter(options))):
        await house.command(house.person("ann"), "powerup start", **options)
    assert house.messages() == []


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_ten_powers_are_explained_with_a_picture(house, locale):
    answer = await house.command(house.person("ann", locale), "powers")
    assert answer.message.ephemeral
    assert said(locale, "The ten powers") in answer.message.text
    assert len(answer.message.pictures) == 1


async def test_the_rules_have_a_picture(house):
    answer = await house.command(house.person("ann"), "rules powerup")
    assert "How to play Power Up" in answer.message.text
    assert answer.message.pictures[0].alt.startswith("A side pot: ")


async def test_the_table_speaks_the_servers_language_and_a_hand_its_owners(house):
    house.env.backend.get_guild(house.guild.id).preferred_locale = "pt-BR"
    game = await begun(house, "x-ray", locale="uk")
    await game.choose(game.people[0], "power", "x-ray")
    assert "**ann** joga **Raio X**" in game.table.text
    assert "Ваші карти: " in game.hand(game.people[0]).text
