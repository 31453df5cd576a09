"""Tichu through a simulated Discord, as people play it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from bot.settings import Settings
from tests.e2e.harness import Answer, House, Message, Person, make_bot
from tests.e2e.tables import pressing, session_of, table_of, truth

NAMES: Final = ("ann", "ben", "cat", "dan")
CLOSING: Final = 5 * 60 / 45
"""Seconds of the closing window at a table with 60 seconds a turn."""
PATIENCE: Final = Settings().patience

HANDS: Final = (
    "2g 2k 3g 4g 5g 6g 7g 8g Tg Jg Qg Kg Ag mahjong",
    "2b 2r 3k 4k 5k 6k 7k 8k Tk Jk Qk Kk Ak dog",
    "3b 4b 5b 6b 7b 8b 9b Tb Jb Qb Kb Ab 9g phoenix",
    "3r 4r 5r 6r 7r 8r 9r Tr Jr Qr Kr Ar 9k dragon",
)
"""Everybody holds bombs; ann holds the Mah Jong."""
GIFTS: Final = ("Jg Qg Kg", "Jk Qk Kk", "Jb Qb Kb", "Jr Qr Kr")
"""What each gives: to the next player, the partner, the one before. No bomb is broken by it."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The file of the bot that the fixtures start."""
    return tmp_path / "outofturn.sqlite3"


class Parlour:
    """Four people at a table of Tichu."""

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

    async def waiting(self) -> list[Person]:
        """Whom the game waits for."""
        table = await table_of(self.house, self.session)
        return [self.people[seat] for seat in sorted(table.rules.waiting_on(table.state))]

    def hand(self, person: Person) -> Message:
        """The hand in the DMs of `person`."""
        return self.house.hand(person)

    async def whisper(self, person: Person) -> Message:
        """What the button My hand shows `person`."""
        return (await self.house.click(person, self.table, "My hand")).message

    async def choose(self, person: Person, cards: str, at: Message | None = None) -> Message:
        """Choose cards in the menu of the hand."""
        hand = at or self.hand(person)
        await self.house.choose(person, hand, "cards", *cards.split())
        return hand

    async def play(self, person: Person, cards: str) -> Answer:
        """Choose cards in the DM, and play them."""
        hand = await self.choose(person, cards)
        return await self.house.click(person, hand, "play")

    async def give(self, person: Person, *cards: str) -> Answer:
        """Choose a card for each of the others, and give them."""
        hand = self.hand(person)
        for place, card in enumerate(cards):
            await self.house.choose(person, hand, "gift", card, arg=str(place))
        return await self.house.click(person, hand, "give")

    async def to_the_first_lead(self) -> None:
        """Nobody calls Grand Tichu; all give their GIFTS."""
        for person in self.people:
            await self.house.click(person, self.hand(person), "grand", "no")
        for person, cards in zip(self.people, GIFTS, strict=True):
            await self.give(person, *cards.split())


async def opened(
    house: House, locale: str = "en-US", *, closed: bool = False, **options: object
) -> list[Person]:
    """Ann, ben, cat and dan (DMs `closed`) sit at a table that has not begun."""
    people = [house.person(name, locale) for name in NAMES]
    for person in people if closed else ():
        house.close_dms(person)
    await house.command(people[0], "tichu start", boosters=False, **options)
    for person in people[1:]:
        await house.click(person, house.table(), "@join")
    return people


async def begun(
    house: House,
    hands: tuple[str, ...] | None = HANDS,
    locale: str = "en-US",
    *,
    closed: bool = False,
    **options: object,
) -> Parlour:
    """They have just begun, with these `hands` where they are given."""
    people = await opened(house, locale, closed=closed, **options)
    if hands is not None:
        dealt = [hand.split() for hand in hands]
        session = session_of(house.table())
        with house.env._bot_scope():  # elsewhere the bot's clocks would show the real time
            await house.env.bot.host.change(session, lambda now: now.set_option("hands", dealt))
    await house.click(people[0], house.table(), "@start")
    return Parlour(house, people)


def over(table: Message) -> bool:
    """Whether the game that a table shows has ended."""
    return table.offers("Rematch")


def counted(house: House) -> int:
    """Requests that count against the limit of the whole bot: answers to presses do not."""
    return len([each for each in house.env.http_requests if each.path.startswith("/channels/")])


async def act(parlour: Parlour, person: Person) -> None:
    """`person`, for whom the game waits, does something sensible with the hand in their DM."""
    house, hand = parlour.house, parlour.hand(person)
    view = await parlour.view(person)
    if view.phase == "grand":
        await house.click(person, hand, "grand", "no")
    elif view.phase == "exchange":
        low = [option[0] for option in hand.control("gift", "0").options]
        await parlour.give(person, low[-1], low[1], low[0])
    elif view.phase == "dragon":
        await house.click(person, hand, "dragon", str(view.choose_from[0]))
    elif view.window is not None:
        await house.click(person, hand, "pass")
    else:
        await play_or_pass(parlour, person)


async def play_or_pass(parlour: Parlour, person: Person) -> None:
    """Play the first combination that the hand offers in turn, or pass."""
    house, hand = parlour.house, parlour.hand(person)
    first = hand.control("cards").options[0][0]
    await house.choose(person, hand, "cards", first)
    offered = hand.control("ready")
    if offered.disabled:
        await house.click(person, hand, "pass")
    else:
        await house.choose(person, hand, "ready", offered.options[0][0])
        await house.click(person, hand, "play")


# Whole games


async def test_four_people_play_a_game_by_dm_alone(house):
    parlour = await begun(house, None, target=100)
    before, acts = counted(house), 0
    while not over(parlour.table):
        for person in await parlour.waiting():
            if person in await parlour.waiting():
                await act(parlour, person)
                acts += 1
    assert "win together" in parlour.table.text
    mail = [house.messages(person.user.dm_channel) for person in parlour.people]
    assert all(len(each) == 1 and "win together" in each[0].text for each in mail)
    assert (counted(house) - before) / acts <= 1.2


async def test_a_person_plays_with_three_computers_to_the_end(house):
    ann = house.person("ann")
    await house.command(ann, "tichu start", boosters=False, level="easy", target=100)
    parlour = Parlour(house, [ann])
    assert all(f"🤖 {name}" in parlour.table.text for name in ("Mei", "Mei 2", "Mei 3"))
    for _ in range(400):
        if over(parlour.table):
            break
        assert await parlour.waiting() == [ann]
        await act(parlour, ann)
    assert over(parlour.table)
    assert "🏆" in parlour.table.text


# Before the first lead


async def test_nobody_but_its_owner_sees_a_card(house):
    parlour = await begun(house)
    state = await parlour.state()
    told = parlour.table.text + parlour.table.pictures[0].alt
    assert not [card for hand in state.hands for card in hand if card in told.split()]
    for seat, person in enumerate(parlour.people):
        cards = parlour.hand(person).pictures[0].alt
        assert all(card.replace("T", "10") in cards for card in state.hands[seat])


async def test_grand_tichu_is_called_in_the_dm_and_told_to_all(house):
    parlour = await begun(house)
    for person in parlour.people:
        said = "yes" if person.name == "ben" else "no"
        await house.click(person, parlour.hand(person), "grand", said)
    assert "📣 **ben** calls Grand Tichu: 200" in parlour.table.text
    assert "You have called Grand Tichu." in parlour.hand(parlour.people[1]).text


async def test_the_exchange_is_done_by_dm(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    state = await parlour.state()
    assert {"Kk", "Qb", "Jr"} <= set(state.hands[0])
    assert "ann leads." in parlour.table.text
    assert "Jg" not in parlour.table.text


async def test_an_exchange_with_a_card_twice_gives_nothing(house):
    parlour = await begun(house)
    ann = parlour.people[0]
    for person in parlour.people:
        await house.click(person, parlour.hand(person), "grand", "no")
    hand = parlour.hand(ann)
    before = await parlour.state()
    for code, said in (
        ("2g2gKg", "Give one card to each of the three others, each card only once."),
        ("2g2b3g", "You do not hold 2b."),
    ):
        answer = await house.press(ann, hand, pressing(hand, "give", code))
        assert answer.message.text.startswith(said)
    assert await parlour.state() == before
    old = pressing(hand, "give", "4g5g6g")
    await parlour.give(ann, "2g", "2k", "3g")
    await house.press(ann, hand, old)
    assert "You give 2g to ben, 2k to cat, 3g to dan." in hand.text


async def test_a_call_is_confirmed_in_private(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    dan = parlour.people[3]
    asked = (await house.click(dan, parlour.table, "tichu")).message
    assert asked.ephemeral
    assert "Call Tichu?" in asked.text
    assert (await parlour.state()).calls == ()
    await house.click(dan, asked, "Back")
    assert asked.offers("play") or asked.offers("pass")
    await house.click(dan, asked, "tichu")
    await house.click(dan, asked, "Call Tichu")
    assert "📣 **dan** calls Tichu: 100" in parlour.table.text


# Playing


async def test_cards_are_chosen_before_ones_turn_and_played_in_it(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    ann, ben = parlour.people[:2]
    chosen = await parlour.choose(ben, "2b 2r")
    assert chosen.control("play").label == "Play: pair of 2"
    early = await house.click(ben, chosen, "play")
    assert early.message.text.startswith("It is ann's turn.")
    await parlour.play(ann, "MJ")
    await parlour.choose(ben, "3k")
    await house.click(ben, chosen, "play")
    assert "**ben**: 3k" in parlour.table.text


async def test_the_table_opens_the_hand_with_what_was_chosen(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    ann = parlour.people[0]
    await parlour.choose(ann, "3g 4g")
    opened_hand = (await house.click(ann, parlour.table, "Play cards")).message
    assert opened_hand.ephemeral
    assert "Chosen: 3g 4g. That is no combination." in opened_hand.text
    await house.choose(ann, opened_hand, "cards", "MJ")
    await house.choose(ann, opened_hand, "wish", "6")
    await house.click(ann, opened_hand, "play")
    assert "💭 ann wishes for 6" in parlour.table.text
    assert "**ann**: Mah Jong" in parlour.table.text


async def test_a_pass_at_the_table_is_a_pass(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    ann, ben = parlour.people[:2]
    await parlour.play(ann, "MJ")
    await house.click(ben, parlour.table, "Pass")
    assert "ben passes" in parlour.table.text


async def test_a_double_click_plays_once(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    ann = parlour.people[0]
    hand = await parlour.choose(ann, "MJ")
    playing = hand.control("play").custom_id
    await house.press(ann, hand, playing)
    again = await house.press(ann, hand, playing)
    assert again.result.acknowledged
    assert len((await parlour.state()).trick) == 1


async def test_a_stale_hand_plays_nothing_and_shows_the_true_one(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    ann, ben = parlour.people[:2]
    hand = await parlour.choose(ann, "3g")
    old = hand.control("play").custom_id
    await house.command(ann, "tichu play", cards="mahjong")
    before = await parlour.state()
    await house.press(ann, hand, old)
    assert await parlour.state() == before
    assert not hand.offers("play")
    await house.press(ann, hand, pressing(hand, "cards"), "MJ")
    assert not hand.offers("play")
    await house.click(ben, parlour.table, "Pass")
    assert (await parlour.state()).turn == 2


WRONG: Final = {
    "not-in-hand": ("9r", "You do not hold 9r."),
    "no-combination": ("3k 5k", "3k, 5k is no combination."),
    "does-not-beat": ("2b 2r", "That does not beat what lies there: 5g (ann)."),
    "malformed": ("5x", "I could not read these cards."),
}
"""By code: what ben types after ann has led a five, and what he is told."""


@pytest.mark.parametrize("code", WRONG)
async def test_cards_that_cannot_be_played_are_answered_alike_in_every_way(house, code):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    ann, ben = parlour.people[:2]
    await parlour.play(ann, "5g")
    typed, said = WRONG[code]
    hand, before = parlour.hand(ben), await truth(house, parlour.table)
    pressed = await house.press(ben, hand, pressing(hand, "play", typed.replace(" ", "")))
    window = await house.click(ben, hand, "type")
    filled = await house.fill_in(ben, window, text=typed)
    commanded = await house.command(ben, "tichu play", cards=typed)
    for answer in (pressed, filled, commanded):
        assert answer.message.text.startswith(said)
        assert answer.message.ephemeral or answer.at_home
    assert await truth(house, parlour.table) == before


async def test_a_wish_binds_whoever_can_fulfil_it(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    ann, ben = parlour.people[:2]
    await house.command(ann, "tichu play", cards="mahjong", wish="6")
    answer = await house.click(ben, parlour.table, "Pass")
    assert answer.message.text == (
        "**6** is wished, and you can play it: you have to. For example: 6k."
    )
    answer = await house.command(ben, "tichu play", cards="7k")
    assert answer.message.text.startswith("**6** is wished")
    await house.command(ben, "tichu play", cards="6k")
    assert "💭 The wish for 6 is fulfilled" in parlour.table.text


async def test_the_one_who_leads_cannot_pass(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    answer = await house.click(parlour.people[0], parlour.table, "Pass")
    assert answer.message.text.startswith("You lead: you have to play something.")


async def test_who_does_not_play_is_told_so(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    eve = house.person("eve")
    before = await truth(house, parlour.table)
    for verb in ("choose", "pass", "bomb", "tichu"):
        answer = await house.click(eve, parlour.table, verb)
        assert answer.message.text.startswith("You do not play at this table.")
    assert await truth(house, parlour.table) == before


async def test_a_typed_play_is_suggested(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    ann = parlour.people[0]
    found = await ann.autocomplete(house.channel, "tichu play", "cards", "3g ")
    values = [choice["value"] for choice in found]
    assert "3g 4g 5g 6g 7g 8g" in values


# Bombs


async def test_nobody_is_written_to_because_of_a_short_window(house):
    parlour = await closing(house)
    hands = [parlour.hand(person) for person in parlour.people]
    before = [each.texts for each in hands]
    await house.env.advance_time(PATIENCE + 0.2)
    assert len(await parlour.waiting()) == 4
    assert [each.texts for each in hands] == before


async def closing(house: House) -> Parlour:
    """Ann has led the Mah Jong, the others have passed: all are asked for bombs."""
    parlour = await begun(house)
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
    for person in parlour.people:
        await house.click(person, parlour.hand(person), "grand", "no")
    for person, gifts in zip(
        parlour.people, ("2g Ag 3k", "2k Ak 3b", "2b Ab 3r", "2r Ar 3g"), strict=True
    ):
        await parlour.give(person, *gifts.split())
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


# Hands


async def test_a_hand_waits_before_it_says_whose_turn_it_is(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    ben = parlour.people[1]
    await parlour.play(parlour.people[0], "5g")
    assert "On top" not in parlour.hand(ben).text
    await house.env.advance_time(PATIENCE + 1)
    assert "On top: **5g** of ann" in parlour.hand(ben).text
    assert "It is up to you" in parlour.hand(ben).text


async def test_who_takes_no_dms_plays_with_my_hand(house):
    parlour = await begun(house, closed=True)
    ann = parlour.people[0]
    hand = await parlour.whisper(ann)
    await house.click(ann, hand, "grand", "no")
    assert "Your answer is noted." in hand.text


# The lobby


def teams(table: Message) -> str:
    """The line that says who plays with whom."""
    return next(line for line in table.text.splitlines() if "eams" in line)


async def test_the_lobby_says_who_plays_with_whom(house):
    await opened(house)
    assert teams(house.table()) == "Teams: **ann** + **cat** · **ben** + **dan**"


async def test_people_change_their_team(house):
    ann, ben = house.person("ann"), house.person("ben")
    await house.command(ann, "tichu start")
    table = house.table()
    await house.click(ben, table, "@join")
    assert teams(table) == "Teams: **ann** + … · **ben** + …"
    await house.click(ben, table, "Change team")
    assert teams(table) == "Teams: **ann** + **ben** · … + …"
    await house.click(ann, table, "@start")
    assert "🟠 **ann** + **ben** 0" in table.text


async def test_at_a_full_table_two_change_places(house):
    people = await opened(house)
    await house.click(people[0], house.table(), "Change team")
    assert teams(house.table()) == "Teams: **ben** + **cat** · **ann** + **dan**"


async def test_who_does_not_sit_there_changes_nothing(house):
    await opened(house)
    eve, before = house.person("eve"), house.table().text
    answer = await house.click(eve, house.table(), "Change team")
    assert answer.message.text.startswith("You do not play at this table.")
    assert house.table().text == before


async def test_teams_can_be_drawn_by_lot(house):
    people = await opened(house)
    table = house.table()
    await house.choose(people[0], table, "@teams", "drawn")
    assert teams(table) == "The teams are drawn by lot at the start."
    assert not table.offers("Change team")
    await house.click(people[0], table, "@start")
    seated = [seat.name for seat in (await table_of(house, session_of(table))).seats]
    assert sorted(seated) == sorted(NAMES)


async def test_only_the_host_has_the_teams_drawn(house):
    people = await opened(house)
    answer = await house.choose(people[1], house.table(), "@teams", "drawn")
    assert answer.message.text.startswith("Only <@")
    answer = await house.press(people[0], house.table(), pressing(house.table(), "@teams"), "x")
    assert teams(house.table()).startswith("Teams: **ann** + **cat**")


async def test_the_options_are_chosen_in_the_lobby(house):
    people = await opened(house, bombs=10)
    table = house.table()
    assert "to 1000 points · 💣 10 seconds" in table.text
    await house.choose(people[0], table, "@set", "250", arg="target")
    await house.choose(people[0], table, "@set", "0.0", arg="bomb_seconds")
    assert "to 250 points · 💣 no time for bombs" in table.text


# Languages


async def test_the_table_speaks_the_servers_language_and_a_hand_its_owners(house):
    house.env.backend.get_guild(house.guild.id).preferred_locale = "pt-BR"
    parlour = await begun(house, locale="uk")
    await parlour.to_the_first_lead()
    await parlour.play(parlour.people[0], "MJ")
    assert "Na mesa: **Mah Jong** de ann" in parlour.table.text
    answer = await house.click(parlour.people[2], parlour.table, "Passar")
    assert "ben" in answer.message.text
    assert "Карти можна вибрати" in parlour.hand(parlour.people[3]).text
